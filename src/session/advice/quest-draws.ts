/**
 * Energy cards taken in one gesture: a person marks open cards and the deck, as many as the draw gives, and what is
 * marked then answers one question of the engine after the other (R-PQ-37). Pure, but for `takeMarked`.
 */
import type { Seat } from '../../engine/kernel/state.ts';
import { BOARD } from '../../engine/quest/data/cards.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import type { Session } from '../game/session.ts';

/** The deck, or a place of the open cards as they lie while they are marked. */
export type DrawSource = 'deck' | number;

/** How many cards the action Draw gives (PQ-ACTION-DRAW-01). */
export const DRAWS: number = BOARD.draw;

/** How many cards the draw under way still gives, and how many of them have to be taken; null if there is none. */
export function drawOf(view: QuestView): { left: number; must: number } | null {
  const task = view.tasks.findLast(({ proc }) => proc === 'quest.draw');
  if (task === undefined) return null;
  const { left, must = left } = task.vars as { left: number; must?: number };
  return { left, must: Math.max(0, must) };
}

/**
 * The marks after one more tap on a source. A marked card is given back; the deck is marked again as long as cards are
 * left to mark. With all of them marked, another source takes the place of the first.
 */
export function markedAfter(marks: readonly DrawSource[], source: DrawSource, most: number): DrawSource[] {
  const isFull = marks.length >= most;
  if (marks.includes(source) && (source !== 'deck' || isFull)) return marks.filter((one) => one !== source);
  return [...(isFull ? marks.slice(marks.length + 1 - most) : marks), source];
}

/** What a mark answers when its turn comes. */
export interface Take {
  from: DrawSource;
  /** The card that is meant; null for the deck. */
  card: CardKind | null;
}

/** The marks as answers: cards taken before leave their places, so that those behind them move up. */
export function takesOf(display: readonly CardKind[], marks: readonly DrawSource[]): Take[] {
  return marks.map((mark, i) => {
    if (mark === 'deck') return { from: mark, card: null };
    const before = marks.slice(0, i).filter((one) => one !== 'deck' && one < mark).length;
    return { from: mark - before, card: display[mark] ?? null };
  });
}

/** Gives the answers one by one; stops as soon as a card does not lie where it was, or something else is asked. */
export function takeMarked(session: Session<'quest'>, seat: Seat, takes: readonly Take[]): void {
  for (const { from, card } of takes) {
    const ask = session.ask();
    if (ask?.kind !== 'quest.draw' || session.domain(seat) === null) return;
    if (from !== 'deck' && session.view(seat).display[from] !== card) return;
    if (session.check(seat, from) !== null) return;
    session.answer(seat, from);
    // It was held back, or nothing came of it.
    if (session.ask()?.id === ask.id) return;
  }
}
