/**
 * What the coach watches: a watch looks at an answer, or at what it led to, and says whether a topic was
 * understood. It sees no more than the player does.
 */
import type { CoachTopic, WatchId } from '../../../../campaign/coach.ts';
import type { EventOf, GameId } from '../../../../engine/games.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import type { Sight } from '../moment.ts';

/** What a sentence about it needs: ids of things, and numbers. */
export type WatchArgs = Readonly<Record<string, string | number>>;

export interface Finding {
  verdict: 'right' | 'misread';
  args?: WatchArgs;
}

export interface CoachWatch<G extends GameId = 'petz'> {
  id: WatchId;
  topic: CoachTopic;
  /** The questions whose answers it looks at; the first is the occasion to tell it again. */
  asks: readonly string[];
  /** Where the coach points when he tells it again. */
  point: string;
  /** It judges by what a lesson is about, which in a whole game is one reason among many: looked at in lessons only. */
  inLessons?: true;
  /** Looks at an answer before it is given; null: it tells nothing about the topic. */
  judge?(sight: Sight<G>, choice: Json): Finding | null;
  /** Looks at what happened to the player, with the table before and after it. */
  look?(before: Sight<G>, events: readonly EventOf<G>[], after: Sight<G>): Finding | null;
}

export const RIGHT: Finding = { verdict: 'right' };
export const misread = (args: WatchArgs = {}): Finding => ({ verdict: 'misread', args });
