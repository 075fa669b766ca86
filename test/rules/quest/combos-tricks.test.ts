/** The combos and specials of Aragpug, Pugarotti and Pugracelsus. */

import { describe, expect, test } from 'vitest';
import { marketScript } from '../../../src/engine/quest/market.ts';
import { worldToll } from '../../../src/engine/quest/toll.ts';
import { table } from '../../kit/quest.ts';
import { cards } from '../../kit/quest-cards.ts';

describe('Aragpug', () => {
  test('PQ-ACTION-ATTACK-01 Keen Nose: the standard attack reaches every enemy', () => {
    const t = cards({
      heroes: { aragpug: { at: 1, hand: ['strength', 'intellect'] } },
      foes: [
        ['ogre.1', 5],
        ['slime.1', 3],
        ['slime.2', 3],
      ],
    }).turn('h0');
    const targets = t.options.flatMap((x) => (x as { target?: string }).target ?? []);
    expect(targets.sort()).toEqual(['ogre.1', 'slime.1', 'slime.2']);
  });

  test('Twin Arrows: twice 1, each at a target of choice; Snare pushes by up to two', () => {
    const t = cards({
      heroes: { aragpug: { hand: ['speed', 'speed', 'speed', 'intellect'] } },
      foes: [
        ['ogre.1', 3],
        ['slime.1', 1],
      ],
    }).turn('h0');
    t.play('twinArrows').answer(['ogre.1']).answer(['slime.1']);
    expect([t.damage('ogre.1'), t.damage('slime.1')]).toEqual([1, 1]);
    t.play('snare');
    expect(t.options).toEqual([0, -1, 1, -2, 2]);
    expect(t.answer(-2).spot('ogre.1')).toBe('c1r2');
  });

  test('Hit and Run: 3, then he may step aside', () => {
    const t = cards({
      heroes: { aragpug: { hand: ['speed', 'strength'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('hitAndRun').answer(-1);
    expect([t.damage('ogre.1'), t.spot('h0')]).toEqual([3, 'c2r1']);
  });

  test('PQ-ACTIVATION-05 Alpha Pug: standard attacks of all heroes deal 1 more, and only those, to the World end', () => {
    const t = cards({
      heroes: {
        aragpug: { at: 1, xp: 2, hand: ['speed', 'speed', 'spirit'] },
        puggab: { at: 3, hand: ['strength', 'strength', 'strength'] },
      },
      foes: [['ogre.1', 3]],
    });
    t.foe('ogre.1').life = 20;
    t.turn('h0').play('alphaPug').end().turn('h1');
    t.answer(t.options.find((x) => (x as { do?: string }).do === 'attack') as never);
    expect(t.damage('ogre.1')).toBe(2);
    t.play('recklessChomp');
    expect(t.damage('ogre.1')).toBe(6);
  });

  test('PQ-COMBAT-ANY-02 R-PQ-23 Rain of Arrows: up to three different targets', () => {
    const t = cards({
      heroes: { aragpug: { xp: 5, hand: ['speed', 'speed', 'speed'] } },
      foes: [
        ['ogre.1', 1],
        ['ogre.2', 2],
        ['slime.1', 3],
        ['mimic.1', 5],
      ],
    }).turn('h0');
    t.play('rainOfArrows');
    expect(() => t.answer(['ogre.1', 'ogre.1'])).toThrow('notOffered');
    t.answer(['ogre.1', 'slime.1', 'mimic.1']);
    expect(['ogre.1', 'ogre.2', 'slime.1', 'mimic.1'].map((id) => t.damage(id))).toEqual([3, 0, 3, 3]);
  });
});

describe('Pugarotti', () => {
  test('PQ-ENERGY-09 R-PQ-36 Encore: at the end of his turn one hero draws 1, before the hand limit is looked at', () => {
    const hand = Array.from({ length: 9 }, () => 'speed' as const);
    const t = cards({
      heroes: { pugarotti: { hand }, puggab: {} },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.end();
    expect([t.asked, t.options]).toEqual(['quest.target', ['h0', 'h1']]);
    t.answer('h0').answer('deck');
    expect(t.asked).toBe('quest.drop');
    t.answer(['speed']);
    expect(t.hero(0).hand).toHaveLength(9);
  });

  test('Marching Song: one action more, now for himself, next turn for another; once in a turn', () => {
    const t = cards({
      heroes: { pugarotti: { hand: ['intellect', 'intellect'] }, puggab: {} },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('marchingSong').answer('h0');
    expect([t.s.turn?.actions, t.plays]).toEqual([3, []]);
    t.end().answer('h0').answer('deck');
    t.turn('h0').play('marchingSong').answer('h1').end().answer('h0').answer('deck');
    expect(t.turn('h1').s.turn?.actions).toBe(3);
    expect(t.end().turn('h1').s.turn?.actions).toBe(2);
  });

  test('R-PQ-95 Lullaby stuns a monster of choice, no boss', () => {
    const t = cards({
      heroes: { pugarotti: { hand: ['intellect', 'magic', 'intellect', 'magic'] } },
      foes: [
        ['ogre.1', 1],
        ['demon', 3],
        ['slime.1', 5],
      ],
      number: 3,
    }).turn('h0');
    t.play('lullaby');
    expect(t.options).toEqual(['ogre.1', 'slime.1']);
    expect(t.answer('slime.1').tags('slime.1')).toEqual(['stun:1']);
    const boss = cards({
      heroes: { pugarotti: { hand: ['intellect', 'magic'] } },
      foes: [['demon', 3]],
      number: 3,
    }).turn('h0');
    expect(boss.plays).not.toContain('lullaby');
  });

  test('Battle Hymn: attacks of all heroes deal 1 more until his next turn', () => {
    const t = cards({
      heroes: {
        pugarotti: { at: 1, xp: 2, hand: ['intellect', 'intellect', 'strength'] },
        bravepug: { hand: ['strength', 'strength'] },
      },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('battleHymn').end().answer('h0').answer('deck');
    t.turn('h1').play('powerSlash');
    expect(t.damage('ogre.1')).toBe(4);
    t.end().turn('h0');
    expect([t.tags('h0'), t.tags('h1')]).toEqual([[], []]);
  });

  test('Grand Finale: 3 to three fronts and 1 healed for all heroes', () => {
    const t = cards({
      heroes: {
        pugarotti: { xp: 5, damage: 1, hand: ['intellect', 'intellect', 'intellect'] },
        puggab: { at: 1, damage: 3 },
      },
      foes: [
        ['ogre.1', 3],
        ['mimic.1', 4],
      ],
    }).turn('h0');
    t.play('grandFinale');
    expect([t.damage('ogre.1'), t.damage('mimic.1'), t.damage('h0'), t.damage('h1')]).toEqual([3, 3, 0, 2]);
  });
});

describe('Pugracelsus', () => {
  test('Mad Science: once in a turn one card pays as any type', () => {
    const t = cards({
      heroes: { pugracelsus: { hand: ['intellect', 'speed', 'intellect', 'speed'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    expect(t.ways('acidFlask')).toEqual(['intellect intellect', 'intellect speed']);
    t.play('acidFlask', 'intellect speed');
    expect(t.ways('acidFlask')).toEqual([]);
  });

  test('R-PQ-109 Mad Science: the toll and the market lie between turns, so that it pays there too', () => {
    const t = table({
      ...{ number: 2, round: 3, world: 'ember' },
      heroes: { pugracelsus: { hand: ['intellect', 'spirit', 'speed'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    t.play('acidFlask').end().do(worldToll);
    const paid = { cards: ['speed'], xp: 0, wild: true };
    expect([t.asked, t.options]).toEqual(['quest.toll', [paid, null]]);
    const market = table({
      world: 'ember',
      heroes: { pugracelsus: { hand: ['intellect', 'spirit', 'speed'] } },
      foes: [['ogre.1', 3]],
    }).turn('h0');
    market
      .play('acidFlask')
      .end()
      .do((c) => c.call(marketScript, { left: [] }));
    const [, first] = market.options;
    expect([market.asked, first]).toMatchObject(['quest.market', { do: 'buy', pay: paid }]);
  });

  test('R-PQ-26 R-PQ-27 Smoke Bomb: 2 less for himself or a hero beside him; the rest can be defended', () => {
    const t = cards({
      heroes: { puggab: { at: 3, hand: ['strength'] }, pugracelsus: { at: 4, hand: ['intellect', 'speed'] } },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    t.play('smokeBomb');
    expect([t.asked, t.seat]).toEqual(['quest.defend', 0]);
    t.answer(t.options[0] as never);
    const far = cards({
      heroes: { puggab: { at: 3 }, pugracelsus: { at: 5, hand: ['intellect', 'speed'] } },
      foes: [['ogre.1', 3]],
    }).attack('ogre.1');
    expect(far.damage('h0')).toBe(3);
  });

  test('Fetch! takes three chosen cards from the discards, not those just paid', () => {
    const t = cards({
      heroes: { pugracelsus: { hand: ['intellect', 'magic'] } },
      foes: [['ogre.1', 3]],
    });
    t.s.gone.energy = ['magic', 'speed', 'speed', 'joker'];
    t.turn('h0').play('fetch', 'intellect magic');
    expect(t.options).toEqual(['speed', 'magic', 'joker']);
    t.answer('joker').answer('magic');
    // Of one kind that is left there is nothing to choose.
    expect(t.hero(0).hand).toEqual(['joker', 'magic', 'speed']);
    expect(t.s.gone.energy.toSorted()).toEqual(['intellect', 'magic', 'speed']);
    expect(t.plays).not.toContain('fetch');
  });

  test('R-PQ-102 Fetch! takes as many as there are, without a question where it is all or of one kind', () => {
    const t = cards({
      heroes: { pugracelsus: { hand: ['intellect', 'magic'] } },
      foes: [['ogre.1', 3]],
    });
    t.s.gone.energy = ['speed', 'magic'];
    t.turn('h0').play('fetch', 'intellect magic');
    expect([t.asked, t.countOf('quest.recovered')]).toEqual(['quest.act', 2]);
    expect(t.hero(0).hand).toEqual(['speed', 'magic']);
    t.hero(0).hand = ['intellect', 'magic'];
    t.s.gone.energy = ['joker', 'joker', 'joker', 'joker'];
    t.end().turn('h0').play('fetch', 'intellect magic');
    expect([t.asked, t.hero(0).hand]).toEqual(['quest.act', ['joker', 'joker', 'joker']]);
  });

  test("Exploding Biscuit hits two fronts; Philosopher's Bone deals 4, loots and heals", () => {
    const t = cards({
      heroes: {
        pugracelsus: {
          damage: 2,
          xp: 5,
          hand: ['intellect', 'intellect', 'strength', 'intellect', 'intellect', 'intellect'],
        },
      },
      foes: [
        ['ogre.1', 3],
        ['ogre.2', 4],
        ['mimic.1', 2],
      ],
    });
    t.s.piles.treasures = ['pizza.1'];
    t.turn('h0').play('explodingBiscuit', 'strength intellect intellect');
    expect(t.options).toEqual([
      ['mimic.1', 'ogre.1'],
      ['ogre.1', 'ogre.2'],
    ]);
    t.answer(['ogre.1', 'ogre.2']);
    t.play('philosophersBone', 'intellect intellect intellect').answer(['mimic.1']);
    expect(['ogre.1', 'ogre.2', 'mimic.1'].map((id) => t.damage(id))).toEqual([3, 3, 4]);
    expect([t.hero(0).treasures, t.damage('h0')]).toEqual([['pizza.1'], 1]);
  });
});
