/** What cannot be a start or a stop is refused, with where it stands and what was found there. */

import { describe, expect, test } from 'vitest';
import { questEngine } from '../../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { checkSave, toSave } from '../../../src/session/saves/save-format.ts';

const at = (column: number, row = 0) => ({ column, row });
const slime = { card: 'slime.1', ...at(0) };

/** What is refused about two Heroes, Elpug (5 lives) and Pugtor, with these parts of a setup. */
function refusal(changes: object): [string, unknown, unknown] | null {
  const setup = questSetup(2, { heroes: ['elpug', 'pugtor'], ...changes } as Partial<QuestSetup>);
  const found = questEngine.rules.checkSetup(setup);
  return found === null ? null : [found.code, found.data.path, found.data.value];
}

const WRONG: [string, object, [string, string, unknown]][] = [
  ['World 4', { number: 4 }, ['setupShape', 'start.number', 4]],
  ['World 0', { number: 0 }, ['setupShape', 'start.number', 0]],
  ['Round 11', { round: 11 }, ['setupShape', 'start.round', 11]],
  ['half a Round', { round: 1.5 }, ['setupShape', 'start.round', 1.5]],
  ['a World that is none', { world: 'moon' }, ['setupUnknown', 'start.world', 'moon']],
  ['a word that means nothing', { Round: 2 }, ['setupShape', 'start.Round', 'Round']],
  ['a third Hero', { heroes: [null, null, {}] }, ['startRange', 'start.heroes', [null, null, {}]]],
  ['a Hero already defeated', { heroes: [{ damage: 5 }] }, ['startRange', 'start.heroes[0].damage', 5]],
  ['damage below 0', { heroes: [null, { damage: -1 }] }, ['setupShape', 'start.heroes[1].damage', -1]],
  ['31 XP', { heroes: [{ xp: 31 }] }, ['setupShape', 'start.heroes[0].xp', 31]],
  ['more XP than Monsters', { heroes: [{ xp: 20 }, { xp: 11 }] }, ['startTaken', 'start.heroes[1].xp', 11]],
  [
    'XP of Monsters in play',
    { heroes: [{ xp: 30 }], foes: [slime] },
    ['startTaken', 'start.heroes[0].xp', 30],
  ],
  [
    'a card of no kind',
    { heroes: [{ hand: ['joker', 'luck'] }] },
    ['setupUnknown', 'start.heroes[0].hand[1]', 'luck'],
  ],
  [
    'a treasure without its number',
    { heroes: [{ treasures: ['pizza'] }] },
    ['setupUnknown', 'start.heroes[0].treasures[0]', 'pizza'],
  ],
  [
    'a Prize that gives nothing',
    { heroes: [{ prizes: ['ogre.1'] }] },
    ['setupUnknown', 'start.heroes[0].prizes[0]', 'ogre.1'],
  ],
  [
    'a treasure twice',
    { heroes: [{ treasures: ['pizza.1'] }], foes: [{ ...slime, treasures: ['pizza.1'] }] },
    ['startTaken', 'start.foes[0].treasures[0]', 'pizza.1'],
  ],
  [
    'a Monster twice',
    { foes: [slime, { ...slime, column: 1 }] },
    ['startTaken', 'start.foes[1].card', 'slime.1'],
  ],
  [
    'a Monster that is a Prize',
    { heroes: [{ prizes: ['slime.1'] }], foes: [slime] },
    ['startTaken', 'start.foes[0].card', 'slime.1'],
  ],
  [
    'two Bosses',
    {
      foes: [
        { card: 'badger', ...at(0) },
        { card: 'phoenix', ...at(1) },
      ],
    },
    ['startTaken', 'start.foes[1].card', 'phoenix'],
  ],
  [
    'a Foe that is none',
    { foes: [{ card: 'slime', ...at(0) }] },
    ['setupUnknown', 'start.foes[0].card', 'slime'],
  ],
  ['a Foe already defeated', { foes: [{ ...slime, damage: 4 }] }, ['startRange', 'start.foes[0].damage', 4]],
  ['no foe to fight', { foes: [] }, ['startMissing', 'start.foes', []]],
  ['column 6', { foes: [{ card: 'slime.1', ...at(5) }] }, ['setupShape', 'start.foes[0].column', 5]],
  ['a row below 0', { heroes: [{ at: at(0, -1) }] }, ['setupShape', 'start.heroes[0].at.row', -1]],
  [
    'one place for two',
    { heroes: [{ at: at(2) }, { at: at(2) }] },
    ['startPlace', 'start.heroes[1].at', at(2)],
  ],
  [
    'a Hero without a place',
    { ready: true, heroes: [{ at: at(2) }] },
    ['startMissing', 'start.heroes[1].at', null],
  ],
  ['six face-up cards', { display: Array(6).fill('magic') }, ['startRange', 'start.display', 6]],
  [
    'four of them in the Clock World',
    { world: 'clock', display: Array(4).fill('magic') },
    ['startRange', 'start.display', 4],
  ],
  ['a hand without a lord', { lordHand: ['joker'] }, ['startMissing', 'lord', null]],
];

describe('a start that cannot be is refused', () => {
  test.each(WRONG)('%s', (_name, start, expected) => {
    expect(refusal({ start })).toEqual(expected);
    expect(() => questEngine.start(questSetup(2, { heroes: ['elpug', 'pugtor'], start }), 's')).toThrow(
      expected[0],
    );
  });

  test('more cards of a kind than there are, the stacked ones counted', () => {
    const heroes = [{ hand: Array(5).fill('joker') }];
    expect(refusal({ start: { heroes } })).toBeNull();
    expect(refusal({ start: { heroes }, decks: { energy: ['joker'] } })).toEqual([
      ...['startTaken', 'start.heroes[0].hand[4]', 'joker'],
    ]);
    expect(refusal({ start: { world: 'icy' }, decks: { worlds: ['icy'] } })).toEqual([
      ...['startTaken', 'start.world', 'icy'],
    ]);
  });
});

describe('a stop that cannot be is refused', () => {
  test.each([
    ['World 4', { stop: { number: 4 } }, ['setupShape', 'stop.number', 4]],
    ['no World', { stop: {} }, ['setupShape', 'stop.number', null]],
    ['Round 11', { stop: { number: 1, rounds: 11 } }, ['setupShape', 'stop.rounds', 11]],
    ['before the start', { start: { number: 2 }, stop: { number: 1 } }, ['startRange', 'stop.number', 1]],
    [
      'in a Round before it',
      { start: { round: 5 }, stop: { number: 1, rounds: 4 } },
      ['startRange', 'stop.rounds', 4],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(refusal(changes)).toEqual(expected);
  });

  test('in the same Round, or in a later World, it may be', () => {
    expect(refusal({ start: { round: 5 }, stop: { number: 1, rounds: 5 } })).toBeNull();
    expect(refusal({ start: { round: 5 }, stop: { number: 2, rounds: 1 } })).toBeNull();
  });
});

describe('saves', () => {
  const setup = questSetup(2, {
    heroes: ['elpug', 'pugtor'],
    start: {
      ready: true,
      heroes: [
        { at: at(0), hand: ['joker'] },
        { at: at(1), xp: 2 },
      ],
      foes: [slime],
    },
    stop: { number: 1, rounds: 6 },
    mods: [{ id: 'waves', arg: { every: 2, count: 1 } }],
  });
  const save = toSave<'quest'>({ setup, seed: 's', log: [], hash: '0123456789abcdef' }, 'quest');

  test('keep start, stop and modifiers', () => {
    const read = checkSave(JSON.parse(JSON.stringify(save)));
    expect(read).toMatchObject({ ok: true, save: { setup } });
  });

  test('with a start that cannot be are refused', () => {
    const broken = { ...save, setup: { ...setup, start: { ...setup.start, lordHand: ['joker'] } } };
    expect(checkSave(broken)).toMatchObject({ ok: false, problem: { code: 'impossibleSetup' } });
    const strange = { ...save, setup: { ...setup, start: { rounds: 1 } } };
    expect(checkSave(strange)).toMatchObject({ ok: false, problem: { code: 'impossibleSetup' } });
  });
});
