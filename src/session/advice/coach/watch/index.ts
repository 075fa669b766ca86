/** Everything the coach has an eye on, by game. */

import type { GameId } from '../../../../engine/games.ts';
import { cages, care, potion, suit } from './care.ts';
import { catching, manure, shovel, watchHunger, watchPlay } from './looking-after.ts';
import { combo, defence, idleTurn, riposte } from './quest.ts';
import { entrant, homeless, idle, noGold, soldCheap, unsold, wasted, watchPlatform } from './shopping.ts';
import type { CoachWatch } from './watch.ts';

export type { CoachWatch as Watch, Finding, WatchArgs as Args } from './watch.ts';

const PETZ: readonly CoachWatch[] = [
  ...[care, potion, watchHunger, watchPlay, catching, homeless, idle, noGold, wasted],
  ...[entrant, soldCheap, unsold, watchPlatform, manure, shovel, cages, suit],
];
const QUEST: readonly CoachWatch<'quest'>[] = [idleTurn, combo, riposte, defence];

/** The watches of a game. */
export function watchesOfGame<G extends GameId>(game: G): readonly CoachWatch<G>[] {
  return (game === 'quest' ? QUEST : PETZ) as readonly CoachWatch<G>[];
}
