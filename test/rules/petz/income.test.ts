import { expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { byRound } from '../../kit/town.ts';

const SEEDS = 'abcdefgh'.split('');

/** What each seat's income was, from the starting player clockwise. */
const incomeFrom = (t: Table, first: number) =>
  t.s.shops.map((_shop, i) => {
    const seat = (first + i) % t.s.shops.length;
    return t.eventsOf('petz.income').find((event) => event.seat === seat)?.gold;
  });

test('PB-INCOME-01 everybody has income in every round, the first and the last included', () => {
  for (const seats of [2, 3, 4]) {
    const t = table({ seats }).toTheEnd();
    for (const events of byRound(t.events).slice(1)) {
      const paid = events.flatMap((event) => (event.type === 'petz.income' ? [event.seat] : []));
      expect([...paid].sort()).toEqual([0, 1, 2, 3].slice(0, seats));
    }
  }
});

test('PB-INCOME-02 PB-INCOME-05 EX-01 with 4 players the first two get 1 gold, the others 2', () => {
  for (const seed of SEEDS) {
    const t = table({ seed });
    expect(incomeFrom(t, t.s.starter)).toEqual([1, 1, 2, 2]);
    expect(t.s.shops.map((_s, i) => t.shop((t.s.starter + i) % 4).gold)).toEqual([3, 3, 4, 4]);
  }
  const first = SEEDS.map((seed) => table({ seed })).find((t) => t.s.starter === 0);
  expect(first?.s.shops.map((shop) => shop.gold)).toEqual([3, 3, 4, 4]);
});

test('PB-INCOME-03 PB-INCOME-05 EX-01 with 2 or 3 players only the starting player gets 1 gold', () => {
  for (const seed of SEEDS) {
    const three = table({ seed, seats: 3 });
    expect(incomeFrom(three, three.s.starter)).toEqual([1, 2, 2]);
    expect(three.s.shops.map((_s, i) => three.shop((three.s.starter + i) % 3).gold)).toEqual([3, 4, 4]);
    const two = table({ seed, seats: 2 });
    expect([two.shop(two.s.starter).gold, two.shop(1 - two.s.starter).gold]).toEqual([3, 4]);
  }
});

test('PB-INCOME-04 the bank pays, however much gold is in the shops', () => {
  const t = table().starter(3).round(2);
  for (const shop of t.s.shops) shop.gold = 30;
  t.nextRound();
  expect(t.s.shops.map((shop) => shop.gold)).toEqual([31, 31, 32, 32]);
});

test('PB-INCOME-06 the token of the round that begins decides', () => {
  const t = table().starter(1).round(2);
  for (const shop of t.s.shops) shop.gold = 0;
  t.nextRound();
  // The token has passed from seat 1 to seat 2.
  expect([t.s.round, t.s.starter]).toEqual([3, 2]);
  expect(t.s.shops.map((shop) => shop.gold)).toEqual([2, 2, 1, 1]);
});

test('PB-INCOME-07 PB-GROUP-06 income can go into the groups of the same round', () => {
  const t = table().starter(3).round(2);
  for (const shop of t.s.shops) shop.gold = 0;
  t.nextRound().expectAsk('petz.group', 0, 1, 2, 3);
  expect(t.refusal(2, [{ imps: 1, gold: 2 }])).toBeNull();
  expect(t.refusal(0, [{ imps: 1, gold: 2 }])).toMatchObject({ code: 'notEnoughGold', rule: 'PB-GROUP-06' });
  t.expectInventory();
});
