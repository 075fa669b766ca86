/** The order of turns (PQ-INIT). */

import { describe, expect, test } from 'vitest';
import { spawn } from '../../../src/engine/quest/deploy.ts';
import { type Candidate, nextCreature, pickNext, turnsAhead } from '../../../src/engine/quest/order.ts';
import { pass, table, turns, until, untilRound, world } from '../../kit/quest.ts';

const hero = (seat: number, init: number): Candidate => ({
  id: `h${seat}`,
  side: 'heroes',
  init,
  column: 0,
  row: 0,
});
const foe = (id: string, init: number, column = 0, row = 0): Candidate => ({
  id,
  side: 'foes',
  init,
  column,
  row,
});

/** The whole order of a Round, with fixed counts. */
function order(all: Candidate[], heroes: number, foes: number): string[] {
  let left = all;
  const found: string[] = [];
  while (left.length > 0) {
    const id = pickNext(left, { heroes, foes }) ?? '';
    found.push(id);
    left = left.filter((x) => x.id !== id);
  }
  return found;
}

describe('whose turn is next', () => {
  test('EX-PQ-11 PQ-INIT-01 highest first, heroes and monsters mixed', () => {
    const all = [hero(0, 4), hero(1, 9), foe('a', 2), foe('b', 7), foe('c', 6)];
    expect(order(all, 2, 3)).toEqual(['h1', 'b', 'c', 'h0', 'a']);
  });

  test('EX-PQ-12 PQ-INIT-02 equal scores: the faction with more creatures goes first', () => {
    expect(order([hero(0, 5), foe('a', 5)], 2, 4)).toEqual(['a', 'h0']);
    expect(order([hero(0, 5), foe('a', 5)], 4, 2)).toEqual(['h0', 'a']);
  });

  test('EX-PQ-13 PQ-INIT-03 as many creatures: the heroes go first', () => {
    expect(order([foe('a', 5), hero(0, 5)], 3, 3)).toEqual(['h0', 'a']);
  });

  test('EX-PQ-14 PQ-INIT-04 R-PQ-12 inside the monsters by column, then row', () => {
    const all = [foe('a', 5, 3, 0), foe('b', 5, 0, 1), foe('c', 5, 0, 0)];
    expect(order(all, 1, 3)).toEqual(['c', 'b', 'a']);
  });

  test('PQ-INIT-04 R-PQ-12 inside the heroes by seat', () => {
    expect(order([hero(2, 5), hero(0, 5), hero(1, 5)], 3, 1)).toEqual(['h0', 'h1', 'h2']);
  });

  test('EX-PQ-14 PQ-INIT-04 both copies of a kind act by where they stand then', () => {
    const t = table({
      heroes: { bravepug: { at: 3 } },
      foes: [
        ['slime.1', 4],
        ['ogre.1', 1],
        ['slime.2', 1],
      ],
    });
    expect(turnsAhead(t.s)).toEqual(['h0', 'slime.2', 'slime.1', 'ogre.1']);
  });
});

describe('counting when the tie comes up', () => {
  test('EX-PQ-79 PQ-INIT-05 R-PQ-13 three against two left of four: the hero goes first', () => {
    const waiting = [hero(0, 15), foe('skeleton.1', 15)];
    expect(pickNext(waiting, { heroes: 3, foes: 4 })).toBe('skeleton.1');
    expect(pickNext(waiting, { heroes: 3, foes: 2 })).toBe('h0');
  });

  test('PQ-INIT-05 R-PQ-13 the state counts who is in play now, the boss too', () => {
    const t = table({
      heroes: { bravepug: { at: 3 }, puggab: { at: 3 } },
      foes: [
        ['badger', 1],
        ['slime.1', 1],
      ],
    });
    t.s.acted = ['badger', 'h0'];
    expect(nextCreature(t.s)).toBe('h1');
    t.s.acted.push('h1');
    expect(nextCreature(t.s)).toBe('slime.1');
    t.s.acted.push('slime.1');
    expect(nextCreature(t.s)).toBeNull();
  });
});

describe('changes during a round', () => {
  test('EX-PQ-15 R-PQ-14 R-PQ-16 a monster defeated before its turn has none, and nobody acts twice', () => {
    const t = world({
      heroes: { bravepug: { at: 3, hand: ['strength', 'strength'] }, pugtor: { at: 5 } },
      foes: [
        ['slime.1', 3],
        ['mimic.1', 4],
      ],
    });
    t.foe('slime.1').damage = 3;
    t.play('powerSlash');
    expect(t.asked).toBe('quest.prize');
    t.answer(false);
    untilRound(t, 1, 2);
    const round = turns(t).slice(0, 3);
    expect(round).toEqual(['h0', 'h1', 'mimic.1']);
  });

  test('R-PQ-15 one that enters during a round acts from the next round on', () => {
    const t = world({ heroes: { bravepug: { at: 3 }, pugtor: { at: 5 } }, foes: [['mimic.1', 4]] });
    t.s.piles.monsters.push('slime.2');
    t.do((c) => spawn(c, 1, { cap: true }));
    expect(t.spot('slime.2')).toBe('c1r1');
    pass(until(t, 'quest.act'));
    untilRound(t, 1, 2);
    expect(turns(t).slice(0, 3)).toEqual(['h0', 'h1', 'mimic.1']);
    untilRound(t, 1, 3);
    expect(turns(t).slice(3)).toContain('slime.2');
  });
});
