/**
 * What a pug can look like, as plain data: one choice for every slot of the workshop. The drawings of the parts are in
 * `assets/art/pug/` under the same names (docs/art.md, "Pugs").
 */

/** What cloth and its trimmings can be dyed in: light, middle and dark. */
export const DYES = {
  red: ['#ff8a6a', '#d8433a', '#8f2430'],
  rose: ['#ffa8cc', '#e8578f', '#a83466'],
  violet: ['#c79af5', '#8a52d0', '#4f2a90'],
  indigo: ['#8f9ae6', '#4a55a8', '#2c2f70'],
  blue: ['#8fc0ff', '#3f7fe0', '#1f3f8a'],
  teal: ['#8fe6dc', '#2fb5ab', '#1d7f80'],
  pine: ['#7fc08a', '#3a8a5c', '#1f5b45'],
  green: ['#a6dc7a', '#54b84f', '#2a6f38'],
  gold: ['#ffe98f', '#f2b93c', '#b9791c'],
  cream: ['#fffdf2', '#f4e6c8', '#c9b48a'],
  brown: ['#d99a5a', '#a8693a', '#6d4022'],
  coal: ['#9a8fa4', '#5f5570', '#3a3050'],
} as const;
const dyes = Object.keys(DYES) as (keyof typeof DYES)[];

/** What can be chosen for each slot, in the order in which the workshop offers it. */
export const PUG_PARTS = {
  fur: ['fawn', 'apricot', 'silver', 'brindle', 'black'],
  eyes: ['round', 'lashes', 'sleepy', 'keen'],
  iris: ['brown', 'amber', 'green', 'blue', 'violet'],
  extra: [
    'none',
    'warpaint',
    'beard',
    'moustache',
    'mask',
    'wart',
    'spectacles',
    'monocle',
    'patch',
    'scar',
    'freckles',
    'plaster',
  ],
  hat: [
    'none',
    'helm',
    'horns',
    'mitre',
    'antlers',
    'hood',
    'wizard',
    'witch',
    'cap',
    'beret',
    'goggles',
    'crown',
    'tricorn',
    'wreath',
    'jester',
    'bow',
    'toque',
    'pot',
    'nightcap',
  ],
  outfit: [
    'none',
    'tabard',
    'pelt',
    'vestment',
    'leaves',
    'leathers',
    'stars',
    'shawl',
    'jerkin',
    'ruff',
    'apron',
    'tunic',
    'collar',
    'coat',
    'sailor',
  ],
  tool: [
    'none',
    'sword',
    'club',
    'mace',
    'vine',
    'dagger',
    'staff',
    'broom',
    'bow',
    'lute',
    'flask',
    'axe',
    'wand',
    'ladle',
    'hammer',
    'flag',
    'sausage',
  ],
  back: ['none', 'cape', 'cloak', 'halo', 'sack', 'quiver', 'wings', 'pack'],
  cloth: dyes,
  trim: dyes,
} as const;

export type PugSlot = keyof typeof PUG_PARTS;

/** A choice for every slot; it can be stored and sent as it is. */
export type PugLooks = { readonly [Slot in PugSlot]: (typeof PUG_PARTS)[Slot][number] };

export const PUG_SLOTS = Object.keys(PUG_PARTS) as readonly PugSlot[];

/** What the workshop begins with. */
export const PLAIN_PUG: PugLooks = {
  fur: 'fawn',
  eyes: 'round',
  iris: 'brown',
  extra: 'none',
  hat: 'none',
  outfit: 'collar',
  tool: 'none',
  back: 'none',
  cloth: 'red',
  trim: 'gold',
};

/** Whether something that was read or received is the looks of a pug, with nothing missing and nothing more. */
export function isPugLooks(value: unknown): value is PugLooks {
  if (typeof value !== 'object' || value === null) return false;
  const chosen = new Map<string, unknown>(Object.entries(value));
  return chosen.size === PUG_SLOTS.length && PUG_SLOTS.every((slot) => isOffered(slot, chosen.get(slot)));
}

function isOffered(slot: PugSlot, choice: unknown): boolean {
  const choices: readonly unknown[] = PUG_PARTS[slot];
  return choices.includes(choice);
}

/** A pug at random, from numbers between 0 and 1 (1 excluded). */
export function randomPug(random: () => number): PugLooks {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const looks = Object.fromEntries(PUG_SLOTS.map((slot) => [slot, pick<unknown>(PUG_PARTS[slot])]));
  return isPugLooks(looks) ? looks : PLAIN_PUG;
}
