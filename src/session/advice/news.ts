/** What others did since a seat's own last answer, and what befell its own pets meanwhile: a group of events a line. */

import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent, PetzEventType } from '../../engine/petz/events.ts';
import type { Entry } from '../game/log.ts';

interface NewsLine {
  /** Whose doings; null: everybody's, as the podium. */
  seat: Seat | null;
  /** In order, at least one. */
  events: readonly PetzEvent[];
}

/** What happens to everybody alike, or behind closed doors, is no news. */
const QUIET: readonly PetzEventType[] = ['petz.income', 'petz.drew', 'petz.arranged', 'petz.cameHome'];
/** Of what no seat did, only the results. */
const RESULTS: readonly PetzEventType[] = ['petz.awarded', 'petz.finalShow'];
/** What befalls one's own pets is news, too: it may have been skipped. */
const BEFALLS: readonly PetzEventType[] = ['petz.lost', 'petz.suffered', 'petz.mutated'];
/** With these something new begins: another group is sent, another pet is sold. */
const BEGINS: readonly PetzEventType[] = [
  'petz.sent',
  'petz.keptHome',
  'petz.withdrew',
  'petz.cutIn',
  'petz.revealed',
  'petz.sold',
  'petz.keptPets',
];

function isNews(event: PetzEvent, seat: Seat): boolean {
  if (QUIET.includes(event.type)) return false;
  if (!('seat' in event)) return RESULTS.includes(event.type);
  return event.seat !== seat || BEFALLS.includes(event.type);
}

/** `entries` as `Session.recap` gives them for that seat. Counted and listed alike wherever they are shown. */
export function newsLines(entries: readonly Entry[], seat: Seat): NewsLine[] {
  const lines: { seat: Seat | null; events: PetzEvent[] }[] = [];
  for (const event of entries.flatMap(({ events }) => events)) {
    if (!isNews(event, seat)) continue;
    const whose = 'seat' in event ? event.seat : null;
    const last = lines.at(-1);
    const goesOn =
      last !== undefined && last.seat === whose && whose !== null && !BEGINS.includes(event.type);
    if (goesOn) last.events.push(event);
    else lines.push({ seat: whose, events: [event] });
  }
  return lines;
}
