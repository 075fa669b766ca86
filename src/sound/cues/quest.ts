/** What is heard when something happens in Pug Quest: every event is here, heard or silent for a reason. */
import type { QuestEvent, QuestEventType } from '../../engine/quest/events.ts';
import { type Cue, type CueSource, silent } from './cue.ts';

type Of<T extends QuestEventType> = Extract<QuestEvent, { type: T }>;
type Table = { [T in QuestEventType]: CueSource<Of<T>> };

/** A bark for each energy, each higher than the one before. */
const barks = (n: number): Cue[] =>
  n <= 0 ? [] : [{ sound: 'bark', times: Math.min(6, n), every: 150, climb: 2 }];

export const QUEST_CUES: Table = {
  'quest.began': [{ sound: 'crier' }, { sound: 'happyBark', at: 500 }],
  'quest.dealt': ({ count }) => [
    { sound: 'cardDeal', times: Math.min(6, Math.max(1, count)), every: 60, climb: 0.4 },
  ],
  'quest.worldBegan': silent('the world that opens is heard'),
  'quest.returned': [{ sound: 'happyBark' }],
  'quest.placed': [{ sound: 'step' }],
  'quest.world': [{ sound: 'world' }],
  'quest.boss': [{ sound: 'boss' }],
  'quest.entered': [{ sound: 'step' }],
  'quest.ready': silent('nothing moves yet'),
  'quest.round': [{ sound: 'crier' }],
  'quest.turn': silent('a ring moves on; every turn would be too much'),
  'quest.skipped': [{ sound: 'hush' }],
  'quest.turnEnded': silent('a ring moves on; every turn would be too much'),
  'quest.drew': [{ sound: 'cardDeal' }],
  'quest.refilled': [{ sound: 'cardFlip' }],
  'quest.changed': [{ sound: 'cardFlip' }],
  'quest.reshuffled': [{ sound: 'cardDeal', times: 5, every: 45 }],
  'quest.discarded': [{ sound: 'cardDeal', climb: -1 }],
  'quest.paid': ({ cards }) => barks(cards.length),
  'quest.moved': [{ sound: 'step' }],
  'quest.played': [{ sound: 'whoosh' }],
  'quest.struck': ({ targets }) => [
    { sound: 'whoosh' },
    { sound: 'pugHit', at: 280, times: Math.min(4, Math.max(1, targets.length)), every: 90, climb: 1 },
  ],
  'quest.missed': [{ sound: 'whoosh' }, { sound: 'invalid', at: 300 }],
  'quest.boosted': [{ sound: 'bark', up: 4 }],
  'quest.prevented': [{ sound: 'block' }],
  'quest.defended': [{ sound: 'block' }],
  'quest.drewDefence': ({ stopped }) => [
    { sound: 'cardFlip' },
    ...(stopped ? [{ sound: 'block', at: 250 } as const] : []),
  ],
  'quest.hurt': ({ cause }) => (cause === 'attack' ? [] : [{ sound: 'pugHit' }]),
  'quest.healed': [{ sound: 'heal' }],
  'quest.fell': [{ sound: 'deflate' }],
  'quest.gotXp': [{ sound: 'spark' }],
  'quest.gotPrize': [{ sound: 'treasure' }],
  'quest.dropped': [{ sound: 'treasure' }],
  'quest.gotTreasure': [{ sound: 'treasure' }],
  'quest.wasted': [{ sound: 'groupReturns' }],
  'quest.lostTreasure': [{ sound: 'noSale' }],
  'quest.tolled': ({ paid }) => [{ sound: paid ? 'coin' : 'pugHit' }],
  'quest.worldOver': ({ how }) => [{ sound: how === 'cleared' ? 'victory' : 'cuckoo' }],
  'quest.market': [{ sound: 'judgeBell' }],
  'quest.swapped': [{ sound: 'crate' }, { sound: 'treasure', at: 350 }],
  'quest.gave': [{ sound: 'treasure' }],
  'quest.gaveCard': [{ sound: 'cardDeal' }],
  'quest.rewarded': [{ sound: 'treasure' }],
  'quest.twist': [{ sound: 'crier' }],
  'quest.ended': ({ won }) => [{ sound: won ? 'victory' : 'defeat' }],
  'quest.triggered': [{ sound: 'spark' }],
  'quest.marked': [{ sound: 'slot' }],
  'quest.gotActions': [{ sound: 'bark', up: 5 }],
  'quest.traded': [{ sound: 'step' }],
  'quest.rotated': [{ sound: 'crate' }],
  'quest.reshaped': [{ sound: 'mutation' }],
  'quest.recovered': [{ sound: 'cardFlip' }],
  'quest.survived': [{ sound: 'happyBark' }],
};
