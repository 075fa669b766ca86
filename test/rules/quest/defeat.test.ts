/** Heroes defeated, and how they come back (PQ-DEFEAT). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import { eventsOf, table, until, untilRound, world } from '../../kit/quest.ts';

describe('defeated heroes', () => {
  test('PQ-DEFEAT-01 PQ-DEFEAT-02 PQ-DAMAGE-03 PQ-TREASURE-05 R-PQ-96 hand, treasures and Prizes are discarded, XP stays', () => {
    const t = table({
      heroes: {
        bravepug: {
          at: 3,
          hand: ['magic', 'joker'],
          treasures: ['femurblade.1'],
          prizes: ['slime.2'],
          xp: 3,
        },
        pugtor: { at: 3 },
      },
      foes: [['ogre.1', 3]],
    });
    t.hero(0).damage = 4;
    t.attack('ogre.1');
    if (t.asked !== 'test.idle') t.answer(null);
    expect(t.hero(0)).toMatchObject({ status: 'down', hand: [], treasures: [], prizes: [] });
    expect(t.hero(0).xp).toHaveLength(3);
    expect(t.s.gone.energy).toEqual(expect.arrayContaining(['magic', 'joker']));
    expect(t.s.gone.treasures).toContain('femurblade.1');
    expect(t.s.gone.monsters).toContain('slime.2');
    expect([t.spot('h0'), t.spot('h1')]).toEqual(['', 'c3r1']);
  });

  test('PQ-DEFEAT-04 R-PQ-60 R-PQ-61 PQ-DAMAGE-05 EX-PQ-10 back in the next World with a full hand and no damage; others keep what they have', () => {
    const t = world({
      heroes: { bravepug: { at: 3, xp: 2 }, pugtor: { at: 5, damage: 3, hand: ['magic'] } },
      foes: [['mimic.1', 1]],
      round: 10,
    });
    t.hero(1).used.world = ['prayer'];
    t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
    t.s.turn = null;
    untilRound(t, 2, 1);
    expect(t.hero(0)).toMatchObject({ status: 'in', damage: 0, treasures: [] });
    expect(t.hero(0).hand).toHaveLength(9);
    expect(t.hero(0).xp).toHaveLength(2);
    expect(t.hero(1)).toMatchObject({ damage: 3, hand: ['magic'] });
    expect(t.hero(1).used.world).toEqual([]);
    const story = t.events.map((event) => event.type);
    expect(story.lastIndexOf('quest.returned')).toBeLessThan(story.length);
    expect(story.slice(story.indexOf('quest.returned'))).not.toContain('quest.world');
  });

  test('PQ-DEFEAT-05 in World 3 a defeated hero is out of the game', () => {
    const t = world({
      heroes: { bravepug: { at: 3 }, pugtor: { at: 5 } },
      foes: [['badger', 1]],
      number: 3,
      round: 2,
    });
    t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
    expect(t.hero(0).status).toBe('out');
    expect(t.s.outcome).toBeNull();
  });

  test('EX-PQ-55 PQ-DEFEAT-06 PQ-LOSE-03 R-PQ-57 all defeated in World 2: World 3 starts, all return, no market', () => {
    const t = world({
      heroes: { bravepug: { at: 3 }, pugtor: { at: 5 } },
      foes: [['mimic.1', 1]],
      number: 2,
      round: 4,
      world: 'woods',
    });
    t.do((c) => hurt(c, ['h0', 'h1'], 9, { by: null, cause: 'card' }));
    until(t, 'quest.place');
    expect(eventsOf(t, 'quest.worldOver')[0]).toMatchObject({ how: 'wiped', number: 2 });
    expect(t.s).toMatchObject({ number: 3, round: 1 });
    expect(t.s.heroes.map((hero) => [hero.status, hero.hand?.length])).toEqual([
      ['in', 9],
      ['in', 9],
    ]);
    expect(t.countOf('quest.market')).toBe(0);
    expect(t.s.gone.monsters).toContain('mimic.1');
  });
});
