/** Positions out of games between bots: a shop whose cards are about to be laid, and what will be laid. */

import { dice } from '../../engine/kernel/rng.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { alleysSetup, basicSetup } from '../../engine/petz/setup.ts';
import type { Petz, PetzSetup } from '../../engine/petz/state.ts';
import { playPetz } from '../playing.ts';

/** A shop in a round, from whose point of view a puzzle may be told. */
export interface Find {
  /** Before anybody has laid cards; sealed answers are taken out of it. */
  state: Petz;
  seat: number;
  /** What every seat lays, bar by bar; a seat without pets lays nothing. */
  laid: Readonly<Record<number, readonly number[]>>;
  /** The game it is from. */
  game: string;
}

const PLAYERS = ['apprentice', 'trader', 'apprentice:hoarder', 'apprentice:showman', 'apprentice:gambler'];
/** So often somebody does something odd: a puzzle wants trouble. */
const STRAY = 0.12;

function setupOf(isInAlleys: boolean): PetzSetup {
  return isInAlleys ? alleysSetup(2, 'standard') : basicSetup(2);
}

/** All positions of one game of two shops; the same seed gives the same ones. */
export function positionsOf(seed: string, isInAlleys = false): Find[] {
  const rng = dice(seed);
  const names = [0, 1].map(() => PLAYERS[rng.below(PLAYERS.length)] ?? 'apprentice');
  const found: Find[] = [];
  let open: { round: number; state: Petz; laid: Record<number, readonly number[]> } | null = null;
  playPetz(setupOf(isInAlleys), names, seed, {
    budget: 0.2,
    stray: { seats: [0, 1], chance: STRAY },
    watch({ state, seat, choice }) {
      if (state.ask?.kind !== 'petz.assign') return;
      if (open === null || open.round !== state.round) {
        open = { round: state.round, state: petzEngine.rules.clone(state), laid: {} };
        for (const at of state.ask.seats)
          found.push({ state: open.state, seat: at, laid: open.laid, game: seed });
      }
      open.laid[seat] = choice as number[];
    },
  });
  return found;
}
