/** Where every shop's reputation came from, counted out of the story and what the game began with. */

import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import type { Entry } from '../session/game/log.ts';

export const SOURCES = ['start', 'exhibitions', 'sales', 'losses', 'twists', 'business', 'display'] as const;
export type Source = (typeof SOURCES)[number];

/** What every game has, if only with nothing in it: so that charts of different games look alike. */
const USUAL: readonly Source[] = ['exhibitions', 'sales', 'losses'];

/** Events of a twist that change reputation: gained, or lost. */
const TWISTS: Readonly<Record<string, 1 | -1>> = { praised: 1, blamed: -1, shamed: -1 };

type Began = Pick<PetzSetup, 'start'>;
/** The part of the story that is needed here. */
type EntryEvents = Pick<Entry, 'events'> & Partial<Entry>;

export function breakdown(
  entries: readonly EntryEvents[],
  seats: number,
  { start }: Began = {},
): Record<Source, number>[] {
  const points = Array.from({ length: seats }, (_, seat) => ({
    start: start?.shops?.[seat]?.reputation ?? 0,
    exhibitions: 0,
    sales: 0,
    losses: 0,
    twists: 0,
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
    else if (event.type === 'petz.twist' && 'seat' in event)
      add(event.seat, 'twists', event.n * (TWISTS[event.what] ?? 0));
    else if (event.type === 'petz.finalShow') {
      for (const [seat, n] of event.awards.entries())
        add(seat, event.part, n + Math.min(0, event.scores[seat] ?? 0));
    }
  }
  return points;
}

/** The sources worth a row: the usual ones, the final shows if they were held, the others where they brought something. */
export function sourcesIn(
  entries: readonly EntryEvents[],
  points: readonly Record<Source, number>[],
): Source[] {
  const events = entries.flatMap((entry) => entry.events);
  return SOURCES.filter(
    (source) =>
      USUAL.includes(source) ||
      points.some((own) => own[source] !== 0) ||
      events.some((event) => event.type === 'petz.finalShow' && event.part === source),
  );
}
