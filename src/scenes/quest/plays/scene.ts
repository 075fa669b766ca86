/** What a play is given, and what it is: every group of events has a file of its own beside this one, `index.ts` lists them. */
import type { QuestEvent, QuestEventType } from '../../../engine/quest/events.ts';
import type { BattleLayout } from '../battle-layout.ts';
import type { Bodies, Spots } from '../spots.ts';
import type { QuestBeat, QuestDeal, QuestLook } from '../types.ts';

/** What a play has to work with. `spots`, `at` and `bodies` are those of the picture as it stands: read them anew after `turn`. */
export interface Scene {
  readonly deal: QuestDeal;
  /** Of the deal. */
  readonly kit: QuestDeal['kit'];
  readonly speech: QuestDeal['link']['speech'];
  readonly look: QuestLook;
  readonly at: BattleLayout;
  readonly spots: Spots;
  /** The images of the creatures on the board, by id. */
  readonly bodies: Bodies;
  /** Draws the picture as it is after a beat. */
  turn(beat: Pick<QuestBeat, 'after'>): void;
}

export type Told<T extends QuestEventType> = Extract<QuestEvent, { type: T }>;

/**
 * Shows an event and whatever of `beats`, which it begins, belongs to it; resolves with how many beats that were, or
 * with anything else for this one alone.
 */
export type Play<E> = (
  scene: Scene,
  event: E,
  beat: QuestBeat,
  beats: readonly QuestBeat[],
) => Promise<unknown>;

export type Plays = { readonly [T in QuestEventType]?: Play<Told<T>> };
