/** What is heard when something happens in Dungeon Petz: every event is here or in `petz.json`, heard or silent for a reason. */

import type { LossCause, PetzEventOf, PetzEventType } from '../../engine/petz/events.ts';
import { type Cue, type CueSource, coins, readCues } from './cue.ts';
import fixed from './petz.json' with { type: 'json' };

/** What gives a pet what it needs, without imps. */
const RELIEF: Readonly<Record<PetzEventOf<'petz.relieved'>['need'], Cue>> = {
  hunger: { sound: 'crunch' },
  poop: { sound: 'poop' },
  play: { sound: 'ball' },
  magic: { sound: 'magic' },
  anger: { sound: 'kettle' },
  disease: { sound: 'hiccup' },
  sleep: { sound: 'asleep' },
};

type Table = { [T in PetzEventType]: CueSource<PetzEventOf<T>> };

const LOSSES: Readonly<Record<LossCause, readonly Cue[]>> = {
  released: [{ sound: 'gate' }, { sound: 'feet', at: 500 }],
  suffering: [{ sound: 'lost' }],
  escaped: [{ sound: 'escape' }],
  mutated: [{ sound: 'mutation' }, { sound: 'magic', at: 350 }],
  rampage: [{ sound: 'crash' }, { sound: 'escape', at: 250 }],
};

/** Feet, and a coin for each that goes along. */
const walk = (gold: number): Cue[] => [{ sound: 'groupWalks' }, ...coins(gold, 350)];

export const PETZ_CUES: Table = {
  'petz.farmed': ({ adds }) => [
    { sound: 'feet' },
    ...(adds === 'gold' ? coins(1, 300) : adds === 'nothing' ? [] : [{ sound: 'crate', at: 250 } as const]),
  ],
  'petz.income': ({ gold }) => coins(gold),
  'petz.sent': ({ group }) => walk(group.gold),
  'petz.gotFood': ({ gold }) => [{ sound: 'crate' }, ...coins(gold, 350)],
  'petz.gotPet': ({ pet }) => [{ sound: 'gate' }, { sound: `voice:${pet}:chirp`, at: 520 }],
  'petz.lost': ({ cause }) => LOSSES[cause],
  'petz.drew': ({ counts }) => [
    {
      sound: 'cardDeal',
      times: Math.min(
        8,
        Math.max(
          1,
          counts.reduce((sum, n) => sum + n, 0),
        ),
      ),
      every: 60,
      climb: 0.4,
    },
  ],
  'petz.revealed': ({ pets }) => [
    { sound: 'cardFlip', times: Math.min(4, Math.max(1, pets.length)), every: 160, climb: 1 },
  ],
  'petz.fed': ({ pet }) => [
    { sound: 'crunch', at: 250 },
    { sound: `voice:${pet}:happy`, at: 950 },
  ],
  'petz.suffered': ({ cause, pet }) => [
    cause === 'disease' ? { sound: 'hiccup' } : { sound: `voice:${pet}:hungry` },
    { sound: 'suffering', at: 450 },
  ],
  'petz.playedAlone': ({ pet }) => [{ sound: 'ball' }, { sound: `voice:${pet}:giggle`, at: 700 }],
  'petz.guarded': ({ number }) => [{ sound: number === 'strength' ? 'kettle' : 'magic' }],
  'petz.sold': ({ customer, pet, gold }) => [
    { sound: `motif:${customer}` },
    { sound: 'drawer', at: 1500 },
    ...coins(gold, 1800),
    { sound: `voice:${pet}:happy`, at: 2100 },
    { sound: 'happyBark', at: 2700 },
  ],
  'petz.earned': ({ gold }) => coins(gold),
  'petz.bought': ({ paid }) => [{ sound: 'psst' }, ...coins(paid, 350)],
  'petz.usedFacility': ({ gold }) => [{ sound: 'clockwork' }, ...coins(gold, 500)],
  'petz.cured': ({ pet }) => [{ sound: 'heal' }, { sound: `voice:${pet}:happy`, at: 500 }],
  'petz.pearls': ({ gold }) => [{ sound: 'pearl' }, ...coins(gold, 300)],
  'petz.petTurn': ({ pet }) => [{ sound: `voice:${pet}:chirp` }],
  'petz.relieved': ({ need }) => [RELIEF[need]],
  'petz.ate': ({ pet, what }) => [
    { sound: what === 'potion' ? 'potion' : 'crunch' },
    { sound: `voice:${pet}:happy`, at: 800 },
  ],
  'petz.shoved': ({ pet }) => [{ sound: 'crate' }, { sound: `voice:${pet}:ouch`, at: 300 }],
  'petz.spooked': ({ pet }) => [{ sound: `voice:${pet}:angry` }, { sound: 'feet', at: 350 }],
  ...readCues(fixed),
};
