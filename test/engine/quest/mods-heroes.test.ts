/** Modifiers of Pug Quest that have to do with Heroes: drought, one clock, companions, the hunt, the guest. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { PETS } from '../../../src/engine/petz/data/cards.ts';
import { GIFT_IDS } from '../../../src/engine/quest/data/gifts.ts';
import { handLimitOf } from '../../../src/engine/quest/energy.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { GIFT_OF } from '../../../src/engine/quest/mods/heroes.ts';
import { MODS } from '../../../src/engine/quest/mods/index.ts';
import { sheetOf } from '../../../src/engine/quest/read.ts';
import type { HeroStart } from '../../../src/engine/quest/schema-start.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { movementOf } from '../../../src/engine/quest/turn.ts';
import { THINGS } from '../../../src/engine/quest/words.ts';
import { eventsOf, game, type QuestGame } from '../../kit/quest.ts';
import { hit, passOn, ready, toRound } from '../../kit/quest-start.ts';

const twists = (g: QuestGame): string[] =>
  eventsOf(g, 'quest.twist').map(({ mod, what, n }) => `${mod} ${what}${n === undefined ? '' : ` ${n}`}`);

const lengths = (g: QuestGame): (number | undefined)[] => g.s.heroes.map(({ hand }) => hand?.length);

/** The actions now: `attack`, `draw` …, and the playable cards by their ids. */
const offered = (g: QuestGame): string[] => [
  ...new Set((g.options as { do: string; id?: string }[]).map((act) => act.id ?? act.do)),
];

describe('drought', () => {
  const start = (arg: Json, changes = {}) => game(2, { ...changes, mods: [{ id: 'drought', arg }] });

  test('fewer cards lie face up: 5 are printed, one always does', () => {
    const shown = (display: number) => start({ display }).s.display.length;
    expect([1, 2, 4].map(shown)).toEqual([4, 3, 1]);
    // The Clock World has 2 fewer by itself.
    const clock = start({ display: 4 }, { decks: { worlds: ['clock'] } }).place([1, 1], [2, 1]);
    expect(clock.s.display).toHaveLength(1);
  });

  test('hands and their limits are smaller: 9 are printed for two', () => {
    const g = start({ hand: 2 });
    expect(lengths(g)).toEqual([7, 7]);
    expect(handLimitOf(g.s, 0)).toBe(7);
    expect(twists(start({ hand: 2, display: 1 }))).toEqual(['drought display 1', 'drought hand 2']);
  });

  test('in a dry Round nothing is replaced, not by a change either; the next one begins with a full display', () => {
    const heroes = { puggab: { hand: [] } };
    const foes: [string, number][] = [['mummy.1', 4]];
    const g = ready({ heroes, foes, display: ['joker', 'joker'], mods: [['drought', { rounds: [1] }]] });
    passOn(g, ({ asked }) => asked === 'quest.act');
    expect(offered(g)).not.toContain('change');
    g.answer({ do: 'draw' }).answer(0).answer(0);
    expect(g.s.heroes[0]?.hand).toEqual(['joker', 'joker']);
    expect(g.s.display).toHaveLength(3);
    expect(questEngine.check(g.s, { seat: 0, ask: g.s.ask?.id ?? 0, choice: { do: 'change' } })?.code).toBe(
      'notOffered',
    );
    toRound(g, 2);
    expect(g.s.display).toHaveLength(5);
    passOn(g, ({ asked }) => asked === 'quest.act');
    expect(offered(g)).toContain('change');
    g.answer({ do: 'draw' }).answer(0);
    expect(g.s.display).toHaveLength(5);
    expect(twists(g)).toEqual(['drought dry 1']);
    expect(questEngine.rules.audit(g.s)).toEqual([]);
  });
});

describe('sealed', () => {
  const foes: [string, number][] = [['mummy.1', 4]];
  const start = (mods: [string, Json][]) => {
    const g = ready({ heroes: { puggab: { hand: ['strength', 'strength'] } }, foes, mods });
    passOn(g, ({ asked }) => asked === 'quest.act');
    return g;
  };

  test('nothing is drawn, exchanged or changed; all else is offered as ever', () => {
    const open = offered(start([]));
    const shut = offered(start([['sealed', null]]));
    expect(open).toEqual(expect.arrayContaining(['draw', 'discard', 'change']));
    expect(shut).toEqual(open.filter((act) => !['draw', 'discard', 'change'].includes(act)));
    expect(shut).toEqual(expect.arrayContaining(['move', 'end']));
  });

  test('the rules refuse it, and the parameter is null', () => {
    const g = start([['sealed', null]]);
    const draw = { seat: 0, ask: g.s.ask?.id ?? 0, choice: { do: 'draw' } };
    expect(questEngine.check(g.s, draw)?.code).toBe('notOffered');
    expect(MODS.sealed.check(null, questSetup(1))).toBeNull();
    expect(MODS.sealed.check({}, questSetup(1))).not.toBeNull();
  });
});

describe('one clock', () => {
  const foes = [{ card: 'slime.1', column: 0, row: 0, damage: 3 }];
  const start = (round: number, mods: [string, Json][]) =>
    ready({ heroes: { bravepug: { hand: ['joker'] } }, foes, round, mods });

  test('the token stays where it was when the World was cleared', () => {
    const next = (mods: [string, Json][]) =>
      passOn(hit(start(4, mods), 'slime.1'), ({ s }) => s.number === 2).s.round;
    expect(next([])).toBe(1);
    expect(next([['carryTime', null]])).toBe(4);
    const g = passOn(hit(start(4, [['carryTime', null]]), 'slime.1'), ({ s }) => s.number === 2);
    expect(twists(g)).toEqual(['carryTime stayed 4']);
  });

  test('and with Round 10 all is lost, in any World', () => {
    const g = passOn(start(10, [['carryTime', null]]), () => false);
    expect(g.s.outcome).toMatchObject({ reason: 'time', winners: [] });
    expect(passOn(start(10, []), ({ s }) => s.number === 2).s.outcome).toBeNull();
  });
});

describe('companions', () => {
  const gifted = (
    gift: string,
    heroes: Record<string, HeroStart>,
    foes: [string, number][] = [['mummy.1', 0]],
  ) => ready({ heroes, foes, world: 'icy', mods: [['companion', { name: 'uni', gift, hero: 0 }]] });
  const free: Json = { cards: [], xp: 0, wild: false };
  const play = (g: QuestGame, id: string): QuestGame => g.answer({ do: 'play', id, pay: free });

  test('every pet of the shop has a gift, and every gift a pet', () => {
    expect(Object.keys(GIFT_OF).sort()).toEqual(Object.keys(PETS).sort());
    expect([...new Set(Object.values(GIFT_OF))].sort()).toEqual([...GIFT_IDS].sort());
  });

  test('no gift has the name of another thing that is played', () => {
    const others = [
      ...THINGS.combo,
      ...THINGS.special,
      ...THINGS.ability,
      ...THINGS.treasure,
      ...THINGS.monster,
    ];
    expect(GIFT_IDS.filter((id) => [...others, ...THINGS.feature].includes(id))).toEqual([]);
  });

  test('it is the Hero’s own, stands on its sheet, and is used once in a World', () => {
    const g = gifted('healer', {
      puggab: { damage: 3, hand: [] },
      pugtor: { hand: [], at: { column: 4, row: 0 } },
    });
    expect([g.seat, offered(g).includes('healer')]).toEqual([0, true]);
    const row = (seat: number) => sheetOf(questEngine.view(g.s, 0), seat).find(({ id }) => id === 'healer');
    expect(row(0)).toMatchObject({ family: 'gift', isUsed: false, isOpen: true });
    expect(row(1)).toBeUndefined();
    play(g, 'healer');
    expect(g.s.heroes[0]?.damage).toBe(1);
    expect(row(0)?.isUsed).toBe(true);
    expect(offered(g)).not.toContain('healer');
    expect(g.s.turn?.actions).toBe(2);
    expect(eventsOf(g, 'quest.twist')).toEqual([
      { type: 'quest.twist', mod: 'companion', what: 'healer', seat: 0, id: 'uni' },
    ]);
  });

  test('a fetcher brings two discarded cards back', () => {
    const g = gifted('fetcher', { puggab: { hand: ['speed', 'magic', 'spirit'] } });
    g.answer({ do: 'discard' }).answer(['speed', 'magic']);
    while (g.asked === 'quest.draw') g.answer('deck');
    const before = g.s.heroes[0]?.hand?.length ?? 0;
    play(g, 'fetcher');
    expect(g.s.heroes[0]?.hand?.slice(before)).toEqual(['speed', 'magic']);
    expect(g.s.gone.energy).toEqual([]);
  });

  test('guard keeps 2 of a hit away', () => {
    // The Ogre comes from column 1 to column 2 and hits for 3.
    const heroes = { puggab: { hand: ['magic' as const], at: { column: 1, row: 0 } } };
    const g = gifted('guard', heroes, [['ogre.1', 0]]);
    passOn(g, ({ asked }) => asked === 'quest.riposte');
    const riposte = g.options.find((x) => (x as { id?: string } | null)?.id === 'guard') ?? null;
    passOn(g.answer(riposte), ({ s }) => s.round === 2);
    expect(g.s.heroes[0]?.damage).toBe(1);
    expect(g.s.heroes[0]?.used.world).toEqual(['guard']);
  });

  test('scout walks one column further', () => {
    const g = gifted('scout', { puggab: { hand: [] } });
    // 2 are printed; the Icy Lands take one.
    expect(movementOf(g.s, 0)).toBe(2);
    expect(offered(g)).not.toContain('scout');
  });

  test('a snack is one more action', () => {
    const g = play(gifted('snack', { puggab: { hand: [] } }), 'snack');
    expect(g.s.turn?.actions).toBe(3);
  });

  test('sparkle hits any creature for 2, a growl takes a turn away', () => {
    const far: [string, number][] = [
      ['ogre.1', 3],
      ['ogre.2', 4],
    ];
    const g = play(gifted('sparkle', { puggab: { hand: [] } }, far), 'sparkle');
    g.answer(['ogre.2']);
    expect(g.s.foes.map(({ damage }) => damage)).toEqual([0, 2]);
    const growled = play(gifted('growl', { puggab: { hand: [] } }, far), 'growl').answer('ogre.2');
    passOn(growled, ({ s }) => s.round === 2);
    expect(eventsOf(growled, 'quest.skipped').map(({ id }) => id)).toEqual(['ogre.2']);
  });

  test('two of a kind with one Hero, or one with none, are refused', () => {
    const use = (gift: string, hero: number) => ({ id: 'companion', arg: { name: 'uni', gift, hero } });
    const check = (...mods: { id: string; arg: Json }[]) =>
      questEngine.rules.checkSetup(questSetup(2, { mods }));
    expect(check(use('fetcher', 0), use('guard', 0), use('fetcher', 1))).toBeNull();
    expect(check(use('fetcher', 0), use('fetcher', 0))).toMatchObject({ code: 'badModifier' });
    expect(check(use('fetcher', 2))).toMatchObject({
      code: 'badModifier',
      data: { path: 'mods[0].arg', why: 'hero: there is no Hero 2' },
    });
    expect(check(use('bark', 0))?.data.why).toContain('fetcher, guard, healer');
  });
});

describe('the treasure hunt', () => {
  const start = (foes: [string, number][], count = 1) =>
    ready({
      heroes: { puggab: { hand: [], at: { column: 2, row: 0 } } },
      foes,
      mods: [['treasureHunt', { column: 2, count }]],
      changes: { decks: { treasures: ['pizza.1', 'blanket.1'] } },
    });

  test('a Hero who ends a turn there while it is unguarded digs, so often in a World', () => {
    // A Mimic never moves.
    const g = toRound(start([['mimic.1', 4]]), 2);
    expect(g.s.heroes[0]?.treasures).toEqual(['pizza.1']);
    expect(twists(g)).toEqual(['treasureHunt found 2']);
    toRound(g, 3);
    expect(g.s.heroes[0]?.treasures).toEqual(['pizza.1']);
    expect(toRound(start([['mimic.1', 4]], 2), 3).s.heroes[0]?.treasures).toEqual(['pizza.1', 'blanket.1']);
    expect(questEngine.rules.audit(g.s)).toEqual([]);
  });

  test('not before a Foe, and not in another column', () => {
    expect(toRound(start([['mimic.1', 2]]), 2).s.heroes[0]?.treasures).toEqual([]);
    const g = start([['mimic.1', 4]]).answer({ do: 'move', to: 1 });
    expect(toRound(g, 2).s.heroes[0]?.treasures).toEqual([]);
  });

  test('with every World there is something again', () => {
    const g = start([['mimic.1', 4]]);
    passOn(g, ({ s }) => s.number === 2 && s.ask?.kind === 'quest.place');
    expect(eventsOf(g, 'quest.twist')).toHaveLength(1);
    g.place([3, 1]);
    const guarded = g.s.halves.foes[2]?.length !== 0;
    passOn(g, ({ s }) => s.round === 2);
    expect(eventsOf(g, 'quest.twist')).toHaveLength(guarded ? 1 : 2);
  });
});

describe('the guest', () => {
  const start = (hero: number) =>
    ready({
      heroes: {
        puggab: { hand: [], damage: 5, at: { column: 1, row: 0 } },
        pugtor: { hand: [], at: { column: 4, row: 0 } },
      },
      foes: [['ogre.1', 0]],
      mods: [['guest', { hero }]],
    });

  test('once it is defeated the quest is lost, though others stand', () => {
    const g = passOn(start(0), () => false);
    expect(g.s.outcome).toEqual({ reason: 'guestFell', scores: [0, 0], winners: [] });
    expect([g.s.number, g.s.round]).toEqual([1, 1]);
    expect(twists(g)).toEqual(['guest came', 'guest fell']);
  });

  test('of others it is not', () => {
    const g = toRound(start(1), 2);
    expect([g.s.outcome, g.s.heroes[0]?.status]).toEqual([null, 'down']);
  });

  test('must be one of the party', () => {
    expect(MODS.guest.check({ hero: 2 }, questSetup(2))).toBe('hero: there is no Hero 2');
  });
});
