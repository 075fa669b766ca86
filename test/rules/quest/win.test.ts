/** How the game is won and lost (PQ-WIN, PQ-LOSE). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import { strike, until, world } from '../../kit/quest.ts';

const third = (heroes: Parameters<typeof world>[0]['heroes'], round = 2) =>
  world({
    heroes,
    foes: [
      ['demon', 1],
      ['mimic.1', 5],
      ['mimic.2', 5],
    ],
    number: 3,
    round,
    world: 'ember',
  });

describe('victory', () => {
  test('EX-PQ-56 PQ-WIN-01 R-PQ-69 PQ-BOSS-03 at the moment the Boss is defeated, monsters or not; it gives no XP and no treasure', () => {
    const t = third({ elpug: { at: 1, hand: ['magic'] }, pugtor: { at: 3 } });
    t.foe('demon').damage = t.foe('demon').life - 1;
    strike(until(t, 'quest.act'), 'demon', 'magic');
    expect(t.s.outcome).toEqual({ reason: 'bossDefeated', scores: [1, 1], winners: [0, 1] });
    expect(t.hero(0).xp).toEqual([]);
    expect(t.countOf('quest.dropped')).toBe(0);
  });

  test('PQ-WIN-01 a hero who is out of the game wins with the others', () => {
    const t = third({ elpug: { at: 1 }, pugtor: { at: 3 } });
    t.do((c) => hurt(c, ['h1'], 9, { by: null, cause: 'card' }));
    t.do((c) => hurt(c, ['demon'], 99, { by: 'h0', cause: 'card' }));
    expect(t.s.outcome?.winners).toEqual([0, 1]);
  });

  test('R-PQ-68 Boss and last hero at the same moment: the heroes win', () => {
    const t = third({ elpug: { at: 1 } });
    t.do((c) => hurt(c, ['h0', 'demon'], 99, { by: null, cause: 'card' }));
    expect(t.s.outcome).toMatchObject({ reason: 'bossDefeated', winners: [0] });
  });

  test('PQ-WIN-03 PQ-ROUND-04 the last monster of World 1 ends the World, not the game', () => {
    const t = world({ heroes: { bravepug: { at: 3 } }, foes: [['mimic.1', 1]] });
    t.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
    until(t, 'quest.place');
    expect([t.s.number, t.s.outcome]).toEqual([2, null]);
  });
});

describe('defeat', () => {
  test('EX-PQ-58 PQ-WIN-02 PQ-LOSE-02 Round 10 of World 3 is over, the Boss has one life left', () => {
    const t = third({ bravepug: { at: 3, hand: [] }, pugtor: { at: 3 } }, 10);
    t.foe('demon').damage = t.foe('demon').life - 1;
    t.hero(0).damage = 0;
    until(t, 'never');
    expect(t.s.outcome).toMatchObject({ reason: 'time', scores: [0, 0], winners: [] });
  });

  test('EX-PQ-59 PQ-LOSE-01 PQ-ROUND-04 the last hero is defeated in Round 2 of World 3', () => {
    const t = third({ bravepug: { at: 3 }, pugtor: { at: 3 } });
    t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
    expect(t.s.outcome).toBeNull();
    t.do((c) => hurt(c, ['h1'], 9, { by: null, cause: 'card' }));
    expect(t.s.outcome).toEqual({ reason: 'allDefeated', scores: [0, 0], winners: [] });
  });

  test('PQ-LOSE-03 Worlds 1 and 2 cannot lose the game', () => {
    for (const number of [1, 2]) {
      const t = world({ heroes: { bravepug: { at: 3 } }, foes: [['mimic.1', 1]], number, round: 2 });
      t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
      until(t, 'quest.place');
      expect([t.s.number, t.s.outcome]).toEqual([number + 1, null]);
    }
  });
});
