import { expect, test } from 'vitest';
import type { Stand } from '../../../src/engine/petz/state.ts';
import { EXHIBITIONS } from '../../kit/base-box.ts';
import { type Table, table } from '../../kit/petz.ts';
import { send, sending } from '../../kit/petz-plays.ts';
import { atEachRound, refused } from '../../kit/town.ts';

const ACTIONS = [
  ...['vegetables', 'mixed', 'meat', 'artifacts'],
  ...['cage1', 'cage2', 'addon', 'younger1', 'younger2', 'older'],
  ...['imps', 'hospital', 'judge', 'platform'],
];

/** A round's market as vegetables on the first stand, both of the mixed one, meat on the third. */
function market({ s }: Table): number[] {
  const { vegetables, mixed, meat } = s.town.stands;
  const foreign = (stand: Stand, kind: 'vegetable' | 'meat') => expect(stand[kind]).toBe(0);
  foreign(vegetables, 'meat');
  foreign(meat, 'vegetable');
  return [vegetables.vegetable, mixed.vegetable, mixed.meat, meat.meat];
}

/** The start of a round with this exhibition and no pet in the upper half of the corral. */
const roundWith = (seats: number, round: number, exhibition: string) =>
  table({ seats }).starter(0).round(round).exhibition(exhibition).offerPets([], []).goTo('setup');

/** Action spaces that a group of every kind finds blocked. */
function blocked(t: Table): string[] {
  const now = t.fork();
  now
    .groups(0, [[2, 1]])
    .starter(0)
    .sendGroups();
  return ACTIONS.filter((space) => refused(now, 0, sending([2, 1], space)).startsWith('neutralThere'));
}

test('PB-STOCK-01 round 1 is stocked by setup alone: nothing is discarded or sent to a farm', () => {
  for (const seats of [2, 3, 4]) {
    const t = table({ seats });
    const { gone } = t.s;
    expect([gone.pets, gone.cages, gone.addons, gone.artifacts]).toEqual([[], [], [], []]);
    expect([
      t.eventsOf('petz.farmed'),
      t.eventsOf('petz.neutralBuys'),
      t.eventsOf('petz.stocked').length,
    ]).toEqual([[], [], 1]);
  }
});

test('PB-STOCK-02 neutral imps move one space along the arrows in every round from the second', () => {
  const t = table({ seats: 3 }).starter(0);
  const seen = [t.s.town.neutral];
  for (let round = 2; round <= 6; round++) seen.push(t.nextRound().s.town.neutral);
  expect(seen.map((spaces) => [...spaces].sort())).toEqual([
    ['judge', 'mixed', 'younger1'],
    ['cage1', 'imps', 'redDummy'],
    ['meat', 'older', 'sideDummy'],
    ['artifacts', 'cage2', 'hospital'],
    ['platform', 'vegetables', 'younger2'],
    ['addon', 'backDummy', 'greenDummy'],
  ]);
});

test('PB-STOCK-03 PB-SHOP-17 PB-AGE-17 a neutral imp blocks its space for the whole round', () => {
  const t = table({ seats: 3 })
    .starter(0)
    .groups(0, [[3, 0]])
    .groups(1, [[2, 0]])
    .sendGroups();
  for (const space of ['mixed', 'younger1', 'judge']) {
    expect(refused(t, 0, sending([3, 0], space))).toBe('neutralThere PB-SHOP-17');
  }
  send(t, 0, [3, 0], 'meat').expectAsk('petz.send', 1);
  expect(refused(t, 1, sending([2, 0], 'judge'))).toBe('neutralThere PB-SHOP-17');
  send(t, 1, [2, 0], 'home').expectAsk('petz.jobs');
  expect([...t.s.town.neutral].sort()).toEqual(['judge', 'mixed', 'younger1']);
});

test('PB-STOCK-04 PB-SHOP-18 a neutral imp on a dummy space blocks nothing', () => {
  // Round 3: the imp of the hospital group stands on the dummy there.
  const t = table({ seats: 3 }).starter(0).round(3);
  expect(t.s.town.neutral).toContain('sideDummy');
  expect(blocked(t).sort()).toEqual(['meat', 'older']);
  expect(
    t
      .groups(0, [[1, 0]])
      .sendGroups()
      .refusal(0, sending([1, 0], 'judge')),
  ).toBeNull();
  expect(refused(t, 0, sending([1, 0], 'sideDummy'))).toBe('dummySpace PB-SHOP-18');
});

test('PB-STOCK-05 PB-STOCK-06 each space is blocked once in six rounds with 3 players, twice with 2', () => {
  for (const seats of [2, 3]) {
    const t = table({ seats }).starter(0);
    const rounds = [blocked(t)];
    for (let round = 2; round <= 6; round++) rounds.push(blocked(t.nextRound()));
    for (const space of ACTIONS) {
      const when = rounds.flatMap((spaces, i) => (spaces.includes(space) ? [i + 1] : []));
      expect(when.length).toBe(seats === 3 ? 1 : 2);
      if (seats === 2) expect(when[1]).toBe((when[0] ?? 0) + 3);
    }
    if (seats === 2) expect(rounds.slice(3)).toEqual(rounds.slice(0, 3));
  }
});

test('PB-STOCK-07 PB-EXHIBITION-ALL-02 RUL-82 the exhibition of the round says how much food there is', () => {
  // Component data: vegetable stand, mixed stand, meat stand.
  const food: Record<string, number[]> = {
    arena: [2, 1, 1, 3],
    freestyle: [3, 1, 1, 2],
    moodyMedley: [2, 2, 1, 2],
    eatingContest: [3, 2, 2, 3],
    beautyPageant: [3, 1, 1, 2],
    breedersPrize: [2, 1, 2, 3],
    childrensDay: [3, 2, 1, 2],
    magicShow: [2, 1, 1, 2],
  };
  expect(Object.keys(food).sort()).toEqual(Object.keys(EXHIBITIONS).sort());
  for (const [id, numbers] of Object.entries(food)) {
    for (const round of [2, 5]) expect(market(roundWith(4, round, id))).toEqual(numbers);
  }
});

test('PB-STOCK-08 food left over is discarded, it never adds up', () => {
  const t = table().starter(0).round(2).exhibition('arena').offerPets([], []);
  t.s.town.stands.vegetables.vegetable = 9;
  t.s.town.stands.mixed = { vegetable: 4, meat: 4, gold: 0 };
  t.s.town.stands.meat = { vegetable: 3, meat: 5, gold: 2 };
  t.goTo('setup');
  expect(market(t)).toEqual([2, 1, 1, 3]);
  expect(t.s.town.stands.meat.gold).toBe(0);
  expect(t.s.shops.every((shop) => shop.food.meat[0] === 0)).toBe(true);
});

test('PB-STOCK-09 a blocked stand gets no food', () => {
  // 3 players: the meat stand in round 3, the vegetable stand in round 5.
  expect(market(roundWith(3, 3, 'eatingContest'))).toEqual([3, 2, 2, 0]);
  expect(market(roundWith(3, 5, 'eatingContest'))).toEqual([0, 2, 2, 3]);
  // 2 players: the mixed stand again in round 4.
  expect(market(roundWith(2, 4, 'eatingContest'))).toEqual([3, 0, 0, 3]);
});

test('PB-STOCK-10 PB-STOCK-11 the dummies take 1 of their kind from the mixed stand', () => {
  expect(market(roundWith(3, 6, 'eatingContest'))).toEqual([3, 1, 2, 3]);
  expect(market(roundWith(3, 2, 'eatingContest'))).toEqual([3, 2, 1, 3]);
});

test('PB-STOCK-12 RUL-10 the dummies never take more than there is, and only from the mixed stand', () => {
  for (const [id, { food }] of Object.entries(EXHIBITIONS)) {
    const [vegetables, meat] = [food.vegetables[0], food.meat[1]];
    const [green, red] = food.mixed;
    expect(market(roundWith(3, 6, id))).toEqual([vegetables, Math.max(0, green - 1), red, meat]);
    expect(market(roundWith(3, 2, id))).toEqual([vegetables, green, Math.max(0, red - 1), meat]);
  }
  // With 2 players the blocked stand across the ring has nothing to lose.
  expect(market(roundWith(2, 2, 'arena'))).toEqual([0, 1, 0, 3]);
  expect(market(roundWith(2, 3, 'arena'))).toEqual([2, 0, 1, 0]);
});

test('PB-STOCK-13 old artifacts leave the game, two new ones come', () => {
  const t = table().starter(0).round(2).offerArtifacts(['impArmor', 'magicBox']);
  t.goTo('setup').expectInventory();
  expect(t.s.gone.artifacts).toEqual(['impArmor', 'magicBox']);
  expect(t.s.town.artifacts.length).toBe(2);
  expect(t.s.piles.artifacts.length).toBe(6);
});

test('PB-STOCK-14 RUL-11 RUL-03 a blocked artifact space gets none, but the old ones go', () => {
  const t = table({ seats: 3 }).starter(0).round(4).offerArtifacts(['impArmor', 'magicBox']);
  t.goTo('setup').expectInventory();
  expect([t.s.town.artifacts, t.s.gone.artifacts]).toEqual([[], ['impArmor', 'magicBox']]);
  expect(t.s.piles.artifacts.length).toBe(8);
});

test('PB-STOCK-18 PB-STOCK-19 PB-STOCK-30 PB-STOCK-32 always one cage more than open cage spaces, in every game', () => {
  for (const seats of [2, 3, 4]) {
    for (const seed of ['a', 'b']) {
      atEachRound(table({ seats, seed }), (t) => {
        const { cages, neutral, young, old } = t.s.town;
        const closed = ['cage1', 'cage2'].filter((space) => neutral.includes(space)).length;
        expect(closed).toBeLessThan(2);
        expect(cages.filter((cage) => cage !== null).length).toBe(3 - closed);
        // A pet in the corral is only a name there: no tokens, no cards.
        for (const pet of [...young, ...old]) expect(typeof pet).toBe('string');
        expect(old.length).toBeLessThanOrEqual(3);
        t.expectInventory();
      });
    }
  }
});
