/** Games of Pug Quest that begin in a given position: everything named lies where it should, the rest is hidden. */

import { describe, expect, test } from 'vitest';
import { hash } from '../../../src/engine/kernel/data.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import type { QuestStart } from '../../../src/engine/quest/schema-start.ts';
import { CARDS, questSetup } from '../../../src/engine/quest/setup.ts';
import { eventsOf, game } from '../../kit/quest.ts';
import { ready, toRound } from '../../kit/quest-start.ts';

const READY: QuestStart = {
  number: 2,
  round: 4,
  world: 'icy',
  ready: true,
  heroes: [
    {
      at: { column: 1, row: 0 },
      damage: 2,
      xp: 3,
      hand: ['joker', 'magic', 'magic'],
      treasures: ['zoomies.1'],
    },
    { at: { column: 1, row: 1 }, hand: [], prizes: ['slime.2'] },
  ],
  foes: [
    { card: 'slime.1', column: 0, row: 1, damage: 1 },
    { card: 'mimic.2', column: 0, row: 0, treasures: ['pizza.1'] },
  ],
  display: ['joker', 'speed'],
};

const pair = (start: QuestStart, changes = {}) => game(2, { heroes: ['elpug', 'pugtor'], ...changes, start });

describe('a position that is ready', () => {
  const { s, events } = pair(READY);

  test('begins with the first turn of the Round, in the World that is named', () => {
    expect([s.number, s.round, s.world, s.ask?.kind]).toEqual([2, 4, 'icy', 'quest.act']);
    expect(s.turn).toMatchObject({ actions: 2, struck: false });
    expect(s.acted).toEqual([s.turn?.id]);
  });

  test('has everybody where and as it says', () => {
    expect(s.halves.heroes).toEqual([[], ['h0', 'h1'], [], [], []]);
    expect(s.halves.foes).toEqual([['mimic.2', 'slime.1'], [], [], [], []]);
    expect(s.foes.map(({ card, damage, treasures, boss }) => [card, damage, treasures, boss])).toEqual([
      ['slime.1', 1, [], false],
      ['mimic.2', 0, ['pizza.1'], false],
    ]);
    const [elpug, pugtor] = s.heroes;
    expect(elpug).toMatchObject({ damage: 2, treasures: ['zoomies.1'], hand: ['joker', 'magic', 'magic'] });
    expect(elpug?.xp).toHaveLength(3);
    expect(pugtor).toMatchObject({ damage: 0, xp: [], prizes: ['slime.2'], hand: [] });
  });

  test('fills the display up, and has the named cards first', () => {
    expect(s.display).toHaveLength(5);
    expect(s.display.slice(0, 2)).toEqual(['joker', 'speed']);
  });

  test('takes all of it out of the piles', () => {
    expect(questEngine.rules.audit(s)).toEqual([]);
    const used = [...(s.heroes[0]?.xp ?? []), 'slime.1', 'slime.2', 'mimic.2'];
    expect(s.piles.monsters).toHaveLength(CARDS.monsters.length - 6);
    expect(s.piles.monsters.filter((card) => used.includes(card))).toEqual([]);
    expect(s.piles.treasures).toHaveLength(CARDS.treasures.length - 2);
    expect(s.piles.energy).toHaveLength(55 - 3 - 5);
    expect(s.piles.worlds).not.toContain('icy');
    expect(s.gone).toEqual({ energy: [], monsters: [], treasures: [], worlds: [] });
  });

  test('asks no toll and lets nothing happen that a Round begins with', () => {
    // World 2, an odd Round: from the beginning of it both would have been asked.
    const odd = pair({ ...READY, round: 3 });
    expect(odd.s.ask?.kind).toBe('quest.act');
    expect(eventsOf(odd, 'quest.tolled')).toEqual([]);
    expect(toRound(odd, 5).asked).toBe('quest.toll');
  });

  test('is reported in the order of every World', () => {
    expect(events.map(({ type }) => type.slice('quest.'.length))).toEqual([
      ...['began', 'dealt', 'refilled', 'worldBegan', 'placed', 'placed', 'world', 'refilled'],
      ...['entered', 'entered', 'ready', 'round', 'turn'],
    ]);
    expect(eventsOf({ events }, 'quest.worldBegan')).toEqual([
      { type: 'quest.worldBegan', number: 2, round: 4 },
    ]);
  });

  test('is another game with another seed, and the same with the same', () => {
    expect(hash(pair(READY).s)).toBe(hash(s));
    const other = game(2, { heroes: ['elpug', 'pugtor'], start: READY }, 'another');
    expect(other.s.piles.energy).not.toEqual(s.piles.energy);
    expect(other.s.halves).toEqual(s.halves);
  });
});

describe('a position that is only half given', () => {
  test('who has a place is not asked for one; the others are, and the Foes come when the World is revealed', () => {
    const g = pair({
      heroes: [{ at: { column: 4, row: 1 } }],
      foes: [{ card: 'ogre.1', column: 2, row: 0 }],
    });
    expect([g.asked, g.seat]).toEqual(['quest.place', 1]);
    expect(g.s.places).toEqual([{ id: 'h0', column: 4, row: 1 }]);
    expect(g.s.foes).toEqual([]);
    // What is to come still lies in the pile, as far as a seat can tell.
    expect(questEngine.view(g.s, 0).piles.monsters).toBe(30);
    expect(questEngine.rules.audit(g.s)).toEqual([]);
    g.place([1, 1]);
    expect(g.s.halves.foes).toEqual([[], [], ['ogre.1'], [], []]);
    expect(g.s.halves.heroes).toEqual([['h1'], [], [], [], ['h0']]);
    expect(g.s.heroes.map(({ hand }) => hand?.length)).toEqual([9, 9]);
    expect(questEngine.rules.audit(g.s)).toEqual([]);
  });

  test('the World and the Round it begins with; the World after it begins as printed', () => {
    const g = pair({ number: 2, round: 9, world: 'clock' }, { decks: { worlds: ['icy'] } });
    g.place([1, 1], [2, 1]);
    expect([g.s.number, g.s.round, g.s.world]).toEqual([2, 9, 'clock']);
    toRound(g, 1, 3);
    expect([g.s.number, g.s.round, g.asked]).toEqual([3, 1, 'quest.place']);
  });

  test('World 3 has its Boss, if none is named', () => {
    const foes = [{ card: 'slime.1', column: 0, row: 0 }];
    const g = pair({ number: 3, foes }, { decks: { bosses: ['phoenix'] } }).place([1, 1], [2, 1]);
    expect(g.s.foes.map(({ card }) => card)).toEqual(['phoenix', 'slime.1']);
    const named = pair({ number: 3, foes: [{ card: 'badger', column: 4, row: 0, damage: 3 }] });
    named.place([1, 1], [2, 1]);
    // 4 + 8 × 2 lives, of which 90 in a hundred.
    expect(named.s.foes).toMatchObject([{ card: 'badger', boss: true, life: 18, damage: 3 }]);
  });

  test('a Boss in World 1 is back in his pile when World 2 begins', () => {
    const g = pair({ foes: [{ card: 'badger', column: 4, row: 0 }] }).place([1, 1], [1, 2]);
    expect(g.s.piles.bosses).not.toContain('badger');
    toRound(g, 1, 2);
    expect(g.s.number).toBe(2);
    expect(g.s.piles.bosses.at(-1)).toBe('badger');
    expect(questEngine.rules.audit(g.s)).toEqual([]);
  });
});

describe('with an Evil Lord', () => {
  const start: QuestStart = {
    heroes: [{ hand: ['magic', 'magic'] }],
    lordHand: ['joker', 'joker', 'spirit'],
    foes: [{ card: 'ogre.1', column: 2, row: 0 }],
  };
  const { s, events } = game(1, { lord: { handicap: 'none' }, start });

  test('both hands are as they say, and each side sees its own', () => {
    expect([s.heroes[0]?.hand, s.lord?.hand]).toEqual([start.heroes?.[0]?.hand, start.lordHand]);
    expect(questEngine.view(s, 1).heroes[0]?.hand).toBeNull();
    expect(questEngine.view(s, 0).lord?.hand).toBeNull();
    expect(questEngine.view(s, 0).counts).toEqual([2, 3]);
    const seen = events.map((event) => questEngine.rules.redact(event, 1));
    expect(seen.find((event) => event?.type === 'quest.dealt' && event.seat === 0)).toMatchObject({
      cards: null,
      count: 2,
    });
  });

  test('no view tells what the setup names, and what is imagined may be otherwise', () => {
    expect(questEngine.view(s, 0).setup.start).toBeUndefined();
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const believed = questEngine.imagine(questEngine.view(s, 1), dice(`believe ${i}`));
      expect(questEngine.rules.audit(believed)).toEqual([]);
      hands.add(String(believed.heroes[0]?.hand));
    }
    expect(hands.size).toBeGreaterThan(3);
  });
});

test('Heroes dealt at random may begin anywhere too', () => {
  const { s } = game(1, { start: { ready: true, heroes: [{ at: { column: 0, row: 0 }, damage: 1 }] } });
  expect(s.heroes[0]).toMatchObject({ damage: 1, status: 'in' });
  expect(s.heroes[0]?.hand).toHaveLength(10);
  expect(s.foes.length).toBeGreaterThan(0);
});

test('the stacked piles keep their order beneath what is named', () => {
  const decks = { energy: ['magic', 'spirit'], monsters: ['ogre.1', 'ogre.2'] };
  const g = pair({ heroes: [{ hand: ['joker'], xp: 4 }, { hand: [] }], display: ['speed'] }, { decks });
  expect(g.s.display.slice(0, 3)).toEqual(['speed', 'magic', 'spirit']);
  expect(g.s.piles.monsters.slice(-2)).toEqual(['ogre.2', 'ogre.1']);
});

test('ready() of the kit puts everybody down', () => {
  const g = ready({
    heroes: { elpug: {}, pugtor: {} },
    foes: [
      ['slime.1', 0],
      ['slime.2', 0],
    ],
  });
  expect([g.s.halves.heroes[1], g.s.halves.foes[0], g.s.number]).toEqual([['h1'], ['slime.1', 'slime.2'], 1]);
  expect(questSetup(2).start).toBeUndefined();
});
