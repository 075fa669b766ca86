/** Two or three effects at once, as a table of players would try them. */

import { describe, expect, test } from 'vitest';
import { eventsOf, moves, pass, strike, table, until, world } from '../../kit/quest.ts';
import { cards } from '../../kit/quest-cards.ts';

const weak = (by: string) => ({ tag: 'weak' as const, v: 1, until: 'world' as const, by, card: 'attack' });

describe('attacks and what answers them', () => {
  test('R-PQ-26 R-PQ-29 PQ-DEFEND-05 a hit back that is weakened to nothing draws no card and deals nothing', () => {
    const t = cards({
      heroes: { bravepug: { at: 1, hand: ['strength', 'speed'] } },
      foes: [['mummy.1', 1]],
    });
    t.hero(0).marks = [weak('mummy.2')];
    t.attack('mummy.1').play('parryAndRiposte');
    expect([t.damage('h0'), t.damage('mummy.1'), t.countOf('quest.drewDefence')]).toEqual([0, 0, 0]);
  });

  test('R-PQ-28 R-PQ-32 a Vampoodle that is parried heals first, and is hit then', () => {
    const t = cards({
      heroes: { bravepug: { at: 2, hand: ['strength', 'speed'] } },
      foes: [['vampoodle.1', 2]],
    });
    t.foe('vampoodle.1').damage = 3;
    t.s.piles.energy = ['strength'];
    t.attack('vampoodle.1').play('parryAndRiposte');
    expect([t.countOf('quest.healed'), t.damage('vampoodle.1')]).toEqual([1, 3]);
  });

  test('R-PQ-32 a Reckless Chomp that is stopped costs her 1 all the same; with 2 damage she bites harder', () => {
    const t = cards({
      heroes: { puggab: { at: 5, damage: 1, hand: ['strength', 'strength', 'strength', 'strength'] } },
      foes: [['mummy.1', 5]],
    });
    t.s.piles.energy = ['magic', 'speed', 'spirit'];
    t.turn('h0').play('recklessChomp');
    expect([t.damage('mummy.1'), t.damage('h0')]).toEqual([0, 2]);
    t.play('recklessChomp');
    expect([t.damage('mummy.1'), t.damage('h0')]).toEqual([5, 3]);
  });

  test('R-PQ-25 R-PQ-105 Mimic Magic answers Big Bang in the middle of Elpug’s own turn, before his turn goes on', () => {
    const t = cards({
      heroes: { elpug: { at: 1, xp: 2, hand: ['magic', 'intellect', 'magic', 'intellect'] } },
      foes: [
        ['phoenix', 1],
        ['ogre.1', 3],
      ],
      number: 3,
    });
    t.foe('phoenix').damage = 4;
    t.turn('h0').play('magicMissile').answer(['phoenix']).answer(null).play('mimicMagic');
    expect([t.damage('h0'), t.damage('phoenix'), t.damage('ogre.1'), t.asked]).toEqual([
      1,
      7,
      1,
      'quest.act',
    ]);
  });

  test('R-PQ-25 Nine Lives heal between two of three Nips, and never again', () => {
    const t = cards({
      heroes: { pugpin: { at: 1, xp: 5, hand: ['speed', 'speed', 'speed'] } },
      foes: [['feline', 1]],
      number: 3,
    });
    t.foe('feline').damage = 3;
    t.turn('h0').play('thousandNips');
    expect([t.countOf('quest.healed'), t.damage('feline')]).toEqual([1, 3 + 2 - 1 + 2 + 2]);
  });

  test('R-PQ-109 the Chainmail answers one of the two attacks of a Boss’s turn', () => {
    const t = cards({
      heroes: { elpug: { at: 1, hand: ['strength', 'strength'], treasures: ['chainmail.1'] } },
      foes: [['badger', 3]],
      number: 3,
      round: 2,
    }).turn('badger');
    t.play('chainmail.1');
    expect([t.damage('h0'), t.hero(0).hand, t.asked]).toEqual([2, ['strength'], 'test.idle']);
  });

  test('R-PQ-26 a Standard Attack adds up Medal, Prize, pack and blessing; a Combo takes the blessing alone', () => {
    const t = cards({
      heroes: {
        puggab: {
          at: 1,
          hand: ['strength', 'strength', 'strength'],
          treasures: ['goodboymedal.1'],
          prizes: ['skeleton.1', 'skeleton.2'],
        },
      },
      foes: [
        ['ogre.1', 1],
        ['ogre.2', 1],
      ],
    });
    t.hero(0).marks = [
      { tag: 'pack', v: 1, until: 'world', by: 'h0', card: 'alphaPug' },
      { tag: 'bless', v: 1, until: 'world', by: 'h0', card: 'blessing' },
    ];
    t.turn('h0');
    strike(t, 'ogre.1', 'strength');
    until(t, 'quest.act').play('recklessChomp');
    expect(eventsOf(t, 'quest.struck').map(({ n }) => n)).toEqual([[6], [5]]);
  });

  test('R-PQ-78 under a Mimic the Medal raises the printed attack, not a Weapon; Boots add to no arrow', () => {
    const mimic = (how: 'weapon' | 'printed') => {
      const t = table({
        heroes: { bravepug: { at: 1 }, elpug: { at: 4 } },
        foes: [['mimic.1', 1]],
        lord: ['strength'],
      });
      t.foe('mimic.1').treasures = ['zoomies.1', 'goodboymedal.1', 'femurblade.1'];
      t.turn('mimic.1');
      expect(t.asked).toBe('quest.lordPlay');
      if (how === 'weapon') t.play('femurblade.1');
      until(t, 'test.idle');
      return t.damage('h0');
    };
    expect([mimic('weapon'), mimic('printed')]).toEqual([2, 3]);
  });

  test('PQ-WIN-01 R-PQ-25 a Phoenix that its Second Fuse keeps from the first Nip falls to the next, Big Bang between them', () => {
    const t = cards({
      heroes: { pugpin: { at: 2, xp: 5, hand: ['speed', 'speed', 'speed'] } },
      foes: [['phoenix', 2]],
      number: 3,
    });
    // Of 9 Life 2 are left; then, with one hero, 1 + 1.
    t.foe('phoenix').damage = 7;
    t.turn('h0').play('thousandNips');
    expect([t.damage('h0'), t.s.outcome?.reason, t.countOf('quest.survived')]).toEqual([
      1,
      'bossDefeated',
      1,
    ]);
  });

  test('R-PQ-32 R-PQ-95 Hexchange makes a Boss and a Monster trade places, unless one of them falls', () => {
    const traded = (damage: number) => {
      const t = cards({
        heroes: { pugayaga: { at: 2, xp: 2, hand: ['magic', 'magic', 'intellect'] } },
        foes: [
          ['ogre.1', 1],
          ['kraken', 4],
        ],
        number: 3,
      });
      t.foe('ogre.1').damage = damage;
      t.turn('h0').play('hexchange').answer(['ogre.1', 'kraken']);
      return [t.spot('kraken'), t.spot('ogre.1'), t.damage('kraken')];
    };
    expect(traded(0)).toEqual(['c1r1', 'c4r1', 2]);
    expect(traded(4)).toEqual(['c4r1', '', 2]);
  });

  test('PQ-EVIL-08 R-PQ-78 one blow that defeats two of three heroes brings two rewards; all three, none', () => {
    const blow = (damage: number) => {
      const t = cards({
        heroes: {
          pugpin: { at: 2, damage: 3, treasures: ['goodboymedal'] },
          elpug: { at: 3, damage: 4 },
          pugtor: { at: 4, damage },
        },
        foes: [['dachshydra.1', 3]],
        lord: [],
      });
      return t.attack('dachshydra.1');
    };
    const t = blow(0).answer({ treasure: 'goodboymedal' }).answer('cards');
    expect([t.foe('dachshydra.1').treasures, t.s.lord?.hand?.length]).toEqual([['goodboymedal'], 2]);
    expect([t.damage('h2'), t.asked]).toEqual([1, 'test.idle']);
    expect(blow(4).s.outcome).toMatchObject({ reason: 'allDefeated', winners: [3] });
  });

  test('Soul Leash heals for each hero of one blow, no more than there is', () => {
    const t = cards({
      heroes: { elpug: { at: 1, damage: 3 }, pugpin: { at: 2, damage: 3 }, puggab: { at: 5 } },
      foes: [['demon', 1]],
      number: 3,
    });
    t.foe('demon').damage = 5;
    t.foe('demon').shape = 'triple:wide';
    t.attack('demon');
    expect([t.hero(0).status, t.hero(1).status, t.damage('demon')]).toEqual(['out', 'out', 0]);
  });
});

describe('Features and movement', () => {
  test('R-PQ-11 PQ-HERO-03 Icy Lands shorten the Move action, not what a Combo moves; Boots and Prizes make up for it', () => {
    const leap = cards({
      heroes: { puggab: { at: 1, hand: ['strength', 'speed'] } },
      foes: [['ogre.1', 3]],
      world: 'icy',
    }).turn('h0');
    expect(moves(leap)).toEqual([2, 5]);
    expect(leap.play('leapingPaws').options).toEqual([0, -1, 1, -2, 2]);
    const booted = cards({
      heroes: { puggab: { at: 1, treasures: ['zoomies.1'], prizes: ['corgyphon.1'] } },
      foes: [['ogre.1', 3]],
      world: 'icy',
    }).turn('h0');
    expect(moves(booted)).toEqual([2, 3, 4, 5]);
  });

  test('R-PQ-98 R-PQ-100 the wind carries the Kraken round the side, then the Tidal Rinse the heroes, in their order', () => {
    const t = cards({
      heroes: { puggab: { at: 5 }, elpug: { at: 5 }, pugtor: { at: 1 } },
      foes: [['kraken', 5]],
      world: 'gale',
      number: 3,
    }).at('roundEnd');
    expect([t.spot('kraken'), t.spot('h0'), t.spot('h1'), t.spot('h2')]).toEqual([
      'c1r1',
      'c1r1',
      'c1r2',
      'c2r1',
    ]);
  });

  test('R-PQ-11 R-PQ-100 Boarding Party pushes who is rooted; who stood behind is in front', () => {
    const t = cards({ heroes: { puggab: { at: 3 }, elpug: { at: 3 } }, foes: [['badger', 3]], number: 3 });
    t.hero(0).marks = [{ tag: 'root', v: 1, until: 'next', by: 'banshee.1', card: 'attack' }];
    t.turn('badger');
    expect([t.spot('h0'), t.spot('h1')]).toEqual(['c2r1', 'c3r1']);
  });
});

describe('what is paid and what is owned', () => {
  test('R-PQ-46 R-PQ-47 R-PQ-50 the sixth XP may be spent on the treasure of the same monster', () => {
    const t = cards({
      heroes: { bravepug: { at: 1, xp: 5, hand: ['strength', 'strength'] } },
      foes: [
        ['mimic.1', 1],
        ['ogre.1', 5],
      ],
    }).turn('h0');
    t.foe('mimic.1').damage = 3;
    t.play('powerSlash').answer({ cards: [], xp: 1, wild: false });
    expect([t.hero(0).xp.length, t.hero(0).treasures.length]).toEqual([5, 1]);
  });

  test('PQ-TREASURE-05 R-PQ-36 with the Pouch the larger limit is lost; that shows at the end of the own turn', () => {
    const t = cards({
      heroes: { puggab: { at: 1, hand: new Array(12).fill('magic'), treasures: ['bigpouch.1'] } },
      foes: [['warbulldog.1', 1]],
    }).attack('warbulldog.1');
    expect([t.hero(0).treasures, t.hero(0).hand?.length]).toEqual([[], 12]);
    t.turn('h0').end();
    expect(t.asked).toBe('quest.drop');
    t.answer(['magic', 'magic']);
    expect(t.hero(0).hand?.length).toBe(10);
  });

  test('R-PQ-78 R-PQ-99 the Raincoat keeps off the toll of the World, and no fleas', () => {
    const t = cards({
      heroes: { aragpug: { at: 1, treasures: ['raincoat.1'] } },
      foes: [['fleaqueen', 1]],
      number: 3,
    });
    t.hero(0).marks = [{ tag: 'flea', v: 1, until: 'world', by: 'fleaqueen', card: 'attack' }];
    expect(t.at('roundEnd').damage('h0')).toBe(1);
  });

  test('PQ-WORLD2-03 R-PQ-16 who falls to the toll is gone before the next one is asked', () => {
    const t = world({
      heroes: { aragpug: { at: 1, damage: 4 }, puggab: { at: 2, hand: ['strength'] } },
      foes: [['ogre.1', 5]],
      number: 2,
    });
    expect([t.hero(0).status, t.asked, t.seat]).toEqual(['down', 'quest.toll', 1]);
  });

  test('R-PQ-40 with deck and display empty the Water Bowl draws the card that has just been paid for it', () => {
    const t = table({
      heroes: { puggab: { at: 2, hand: ['magic'], treasures: ['waterbowl'] } },
      foes: [['slime.1', 2]],
      deck: [],
      display: [],
    });
    t.s.gone.energy = [];
    t.turn('h0').play('waterbowl');
    expect([t.hero(0).hand, t.s.display, t.asked]).toEqual([['magic'], [], 'quest.act']);
  });

  test('R-PQ-38 R-PQ-40 with deck and display empty the discarded cards come back', () => {
    const t = table({
      heroes: { elpug: { at: 1, hand: ['strength', 'magic'] } },
      foes: [['ogre.1', 5]],
      deck: [],
      display: [],
    });
    t.s.gone.energy = [];
    t.turn('h0').answer({ do: 'discard' }).answer(['strength', 'magic']);
    until(t, 'quest.act');
    expect(t.hero(0).hand?.toSorted()).toEqual(['magic', 'strength']);
  });

  test('R-PQ-109 Mad Science: in the turn that clears the World, at the market, and not at the toll that follows it', () => {
    const t = world({
      heroes: { pugracelsus: { at: 1, hand: ['intellect', 'magic', 'magic', 'magic'] } },
      foes: [['mimic.1', 1]],
    });
    t.foe('mimic.1').damage = 4;
    until(t, 'quest.act').play('acidFlask');
    until(t, 'quest.market');
    t.answer(t.options[1] ?? null);
    expect([t.hero(0).treasures.length, t.hero(0).hand]).toEqual([1, ['magic']]);
    // The toll of the Clockwork Ruins is Intellect, and magic can no longer stand for it.
    t.s.piles.worlds = ['clock'];
    pass(until(t, 'quest.place'));
    expect([t.s.world, t.damage('h0'), t.asked]).toEqual(['clock', 1, 'quest.act']);
  });
});
