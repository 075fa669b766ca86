/** Positions out of games between bots: a shop before it goes shopping, or whose cards are about to be laid, and what will be laid. */

import { dice } from '../../engine/kernel/rng.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import type { PetzSetup } from '../../engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup } from '../../engine/petz/setup.ts';
import type { Petz } from '../../engine/petz/state.ts';
import { playPetz } from '../playing.ts';

/** Where in a round a position is: before groups are formed, or before cards are laid. */
type FindMoment = 'petz.group' | 'petz.assign';

/** A shop in a round, from whose point of view a puzzle may be set. */
export interface Find {
  moment: FindMoment;
  /** Before any seat has formed groups or laid cards; sealed answers are taken out of it. */
  state: Petz;
  seat: number;
  /** What every seat lays, bar by bar; a seat without pets lays nothing, and no seat does before groups are formed. */
  laid: Readonly<Record<number, readonly number[]>>;
  /** The game it is from. */
  game: string;
}

/** What games positions are taken from. */
interface Games {
  setup: PetzSetup;
  players: readonly string[];
  /** So often a bot does something odd: a puzzle wants trouble. */
  stray: number;
}

/** Games of those who are easily caught out. */
const WEAK = {
  players: ['apprentice', 'trader', 'apprentice:hoarder', 'apprentice:showman', 'apprentice:gambler'],
  stray: 0.12,
};
export const BASE_GAMES: Games = { ...WEAK, setup: basicSetup(2) };
export const ALLEY_GAMES: Games = { ...WEAK, setup: alleysSetup(2, 'standard') };
/** Games of those who are not. */
export const CLOSE_GAMES: Games = {
  players: ['master', 'trader', 'master:hoarder', 'trader:showman', 'master:gambler'],
  stray: 0.05,
  setup: basicSetup(2),
};

/** All positions of one game; the same seed gives the same ones. */
export function positionsOf(seed: string, { setup, players, stray }: Games = BASE_GAMES): Find[] {
  const rng = dice(seed);
  const names = Array.from({ length: setup.seats }, () => players[rng.below(players.length)] ?? 'trader');
  const found: Find[] = [];
  const open = new Map<FindMoment, { round: number; state: Petz; laid: Record<number, readonly number[]> }>();
  playPetz(setup, names, seed, {
    budget: 0.2,
    stray: { seats: [...names.keys()], chance: stray },
    watch({ state, seat, choice }) {
      const kind = state.ask?.kind;
      if (kind !== 'petz.group' && kind !== 'petz.assign') return;
      let here = open.get(kind);
      if (here === undefined || here.round !== state.round) {
        here = { round: state.round, state: petzEngine.rules.clone(state), laid: {} };
        open.set(kind, here);
        for (const at of state.ask?.seats ?? [])
          found.push({ moment: kind, state: here.state, seat: at, laid: here.laid, game: seed });
      }
      if (kind === 'petz.assign') here.laid[seat] = choice as number[];
    },
  });
  return found;
}
