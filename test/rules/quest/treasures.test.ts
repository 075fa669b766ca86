/** Treasures in the hands of heroes (PQ-TREASURE), and under a creature of the Evil Lord (R-PQ-78). */

import { describe, expect, test } from 'vitest';
import { lowered, stat } from '../../../src/engine/quest/effects/stats.ts';
import { handLimitOf } from '../../../src/engine/quest/energy.ts';
import { quest } from '../../../src/engine/quest/index.ts';
import { worldToll } from '../../../src/engine/quest/toll.ts';
import { dropTreasure } from '../../../src/engine/quest/treasure.ts';
import { movementOf } from '../../../src/engine/quest/turn.ts';
import { cards } from '../../kit/quest-cards.ts';

describe('consumables', () => {
  test('PQ-TREASURE-06 PQ-FREE-01 PQ-CARD-10 Pizza heals 3; free, and gone to the discards', () => {
    const t = cards({
      heroes: { puggab: { damage: 4, treasures: ['pizza.1'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('pizza.1');
    expect([t.damage('h0'), t.hero(0).treasures, t.s.turn?.actions]).toEqual([1, [], 2]);
    expect(t.s.gone.treasures).toEqual(['pizza.1']);
  });

  test('PQ-TREASURE-03 PQ-TREASURE-09 any number of treasures: Cupcake draws 3, Treats give an action and heal 1', () => {
    const t = cards({
      heroes: { puggab: { damage: 1, treasures: ['cupcake.1', 'treats.1', 'treats.2'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    expect(t.plays).toEqual(['cupcake.1', 'treats.1']);
    t.play('cupcake.1').answer('deck').answer('deck').answer('deck');
    expect(t.hero(0).hand).toHaveLength(3);
    t.play('treats.1').play('treats.2');
    expect([t.damage('h0'), t.s.turn?.actions, t.hero(0).treasures]).toEqual([0, 4, []]);
  });

  test('the Squeaky Toy makes one monster skip a turn', () => {
    const t = cards({
      heroes: { puggab: { treasures: ['squeaky.1'] } },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 1],
      ],
    }).turn('h0');
    t.play('squeaky.1').answer('ogre.1').end().turn('ogre.1');
    expect([t.damage('h0'), t.spot('ogre.1')]).toEqual([0, 'c3r1']);
    t.turn('h0').end().turn('ogre.1');
    expect(t.spot('ogre.1')).toBe('c4r1');
  });

  test('R-PQ-41 consumables are for the own turn only', () => {
    const t = cards({
      heroes: { puggab: { damage: 2, treasures: ['pizza.1'] } },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    expect([t.asked, t.damage('h0')]).toEqual(['test.idle', 5]);
  });
});

test('PQ-TREASURE-04 PQ-HIDDEN-02 treasures and prizes lie open to everybody', () => {
  const t = cards({
    heroes: { puggab: { treasures: ['pizza.1'], prizes: ['slime.1'] }, elpug: {} },
    foes: [['ogre.1', 3]],
    lord: ['magic'],
  });
  for (const seat of [0, 1, 2, null]) {
    const seen = quest.view(t.s, seat).heroes[0];
    expect([seen?.treasures, seen?.prizes]).toEqual([['pizza.1'], ['slime.1']]);
  }
});

describe('weapons', () => {
  test('PQ-TREASURE-02 PQ-TREASURE-07 PQ-COMBO-03 a weapon is a combo paid with its energy, once in a turn', () => {
    const t = cards({
      heroes: { pugpin: { hand: ['strength', 'strength', 'joker'], treasures: ['femurblade.1'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    expect(t.ways('femurblade.1')).toEqual(['strength', 'joker']);
    t.play('femurblade.1');
    expect([t.damage('ogre.1'), t.hero(0).treasures, t.plays]).toEqual([2, ['femurblade.1'], []]);
    t.end().turn('h0');
    expect(t.plays).toEqual(['femurblade.1']);
  });

  const weapons: [string, number[]][] = [
    // Damage of ogre.1 in column 3, ogre.2 behind it, mimic.1 in column 4, mimic.2 in column 1.
    ['squeakymace.1', [2, 0, 0, 0]],
    ['leashwhip.1', [0, 1, 0, 0]],
    ['balllauncher.1', [0, 0, 0, 2]],
    ['wandofwags.1', [2, 0, 2, 0]],
    ['fetchstick.1', [0, 2, 0, 0]],
    ['chainflail.1', [2, 0, 2, 0]],
  ];
  test.each(weapons)('PQ-TREASURE-07 %s hits as its shape says', (weapon, damage) => {
    const t = cards({
      heroes: { puggab: { hand: ['joker', 'joker'], treasures: [weapon] } },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 3],
        ['mimic.1', 4],
        ['mimic.2', 1],
      ],
    }).turn('h0');
    t.play(weapon);
    if (t.asked === 'quest.aim') {
      const far = weapon === 'balllauncher.1' ? 'mimic.2' : 'ogre.2';
      t.answer(t.options.some((x) => (x as string[]).includes(far)) ? [far] : ['ogre.1', 'mimic.1']);
    }
    if (t.asked === 'quest.shift') t.answer(0);
    expect(['ogre.1', 'ogre.2', 'mimic.1', 'mimic.2'].map((id) => t.damage(id))).toEqual(damage);
  });

  test('the Squeaky Mace weakens who was hit, the Leash Whip pulls it along', () => {
    const t = cards({
      heroes: { puggab: { hand: ['spirit', 'speed'], treasures: ['squeakymace.1', 'leashwhip.1'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('squeakymace.1');
    expect(t.tags('ogre.1')).toEqual(['weak:1']);
    expect(t.play('leashwhip.1').answer(1).spot('ogre.1')).toBe('c4r1');
  });
});

describe('trinkets', () => {
  test('PQ-TREASURE-02 PQ-TREASURE-08 bonuses without a cost are always on', () => {
    const t = cards({
      heroes: { puggab: { hand: ['strength'], treasures: ['goodboymedal.1', 'zoomies.1', 'bigpouch.1'] } },
      foes: [['ogre.1', 3]],
    });
    expect([movementOf(t.s, 0), handLimitOf(t.s, 0)]).toEqual([3, 12]);
    t.turn('h0');
    t.answer(t.options.find((x) => (x as { do?: string }).do === 'attack') as never);
    expect(t.damage('ogre.1')).toBe(2);
  });

  test('PQ-TREASURE-05 with the treasure its bonus goes at once', () => {
    const t = cards({ heroes: { puggab: { treasures: ['zoomies.1'] } }, foes: [['ogre.1', 3]] });
    expect(movementOf(t.s, 0)).toBe(3);
    t.do((c) => dropTreasure(c, 0, 'zoomies.1'));
    expect(movementOf(t.s, 0)).toBe(2);
  });

  test('the Raincoat keeps the toll of the World away from its owner', () => {
    const t = cards({
      heroes: { puggab: { treasures: ['raincoat.1'] }, elpug: {} },
      foes: [['ogre.1', 3]],
      world: 'icy',
      number: 2,
    }).do(worldToll);
    expect([t.damage('h0'), t.damage('h1')]).toEqual([0, 1]);
  });

  test('PQ-RIPOSTE-05 R-PQ-27 Canine Chainmail: 2 less, once in a turn', () => {
    const t = cards({
      heroes: { elpug: { hand: ['strength', 'strength'], treasures: ['chainmail.1'] } },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    t.play('chainmail.1');
    expect([t.damage('h0'), t.asked]).toEqual([1, 'test.idle']);
    t.attack('ogre.1');
    expect(t.damage('h0')).toBe(4);
  });

  test('the Water Bowl draws 2, the Blanket heals 1 near', () => {
    const t = cards({
      heroes: { puggab: { damage: 2, hand: ['magic', 'spirit'], treasures: ['waterbowl.1', 'blanket.1'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('waterbowl.1').answer('deck').answer('deck').play('blanket.1');
    expect([t.hero(0).hand?.length, t.damage('h0')]).toEqual([2, 1]);
    expect(t.plays).not.toContain('waterbowl.1');
  });
});

describe('under a creature of the Evil Lord', () => {
  const under = (treasure: string, lord: Parameters<typeof cards>[0]['lord'] = []) => {
    const t = cards({
      heroes: { puggab: {}, elpug: {} },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 3],
      ],
      lord,
    });
    t.foe('ogre.1').treasures.push(treasure);
    return t;
  };

  test('PQ-EVIL-09 R-PQ-78 the Medal raises its attack by 1, the Boots add an arrow', () => {
    const t = under('goodboymedal.1').attack('ogre.1');
    expect(t.damage('h0')).toBe(4);
    expect(stat(under('zoomies.1').s, 'ogre.1', 'move')).toBe(1);
    expect(stat(under('zoomies.1').s, 'mummy.1', 'move')).toBe(0);
  });

  test('R-PQ-78 a weapon takes the place of its attack if he pays', () => {
    const t = under('wandofwags.1', ['magic', 'joker']).turn('ogre.1');
    while (t.asked === 'quest.lordMove') t.answer(0);
    expect(t.asked).toBe('quest.lordPlay');
    t.play('wandofwags.1');
    while (t.asked === 'quest.lordMove') t.answer(0);
    while (t.asked === 'quest.lordPlay') t.answer(null);
    expect([t.damage('h0'), t.s.lord?.hand]).toEqual([2, []]);
  });

  test('R-PQ-78 a consumable works once, free; what gives actions is of no use', () => {
    const t = under('pizza.1').do(() => {});
    t.foe('ogre.1').damage = 4;
    t.foe('ogre.1').treasures.push('treats.1');
    t.turn('ogre.1');
    expect(t.options.flatMap((x) => (x as { id?: string } | null)?.id ?? [])).toEqual([
      'pizza.1',
      'treats.1',
    ]);
    t.play('pizza.1');
    expect([t.damage('ogre.1'), t.foe('ogre.1').treasures, t.s.gone.treasures]).toEqual([
      ...[1, ['treats.1'], ['pizza.1']],
    ]);
  });

  test('R-PQ-78 the Chainmail answers for the creature it lies under', () => {
    const t = under('chainmail.1', ['strength']);
    t.hero(0).hand = ['strength', 'strength'];
    t.turn('h0').play('recklessChomp');
    expect([t.asked, t.seat]).toEqual(['quest.riposte', 2]);
    t.play('chainmail.1');
    while (t.asked !== 'quest.act') t.answer(t.options[0] as never);
    expect(t.damage('ogre.1')).toBe(2);
  });
});

test('R-PQ-26 armor lowers a hit to 1 at the least, a shield to nothing', () => {
  const t = cards({ heroes: { pugramix: {} }, foes: [['danegon', 3]], number: 3 });
  expect([3, 2, 1, 0].map((n) => lowered(t.s, 'danegon', n))).toEqual([2, 1, 1, 0]);
  t.hero(0).marks = [{ tag: 'shield', v: 1, until: 'next', by: 'h0', card: 'bearDogForm' }];
  expect([3, 1, 0].map((n) => lowered(t.s, 'h0', n))).toEqual([2, 0, 0]);
});
