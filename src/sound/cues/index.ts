/** What is heard of an event of either game. */
import type { PetzEvent } from '../../engine/petz/events.ts';
import type { QuestEvent } from '../../engine/quest/events.ts';
import { type Cue, type CueSource, cuesFor } from './cue.ts';
import { PETZ_CUES } from './petz.ts';
import { QUEST_CUES } from './quest.ts';

export type CueEvent = PetzEvent | QuestEvent;

const ALL: Readonly<Record<string, unknown>> = { ...PETZ_CUES, ...QUEST_CUES };

export function cuesOf(event: CueEvent): readonly Cue[] {
  // The line of an event's type is made for events of that type: the tables see to it.
  const source = ALL[event.type] as CueSource<CueEvent> | undefined;
  return source === undefined ? [] : cuesFor(source, event);
}
