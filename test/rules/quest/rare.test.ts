/** Rare cases, where two rules meet: from the words of the rulebook and the cards. */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import type { Mark } from '../../../src/engine/quest/state.ts';
import { eventsOf, moves, pass, table, until, world } from '../../kit/quest.ts';
import type { CardTable } from '../../kit/quest-cards.ts';

const pay = (...kinds: CardKind[]) => ({ cards: kinds, xp: 0, wild: false });
const mark = (tag: Mark['tag'], by: string, until: Mark['until'] = 'next'): Mark => ({
  ...{ tag, by, until },
  ...{ v: 1, card: 'x' },
});
const last = { number: 3, world: 'ember' };

/** No treasure is picked up, and turns end, until the World is over. */
function clear(t: CardTable): CardTable {
  while (t.s.over === null || t.asked === 'quest.loot') pass(t);
  return t;
}

describe('answers to an attack', () => {
  test('PQ-RIPOSTE-04 R-PQ-26 Vanish takes its hero away; those behind it are hit all the same', () => {
    const t = table({
      heroes: { pugpin: { hand: ['speed', 'magic'] }, puggab: {} },
      foes: [['bomber.1', 3]],
    }).attack('bomber.1');
    t.play('vanish').answer(1);
    expect([t.damage('h0'), t.spot('h0'), t.damage('h1'), t.spot('h1')]).toEqual([0, 'c4r1', 2, 'c3r1']);
  });

  test('R-PQ-33 Smoke Bomb is for those beside and behind, not across a corner', () => {
    const asked = (heroes: Record<string, { at: number }>, at: number) =>
      table({
        heroes: { puggab: { at: 3 }, ...heroes, pugracelsus: { at, hand: ['intellect', 'speed'] } },
        foes: [['ogre.1', 3]],
      }).attack('ogre.1').asked;
    expect([asked({}, 3), asked({}, 4)]).toEqual(['quest.riposte', 'quest.riposte']);
    expect([asked({ elpug: { at: 4 } }, 4), asked({}, 5)]).toEqual(['test.idle', 'test.idle']);
  });

  test('R-PQ-28 R-PQ-29 what a riposte hits back with is an attack: blessings raise it, a mummy defends', () => {
    const parry = (foe: string) => {
      const t = table({
        heroes: { bravepug: { hand: ['strength', 'speed'] } },
        foes: [[foe, 3]],
        deck: ['spirit', 'magic'],
      });
      t.hero(0).marks = [mark('bless', 'h1', 'world')];
      return t.attack(foe).play('parryAndRiposte');
    };
    expect(parry('ogre.1').damage('ogre.1')).toBe(2);
    const mummy = parry('mummy.1');
    expect([mummy.damage('mummy.1'), mummy.countOf('quest.drewDefence')]).toEqual([0, 1]);
  });

  test('PQ-WIN-01 PQ-WIN-03 R-PQ-28 R-PQ-55 a riposte may fell the last monster, or the boss', () => {
    const t = world({
      heroes: { bravepug: { at: 4, hand: ['strength', 'speed', 'strength'] }, puggab: { at: 1 } },
      foes: [['ogre.1', 3]],
    });
    t.foe('ogre.1').damage = 5;
    until(t, 'quest.riposte').play('parryAndRiposte');
    expect([t.asked, t.hero(0).xp]).toEqual(['quest.loot', ['ogre.1']]);
    expect([clear(t).s.over, t.asked]).toEqual(['cleared', 'quest.market']);
    const boss = table({
      ...last,
      heroes: { bravepug: { hand: ['strength', 'speed'] } },
      foes: [['demon', 3]],
    });
    boss.foe('demon').damage = boss.foe('demon').life - 1;
    expect(boss.attack('demon').play('parryAndRiposte').s.outcome?.reason).toBe('bossDefeated');
  });

  test('R-PQ-32 what a shield takes whole has no side effect; who falls pays nothing, who stands does', () => {
    const t = table({ heroes: { pugramix: { hand: ['spirit', 'magic'] } }, foes: [['slime.1', 3]] });
    t.hero(0).marks = [mark('shield', 'h0')];
    expect([t.attack('slime.1').asked, t.damage('h0')]).toEqual(['test.idle', 0]);
    const two = table({
      ...last,
      heroes: { elpug: { damage: 4, hand: ['speed'] }, puggab: { at: 4, hand: ['magic', 'speed'] } },
      foes: [['ratking', 3]],
    }).attack('ratking');
    expect([two.hero(0).status, two.asked, two.seat]).toEqual(['out', 'quest.drop', 1]);
  });
});

describe('in the middle of something', () => {
  test('R-PQ-16 PQ-COMBO-06 Big Bang fells who plays a combo: the rest of it is not carried out', () => {
    const t = table({
      ...last,
      heroes: {
        pugracelsus: { xp: 5, damage: 3, hand: ['intellect', 'intellect', 'intellect'] },
        puggab: { at: 1 },
      },
      foes: [['phoenix', 3]],
    });
    t.foe('phoenix').damage = 7;
    t.turn('h0').play('philosophersBone');
    expect([t.hero(0).status, t.hero(0).treasures, t.damage('h1'), t.s.turn]).toEqual(['out', [], 1, null]);
  });

  test('PQ-WIN-01 Nine Lives does not keep from a blow that defeats', () => {
    const t = table({ ...last, heroes: { puggab: {} }, foes: [['feline', 3]] });
    t.do((c) => hurt(c, ['feline'], 99, { by: 'h0', cause: 'card' }));
    expect([t.s.outcome?.reason, t.countOf('quest.healed')]).toEqual(['bossDefeated', 0]);
  });

  test('PQ-SOLO-04 PQ-DEFEAT-03 PQ-DEFEAT-04 the only hero falls in the combo that clears the World', () => {
    const t = world({
      heroes: { puggab: { damage: 5, hand: ['strength', 'strength'], treasures: ['pizza.1'] } },
      foes: [['ogre.1', 3]],
    });
    t.foe('ogre.1').damage = 3;
    t.play('recklessChomp');
    const { status, damage, treasures, xp } = t.hero(0);
    expect([t.s.number, t.asked, status, damage, treasures]).toEqual([2, 'quest.place', 'in', 0, []]);
    expect([t.hero(0).hand?.length, xp.length]).toEqual([10, 1]);
  });

  test('PQ-WORLD2-03 PQ-DEFEAT-06 a toll that fells everybody ends the World, without a market', () => {
    const t = world({ number: 2, heroes: { puggab: { damage: 5 } }, foes: [['ogre.1', 3]] });
    expect([t.s.number, t.countOf('quest.market'), t.countOf('quest.turn')]).toEqual([3, 0, 0]);
  });

  test('R-PQ-101 R-PQ-104 marks until its next turn end with a turn that is skipped, and with its fall', () => {
    const rooted = () => {
      const t = table({
        heroes: { puggab: {} },
        foes: [
          ['banshee.1', 1],
          ['ogre.1', 2],
        ],
      });
      t.hero(0).marks = [mark('root', 'banshee.1')];
      t.foe('banshee.1').marks = [mark('stun', 'h1')];
      return t;
    };
    expect(rooted().turn('banshee.1').tags('h0')).toEqual([]);
    const fallen = rooted().do((c) => hurt(c, ['banshee.1'], 9, { by: null, cause: 'card' }));
    expect(moves(fallen.turn('h0'))).toEqual([1, 2, 4, 5]);
  });

  test('R-PQ-106 two Bassetlisks take one action, the Marching Song gives one', () => {
    const t = table({
      heroes: { pugarotti: { at: 1, hand: ['intellect'] }, puggab: {} },
      foes: [
        ['bassilisk.1', 3],
        ['bassilisk.2', 3],
      ],
    });
    t.attack('bassilisk.1').attack('bassilisk.2').turn('h0').play('marchingSong').answer('h1').end();
    until(t, 'test.idle');
    expect(t.turn('h1').s.turn?.actions).toBe(2);
  });
});

describe('cards and treasures that are not there', () => {
  test('PQ-HARD-03 R-PQ-96 a prize is no treasure for the War Bulldog: in the hard mode its owner takes 1 more', () => {
    const bitten = (mode: 'normal' | 'hard') =>
      table({ mode, heroes: { elpug: { prizes: ['slime.2'] } }, foes: [['warbulldog.1', 3]] }).attack(
        'warbulldog.1',
      );
    expect([bitten('normal').damage('h0'), bitten('hard').damage('h0')]).toEqual([2, 3]);
    expect(bitten('hard').hero(0).prizes).toEqual(['slime.2']);
  });

  test('PQ-MARKET-02 R-PQ-53 the market shows what there is; Sticky Paws is for what monsters drop', () => {
    const t = world({
      heroes: { pugpin: { hand: ['magic'] }, elpug: { at: 1, hand: ['strength'] }, pugtor: { at: 2 } },
      foes: [['ogre.1', 5]],
    });
    t.s.piles.treasures = ['pizza.1'];
    t.foe('ogre.1').marks = [mark('robbed', 'h0', 'world')];
    t.do((c) => hurt(c, ['ogre.1'], 9, { by: null, cause: 'card' }));
    expect([clear(t).asked, t.seat]).toEqual(['quest.market', 1]);
    expect(eventsOf(t, 'quest.market')[0]?.treasures).toEqual(['pizza.1']);
  });

  test('R-PQ-40 Fetch! does not find what has just been paid for it', () => {
    const t = table({ heroes: { pugracelsus: { hand: ['intellect', 'magic'] } }, foes: [['ogre.1', 3]] });
    t.s.gone.energy = [];
    t.turn('h0').play('fetch');
    expect([t.asked, t.hero(0).hand]).toEqual(['quest.act', []]);
  });
});

describe('pushes', () => {
  test('PQ-MOVE-03 PQ-MOVE-08 R-PQ-24 Boarding Party goes over the side, behind the creature that stands there, or hits none', () => {
    const t = table({ ...last, heroes: { puggab: { at: 1 }, elpug: { at: 5 } }, foes: [['badger', 1]] });
    expect(t.at('bossTurn', 'badger').spot('h0')).toBe('c5r2');
    expect(t.at('bossTurn', 'badger').countOf('quest.moved')).toBe(1);
  });

  test('PQ-MOVE-08 R-PQ-100 Suction takes the shorter way, over the side too', () => {
    const t = table({
      ...last,
      heroes: { puggab: { at: 1 }, elpug: { at: 3 }, pugtor: { at: 5 } },
      foes: [['vacuum', 5]],
    }).at('bossTurn', 'vacuum');
    expect(['h0', 'h1', 'h2'].map((id) => t.spot(id))).toEqual(['c5r2', 'c4r1', 'c5r1']);
  });
});

describe('the Evil Lord', () => {
  test('R-PQ-75 his card is for abilities of a sheet too, and for an attack that deals nothing', () => {
    const t = table({
      ...{ ...last, round: 2 },
      heroes: { elpug: {} },
      foes: [['badger', 3]],
      lord: ['magic'],
    });
    t.foe('badger').marks = [mark('weak', 'h0'), { ...mark('weak', 'h1'), card: 'y' }];
    t.at('bossAttacked', 'badger').answer({ target: 'h0', card: 'magic' });
    expect(t.damage('h0')).toBe(1);
  });

  test('R-PQ-76 R-PQ-78 the Chainmail under a creature answers an attack that nobody can defend against', () => {
    const t = table({
      ...last,
      heroes: { pugpin: { hand: ['speed', 'speed'] } },
      foes: [['demon', 3]],
      lord: ['strength', 'magic'],
    });
    t.foe('demon').treasures = ['chainmail.1'];
    t.turn('h0').play('backstab').play('chainmail.1');
    expect([t.damage('demon'), t.asked]).toEqual([1, 'quest.act']);
  });

  test('R-PQ-78 R-PQ-105 a Weapon under a creature: heroes parry it and defend, and Elpug mimics it', () => {
    const t = table({
      heroes: {
        bravepug: { hand: ['strength', 'speed'] },
        elpug: { at: 4, xp: 2, hand: ['magic', 'intellect'] },
      },
      foes: [['mimic.1', 3]],
      lord: ['magic', 'magic'],
    });
    t.foe('mimic.1').treasures = ['wandofwags.1'];
    t.turn('mimic.1').play('wandofwags.1').play('parryAndRiposte').answer(null);
    expect([t.damage('h0'), t.damage('h1'), t.damage('mimic.1')]).toEqual([0, 2, 1]);
    expect(t.play('mimicMagic').damage('mimic.1')).toBe(3);
  });

  test('R-PQ-104 R-PQ-36 a hero whom his Squeaky Toy keeps from its turn loses its actions, not its hand limit', () => {
    const t = table({
      heroes: { pugpin: { at: 1, hand: new Array<CardKind>(12).fill('magic') } },
      foes: [['mimic.1', 3]],
      lord: [],
    });
    t.foe('mimic.1').treasures = ['squeaky.1'];
    t.hero(0).nextActions = 1;
    t.turn('mimic.1').play('squeaky.1').turn('h0');
    expect([t.countOf('quest.skipped'), t.asked]).toEqual([1, 'quest.drop']);
    expect(pass(t).turn('h0').s.turn?.actions).toBe(2);
  });

  test('R-PQ-78 what lies under a creature is dropped by one that is robbed, or kept as a Prize, too', () => {
    const felled = (foe: string, hand: CardKind[]) => {
      const t = table({
        heroes: { puggab: { hand: ['strength', 'strength', ...hand] } },
        foes: [
          [foe, 3],
          ['mimic.1', 5],
        ],
        lord: [],
      });
      t.foe(foe).treasures = ['pizza.1'];
      t.foe(foe).damage = foe === 'ogre.1' ? 3 : 0;
      t.foe(foe).marks = [mark('robbed', 'h0', 'world')];
      return t.turn('h0').play('recklessChomp');
    };
    const robbed = felled('ogre.1', ['strength']);
    expect([robbed.asked, robbed.s.open]).toEqual(['quest.loot', ['pizza.1']]);
    const prize = felled('slime.1', ['intellect']).answer(true);
    expect([prize.asked, prize.s.open]).toEqual(['quest.loot', ['pizza.1']]);
    expect(prize.answer(pay('intellect')).hero(0).treasures).toEqual(['pizza.1']);
  });
});
