/**
 * What a player takes along into a level: a starting artifact, another Hero to lead, a treasure. Each is earned by winning
 * every level of a chapter, is a piece of the rulebooks with its own rule, and is chosen before a game.
 */

import type { Seat } from '../engine/kernel/state.ts';
import type { Book, Campaign, Level, Progress } from './schema.ts';
import { takesStep } from './steps.ts';
import { recordOfParts } from './two-parts.ts';

export type Extra = NonNullable<Campaign['extras']>[number];

/** The piece's own id, by which it is chosen. */
export const extraId = (extra: Extra): string =>
  'artifact' in extra ? extra.artifact : 'hero' in extra ? extra.hero : extra.treasure;

/** The list with what is made of the entry of a seat; entries before it that nobody has named are as printed. */
function at<T extends object>(some: readonly (T | null)[], seat: Seat, change: (one: T) => T): (T | null)[] {
  const all = Array.from({ length: Math.max(some.length, seat + 1) }, (_, i) => some[i] ?? null);
  all[seat] = change(all[seat] ?? ({} as T));
  return all;
}

/** The level with the piece in the player's hands; the same level where it has no place. */
export function withExtra(level: Level, extra: Extra | undefined): Level {
  const you = level.seats.findIndex(({ who }) => who === 'person');
  if (extra === undefined || you < 0 || !takesStep(level)) return level;
  if (level.game === 'petz') {
    if (!('artifact' in extra)) return level;
    const shops = at(level.start?.shops ?? [], you, (shop) => ({
      ...shop,
      artifacts: [...(shop.artifacts ?? []), extra.artifact],
    }));
    return { ...level, start: { ...level.start, shops } };
  }
  const isLord = level.lord != null && you === level.seats.length - 1;
  if (isLord || 'artifact' in extra) return level;
  if ('hero' in extra) {
    const { heroes } = level;
    if (heroes === undefined || typeof heroes === 'string') return level;
    return { ...level, heroes: heroes.map((hero, seat) => (seat === you ? extra.hero : hero)) };
  }
  const heroes = at(level.start?.heroes ?? [], you, (hero) => ({
    ...hero,
    treasures: [...(hero.treasures ?? []), extra.treasure],
  }));
  return { ...level, start: { ...level.start, heroes } };
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
