/** Anger needs (PB-NEED-ANGER) and magic needs (PB-NEED-MAGIC). */
import { expect, test } from 'vitest';
import { lodge, showTable } from '../../kit/show.ts';

const caught = (imps: number) => ({ armour: 0, imps, employee: null });
const FIVE_ANGER = ['G anger', 'R anger', 'R anger', 'G anger', 'R anger'];

test.each([
  ['strength 3', 'c01', null, 3, 0],
  ['strength 3', 'c01', null, 4, 1],
  ['strength 2', 'c04', null, 5, 3],
  ['strength 2 and the addon', 'c04', 'strength1', 3, 0],
  ['strength 2 and the addon', 'c04', 'strength2', 4, 1],
  ['strength 1 and another addon', 'c03', 'antimagic1', 2, 1],
])(
  'PB-NEED-ANGER-01 PB-NEED-ANGER-02 PB-NEED-ANGER-03 %s (%s, %s): %i anger, excess %i',
  (_name, cage, addon, anger, excess) => {
    const t = showTable();
    lodge(t, 0, 1, 'stegobully', FIVE_ANGER.slice(0, anger), { cage, ...(addon === null ? {} : { addon }) });
    t.goTo('showing');
    if (excess === 0) {
      t.expectAsk('petz.jobs', 3);
    } else {
      t.expectAsk('petz.catch', 0);
      expect(t.options(0)).toEqual([caught(excess), null]);
      t.play(0, caught(excess));
    }
    expect(t.pet(0, 1).id).toBe('stegobully');
    expect(t.shop(0)).toMatchObject({ home: 6 - excess, hospital: excess });
    t.expectInventory();
  },
);

test('PB-NEED-ANGER-01 the strength of another plot does not help', () => {
  const t = showTable({ home: 0 }).cage(0, 2, 'c01').addon(0, 2, 'strength1');
  lodge(t, 0, 1, 'stegobully', ['G anger', 'R anger'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.eventsOf('petz.lost').map((event) => event.cause)).toEqual(['escaped']);
});

test('PB-NEED-ANGER-04 catching sends as many imps as the excess to the hospital', () => {
  const t = showTable();
  lodge(t, 0, 1, 'stegobully', FIVE_ANGER, { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.catch', 0).play(0, caught(4)).expectAsk('petz.jobs', 3);
  expect(t.shop(0)).toMatchObject({ home: 2, hospital: 4 });
  expect(t.shop(1)).toMatchObject({ home: 6, hospital: 0 });
  expect(t.pet(0, 1)).toMatchObject({ id: 'stegobully', suffering: 0 });
  t.expectInventory();
});

test('PB-NEED-ANGER-05 RUL-42 with fewer imps than the excess no catch is possible and none is hurt', () => {
  const t = showTable({ home: 3 });
  t.shop(0).reputation = 10;
  lodge(t, 0, 1, 'stegobully', FIVE_ANGER, { cage: 'c03' });
  lodge(t, 0, 3, 'uni', ['Y disease', 'G poop'], { cage: 'c04' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.eventsOf('petz.lost').map(({ pet, cause }) => [pet, cause])).toEqual([['stegobully', 'escaped']]);
  expect(t.shop(0)).toMatchObject({ home: 3, hospital: 0, reputation: 9 });
  expect(t.pet(0, 3).id).toBe('uni');
  t.expectInventory();
});

test('PB-NEED-ANGER-05 RUL-42 a part of the excess cannot be offered', () => {
  const t = showTable();
  lodge(t, 0, 1, 'stegobully', FIVE_ANGER, { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.catch', 0);
  for (const imps of [0, 1, 3, 5])
    expect(t.refusal(0, caught(imps))).toMatchObject({ code: 'notHeld', rule: 'PB-NEED-ANGER-05' });
  expect(t.refusal(0, caught(4))).toBeNull();
});

test('PB-NEED-ANGER-06 PB-NEED-ANGER-07 RUL-42 the owner may let it escape; then it is lost', () => {
  const t = showTable();
  t.shop(0).reputation = 25;
  lodge(t, 0, 1, 'stegobully', FIVE_ANGER, { cage: 'c03', manure: 2 });
  t.goTo('showing').expectAsk('petz.catch', 0).play(0, null).expectAsk('petz.jobs', 0, 3);
  expect(t.eventsOf('petz.lost').map((event) => event.cause)).toEqual(['escaped']);
  expect(t.plot(0, 1)).toMatchObject({ pet: null, manure: 2, cage: 'c03' });
  expect(t.s.gone.pets).toContain('stegobully');
  expect(t.shop(0)).toMatchObject({ home: 6, hospital: 0, reputation: 23 });
  t.expectInventory();
});

test('PB-NEED-ANGER-08 imps stay in the hospital over the rounds', () => {
  const t = showTable();
  lodge(t, 0, 1, 'stegobully', ['G anger', 'R anger', 'R anger'], { cage: 'c03' });
  t.goTo('showing').play(0, caught(2));
  expect(t.shop(0)).toMatchObject({ home: 4, hospital: 2 });
  for (const round of [2, 3]) {
    t.until('petz.group');
    expect(t.s.round).toBe(round);
    expect(t.shop(0)).toMatchObject({ home: 4, hospital: 2 });
    // No pet visits another, and the pet is released.
    for (const seat of t.s.order) t.play(seat, []);
    if (round === 2)
      t.expectAsk('petz.arrange', 0).play(0, { pet0: null, pet1: null, pet2: null, pet3: null });
  }
  t.expectInventory();
});

test.each([
  ['antimagic 3', 'c02', null, 3, 0],
  ['antimagic 2', 'c03', null, 3, 1],
  ['antimagic 2 and the addon', 'c03', 'antimagic1', 3, 0],
  ['antimagic 1 and the addon', 'c04', 'antimagic2', 3, 1],
  ['antimagic 1 and another addon', 'c04', 'strength1', 2, 1],
  ['antimagic 0', 'c01', null, 1, 1],
])(
  'PB-NEED-MAGIC-01 PB-NEED-MAGIC-02 PB-NEED-MAGIC-03 %s (%s, %s): %i magic, %i tokens',
  (_name, cage, addon, magic, tokens) => {
    const t = showTable();
    const cards = ['Y magic', 'P magic', 'P magic'].map((card, i) =>
      i < magic ? card : `${card[0]} disease`,
    );
    lodge(t, 0, 1, 'birdie', cards, { cage, ...(addon === null ? {} : { addon }) });
    t.goTo('showing').expectAsk('petz.jobs', 3);
    expect(t.pet(0, 1)).toMatchObject({ mutation: tokens, suffering: 0 });
    t.expectInventory();
  },
);

test('PB-NEED-MAGIC-04 tokens stay from round to round and add up', () => {
  const t = showTable();
  lodge(t, 0, 1, 'birdie', ['Y magic', 'P disease'], { cage: 'c01' });
  lodge(t, 0, 2, 'uni', ['Y disease', 'G poop'], { cage: 'c03' });
  t.goTo('showing').until('petz.group');
  expect(t.pet(0, 1)).toMatchObject({ size: 4, mutation: 1 });
  expect(t.pet(0, 2).mutation).toBe(0);
  t.lay(0, 1, ['Y magic', 'P disease', 'P disease', 'Y play']).lay(0, 2, ['Y disease', 'G poop', 'P anger']);
  t.quiet().goTo('showing').expectAsk('petz.play', 0).play(0, null);
  expect(t.eventsOf('petz.lost').map(({ pet, cause }) => [pet, cause])).toEqual([['birdie', 'mutated']]);
});

test.each([
  ['one token: it stays', 0, ['Y magic', 'P disease', 'P disease'], false],
  ['two at once', 0, ['Y magic', 'P magic', 'P disease'], true],
  ['three at once', 0, ['Y magic', 'P magic', 'P magic'], true],
  ['one and an older one', 1, ['Y magic', 'P disease', 'P disease'], true],
  ['only an older one: it stays', 1, ['Y disease', 'P disease', 'P anger'], false],
])('PB-NEED-MAGIC-05 PB-NEED-MAGIC-07 %s', (_name, before, cards, isLost) => {
  const t = showTable();
  t.shop(0).reputation = 30;
  lodge(t, 0, 1, 'birdie', cards, { cage: 'c01', mutation: before });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.plot(0, 1).pet === null).toBe(isLost);
  expect(t.eventsOf('petz.lost').map((event) => event.cause)).toEqual(isLost ? ['mutated'] : []);
  expect(t.shop(0).reputation).toBe(isLost ? 27 : 30);
  t.expectInventory();
});

test('PB-NEED-MAGIC-06 imps cannot absorb magic, however many there are', () => {
  const t = showTable({ home: 6 });
  lodge(t, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c01' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).mutation).toBe(1);
  expect(t.shop(0)).toMatchObject({ home: 6, hospital: 0 });
});

test('RUL-58 two mutations take a pet away in phase 4, before the exhibition is counted', () => {
  const t = showTable({ round: 2 });
  lodge(t, 0, 1, 'birdie', ['Y magic', 'P magic'], { cage: 'c01' });
  lodge(t, 1, 1, 'uni', ['Y disease', 'G hunger'], { cage: 'c03' });
  t.food(1, { vegetable: 1 }).goTo('showing').expectAsk('petz.feed', 1);
  expect(t.s.phase).toBe('showing');
  expect(t.plot(0, 1).pet).toBeNull();
  expect(t.shop(0).entry).toMatchObject({ score: 0, takesPart: false });
  const order = t.events.map((event) => event.type);
  expect(order.indexOf('petz.lost')).toBeLessThan(order.indexOf('petz.showed'));
});
