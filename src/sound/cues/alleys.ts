/** What is heard in the Dark Alleys: its events beside those of the town. */
import type { PetzEvent, PetzEventType } from '../../engine/petz/events.ts';
import { type Cue, type CueSource, coins, silent } from './cue.ts';

type Of<T extends PetzEventType> = Extract<PetzEvent, { type: T }>;

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

type AlleyTable = { [T in (typeof ALLEY_EVENTS)[number]]: CueSource<Of<T>> };

/** What gives a pet what it needs, without imps. */
const RELIEF: Readonly<Record<Of<'petz.relieved'>['need'], Cue>> = {
  hunger: { sound: 'crunch' },
  poop: { sound: 'poop' },
  play: { sound: 'ball' },
  magic: { sound: 'magic' },
  anger: { sound: 'kettle' },
  disease: { sound: 'hiccup' },
  sleep: { sound: 'asleep' },
};

export const ALLEY_CUES: AlleyTable = {
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
