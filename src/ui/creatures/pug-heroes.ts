/** The ten heroes of Fantasy Pug Quest as they look, by the ids of `src/engine/quest/data/heroes.json`. */
import FILE from './pug.json' with { type: 'json' };
import { composePug } from './pug.ts';
import type { PugLooks } from './pug-looks.ts';

export type PugHeroId = keyof typeof FILE.heroes;

export const PUG_HEROES: Readonly<Record<PugHeroId, PugLooks>> = FILE.heroes;

/** The drawing of a hero by id, or of a pug from the workshop by its looks. */
export function heroArt(hero: PugHeroId | PugLooks): string {
  return typeof hero === 'string' ? composePug(PUG_HEROES[hero], hero) : composePug(hero);
}
