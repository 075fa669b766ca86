/** More effects at once: Bosses in the middle of something, reactions to reactions, columns of Heroes, the last Round. */

import { describe, expect, test } from 'vitest';
import { acts, eventsOf, moves, pass, strike, table, until, untilRound, world } from '../../kit/quest.ts';
import { type CardTable, cards } from '../../kit/quest-cards.ts';

const IDLE = 'test.idle';
const letRun = (t: CardTable): CardTable => until(t, IDLE);
const hurts = (t: CardTable, ...seats: number[]) => seats.map((seat) => t.damage(`h${seat}`));
const spots = (t: CardTable, ...ids: string[]) => ids.map((id) => t.spot(id));

describe('at the same moment', () => {
  test('R-PQ-68 R-PQ-28 the last but one falls to the blow that the other parries: the hit back wins', () => {
    const t = cards({
      heroes: {
        bravepug: { at: 2, damage: 5, hand: ['strength', 'speed'] },
        elpug: { at: 3, damage: 4 },
      },
      foes: [['fleaqueen', 2]],
      number: 3,
    });
    t.s.piles.energy = ['strength'];
    t.foe('fleaqueen').damage = t.foe('fleaqueen').life - 1;
    t.attack('fleaqueen').play('parryAndRiposte');
    expect([t.s.outcome?.reason, t.hero(1).status]).toEqual(['bossDefeated', 'out']);
  });

  test('PQ-DEFEAT-06 R-PQ-25 one blow fells everybody in World 1: no market, the next World', () => {
    const t = world({
      heroes: {
        pugpin: { at: 2, damage: 3 },
        elpug: { at: 3, damage: 4 },
        pugayaga: { at: 4, damage: 3 },
      },
      foes: [['dachshydra.1', 2]],
      round: 3,
    });
    until(t, 'quest.place');
    expect([t.s.number, t.s.round, eventsOf(t, 'quest.market')]).toEqual([2, 1, []]);
  });

  test('R-PQ-25 R-PQ-50 R-PQ-52 two Prizes in one blow: one order, two choices, one treasure, as only one faces a Hero', () => {
    const t = table({
      heroes: { elpug: { at: 2, xp: 5, hand: ['magic', 'magic', 'magic', 'joker'] } },
      foes: [
        ['hellhuahua.1', 1],
        ['goblin.1', 2],
        ['ogre.1', 3],
      ],
    });
    t.turn('h0').play('fireball', 'magic magic magic');
    const asked: string[] = [];
    while (t.asked !== 'quest.act') {
      asked.push(t.asked);
      if (t.asked === 'quest.prize') t.answer(false);
      else pass(t);
    }
    expect(asked.toSorted()).toEqual(['quest.loot', 'quest.order', 'quest.prize', 'quest.prize']);
    expect([t.hero(0).xp.length, t.damage('ogre.1')]).toEqual([7, 4]);
  });
});

describe('Bosses', () => {
  test('R-PQ-25 one blow for all its Life: the Phoenix stays with 1 + H, and Big Bang comes once', () => {
    const t = cards({
      heroes: { bravepug: { at: 1, xp: 5, hand: new Array(6).fill('strength') }, elpug: { at: 5 } },
      foes: [['phoenix', 1]],
      number: 3,
    });
    const { life } = t.foe('phoenix');
    t.foe('phoenix').damage = life - 9;
    t.hero(0).marks = [{ tag: 'bless', v: 3, until: 'world', by: 'h1', card: 'blessing' }];
    t.turn('h0').play('bladeOfTheGoodestBoy');
    until(t, 'quest.act');
    expect([t.damage('phoenix'), ...hurts(t, 0, 1)]).toEqual([life - 3, 1, 1]);
    t.play('bladeOfTheGoodestBoy');
    expect(t.s.outcome?.reason).toBe('bossDefeated');
  });

  test('R-PQ-25 R-PQ-28 a hit back opens the Hellmouth: this attack was for one, the next is for three', () => {
    const t = cards({
      heroes: { bravepug: { at: 2, hand: ['strength', 'speed'] }, elpug: { at: 1 }, pugtor: { at: 3 } },
      foes: [['demon', 2]],
      number: 3,
    });
    t.foe('demon').damage = t.foe('demon').life / 2 - 1;
    t.attack('demon').play('parryAndRiposte');
    expect(hurts(t, 0, 1, 2)).toEqual([0, 0, 0]);
    letRun(t.attack('demon'));
    expect(hurts(t, 0, 1, 2)).toEqual([3, 3, 3]);
  });

  test('R-PQ-26 Thick Scales: of 0 stays 0, of 1 and 2 stays 1, of 3 stays 2', () => {
    const hit = (tag: 'weak' | 'bless', v: number) => {
      const t = cards({
        heroes: { elpug: { at: 1, hand: ['magic', 'intellect'] } },
        foes: [['danegon', 1]],
        number: 3,
      });
      t.hero(0).marks = [{ tag, v, until: 'world', by: 'h0', card: 'x' }];
      return t.turn('h0').play('magicMissile').damage('danegon');
    };
    expect([hit('weak', 2), hit('weak', 1), hit('weak', 0), hit('bless', 1)]).toEqual([0, 1, 1, 2]);
  });

  test('PQ-BOSS-05 R-PQ-100 a push before the walk, a blow after it, a volley at the creature that faces it then', () => {
    const t = cards({
      heroes: { elpug: { at: 3, damage: 3 }, pugtor: { at: 3, damage: 3 }, puggab: { at: 1 } },
      foes: [['badger', 3]],
      number: 3,
      round: 2,
    });
    letRun(t.turn('badger'));
    expect(spots(t, 'h0', 'h1', 'badger')).toEqual(['c2r1', 'c3r1', 'c1r1']);
    expect(hurts(t, 0, 1, 2)).toEqual([4, 3, 1 + 2]);
  });

  test('R-PQ-84 hard mode: Telekinesis first, then the blow and the Mind Spike at who stands there; no card costs 1', () => {
    const t = cards({
      heroes: { elpug: { at: 2 }, bravepug: { at: 5 } },
      foes: [['feline', 2]],
      mode: 'hard',
      number: 3,
      round: 2,
    });
    letRun(t.turn('feline'));
    expect([t.spot('h0'), ...hurts(t, 0, 1)]).toEqual(['c5r1', 0, 1 + 1 + 1]);
  });
});

describe('columns', () => {
  test('R-PQ-100 a column of three slides together, in its order, the shorter way round the side', () => {
    const t = cards({
      heroes: { bravepug: { at: 1 }, elpug: { at: 1 }, pugtor: { at: 1 } },
      foes: [['vacuum', 4]],
      number: 3,
    });
    expect(spots(letRun(t.turn('vacuum')), 'h0', 'h1', 'h2')).toEqual(['c5r1', 'c5r2', 'c5r3']);
  });

  test('R-PQ-98 R-PQ-100 the heat of a crowded column comes before the tide that carries it on', () => {
    const t = world({
      heroes: { bravepug: { at: 5 }, elpug: { at: 5 }, pugtor: { at: 1 } },
      foes: [['kraken', 3]],
      world: 'ember',
      number: 3,
      round: 2,
    });
    untilRound(t, 3, 3);
    expect(spots(t, 'h0', 'h1', 'h2')).toEqual(['c1r1', 'c1r2', 'c2r1']);
  });

  test('Telekinesis leaves those behind the fronts, and one column alone', () => {
    const swapped = (third: number) => {
      const t = cards({
        heroes: { bravepug: { at: 2 }, elpug: { at: 2 }, pugtor: { at: third } },
        foes: [['feline', 3]],
        number: 3,
      });
      return spots(letRun(t.turn('feline')), 'h0', 'h1', 'h2');
    };
    expect([swapped(4), swapped(2)]).toEqual([
      ['c4r1', 'c2r2', 'c2r1'],
      ['c2r1', 'c2r2', 'c2r3'],
    ]);
  });

  test('PQ-MOVE-06 R-PQ-11 the wind carries who is rooted; who walked first is carried on', () => {
    const t = world({
      heroes: { bravepug: { at: 1 } },
      foes: [
        ['mimic.1', 5],
        ['bassilisk.1', 5],
        ['ogre.1', 2],
      ],
      world: 'gale',
    });
    t.foe('mimic.1').marks = [{ tag: 'root', v: 1, until: 'world', by: 'h0', card: 'entangle' }];
    untilRound(t, 1, 2);
    expect(spots(t, 'mimic.1', 'bassilisk.1', 'ogre.1')).toEqual(['c1r1', 'c1r2', 'c4r1']);
  });

  test('R-PQ-05 R-PQ-06 to the back of the own column goes a creature with one behind it', () => {
    const t = world({
      heroes: { bravepug: { at: 2 }, elpug: { at: 2 } },
      foes: [['mimic.1', 5]],
      world: 'icy',
    });
    expect(moves(t).toSorted()).toEqual([1, 3]);
    expect(moves(t.end()).toSorted()).toEqual([1, 2, 3]);
  });

  test('R-PQ-22 of three in a column the weakest, of two as weak the one in front; of two as near the weaker', () => {
    const t = cards({
      heroes: {
        bravepug: { at: 1, damage: 1 },
        elpug: { at: 1, damage: 2 },
        pugtor: { at: 1, damage: 2 },
      },
      foes: [['mimic.1', 1]],
    });
    expect(hurts(letRun(t.turn('mimic.1')), 0, 1, 2)).toEqual([1, 4, 2]);
    const apart = cards({
      heroes: { bravepug: { at: 1 }, elpug: { at: 5 } },
      foes: [['psipincher.1', 2]],
    });
    expect(hurts(letRun(apart.turn('psipincher.1')), 0, 1)).toEqual([0, 1]);
  });
});

describe('reactions to reactions', () => {
  test('R-PQ-26 R-PQ-105 Elpug defends all of it and still mimics what he has seen', () => {
    const t = cards({
      heroes: { elpug: { at: 1, xp: 2, hand: ['magic', 'magic', 'intellect', 'magic'] } },
      foes: [
        ['mimic.1', 1],
        ['ogre.1', 1],
      ],
    });
    t.attack('mimic.1').answer({ n: 2, pay: { cards: ['magic', 'magic'], xp: 0, wild: false } });
    expect(t.asked).toBe('quest.seen');
    t.play('mimicMagic').answer(['ogre.1']);
    expect([t.damage('h0'), t.damage('ogre.1')]).toEqual([0, 2]);
  });

  test('R-PQ-26 R-PQ-27 what a Smoke Bomb lets by another card may still keep off', () => {
    const t = cards({
      heroes: {
        pugracelsus: { at: 1, hand: ['intellect', 'speed', 'intellect'] },
        pugtor: { at: 5, hand: ['spirit', 'magic'] },
      },
      foes: [['ogre.1', 1]],
    });
    t.attack('ogre.1').play('smokeBomb');
    expect([t.asked, t.seat]).toEqual(['quest.riposte', 1]);
    expect([t.play('protection').damage('h0'), t.asked]).toEqual([0, IDLE]);
  });

  test('R-PQ-28 PQ-EVIL-07 the Evil Lord keeps the hit back off his creature', () => {
    const t = cards({
      heroes: { bravepug: { at: 3, hand: ['strength', 'speed'] }, elpug: { at: 1 } },
      foes: [['ogre.1', 3]],
      lord: ['strength', 'strength'],
    });
    t.attack('ogre.1');
    until(t, 'quest.riposte').play('parryAndRiposte');
    until(t, 'quest.shield').answer({ n: 1, pay: { cards: ['strength'], xp: 0, wild: false } });
    letRun(t);
    expect([t.damage('h0'), t.damage('ogre.1'), t.s.lord?.hand]).toEqual([0, 0, ['strength']]);
  });

  test('R-PQ-105 the copy of a raised blow is the printed one, and its kill is Elpug’s', () => {
    const t = cards({
      heroes: {
        puggab: { at: 3, damage: 3, hand: ['strength', 'strength'] },
        elpug: { at: 3, xp: 2, hand: ['magic', 'intellect'] },
      },
      foes: [
        ['ogre.1', 3],
        ['mimic.1', 4],
      ],
    });
    t.turn('h0').play('recklessChomp');
    expect([t.damage('ogre.1'), t.damage('h0'), t.asked]).toEqual([5, 4, 'quest.seen']);
    t.play('mimicMagic');
    expect([t.hero(1).xp.length, t.damage('h1')]).toEqual([3, 0]);
  });
});

describe('treasures and the end of a World', () => {
  test('R-PQ-78 PQ-PRIZE-03 what lay under a creature is paid for, though it is kept as a Prize', () => {
    const t = table({
      heroes: { bravepug: { at: 3, hand: ['magic', 'magic', 'joker'] } },
      foes: [
        ['hellhuahua.1', 3],
        ['ogre.1', 1],
      ],
      lord: [],
    });
    Object.assign(t.foe('hellhuahua.1'), { damage: 2, treasures: ['pizza.1'] });
    strike(t.turn('h0'), 'hellhuahua.1', 'magic');
    until(t, 'quest.prize').answer(true);
    expect([t.asked, t.s.open]).toEqual(['quest.loot', ['pizza.1']]);
    t.answer({ cards: ['magic'], xp: 0, wild: false });
    expect(t.hero(0)).toMatchObject({ prizes: ['hellhuahua.1'], treasures: ['pizza.1'], xp: [] });
  });

  test('R-PQ-53 PQ-MARKET-02 a treasure that nobody could pick up lies in the market, once the deck is empty', () => {
    const t = world({
      heroes: { pugpin: { at: 1, hand: ['strength'] }, bravepug: { at: 5, hand: ['speed'] } },
      foes: [['goblin.1', 3]],
      world: 'ember',
    });
    t.foe('goblin.1').damage = 2;
    Object.assign(t.s.piles, { treasures: ['zoomies.1'] });
    t.s.gone.treasures = [];
    for (let i = 0; i < 30 && t.asked !== 'quest.market'; i++) {
      const blow = t.asked === 'quest.act' ? acts(t, 'attack')[0] : undefined;
      if (blow !== undefined) t.answer({ ...blow });
      else if (t.asked === 'quest.prize') t.answer(false);
      else pass(t);
    }
    expect([t.seat, t.s.open]).toEqual([0, ['zoomies.1']]);
  });

  test('R-PQ-56 R-PQ-98 the Round that clears a World has no heat at its end', () => {
    const t = world({
      heroes: { bravepug: { at: 3, hand: ['strength', 'strength'] }, pugtor: { at: 3, damage: 4 } },
      foes: [['mimic.1', 3]],
      world: 'ember',
      round: 2,
    });
    t.foe('mimic.1').damage = 3;
    until(t, 'quest.act').play('powerSlash');
    until(t, 'quest.place');
    expect([t.s.number, ...hurts(t, 0, 1)]).toEqual([2, 0, 4]);
  });

  test('PQ-WIN-01 PQ-ROUND-04 the last turn of Round 10 may still fell the Boss', () => {
    const t = world({
      heroes: { pugracelsus: { at: 4, hand: ['intellect', 'intellect'] } },
      foes: [['phoenix', 3]],
      world: 'gale',
      number: 3,
      round: 10,
    });
    t.foe('phoenix').damage = t.foe('phoenix').life - 2;
    t.s.bossDone = ['bigBang', 'secondFuse'];
    until(t, 'quest.act').play('acidFlask');
    expect(t.s.outcome?.reason).toBe('bossDefeated');
  });
});
