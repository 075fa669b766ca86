import { expect, test } from 'vitest';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { type Table, table } from '../../kit/petz.ts';
import { send, sending } from '../../kit/petz-plays.ts';
import { refused } from '../../kit/town.ts';

const [RED, YELLOW, GREEN, BLUE] = [0, 1, 2, 3] as const;
const NAMES = 'RYGB';

/** Groups of these sizes for one seat, with as few imps as possible. */
const sizes = (...all: number[]): [number, number][] => all.map((size) => [1, size - 1]);

/** Keeps every group home and tells who was up with which size: `['Y6', 'G4', …]`. */
function sequence(t: Table): string[] {
  const turns: string[] = [];
  while (t.s.ask?.kind === 'petz.send') {
    const seat = petzEngine.waiting(t.s)[0] ?? -1;
    const choice = t.options(seat).find((x) => (x as { space: string }).space === 'home') as {
      imps: number;
      gold: number;
    };
    turns.push(`${NAMES[seat]}${choice.imps + choice.gold}`);
    t.play(seat, { ...choice });
  }
  return turns;
}

test('PB-SHOP-01 the biggest groups go first, and a size is finished before the next begins', () => {
  const t = table()
    .starter(RED)
    .groups(RED, sizes(2, 1))
    .groups(BLUE, [...sizes(5, 5), [2, 1]]);
  t.groups(GREEN, sizes(3)).sendGroups().expectAsk('petz.send', BLUE);
  // A smaller one cannot be handled meanwhile.
  expect(refused(t, BLUE, sending([2, 1], 'home'))).toBe('notThisGroup PB-SHOP-01');
  expect(refused(t, RED, sending([1, 1], 'home'))).toBe('notYourTurn -');
  expect(sequence(t)).toEqual(['B5', 'B5', 'G3', 'B3', 'R2', 'R1']);
});

test('PB-SHOP-02 PB-SHOP-03 PB-SHOP-05 EX-03 within a size clockwise, one group a turn, round and round', () => {
  const t = table()
    .starter(RED)
    .groups(RED, [[3, 1]])
    .groups(BLUE, [[2, 2]]);
  t.groups(YELLOW, [
    [4, 0],
    [1, 3],
  ]).groups(GREEN, [[2, 0]]);
  t.sendGroups();
  const second = t.fork();
  expect(sequence(t)).toEqual(['R4', 'Y4', 'B4', 'Y4', 'G2']);
  // Yellow picks which of the two goes first.
  send(second, RED, [3, 1], 'home').expectAsk('petz.send', YELLOW);
  expect(second.refusal(YELLOW, sending([4, 0], 'home'))).toBeNull();
  send(second, YELLOW, [1, 3], 'vegetables');
  send(second, BLUE, [2, 2], 'home');
  expect(refused(second, YELLOW, sending([1, 3], 'home'))).toBe('notThisGroup PB-SHOP-14');
  send(second, YELLOW, [4, 0], 'home').expectAsk('petz.send', GREEN);
  second.expectInventory();
});

test('PB-SHOP-02 the first clockwise after the starting player who owns one begins', () => {
  const t = table().starter(GREEN).groups(RED, sizes(2)).groups(YELLOW, sizes(2)).groups(GREEN, sizes(1));
  expect(sequence(t.sendGroups())).toEqual(['R2', 'Y2', 'G1']);
});

test('PB-SHOP-04 each new size starts again from the starting player, not from who acted last', () => {
  const t = table().starter(RED).groups(YELLOW, sizes(3, 2));
  t.groups(RED, sizes(2)).groups(GREEN, sizes(2)).groups(BLUE, sizes(2));
  // Clockwise from Yellow it would be Green.
  expect(sequence(t.sendGroups())).toEqual(['Y3', 'R2', 'Y2', 'G2', 'B2']);
  // Also when the last of the bigger size belonged to the starting player.
  const again = table().starter(YELLOW).groups(YELLOW, sizes(3, 2)).groups(RED, sizes(2));
  expect(sequence(again.sendGroups())).toEqual(['Y3', 'Y2', 'R2']);
});

test('PB-SHOP-01 PB-SHOP-02 PB-SHOP-03 PB-SHOP-04 PB-SHOP-19 EX-04 a whole shopping phase', () => {
  const t = table()
    .starter(RED)
    .groups(YELLOW, sizes(6, 3))
    .groups(GREEN, sizes(4, 4, 1, 1));
  t.groups(BLUE, sizes(4, 3, 1, 1, 1))
    .groups(RED, sizes(3, 3, 2, 1))
    .sendGroups();
  const turns = 'Y6 G4 B4 G4 R3 Y3 B3 R3 R2 R1 G1 B1 G1 B1 B1'.split(' ');
  expect(sequence(t)).toEqual(turns);
  expect(t.s.phase).not.toBe('shopping');
  expect(t.s.shops.map((shop) => shop.groups)).toEqual([[], [], [], []]);
  t.expectInventory();
});

test('PB-SHOP-19 the phase ends only when every group of every player has been handled', () => {
  const t = table().starter(RED).groups(RED, sizes(2, 1)).groups(BLUE, sizes(1)).sendGroups();
  send(t, RED, [1, 1], 'home').expectAsk('petz.send', RED);
  send(t, RED, [1, 0], 'vegetables').expectAsk('petz.send', BLUE);
  expect(t.s.phase).toBe('shopping');
  send(t, BLUE, [1, 0], 'home');
  expect(t.s.phase).not.toBe('shopping');
});

test('PB-SHOP-14 RUL-16 a waiting group is handled whole: not split, not merged, not out of its turn', () => {
  const t = table()
    .starter(RED)
    .groups(RED, [
      [2, 1],
      [3, 0],
    ]);
  t.groups(YELLOW, [[1, 0]])
    .sendGroups()
    .expectAsk('petz.send', RED);
  for (const [imps, gold] of [
    [1, 1],
    [2, 0],
    [5, 1],
    [2, 2],
    [0, 1],
  ] as [number, number][]) {
    expect(refused(t, RED, sending([imps, gold], 'vegetables'))).toBe('notThisGroup PB-SHOP-14');
    expect(refused(t, RED, sending([imps, gold], 'home'))).toBe('notThisGroup PB-SHOP-14');
  }
  expect(refused(t, YELLOW, sending([1, 0], 'home'))).toBe('notYourTurn -');
  // While it waits nothing about it changes.
  send(t, RED, [3, 0], 'meat');
  expect(t.shop(RED).groups).toEqual([{ imps: 2, gold: 1 }]);
  expect(t.shop(YELLOW).groups).toEqual([{ imps: 1, gold: 0 }]);
});
