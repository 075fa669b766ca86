/** Monsters defeated: XP, Prize, and the treasure they drop (PQ-XP, PQ-PRIZE, PQ-LOOT). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import { acts, eventsOf, strike, table, world } from '../../kit/quest.ts';
import type { CardTable, HeroPlan } from '../../kit/quest-cards.ts';

const pay = (card: CardKind) => ({ cards: [card], xp: 0, wild: false });

/** Bravepug defeats a Mimic Doghouse of type Magic in column 2 with his standard attack. */
function defeat(
  others: Record<string, HeroPlan> = {},
  hand: CardKind[] = ['magic', 'magic', 'joker'],
): CardTable {
  const t = table({
    heroes: { bravepug: { at: 2, hand }, ...others },
    foes: [
      ['mimic.1', 2],
      ['ogre.1', 2],
      ['ogre.2', 5],
    ],
  });
  t.foe('mimic.1').damage = 4;
  t.s.piles.treasures.push('femurblade.1');
  return strike(t.turn('h0'), 'mimic.1', 'magic');
}

describe('the treasure', () => {
  test('EX-PQ-41 PQ-LOOT-01 PQ-LOOT-02 PQ-LOOT-03 PQ-LOOT-04 PQ-LOOT-06 PQ-FREE-02 R-PQ-51 front first, then the next, else it is discarded', () => {
    const t = defeat({ puggab: { at: 2, hand: ['magic'] } });
    expect(t.s.open).toEqual(['femurblade.1']);
    expect([t.asked, t.seat]).toEqual(['quest.loot', 0]);
    expect(t.options).toEqual([null, pay('magic'), pay('joker')]);
    t.answer(null);
    expect([t.asked, t.seat]).toEqual(['quest.loot', 1]);
    t.answer(null);
    expect(t.s.open).toEqual([]);
    expect(t.s.gone.treasures).toContain('femurblade.1');
    expect(t.hero(0).treasures).toEqual([]);
  });

  test('PQ-LOOT-03 PQ-LOOT-05 PQ-TREASURE-03 PQ-TREASURE-04 who pays has it, without an action', () => {
    const t = defeat({ puggab: { at: 2, hand: ['magic'], treasures: ['waterbowl.1'] } });
    t.answer(null).answer(pay('magic'));
    expect(t.hero(1)).toMatchObject({ treasures: ['waterbowl.1', 'femurblade.1'], hand: [] });
    expect(t.s.turn).toMatchObject({ id: 'h0', actions: 1 });
  });

  test('EX-PQ-42 PQ-XP-01 PQ-LOOT-02 the XP goes to the one who hit, the treasure to the facing column', () => {
    const t = table({
      heroes: { elpug: { at: 1, hand: ['magic', 'intellect', 'magic'] }, puggab: { at: 4, hand: ['magic'] } },
      foes: [
        ['mimic.1', 4],
        ['ogre.1', 5],
      ],
    });
    t.foe('mimic.1').damage = 3;
    t.turn('h0').play('magicMissile').answer(['mimic.1']);
    expect(t.hero(0).xp).toEqual(['mimic.1']);
    expect([t.asked, t.seat]).toEqual(['quest.loot', 1]);
  });

  test('EX-PQ-43 PQ-LOOT-06 nobody in the facing column: it is discarded at once', () => {
    const t = table({
      heroes: { elpug: { at: 1, hand: ['magic', 'intellect', 'magic'] } },
      foes: [
        ['mimic.1', 4],
        ['ogre.1', 5],
      ],
    });
    t.foe('mimic.1').damage = 3;
    t.turn('h0').play('magicMissile').answer(['mimic.1']);
    expect(t.asked).toBe('quest.act');
    expect(eventsOf(t, 'quest.wasted')).toHaveLength(1);
  });

  test('EX-PQ-45 PQ-LOOT-01 PQ-CARD-06 a robbed monster gives XP and drops nothing', () => {
    const t = table({
      heroes: { bravepug: { at: 2, hand: ['magic', 'magic'] } },
      foes: [
        ['mimic.1', 2],
        ['ogre.1', 2],
      ],
    });
    t.foe('mimic.1').damage = 4;
    t.foe('mimic.1').marks = [{ tag: 'robbed', v: 0, until: 'world', by: 'h0', card: 'pickpocket' }];
    strike(t.turn('h0'), 'mimic.1', 'magic');
    expect(t.hero(0).xp).toEqual(['mimic.1']);
    expect([t.asked, t.countOf('quest.dropped')]).toEqual(['quest.act', 0]);
  });

  test('R-PQ-52 the column is the one where it fell, before the columns close up', () => {
    const t = table({
      heroes: {
        bravepug: { at: 2, hand: ['magic', 'magic', 'speed', 'strength', 'strength', 'strength'], xp: 5 },
      },
      foes: [
        ['ogre.1', 2],
        ['mimic.1', 2],
        ['ogre.2', 2],
      ],
    });
    t.do((c) => hurt(c, ['mimic.1'], 5, { by: 'h0', cause: 'card' }));
    expect(eventsOf(t, 'quest.dropped')[0]).toMatchObject({ column: 1 });
    expect(t.seat).toBe(0);
  });

  test('R-PQ-53 an empty treasure deck is made of its discards; both empty: nothing is dropped', () => {
    const full = table({ heroes: { bravepug: { at: 2, hand: ['magic', 'magic'] } }, foes: [['mimic.1', 2]] });
    full.foe('mimic.1').damage = 4;
    full.s.piles.treasures = [];
    full.s.gone.treasures = ['pizza.1'];
    strike(full.turn('h0'), 'mimic.1', 'magic');
    expect(full.s.open).toEqual(['pizza.1']);
    const none = table({
      heroes: { bravepug: { at: 2, hand: ['magic', 'magic'] } },
      foes: [
        ['mimic.1', 2],
        ['ogre.1', 5],
      ],
    });
    none.foe('mimic.1').damage = 4;
    none.s.piles.treasures = [];
    none.s.gone.treasures = [];
    strike(none.turn('h0'), 'mimic.1', 'magic');
    expect([none.asked, none.countOf('quest.dropped')]).toEqual(['quest.act', 0]);
  });

  test('PQ-LOOT-03 who cannot pay is not asked', () => {
    const t = defeat({ puggab: { at: 2, hand: ['joker'] } }, ['magic', 'speed']);
    expect([t.asked, t.seat]).toEqual(['quest.loot', 1]);
  });
});

describe('several at once', () => {
  test('R-PQ-25 R-PQ-54 all damage first; the acting player chooses the order, the treasures come one after the other', () => {
    const t = table({
      heroes: { puggab: { at: 2, hand: ['strength', 'strength', 'strength', 'magic', 'joker'], xp: 5 } },
      foes: [
        ['mimic.1', 2],
        ['ogre.1', 2],
        ['ogre.2', 5],
      ],
    });
    t.foe('ogre.1').damage = 2;
    t.turn('h0').play('dogfightFrenzy', 'strength strength strength');
    expect([t.asked, t.seat]).toEqual(['quest.order', 0]);
    expect(t.options).toEqual(['mimic.1', 'ogre.1']);
    t.answer('ogre.1');
    expect(t.spot('ogre.1')).toBe('');
    expect(t.spot('mimic.1')).toBe('c2r1');
    expect(t.asked).toBe('quest.loot');
    t.answer(null);
    expect(eventsOf(t, 'quest.fell').map((event) => event.id)).toEqual(['ogre.1', 'mimic.1']);
    expect(t.asked).toBe('quest.loot');
    expect(t.hero(0).xp).toHaveLength(7);
  });

  test('R-PQ-49 defeated by no hero: no XP, no Prize, but a treasure', () => {
    const t = table({
      heroes: { bravepug: { at: 3, hand: ['intellect'] } },
      foes: [
        ['slime.1', 3],
        ['ogre.1', 5],
      ],
    });
    t.do((c) => hurt(c, ['slime.1'], 9, { by: null, cause: 'card' }));
    expect(t.hero(0).xp).toEqual([]);
    expect(t.s.gone.monsters).toContain('slime.1');
    expect([t.asked, t.countOf('quest.dropped')]).toEqual(['quest.loot', 1]);
  });

  test('R-PQ-55 R-PQ-56 the last monster: XP and treasure first, then the World ends, with no more turns', () => {
    const t = world({
      heroes: { bravepug: { at: 3, hand: ['magic', 'magic'] }, pugtor: { at: 5 } },
      foes: [['mimic.1', 3]],
    });
    t.foe('mimic.1').damage = 4;
    strike(t, 'mimic.1', 'magic');
    expect(t.asked).toBe('quest.loot');
    expect(t.s.over).toBeNull();
    t.answer(pay('magic'));
    expect(eventsOf(t, 'quest.worldOver')[0]?.how).toBe('cleared');
    expect(eventsOf(t, 'quest.turn').map((event) => event.id)).toEqual(['h0']);
    expect(t.hero(0).treasures).toHaveLength(1);
  });
});

describe('Prizes', () => {
  const slime = () => {
    const t = table({
      heroes: {
        bravepug: { at: 3, hand: ['intellect', 'intellect'] },
        puggab: { at: 3, hand: ['intellect'] },
      },
      foes: [
        ['slime.1', 3],
        ['ogre.1', 5],
      ],
    });
    t.foe('slime.1').damage = 3;
    return strike(t.turn('h0'), 'slime.1', 'intellect');
  };

  test('EX-PQ-44 PQ-PRIZE-01 PQ-PRIZE-02 PQ-PRIZE-03 PQ-PRIZE-07 PQ-XP-07 PQ-FREE-03 R-PQ-50 R-PQ-94 as a Prize: no XP, no treasure, no cost', () => {
    const t = slime();
    expect([t.asked, t.seat, t.countOf('quest.dropped')]).toEqual(['quest.prize', 0, 0]);
    t.answer(true);
    expect(t.hero(0)).toMatchObject({ prizes: ['slime.1'], xp: [], hand: ['intellect'] });
    expect([t.asked, t.countOf('quest.dropped')]).toEqual(['quest.act', 0]);
    expect(t.plays).toContain('slime.1');
  });

  test('PQ-PRIZE-04 PQ-PRIZE-05 R-PQ-50 refused: XP and treasure as for every monster', () => {
    const t = slime().answer(false);
    expect(t.hero(0)).toMatchObject({ prizes: [], xp: ['slime.1'] });
    expect([t.asked, t.countOf('quest.dropped')]).toEqual(['quest.loot', 1]);
    expect(t.hero(1).prizes).toEqual([]);
  });

  test('PQ-MONSTER-07 without the symbol nobody is asked', () => {
    expect(defeat().countOf('quest.gotPrize')).toBe(0);
  });
});

describe('experience', () => {
  const six = () =>
    table({
      heroes: { bravepug: { at: 3, hand: ['strength'], xp: 6 } },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 5],
      ],
    }).turn('h0');

  test('EX-PQ-40 PQ-XP-04 PQ-XP-05 R-PQ-47 the sixth XP is spent as a joker, the first five never', () => {
    const t = six();
    expect(t.ways('powerSlash')).toEqual(['strength xp']);
    const before = t.s.gone.monsters.length;
    t.play('powerSlash');
    expect(t.hero(0).xp).toHaveLength(5);
    expect(t.s.gone.monsters).toHaveLength(before + 1);
    expect(t.plays).not.toContain('powerSlash');
  });

  test('R-PQ-47 for anything a joker can pay: standard attack, defending, toll; and it is no hand card', () => {
    const t = six();
    expect(acts(t, 'attack').map((act) => act.pay)).toContainEqual({ cards: [], xp: 1, wild: false });
    t.end().attack('ogre.1').answer(null);
    expect(t.asked).toBe('quest.defend');
    expect(t.options).toContainEqual({ n: 1, pay: { cards: [], xp: 1, wild: false } });
    t.answer({ n: 1, pay: { cards: [], xp: 1, wild: false } });
    expect(t.damage('h0')).toBe(2);
    expect(t.hero(0).hand).toEqual(['strength']);
  });

  test('PQ-XP-06 PQ-DEFEAT-02 XP is kept when the hero is defeated', () => {
    const t = six();
    t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
    expect(t.hero(0)).toMatchObject({ status: 'down', hand: [] });
    expect(t.hero(0).xp).toHaveLength(6);
  });
});
