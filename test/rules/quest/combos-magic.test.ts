/** The combos and specials of Elpug and Puga Yaga. */

import { describe, expect, test } from 'vitest';
import { seenRipostes } from '../../../src/engine/quest/effects/plays.ts';
import { cards } from '../../kit/quest-cards.ts';

describe('Elpug', () => {
  test('Arcane Thrift: once in a turn two cards of one type pay like a joker', () => {
    const t = cards({
      heroes: { elpug: { hand: ['magic', 'speed', 'speed', 'magic', 'speed', 'speed'] } },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 1],
      ],
    }).turn('h0');
    expect(t.ways('magicMissile')).toEqual(['speed speed magic']);
    t.play('magicMissile').answer(['ogre.1']);
    expect(t.damage('ogre.1')).toBe(2);
    expect(t.ways('magicMissile')).toEqual([]);
  });

  test('R-PQ-95 Frost Breath: 2, and the monster hit skips its turn; a boss does not', () => {
    const t = cards({
      heroes: { elpug: { hand: ['magic', 'magic'] } },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 1],
      ],
    }).turn('h0');
    t.play('frostBreath').end().turn('ogre.1');
    expect([t.countOf('quest.skipped'), t.spot('ogre.1'), t.damage('h0')]).toEqual([1, 'c3r1', 0]);
    const boss = cards({
      heroes: { elpug: { hand: ['magic', 'magic'] } },
      foes: [
        ['demon', 3],
        ['mummy.1', 1],
      ],
      number: 3,
    }).turn('h0');
    expect(boss.play('frostBreath').tags('demon')).toEqual([]);
    expect(boss.damage('demon')).toBe(2);
  });

  test('R-PQ-08 Blink leads to every column, and round to the back of the own one', () => {
    const t = cards({
      heroes: { elpug: { at: 3, hand: ['magic'] }, puggab: { at: 3 } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('blink');
    expect(t.options).toEqual([0, -1, 1, -2, 2, 5]);
    expect(t.answer(5).spot('h0')).toBe('c3r2');
  });

  const mimic = { xp: 2, hand: ['magic', 'intellect', 'magic', 'intellect'] as const };

  test('PQ-RIPOSTE-01 Mimic Magic repeats the damage of another hero from his own column, once in a turn', () => {
    const t = cards({
      heroes: {
        bravepug: { at: 1, hand: ['strength', 'intellect', 'strength', 'strength'] },
        elpug: { at: 4, ...mimic, hand: [...mimic.hand] },
      },
      foes: [
        ['ogre.1', 1],
        ['mummy.1', 4],
        ['slime.1', 5],
      ],
    }).turn('h0');
    t.s.piles.energy = ['magic', 'magic', 'magic'];
    t.play('shieldBash').answer(0);
    expect([t.asked, t.seat]).toEqual(['quest.seen', 1]);
    t.play('mimicMagic');
    // The damage only: neither push nor mark.
    expect([t.damage('mummy.1'), t.tags('mummy.1'), t.asked]).toEqual([2, [], 'quest.act']);
    t.play('powerSlash');
    expect(t.asked).toBe('quest.act');
  });

  test('R-PQ-105 Mimic Magic answers an attack of an enemy too, but nothing he did himself', () => {
    const t = cards({
      heroes: { bravepug: { at: 1 }, elpug: { at: 4, ...mimic, hand: [...mimic.hand] } },
      foes: [
        ['ogre.1', 1],
        ['mummy.1', 4],
      ],
    }).attack('ogre.1');
    t.s.piles.energy = ['magic', 'magic', 'magic'];
    expect([t.asked, t.seat, t.damage('h0')]).toEqual(['quest.seen', 1, 3]);
    t.play('mimicMagic');
    expect(t.damage('mummy.1')).toBe(3);
    const own = cards({
      heroes: { bravepug: { at: 1 }, elpug: { at: 4, ...mimic, hand: [...mimic.hand] } },
      foes: [
        ['ogre.1', 1],
        ['ogre.2', 4],
      ],
    }).turn('h1');
    own.play('magicMissile').answer(['ogre.2']);
    expect(own.asked).toBe('quest.act');
  });

  test('R-PQ-105 Mimic Magic repeats the standard attack of another hero: 1 damage of its shape', () => {
    const pay = { cards: ['strength' as const], xp: 0, wild: false };
    const t = cards({
      heroes: {
        aragpug: { at: 1, hand: ['strength'] },
        elpug: { at: 4, ...mimic, hand: ['magic', 'intellect'] },
        bravepug: { at: 5, hand: ['strength'], treasures: ['goodboymedal.1'] },
      },
      foes: [
        ['ogre.1', 2],
        ['slime.1', 4],
        ['ogre.2', 5],
      ],
    }).turn('h0');
    t.answer({ do: 'attack', target: 'ogre.1', pay });
    expect([t.asked, t.seat]).toEqual(['quest.seen', 1]);
    // Keen Nose hits any one enemy, and so does its copy.
    t.play('mimicMagic').answer(['slime.1']);
    expect([t.damage('ogre.1'), t.damage('slime.1'), t.asked, t.seat]).toEqual([1, 1, 'quest.act', 0]);
    t.end();
    t.hero(1).hand = ['magic', 'intellect'];
    t.turn('h2').answer({ do: 'attack', target: 'ogre.2', pay });
    // What raises the other's standard attacks is not copied.
    t.play('mimicMagic');
    expect([t.damage('ogre.2'), t.damage('slime.1')]).toEqual([2, 2]);
  });

  test('R-PQ-105 Mimic Magic does not answer what a riposte hits back with', () => {
    const t = cards({
      heroes: {
        bravepug: { at: 1, hand: ['strength', 'speed'] },
        elpug: { at: 4, ...mimic, hand: ['magic', 'intellect'] },
      },
      foes: [
        ['ogre.1', 1],
        ['slime.1', 4],
      ],
    }).attack('ogre.1');
    t.play('parryAndRiposte');
    // It answers the ogre's attack: 3 damage, not the 1 of the riposte.
    expect([t.asked, t.damage('ogre.1')]).toEqual(['quest.seen', 1]);
    t.play('mimicMagic');
    expect([t.spot('slime.1') === '' ? 4 : t.damage('slime.1'), t.asked]).toEqual([3, 'test.idle']);
  });

  test('Mimic Magic never answers its own owner', () => {
    const t = cards({
      heroes: { elpug: { at: 4, ...mimic, hand: [...mimic.hand] }, bravepug: { at: 4 } },
      foes: [['ogre.1', 4]],
    });
    const copies = [{ op: 'damage', shape: 'melee', n: 3 } as const];
    const strike = {
      card: 'x',
      kind: 'combo',
      shape: 'melee',
      n: 3,
      sure: false,
      fixed: null,
      riders: [],
    } as const;
    const seen = (by: string) => seenRipostes(t.s, 0, { ...strike, riders: [], by, copies: [...copies] });
    expect([seen('h0').length, seen('h1').map((play) => play.ops)]).toEqual([0, [copies]]);
  });

  test('R-PQ-24 a combo of several attacks is mimicked as a whole, and not without a target', () => {
    const t = cards({
      heroes: {
        pugarotti: { at: 3, hand: ['intellect', 'intellect'] },
        elpug: { at: 3, ...mimic, hand: [...mimic.hand] },
      },
      foes: [
        ['ogre.1', 3],
        ['mummy.1', 2],
        ['slime.1', 4],
      ],
    }).turn('h0');
    t.s.piles.energy = ['magic', 'magic', 'magic'];
    t.play('sonicBark');
    // He is asked when all of it is done.
    expect([t.asked, t.damage('mummy.1')]).toEqual(['quest.seen', 1]);
    t.play('mimicMagic');
    expect(['ogre.1', 'mummy.1', 'slime.1'].map((id) => t.damage(id))).toEqual([4, 2, 2]);
    const far = cards({
      heroes: {
        bravepug: { at: 1, hand: ['strength', 'strength'] },
        elpug: { at: 4, ...mimic, hand: [...mimic.hand] },
      },
      foes: [['ogre.1', 1]],
    }).turn('h0');
    expect(far.play('powerSlash').asked).toBe('quest.act');
  });

  test('R-PQ-105 R-PQ-24 a combo whose last attack finds no target is seen all the same, and answered once', () => {
    const t = cards({
      heroes: {
        pugarotti: { at: 3, hand: ['intellect', 'intellect'] },
        elpug: { at: 3, ...mimic, hand: [...mimic.hand, ...mimic.hand] },
      },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 5],
      ],
    }).turn('h0');
    t.play('sonicBark');
    expect([t.damage('ogre.1'), t.asked, t.seat]).toEqual([2, 'quest.seen', 1]);
    t.play('mimicMagic');
    expect([t.damage('ogre.1'), t.asked, t.seat]).toEqual([4, 'quest.act', 0]);
  });
});

test('R-PQ-105 Mimic Magic repeats how often a card attacks, and that there is no defence against it', () => {
  const t = cards({
    heroes: {
      pugpin: { at: 1, xp: 5, hand: ['speed', 'speed', 'speed', 'speed', 'speed'] },
      elpug: { at: 4, xp: 2, hand: ['magic', 'intellect', 'magic', 'intellect'] },
    },
    foes: [
      ['badger', 1],
      ['mummy.1', 4],
    ],
    number: 3,
  }).turn('h0');
  t.s.piles.energy = ['spirit', 'spirit', 'spirit'];
  t.play('backstab').play('mimicMagic');
  expect([t.damage('badger'), t.damage('mummy.1'), t.countOf('quest.drewDefence')]).toEqual([3, 3, 0]);
  t.end().turn('h0').play('thousandNips');
  for (let i = 0; i < 3; i++) t.answer(['badger']);
  t.play('mimicMagic');
  for (let i = 0; i < 3; i++) t.answer(['badger']);
  expect(t.damage('badger')).toBe(3 + 3 * 2 + 3 * 2);
});

describe('Puga Yaga', () => {
  test('PQ-CARD-07 Cauldron: the display may change, then one card goes and one comes, once in a turn', () => {
    const t = cards({
      heroes: { pugayaga: { hand: ['speed', 'spirit'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.s.display = ['joker', 'joker', 'joker', 'joker', 'joker'];
    t.s.piles.energy = Array.from({ length: 20 }, () => 'magic' as const);
    t.play('cauldron');
    expect([t.asked, t.options]).toEqual(['quest.change', [true, false]]);
    t.answer(true);
    expect(t.s.display).toEqual(['magic', 'magic', 'magic', 'magic', 'magic']);
    t.answer(['speed']).answer('deck');
    expect([t.hero(0).hand, t.plays]).toEqual([['spirit', 'magic'], ['hex']]);
  });

  test('R-PQ-102 Cauldron: an empty display is not asked about', () => {
    const t = cards({
      heroes: { pugayaga: { hand: ['speed', 'spirit'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.s.display = [];
    expect(t.play('cauldron').asked).toBe('quest.drop');
  });

  test('R-PQ-110 Cauldron with an empty hand: nothing to discard, and one card is drawn; no harm in the hard mode', () => {
    const t = cards({ heroes: { pugayaga: {} }, foes: [['ogre.1', 3]], mode: 'hard' }).turn('h0');
    t.play('cauldron').answer(false);
    expect(t.asked).toBe('quest.draw');
    t.answer('deck');
    expect([t.hero(0).hand?.length, t.damage('h0'), t.plays]).toEqual([1, 0, []]);
  });

  test('R-PQ-43 a discard that a card asks for is not the action Discard', () => {
    const t = cards({
      heroes: { pugayaga: { hand: ['speed', 'spirit'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('cauldron').answer(false).answer(['speed']).answer('deck');
    expect([t.s.turn?.actions, t.asked]).toEqual([2, 'quest.act']);
  });

  test('Hex weakens to the end of the World, Flea Curse cannot be defended against', () => {
    const t = cards({
      heroes: { pugayaga: { hand: ['magic', 'spirit', 'magic', 'magic'] } },
      foes: [['mummy.1', 3]],
    }).turn('h0');
    t.s.piles.energy = ['magic', 'magic'];
    t.play('hex');
    expect([t.damage('mummy.1'), t.tags('mummy.1')]).toEqual([1, ['weak:1']]);
    t.s.piles.energy = ['spirit', 'spirit'];
    t.play('fleaCurse');
    expect(t.damage('mummy.1')).toBe(3);
  });

  test('R-PQ-32 a hit that is defended leaves no mark', () => {
    const t = cards({
      heroes: { pugayaga: { hand: ['magic', 'spirit'] } },
      foes: [['mummy.1', 3]],
    }).turn('h0');
    t.s.piles.energy = ['spirit', 'spirit'];
    t.play('hex');
    expect([t.damage('mummy.1'), t.tags('mummy.1')]).toEqual([0, []]);
  });

  test('Bubbling Brew: 1 healed, 2 drawn, once in a turn', () => {
    const t = cards({
      heroes: { pugayaga: { damage: 2, hand: ['magic', 'intellect', 'magic', 'intellect'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('bubblingBrew').answer('deck').answer('deck');
    expect([t.damage('h0'), t.hero(0).hand?.length]).toEqual([1, 4]);
    expect(t.plays).not.toContain('bubblingBrew');
  });

  test('Hexchange: two targets take 2 and trade places', () => {
    const t = cards({
      heroes: { pugayaga: { xp: 2, hand: ['magic', 'magic', 'intellect'] } },
      foes: [
        ['ogre.1', 1],
        ['slime.1', 1],
        ['ogre.2', 5],
      ],
    }).turn('h0');
    t.play('hexchange').answer(['ogre.2', 'slime.1']);
    expect([t.spot('ogre.2'), t.spot('slime.1'), t.spot('ogre.1')]).toEqual(['c1r2', 'c5r1', 'c1r1']);
    expect([t.damage('ogre.2'), t.damage('slime.1')]).toEqual([2, 2]);
  });

  test('R-PQ-100 Dancing Doghouse: every monster hit moves once, from the front', () => {
    const t = cards({
      heroes: { pugayaga: { xp: 5, hand: ['magic', 'magic', 'magic'] } },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 3],
        ['mimic.1', 1],
      ],
    }).turn('h0');
    t.play('dancingDoghouse').answer(1).answer(1);
    expect([t.spot('ogre.1'), t.spot('ogre.2')]).toEqual(['c4r1', 'c4r2']);
  });
});

test('R-PQ-11 who cannot move by its own move may still be moved by a combo: Blink', () => {
  const t = cards({ heroes: { elpug: { at: 3 } }, foes: [['banshee.1', 2]] });
  t.attack('banshee.1');
  t.hero(0).hand = ['magic'];
  t.turn('h0');
  expect(t.tags('h0')).toEqual(['root:1']);
  expect(t.options).not.toContainEqual(expect.objectContaining({ do: 'move' }));
  t.play('blink').answer(1);
  expect(t.spot('h0')).toBe('c4r1');
});
