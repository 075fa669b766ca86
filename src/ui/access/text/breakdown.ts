/** Where every shop's reputation came from, counted out of the story. */

import type { Entry } from '../../../session/log.ts';

export const SOURCES = ['exhibitions', 'sales', 'losses', 'business', 'display'] as const;
export type Source = (typeof SOURCES)[number];

export function breakdown(entries: readonly Entry[], seats: number): Record<Source, number>[] {
  const points = Array.from({ length: seats }, () => ({
    exhibitions: 0,
    sales: 0,
    losses: 0,
    business: 0,
    display: 0,
  }));
  const add = (seat: number, source: Source, value: number) => {
    const own = points[seat];
    if (own !== undefined) own[source] += value;
  };
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'petz.awarded')
      for (const [seat, n] of event.awards.entries()) add(seat, 'exhibitions', n);
    else if (event.type === 'petz.sold') add(event.seat, 'sales', event.reputation);
    else if (event.type === 'petz.lost') add(event.seat, 'losses', event.reputation);
    else if (event.type === 'petz.finalShow') {
      for (const [seat, n] of event.awards.entries())
        add(seat, event.part, n + Math.min(0, event.scores[seat] ?? 0));
    }
  }
  return points;
}
