/**
 * What the heroes look like and are called that were made in the workshop: they take part under ids of their own, and
 * only the game's setup knows them. Every picture lays out the clothes of its game before it draws.
 */
import type { OwnHero } from '../../engine/quest/workshop.ts';
import { composePug, pugName } from '../../ui/creatures/pug.ts';
import { isPugLooks, PLAIN_PUG } from '../../ui/creatures/pug-looks.ts';
import { type Art, art } from '../../ui/svg-art.ts';
import { remember } from './drawings.ts';

let own: readonly OwnHero[] = [];

/** From now on heroes with ids of the workshop are those of this game. */
export function layOutClothes(setup: { own?: readonly OwnHero[] }): void {
  own = setup.own ?? [];
}

/** The drawing of a hero from the workshop; null for printed ones. */
export function ownHeroArt(id: string): Art | null {
  const hero = own.find((one) => one.id === id);
  if (hero === undefined) return null;
  // Looks that cannot be read are plain ones.
  const looks = isPugLooks(hero.looks) ? hero.looks : PLAIN_PUG;
  const name = pugName(looks);
  return remember(`own-${name}`, () => art(`own-${name}`, composePug(looks)));
}

/** The name that a hero from the workshop was given; null for printed ones. */
export function ownHeroName(id: string): string | null {
  return own.find((one) => one.id === id)?.name ?? null;
}
