/** Combos: which may be played, and what they cost (PQ-COMBO). */

import { describe, expect, test } from 'vitest';
import { cards } from '../../kit/quest-cards.ts';

describe('playing a combo', () => {
  test('PQ-COMBO-01 PQ-COMBO-04 PQ-RIPOSTE-03 R-PQ-42 any number of combos, the same one too, without an action', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'strength', 'strength', 'strength', 'joker'] } },
      foes: [
        ['ogre.1', 3],
        ['slime.1', 1],
      ],
    }).turn('h0');
    t.play('powerSlash', 'strength strength');
    expect(t.damage('ogre.1')).toBe(3);
    t.play('powerSlash', 'strength strength');
    expect(t.spot('ogre.1')).toBe('');
    expect(t.s.turn?.actions).toBe(2);
  });

  test('PQ-COMBO-02 PQ-ENERGY-02 PQ-ENERGY-04 R-PQ-44 jokers stand in for any type; what is paid goes to the discards', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'joker', 'joker', 'magic'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    expect(t.ways('powerSlash')).toEqual(['strength joker', 'joker joker']);
    expect(t.ways('shieldBash')).toEqual(['strength joker', 'joker joker']);
    t.play('powerSlash', 'strength joker');
    expect(t.hero(0).hand).toEqual(['joker', 'magic']);
    expect(t.s.gone.energy).toEqual(['strength', 'joker']);
  });

  test('PQ-COMBO-02 what cannot be paid is not offered', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'magic'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    expect(t.plays).toEqual([]);
  });

  test('EX-PQ-39 PQ-COMBO-03 PQ-HERO-07 PQ-XP-02 PQ-XP-03 R-PQ-46 level 2 opens at 2 XP, level 3 at 5, at once', () => {
    const hand = ['strength', 'strength', 'strength', 'speed', 'strength', 'strength', 'speed'] as const;
    const t = cards({
      heroes: { bravepug: { hand: [...hand], xp: 1 } },
      foes: [
        ['goblin.1', 3],
        ['ogre.1', 3],
        ['slime.1', 1],
      ],
    }).turn('h0');
    expect(t.plays).toEqual(['powerSlash']);
    t.play('powerSlash');
    expect(t.asked).toBe('quest.prize');
    t.answer(false);
    if (t.asked === 'quest.loot') t.answer(null);
    expect(t.hero(0).xp).toHaveLength(2);
    expect(t.plays).toEqual(['powerSlash', 'whirlingBlade']);
    const five = cards({
      heroes: { bravepug: { hand: ['joker', 'joker', 'joker'], xp: 5 } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    expect(five.plays).toEqual(['powerSlash', 'shieldBash', 'whirlingBlade', 'bladeOfTheGoodestBoy']);
  });

  test('EX-PQ-40 PQ-XP-04 PQ-XP-05 R-PQ-47 XP above the fifth pays like a joker; level 3 stays', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'strength', 'strength'], xp: 6 } },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 3],
      ],
    }).turn('h0');
    expect(t.ways('powerSlash')).toEqual(['strength strength', 'strength xp']);
    t.play('powerSlash', 'strength xp');
    expect(t.hero(0).xp).toHaveLength(5);
    expect(t.s.gone.monsters).toHaveLength(1);
    expect(t.ways('powerSlash')).toEqual(['strength strength']);
    expect(t.s.gone.energy).toEqual(['strength']);
  });

  test('PQ-COMBO-05 PQ-COMBAT-01 own heroes in front are no hindrance', () => {
    const t = cards({
      heroes: { puggab: { at: 2 }, bravepug: { at: 2, hand: ['strength', 'strength'] } },
      foes: [['ogre.1', 2]],
    }).turn('h1');
    expect(t.spot('h1')).toBe('c2r2');
    expect(t.play('powerSlash').damage('ogre.1')).toBe(3);
  });

  test('PQ-COMBO-06 R-PQ-24 without a target for its first part a combo is not offered', () => {
    const t = cards({
      heroes: { bravepug: { at: 3, hand: ['joker', 'joker', 'joker'], xp: 2 } },
      foes: [['ogre.1', 4]],
    }).turn('h0');
    // Only triple:wide reaches column 4.
    expect(t.plays).toEqual(['whirlingBlade']);
  });

  test('PQ-COMBO-06 R-PQ-24 later parts without a target are skipped', () => {
    const t = cards({
      heroes: { pugarotti: { at: 3, hand: ['intellect', 'intellect'] } },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 5],
      ],
    }).turn('h0');
    t.play('sonicBark');
    expect([t.damage('ogre.1'), t.damage('mummy.1')]).toEqual([2, 0]);
    expect(t.asked).toBe('quest.act');
  });

  test('PQ-COMBO-06 R-PQ-24 a combo of several attacks may be played for any of them that has a target', () => {
    const bark = (...foes: [string, number][]) =>
      cards({ heroes: { pugarotti: { at: 3, hand: ['intellect', 'intellect'] } }, foes }).turn('h0');
    const t = bark(['ogre.1', 2], ['mummy.1', 4]);
    expect(t.plays).toContain('sonicBark');
    t.play('sonicBark');
    expect([t.damage('ogre.1'), t.damage('mummy.1'), t.asked]).toEqual([1, 1, 'quest.act']);
    expect(bark(['ogre.1', 1], ['mummy.1', 5]).plays).not.toContain('sonicBark');
  });

  test('PQ-RIPOSTE-06 ripostes are no combos of the own turn, and other combos no ripostes', () => {
    const t = cards({
      heroes: { bravepug: { hand: ['strength', 'strength', 'speed'] } },
      foes: [['ogre.1', 3]],
    });
    expect(t.turn('h0').plays).toEqual(['powerSlash']);
    t.end().attack('ogre.1');
    expect(t.asked).toBe('quest.riposte');
    expect(t.options.map((x) => (x as { id?: string } | null)?.id)).toEqual([undefined, 'parryAndRiposte']);
  });
});
