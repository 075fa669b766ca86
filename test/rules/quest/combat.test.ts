/** Attacks: shapes, targets, and the fixed order of monsters (PQ-COMBAT). */

import { describe, expect, test } from 'vitest';
import { aimOf, fixedTargets, hasTarget, reach } from '../../../src/engine/quest/combat/shapes.ts';
import { attack } from '../../../src/engine/quest/combat/strike.ts';
import type { Shape } from '../../../src/engine/quest/data/words.ts';
import type { Strike } from '../../../src/engine/quest/state.ts';
import { acts, eventsOf, strike, table } from '../../kit/quest.ts';
import type { CardTable } from '../../kit/quest-cards.ts';

function plainStrike(by: string, shape: Shape, n = 1): Strike {
  return { by, card: 'test', kind: 'combo', shape, n, sure: false, fixed: null, copies: [], riders: [] };
}

/** An attack out of nowhere. */
const hit = (t: CardTable, by: string, shape: Shape, n = 1) =>
  t.do((c) => attack(c, plainStrike(by, shape, n)));

const behind = (column = 2) =>
  table({
    heroes: { puggab: { at: column }, pugtor: { at: column }, bravepug: { at: column } },
    foes: [
      ['ogre.1', 2],
      ['slime.1', 2],
      ['mimic.1', 4],
    ],
  });

describe('the facing column', () => {
  test('EX-PQ-24 PQ-COMBAT-01 PQ-COMBAT-02 PQ-COMBAT-MELEE-01 R-PQ-01 R-PQ-20 melee hits the front, past all that stands before the attacker', () => {
    const t = behind();
    expect(t.spot('h2')).toBe('c2r3');
    expect(aimOf(t.s, 'h2', 'melee')).toEqual({ kind: 'fixed', ids: ['ogre.1'] });
    hit(t, 'h2', 'melee', 2);
    expect([t.damage('ogre.1'), t.damage('slime.1')]).toEqual([2, 0]);
  });

  test('EX-PQ-25 PQ-COMBAT-DISTANCE-01 distance: one of the facing column by choice, in any row', () => {
    const t = hit(behind(), 'h2', 'distance');
    expect(t.asked).toBe('quest.aim');
    expect(t.options).toEqual([['ogre.1'], ['slime.1']]);
    t.answer(['slime.1']);
    expect([t.damage('ogre.1'), t.damage('slime.1')]).toEqual([0, 1]);
  });

  test('EX-PQ-26 PQ-COMBAT-PENETRATING-01 PQ-COMBAT-04 PQ-COMBAT-05 penetrating: the whole column, each for the full number, together', () => {
    const t = hit(behind(), 'h2', 'pen', 1);
    expect([t.damage('ogre.1'), t.damage('slime.1'), t.damage('mimic.1')]).toEqual([1, 1, 0]);
    expect(eventsOf(t, 'quest.struck')).toHaveLength(1);
    expect(eventsOf(t, 'quest.struck')[0]?.targets).toEqual(['ogre.1', 'slime.1']);
  });

  test('PQ-COMBAT-MELEE-02 R-PQ-24 an empty facing column leaves no target: nothing happens', () => {
    const t = hit(behind(1), 'h0', 'melee');
    expect(eventsOf(t, 'quest.missed')).toHaveLength(1);
    expect(t.countOf('quest.hurt')).toBe(0);
    expect(hasTarget(t.s, 'h0', 'melee')).toBe(false);
  });
});

describe('anywhere', () => {
  const t3 = () =>
    table({
      heroes: { bravepug: { at: 2 } },
      foes: [
        ['ogre.1', 1],
        ['slime.1', 4],
        ['mimic.1', 5],
      ],
    });

  test('EX-PQ-27 PQ-COMBAT-ANY-01 R-PQ-23 any: one creature of choice in the other half', () => {
    const t = hit(t3(), 'h0', 'any');
    expect(t.options).toEqual([['ogre.1'], ['slime.1'], ['mimic.1']]);
    t.answer(['mimic.1']);
    expect(t.damage('mimic.1')).toBe(1);
  });

  test('PQ-COMBAT-ANY-02 R-PQ-23 with a number: up to so many different targets', () => {
    const t = hit(t3(), 'h0', 'any:2');
    expect(() => t.answer(['ogre.1', 'ogre.1'])).toThrow('notOffered');
    expect(() => t.answer(['ogre.1', 'slime.1', 'mimic.1'])).toThrow('notOffered');
    t.answer(['ogre.1', 'mimic.1']);
    expect([t.damage('ogre.1'), t.damage('slime.1'), t.damage('mimic.1')]).toEqual([1, 0, 1]);
  });

  test('PQ-COMBAT-06 R-PQ-21 only creatures of the other side can be hit', () => {
    const t = t3();
    expect(reach(t.s, 'h0', 'all')).toEqual(['ogre.1', 'slime.1', 'mimic.1']);
    expect(reach(t.s, 'mimic.1', 'all')).toEqual(['h0']);
  });
});

describe('multiple attacks', () => {
  test('EX-PQ-28 PQ-COMBAT-TRIPLE-01 PQ-COMBAT-03 R-PQ-17 R-PQ-18 triple:wide: the fronts of three columns', () => {
    const t = table({
      heroes: { bravepug: { at: 2 } },
      foes: [
        ['ogre.1', 1],
        ['slime.1', 2],
        ['mimic.1', 3],
        ['ogre.2', 2],
      ],
    });
    hit(t, 'h0', 'triple:wide');
    expect(['ogre.1', 'slime.1', 'mimic.1', 'ogre.2'].map((id) => t.damage(id))).toEqual([1, 1, 1, 0]);
  });

  test('EX-PQ-29 R-PQ-19 shapes do not go round the sides', () => {
    const t = table({
      heroes: { bravepug: { at: 1 }, puggab: { at: 2 }, pugtor: { at: 5 } },
      foes: [['dachshydra.1', 1]],
    });
    t.attack('dachshydra.1');
    expect([t.damage('h0'), t.damage('h1'), t.damage('h2')]).toEqual([1, 1, 0]);
  });

  test('EX-PQ-30 PQ-COMBAT-DOUBLE-01 PQ-COMBAT-03 R-PQ-17 R-PQ-18 double:wide: the facing column and one side of choice', () => {
    const plan = {
      heroes: { bravepug: { at: 3 } },
      foes: [
        ['ogre.1', 3],
        ['slime.1', 4],
      ] as [string, number][],
    };
    const right = hit(table(plan), 'h0', 'double:wide');
    expect(right.options).toEqual([['ogre.1'], ['ogre.1', 'slime.1']]);
    right.answer(['ogre.1', 'slime.1']);
    expect([right.damage('ogre.1'), right.damage('slime.1')]).toEqual([1, 1]);
    const left = hit(table(plan), 'h0', 'double:wide').answer(['ogre.1']);
    expect([left.damage('ogre.1'), left.damage('slime.1')]).toEqual([1, 0]);
  });

  test('R-PQ-17 in column 1 double:wide has one side only', () => {
    const t = table({
      heroes: { bravepug: { at: 1 } },
      foes: [
        ['ogre.1', 1],
        ['slime.1', 2],
        ['mimic.1', 5],
      ],
    });
    expect(aimOf(t.s, 'h0', 'double:wide')).toEqual({ kind: 'fixed', ids: ['ogre.1', 'slime.1'] });
  });

  test('EX-PQ-74 R-PQ-17 R-PQ-19 double:fork: both neighbours, not the facing column', () => {
    const foes = [
      ['ogre.1', 2],
      ['slime.1', 3],
      ['mimic.1', 4],
    ] as [string, number][];
    const middle = table({ heroes: { bravepug: { at: 3 } }, foes });
    expect(reach(middle.s, 'h0', 'double:fork')).toEqual(['ogre.1', 'mimic.1']);
    const edge = table({ heroes: { bravepug: { at: 1 } }, foes });
    expect(reach(edge.s, 'h0', 'double:fork')).toEqual(['ogre.1']);
  });
});

describe('standard attack', () => {
  const facing = (hand: ('speed' | 'joker' | 'magic')[], at = 3) =>
    table({
      heroes: { bravepug: { at, hand }, puggab: { at: 5 } },
      foes: [
        ['mimic.1', 3],
        ['ogre.1', 3],
      ],
    }).turn('h0');

  test('EX-PQ-32 PQ-ACTION-ATTACK-01 PQ-ACTION-ATTACK-02 PQ-MONSTER-04 a melee attack for 1, paid with the type of the target or a joker', () => {
    const t = facing(['speed', 'joker']);
    expect(acts(t, 'attack').map((act) => [act.target, act.pay.cards])).toEqual([['mimic.1', ['joker']]]);
    strike(t, 'mimic.1', 'joker');
    expect(t.damage('mimic.1')).toBe(1);
    expect(t.s.turn?.actions).toBe(1);
  });

  test('EX-PQ-31 PQ-COMBAT-MELEE-02 R-PQ-24 not without a target', () => {
    expect(acts(facing(['joker', 'magic'], 2), 'attack')).toEqual([]);
  });

  test('EX-PQ-33 PQ-ACTION-ATTACK-03 PQ-ROUND-08 once in a turn; other actions are left', () => {
    const t = strike(facing(['magic', 'magic', 'joker']), 'mimic.1', 'magic');
    expect(acts(t, 'attack')).toEqual([]);
    expect(acts(t, 'draw')).toHaveLength(1);
    expect(() => strike(t, 'mimic.1', 'magic')).toThrow('notOffered');
  });

  test('PQ-ACTION-ATTACK-04 PQ-COMBAT-01 heroes in front do not hinder it', () => {
    const t = table({
      heroes: { puggab: { at: 3 }, bravepug: { at: 3, hand: ['magic'] } },
      foes: [['mimic.1', 3]],
    }).turn('h1');
    expect(acts(t, 'attack')).toHaveLength(1);
  });
});

describe('the fixed order of monsters', () => {
  test('EX-PQ-75 PQ-MONSTER-09 R-PQ-22 distance: the least life left, then the front', () => {
    const heroes = { bravepug: { at: 2, damage: 1 }, pugtor: { at: 2, damage: 3 } };
    const t = table({ heroes, foes: [['mimic.1', 2]] }).attack('mimic.1');
    expect([t.damage('h0'), t.damage('h1')]).toEqual([1, 5]);
    const even = table({
      heroes: { bravepug: { at: 2, damage: 1 }, pugtor: { at: 2 } },
      foes: [['mimic.1', 2]],
    }).attack('mimic.1');
    expect([even.damage('h0'), even.damage('h1')]).toEqual([3, 0]);
  });

  test('EX-PQ-76 PQ-MONSTER-09 R-PQ-22 any: the nearest column, counted without going round', () => {
    const t = table({
      heroes: { bravepug: { at: 2, damage: 4 }, puggab: { at: 5, damage: 2 } },
      foes: [['hellhuahua.1', 4]],
    });
    t.attack('hellhuahua.1');
    expect([t.damage('h0'), t.damage('h1')]).toEqual([4, 4]);
  });

  test('R-PQ-22 equally near columns: by the life of the one found there, then the lower column', () => {
    const near = (damage: number) =>
      table({
        heroes: { bravepug: { at: 2 }, puggab: { at: 4, damage } },
        foes: [['hellhuahua.1', 3]],
      }).attack('hellhuahua.1');
    expect(near(1).damage('h1')).toBe(3);
    expect(near(0).damage('h0')).toBe(2);
  });

  test('R-PQ-22 several targets: the first ones of that order; a side: the one with more targets, then the lower', () => {
    const t = table({
      heroes: { bravepug: { at: 1 }, puggab: { at: 3, damage: 1 }, pugtor: { at: 3 }, elpug: { at: 5 } },
      foes: [
        ['feline', 3],
        ['corgyphon.1', 4],
      ],
    });
    expect(fixedTargets(t.s, 'feline', aimOf(t.s, 'feline', 'any:half'))).toEqual(['h1', 'h2']);
    expect(fixedTargets(t.s, 'corgyphon.1', aimOf(t.s, 'corgyphon.1', 'double:wide'))).toEqual(['h1']);
    const sides = table({
      heroes: { bravepug: { at: 1 }, puggab: { at: 2 }, pugtor: { at: 3 } },
      foes: [['corgyphon.1', 2]],
    });
    expect(fixedTargets(sides.s, 'corgyphon.1', aimOf(sides.s, 'corgyphon.1', 'double:wide'))).toEqual([
      'h0',
      'h1',
    ]);
  });

  test('PQ-MONSTER-05 PQ-MONSTER-06 it first moves, then attacks, and neither is left out', () => {
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 2]] }).turn('ogre.1');
    expect(t.spot('ogre.1')).toBe('c3r1');
    expect(t.damage('h0')).toBe(3);
  });

  test('R-PQ-24 a monster without a target does nothing, its side effects neither', () => {
    const t = table({ heroes: { bravepug: { at: 1 } }, foes: [['vampoodle.1', 5]] });
    t.foe('vampoodle.1').damage = 2;
    t.turn('vampoodle.1');
    expect(t.countOf('quest.missed')).toBe(1);
    expect(t.damage('vampoodle.1')).toBe(2);
  });
});
