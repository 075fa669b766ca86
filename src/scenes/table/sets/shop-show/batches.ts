/** What happened in a shop, cut into what is played at one go: the same kind of thing at several pets is shown together. */
import type { Need } from '../../../../engine/petz/data/schema.ts';
import type { PetzEvent, PetzEventType } from '../../../../engine/petz/events.ts';
import type { Phase } from '../../../../engine/petz/state.ts';
import type { Beat } from '../../contract.ts';
import { EVENTS } from '../../events.ts';
import type { CareStep } from '../shop/turn-order.ts';

/** An event of a type. */
export interface Batch {
  type: PetzEventType;
  beats: readonly Beat[];
  /** Which row of the list of needs it belongs to; null: to none. */
  step: CareStep | null;
}

export function batchesOf(beats: readonly Beat[]): Batch[] {
  const batches: { type: PetzEventType; beats: Beat[]; step: CareStep | null }[] = [];
  for (const beat of beats) {
    const { type } = beat.event;
    const last = batches.at(-1);
    const step = careStepOf(beat.event, last?.step ?? null);
    const isAlike = last !== undefined && kindOf(last.type) === kindOf(type);
    const isMore = isAlike && last.step === step && !EVENTS[type].isAlone;
    if (isMore) last.beats.push(beat);
    else batches.push({ type, beats: [beat], step });
  }
  return batches;
}

/** Does it happen while pets are shown off? */
export function isOfShow(type: PetzEventType, phase: Phase): boolean {
  const { isOfShow: only } = EVENTS[type];
  return only === undefined || only === phase;
}

/** Toys and imps play at the same time. */
function kindOf(type: PetzEventType): PetzEventType {
  return type === 'petz.entertained' ? 'petz.playedAlone' : type;
}

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
      return EVENTS[event.type].step ?? null;
  }
}

/** The beats of several pets, pet by pet: what happens to one of them happens in order. */
export function byPlot<T extends { plot: number }>(events: readonly T[]): Map<number, T[]> {
  const chains = new Map<number, T[]>();
  for (const event of events) chains.set(event.plot, [...(chains.get(event.plot) ?? []), event]);
  return chains;
}
