/**
 * What happens in town, cut into acts that are played as one: a morning, an action (a group goes and gets something),
 * and the little things that come alone.
 */
import type { Beat } from '../../contract.ts';
import { EVENTS } from '../../events.ts';

export interface TownAct {
  kind: 'morning' | 'action' | 'news' | 'aside';
  beats: readonly [Beat, ...Beat[]];
}

function kindOf({ event: { type } }: Beat): TownAct['kind'] {
  const { act } = EVENTS[type];
  if (act === 'morning') return act;
  if (type === 'petz.twist') return 'news';
  return act === undefined ? 'aside' : 'action';
}

export function actsOf(beats: readonly Beat[]): TownAct[] {
  const acts: { kind: TownAct['kind']; beats: [Beat, ...Beat[]] }[] = [];
  for (const beat of beats) {
    const kind = kindOf(beat);
    const last = acts.at(-1);
    const goesOn = last?.kind === kind && kind !== 'aside' && EVENTS[beat.event.type].act !== 'start';
    if (goesOn) last.beats.push(beat);
    else acts.push({ kind, beats: [beat] });
  }
  return acts;
}
