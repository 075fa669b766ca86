/** Neutral imps on the Dark Alleys board: DA-NEUTRAL, and their path. */

import { describe, expect, test } from 'vitest';
import { ALLEYS } from '../../../src/engine/petz/data/cards.ts';
import { alleysTable, board, going, imps, priced, waiting } from '../../kit/alleys-market.ts';
import { type Table, table } from '../../kit/petz.ts';
import { refused, spacesFor } from '../../kit/town.ts';

const RING = ['fortuneTeller', 'industrialZone', 'northAlley', 'market', 'southAlley', 'slugShop'];
const SPACES = ['fortuneTeller', 'industrialZone', 'market', 'slugShop'];

const onRing = ({ s }: Table): string[] => s.town.neutral.filter((space) => RING.includes(space));

/** For each round: the spaces under neutral imps, how many facilities are open, how many accessories were dealt. */
function course(seats: number, length: 'standard' | 'extended') {
  const t = alleysTable(seats, length);
  const rounds = [];
  for (;;) {
    rounds.push({ at: onRing(t), open: board(t).row.length, dealt: 8 - board(t).accessories.length });
    t.nextRound();
    if (t.s.outcome !== null) return rounds;
  }
}

describe('where they stand', () => {
  test('DA-NEUTRAL-01 none with four players', () => {
    expect(course(4, 'extended').flatMap(({ at }) => at)).toEqual([]);
  });

  test('DA-NEUTRAL-02 DA-NEUTRAL-03 DA-NEUTRAL-07 one on the fortune teller; of two the other on the market; besides those of the town', () => {
    expect(onRing(alleysTable(3))).toEqual(['fortuneTeller']);
    expect(onRing(alleysTable(2))).toEqual(['fortuneTeller', 'market']);
    for (const seats of [2, 3]) {
      const plain = table({ seats }).s.town.neutral;
      expect(alleysTable(seats).s.town.neutral).toEqual([...plain, ...onRing(alleysTable(seats))]);
    }
  });

  test('DA-NEUTRAL-05 DA-STOCK-09 DA-STOCK-14 EX-DA-12 R-DA-09 three players: once around in six rounds', () => {
    expect(ALLEYS.ring).toEqual(RING);
    const rounds = course(3, 'extended');
    expect(rounds.map(({ at }) => at)).toEqual([
      ['fortuneTeller'],
      ['industrialZone'],
      ['northAlley'],
      ['market'],
      ['southAlley'],
      ['slugShop'],
      ['fortuneTeller'],
    ]);
    expect(rounds.map(({ open }) => open)).toEqual([1, 1, 2, 3, 4, 5, 6]);
    expect(rounds.at(-1)?.dealt).toBe(8);
  });

  test('DA-NEUTRAL-05 DA-NEUTRAL-08 EX-DA-13 R-DA-09 two players: three spaces apart', () => {
    const rounds = course(2, 'standard');
    const blocked = rounds.map(({ at }) => at.filter((space) => SPACES.includes(space)).sort());
    expect(blocked).toEqual([
      ['fortuneTeller', 'market'],
      ['industrialZone'],
      ['slugShop'],
      ['fortuneTeller', 'market'],
      ['industrialZone'],
      ['slugShop'],
    ]);
    expect(rounds.map(({ open }) => open)).toEqual([1, 1, 2, 3, 3, 4]);
  });
});

describe('what they do', () => {
  test('DA-NEUTRAL-04 the space under one is closed to everybody for the round', () => {
    for (const [round, space] of [
      [1, 'fortuneTeller'],
      [2, 'industrialZone'],
      [4, 'market'],
      [6, 'slugShop'],
    ] as const) {
      const t = alleysTable(3).round(round);
      for (const seat of [0, 1, 2]) waiting(t, seat, imps(2));
      t.sendGroups();
      for (const seat of [0, 1, 2]) {
        expect(refused(t, seat, going(imps(2), space))).toBe('neutralThere PB-SHOP-17');
        expect(spacesFor(t, seat)).not.toContain(space);
        for (const open of SPACES.filter((x) => x !== space)) expect(spacesFor(t, seat)).toContain(open);
        t.play(seat, going(imps(2), 'home'));
      }
    }
  });

  test('DA-NEUTRAL-06 under one, no thing of the market and no price token changes', () => {
    const t = alleysTable(3).round(3);
    const before = structuredClone(board(t).market);
    t.nextRound();
    expect(onRing(t)).toEqual(['market']);
    expect(board(t).market).toEqual(before);
    // Nor does a blocked wagon cost a token.
    const wagon = alleysTable(2);
    expect(onRing(wagon)).toContain('fortuneTeller');
    expect(priced(wagon)).toHaveLength(5);
  });

  test('DA-NEUTRAL-08 on a dummy space one blocks nothing, and nobody can go there', () => {
    for (const [round, dummy] of [
      [3, 'northAlley'],
      [5, 'southAlley'],
    ] as const) {
      const t = waiting(alleysTable(3).round(round), 0, imps(2)).sendGroups();
      expect(t.s.town.neutral).toContain(dummy);
      for (const space of SPACES) expect(spacesFor(t, 0)).toContain(space);
      expect(refused(t, 0, going(imps(2), dummy))).toBe('dummySpace PB-SHOP-18');
    }
  });
});
