/** Where what a twist does is seen: announced in town, done in the burrow, a shop, at the counter, or of an evening. */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';
import type { SetName, Stage } from './contract.ts';

export type TwistEvent = Extract<PetzEvent, { type: 'petz.twist' }>;

/** What the customer of the hour and the inspector do when the day is done. */
const OF_AN_EVENING: readonly string[] = [
  ...['praised', 'paid', 'blamed', 'charged'],
  ...['fined', 'shamed', 'pleased'],
];

/** In whose shop a twist acts, if not in town. */
const AT_THE_ACTOR: Readonly<Record<string, SetName>> = {
  'mutants.welcome': 'sale',
  'mutants.banned': 'shop',
  'plague.sick': 'shop',
};

export function stageForTwist(event: TwistEvent, viewer: Seat): Stage {
  const { mod, what } = event;
  if (mod === 'openScreens') return { set: 'burrow', subject: viewer };
  if (OF_AN_EVENING.includes(what)) return { set: 'evening', subject: viewer };
  const there = mod === 'fashion' ? 'sale' : AT_THE_ACTOR[`${mod}.${what}`];
  const subject = 'seat' in event ? event.seat : viewer;
  return there === undefined ? { set: 'town', subject: viewer } : { set: there, subject };
}
