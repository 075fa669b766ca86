/** The second and the third World: the toll and the Boss (PQ-WORLD2, PQ-WORLD3). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import { deploy } from '../../../src/engine/quest/deploy.ts';
import { eventsOf, table, until, untilRound, world } from '../../kit/quest.ts';

const magic = (hand: CardKind[], damage = 0) => ({ at: 1, hand, damage });

describe('the toll', () => {
  const plan = {
    foes: [['mimic.1', 5]] as [string, number][],
    world: 'woods',
    number: 2,
  };

  test('EX-PQ-07 PQ-WORLD2-03 R-PQ-71 each may pay the type or a joker, or take 1 damage; who has neither takes it', () => {
    const t = world({
      ...plan,
      heroes: { elpug: magic(['magic']), bravepug: magic(['joker']), pugtor: magic(['speed']) },
    });
    expect([t.asked, t.seat]).toEqual(['quest.toll', 0]);
    expect(t.options).toEqual([{ cards: ['magic'], xp: 0, wild: false }, null]);
    t.answer(null);
    expect([t.asked, t.seat]).toEqual(['quest.toll', 1]);
    t.answer({ cards: ['joker'], xp: 0, wild: false });
    expect(t.s.heroes.map((hero) => hero.damage)).toEqual([1, 0, 1]);
    expect(t.s.heroes.map((hero) => hero.hand)).toEqual([['magic'], [], ['speed']]);
    expect(t.asked).toBe('quest.act');
  });

  test('EX-PQ-08 PQ-WORLD2-03 none in even Rounds and none in World 1', () => {
    const even = world({ ...plan, heroes: { elpug: magic(['magic']) }, round: 2 });
    const first = world({ ...plan, heroes: { elpug: magic(['magic']) }, number: 1 });
    for (const t of [even, first]) expect([t.asked, t.countOf('quest.tolled')]).toEqual(['quest.act', 0]);
  });

  test('EX-PQ-09 PQ-DEFEND-04 R-PQ-31 it cannot be defended against and may defeat', () => {
    const t = world({ ...plan, heroes: { pugtor: magic(['spirit'], 4), bravepug: magic([]) }, round: 3 });
    expect(t.hero(0)).toMatchObject({ status: 'down', hand: [] });
    expect(t.countOf('quest.defended')).toBe(0);
    expect(t.hero(1).damage).toBe(1);
  });

  test('PQ-WORLD3-04 in World 3 too, with its own type', () => {
    const t = world({
      heroes: { bravepug: magic(['strength', 'magic']) },
      foes: [['badger', 5]],
      world: 'ember',
      number: 3,
    });
    expect([t.asked, t.options[0]]).toEqual(['quest.toll', { cards: ['strength'], xp: 0, wild: false }]);
  });
});

describe('the next World', () => {
  test('PQ-WORLD2-01 PQ-WORLD2-02 PQ-WORLD2-04 R-PQ-58 tokens move, heroes are placed anew, then card and monsters', () => {
    const t = world({
      heroes: { bravepug: { at: 3 }, pugtor: { at: 5 } },
      foes: [['mimic.1', 1]],
      round: 10,
    });
    untilRound(t, 2, 1);
    expect([t.s.number, t.s.round, t.asked, t.seat]).toEqual([2, 1, 'quest.place', 1]);
    expect(t.s.halves.heroes.flat()).toEqual([]);
    expect(t.s.foes).toEqual([]);
    until(t, 'quest.act');
    expect(t.s.foes.length).toBeGreaterThan(1);
    const story = t.events.map((event) => event.type);
    expect(story.indexOf('quest.world')).toBeGreaterThan(story.lastIndexOf('quest.placed'));
  });

  test('PQ-WORLD3-01 PQ-WORLD3-02 PQ-WORLD3-03 PQ-BOSS-02 a Boss comes in World 3, before the monsters', () => {
    const t = table({ heroes: { bravepug: {}, pugtor: {} }, world: 'ember', number: 3 });
    t.s.piles.bosses = ['danegon'];
    t.do((c) => deploy(c));
    const story = t.events.map((event) => event.type).filter((type) => /boss|entered/.test(type));
    expect(story[0]).toBe('quest.boss');
    expect(story.slice(1).every((type) => type === 'quest.entered')).toBe(true);
    expect(t.s.foes.filter((foe) => foe.boss)).toHaveLength(1);
    const second = table({ heroes: { bravepug: {}, pugtor: {} }, world: 'ember', number: 2 });
    second.do((c) => deploy(c));
    expect(second.s.foes.some((foe) => foe.boss)).toBe(false);
  });

  test('EX-PQ-57 PQ-WORLD3-05 with all monsters defeated World 3 goes on', () => {
    const t = world({
      heroes: { bravepug: { at: 3 } },
      foes: [
        ['badger', 1],
        ['mimic.1', 1],
      ],
      number: 3,
      round: 2,
    });
    t.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
    expect([t.s.over, t.s.outcome]).toEqual([null, null]);
    expect(eventsOf(t, 'quest.worldOver')).toEqual([]);
  });
});
