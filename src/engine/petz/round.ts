/** The whole game and its round: six phases, always in this order (PB-GEN-05, PB-GEN-06). */

import { type RunStep, script } from '../kernel/script.ts';
import type { PetzContext } from './context.ts';
import type { PetzEvent } from './events.ts';
import { agingPhase, nextStarter, turnOrder } from './phases/aging.ts';
import { businessPhase } from './phases/business.ts';
import { needsPhase } from './phases/needs.ts';
import { firstStock, income, newRoundStock } from './phases/setup.ts';
import { shoppingPhase } from './phases/shopping.ts';
import { showingPhase } from './phases/show/turn.ts';
import { isLastRound } from './query.ts';
import { deal } from './setup.ts';
import { firstRound } from './start/pieces.ts';
import { startRound } from './start/round.ts';
import { breakOff, endGame, stopsBefore } from './start/stop.ts';
import type { StopPhase } from './start/types.ts';
import type { Petz, Phase } from './state.ts';

function enter(c: PetzContext, phase: Phase): undefined {
  c.s.phase = phase;
}

/** Opens a round: its turn order is fixed now (RUL-72). */
function openRound(c: PetzContext): void {
  enter(c, 'setup');
  c.s.order = turnOrder(c.s);
  c.emit({ type: 'petz.round', round: c.s.round, starter: c.s.starter, order: [...c.s.order] });
}

/** A phase with a script of its own. A game that stops after the phase before ends here. */
function phase(name: StopPhase, call: (c: PetzContext) => void): RunStep<Petz, PetzEvent, object> {
  return {
    name,
    run(c) {
      if (stopsBefore(c.s, name)) return breakOff(c);
      call(c);
      return enter(c, name);
    },
  };
}

/** One round: what its phases ask all at once, and what seat by seat, is in their scripts (PB-GEN-07). */
export const petzRound = script<Petz, PetzEvent, object>('petz.round', [
  {
    name: 'setup',
    run(c) {
      openRound(c);
      const { start } = c.s.setup;
      if (start !== undefined && c.s.round === firstRound(c.s.setup)) return startRound(c, start);
      if (c.s.round === 1) firstStock(c);
      else newRoundStock(c);
      income(c);
      return undefined;
    },
  },
  phase('shopping', (c) => c.call(shoppingPhase, { size: 0, last: null })),
  phase('needs', (c) => c.call(needsPhase, { turn: 0 })),
  phase('showing', (c) => c.call(showingPhase, { turn: 0 })),
  phase('business', (c) => c.call(businessPhase, { turn: 0, served: [], platform: false })),
  phase('aging', (c) => c.call(agingPhase, {})),
]);

/**
 * The token and the Progress Marker move on (PB-START-01, PB-START-02, PB-START-03, PB-START-04, PB-START-05,
 * PB-START-06).
 */
function openNext(c: PetzContext): void {
  const from = c.s.starter;
  c.s.starter = nextStarter(c.s);
  c.s.round += 1;
  c.emit({ type: 'petz.passedToken', from, to: c.s.starter });
}

export const petzGame = script<Petz, PetzEvent, object>('petz.game', [
  {
    name: 'deal',
    run(c) {
      deal(c);
      return undefined;
    },
  },
  {
    name: 'round',
    run(c) {
      c.call(petzRound, {});
      return undefined;
    },
  },
  {
    name: 'next',
    run(c) {
      if (isLastRound(c.s)) return undefined;
      openNext(c);
      return { goto: 'round' };
    },
  },
  {
    name: 'final',
    run(c) {
      return endGame(c);
    },
  },
]);
