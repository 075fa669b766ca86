import { expect, test } from 'vitest';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { type Table, table } from '../../kit/petz.ts';
import { send } from '../../kit/petz-plays.ts';
import { refused } from '../../kit/town.ts';

/** Round 1 at its grouping: everybody has 6 imps at home; seat 0 starts and has 3 gold. */
function atGrouping(seats = 4): Table {
  const t = table({ seats }).starter(0);
  for (const shop of t.s.shops) shop.gold = 3;
  return t.expectAsk('petz.group');
}

const group = (imps: number, gold = 0) => ({ imps, gold });

/** All others make no group. */
function othersStay(t: Table): Table {
  while (t.s.ask?.kind === 'petz.group') t.play(petzEngine.waiting(t.s)[0] ?? 0, []);
  return t;
}

test('PB-GROUP-01 RUL-84 all divide at the same time, each in secret, in any order', () => {
  const t = atGrouping();
  expect(petzEngine.waiting(t.s).length).toBe(4);
  t.play(2, [group(2, 1), group(1)]);
  // That seat 2 is ready is known; what it did is seen by itself alone, not even how many groups.
  expect(t.view(2).ask?.sealed[2]).toEqual([group(2, 1), group(1)]);
  for (const seat of [0, 1, 3, null]) {
    expect(t.view(seat).ask?.sealed[2]).toBe('?');
    expect(t.view(seat).shops[2]?.groups).toEqual([]);
  }
  expect([...petzEngine.waiting(t.s)].sort()).toEqual([0, 1, 3]);
  // A player with no imp at home has nothing to divide.
  const empty = table().starter(0).imps(1, { hospital: 6 }).goTo('shopping');
  expect(petzEngine.waiting(empty.s)).toEqual([0, 2, 3]);
});

test('PB-GROUP-02 at most six groups', () => {
  const t = atGrouping().imps(0, { waiting: [0, 0, 0, 0] });
  expect(refused(t, 0, new Array(7).fill(group(1)))).toBe('tooManyGroups PB-GROUP-02');
  t.play(0, new Array(6).fill(group(1)));
  othersStay(t).expectAsk('petz.send', 0).expectInventory();
  expect([t.shop(0).groups.length, t.shop(0).home]).toEqual([6, 4]);
});

test('PB-GROUP-03 RUL-15 fewer groups are legal, also none at all', () => {
  const t = atGrouping();
  expect(t.refusal(0, [])).toBeNull();
  expect(t.refusal(0, [group(1)])).toBeNull();
  othersStay(t);
  // Without any group shopping is over at once.
  expect(t.s.phase).not.toBe('shopping');
  expect(t.eventsOf('petz.grouped').at(-1)?.groups).toEqual([[], [], [], []]);
  expect([t.shop(0).home, t.shop(0).gold]).toEqual([6, 3]);
});

test('PB-GROUP-04 gold without an imp is no group', () => {
  const t = atGrouping();
  expect(refused(t, 0, [group(0, 2)])).toBe('groupWithoutImp PB-GROUP-04');
  expect(refused(t, 0, [group(2), group(0, 1)])).toBe('groupWithoutImp PB-GROUP-04');
  expect(refused(t, 0, [group(2), group(0)])).toBe('groupWithoutImp PB-GROUP-04');
});

test('PB-GROUP-05 gold is optional, and a group may hold everything', () => {
  const t = atGrouping();
  expect(t.refusal(0, [group(6, 0)])).toBeNull();
  expect(t.refusal(0, [group(1, 3)])).toBeNull();
  othersStay(t.play(0, [group(6, 3)])).expectAsk('petz.send', 0);
  expect(t.shop(0).groups).toEqual([group(6, 3)]);
  expect([t.shop(0).home, t.shop(0).gold]).toEqual([0, 0]);
});

test('PB-GROUP-06 only imps at home and gold of the own treasury', () => {
  const t = atGrouping();
  expect(refused(t, 0, [group(7)])).toBe('notEnoughImps PB-GROUP-06');
  expect(refused(t, 0, [group(4), group(3)])).toBe('notEnoughImps PB-GROUP-06');
  expect(refused(t, 0, [group(1, 4)])).toBe('notEnoughGold PB-GROUP-06');
  expect(refused(t, 0, [group(1, 2), group(1, 2)])).toBe('notEnoughGold PB-GROUP-06');
  for (const choice of [[group(1.5)], [group(1, -1)], [group(-1, 0)], 'all', [{ imps: 1 }]]) {
    expect(t.refusal(0, choice)).not.toBeNull();
  }
  // Imps in hospital or on the platform do not count.
  t.imps(0, { hospital: 2, platform: 1 });
  expect(refused(t, 0, [group(4)])).toBe('notEnoughImps PB-GROUP-06');
  expect(t.refusal(0, [group(3)])).toBeNull();
});

test('PB-GROUP-07 EX-02 the size of a group is imps and gold together', () => {
  const t = atGrouping();
  t.play(0, [group(1, 2), group(3), group(2, 1)]);
  // A bigger one of another seat goes first, though that seat comes last.
  othersStay(t.play(3, [group(4), group(2)])).expectAsk('petz.send', 3);
  send(t, 3, [4, 0], 'home').expectAsk('petz.send', 0);
  // All three have size 3: he may handle any of them.
  const offered = t.options(0).map((option) => {
    const { imps, gold } = option as { imps: number; gold: number };
    return `${imps}+${gold}`;
  });
  expect([...new Set(offered)].sort()).toEqual(['1+2', '2+1', '3+0']);
  send(t, 0, [2, 1], 'home');
  send(t, 0, [1, 2], 'home');
  send(t, 0, [3, 0], 'home').expectAsk('petz.send', 3).expectInventory();
});

test('PB-GROUP-08 groups stand by falling size, and order among equals means nothing', () => {
  const one = othersStay(atGrouping().play(0, [group(1), group(2, 3), group(2), group(1)]));
  expect(one.shop(0).groups.map(({ imps, gold }) => imps + gold)).toEqual([5, 2, 1, 1]);
  // The same split written in another order is the same position.
  const other = othersStay(atGrouping().play(0, [group(1), group(1), group(2), group(2, 3)]));
  expect(other.s.shops).toEqual(one.s.shops);
  const [ab, ba] = [
    [group(1, 1), group(2)],
    [group(2), group(1, 1)],
  ].map((split) => othersStay(atGrouping().play(0, split)).s.shops);
  expect(ab).toEqual(ba);
});

test('PB-GROUP-09 imps and gold may stay out of all groups', () => {
  const t = othersStay(atGrouping().play(0, [group(2, 1), group(1)]));
  expect([t.shop(0).home, t.shop(0).gold]).toEqual([3, 2]);
  t.expectAsk('petz.send', 0).expectInventory();
});

test('PB-GROUP-10 how much a player owns is public, also while the screens are up', () => {
  const t = atGrouping().play(1, [group(6, 3)]);
  t.shop(2).gold = 9;
  for (const seat of [0, 3, null]) {
    const { shops } = t.view(seat);
    expect([shops[1]?.home, shops[1]?.gold, shops[2]?.home, shops[2]?.gold]).toEqual([6, 3, 6, 9]);
  }
});

test('PB-GROUP-11 PB-GROUP-12 all splits are shown at once when all are ready, and then stand', () => {
  const t = atGrouping()
    .quiet()
    .play(0, [group(2, 1)])
    .play(1, [group(3)])
    .play(3, []);
  expect(t.eventsOf('petz.grouped')).toEqual([]);
  expect(t.s.shops.map((shop) => [shop.groups.length, shop.home])).toEqual(new Array(4).fill([0, 6]));
  expect(refused(t, 0, [group(1)])).toBe('notYourTurn -');
  t.play(2, [group(1)]).expectAsk('petz.send', 0);
  expect(t.eventsOf('petz.grouped')).toEqual([
    { type: 'petz.grouped', groups: [[group(2, 1)], [group(3)], [group(1)], []] },
  ]);
  for (const seat of [3, null]) {
    expect(t.view(seat).shops.map((shop) => shop.groups)).toEqual([
      [group(2, 1)],
      [group(3)],
      [group(1)],
      [],
    ]);
    expect(petzEngine.rules.redact(t.eventsOf('petz.grouped')[0] as never, seat)).toEqual(
      t.eventsOf('petz.grouped')[0],
    );
  }
  // The answers themselves are gone with the question, and nobody is asked for them again.
  expect(t.s.ask?.sealed).toEqual({});
  expect(refused(t, 1, [group(1)])).toBe('notYourTurn -');
});

test('PB-GROUP-13 neutral imps form no groups and take no turns', () => {
  const t = atGrouping(2).expectAsk('petz.group');
  expect([...petzEngine.waiting(t.s)].sort()).toEqual([0, 1]);
  t.play(0, [group(1), group(1)]).play(1, [group(1), group(1)]);
  const turns: number[] = [];
  while (t.s.ask?.kind === 'petz.send') {
    const seat = petzEngine.waiting(t.s)[0] ?? -1;
    turns.push(seat);
    send(t, seat, [1, 0], 'home');
  }
  expect(turns).toEqual([0, 1, 0, 1]);
  expect(t.s.town.neutral.length).toBe(6);
});
