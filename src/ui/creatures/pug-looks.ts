/**
 * What a pug can look like, as plain data: one choice for every slot of the workshop. The drawings of the parts are in
 * `assets/art/pug/` under the same names (docs/art.md, "Pugs").
 */

/** What cloth and its trimmings can be dyed in. */
const DYES = [
  'red',
  'rose',
  'violet',
  'indigo',
  'blue',
  'teal',
  'pine',
  'green',
  'gold',
  'cream',
  'brown',
  'coal',
] as const;

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
  cloth: DYES,
  trim: DYES,
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
