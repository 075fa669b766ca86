/** Who starts the extra rounds: DA-START. */

import { describe, expect, test } from 'vitest';
import type { Length } from '../../../src/engine/petz/alleys/state.ts';
import type { Variants } from '../../../src/engine/petz/schema-setup.ts';
import { alleysTable } from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';

const [A, B, C, D] = [0, 1, 2, 3] as const;

/** The end of a round with these reputations and this holder of the token; then the next one. */
function pass(
  length: Length,
  round: number,
  holder: number,
  reputations: number[],
  variants: Partial<Variants> = {},
): Table {
  const t = alleysTable(reputations.length, length, { variants }).round(round).starter(holder);
  for (const [seat, points] of reputations.entries()) t.shop(seat).reputation = points;
  return t.nextRound();
}

describe('four players, extended', () => {
  test('DA-START-01 the token passes left for rounds 2 to 4, at any reputations', () => {
    for (const round of [1, 2, 3]) {
      for (const holder of [A, B, C, D]) {
        const t = pass('extended', round, holder, [9, 1, 5, 7]);
        expect(t.s.starter).toBe((holder + 1) % 4);
        expect(t.s.order).toEqual([1, 2, 3, 4].map((i) => (holder + i) % 4));
      }
    }
  });

  test('DA-START-01 DA-START-02 EX-DA-82 round 5: the lowest reputation; round 6: the seat opposite', () => {
    const t = pass('extended', 4, D, [20, 12, 15, 12]);
    expect(t.s.starter).toBe(B);
    // At any reputations then.
    t.shop(A).reputation = 0;
    t.nextRound();
    expect([t.s.round, t.s.starter]).toEqual([6, D]);
    expect(pass('extended', 4, B, [20, 12, 15, 12]).s.starter).toBe(D);
    expect(pass('extended', 4, B, [20, 12, 15, 30]).s.starter).toBe(B);
  });

  test('DA-START-03 R-DA-16 rounds 5 and 6 are played clockwise, without the Final Round Order', () => {
    for (const finalOrder of [false, true]) {
      const five = pass('extended', 4, A, [20, 12, 15, 30], { finalOrder });
      expect(five.s.order).toEqual([B, C, D, A]);
      five.nextRound();
      expect([five.s.round, five.s.order]).toEqual([6, [D, A, B, C]]);
    }
  });
});

describe('two or three players, extended', () => {
  test('DA-START-04 the token passes left after rounds 1 to 5; the lowest reputation starts round 7', () => {
    for (const round of [1, 2, 3, 4, 5]) {
      for (const holder of [A, B, C])
        expect(pass('extended', round, holder, [9, 1, 5]).s.starter).toBe((holder + 1) % 3);
      for (const holder of [A, B])
        expect(pass('extended', round, holder, [9, 1]).s.starter).toBe((holder + 1) % 2);
    }
    for (const holder of [A, B, C]) expect(pass('extended', 6, holder, [9, 5, 1]).s.starter).toBe(C);
    for (const holder of [A, B]) expect(pass('extended', 6, holder, [9, 5]).s.starter).toBe(B);
  });

  test('DA-START-05 EX-DA-83 EX-DA-84 EX-DA-85 of several lowest ones the first on the left of the token', () => {
    expect(pass('extended', 6, C, [10, 14, 10]).s.starter).toBe(A);
    expect(pass('extended', 6, C, [14, 10, 10]).s.starter).toBe(B);
    expect(pass('extended', 6, B, [10, 10]).s.starter).toBe(A);
    expect(pass('extended', 6, A, [10, 10]).s.starter).toBe(B);
  });

  test('DA-START-06 EX-DA-90 three players: the Final Round Order only turns the direction of round 7', () => {
    const on = { finalOrder: true };
    const back = pass('extended', 6, C, [10, 20, 15], on);
    expect([back.s.starter, back.s.order]).toEqual([A, [A, C, B]]);
    expect(back.eventsOf('petz.round').at(-1)).toMatchObject({ round: 7, starter: A, order: [A, C, B] });
    expect(pass('extended', 6, C, [10, 15, 15], on).s.order).toEqual([A, B, C]);
    expect(pass('extended', 6, C, [10, 12, 15], on).s.order).toEqual([A, B, C]);
    // Not in any other round, nor without the variant, nor with two players.
    expect(pass('extended', 5, C, [10, 20, 15], on).s.order).toEqual([A, B, C]);
    expect(pass('extended', 6, C, [10, 20, 15]).s.order).toEqual([A, B, C]);
    expect(pass('extended', 6, B, [10, 20], on).s.order).toEqual([A, B]);
  });

  test('DA-START-06 the groups of round 7 are then dealt with counter-clockwise', () => {
    const t = pass('extended', 6, C, [10, 20, 15], { finalOrder: true });
    for (const seat of [A, B, C]) t.groups(seat, [[1, 0]]);
    t.sendGroups().expectAsk('petz.send', A);
    t.play(A, { imps: 1, gold: 0, space: 'home' }).expectAsk('petz.send', C);
    t.play(C, { imps: 1, gold: 0, space: 'home' }).expectAsk('petz.send', B);
  });
});

describe('the other lengths', () => {
  test('DA-START-07 EX-DA-86 compromise: always to the left', () => {
    const t = alleysTable(3, 'compromise').starter(A);
    for (const [seat, points] of [3, 9, 1].entries()) t.shop(seat).reputation = points;
    const starters = [t.s.starter];
    while (t.s.round < 6) starters.push(t.nextRound().s.starter);
    expect(starters).toEqual([A, B, C, A, B, C]);
  });

  test('DA-START-08 standard: as in the base game', () => {
    // Four players: the lowest reputation starts the fifth and last round, and the Final Round Order holds there.
    for (const holder of [A, B, C, D])
      expect(pass('standard', 4, holder, [20, 15, 10, 30]).s.starter).toBe(C);
    expect(pass('standard', 3, A, [20, 15, 10, 30]).s.starter).toBe(B);
    expect(pass('standard', 4, A, [20, 15, 10, 30], { finalOrder: true }).s.order).toEqual([C, B, A, D]);
    for (const round of [1, 2, 3, 4, 5]) expect(pass('standard', round, A, [1, 9, 9]).s.starter).toBe(B);
  });
});
