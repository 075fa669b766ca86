/** What a play is given, and what it is: every group of events has a file of its own beside this one, `index.ts` lists them. */
import type { QuestEventType } from '../../../engine/quest/events.ts';
import type { BattleLayout } from '../battle-layout.ts';
import type { Bodies, Spots } from '../spots.ts';
import type { QuestBeat, QuestDeal, QuestLook } from '../types.ts';

/** What a play has to work with. `spots`, `at` and `bodies` are those of the picture as it stands: read them anew after `turn`. */
export interface Scene {
  readonly deal: QuestDeal;
  readonly look: QuestLook;
  readonly at: BattleLayout;
  readonly spots: Spots;
  /** The images of the creatures on the board, by id. */
  readonly bodies: Bodies;
  /** Draws the picture as it is after a beat. */
  turn(beat: QuestBeat): void;
}

/** Shows `beats[0]` and whatever follows that belongs to it; resolves with how many beats that were (at least 1). */
export type Play = (scene: Scene, beats: readonly QuestBeat[]) => Promise<number>;

export type Plays = Partial<Record<QuestEventType, Play>>;
