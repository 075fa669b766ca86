/** An arrangement while it is being made: how things are, a proposal, and moves that keep it legal. */

import type { Domain } from '../../engine/kernel/domain.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import type { ArrangeFacts } from '../../engine/petz/phases/arrange.ts';
import type { PetzView } from '../../engine/petz/view.ts';

export const PLOTS = [0, 1, 2, 3] as const;

/** A thing or nothing for every field of the form: `cage0`, `addon0`, `pet0` and so on. */
export type PetPlaces = Readonly<Record<string, string | null>>;

export type ArrangeDomain = Extract<Domain, { type: 'form' }>;

/** What the form lets move. */
export function factsOf(domain: ArrangeDomain): ArrangeFacts {
  return domain.facts as ArrangeFacts;
}

/** Everything stays where it is; nothing new is placed. */
export function asItIs(domain: ArrangeDomain): PetPlaces {
  const now: Record<string, string | null> = {};
  for (const [name, field] of Object.entries(domain.fields)) {
    const first = field.type === 'pick' ? (field.options[0] ?? null) : null;
    now[name] = typeof first === 'string' ? first : null;
  }
  return now;
}

/** New cages on free plots, new addons on bare cages, new pets into free cages. */
export function proposal(domain: ArrangeDomain, view: PetzView, seat: Seat): PetPlaces {
  const { cages, addons, pets, caged } = factsOf(domain);
  const made: Record<string, string | null> = { ...asItIs(domain) };
  const plots = view.shops[seat]?.plots ?? [];
  const hasCage = [...caged];
  for (const cage of cages) {
    const free = PLOTS.find((at) => !hasCage[at]) ?? PLOTS.find((at) => made[`cage${at}`] === null);
    if (free === undefined) continue;
    made[`cage${free}`] = cage;
    hasCage[free] = true;
  }
  for (const addon of addons) {
    const bare = PLOTS.filter((at) => plots[at]?.addon === null && made[`addon${at}`] === null);
    const at = bare.find((x) => hasCage[x]) ?? bare[0] ?? PLOTS.find((x) => made[`addon${x}`] === null);
    if (at !== undefined) made[`addon${at}`] = addon;
  }
  const housed = new Set(PLOTS.map((at) => made[`pet${at}`]));
  for (const pet of pets) {
    if (housed.has(pet)) continue;
    const at = PLOTS.find((x) => hasCage[x] && made[`pet${x}`] === null);
    if (at !== undefined) made[`pet${at}`] = pet;
  }
  return made;
}

/** Puts a thing on a plot. A pet that was elsewhere changes places with who was here; a tile leaves its old plot. */
export function put(
  now: PetPlaces,
  what: 'cage' | 'addon' | 'pet',
  at: number,
  id: string | null,
): PetPlaces {
  const here = `${what}${at}`;
  const made: Record<string, string | null> = { ...now };
  const there = id === null ? undefined : PLOTS.find((x) => x !== at && now[`${what}${x}`] === id);
  if (there !== undefined) made[`${what}${there}`] = what === 'pet' ? (now[here] ?? null) : null;
  made[here] = id;
  return made;
}

/** Pets that have no place: they would be released. */
export function released(domain: ArrangeDomain, now: PetPlaces): string[] {
  return factsOf(domain).pets.filter((pet) => !PLOTS.some((at) => now[`pet${at}`] === pet));
}

export function toChoice(now: PetPlaces): Json {
  return { ...now };
}
