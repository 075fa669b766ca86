/** What happened in a shop, cut into what is played at one go: the same kind of thing at several pets is shown together. */
import type { Need } from '../../../../engine/petz/data/schema.ts';
import type { PetzEvent, PetzEventType } from '../../../../engine/petz/events.ts';
import type { Phase } from '../../../../engine/petz/state.ts';
import type { Beat } from '../../contract.ts';
import type { CareStep } from '../shop/turn-order.ts';

/** An event of a type. */
export interface Batch {
  type: PetzEventType;
  beats: readonly Beat[];
  /** Which row of the list of needs it belongs to; null: to none. */
  step: CareStep | null;
}

/** Big moments never overlap; neither does what takes an imp away. */
const ALONE: readonly PetzEventType[] = [
  'petz.lost',
  'petz.caught',
  'petz.drew',
  'petz.showed',
  'petz.shovelled',
  'petz.petTurn',
  'petz.shoved',
  'petz.spooked',
  'petz.wrecked',
  'petz.tuned',
  'petz.setCage',
  'petz.cured',
];

export function batchesOf(beats: readonly Beat[]): Batch[] {
  const batches: { type: PetzEventType; beats: Beat[]; step: CareStep | null }[] = [];
  for (const beat of beats) {
    const { type } = beat.event;
    const last = batches.at(-1);
    const step = careStepOf(beat.event, last?.step ?? null);
    const isAlike = last !== undefined && kindOf(last.type) === kindOf(type);
    const isMore = isAlike && last.step === step && !ALONE.includes(type);
    if (isMore) last.beats.push(beat);
    else batches.push({ type, beats: [beat], step });
  }
  return batches;
}

/** What happens before anybody shows anything. */
const BEFORE: readonly PetzEventType[] = ['petz.drew', 'petz.exchanged', 'petz.dressed'];
/** What may happen at any time of a round: it is part of a show only while one is on. */
const ANY_TIME: readonly PetzEventType[] = ['petz.cured', 'petz.slugged', 'petz.pearls', 'petz.undressed'];

/** Does it happen while pets are shown off? */
export const isOfShow = (type: PetzEventType, phase: Phase): boolean =>
  !BEFORE.includes(type) && (phase === 'showing' || !ANY_TIME.includes(type));

/** Toys and imps play at the same time. */
function kindOf(type: PetzEventType): PetzEventType {
  return type === 'petz.entertained' ? 'petz.playedAlone' : type;
}

const STEPS: Partial<Record<PetzEventType, CareStep>> = {
  'petz.fed': 'hunger',
  'petz.pooped': 'poop',
  'petz.playedAlone': 'play',
  'petz.entertained': 'play',
  'petz.mutated': 'magic',
  'petz.caught': 'anger',
  'petz.slept': 'sleep',
  'petz.showed': 'show',
  'petz.pearl': 'poop',
  'petz.shoved': 'play',
  'petz.spooked': 'magic',
  'petz.wrecked': 'anger',
};

const LOSSES: Readonly<Record<string, Need>> = { escaped: 'anger', rampage: 'anger', mutated: 'magic' };

/** The step of a turn of showing off that an event belongs to; `before` is that of the one before it. */
export function careStepOf(event: PetzEvent, before: CareStep | null): CareStep | null {
  switch (event.type) {
    case 'petz.suffered':
      return event.cause;
    case 'petz.guarded':
      return event.number === 'strength' ? 'anger' : 'magic';
    case 'petz.lost':
      return LOSSES[event.cause] ?? before;
    case 'petz.relieved':
      return event.need;
    case 'petz.ate':
      // A lollipop may be for playing.
      return before === 'play' ? before : 'hunger';
    case 'petz.shovelled':
      return before === 'sleep' ? before : 'disease';
    default:
      return STEPS[event.type] ?? null;
  }
}

/** The beats of several pets, pet by pet: what happens to one of them happens in order. */
export function byPlot<T extends { plot: number }>(events: readonly T[]): Map<number, T[]> {
  const chains = new Map<number, T[]>();
  for (const event of events) chains.set(event.plot, [...(chains.get(event.plot) ?? []), event]);
  return chains;
}
