/** Everything the coach has an eye on, by game. */
import type { WatchId } from '../../../campaign/coach.ts';
import type { GameId } from '../../games.ts';
import { care, potion } from './care.ts';
import { catching, hunger, manure, play, shovel } from './looking-after.ts';
import { combo, defence, idleTurn, riposte } from './quest.ts';
import { entrant, platform, soldCheap, unsold } from './selling.ts';
import { homeless, idle, noGold, wasted } from './shopping.ts';
import type { Watch } from './watch.ts';

export type { Args, Finding, Watch } from './watch.ts';

const PETZ: readonly Watch[] = [
  ...[care, potion, hunger, play, catching, homeless, idle, noGold, wasted],
  ...[entrant, soldCheap, unsold, platform, manure, shovel],
];
const QUEST: readonly Watch<'quest'>[] = [idleTurn, combo, riposte, defence];

/** The watches of a game. */
export function watchesOfGame<G extends GameId>(game: G): readonly Watch<G>[] {
  return (game === 'quest' ? QUEST : PETZ) as unknown as readonly Watch<G>[];
}

export function watchById<G extends GameId>(game: G, id: WatchId): Watch<G> | null {
  return watchesOfGame(game).find((watch) => watch.id === id) ?? null;
}
