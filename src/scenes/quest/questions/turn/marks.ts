/** Open cards and the deck marked to be taken in one gesture; what is not marked comes from the deck. */

import type { Act } from '../../../../engine/quest/choices.ts';
import type { CardKind } from '../../../../engine/quest/data/words.ts';
import {
  DRAWS,
  type DrawSource,
  markedAfter,
  type Take,
  takeMarked,
  takesOf,
} from '../../../../session/advice/quest-draws.ts';
import { explainByKeys } from '../../explain.ts';
import type { ActionButton, Ground, Offers, Touchable } from '../../types.ts';
import type { ChosenAction } from './actions.ts';
import type { Foresight } from './preview.ts';

/** How many cards what is picked in a turn would draw: two, or as many as are swapped. */
export function drawsOf({ draft }: Ground): number {
  if (draft.chosen === 'draw') return DRAWS;
  return draft.chosen === 'discard' ? draft.cards.length : 0;
}

/** What is marked so far. */
export function marksIn({ draft }: Ground, most: number): DrawSource[] {
  const marks = Array.isArray(draft.more) ? (draft.more as DrawSource[]) : [];
  return marks.slice(0, most);
}

/** The sources that lie there, to be marked with a tap. */
export function markable(
  ground: Ground,
  sources: readonly DrawSource[],
  most: number,
  tapOn: (marks: DrawSource[]) => void,
): NonNullable<Offers['display']> {
  const marks = marksIn(ground, most);
  return new Map(
    sources.map((source): [DrawSource, Touchable] => {
      const times = marks.filter((one) => one === source).length;
      const tap = () => tapOn(markedAfter(marks, source, most));
      return [source, { state: times > 0 ? 'picked' : 'open', tap, ...(times > 1 ? { times } : {}) }];
    }),
  );
}

/** All of the draw: what is marked, then the deck. */
export function takesFor(ground: Ground, most: number): Take[] {
  const marks = marksIn(ground, most);
  const rest = new Array<DrawSource>(Math.max(0, most - marks.length)).fill('deck');
  return takesOf(ground.view.display, [...marks, ...rest]);
}

/** What is marked only: after it the question is put again. */
export const takesMarked = (ground: Ground, most: number): Take[] =>
  takesOf(ground.view.display, marksIn(ground, most));

/** Goes on with what is marked, after the answer that led to the draw. */
export const goOn = ({ host, look }: Ground, takes: readonly Take[]): void =>
  takeMarked(host.link.session, look.seat, takes);

/** What the big button says of the sources. */
export function takeWords(ground: Ground, most: number): string {
  const { speech } = ground;
  const { length } = marksIn(ground, most);
  if (length === 0) return speech.t('ui.questTurn.takeDeck', { count: most });
  if (length >= most) return speech.t('ui.questTurn.take', { count: most });
  return speech.t('ui.questTurn.takeRest', { count: most - length, n: length });
}

/** Takes what is marked and lets the player look at what comes in its place before the next. */
export function oneByOne(ground: Ground, tap: () => void): ActionButton {
  const { speech } = ground;
  const explain = () => explainByKeys(speech, 'ui.questTurn.oneByOne', 'ui.questTurn.oneByOneText');
  return { id: 'singly', words: speech.t('ui.questTurn.oneByOne'), icon: 'icons/quest-draw', tap, explain };
}

/** Everything the parts of the question of a hero's turn are made of. */
export interface Turning {
  ground: Ground;
  acts: readonly Act[];
  seat: number;
  hand: readonly CardKind[];
  ways: readonly Act[];
  /** What would be sent. */
  act: Act | null;
  foresight: Foresight;
  /** Sends it, if it is whole; `singly`: cards one by one. */
  confirm(singly?: boolean): void;
  choose(chosen: ChosenAction | null): void;
}
