/** Games of Dungeon Petz that do not begin or end as printed, and every modifier: among them the laws must hold as ever. */

import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { PetzStart } from '../../src/engine/petz/start/schema.ts';

interface Scenario {
  name: string;
  setup: PetzSetup;
}

/** Two shops in the middle of a game; the second one is as printed. */
const MIDDLE: PetzStart = {
  round: 3,
  phase: 'needs',
  starter: 1,
  shops: [
    {
      gold: 4,
      home: 5,
      waiting: [0, 1, 1, 1],
      hospital: 1,
      platform: 1,
      reputation: 12.5,
      potions: 1,
      hand: ['G.hunger', 'R.anger', 'P.magic', 'P.disease'],
      food: { vegetable: [1, 2], meat: [2] },
      artifacts: ['savageFeasts', 'magicBox'],
      plots: [
        { manure: 0, pet: { id: 'uni', size: 4, suffering: 1 } },
        { cage: 'c05', addon: 'play', pet: { id: 'snakitty', size: 3, mutation: 1 } },
        { pet: { id: 'trollie', size: 2 } },
      ],
      cart: { cages: ['c06'] },
      judge: true,
    },
    null,
  ],
  town: { young: ['fluffy'], cages: [null, 'c01'], stands: { meat: { meat: 3 } }, artifacts: [] },
};

const ALLEYS_MIDDLE: PetzStart = {
  round: 3,
  phase: 'shopping',
  shops: [
    {
      artifacts: ['giftBox', 'fancyHat'],
      plots: [
        { manure: 3, pearls: 1 },
        { cage: 'c07', addon: 'jukebox', tune: 'play', pet: { id: 'pony', size: 3, wears: ['ribbonBow1'] } },
      ],
      alleys: {
        bodyguard: true,
        accessories: ['foodBowl2'],
        processed: { lollipop: 1, can: 1 },
        permission: 1,
        gift: 'magicBox',
      },
    },
    { hand: [], alleys: { permission: 0 } },
  ],
  town: {
    alleys: {
      facilities: ['office', 'headhunter'],
      shown: [null, 'magicPendant1'],
      market: { pet: null, cage: { id: 'c08', priced: true } },
    },
  },
};

const scenario = (name: string, setup: PetzSetup, parts: Partial<PetzSetup>): Scenario => ({
  name,
  setup: { ...setup, ...parts },
});

export const SCENARIOS: readonly Scenario[] = [
  scenario('2 from the middle', basicSetup(2), {
    start: MIDDLE,
    needs: { G: ['poop', 'hunger'], Y: ['disease'] },
    mods: [
      { id: 'closed', arg: { spaces: ['hospital', 'judge'], rounds: [4] } },
      { id: 'openScreens', arg: {} },
      { id: 'strike', arg: { home: 1, rounds: [5] } },
      { id: 'nailed', arg: {} },
    ],
  }),
  scenario('3 at the exhibition', fullSetup(3), {
    start: {
      round: 4,
      phase: 'showing',
      shops: [
        { plots: [{ pet: { id: 'uni', size: 3, cards: ['potion', 'G.poop.turned', 'Y.magic'] } }] },
        { plots: [null, { cage: 'c03', pet: { id: 'snakitty', size: 5 } }], hand: [] },
      ],
    },
    stop: { round: 5, after: 'business' },
    mods: [
      { id: 'wish', arg: { reward: 2, penalty: 1 } },
      { id: 'doubleShows', arg: {} },
      { id: 'noPotions', arg: {} },
    ],
  }),
  scenario('4 at the sale', basicSetup(4), {
    start: {
      round: 4,
      phase: 'business',
      shops: [null, { gold: 0, platform: 2, plots: [{ pet: { id: 'uni', size: 5, mutation: 1 } }] }],
    },
    mods: [
      { id: 'mutants', arg: { mode: 'welcome' } },
      { id: 'fashion', arg: { need: 'hunger', worth: 2 } },
      { id: 'allowance', arg: { seat: 2, gold: -1 } },
    ],
  }),
  scenario('2 singles only, closed seat', basicSetup(2), {
    pool: {
      exhibitions: ['arena', 'freestyle', 'moodyMedley', 'eatingContest', 'beautyPageant'],
      pets: ['uni', 'snakitty', 'trollie', 'fluffy', 'bubl', 'ghosty'],
    },
    start: { shops: [null, { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0] }] },
    stop: { round: 4, scoring: 'reputation' },
  }),
  scenario('3 with every trouble', basicSetup(3), {
    mods: [
      { id: 'plague', arg: { rounds: [3, 4] } },
      { id: 'inspector', arg: { limit: 1, fine: 1 } },
      { id: 'festival', arg: { need: 'poop' } },
      { id: 'speedRound', arg: { groups: 2, rounds: [2, 4] } },
      { id: 'mutants', arg: { mode: 'banned' } },
      { id: 'stands', arg: { food: { meat: [0, 0] }, rounds: [2] } },
      { id: 'fullStands', arg: { more: 1 } },
      { id: 'wish', arg: { wishes: ['sell', 'clean', 'win'], reward: 3, in: 'gold', penalty: 1 } },
    ],
  }),
  scenario('2 from the middle', alleysSetup(2, 'extended'), {
    start: ALLEYS_MIDDLE,
    mods: [
      { id: 'plague', arg: {} },
      { id: 'openScreens', arg: { rounds: [4, 5] } },
      { id: 'closed', arg: { spaces: ['slugShop'] } },
      { id: 'noPotions', arg: { rounds: [4] } },
    ],
  }),
  scenario('3 later', alleysSetup(3, 'compromise', fullSetup(2).variants), {
    start: { round: 5 },
    needs: { P: ['magic', 'magic'] },
    stop: { round: 6, after: 'showing' },
    mods: [{ id: 'wish', arg: { reward: 1 } }],
  }),
];
