/** What is heard when something happens in Pug Quest: every event is here or in `quest.json`, heard or silent for a reason. */
import type { QuestEvent, QuestEventType } from '../../engine/quest/events.ts';
import { type Cue, type CueSource, readCues } from './cue.ts';
import fixed from './quest.json' with { type: 'json' };

type Of<T extends QuestEventType> = Extract<QuestEvent, { type: T }>;
type Table = { [T in QuestEventType]: CueSource<Of<T>> };

/** A bark for each energy, each higher than the one before. */
const barks = (n: number): Cue[] =>
  n <= 0 ? [] : [{ sound: 'bark', times: Math.min(6, n), every: 150, climb: 2 }];

export const QUEST_CUES: Table = {
  ...readCues(fixed),
  'quest.dealt': ({ count }) => [
    { sound: 'cardDeal', times: Math.min(6, Math.max(1, count)), every: 60, climb: 0.4 },
  ],
  'quest.paid': ({ cards }) => barks(cards.length),
  'quest.struck': ({ targets }) => [
    { sound: 'whoosh' },
    { sound: 'pugHit', at: 280, times: Math.min(4, Math.max(1, targets.length)), every: 90, climb: 1 },
  ],
  'quest.drewDefence': ({ stopped }) => [
    { sound: 'cardFlip' },
    ...(stopped ? [{ sound: 'block', at: 250 } as const] : []),
  ],
  'quest.hurt': ({ cause }) => (cause === 'attack' ? [] : [{ sound: 'pugHit' }]),
  'quest.tolled': ({ paid }) => [{ sound: paid ? 'coin' : 'pugHit' }],
  'quest.worldOver': ({ how }) => [{ sound: how === 'cleared' ? 'victory' : 'cuckoo' }],
  'quest.ended': ({ won }) => [{ sound: won ? 'victory' : 'defeat' }],
};
