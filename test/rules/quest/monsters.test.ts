/** What the attack of each monster does besides its damage, and when it does not (PQ-MONSTER, R-PQ-32). */

import { describe, expect, test } from 'vitest';
import { type CardTable, cards, type HeroPlan } from '../../kit/quest-cards.ts';

/** Puggab in column 3 before a monster, an Ogre far off so that the World goes on. */
function facing(monster: string, plan: HeroPlan = {}, mode: 'normal' | 'hard' = 'normal'): CardTable {
  return cards({
    heroes: { puggab: plan },
    foes: [
      [monster, 3],
      ['ogre.2', 1],
    ],
    mode,
  });
}

describe('side effects', () => {
  test('EX-PQ-77 PQ-CARD-08 R-PQ-32 the Slime costs a card of choice, if its hit gets through', () => {
    const t = facing('slime.1', { hand: ['strength', 'magic'] }).attack('slime.1');
    expect(t.asked).toBe('quest.defend');
    t.answer(null);
    expect([t.damage('h0'), t.asked, t.options]).toEqual([1, 'quest.drop', ['strength', 'magic']]);
    t.answer(['magic']);
    expect(t.hero(0).hand).toEqual(['strength']);
    const defended = facing('slime.1', { hand: ['strength', 'magic'] }).attack('slime.1');
    defended.answer(defended.options[1] as never);
    expect([defended.damage('h0'), defended.hero(0).hand, defended.asked]).toEqual([
      0,
      ['magic'],
      'test.idle',
    ]);
  });

  test('EX-PQ-69 PQ-HARD-03 R-PQ-84 in the hard mode a missing card or treasure hurts', () => {
    expect(facing('slime.1', {}, 'hard').attack('slime.1').damage('h0')).toBe(2);
    expect(facing('slime.1').attack('slime.1').damage('h0')).toBe(1);
    expect(facing('warbulldog.1', {}, 'hard').attack('warbulldog.1').damage('h0')).toBe(3);
    expect(
      facing('warbulldog.1', { treasures: ['pizza.1'] }, 'hard')
        .attack('warbulldog.1')
        .damage('h0'),
    ).toBe(2);
  });

  test('R-PQ-84 what a hero discards for his own card hurts nobody', () => {
    const t = cards({ heroes: { pugayaga: {} }, foes: [['ogre.1', 3]], mode: 'hard' }).turn('h0');
    t.play('cauldron').answer(false);
    expect(t.damage('h0')).toBe(0);
  });

  test('PQ-CARD-08 the War Bulldog and the Goblin Terrier cost a treasure', () => {
    const t = facing('warbulldog.1', { treasures: ['pizza.1', 'femurblade.1'] }).attack('warbulldog.1');
    expect(t.options).toEqual(['pizza.1', 'femurblade.1']);
    t.answer('pizza.1');
    expect([t.hero(0).treasures, t.s.gone.treasures]).toEqual([['femurblade.1'], ['pizza.1']]);
    const goblin = facing('goblin.1', { treasures: ['pizza.1'] }).attack('goblin.1');
    expect([goblin.damage('h0'), goblin.hero(0).treasures]).toEqual([1, []]);
  });

  test('R-PQ-32 the Vampoodle heals 1 whenever its attack had a target, even a defended one', () => {
    const t = facing('vampoodle.1', { hand: ['strength', 'strength'] });
    t.foe('vampoodle.1').damage = 3;
    t.attack('vampoodle.1');
    t.answer(t.options.at(-1) as never);
    expect([t.damage('h0'), t.damage('vampoodle.1')]).toEqual([0, 2]);
  });

  test('R-PQ-24 without a target a monster does nothing, its side effect neither', () => {
    const t = cards({ heroes: { puggab: { at: 1 } }, foes: [['vampoodle.1', 3]] });
    t.foe('vampoodle.1').damage = 3;
    t.attack('vampoodle.1');
    expect(t.damage('vampoodle.1')).toBe(3);
  });

  test('the Banshee Husky roots until its next turn', () => {
    const t = cards({ heroes: { puggab: { at: 2 }, elpug: { at: 4 } }, foes: [['banshee.1', 3]] });
    t.attack('banshee.1');
    expect([t.damage('h0'), t.damage('h1'), t.tags('h0'), t.tags('h1')]).toEqual([
      1,
      1,
      ['root:1'],
      ['root:1'],
    ]);
    t.turn('h0');
    expect(t.options.some((x) => (x as { do?: string }).do === 'move')).toBe(false);
    t.end().turn('banshee.1');
    expect(t.marks('h0').filter(({ tag }) => tag === 'root')).toEqual([]);
  });

  test('R-PQ-106 the Bassetlisk takes an action of the next turn; two of them take no second one', () => {
    const t = cards({
      heroes: { puggab: {} },
      foes: [
        ['bassilisk.1', 3],
        ['bassilisk.2', 3],
      ],
    });
    t.attack('bassilisk.1').attack('bassilisk.2').turn('h0');
    expect(t.s.turn?.actions).toBe(1);
    t.end().turn('h0');
    expect(t.s.turn?.actions).toBe(2);
  });

  test('an action gained makes up for the one lost, of which there is never more than one', () => {
    const t = cards({
      heroes: { puggab: {}, pugarotti: { at: 1, hand: ['intellect'] } },
      foes: [
        ['bassilisk.1', 3],
        ['bassilisk.2', 3],
      ],
    }).turn('h1');
    t.play('marchingSong').answer('h0').end().answer('h1').answer('deck');
    t.attack('bassilisk.1').attack('bassilisk.2').turn('h0');
    expect(t.s.turn?.actions).toBe(2);
  });

  test('R-PQ-26 the Mummy weakens: attacks of the hero deal 1 less until its next turn, never below nothing', () => {
    const t = cards({
      heroes: { puggab: { hand: ['strength', 'strength', 'spirit'] } },
      foes: [
        ['mummy.1', 3],
        ['ogre.1', 1],
      ],
    });
    t.s.piles.energy = ['magic', 'magic', 'magic'];
    t.attack('mummy.1');
    t.answer(null);
    t.turn('h0');
    t.answer(t.options.find((x) => (x as { do?: string }).do === 'attack') as never);
    // 1, raised to 2 by Bauserker, lowered to 1.
    expect(t.damage('mummy.1')).toBe(1);
    t.hero(0).damage = 0;
    t.play('recklessChomp');
    expect(t.damage('mummy.1')).toBe(4);
    t.end().turn('mummy.1');
    expect(t.marks('h0').filter(({ by }) => by === 'mummy.1')).toHaveLength(
      t.spot('mummy.1') === 'c3r1' ? 1 : 0,
    );
  });

  test('two cards of a kind weaken twice, one card but once', () => {
    const t = cards({
      heroes: { puggab: {} },
      foes: [
        ['mummy.1', 3],
        ['mummy.2', 3],
      ],
    });
    t.attack('mummy.1');
    expect(t.tags('h0')).toEqual(['weak:1']);
    t.hero(0).damage = 0;
    t.attack('mummy.1');
    expect(t.tags('h0')).toEqual(['weak:1']);
    t.hero(0).damage = 0;
    t.attack('mummy.2');
    expect(t.tags('h0')).toEqual(['weak:1', 'weak:1']);
  });
});

describe('turns', () => {
  test('PQ-MONSTER-03 PQ-MONSTER-05 PQ-MONSTER-06 PQ-MOVE-10 a monster moves in full as printed, then attacks', () => {
    const t = cards({ heroes: { puggab: { at: 4 }, elpug: { at: 3 } }, foes: [['ogre.1', 3]] }).turn(
      'ogre.1',
    );
    expect([t.spot('ogre.1'), t.damage('h0'), t.damage('h1'), t.asked]).toEqual(['c4r1', 3, 0, 'test.idle']);
  });

  test('EX-PQ-18 PQ-MOVE-08 R-PQ-09 the Skeleton Pug leaves column 1 to the left for column 5', () => {
    const t = cards({ heroes: { puggab: { at: 5 } }, foes: [['skeleton.1', 1]] }).turn('skeleton.1');
    expect([t.spot('skeleton.1'), t.damage('h0')]).toEqual(['c5r1', 2]);
  });

  test('R-PQ-10 a monster without arrows stays where it is', () => {
    const t = cards({ heroes: { puggab: { at: 5 } }, foes: [['mimic.1', 1]] }).turn('mimic.1');
    expect([t.spot('mimic.1'), t.damage('h0')]).toEqual(['c1r1', 0]);
  });
});

describe('shapes and defences', () => {
  const heroes = { puggab: { at: 2 }, elpug: { at: 3 }, pugtor: { at: 3 }, pugramix: { at: 4 } };
  const shapes: [string, number[]][] = [
    ['corgyphon.1', [2, 2, 0, 0]],
    ['banshee.1', [1, 0, 0, 1]],
    ['bomber.1', [0, 2, 2, 0]],
    ['dachshydra.1', [1, 1, 0, 1]],
    ['skeleton.1', [0, 2, 0, 0]],
    ['ogre.1', [0, 3, 0, 0]],
    ['hellhuahua.1', [0, 2, 0, 0]],
  ];
  test.each(shapes)(
    'PQ-COMBAT-04 PQ-COMBAT-05 PQ-MONSTER-09 %s in column 3 hits as its card shows',
    (id, damage) => {
      const t = cards({ heroes, foes: [[id, 3]] }).attack(id);
      expect(['h0', 'h1', 'h2', 'h3'].map((hero) => t.damage(hero))).toEqual(damage);
    },
  );

  test('EX-PQ-35 PQ-DEFEND-05 PQ-DEFEND-06 R-PQ-29 PQ-HIDDEN-06 the Dachshydra draws: its type or a joker stops the hit', () => {
    const hit = (card: 'strength' | 'joker' | 'magic'): CardTable => {
      const t = facing('dachshydra.1', { hand: ['strength', 'strength'] });
      t.s.piles.energy = ['speed', card];
      return t.turn('h0').play('recklessChomp');
    };
    expect(['strength', 'joker', 'magic'].map((card) => hit(card as 'magic').damage('dachshydra.1'))).toEqual(
      [...[0, 0, 4]],
    );
    const t = hit('joker');
    expect([t.s.gone.energy.at(-1), t.countOf('quest.drewDefence')]).toEqual(['joker', 1]);
  });

  test('R-PQ-30 a monster does not draw against damage that is no attack', () => {
    const t = facing('mummy.1');
    t.s.piles.energy = ['spirit', 'spirit'];
    t.hero(0).hand = ['strength', 'spirit'];
    t.turn('h0').play('warHowl');
    expect([t.countOf('quest.drewDefence'), t.tags('mummy.1')]).toEqual([0, ['weak:1']]);
  });
});
