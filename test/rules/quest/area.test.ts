/** The Gaming Area: two halves of five columns without gaps (PQ-AREA). */

import { describe, expect, test } from 'vitest';
import { columnBeside } from '../../../src/engine/quest/move.ts';
import { adjacent } from '../../../src/engine/quest/query.ts';
import { game, moves, moveTo, table } from '../../kit/quest.ts';

describe('the two halves', () => {
  test('PQ-AREA-01 PQ-AREA-02 PQ-AREA-04 PQ-MOVE-01 heroes stand in one half, monsters in the other, one to a position', () => {
    const { s } = game(3, {}, 'area').place([1, 1], [2, 1], [3, 1]);
    expect(s.halves.heroes).toHaveLength(5);
    expect(s.halves.foes).toHaveLength(5);
    expect(s.halves.heroes.flat().every((id) => /^h\d$/.test(id))).toBe(true);
    expect(s.halves.foes.flat().some((id) => /^h\d$/.test(id))).toBe(false);
    const all = [...s.halves.heroes.flat(), ...s.halves.foes.flat()];
    expect(new Set(all).size).toBe(all.length);
  });

  test('PQ-AREA-03 a column may be deeper than the printed rows', () => {
    const t = table({
      heroes: { bravepug: { at: 3 }, puggab: { at: 3 }, pugtor: { at: 3 }, elpug: { at: 2 } },
      foes: [['ogre.1', 5]],
    }).turn('h3');
    moveTo(t, 3);
    expect(t.spot('h3')).toBe('c3r4');
  });

  test('PQ-AREA-05 PQ-MOVE-06 nobody behind a creature that leaves keeps a gap before it', () => {
    const t = table({
      heroes: { bravepug: { at: 3 }, puggab: { at: 3 }, pugtor: { at: 3 } },
      foes: [['ogre.1', 5]],
    }).turn('h0');
    moveTo(t, 4);
    expect([t.spot('h0'), t.spot('h1'), t.spot('h2')]).toEqual(['c4r1', 'c3r1', 'c3r2']);
  });

  test('PQ-AREA-06 PQ-MOVE-02 R-PQ-04 beyond column 1 lies column 5, and the reverse', () => {
    expect([columnBeside(0, -1), columnBeside(4, 1), columnBeside(2, 1), columnBeside(2, -1)]).toEqual([
      4, 0, 3, 1,
    ]);
    const t = table({ heroes: { bravepug: { at: 1 } }, foes: [['ogre.1', 5]] }).turn('h0');
    expect(moves(t)).toEqual([2, 3, 4, 5]);
  });

  test('PQ-AREA-07 PQ-AREA-08 PQ-AREA-09 the tokens stand on tracks, the decks lie in their places', () => {
    const { s } = game(2);
    expect(s.round).toBe(1);
    expect(s.number).toBe(1);
    expect(Object.keys(s.piles).sort()).toEqual(['bosses', 'energy', 'monsters', 'treasures', 'worlds']);
    expect(s.heroes).toHaveLength(2);
  });
});

describe('adjacency', () => {
  const t = table({
    heroes: { bravepug: { at: 1 }, puggab: { at: 1 }, pugtor: { at: 2 }, elpug: { at: 5 } },
    foes: [
      ['ogre.1', 1],
      ['ogre.2', 1],
      ['slime.1', 2],
    ],
  });

  test.each([
    ['h0', 'h1', true],
    ['h0', 'h2', true],
    ['h1', 'h2', false],
    ['h0', 'h3', false],
    ['h0', 'ogre.1', true],
    ['h1', 'ogre.1', false],
    ['h0', 'ogre.2', false],
    ['h2', 'slime.1', true],
    ['h0', 'slime.1', false],
    ['ogre.1', 'slime.1', true],
    ['h0', 'h0', false],
  ])('PQ-DAMAGE-07 R-PQ-33 %s and %s: %s', (a, b, expected) => {
    expect(adjacent(t.s, a, b)).toBe(expected);
    expect(adjacent(t.s, b, a)).toBe(expected);
  });
});
