/** How large a group it took to be at a place of the town in the round before, in words. */

import type { Seat } from '../engine/kernel/state.ts';
import { visitsLastRound } from '../session/advice/last-visit.ts';
import type { Session } from '../session/game/session.ts';
import type { Speech } from './speech.ts';

/** One line; none in the first round. */
export function lastVisitInWords(speech: Speech, session: Session, viewer: Seat, space: string): string[] {
  const visits = visitsLastRound(session, viewer);
  if (visits === null) return [];
  const visit = visits.get(space);
  if (visit === undefined) return [speech.t('ui.explain.noVisit')];
  const size = speech.number(visit.size);
  return [speech.t('ui.explain.visit', { seat: speech.seat(visit.seat), size })];
}
