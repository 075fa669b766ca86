import { expect, test } from 'vitest';
import type { CalendarTile } from '../../../src/engine/petz/state.ts';
import { type Table, table } from '../../kit/petz.ts';
import { nobodyShops } from '../../kit/petz-plays.ts';
import { atEachRound, byRound } from '../../kit/town.ts';

/** The rounds of the tiles that everybody can see. */
const known = (tiles: CalendarTile[]) => tiles.flatMap((tile) => (tile.id === null ? [] : [tile.round]));

/** The rounds of the tiles turned up in each round: exhibitions, then customers. */
function calendar(t: Table): [exhibitions: number[], customers: number[]][] {
  return byRound(t.events).map((events) => {
    const of = (kind: string) =>
      events.flatMap((event) => (event.type === 'petz.turnedUp' && event.tile === kind ? [event.round] : []));
    return [of('exhibition'), of('customer')];
  });
}

test('PB-REVEAL-01 PB-REVEAL-02 PB-REVEAL-04 PB-REVEAL-06 PB-REVEAL-07 the calendar with 4 players', () => {
  const t = table().toTheEnd();
  expect(calendar(t)).toEqual([
    [[2], [3]], // Setup
    [[], []],
    [[3], [4]],
    [[4], [5, 5]],
    [[5], []],
    [[], []],
  ]);
});

test('PB-REVEAL-01 PB-REVEAL-02 PB-REVEAL-04 PB-REVEAL-06 PB-REVEAL-08 the calendar with 2 and 3 players', () => {
  for (const seats of [2, 3]) {
    expect(calendar(table({ seats }).toTheEnd())).toEqual([
      [[2], [3]], // Setup
      [[], []],
      [[3], [4]],
      [[4], [5]],
      [[5], [6, 6]],
      [[6], []],
      [[], []],
    ]);
  }
});

test('PB-REVEAL-03 PB-REVEAL-05 exhibitions are known one round ahead, customers two', () => {
  for (const seats of [2, 3, 4]) {
    const last = seats === 4 ? 5 : 6;
    let looked = 0;
    atEachRound(table({ seats }), (t) => {
      const { round } = t.s;
      looked++;
      const customers = [3, 4, 5, 6, ...(last === 5 ? [5] : [6])].filter((r) => r <= last).sort();
      for (const seat of [0, 1, null]) {
        const view = t.view(seat);
        const ahead = [round, round + 1].filter((r) => r >= 2 && r <= last);
        expect(known(view.exhibitions)).toEqual(round === 1 ? [2] : ahead);
        expect(known(view.customers)).toEqual(customers.filter((r) => r >= round && r <= round + 2));
      }
    });
    expect(looked).toBe(last);
  }
});

test('PB-REVEAL-09 PB-GEN-07 phase 1 asks nobody anything', () => {
  const t = nobodyShops(table().starter(0).round(2));
  t.until('petz.jobs').quiet();
  const before = t.s.asked;
  for (const seat of t.s.ask?.seats ?? []) t.play(seat, { imps: 0, plots: [0, 0, 0, 0], employee: false });
  // From the jobs of round 2 the next question is the grouping of round 3.
  t.expectAsk('petz.group', 1, 2, 3, 0);
  expect([t.s.round, t.s.asked]).toEqual([3, before + 1]);
  t.expectInventory();
});

test('RUL-08 the order of phase 1: neutral imps, new tiles, food, goods, pets with their meat, income', () => {
  const t = table({ seats: 3 }).starter(0).round(1).offerPets(['uni', 'drago'], ['bubl']).quiet();
  t.exhibition('magicShow', 2).nextRound();
  const order = ['petz.round', 'petz.neutral', 'petz.turnedUp', 'petz.farmed', 'petz.stocked', 'petz.income'];
  const types = t.events.map((event) => event.type).filter((type) => order.includes(type));
  expect([...new Set(types)]).toEqual(order);
  // The extra meat comes on top of the 2 of the tile: it was not thrown away with the old food.
  expect(t.s.town.stands.meat.meat).toBe(3);
});
