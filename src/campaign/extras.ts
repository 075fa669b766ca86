/**
 * What a player takes along into a game: a starting artifact, another shop, another Hero to lead, a treasure. Each is
 * earned by winning every level of a chapter, is made of pieces of the rulebooks with their own rules, and is chosen before
 * a level or a free game.
 */

import type { Seat } from '../engine/kernel/state.ts';
import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import type { QuestSetup } from '../engine/quest/schema-setup.ts';
import type { Book, Campaign, Level, Progress } from './schema.ts';
import { takesStep } from './steps.ts';
import { recordOfParts } from './two-parts.ts';

export type Extra = NonNullable<Campaign['extras']>[number];

/** The piece's own id, by which it is chosen. */
export function extraId(extra: Extra): string {
  if ('artifact' in extra) return extra.artifact;
  if ('shop' in extra) return extra.shop;
  return 'hero' in extra ? extra.hero : extra.treasure;
}

/** The list with what is made of the entry of a seat; entries before it that are not named are as printed. */
function at<T extends object>(some: readonly (T | null)[], seat: Seat, change: (one: T) => T): (T | null)[] {
  const all = Array.from({ length: Math.max(some.length, seat + 1) }, (_, i) => some[i] ?? null);
  all[seat] = change(all[seat] ?? ({} as T));
  return all;
}

/** Whether a shop begins as printed, so that another can take its place. */
function isPrintedShop({ start, tune = {} }: Pick<PetzSetup, 'start' | 'tune'>, you: Seat): boolean {
  const named = start?.shops?.[you] ?? null;
  return named === null && tune.startGold === undefined && tune.startManure === undefined;
}

/** A game of the shops with the piece in that seat's shop; the same game where it has no place. */
export function shopsWithExtra<T extends Partial<Pick<PetzSetup, 'start' | 'tune'>>>(
  game: T,
  extra: Extra,
  you: Seat,
): T {
  const shops = game.start?.shops ?? [];
  const withShops = (now: typeof shops): T => ({ ...game, start: { ...game.start, shops: now } });
  if ('artifact' in extra)
    return withShops(
      at(shops, you, (shop) => ({ ...shop, artifacts: [...(shop.artifacts ?? []), extra.artifact] })),
    );
  const isPlace = 'shop' in extra && isPrintedShop({ tune: {}, ...game }, you);
  return isPlace ? withShops(at(shops, you, () => extra.begins)) : game;
}

/** A game of Pug Quest with the piece that Hero's from the beginning; the same game where it has no place. */
export function heroesWithExtra<T extends Partial<Pick<QuestSetup, 'start' | 'heroes'>>>(
  game: T,
  extra: Extra,
  you: Seat,
): T {
  if ('hero' in extra) {
    const { heroes } = game;
    if (heroes === undefined || typeof heroes === 'string') return game;
    return { ...game, heroes: heroes.map((hero, seat) => (seat === you ? extra.hero : hero)) };
  }
  if (!('treasure' in extra)) return game;
  const heroes = at(game.start?.heroes ?? [], you, (hero) => ({
    ...hero,
    treasures: [...(hero.treasures ?? []), extra.treasure],
  }));
  return { ...game, start: { ...game.start, heroes } };
}

/** The level with the piece in the player's hands; the same level where it has no place. */
export function withExtra(level: Level, extra: Extra | undefined): Level {
  const you = level.seats.findIndex(({ who }) => who === 'person');
  if (extra === undefined || you < 0 || !takesStep(level)) return level;
  if (level.game === 'petz') return shopsWithExtra(level, extra, you);
  const isLord = level.lord != null && you === level.seats.length - 1;
  return isLord ? level : heroesWithExtra(level, extra, you);
}

/** A piece, and how many levels of its chapter are won, of how many: by all of them it is earned. */
export interface ExtraState {
  extra: Extra;
  won: number;
  of: number;
}

/** All pieces there are, those too that are still to be earned. */
export function extraStates(book: Book, progress: Progress): ExtraState[] {
  return (book.extras ?? []).map((extra) => {
    const levels = book.chapters.find(({ id }) => id === extra.chapter)?.levels ?? [];
    const won = levels.filter((id) => recordOfParts(book, progress, id)?.won === true);
    return { extra, won: won.length, of: levels.length };
  });
}

/** The pieces that were earned: every level of their chapter is won. */
export const extrasEarned = (book: Book, progress: Progress): Extra[] =>
  extraStates(book, progress).flatMap(({ extra, won, of }) => (of > 0 && won === of ? [extra] : []));
