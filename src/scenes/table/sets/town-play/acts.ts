/**
 * What happens in town, cut into acts that are played as one: a morning, an errand (a group goes and gets something),
 * and the little things that come alone.
 */
import type { PetzEventOf, PetzEventType } from '../../../../engine/petz/events.ts';
import type { Beat } from '../../contract.ts';

export interface TownAct {
  kind: 'morning' | 'errand' | 'news' | 'aside';
  beats: readonly [Beat, ...Beat[]];
}

const MORNING: readonly PetzEventType[] = [
  'petz.round',
  'petz.neutral',
  'petz.turnedUp',
  'petz.farmed',
  'petz.neutralBuys',
  'petz.stocked',
  'petz.income',
];
const STARTS: readonly PetzEventType[] = ['petz.sent', 'petz.keptHome'];
/** What a group gets where it went. */
const GAINS: readonly PetzEventType[] = [
  'petz.gotFood',
  'petz.gotArtifact',
  'petz.gotCage',
  'petz.gotAddon',
  'petz.gotPet',
  'petz.invited',
  'petz.gotPotion',
  'petz.discharged',
  'petz.judging',
  'petz.booked',
  'petz.bought',
  'petz.gotAccessory',
];

function kindOf({ event: { type } }: Beat): TownAct['kind'] {
  if (MORNING.includes(type)) return 'morning';
  if (type === 'petz.twist') return 'news';
  return STARTS.includes(type) || GAINS.includes(type) ? 'errand' : 'aside';
}

export function actsOf(beats: readonly Beat[]): TownAct[] {
  const acts: { kind: TownAct['kind']; beats: [Beat, ...Beat[]] }[] = [];
  for (const beat of beats) {
    const kind = kindOf(beat);
    const last = acts.at(-1);
    const goesOn = last?.kind === kind && kind !== 'aside' && !STARTS.includes(beat.event.type);
    if (goesOn) last.beats.push(beat);
    else acts.push({ kind, beats: [beat] });
  }
  return acts;
}

/** The events of one type, in order. */
export function ofType<T extends PetzEventType>(beats: readonly Beat[], type: T): PetzEventOf<T>[] {
  return beats.flatMap(({ event }) => (event.type === type ? [event as PetzEventOf<T>] : []));
}
