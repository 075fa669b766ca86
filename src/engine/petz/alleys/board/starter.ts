/** Who starts the extra rounds, and in which direction (DA-START). */

import type { Seat } from '../../../kernel/state.ts';
import { clockwiseFrom, isLastRound, leftOf, shopOf, tableOf } from '../../query.ts';
import type { Petz } from '../../state.ts';
import { lengthOf } from '../query.ts';

/** The lowest reputation; of equal ones the first to the left of the token (DA-START-01, DA-START-04, DA-START-05). */
function lowestFromLeft(s: Petz): Seat {
  const lowest = Math.min(...s.shops.map((shop) => shop.reputation));
  let seat = leftOf(s, s.starter);
  while (shopOf(s, seat).reputation > lowest) seat = leftOf(s, seat);
  return seat;
}

/**
 * In an extended game of 2 or 3 the lowest reputation starts the last round; of 4 the last but one, and the seat
 * opposite the last (DA-START-01, DA-START-02, DA-START-04). Null where the base rule holds (DA-START-07, DA-START-08).
 */
export function alleyStarter(s: Petz): Seat | null {
  if (lengthOf(s.setup) !== 'extended') return null;
  const { rounds } = tableOf(s);
  const next = s.round + 1;
  if (s.setup.seats < 4) return next === rounds ? lowestFromLeft(s) : null;
  if (next === rounds - 1) return lowestFromLeft(s);
  return next === rounds ? (s.starter + 2) % s.setup.seats : leftOf(s, s.starter);
}

/** The Final Round Order of 3 players turns the direction only (DA-START-06). */
function turnsBack(s: Petz): boolean {
  const { seats, variants } = s.setup;
  if (!variants.finalOrder || seats !== 3 || !isLastRound(s)) return false;
  const left = leftOf(s, s.starter);
  return shopOf(s, leftOf(s, left)).reputation < shopOf(s, left).reputation;
}

/** Extended games are played clockwise, with 4 players in any case (DA-START-03, R-DA-16). */
export function alleyOrder(s: Petz): Seat[] | null {
  if (lengthOf(s.setup) !== 'extended') return null;
  const [first = s.starter, ...others] = clockwiseFrom(s, s.starter);
  return turnsBack(s) ? [first, ...others.reverse()] : [first, ...others];
}
