/**
 * How what happens is shown. A play takes the beats from one on, shows as many of them as belong together, and says how
 * many that were; what has no play is only drawn as it is afterwards. Every group of events has a file of its own.
 */
import type { QuestEventType } from '../../../engine/quest/events.ts';
import type { Bodies } from '../bodies.ts';
import type { BattleLayout } from '../layout.ts';
import type { Spots } from '../spots.ts';
import type { QuestBeat, QuestDeal, QuestLook } from '../types.ts';
import { CARDS } from './cards.ts';
import { FIGHT } from './fight.ts';
import { drawnBeat } from './graves.ts';
import { WORLDS } from './worlds.ts';

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

const PLAYS: Plays = { ...FIGHT, ...CARDS, ...WORLDS };

/** Plays beats in order; one line at the foot says what is going on (`caption`). */
export async function playAll(
  scene: Scene,
  beats: readonly QuestBeat[],
  caption: (beat: QuestBeat) => void,
): Promise<void> {
  for (let i = 0; i < beats.length; ) {
    const beat = beats[i];
    if (beat === undefined) return;
    caption(beat);
    scene.deal.hear(beat.event);
    const play = PLAYS[beat.event.type];
    const played = play === undefined ? 1 : await play(scene, beats.slice(i));
    i += Math.max(1, played);
    const last = beats[i - 1];
    if (last !== undefined) scene.turn(drawnBeat(scene, last));
    if (play === undefined) await scene.deal.kit.wait(PLAIN_MS);
  }
}

/** How long something is looked at that has no play. */
const PLAIN_MS = 350;
