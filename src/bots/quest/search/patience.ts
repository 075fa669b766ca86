/**
 * Patience: what is in the hands goes along into the next World, and one Monster alone does little harm. So it is left
 * standing until the hands are full, as long as there is time. It is worth more than any amount of looking ahead.
 */

import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Rng } from '../../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { type Act, choiceOf } from '../../../engine/quest/choices.ts';
import { LAST_WORLD } from '../../../engine/quest/data/cards.ts';
import { isOneClock } from '../../../engine/quest/end.ts';
import { handLimitOf } from '../../../engine/quest/energy.ts';
import { handOf, heroSeat, inPlay } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { quickAnswer } from '../quick.ts';

/** The last Round of a World in which there is still time; where one clock runs its Rounds are shared out over the Worlds. */
const LATEST = 8;
const SHARE = 2.5;
/** Cards that have to be missing, by each Hero on average. */
const MISSING = 1.5;

const hasTime = (s: Quest): boolean => s.round <= (isOneClock(s) ? SHARE * s.number : LATEST);

function missing(s: Quest, seat: Seat): number {
  return Math.max(0, handLimitOf(s, seat) - handOf(s, seat).length);
}

/** Whether the Heroes had better leave the World's last Monster alone for now. */
export function isWaiting(s: Quest): boolean {
  // Where hands are filled anyway there is nothing to wait for.
  if (s.number >= LAST_WORLD || s.over !== null || (s.lord?.handicap ?? 'none') !== 'none') return false;
  if (!hasTime(s) || inPlay(s, 'foes').length !== 1) return false;
  const seats = inPlay(s, 'heroes').flatMap((id) => heroSeat(id) ?? []);
  const cards = seats.reduce((sum, seat) => sum + missing(s, seat), 0);
  return seats.length > 1 && cards > MISSING * seats.length;
}

/** At first sight, but patiently. */
export function patientAnswer(s: Quest, seat: Seat, kind: string, domain: Domain, rng: Rng): Json {
  if (kind !== 'quest.act' || domain.type !== 'pick' || !isWaiting(s))
    return quickAnswer(s, seat, kind, domain, rng);
  const find = (what: Act['do']): Json | undefined =>
    domain.options.find((option) => choiceOf('quest.act', option).do === what);
  const draw = missing(s, seat) > 0 ? find('draw') : undefined;
  return draw ?? find('end') ?? quickAnswer(s, seat, kind, domain, rng);
}
