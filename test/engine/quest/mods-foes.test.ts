/** Modifiers of Pug Quest that have to do with Foes: waves, fog, ambush, hungry Monsters, the early Boss, the lord's purse. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { hasTarget, reach } from '../../../src/engine/quest/combat/shapes.ts';
import { meant } from '../../../src/engine/quest/effects/targets.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { MODS } from '../../../src/engine/quest/mods/index.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { eventsOf, game, type QuestGame } from '../../kit/quest.ts';
import { hit, passOn, ready, toRound } from '../../kit/quest-start.ts';

/** The events of the modifiers, shortly. */
const twists = (g: QuestGame): string[] =>
  eventsOf(g, 'quest.twist').map(({ mod, what, n }) => `${mod} ${what}${n === undefined ? '' : ` ${n}`}`);

const audit = (g: QuestGame): void => expect(questEngine.rules.audit(g.s)).toEqual([]);

/** Mummies never turn their backs: they go to the left, slowly, and are hard to fell. */
const MUMMY: [string, number] = ['mummy.1', 4];

describe('waves', () => {
  const start = (every: number, count: number, foes: [string, number][] = [MUMMY]) =>
    ready({
      heroes: { puggab: { hand: [] }, pugtor: { hand: [] } },
      foes,
      mods: [['waves', { every, count }]],
    });

  test('come at the end of every second Round, so many at a time', () => {
    const g = toRound(start(2, 2), 2);
    expect(g.s.foes).toHaveLength(1);
    toRound(g, 3);
    expect(g.s.foes).toHaveLength(3);
    expect(twists(g)).toEqual(['waves came 2']);
    expect(eventsOf(g, 'quest.entered')).toHaveLength(3);
    audit(g);
  });

  test('as long as there is room: one Monster more than Heroes in play', () => {
    const g = toRound(start(1, 5), 2);
    expect(g.s.foes).toHaveLength(3);
    toRound(g, 3);
    expect(g.s.foes).toHaveLength(3);
    expect(twists(g)).toEqual(['waves came 2']);
  });

  test('none with the last Round, and those that come have a turn in the next', () => {
    const heroes = { puggab: { hand: [] } };
    const g = ready({ heroes, foes: [MUMMY], round: 9, mods: [['waves', { every: 10, count: 1 }]] });
    passOn(g, ({ s }) => s.number === 2);
    expect(twists(g)).toEqual([]);
    const next = toRound(start(1, 1), 2);
    const newcomer = next.s.foes[1]?.card ?? '';
    toRound(next, 3);
    expect(eventsOf(next, 'quest.turn').filter(({ id }) => id === newcomer)).toHaveLength(1);
  });

  test('a cleared World has none any more', () => {
    const foes = [{ card: 'slime.1', column: 0, row: 0, damage: 3 }];
    const g = ready({ heroes: { puggab: {} }, foes, mods: [['waves', { every: 1, count: 1 }]] });
    passOn(g, ({ asked }) => asked === 'quest.act');
    const pay = (g.options as { do?: string }[]).find((act) => act.do === 'attack') as Json;
    passOn(g.answer(pay), ({ s }) => s.number === 2);
    expect([g.s.number, twists(g)]).toEqual([2, []]);
  });
});

describe('fog', () => {
  const start = (rounds: number[], column = 1) =>
    ready({
      heroes: { elpug: { hand: ['magic'], at: { column, row: 0 } } },
      foes: [
        ['mimic.1', 1],
        ['mimic.2', 1],
        ['mummy.1', 3],
        ['mummy.2', 3],
      ],
      mods: [['fog', { rounds }]],
    });

  test('attacks and effects of Heroes reach the foremost only', () => {
    const { s } = start([1]);
    expect(['melee', 'distance', 'pen'].map((shape) => reach(s, 'h0', shape as 'pen'))).toEqual([
      ['mimic.1'],
      ['mimic.1'],
      ['mimic.1'],
    ]);
    expect(reach(s, 'h0', 'any')).toEqual(['mimic.1', 'mummy.1']);
    expect(reach(s, 'h0', 'all')).toEqual(['mimic.1', 'mummy.1']);
    const place = { source: 'h0', hit: [], attacker: null };
    expect(meant(s, place, 'foe:any')).toEqual(['mimic.1', 'mummy.1']);
    expect(meant(s, place, 'foe:pen')).toEqual(['mimic.1']);
    expect(meant(s, place, 'enemies')).toHaveLength(4);
    expect(hasTarget(s, 'h0', 'distance')).toBe(true);
  });

  test('Foes see as ever, and in other Rounds everybody does', () => {
    // Mimics stay where they are.
    const g = start([2]);
    expect(reach(g.s, 'h0', 'any')).toHaveLength(4);
    expect(reach(g.s, 'h0', 'pen')).toEqual(['mimic.1', 'mimic.2']);
    toRound(g, 2);
    expect(reach(g.s, 'h0', 'any')).toHaveLength(2);
    expect(reach(g.s, 'mummy.1', 'any')).toEqual(['h0']);
  });

  test('nor does what a Riposte hits back with, at one that stands behind (R-PQ-28)', () => {
    const parried = (rounds: number[]) => {
      const g = ready({
        heroes: { bravepug: { hand: ['strength', 'speed'], at: { column: 1, row: 0 } } },
        foes: [
          ['mimic.1', 1],
          ['mimic.2', 1],
        ],
        mods: [['fog', { rounds }]],
      });
      // The one in front attacks first, and is let through.
      passOn(g, ({ asked, s }) => asked === 'quest.riposte' && s.turn?.id === 'mimic.2');
      g.answer(g.options[1] as Json);
      return [g.s.heroes[0]?.damage, g.s.foes.find(({ card }) => card === 'mimic.2')?.damage];
    };
    expect(parried([2])).toEqual([2, 1]);
    expect(parried([1])).toEqual([2, 0]);
  });

  test('is reported when it rises and when it lifts', () => {
    const g = start([2, 3], 0);
    toRound(g, 5);
    expect(twists(g)).toEqual(['fog rose 2', 'fog rose 3', 'fog lifted 4']);
  });
});

describe('ambush', () => {
  test('turns columns of two and more about, as the Round begins', () => {
    const g = ready({
      heroes: {
        puggab: { hand: [], at: { column: 0, row: 0 } },
        pugtor: { hand: [], at: { column: 0, row: 1 } },
        elpug: { hand: [], at: { column: 2, row: 0 } },
      },
      foes: [MUMMY],
      mods: [['ambush', { rounds: [2] }]],
    });
    expect(g.s.halves.heroes).toEqual([['h0', 'h1'], [], ['h2'], [], []]);
    toRound(g, 2);
    expect(g.s.halves.heroes).toEqual([['h1', 'h0'], [], ['h2'], [], []]);
    expect(twists(g)).toEqual(['ambush turned 1']);
    toRound(g, 3);
    expect(g.s.halves.heroes[0]).toEqual(['h1', 'h0']);
  });

  test('leaves a position as it is laid out: its Round had begun before', () => {
    const g = ready({
      heroes: {
        puggab: { hand: [], at: { column: 0, row: 0 } },
        pugtor: { hand: [], at: { column: 0, row: 1 } },
      },
      foes: [MUMMY],
      mods: [['ambush', { rounds: [1, 2] }]],
    });
    expect(g.s.halves.heroes[0]).toEqual(['h0', 'h1']);
    expect(twists(g)).toEqual([]);
    toRound(g, 2);
    expect(g.s.halves.heroes[0]).toEqual(['h1', 'h0']);
    expect(twists(g)).toEqual(['ambush turned 1']);
  });
});

describe('hungry monsters', () => {
  const start = (cards: number, hands: number[], foes: [string, number][] = [MUMMY]) =>
    ready({
      heroes: Object.fromEntries(
        ['puggab', 'pugtor'].map((card, i) => [card, { hand: Array(hands[i]).fill('magic') }]),
      ),
      foes,
      mods: [['hungryMonsters', { cards }]],
    });

  test('the Hero with the most cards has to discard so many, of its own choice', () => {
    const g = passOn(start(2, [2, 4]), ({ asked }) => asked === 'quest.drop');
    expect([g.seat, g.s.round]).toEqual([1, 1]);
    g.answer(['magic', 'magic']);
    expect(g.s.heroes.map(({ hand }) => hand?.length)).toEqual([2, 2]);
    expect(g.s.gone.energy).toHaveLength(2);
    expect(twists(g)).toEqual(['hungryMonsters fed 2']);
    expect(g.s.round).toBe(2);
    // Of two with as many the first seat is next.
    expect(passOn(g, ({ s }) => s.round === 3).s.heroes.map(({ hand }) => hand?.length)).toEqual([0, 2]);
    audit(g);
  });

  test('no more than there are, and no Hero without cards', () => {
    const g = toRound(start(3, [0, 1]), 3);
    expect(g.s.heroes.map(({ hand }) => hand?.length)).toEqual([0, 0]);
    expect(twists(g)).toEqual(['hungryMonsters fed 1']);
  });

  test('none once the Boss is alone, who is no Monster (R-PQ-95)', () => {
    const start = (foes: [string, number][]) =>
      ready({
        heroes: { puggab: { hand: ['magic', 'magic'], at: { column: 2, row: 0 } } },
        number: 3,
        round: 4,
        foes,
        mods: [['hungryMonsters', { cards: 1 }]],
      });
    expect(twists(toRound(start([['danegon', 4]]), 5))).toEqual([]);
    expect(twists(toRound(start([['danegon', 4], MUMMY]), 5))).toEqual(['hungryMonsters fed 1']);
  });
});

describe('the early Boss', () => {
  test('comes as his Round begins, and goes at the end of his last', () => {
    const boss = questEngine.start(questSetup(1), 's').state.piles.bosses[0] ?? '';
    const g = ready({
      heroes: { puggab: { hand: [] } },
      foes: [MUMMY],
      mods: [['earlyBoss', { number: 1, round: 2, stay: 2 }]],
      changes: { decks: { bosses: [boss] } },
    });
    expect(g.s.foes.map(({ card }) => card)).toEqual(['mummy.1']);
    toRound(g, 2);
    expect(g.s.foes.map(({ card }) => card)).toEqual(['mummy.1', boss]);
    expect(g.s.piles.bosses).not.toContain(boss);
    toRound(g, 3);
    if (g.s.over === null) expect(g.s.foes).toHaveLength(2);
    passOn(g, ({ s }) => s.round === 4 || s.number === 2);
    expect(g.s.foes.map(({ card }) => card)).not.toContain(boss);
    // He waits for World 3, on top.
    expect(g.s.piles.bosses.at(-1)).toBe(boss);
    audit(g);
  });

  test('felled before his World, he is felled for good', () => {
    const g = ready({
      heroes: { puggab: { hand: ['joker'], at: { column: 2, row: 0 } } },
      foes: [MUMMY, { card: 'ratking', column: 2, row: 0, damage: 10 }],
    });
    passOn(hit(g, 'ratking'), () => false);
    expect(g.s.outcome).toMatchObject({ reason: 'bossDefeated', winners: [0] });
  });

  test('if he was the last Foe, his leaving clears the World', () => {
    const g = ready({
      heroes: { bravepug: { hand: ['joker'], at: { column: 0, row: 0 } } },
      foes: [{ card: 'slime.1', column: 0, row: 0, damage: 3 }],
      mods: [['earlyBoss', { number: 1, round: 1, stay: 1 }]],
    });
    // Ready means that the Round has begun before the turns: he has come with it.
    expect(g.s.foes).toHaveLength(2);
    passOn(g, ({ asked }) => asked === 'quest.act');
    hit(g, 'slime.1');
    passOn(g, ({ s }) => s.number === 2 || s.over !== null);
    expect(eventsOf(g, 'quest.worldOver')).toMatchObject([{ how: 'cleared' }]);
    expect(twists(g)).toEqual(['earlyBoss came 1', 'earlyBoss left']);
  });

  test('he must come before World 3', () => {
    expect(MODS.earlyBoss.check({ number: 3, round: 1, stay: 1 }, questSetup(1))).toContain('number');
    expect(MODS.earlyBoss.check({ number: 1, round: 1 }, questSetup(1))).toContain('stay');
  });
});

describe('the Evil Lord’s purse', () => {
  const start = (cards: number) =>
    game(2, { lord: { handicap: 'none' }, mods: [{ id: 'lordBudget', arg: { cards } }] });

  test('more or fewer cards for World 1: 4 are printed for two Heroes', () => {
    expect([-4, -2, 0, 6].map((cards) => start(cards).s.lord?.hand?.length)).toEqual([0, 2, 4, 10]);
    expect(twists(start(-2))).toEqual(['lordBudget fewer 2']);
    expect(twists(start(0))).toEqual([]);
  });

  test('and for every World after it', () => {
    const heroes = [{ at: { column: 0, row: 0 }, hand: ['joker' as const] }, { at: { column: 1, row: 0 } }];
    const g = game(2, {
      heroes: ['puggab', 'pugtor'],
      lord: { handicap: 'none' },
      mods: [{ id: 'lordBudget', arg: { cards: 3 } }],
      start: { ready: true, round: 10, heroes, foes: [{ card: 'mummy.1', column: 4, row: 0 }], lordHand: [] },
    });
    expect(g.s.lord?.hand).toEqual([]);
    passOn(g, ({ s }) => s.number === 2);
    expect(g.s.lord?.hand).toHaveLength(7);
    expect(twists(g)).toEqual(['lordBudget more 3', 'lordBudget more 3']);
  });

  test('needs an Evil Lord', () => {
    expect(() => game(2, { mods: [{ id: 'lordBudget', arg: { cards: 1 } }] })).toThrow('badModifier');
  });
});
