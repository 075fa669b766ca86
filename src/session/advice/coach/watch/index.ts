/** Everything the coach has an eye on, by game. */
import type { GameId } from '../../../../engine/games.ts';
import { cages } from './cages.ts';
import { care, potion, suit } from './care.ts';
import { catching, hunger, manure, play, shovel } from './looking-after.ts';
import { combo, defence, idleTurn, riposte } from './quest.ts';
import { entrant, platform, soldCheap, unsold } from './selling.ts';
import { homeless, idle, noGold, wasted } from './shopping.ts';
import type { Watch } from './watch.ts';

export type { Args, Finding, Watch } from './watch.ts';

const PETZ: readonly Watch[] = [
  ...[care, potion, hunger, play, catching, homeless, idle, noGold, wasted],
  ...[entrant, soldCheap, unsold, platform, manure, shovel, cages, suit],
];
const QUEST: readonly Watch<'quest'>[] = [idleTurn, combo, riposte, defence];

/** The watches of a game. */
export function watchesOfGame<G extends GameId>(game: G): readonly Watch<G>[] {
  return (game === 'quest' ? QUEST : PETZ) as readonly Watch<G>[];
}
