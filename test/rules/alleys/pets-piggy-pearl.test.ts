/** Sly Piggy moves manure, Pearlpusher puts gold on it (DA-PET-SLYPIGGY, DA-PET-PEARLPUSHER). */
import { expect, test } from 'vitest';
import {
  addPet,
  alleyTable,
  doJobs,
  extras,
  manure,
  processed,
  relieved,
  showOff,
  suffering,
} from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';
import { entryOf } from '../../kit/show.ts';

const imp = (gap: number) => ({ gap, employee: false });
const to = (plot: number, pearl = false) => ({ to: plot, pearl });

/** Sly Piggy on P2 in a plain cage with two play needs and a poop. */
function piggy(options: Parameters<typeof addPet>[5] = {}, home = 7): Table {
  const t = alleyTable({ home });
  addPet(t, 0, 1, 'slyPiggy', 'poop play play', { cage: 'c01', ...options });
  return t;
}

test('DA-PET-SLYPIGGY-01 each play need met may move one manure, right then', () => {
  const t = piggy().goTo('showing').expectAsk('petz.play', 0).play(0, imp(1)).expectAsk('petz.shove', 0);
  expect(t.options(0)).toEqual([null, to(0), to(2)]);
  t.play(0, to(2)).expectAsk('petz.play', 0);
  expect(manure(t)).toEqual([0, 0, 1, 0]);
  expect(t.eventsOf('petz.shoved')).toEqual([
    { type: 'petz.shoved', seat: 0, pet: 'slyPiggy', from: 1, to: 2, pearl: false },
  ]);
  // With nothing left in his cage there is nothing to ask.
  t.play(0, imp(1)).expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 0, null, null]);
  t.expectInventory();
});

test('DA-PET-SLYPIGGY-01 two needs met at once are two moves', () => {
  const t = piggy({ manure: 1 }, 1);
  t.artifact(0, 'employeeOfTheMonth');
  showOff(t, [], { 'petz.play': [{ gap: 0, employee: true }], 'petz.shove': [to(0), to(2)] });
  expect(manure(t)).toEqual([1, 0, 1, 0]);
});

test('DA-PET-SLYPIGGY-01 the owner may leave it', () => {
  const t = showOff(piggy(), [], { 'petz.play': [imp(0)], 'petz.shove': [null] });
  expect(manure(t)).toEqual([0, 1, 0, 0]);
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('DA-PET-SLYPIGGY-02 the target may be occupied, empty or without a cage', () => {
  const t = piggy({ manure: 2 }, 2);
  addPet(t, 0, 0, 'uni', 'anger magic', { cage: 'c04' });
  expect(t.plot(0, 2).cage).toBeNull();
  showOff(t, [0, 1], { 'petz.play': [imp(1), imp(1)], 'petz.shove': [to(0), to(2)] });
  expect(manure(t)).toEqual([1, 1, 1, 0]);
});

test('EX-DA-63 DA-PET-SLYPIGGY-01 DA-PET-SLYPIGGY-03 one need met, one not: one move and 1 suffering', () => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 1, 'slyPiggy', 'anger play play', { cage: 'c01', manure: 2 });
  showOff(t, [], { 'petz.play': [imp(0)], 'petz.shove': [to(0)] });
  expect(manure(t)).toEqual([1, 1, 0, 0]);
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('DA-PET-SLYPIGGY-03 nothing moves for a need that hurts', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'slyPiggy', 'anger play magic', { cage: 'c04', manure: 2 });
  showOff(t);
  expect(t.eventsOf('petz.shoved')).toEqual([]);
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('R-DA-50 a need met by itself counts: imp across the gap, toy, lollipop, Pony, tune', () => {
  const by = (
    lay: (t: Table) => void,
    order: number[],
    answers: Parameters<typeof showOff>[2] = {},
    home = 0,
  ) => {
    const t = alleyTable({ home });
    lay(t);
    showOff(t, order, { ...answers, 'petz.shove': [to(2)] });
    expect(manure(t)[2]).toBe(1);
    return relieved(t);
  };
  const house = (t: Table, more: Parameters<typeof addPet>[5] = {}) =>
    addPet(t, 0, 1, 'slyPiggy', 'anger play magic', { cage: 'c04', manure: 2, ...more });
  expect(by((t) => house(t, { addon: 'play' }), [])).toEqual([]);
  expect(by((t) => house(t, { cage: 'c05', addon: 'antimagic1' }), [])).toEqual([]);
  expect(by((t) => house(t, { addon: 'jukebox' }), [], { 'petz.tune': ['play'] })).toEqual([]);
  const gap = (t: Table) => {
    house(t);
    addPet(t, 0, 0, 'birdie', 'play disease', { cage: 'c03' });
  };
  expect(by(gap, [0, 1], { 'petz.play': [imp(0)] }, 1)).toEqual(['gap play 1']);
  const rage = (t: Table) => {
    house(t);
    addPet(t, 0, 0, 'pony', 'anger disease anger', { cage: 'c03' });
  };
  expect(by(rage, [0, 1])).toEqual(['pony play 1']);
  const lollipop = (t: Table) => {
    house(t);
    processed(t, 0, { lollipop: 1 });
  };
  expect(by(lollipop, [], { 'petz.play': [{ food: 'lollipop' }] })).toEqual([]);
});

test('EX-DA-64 R-DA-50 a token moved before disease keeps him well', () => {
  const lay = () => {
    const t = alleyTable({ home: 1 });
    addPet(t, 0, 1, 'slyPiggy', 'poop play disease', { cage: 'c01', manure: 1 });
    return t;
  };
  const moved = showOff(lay(), [], { 'petz.play': [imp(1)], 'petz.shove': [to(2)] });
  expect(suffering(moved)).toEqual([null, 0, null, null]);
  const unmoved = showOff(lay(), [], { 'petz.play': [imp(1)], 'petz.shove': [null] });
  expect(unmoved.eventsOf('petz.suffered')).toMatchObject([{ tokens: 2, cause: 'disease' }]);
  // The proposal is the move.
  const asked = lay().goTo('showing').play(0, imp(1));
  expect(asked.options(0)[0]).not.toBeNull();
});

test.each([
  ['after Sly Piggy', [1, 2], 2],
  ['before him', [2, 1], 0],
])('EX-DA-65 DA-PET-GENERAL-01 DA-PET-SLYPIGGY-02 the pet next door, evaluated %s', (_name, order, hurt) => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 1, 'slyPiggy', 'poop play disease', { cage: 'c01', manure: 1 });
  addPet(t, 0, 2, 'cthulie', 'disease magic anger', { cage: 'c04', manure: 1 });
  showOff(t, order, { 'petz.play': [imp(1)], 'petz.shove': [to(2)] });
  expect(suffering(t)).toEqual([null, 0, hurt, null]);
});

test('R-DA-51 any token in his cage, new or old, plain or with gold', () => {
  const t = piggy({ manure: 1 }, 1);
  extras(t, 0, 1).pearls = 1;
  t.goTo('showing').play(0, imp(1)).expectAsk('petz.shove', 0);
  expect(t.options(0)).toEqual([null, to(0), to(0, true), to(2), to(2, true)]);
  const u = piggy({ manure: 2 }, 1);
  extras(u, 0, 1).pearls = 2;
  u.plot(0, 1).cage = 'c01';
  u.pet(0, 1).cards = [];
  u.lay(0, 1, ['G disease', 'Y play', 'Y play']);
  u.goTo('showing').play(0, imp(1)).expectAsk('petz.shove', 0);
  expect([...u.options(0)].filter((x) => x !== null).every((x) => (x as { pearl: boolean }).pearl)).toBe(
    true,
  );
});

test('DA-PET-PEARLPUSHER-06 the gold stays on its token when Sly Piggy moves it', () => {
  const t = piggy({ manure: 1 }, 1);
  extras(t, 0, 1).pearls = 1;
  showOff(t, [], { 'petz.play': [imp(1)], 'petz.shove': [to(2, true)] });
  expect([extras(t, 0, 1).pearls, extras(t, 0, 2).pearls]).toEqual([0, 1]);
  expect(manure(t)).toEqual([0, 1, 1, 0]);
  expect(t.shop(0).gold).toBe(3);
});

test('DA-PET-SLYPIGGY-04 manure on a plot without a cage is cleaned and counted like any other', () => {
  const t = alleyTable({ round: 2, exhibition: 'childrensDay' });
  t.plot(0, 2).manure = 2;
  addPet(t, 0, 1, 'trollie', 'play play anger', { cage: 'c05', addon: 'play' });
  showOff(t);
  // 2 play needs at 2 each, less 2 manure.
  expect(entryOf(t, 0).score).toBe(2);
  doJobs(t, 1, [0, 0, 2, 0]);
  expect(manure(t)).toEqual([0, 0, 0, 0]);
});

test('DA-PET-SLYPIGGY-05 R-DA-85 a cage laid there takes the manure in, gold and all', () => {
  const t = alleyTable();
  t.plot(0, 2).manure = 2;
  extras(t, 0, 2).pearls = 1;
  t.cart(0, { cages: ['c02'] });
  t.goTo('needs').expectAsk('petz.arrange', 0);
  t.play(0, { cage0: null, cage1: null, cage2: 'c02', cage3: null });
  expect(t.plot(0, 2)).toMatchObject({ cage: 'c02', manure: 2, alleys: { pearls: 1 } });
  t.expectInventory();
});

test.each([
  [1, 'c10', 0, 0],
  [2, 'c10', 1, 1],
  [3, 'c01', 3, 1],
])(
  'EX-DA-66 DA-PET-PEARLPUSHER-01 DA-PET-PEARLPUSHER-02 DA-PET-PEARLPUSHER-03 R-DA-53 %i poop in cage %s: %i manure, %i gold',
  (poops, cage, tokens, pearls) => {
    const t = alleyTable();
    const needs = [...Array(poops).fill('poop'), ...Array(4 - poops).fill('anger')].join(' ');
    addPet(t, 0, 1, 'pearlpusher', needs, { cage, addon: 'strength1' });
    showOff(t, [], { 'petz.catch': poops === 1 ? [{ armour: 0, imps: 1, employee: null }] : [] });
    expect(manure(t)).toEqual([0, tokens, 0, 0]);
    expect(extras(t, 0, 1).pearls).toBe(pearls);
    expect(t.eventsOf('petz.pearl')).toHaveLength(pearls);
    expect(t.shop(0).gold).toBe(3);
  },
);

test('DA-PET-PEARLPUSHER-01 only his own new tokens, in his own turn', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'pearlpusher', 'anger play anger', { cage: 'c05', manure: 2 });
  addPet(t, 0, 2, 'wormie', 'poop poop', { cage: 'c03' });
  showOff(t, [1, 2], {});
  expect([0, 1, 2, 3].map((at) => extras(t, 0, at).pearls)).toEqual([0, 0, 0, 0]);
});

test('DA-PET-PEARLPUSHER-04 a token with gold is manure for disease and scoring', () => {
  const t = alleyTable({ round: 2, exhibition: 'childrensDay' });
  addPet(t, 0, 1, 'pearlpusher', 'poop play disease', { cage: 'c05', manure: 1 });
  showOff(t);
  expect(extras(t, 0, 1).pearls).toBe(1);
  expect(t.eventsOf('petz.suffered')).toMatchObject([{ tokens: 2, cause: 'disease' }]);
  // He is gone, his 2 tokens count.
  expect(entryOf(t, 0).score).toBe(-2);
});

test('DA-PET-PEARLPUSHER-05 R-DA-52 imps that clean bring in the gold of every such token', () => {
  const t = alleyTable();
  t.plot(0, 2).manure = 3;
  extras(t, 0, 2).pearls = 2;
  // One next door that is not touched.
  t.plot(0, 3).manure = 1;
  extras(t, 0, 3).pearls = 1;
  doJobs(t.goTo('business'), 1, [0, 0, 2, 0]);
  expect([extras(t, 0, 2).pearls, extras(t, 0, 3).pearls]).toEqual([0, 1]);
  expect(t.eventsOf('petz.pearls')).toEqual([{ type: 'petz.pearls', seat: 0, gold: 2 }]);
  // 3 in the Treasury, 2 from the manure, 1 from each of the 6 other imps; then the income of round 2.
  const income = t.eventsOf('petz.income').findLast(({ seat }) => seat === 0)?.gold ?? 0;
  expect(t.shop(0).gold).toBe(3 + 2 + 6 + income);
  t.expectInventory();
});

test('DA-PET-PEARLPUSHER-05 R-DA-52 the shovel brings it in too', () => {
  const t = alleyTable();
  t.artifact(0, 'longHandledShovel');
  addPet(t, 0, 1, 'stegobully', 'anger anger', { cage: 'c01', manure: 2 });
  extras(t, 0, 1).pearls = 1;
  showOff(t, [], { 'petz.shovel': [{ plots: [0, 1, 0, 0], employee: false }] });
  expect(t.shop(0).gold).toBe(4);
  expect(extras(t, 0, 1).pearls).toBe(0);
  expect(manure(t)).toEqual([0, 1, 0, 0]);
});

test('EX-DA-67 DA-PET-PEARLPUSHER-05 R-DA-52 the Fecal Slug costs 1 and brings 1', () => {
  const t = alleyTable();
  t.shop(0).gold = 1;
  t.plot(0, 2).manure = 2;
  extras(t, 0, 2).pearls = 1;
  const { alleys } = t.s;
  if (alleys === undefined) throw new Error('no alleys');
  const slug = alleys.facilities.indexOf('fecalSlug');
  if (slug >= 0) alleys.facilities.splice(slug, 1);
  if (!alleys.row.includes('fecalSlug')) alleys.row.push('fecalSlug');
  const own = t.shop(0).alleys;
  if (own !== undefined) own.permission = alleys.row.length - 1;
  t.goTo('business')
    .until('petz.work')
    .play(0, { facility: 'fecalSlug', plots: [0, 0, 2, 0] });
  expect(t.shop(0).gold).toBe(1);
  expect(manure(t)).toEqual([0, 0, 0, 0]);
  expect(extras(t, 0, 2).pearls).toBe(0);
});

test('R-DA-52 absorbing never pays, for it concerns no token', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'pearlpusher', 'poop anger anger', { cage: 'c10', addon: 'strength1', manure: 1 });
  extras(t, 0, 1).pearls = 1;
  showOff(t);
  expect(manure(t)).toEqual([0, 1, 0, 0]);
  expect(extras(t, 0, 1).pearls).toBe(1);
  expect(t.shop(0).gold).toBe(3);
});

test('DA-PET-PEARLPUSHER-06 the gold stays when the cage is destroyed and when he is gone', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'pearlpusher', 'anger hunger hunger', { cage: 'c04', manure: 2 });
  extras(t, 0, 1).pearls = 1;
  addPet(t, 0, 0, 'wreckie', 'anger anger anger', { cage: 'printed', addon: 'strength1' });
  showOff(t, [0, 1], { 'petz.wreck': [{ plot: 1, tile: 'cage' }] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'pearlpusher', cause: 'suffering' }]);
  expect(t.plot(0, 1)).toMatchObject({ cage: null, manure: 2, pet: null, alleys: { pearls: 1 } });
});

test('DA-PET-PEARLPUSHER-06 the gold stays when the cage is replaced', () => {
  const t = alleyTable();
  t.cage(0, 2, 'c01');
  t.plot(0, 2).manure = 1;
  extras(t, 0, 2).pearls = 1;
  t.cart(0, { cages: ['c02'] });
  t.goTo('needs').play(0, { cage0: null, cage1: null, cage2: 'c02', cage3: null });
  expect(t.plot(0, 2)).toMatchObject({ cage: 'c02', manure: 1, alleys: { pearls: 1 } });
});
