/** The Heroes of the workshop as they are saved on this device. */

import * as v from 'valibot';
import { type OwnHero, ownHeroSchema } from '../../engine/quest/schema-setup.ts';
import { checkOwnHero, copyOfHero, OWN_IDS } from '../../engine/quest/workshop.ts';
import { seenName } from './names.ts';

/** Those of what was saved that may still take part, one in each place: a Hero made by other prices is left out. */
export function readOwnHeroes(saved: unknown): OwnHero[] {
  if (!Array.isArray(saved)) return [];
  const heroes = saved.flatMap((one): OwnHero[] => {
    const parsed = v.safeParse(ownHeroSchema, one);
    if (!parsed.success) return [];
    const hero = { ...parsed.output, name: seenName(parsed.output.name) };
    return checkOwnHero(hero) === null ? [hero] : [];
  });
  return heroes.filter(({ id }, at) => heroes.findIndex((other) => other.id === id) === at);
}

/** True if Heroes of the workshop take part in a game that is about to be dealt. */
export function hasOwnHeroes(dealt: { setup: object } | null): boolean {
  return (
    dealt !== null && 'own' in dealt.setup && Array.isArray(dealt.setup.own) && dealt.setup.own.length > 0
  );
}

/** The same Heroes with this one among them, in its own place. */
export function saveOwnHero(heroes: readonly OwnHero[], hero: OwnHero): OwnHero[] {
  return [...heroes.filter(({ id }) => id !== hero.id), hero].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function forgetOwnHero(heroes: readonly OwnHero[], id: string): OwnHero[] {
  return heroes.filter((hero) => hero.id !== id);
}

/** What lies on the workbench for a place: the Hero saved there, or a mild one to begin with. */
export function onWorkbench(heroes: readonly OwnHero[], id: string, name: string): OwnHero {
  const saved = heroes.find((hero) => hero.id === id);
  return saved ?? { ...copyOfHero(id === OWN_IDS[0] ? 'pugpin' : 'pugayaga', id), name };
}
