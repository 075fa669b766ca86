/** Games at the moments worth a picture, made without a browser: played by bots, then handed to a person. */

import { type PlayMoment, playPetz } from '../../src/cli/playing.ts';
import type { GameId } from '../../src/engine/games.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import { RIVALS } from '../../src/session/game/rivals.ts';
import type { Player } from '../../src/session/game/seats.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { gameAt } from './game-at.ts';
import { GAME_OVER, SHOT_WISHES, type Wish } from './wishes.ts';

/** A game to be opened in the page, and how it goes on. */
export interface Position<G extends GameId = 'petz'> {
  readonly name: string;
  readonly file: GameFile<G>;
  /** Who is asked, and what is answered to lead on; at the end of a game none. */
  readonly seat: Seat;
  readonly choice: Json;
}
export type AnyPosition = Position | Position<'quest'>;

/** More games than it ever takes. */
const MOST_GAMES = 200;
/** Games known to come to something rare are looked through first. */
const KNOWN_ALLEYS = [0, 1, 2, 3, 4, 10, 18, 57, 160];
const BOTS = ['easy', 'random', 'easy', 'easy'] as const;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
const OPPONENTS = [RIVALS.mirelle, RIVALS.otso, RIVALS.bram, RIVALS.grizelda] as const;

/** Who sits where: the persons, and rivals with faces of their own. */
function playersFor(isPerson: (seat: Seat) => boolean): Player[] {
  return NAMES.map((name, seat) => {
    const rival = OPPONENTS[seat];
    if (isPerson(seat) || rival === undefined) return { kind: 'person', name };
    return { kind: 'bot', name: rival.name, strength: rival.suits, rival: rival.id };
  });
}

/** Looks through the same games in the same order each time, until every moment wished for has been met. */
export function findPositions(wishes: readonly Wish[] = SHOT_WISHES): Map<string, Position> {
  const found = new Map<string, Position>();
  search(
    found,
    wishes.filter(({ alleys }) => alleys !== true),
    false,
  );
  const ofAlleys = wishes.filter(({ alleys }) => alleys === true);
  if (ofAlleys.length > 0) search(found, ofAlleys, true);
  return found;
}

/** Plays the games of one series, with Dark Alleys or without. */
function search(found: Map<string, Position>, wishes: readonly Wish[], withAlleys: boolean): void {
  const open = new Set(wishes);
  const isDone = () => open.size === 0 && (withAlleys || found.has(GAME_OVER));
  const all = Array.from({ length: MOST_GAMES }, (_, game) => game);
  for (const game of new Set(withAlleys ? [...KNOWN_ALLEYS, ...all] : all)) {
    if (isDone()) return;
    const base = game % 2 === 0 ? basicSetup(4) : fullSetup(4);
    const setup = withAlleys ? alleysSetup(4, 'standard', base.variants) : base;
    const seed = withAlleys ? `alleys ${game}` : `shots ${game}`;
    const log: LogLine[] = [];
    const watch = (moment: PlayMoment) => {
      const { state, seat, choice } = moment;
      for (const wish of open) {
        if (!wish.fits(moment)) continue;
        open.delete(wish);
        const eye = wish.eye === 'rival' ? (seat + 1) % 4 : seat;
        const players = playersFor((x) => wish.eye === 'all' || x === eye);
        const file = gameAt('petz', { setup, seed, state, log, players });
        found.set(wish.name, { name: wish.name, file, seat, choice });
      }
      log.push([seat, choice]);
    };
    const { state } = playPetz(setup, BOTS, seed, { watch });
    if (found.has(GAME_OVER)) continue;
    const file = gameAt('petz', { setup, seed, state, log, players: playersFor((x) => x === 0) });
    found.set(GAME_OVER, { name: GAME_OVER, file, seat: 0, choice: null });
  }
}
