import { expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { byRound } from '../../kit/town.ts';

/** The end of a round with these reputations and this holder of the token; then the next one. */
function pass(round: number, holder: number, reputations: number[]): Table {
  const t = table({ seats: reputations.length }).round(round).starter(holder);
  for (const [seat, points] of reputations.entries()) t.shop(seat).reputation = points;
  return t.nextRound();
}

test('PB-START-01 the Progress Marker moves on by one', () => {
  for (const round of [1, 2, 3, 4]) expect(pass(round, 0, [0, 0, 0, 0]).s.round).toBe(round + 1);
  const rounds = table({ seats: 2 })
    .toTheEnd()
    .eventsOf('petz.round')
    .map((event) => event.round);
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
});

test('PB-START-02 RUL-02 with 4 players the token passes to the left after rounds 1 to 3', () => {
  for (const round of [1, 2, 3]) {
    for (const holder of [0, 1, 2, 3]) {
      // Reputation does not matter yet.
      const t = pass(round, holder, [5, 1, 9, 3]);
      expect(t.s.starter).toBe((holder + 1) % 4);
      expect(t.s.order).toEqual([1, 2, 3, 4].map((i) => (holder + i) % 4));
      expect(t.eventsOf('petz.passedToken').at(-1)).toMatchObject({ from: holder, to: (holder + 1) % 4 });
    }
  }
});

test('PB-START-03 before the last of 5 rounds the lowest reputation gets the token', () => {
  for (const holder of [0, 1, 2, 3]) {
    expect(pass(4, holder, [20, 15, 10, 30]).s.starter).toBe(2);
    expect(pass(4, holder, [0.5, 1, 10, 30]).s.starter).toBe(0);
  }
});

test('PB-START-03 PB-START-04 EX-42 of several lowest ones the first on the left', () => {
  expect(pass(4, 3, [20, 15, 15, 30]).s.starter).toBe(1);
  expect(pass(4, 1, [20, 15, 15, 30]).s.starter).toBe(2);
  expect(pass(4, 0, [20, 15, 15, 30]).s.starter).toBe(1);
});

test('RUL-71 a single lowest keeps the token, one of several passes it on', () => {
  expect(pass(4, 2, [20, 15, 10, 30]).s.starter).toBe(2);
  expect(pass(4, 2, [20, 15, 15, 30]).s.starter).toBe(1);
  expect(pass(4, 3, [7, 7, 7, 7]).s.starter).toBe(0);
});

test('PB-START-05 with 2 and 3 players it passes to the left every time, each player has it equally often', () => {
  for (const [seats, times] of [
    [2, 3],
    [3, 2],
  ] as const) {
    const t = table({ seats }).toTheEnd();
    const starters = t.eventsOf('petz.round').map((event) => event.starter);
    for (let i = 1; i < 6; i++) expect(starters[i]).toBe(((starters[i - 1] ?? 0) + 1) % seats);
    for (let seat = 0; seat < seats; seat++) expect(starters.filter((x) => x === seat).length).toBe(times);
  }
  // Before the last round too, at any reputation.
  expect(pass(5, 0, [1, 9, 3]).s.starter).toBe(1);
  expect(pass(5, 1, [1, 9]).s.starter).toBe(0);
});

test('PB-START-06 after the last round comes final scoring and no further token', () => {
  for (const [seats, last] of [
    [4, 5],
    [3, 6],
    [2, 6],
  ] as const) {
    const t = pass(last, 0, new Array(seats).fill(0));
    expect(t.s.outcome?.reason).toBe('finalScoring');
    expect([t.s.round, t.eventsOf('petz.passedToken'), t.s.ask]).toEqual([last, [], null]);
    expect(byRound(t.events).length).toBe(2);
  }
});

test('PB-TRACK-01 reputation starts at 0', () => {
  for (const seats of [2, 3, 4]) {
    expect(
      table({ seats })
        .view(null)
        .shops.map((shop) => shop.reputation),
    ).toEqual(new Array(seats).fill(0));
  }
});
