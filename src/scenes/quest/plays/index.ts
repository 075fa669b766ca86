/** How what happens on the board is shown: every group of events has a file of its own. */

import type { QuestBeat } from '../types.ts';
import { CARD_PLAYS } from './cards.ts';
import { FIGHT } from './fight.ts';
import { drawnBeat } from './graves.ts';
import { type Plays, playBeats, type Scene } from './scene.ts';
import { WORLD_PLAYS } from './worlds.ts';

const PLAYS: Plays = { ...FIGHT, ...CARD_PLAYS, ...WORLD_PLAYS };

/** Plays what happens on the board; one line at the foot says what is going on (`caption`). */
export const playAll = (
  scene: Scene,
  beats: readonly QuestBeat[],
  caption: (beat: QuestBeat) => void,
): Promise<void> => playBeats(scene, PLAYS, beats, caption, (beat) => scene.turn(drawnBeat(scene, beat)));
