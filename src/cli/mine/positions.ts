/** Positions out of games between bots: a shop before it goes shopping, or whose cards are about to be laid, and what will be laid. */

import { dice } from '../../engine/kernel/rng.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import type { PetzSetup } from '../../engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup } from '../../engine/petz/setup.ts';
import type { Petz } from '../../engine/petz/state.ts';
import { playPetz } from '../playing.ts';

/** Where in a round a position is: before groups are formed, or before cards are laid. */
type FindMoment = 'petz.group' | 'petz.assign';

/** A shop in a round, from whose point of view a puzzle may be told. */
export interface Find {
  moment: FindMoment;
  /** Before anybody has formed groups or laid cards; sealed answers are taken out of it. */
  state: Petz;
  seat: number;
  /** What every seat lays, bar by bar; a seat without pets lays nothing, and nobody does before groups are formed. */
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
  const open = new Map<FindMoment, { round: number; state: Petz; laid: Record<number, readonly number[]> }>();
  playPetz(setupOf(isInAlleys), names, seed, {
    budget: 0.2,
    stray: { seats: [0, 1], chance: STRAY },
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
