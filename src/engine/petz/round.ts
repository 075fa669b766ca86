/** The whole game and its round: six phases, always in this order (PB-GEN-05, PB-GEN-06). */

import { type Move, type RunStep, script } from '../kernel/script.ts';
import type { PetzContext } from './context.ts';
import { STANDS } from './data/schema.ts';
import type { PetzEvent } from './events.ts';
import { expansionsOf } from './expansion.ts';
import { agingPhase, nextStarter, turnOrder } from './phases/aging.ts';
import { businessPhase } from './phases/business.ts';
import { needsPhase } from './phases/needs.ts';
import { fillTown, firstStock, income, moveNeutralImps, newRoundStock, showStock } from './phases/setup.ts';
import { shoppingPhase } from './phases/shopping.ts';
import { showingPhase } from './phases/show/turn.ts';
import { isLastRound, shopOf, tableOf } from './query.ts';
import { awardsFor, businessScore, petDisplayScore } from './score.ts';
import { deal } from './setup.ts';
import { firstPhase, firstRound } from './start/pieces.ts';
import { lastPhase, type PetzStart, STOP_PHASES, type StopPhase, type TownStart } from './start/schema.ts';
import type { Petz, Phase } from './state.ts';

// Final scoring: Business Acumen, then Pet Display (PB-END).

/**
 * The usual awards by rank; a score below 0 costs 1 reputation a point, halves included (PB-END-02, PB-END-03,
 * PB-END-04, PB-END-05, RUL-74).
 * Also PB-JUDGE-05, PB-END-18, PB-ARTIFACT-WHIP-03.
 */
function hold(c: PetzContext, part: 'business' | 'display', scores: number[]): void {
  const awards = awardsFor(scores, tableOf(c.s).awards);
  for (const [seat, score] of scores.entries()) {
    shopOf(c.s, seat).reputation += (awards[seat] ?? 0) + Math.min(0, score);
  }
  c.emit({ type: 'petz.finalShow', part, scores, awards });
}

/** The highest reputation wins; ties share the victory (PB-END-16, PB-END-17, PB-GEN-04). */
function standings(c: PetzContext, reason: string): void {
  const scores = c.s.shops.map((shop) => shop.reputation);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  for (const shop of c.s.shops) shop.history.push(shop.reputation);
  c.emit({ type: 'petz.ended', scores, winners });
  c.end({ reason, scores, winners });
}

/** Both final exhibitions, then the end (PB-END-01, RUL-76, DA-END-01). */
function finalScoring(c: PetzContext): void {
  const business = c.s.shops.map((_shop, seat) => businessScore(c.s, seat));
  const display = c.s.shops.map((shop) => petDisplayScore(c.s, shop));
  hold(c, 'business', business);
  hold(c, 'display', display);
  c.s.finals = business.map((score, seat) => ({ business: score, display: display[seat] ?? 0 }));
  standings(c, 'finalScoring');
}

// The first round of a game that does not begin as printed: what lies in town, and the phase it begins with.

/** Lists that replace what was drawn for them; what was drawn goes back on its pile. */
function placeTiles(c: PetzContext, named: TownStart): void {
  const { town, piles } = c.s;
  const giveBack = (pile: string[], drawn: readonly (string | null)[]) =>
    pile.push(...drawn.filter((id) => id !== null).reverse());
  if (named.artifacts !== undefined) {
    giveBack(piles.artifacts, town.artifacts);
    town.artifacts = [...named.artifacts];
  }
  if (named.addons !== undefined) {
    giveBack(piles.addons, town.addons);
    town.addons = [named.addons[0] ?? null, named.addons[1] ?? null];
  }
  if (named.cages !== undefined) {
    giveBack(piles.cages, town.cages);
    town.cages = [named.cages[0] ?? null, named.cages[1] ?? null, named.cages[2] ?? null];
  }
  // The old ones were drawn last, so they go back first.
  if (named.old !== undefined) {
    giveBack(piles.pets, town.old);
    town.old = [...named.old];
  }
  if (named.young !== undefined) {
    giveBack(piles.pets, town.young);
    town.young = [...named.young];
  }
}

/** The town as it is after Setup, but for what the start names. */
function placeTown(c: PetzContext, named: TownStart): void {
  const { town } = c.s;
  if (named.neutral === undefined) moveNeutralImps(c);
  else {
    town.neutral = [...named.neutral];
    if (town.neutral.length > 0) c.emit({ type: 'petz.neutral', spaces: [...town.neutral] });
  }
  fillTown(c);
  placeTiles(c, named);
  for (const stand of STANDS) {
    const { vegetable = 0, meat = 0, gold = 0 } = named.stands?.[stand] ?? town.stands[stand];
    town.stands[stand] = { vegetable, meat, gold };
  }
  showStock(c);
  for (const { stock } of expansionsOf(c.s)) stock?.(c);
}

/** The exhibition of this round is over. */
function closeExhibition(c: PetzContext): void {
  const { exhibitions, gone, round } = c.s;
  for (const tile of exhibitions)
    if (tile.round === round && tile.id !== null) gone.exhibitions.push(tile.id);
  c.s.exhibitions = exhibitions.filter((tile) => tile.round !== round);
}

/** Begins the first round with the phase that the start names. Any but Setup comes without its income. */
function startRound(c: PetzContext, start: PetzStart): Move {
  const phase = firstPhase(c.s.setup);
  if (phase !== 'setup') {
    placeTown(c, start.town ?? {});
    if (phase === 'business') closeExhibition(c);
    return { goto: phase };
  }
  if (c.s.round === 1) firstStock(c);
  else {
    // The town of the round before, from which no player has taken anything.
    fillTown(c);
    newRoundStock(c);
  }
  income(c);
  return undefined;
}

// The end of a game: as printed, or earlier where its setup says so.

/** True if the game stops after the phase before this one. After the last phase of a round it ends by itself. */
function stopsBefore({ setup, round }: Pick<Petz, 'setup' | 'round'>, phase: StopPhase): boolean {
  const { stop } = setup;
  if (stop === undefined || stop.round !== round) return false;
  return STOP_PHASES.indexOf(lastPhase(stop)) === STOP_PHASES.indexOf(phase) - 1;
}

/** Ends the game in the middle of a round, which has its place in the chart like any other. */
function breakOff(c: PetzContext): undefined {
  for (const shop of c.s.shops) shop.history.push(shop.reputation);
  endGame(c);
}

/** Final scoring, or points as they stand. */
function endGame(c: PetzContext): undefined {
  const { s } = c;
  s.phase = 'final';
  if (s.setup.stop?.scoring === 'reputation') standings(c, 'reputation');
  else finalScoring(c);
}

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
    },
  },
  {
    name: 'round',
    run(c) {
      c.call(petzRound, {});
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
