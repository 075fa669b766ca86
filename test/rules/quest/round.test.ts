/** Rounds and turns (PQ-ROUND). */

import { describe, expect, test } from 'vitest';
import { acts, eventsOf, pass, turns, untilRound, world } from '../../kit/quest.ts';

const two = { bravepug: { at: 1 }, pugtor: { at: 2 } };

describe('rounds', () => {
  test('PQ-ROUND-02 PQ-ROUND-03 PQ-ROUND-05 everybody has one turn by initiative, then the time token moves', () => {
    const t = world({
      heroes: two,
      foes: [
        ['goblin.1', 4],
        ['mummy.1', 4],
      ],
    });
    expect(t.s.turn?.id).toBe('h0');
    untilRound(t, 1, 2);
    expect(turns(t).slice(0, 4)).toEqual(['goblin.1', 'h0', 'h1', 'mummy.1']);
    expect(eventsOf(t, 'quest.round').map((event) => event.round)).toEqual([1, 2]);
  });

  test('PQ-ROUND-01 PQ-ROUND-04 PQ-ROUND-06 EX-PQ-54 R-PQ-57 after ten rounds the World ends, without market and exchange', () => {
    const t = world({ heroes: two, foes: [['mimic.1', 5]], round: 10 });
    t.hero(0).damage = 2;
    t.hero(0).treasures = ['femurblade.1'];
    untilRound(t, 2, 1);
    expect(eventsOf(t, 'quest.worldOver')).toEqual([{ type: 'quest.worldOver', how: 'time', number: 1 }]);
    expect([t.countOf('quest.market'), t.countOf('quest.gave')]).toEqual([0, 0]);
    expect(t.s.gone.monsters).toContain('mimic.1');
    expect(t.hero(0)).toMatchObject({ damage: 2, treasures: ['femurblade.1'], status: 'in' });
    expect(t.asked).toBe('quest.place');
  });

  test('R-PQ-98 the toll comes before the start-of-round effects, those before the first turn', () => {
    const t = world({
      heroes: { bravepug: { at: 1, hand: ['magic'] }, pugtor: { at: 2, hand: ['magic'] } },
      foes: [['vetlich', 5]],
      world: 'woods',
      number: 3,
      round: 3,
    });
    while (t.asked === 'quest.toll') pass(t);
    const story = t.events.map((event) => event.type);
    const marks = ['quest.round', 'quest.tolled', 'quest.triggered', 'quest.entered', 'quest.turn'] as const;
    const places = marks.map((type) => story.indexOf(type));
    expect(places).toEqual([...places].sort((x, y) => x - y));
    expect(places).not.toContain(-1);
    expect(eventsOf(t, 'quest.tolled')).toHaveLength(2);
  });

  test('R-PQ-98 end-of-round effects come after the last turn and before the time token moves', () => {
    const t = world({
      heroes: { bravepug: { at: 1 }, pugtor: { at: 1 } },
      foes: [['mimic.1', 5]],
      world: 'ember',
    });
    untilRound(t, 1, 2);
    const hurt = t.events.findIndex((event) => event.type === 'quest.hurt');
    const lastTurn = t.events.findIndex(
      (event) => event.type === 'quest.turnEnded' && event.id === 'mimic.1',
    );
    const next = t.events.findIndex((event) => event.type === 'quest.round' && event.round === 2);
    expect(hurt).toBeGreaterThan(lastTurn);
    expect(hurt).toBeLessThan(next);
    expect(t.damage('h0')).toBe(1);
  });
});

describe('a hero’s turn', () => {
  test('EX-PQ-50 PQ-ROUND-07 PQ-FREE-01 PQ-TREASURE-06 R-PQ-45 two actions, and consumables and combos beside them in any order', () => {
    const hand = ['strength', 'strength', 'strength', 'strength', 'strength', 'strength'] as const;
    const t = world({
      heroes: { bravepug: { at: 1, hand: [...hand], treasures: ['pizza.1'], damage: 3 }, pugtor: { at: 5 } },
      foes: [
        ['ogre.1', 2],
        ['ogre.2', 2],
        ['mummy.1', 2],
      ],
    });
    t.play('pizza.1');
    expect(t.damage('h0')).toBe(0);
    t.answer({ do: 'move', to: 1 }).play('powerSlash').answer({ do: 'change' });
    expect(t.s.turn?.actions).toBe(0);
    t.play('powerSlash');
    if (t.asked === 'quest.loot') t.answer(null);
    t.play('powerSlash');
    expect(t.asked).toBe('quest.act');
  });

  test('EX-PQ-51 PQ-ROUND-07 PQ-ROUND-08 the same action twice is allowed, a third action is not', () => {
    const t = world({ heroes: two, foes: [['ogre.1', 5]] });
    t.answer({ do: 'move', to: 1 }).answer({ do: 'move', to: 2 });
    for (const kind of ['move', 'draw', 'change', 'discard', 'attack'] as const)
      expect(acts(t, kind)).toEqual([]);
    expect(() => t.answer({ do: 'move', to: 3 })).toThrow('notOffered');
  });

  test('PQ-ROUND-09 a turn may end without any action', () => {
    const t = world({ heroes: two, foes: [['ogre.1', 5]] });
    t.end();
    expect(t.s.turn?.id).toBe('h1');
  });

  test('R-PQ-16 a hero defeated in its own turn has no more of it', () => {
    const t = world({
      heroes: { puggab: { at: 3, hand: ['strength', 'strength', 'magic'], damage: 5 }, pugtor: { at: 1 } },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 3],
      ],
    });
    t.play('recklessChomp');
    expect(t.hero(0).status).toBe('down');
    expect(t.s.turn?.id).toBe('h1');
  });
});
