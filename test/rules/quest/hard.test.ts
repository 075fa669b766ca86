/** The mode for experienced players (PQ-HARD). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import { BOARD } from '../../../src/engine/quest/data/cards.ts';
import { askDiscard } from '../../../src/engine/quest/energy.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { eventsOf, game, table, until, untilRound, world } from '../../kit/quest.ts';

const hard = { mode: 'hard' } as const;

describe('set-up', () => {
  test('R-PQ-92 R-PQ-107 house value: the Boss has a Life of its own in the hard mode, by the heroes, rounded up', () => {
    const life = (mode: 'normal' | 'hard') => {
      const g = game(2, { mode, decks: { bosses: ['danegon'] } }, 'boss');
      g.s.number = 2;
      g.s.world = g.s.piles.worlds.pop() ?? null;
      g.s.tasks = [{ proc: 'quest.game', at: 'world', vars: {} }];
      g.s.ask = null;
      questEngine.resume(g.s);
      g.place([1, 1], [2, 1]);
      return g.s.foes.find((foe) => foe.boss)?.life;
    };
    const printed = 3 + 2 * 8;
    const of = (percent: number) => Math.ceil((printed * percent) / 100);
    const [normal, harder] = [BOARD.bossLife.normal[1], BOARD.bossLife.hard[1]];
    expect([life('normal'), life('hard')]).toEqual([of(normal), of(harder)]);
    expect(harder).toBeLessThan(normal);
  });

  test('PQ-HARD-01 R-PQ-87 R-PQ-91 heroes are dealt at random, and the mode stands by itself', () => {
    const chosen = questSetup(2, { ...hard, heroes: ['elpug', 'pugtor'] });
    expect(questEngine.rules.checkSetup(chosen)).toMatchObject({
      code: 'heroesAreDealt',
      rule: 'PQ-HARD-01',
    });
    const both = questSetup(2, { ...hard, lord: { handicap: 'none' } });
    expect(questEngine.rules.checkSetup(both)).toMatchObject({ code: 'notTogether', rule: 'R-PQ-87' });
    const drawn = ['a', 'b', 'c'].map((seed) =>
      String(game(3, hard, seed).s.heroes.map((hero) => hero.card)),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test.each([
    [1, 8],
    [2, 7],
    [3, 7],
    [4, 5],
    [5, 5],
  ])('EX-PQ-02 PQ-HARD-02 %i heroes: hands of %i', (n, hand) => {
    const { s } = game(n, hard);
    expect(s.heroes.map((hero) => hero.hand?.length)).toEqual(Array.from({ length: n }, () => hand));
  });

  test('PQ-HARD-02 R-PQ-86 it is also the hand limit', () => {
    const t = table({
      heroes: { bravepug: { hand: new Array(9).fill('magic') } },
      foes: [['ogre.1', 5]],
      mode: 'hard',
    });
    t.turn('h0').end();
    expect(t.asked).toBe('quest.drop');
    t.answer(['magic']);
    expect(t.hero(0).hand).toHaveLength(8);
  });
});

describe('what cannot be discarded', () => {
  const slime = (mode: 'hard' | 'normal', hand: 'magic'[]) =>
    table({ heroes: { puggab: { at: 3, hand } }, foes: [['slime.1', 3]], mode }).attack('slime.1');

  test('EX-PQ-69 PQ-HARD-03 a Slime hits an empty hand: 1 damage more', () => {
    expect(slime('hard', []).damage('h0')).toBe(2);
    expect(slime('hard', ['magic']).damage('h0')).toBe(1);
    expect(slime('normal', []).damage('h0')).toBe(1);
  });

  test('PQ-HARD-03 a War Bulldog and no treasure', () => {
    const bulldog = (treasures: string[]) =>
      table({ heroes: { puggab: { at: 3, treasures } }, foes: [['warbulldog.1', 3]], mode: 'hard' }).attack(
        'warbulldog.1',
      );
    expect(bulldog([]).damage('h0')).toBe(3);
    expect(bulldog(['pizza.1']).damage('h0')).toBe(2);
    expect(bulldog(['pizza.1']).hero(0).treasures).toEqual([]);
  });

  test('R-PQ-84 1 damage for each card that is missing; a hero’s own cards do not count', () => {
    const t = table({ heroes: { puggab: { at: 3, hand: ['magic'] } }, foes: [['ogre.1', 5]], mode: 'hard' });
    t.do((c) => askDiscard(c, 0, 3, true));
    expect([t.damage('h0'), t.hero(0).hand]).toEqual([2, []]);
    t.do((c) => askDiscard(c, 0, 3, false));
    expect(t.damage('h0')).toBe(2);
  });

  test('R-PQ-85 R-PQ-31 the toll costs 1 damage as ever, and none of this can be defended against', () => {
    const t = world({
      heroes: { puggab: { at: 3, hand: ['strength'] } },
      foes: [['mimic.1', 1]],
      mode: 'hard',
      world: 'woods',
      number: 2,
    });
    expect([t.damage('h0'), t.countOf('quest.defended')]).toEqual([1, 0]);
  });
});

describe('the time token', () => {
  const plan = (number: number, round: number) => {
    const t = world({ heroes: { puggab: { at: 3 } }, foes: [['mimic.1', 1]], mode: 'hard', number, round });
    t.foe('mimic.1').marks = [{ tag: 'robbed', v: 0, until: 'world', by: 'h0', card: 'x' }];
    return t;
  };

  test('EX-PQ-70 PQ-HARD-04 R-PQ-83 it stays where it is: cleared in Round 4, the next World starts on 4', () => {
    const t = plan(1, 4);
    t.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
    until(t, 'quest.place');
    expect([t.s.number, t.s.round]).toEqual([2, 4]);
    const later = plan(2, 8);
    later.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
    until(later, 'quest.place');
    expect([later.s.number, later.s.round]).toEqual([3, 8]);
    until(later, 'quest.act');
    expect(eventsOf(later, 'quest.round').at(-1)?.round).toBe(8);
  });

  test('R-PQ-83 a World cleared in Round 10 leaves Round 10 for the next', () => {
    const t = plan(1, 10);
    t.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
    until(t, 'quest.act');
    expect([t.s.number, t.s.round]).toEqual([2, 10]);
  });

  test('EX-PQ-71 PQ-HARD-05 Round 10 ends in World 2: lost', () => {
    const t = plan(2, 10);
    t.hero(0).damage = 0;
    until(t, 'never');
    expect(t.s.outcome).toMatchObject({ reason: 'time', winners: [] });
    expect([t.s.number, t.s.round]).toEqual([2, 10]);
  });

  test('PQ-HARD-04 after a lost World too the Round goes on', () => {
    const t = plan(1, 5);
    t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
    t.s.turn = null;
    untilRound(t, 2, 5);
    expect([t.s.number, t.s.round, t.s.outcome]).toEqual([2, 5, null]);
  });
});
