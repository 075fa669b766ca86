/**
 * Which picture shows what happens: every event of the rules has its stage, or none if there is nothing to see. The
 * beats of one answer are cut into runs that belong to one stage.
 */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent, PetzEventType } from '../../engine/petz/events.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { isOnHoliday } from '../../session/advice/twists.ts';
import type { StoryMoment } from '../../session/game/moments.ts';
import type { Beat, SetName, Stage, StageRun } from './contract.ts';

export type { Stage, StageRun };

/** Whose shop a picture is about: always the viewer's, or that of the seat the event is about; or only if that is the viewer. */
type Whose = 'viewer' | 'actor' | 'own';

const CAST: Readonly<Record<PetzEventType, readonly [SetName, Whose] | null>> = {
  'petz.round': ['town', 'viewer'],
  'petz.neutral': ['town', 'viewer'],
  'petz.turnedUp': ['town', 'viewer'],
  'petz.farmed': ['town', 'viewer'],
  'petz.neutralBuys': ['town', 'viewer'],
  'petz.stocked': ['town', 'viewer'],
  'petz.income': ['town', 'viewer'],
  'petz.grouped': ['burrow', 'viewer'],
  'petz.sent': ['town', 'viewer'],
  'petz.keptHome': ['town', 'viewer'],
  'petz.gotFood': ['town', 'viewer'],
  'petz.gotArtifact': ['town', 'viewer'],
  'petz.choseBook': ['town', 'viewer'],
  'petz.filledBox': ['town', 'viewer'],
  'petz.gotCage': ['town', 'viewer'],
  'petz.gotAddon': ['town', 'viewer'],
  'petz.gotPet': ['town', 'viewer'],
  'petz.invited': ['town', 'viewer'],
  'petz.gotPotion': ['town', 'viewer'],
  'petz.discharged': ['town', 'viewer'],
  'petz.judging': ['town', 'viewer'],
  'petz.booked': ['town', 'viewer'],
  'petz.placedCage': null,
  'petz.placedAddon': null,
  'petz.arranged': null,
  'petz.lost': ['shop', 'actor'],
  'petz.exchanged': ['shop', 'own'],
  'petz.drew': ['shop', 'own'],
  'petz.reshuffled': null,
  'petz.assigned': null,
  'petz.revealed': ['shop', 'actor'],
  'petz.fed': ['shop', 'actor'],
  'petz.suffered': ['shop', 'actor'],
  'petz.pooped': ['shop', 'actor'],
  'petz.playedAlone': ['shop', 'actor'],
  'petz.entertained': ['shop', 'actor'],
  'petz.guarded': ['shop', 'actor'],
  'petz.caught': ['shop', 'actor'],
  'petz.mutated': ['shop', 'actor'],
  'petz.shovelled': ['shop', 'actor'],
  'petz.slept': ['shop', 'actor'],
  'petz.showed': ['shop', 'actor'],
  'petz.awarded': ['show', 'viewer'],
  'petz.sold': ['sale', 'actor'],
  'petz.keptPets': ['sale', 'actor'],
  'petz.customerLeft': ['sale', 'viewer'],
  'petz.discarded': null,
  'petz.cleaned': ['sale', 'actor'],
  'petz.earned': ['sale', 'actor'],
  'petz.grew': ['evening', 'viewer'],
  'petz.spoiled': ['evening', 'viewer'],
  'petz.cameHome': ['evening', 'viewer'],
  'petz.passedToken': ['evening', 'viewer'],
  'petz.finalShow': ['final', 'viewer'],
  'petz.alleys': ['town', 'viewer'],
  'petz.facilityOpened': ['town', 'viewer'],
  'petz.accessoryCame': ['town', 'viewer'],
  'petz.withdrew': ['errands', 'actor'],
  'petz.cutIn': ['errands', 'actor'],
  'petz.bought': ['town', 'viewer'],
  'petz.joined': ['errands', 'actor'],
  'petz.peeked': ['errands', 'actor'],
  'petz.discounted': ['errands', 'actor'],
  'petz.forgot': ['errands', 'actor'],
  'petz.permitted': ['errands', 'actor'],
  'petz.usedFacility': ['errands', 'actor'],
  'petz.regained': ['errands', 'actor'],
  'petz.processed': ['errands', 'actor'],
  'petz.cured': ['shop', 'actor'],
  'petz.slugged': ['shop', 'actor'],
  'petz.pearls': ['shop', 'actor'],
  'petz.gotAccessory': ['town', 'viewer'],
  'petz.returned': ['errands', 'actor'],
  'petz.dressed': ['shop', 'actor'],
  'petz.undressed': ['shop', 'actor'],
  'petz.petTurn': ['shop', 'actor'],
  'petz.setCage': ['shop', 'actor'],
  'petz.tuned': ['shop', 'actor'],
  'petz.relieved': ['shop', 'actor'],
  'petz.ate': ['shop', 'actor'],
  'petz.pearl': ['shop', 'actor'],
  'petz.shoved': ['shop', 'actor'],
  'petz.spooked': ['shop', 'actor'],
  'petz.wrecked': ['shop', 'actor'],
  'petz.copied': ['errands', 'actor'],
  'petz.hatCameHome': ['errands', 'actor'],
  'petz.ended': ['final', 'viewer'],
  // A modifier acts at many moments: see `cast-twists.ts`.
  'petz.twist': null,
};

/** What nobody sees for itself, and what follows is told with: a sold pet's cards are put away before the sale. */
const PART_OF_THE_NEXT: readonly PetzEventType[] = ['petz.discarded'];

/** Where an event is shown to a viewer; null: nowhere. */
export function stageFor(event: PetzEvent, viewer: Seat): Stage | null {
  // The Magic Box is filled when it is taken, in the town, or in the evening.
  if (event.type === 'petz.filledBox' && !event.fresh) return { set: 'evening', subject: viewer };
  if (event.type === 'petz.twist') return stageForTwist(event, viewer);
  const cast = CAST[event.type];
  if (cast === null) return null;
  const [set, whose] = cast;
  const actor = 'seat' in event ? event.seat : viewer;
  if (whose === 'own' && actor !== viewer) return null;
  return { set, subject: whose === 'viewer' ? viewer : actor };
}

/** What a facility does, and what is found on the way, is seen where it is used. */
const AT_A_FACILITY: readonly PetzEventType[] = ['petz.earned', 'petz.pearls', 'petz.slugged', 'petz.cured'];

/** What was bought in the alleys goes home from there. */
const BOUGHT: readonly PetzEventType[] = [
  'petz.gotFood',
  'petz.gotArtifact',
  'petz.gotCage',
  'petz.gotAddon',
  'petz.gotPet',
];

/** Where an event is shown, if not where its kind usually is: with what happened just before. */
function stageOf({ event, after }: StoryMoment, last: Stage | undefined, viewer: Seat): Stage | null {
  if (last?.set === 'errands' && AT_A_FACILITY.includes(event.type)) return last;
  if (last?.set === 'errands' && BOUGHT.includes(event.type)) return last;
  // Gold in what is swept away, and what a sold pet wears, belong to the sweeping and the sale.
  const goesAlong = event.type === 'petz.pearls' || (event.type === 'petz.undressed' && event.sold);
  if (goesAlong && last?.set === 'sale') return last;
  // While groups go shopping, cards come from the fortune teller.
  if (event.type === 'petz.drew' && after.phase === 'shopping')
    return { set: 'errands', subject: event.seat };
  return stageFor(event, viewer);
}

/** What a shop that takes no part does is nothing to see. */
function isNothing(event: PetzEvent, view: PetzView, viewer: Seat): boolean {
  return 'seat' in event && event.seat !== viewer && isOnHoliday(view, event.seat);
}

/** Cuts what an answer led to into runs; `before` is the table as it was when the answer was given. */
export function runsOf(moments: readonly StoryMoment[], before: PetzView, viewer: Seat): StageRun[] {
  const runs: { stage: Stage; beats: Beat[] }[] = [];
  let now = before;
  for (const moment of moments) {
    const { event, after } = moment;
    if (PART_OF_THE_NEXT.includes(event.type)) continue;
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

export function stageForTwist(event: TwistEvent, viewer: Seat): Stage {
  const { mod, what } = event;
  if (mod === 'openScreens') return { set: 'burrow', subject: viewer };
  if (OF_AN_EVENING.includes(what)) return { set: 'evening', subject: viewer };
  const there = mod === 'fashion' ? 'sale' : AT_THE_ACTOR[`${mod}.${what}`];
  const subject = 'seat' in event ? event.seat : viewer;
  return there === undefined ? { set: 'town', subject: viewer } : { set: there, subject };
}
