/** The ten heroes of Fantasy Pug Quest as they look, by the ids of `src/engine/quest/data/heroes.json`. */
import { composePug } from './pug.ts';
import type { PugLooks } from './pug-looks.ts';

const heroes = {
  bravepug: {
    ...{ fur: 'fawn', eyes: 'round', iris: 'brown', extra: 'none' },
    ...{ hat: 'helm', outfit: 'tabard', tool: 'sword', back: 'cape', cloth: 'red', trim: 'gold' },
  },
  puggab: {
    ...{ fur: 'apricot', eyes: 'lashes', iris: 'blue', extra: 'warpaint' },
    ...{ hat: 'horns', outfit: 'pelt', tool: 'club', back: 'none', cloth: 'teal', trim: 'gold' },
  },
  pugtor: {
    ...{ fur: 'silver', eyes: 'round', iris: 'blue', extra: 'none' },
    ...{ hat: 'mitre', outfit: 'vestment', tool: 'mace', back: 'halo', cloth: 'teal', trim: 'gold' },
  },
  pugramix: {
    ...{ fur: 'brindle', eyes: 'sleepy', iris: 'green', extra: 'none' },
    ...{ hat: 'antlers', outfit: 'leaves', tool: 'vine', back: 'none', cloth: 'green', trim: 'brown' },
  },
  pugpin: {
    ...{ fur: 'black', eyes: 'keen', iris: 'amber', extra: 'mask' },
    ...{ hat: 'hood', outfit: 'leathers', tool: 'dagger', back: 'sack', cloth: 'indigo', trim: 'red' },
  },
  elpug: {
    ...{ fur: 'fawn', eyes: 'round', iris: 'blue', extra: 'beard' },
    ...{ hat: 'wizard', outfit: 'stars', tool: 'staff', back: 'none', cloth: 'blue', trim: 'gold' },
  },
  pugayaga: {
    ...{ fur: 'black', eyes: 'lashes', iris: 'green', extra: 'wart' },
    ...{ hat: 'witch', outfit: 'shawl', tool: 'broom', back: 'none', cloth: 'violet', trim: 'green' },
  },
  aragpug: {
    ...{ fur: 'apricot', eyes: 'keen', iris: 'amber', extra: 'scar' },
    ...{ hat: 'cap', outfit: 'jerkin', tool: 'bow', back: 'quiver', cloth: 'pine', trim: 'red' },
  },
  pugarotti: {
    ...{ fur: 'fawn', eyes: 'round', iris: 'brown', extra: 'moustache' },
    ...{ hat: 'beret', outfit: 'ruff', tool: 'lute', back: 'none', cloth: 'rose', trim: 'gold' },
  },
  pugracelsus: {
    ...{ fur: 'silver', eyes: 'round', iris: 'green', extra: 'plaster' },
    ...{ hat: 'goggles', outfit: 'apron', tool: 'flask', back: 'none', cloth: 'brown', trim: 'teal' },
  },
} as const satisfies Record<string, PugLooks>;

export type PugHeroId = keyof typeof heroes;

export const PUG_HEROES: Readonly<Record<PugHeroId, PugLooks>> = heroes;

/** The drawing of a hero by id, or of a pug from the workshop by its looks. */
export function heroArt(hero: PugHeroId | PugLooks): string {
  return typeof hero === 'string' ? composePug(PUG_HEROES[hero], hero) : composePug(hero);
}
