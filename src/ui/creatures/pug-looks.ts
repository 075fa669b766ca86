/**
 * What a pug can look like, as plain data: one choice for every slot of the workshop. The drawings of the parts are in
 * `assets/art/pug/` under the same names (docs/art.md, "Pugs").
 */
import FILE from './pug.json' with { type: 'json' };

/** What can be chosen for each slot, in the order in which the workshop offers it; cloth and its trimmings are dyed alike. */
const dyes = Object.keys(FILE.colours.dye);
export const PUG_PARTS = { ...FILE.parts, cloth: dyes, trim: dyes };

export type PugSlot = keyof typeof PUG_PARTS;

/** A choice for every slot; it can be stored and sent as it is. */
export type PugLooks = Readonly<Record<PugSlot, string>>;

export const PUG_SLOTS = Object.keys(PUG_PARTS) as readonly PugSlot[];

/** What the workshop begins with. */
export const PLAIN_PUG: PugLooks = FILE.plain;

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
