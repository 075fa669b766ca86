/**
 * How what happens is shown. A play takes the beats from one on, shows as many of them as belong together, and says how
 * many that were; what has no play is only drawn as it is afterwards. Every group of events has a file of its own.
 */

import type { QuestBeat } from '../types.ts';
import { CARD_PLAYS } from './cards.ts';
import { FIGHT } from './fight.ts';
import { drawnBeat } from './graves.ts';
import type { Play, Plays, Scene } from './scene.ts';
import { WORLD_PLAYS } from './worlds.ts';

const PLAYS: Plays = { ...FIGHT, ...CARD_PLAYS, ...WORLD_PLAYS };

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
    const play: Play<never> | undefined = PLAYS[beat.event.type];
    const shown = await play?.(scene, beat.event as never, beat, beats.slice(i));
    i += typeof shown === 'number' ? Math.max(1, shown) : 1;
    const last = beats[i - 1];
    if (last !== undefined) scene.turn(drawnBeat(scene, last));
    if (play === undefined) await scene.kit.wait(PLAIN_MS);
  }
}

/** How long something is looked at that has no play. */
const PLAIN_MS = 350;
