/**
 * Which picture shows what happens: every event of the rules has its stage, or none if there is nothing to see. The
 * beats of one answer are cut into runs that belong to one stage.
 */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { isOnHoliday } from '../../session/advice/twists.ts';
import type { StoryMoment } from '../../session/game/moments.ts';
import type { Beat, SetName, ShownSet, StageRun } from './contract.ts';
import { EVENTS } from './events.ts';

export type { ShownSet, StageRun };

/** Where an event is shown to a viewer; null: nowhere. */
export function stageFor(event: PetzEvent, viewer: Seat): ShownSet | null {
  // The Magic Box is filled when it is taken, in the town, or in the evening.
  if (event.type === 'petz.filledBox' && !event.fresh) return { set: 'evening', subject: viewer };
  if (event.type === 'petz.twist') return stageForTwist(event, viewer);
  const { set, whose } = EVENTS[event.type];
  const actor = 'seat' in event ? event.seat : viewer;
  if (set === undefined || (whose === 'own' && actor !== viewer)) return null;
  return { set, subject: whose === undefined ? viewer : actor };
}

/** Where an event is shown, if not where its kind usually is: with what happened just before. */
function stageOf({ event, after }: StoryMoment, last: ShownSet | undefined, viewer: Seat): ShownSet | null {
  if (last?.set === 'closeUp' && EVENTS[event.type].endsCloseUp) return last;
  // Gold in what is swept away, and what a sold pet wears, belong to the sweeping and the sale.
  const goesAlong = event.type === 'petz.pearls' || (event.type === 'petz.undressed' && event.sold);
  if (goesAlong && last?.set === 'sale') return last;
  // While groups go shopping, cards come from the fortune teller.
  if (event.type === 'petz.drew' && after.phase === 'shopping')
    return { set: 'closeUp', subject: event.seat };
  return stageFor(event, viewer);
}

/** What a shop that takes no part does is nothing to see. */
function isNothing(event: PetzEvent, view: PetzView, viewer: Seat): boolean {
  return 'seat' in event && event.seat !== viewer && isOnHoliday(view, event.seat);
}

/** Cuts what an answer led to into runs; `before` is the table as it was when the answer was given. */
export function runsOf(moments: readonly StoryMoment[], before: PetzView, viewer: Seat): StageRun[] {
  const runs: { stage: ShownSet; beats: Beat[] }[] = [];
  let now = before;
  for (const moment of moments) {
    const { event, after } = moment;
    // What follows is shown with it: a sold pet's cards are put away before the sale.
    if (event.type === 'petz.discarded') continue;
    const beat = { event, before: now, after };
    now = after;
    const last = runs.at(-1);
    const stage = stageOf(moment, last?.stage, viewer);
    if (stage === null || isNothing(event, after, viewer)) continue;
    if (last?.stage.set === stage.set && last.stage.subject === stage.subject) last.beats.push(beat);
    else runs.push({ stage, beats: [beat] });
  }
  return runs;
}

/** Where what a twist does is seen: announced in town, done in the burrow, a shop, at the counter, or of an evening. */
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

export function stageForTwist(event: TwistEvent, viewer: Seat): ShownSet {
  const { mod, what } = event;
  if (mod === 'openScreens') return { set: 'burrow', subject: viewer };
  if (OF_AN_EVENING.includes(what)) return { set: 'evening', subject: viewer };
  const there = mod === 'fashion' ? 'sale' : AT_THE_ACTOR[`${mod}.${what}`];
  const subject = 'seat' in event ? event.seat : viewer;
  return there === undefined ? { set: 'town', subject: viewer } : { set: there, subject };
}
