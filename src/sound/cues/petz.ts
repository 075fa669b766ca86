/** What is heard when something happens in Dungeon Petz: every event is here, heard or silent for a reason. */

import type { LossCause, PetzEventOf, PetzEventType } from '../../engine/petz/events.ts';
import { type Cue, type CueSource, coins, silent } from './cue.ts';

// What is heard in the Dark Alleys: its events beside those of the town.

const ALLEY_EVENTS = [
  'petz.alleys',
  'petz.facilityOpened',
  'petz.accessoryCame',
  'petz.withdrew',
  'petz.cutIn',
  'petz.bought',
  'petz.joined',
  'petz.peeked',
  'petz.discounted',
  'petz.forgot',
  'petz.permitted',
  'petz.usedFacility',
  'petz.regained',
  'petz.processed',
  'petz.cured',
  'petz.slugged',
  'petz.pearls',
  'petz.gotAccessory',
  'petz.returned',
  'petz.dressed',
  'petz.undressed',
  'petz.petTurn',
  'petz.setCage',
  'petz.tuned',
  'petz.relieved',
  'petz.ate',
  'petz.pearl',
  'petz.shoved',
  'petz.spooked',
  'petz.wrecked',
  'petz.copied',
  'petz.hatCameHome',
] as const satisfies readonly PetzEventType[];

type AlleyTable = { [T in (typeof ALLEY_EVENTS)[number]]: CueSource<PetzEventOf<T>> };

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

const ALLEY_CUES: AlleyTable = {
  'petz.alleys': [{ sound: 'drip' }, { sound: 'psst', at: 700 }],
  'petz.facilityOpened': [{ sound: 'gate' }],
  'petz.accessoryCame': [{ sound: 'slot' }],
  'petz.withdrew': [{ sound: 'hush' }, { sound: 'groupReturns', at: 250 }],
  'petz.cutIn': [{ sound: 'psst' }, { sound: 'feet', at: 250 }],
  'petz.bought': ({ paid }) => [{ sound: 'psst' }, ...coins(paid, 350)],
  'petz.joined': [{ sound: 'feet' }],
  'petz.peeked': [{ sound: 'fortune' }],
  'petz.discounted': [{ sound: 'hush' }],
  'petz.forgot': [{ sound: 'cardDeal', times: 2, climb: -2 }],
  'petz.permitted': [{ sound: 'page' }, { sound: 'slot', at: 250 }],
  'petz.usedFacility': ({ gold }) => [{ sound: 'clockwork' }, ...coins(gold, 500)],
  'petz.regained': [{ sound: 'feet' }],
  'petz.processed': [{ sound: 'clockwork' }],
  'petz.cured': ({ pet }) => [{ sound: 'heal' }, { sound: `voice:${pet}:happy`, at: 500 }],
  'petz.slugged': [{ sound: 'slug' }],
  'petz.pearls': ({ gold }) => [{ sound: 'pearl' }, ...coins(gold, 300)],
  'petz.gotAccessory': [{ sound: 'dress' }],
  'petz.returned': [{ sound: 'feet' }],
  'petz.dressed': [{ sound: 'dress' }],
  'petz.undressed': [{ sound: 'dress' }],
  'petz.petTurn': ({ pet }) => [{ sound: `voice:${pet}:chirp` }],
  'petz.setCage': [{ sound: 'slot', times: 2 }],
  'petz.tuned': [{ sound: 'clockwork' }],
  'petz.relieved': ({ need }) => [RELIEF[need]],
  'petz.ate': ({ pet, what }) => [
    { sound: what === 'potion' ? 'potion' : 'crunch' },
    { sound: `voice:${pet}:happy`, at: 800 },
  ],
  'petz.pearl': [{ sound: 'pearl' }],
  'petz.shoved': ({ pet }) => [{ sound: 'crate' }, { sound: `voice:${pet}:ouch`, at: 300 }],
  'petz.spooked': ({ pet }) => [{ sound: `voice:${pet}:angry` }, { sound: 'feet', at: 350 }],
  'petz.wrecked': [{ sound: 'crash' }],
  'petz.copied': [{ sound: 'page' }, { sound: 'artifact', at: 250 }],
  'petz.hatCameHome': silent('the imps that bring it are heard'),
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
  'petz.round': [{ sound: 'cuckoo' }],
  'petz.neutral': [{ sound: 'feet' }],
  'petz.turnedUp': [{ sound: 'cardFlip' }],
  'petz.farmed': ({ adds }) => [
    { sound: 'feet' },
    ...(adds === 'gold' ? coins(1, 300) : adds === 'nothing' ? [] : [{ sound: 'crate', at: 250 } as const]),
  ],
  'petz.neutralBuys': [{ sound: 'drawer' }],
  'petz.stocked': [{ sound: 'crate' }],
  'petz.income': ({ gold }) => coins(gold),
  'petz.grouped': [{ sound: 'cardFlip' }],
  'petz.sent': ({ group }) => walk(group.gold),
  'petz.keptHome': [{ sound: 'groupReturns' }],
  'petz.gotFood': ({ gold }) => [{ sound: 'crate' }, ...coins(gold, 350)],
  'petz.gotArtifact': [{ sound: 'artifact' }],
  'petz.choseBook': [{ sound: 'page' }],
  'petz.filledBox': [{ sound: 'slot' }],
  'petz.gotCage': [{ sound: 'cage' }],
  'petz.gotAddon': [{ sound: 'addon' }],
  'petz.gotPet': ({ pet }) => [{ sound: 'gate' }, { sound: `voice:${pet}:chirp`, at: 520 }],
  'petz.invited': [{ sound: 'feet' }],
  'petz.gotPotion': [{ sound: 'potion' }],
  'petz.discharged': [{ sound: 'feet' }],
  'petz.judging': [{ sound: 'page' }],
  'petz.booked': [{ sound: 'slot' }],
  'petz.placedCage': [{ sound: 'cage' }],
  'petz.placedAddon': [{ sound: 'addon' }],
  'petz.arranged': [{ sound: 'gate' }],
  'petz.lost': ({ cause }) => LOSSES[cause],
  'petz.exchanged': [{ sound: 'cardDeal', times: 2 }],
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
  'petz.reshuffled': [{ sound: 'cardDeal', times: 5, every: 45 }],
  'petz.assigned': [{ sound: 'slot', times: 2 }],
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
  'petz.pooped': [{ sound: 'poop' }],
  'petz.playedAlone': ({ pet }) => [{ sound: 'ball' }, { sound: `voice:${pet}:giggle`, at: 700 }],
  'petz.entertained': [{ sound: 'ball' }],
  'petz.guarded': ({ number }) => [{ sound: number === 'strength' ? 'kettle' : 'magic' }],
  'petz.caught': [{ sound: 'kettle' }, { sound: 'held', at: 550 }],
  'petz.mutated': [{ sound: 'mutation' }],
  'petz.shovelled': [{ sound: 'shovel' }],
  'petz.slept': [{ sound: 'asleep' }],
  'petz.showed': [{ sound: 'podium' }],
  'petz.awarded': [
    { sound: 'judgeBell' },
    { sound: 'podium', at: 500 },
    { sound: 'kazoo', at: 1300 },
    { sound: 'applause', at: 2400 },
  ],
  'petz.sold': ({ customer, pet, gold }) => [
    { sound: `motif:${customer}` },
    { sound: 'drawer', at: 1500 },
    ...coins(gold, 1800),
    { sound: `voice:${pet}:happy`, at: 2100 },
    { sound: 'happyBark', at: 2700 },
  ],
  'petz.keptPets': silent('nothing moves: the shop keeps what it has'),
  'petz.customerLeft': [{ sound: 'noSale' }],
  'petz.discarded': [{ sound: 'cardDeal', times: 3, climb: -1 }],
  'petz.cleaned': [{ sound: 'cleaning' }],
  'petz.earned': ({ gold }) => coins(gold),
  'petz.grew': [{ sound: 'growth' }],
  'petz.spoiled': [{ sound: 'crate' }, { sound: 'poop', at: 300 }],
  'petz.cameHome': [{ sound: 'groupReturns' }],
  'petz.passedToken': [{ sound: 'slot' }],
  'petz.finalShow': [{ sound: 'judgeBell' }, { sound: 'podium', at: 450 }],
  'petz.ended': [{ sound: 'brass' }, { sound: 'applause', at: 1300 }],
  'petz.twist': [{ sound: 'crier' }],
  ...ALLEY_CUES,
};
