/** Final scoring: Business Acumen, then Pet Display (PB-END). */

import type { PetzContext } from '../context.ts';
import { shopOf, tableOf } from '../query.ts';
import { awardsFor, businessScore, petDisplayScore } from '../score.ts';

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
export function standings(c: PetzContext, reason: string): void {
  const scores = c.s.shops.map((shop) => shop.reputation);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  for (const shop of c.s.shops) shop.history.push(shop.reputation);
  c.emit({ type: 'petz.ended', scores, winners });
  c.end({ reason, scores, winners });
}

/** Both final exhibitions, then the end (PB-END-01, RUL-76, DA-END-01). */
export function finalScoring(c: PetzContext): void {
  const business = c.s.shops.map((_shop, seat) => businessScore(c.s, seat));
  const display = c.s.shops.map((shop) => petDisplayScore(c.s, shop));
  hold(c, 'business', business);
  hold(c, 'display', display);
  c.s.finals = business.map((score, seat) => ({ business: score, display: display[seat] ?? 0 }));
  standings(c, 'finalScoring');
}
