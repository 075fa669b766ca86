/** What is wrong with a level's file is reported: which file, where in it, and why. */

import { describe, expect, test } from 'vitest';
import { brokenAt, readLevel } from '../../src/campaign/load.ts';
import { distance, nearest } from '../../src/engine/kernel/schema-words.ts';
import { PLAIN, questLevel } from '../kit/levels.ts';

const FILE = 'levels/town/03-plain.json';

/** What is said of a level with these changes. */
function problems(changes: object, file = FILE): string[] {
  const read = readLevel(file, JSON.stringify({ ...PLAIN, ...changes }));
  return read.ok ? [] : read.problems;
}

const shops = (pet: object) => ({ start: { shops: [null, { plots: [{ pet }] }] } });

test('a sound level is read as it stands', () => {
  const read = readLevel(FILE, JSON.stringify(PLAIN));
  expect(read).toEqual({ ok: true, level: PLAIN });
});

test('a wrong name is reported with its place and what was probably meant', () => {
  expect(problems(shops({ id: 'Unni', size: 3 }))).toEqual([
    `${FILE}: start.shops[1].plots[0].pet.id: no pet is called 'Unni'; did you mean 'uni'?`,
  ]);
});

test('an id is taken as the data spells it, and in no other way', () => {
  expect(problems(shops({ id: 'Uni', size: 3 }))).toEqual([
    `${FILE}: start.shops[1].plots[0].pet.id: no pet is called 'Uni'; did you mean 'uni'?`,
  ]);
});

test.each([
  ['cages', { decks: { cages: ['c1'] } }, 'decks.cages[0]: no cage is called'],
  ['the printed cage in a pile', { decks: { cages: ['printed'] } }, "no cage is called 'printed'"],
  ['artifacts', { decks: { artifacts: ['magicbox'] } }, "did you mean 'magicBox'?"],
  ['customers', { decks: { customers: ['warlok'] } }, "did you mean 'warlock'?"],
  ['exhibitions', { pool: { exhibitions: ['x'] } }, "pool.exhibitions[0]: no exhibition is called 'x'"],
  ['piles', { decks: { pest: [] } }, "decks.pest: nothing here is called 'pest'; did you mean 'pets'?"],
  ['needs', { needs: { G: ['hungry'] } }, "needs.G[0]: no need is called 'hungry'; did you mean 'hunger'?"],
  ['cards', { start: { shops: [{ hand: ['G.hungr'] }] } }, "did you mean 'G.hunger'?"],
  [
    'rivals',
    { seats: [{ who: 'person' }, { who: 'bot', rival: 'oto', strength: 'trader' }] },
    "did you mean 'otso'?",
  ],
  [
    'strengths',
    { seats: [{ who: 'person' }, { who: 'bot', strength: 'tradr' }] },
    "seats[1].strength: no strength is called 'tradr'; did you mean 'trader'?",
  ],
  [
    'characters',
    { seats: [{ who: 'person' }, { who: 'bot', strength: 'trader', character: 'buthcer' }] },
    "did you mean 'butcher'?",
  ],
  [
    'goals',
    { goals: [{ id: 'wim' }] },
    "goals[0].id: no goal of the shops is called 'wim'; did you mean 'win'?",
  ],
  [
    'the last World, which ends the game',
    { game: 'quest', seats: [{ who: 'person' }], goals: [{ id: 'worlds', min: 3 }] },
    'goals[0].min: 3 is too much: at most 2',
  ],
  ['goals of the other game', { goals: [{ id: 'victory' }] }, "no goal of the shops is called 'victory'"],
  ['a number that a goal needs', { goals: [{ id: 'reputation' }] }, "goals[0].min: 'min' is missing"],
  [
    'a number that a goal has not',
    { goals: [{ id: 'win', min: 3 }] },
    "goals[0].min: nothing here is called 'min'",
  ],
  [
    'modifiers',
    { mods: [{ id: 'meatlesWeek', arg: [2] }] },
    "mods[0].id: no modifier of the shops is called 'meatlesWeek'; did you mean 'meatlessWeek'?",
  ],
  ['a modifier’s parameter', { mods: [{ id: 'inspector', arg: { limit: -5, fine: 1 } }] }, 'mods[0].arg: '],
  [
    'a modifier that stands there too often',
    { mods: Array.from({ length: 9 }, () => ({ id: 'doubleShows', arg: {} })) },
    'mods[8]: the same at most 8 times',
  ],
  [
    'too many modifiers',
    { mods: Array.from({ length: 25 }, () => ({ id: 'doubleShows', arg: {} })) },
    'mods: at most 24 modifiers belong here',
  ],
  ['a modifier without one', { mods: [{ id: 'meatlessWeek' }] }, "mods[0].arg: 'arg' is missing"],
  [
    'numbers of the rules',
    { tune: { stratGold: 3 } },
    "tune.stratGold: no number of the rules is called 'stratGold'; did you mean 'startGold'?",
  ],
  ['their range', { tune: { startGold: 99 } }, 'tune.startGold: 99 is too much: at most 40'],
  [
    'phases',
    { start: { phase: 'shoping' } },
    "start.phase: no phase is called 'shoping'; did you mean 'shopping'?",
  ],
  ['keys', { golas: [] }, "golas: nothing here is called 'golas'; did you mean 'goals'?"],
  ['missing keys', { goals: undefined }, "goals: 'goals' is missing"],
  ['types', { start: { shops: [{ gold: '7' }] } }, 'start.shops[0].gold: a number belongs here, not "7"'],
  ['lists', { seats: {} }, 'seats: a list [ ] belongs here, not {}'],
  ['games', { game: 'chess' }, "game: 'petz' or 'quest' belongs here, not \"chess\""],
  ['seats', { seats: [{ who: 'robot' }] }, "seats[0].who: 'person', 'bot' or 'friend' belongs here"],
  ['a game nobody plays', { seats: [{ who: 'bot', strength: 'trader' }] }, "seats: no seat is a 'person'"],
  [
    'four goals',
    { goals: ['win', 'keepAll', 'wellFed', 'noMutation'].map((id) => ({ id })) },
    'at most three goals',
  ],
  [
    'speakers',
    { story: { before: ['imps'] } },
    "story.before[0]: no speaker is called 'imps'; did you mean 'imp'?",
  ],
  [
    'cosmetics',
    { unlocks: ['hat.cheff'] },
    "unlocks[0]: nothing to unlock is called 'hat.cheff'; did you mean 'hat.chef'?",
  ],
  ['levels', { after: ['town'] }, "after[0]: 'town' is no level's id"],
  [
    'conditions',
    { changes: [{ if: { sold: 'unii' }, set: {} }] },
    "changes[0].if.sold: no pet is called 'unii'; did you mean 'uni'?",
  ],
  [
    'conditions of no kind',
    { changes: [{ if: { bought: 'uni' }, set: {} }] },
    'changes[0].if: a condition is',
  ],
  [
    'changes',
    { changes: [{ if: { sold: 'uni' }, set: { seats: [] } }] },
    "changes[0].set.seats: nothing here is called 'seats'",
  ],
])('%s', (_what, changes, problem) => {
  const said = problems(changes);
  expect(said).not.toEqual([]);
  expect(said.join('\n')).toContain(`${FILE}: `);
  expect(said.join('\n')).toContain(problem);
});

test('every mistake is reported, not only the first', () => {
  expect(problems({ golas: [], tune: { startGold: 99 }, goals: [{ id: 'wim' }] })).toHaveLength(3);
});

describe('what the engine calls impossible', () => {
  test('a pet in two places', () => {
    const plots = [{ pet: { id: 'uni', size: 3 } }, { cage: 'c07', pet: { id: 'uni', size: 3 } }];
    expect(problems({ start: { shops: [{ plots }] } }).join()).toContain(`${FILE}: start.shops[0].plots`);
  });

  test('too few seats', () => {
    expect(problems({ seats: [{ who: 'person' }] })[0]).toContain('wrongSeats');
  });

  test('a change that would be, even if it is not made yet', () => {
    const set = { start: { shops: [null, null, null] } };
    const said = problems({ changes: [{ if: { sold: 'uni' }, set }] });
    expect(said[0]).toContain(`${FILE}: changes[0].set: start.shops`);
  });

  test('Heroes that are not as many as the seats', () => {
    const read = readLevel('x.json', JSON.stringify(questLevel(2, { heroes: ['puggab'] })));
    expect(read).toMatchObject({ ok: false, problems: [expect.stringContaining('wrongHeroes')] });
  });
});

describe('what a level says of itself', () => {
  test.each([
    [{ chapter: 'alleys' }, "id: 'town.3' is not of the chapter 'alleys'", FILE],
    [{}, "the file lies in 'alleys', not in 'town'", 'levels/alleys/03-plain.json'],
    [
      {},
      "belongs into a file that begins with its number, not into '04-plain.json'",
      'levels/town/04-plain.json',
    ],
    [{ goals: [{ id: 'win' }, { id: 'win' }] }, 'goals[1]: ', FILE],
    [{ goals: [{ id: 'beat', seat: 0 }] }, 'goals[0].seat: nobody to beat sits in seat 0', FILE],
    [{ goals: [{ id: 'beat', seat: 3 }] }, 'goals[0].seat: nobody to beat sits in seat 3', FILE],
    [{ kind: 'puzzle' }, 'hints: a puzzle has hints', FILE],
    [{ coach: [] }, "coach: only a 'lesson' has one", FILE],
    [
      { choices: [{ id: 'a', options: ['b', 'b'], at: 'before' }] },
      "choices[0].options[1]: 'b' stands twice",
      FILE,
    ],
    [
      {
        choices: [{ id: 'a', options: ['b', 'c'], at: 'after' }],
        changes: [{ if: { choice: 'a', is: 'b' }, set: {} }],
      },
      "changes[0].if: 'a' is chosen after this level",
      FILE,
    ],
    [
      {
        choices: [{ id: 'a', options: ['b', 'c'], at: 'before' }],
        changes: [{ if: { choice: 'a', is: 'd' }, set: {} }],
      },
      "changes[0].if.is: 'a' can be b or c, not 'd'",
      FILE,
    ],
  ])('%j', (changes, problem, file) => {
    expect(problems(changes, file).join('\n')).toContain(problem);
  });

  test('a level from anywhere may be called anything', () => {
    expect(problems({}, 'shared.json')).toEqual([]);
  });
});

describe('what is no level at all', () => {
  test.each([
    ['{"a": 1,\n "b": }', 'line 2, column 7: this is not JSON: a value belongs here'],
    ['{"a": 1\n "b": 2}', "line 2, column 2: this is not JSON: ',' or '}' is missing"],
    ['[1, 2,]', "line 1, column 7: this is not JSON: a comma too many before ']'"],
    ['{"a" 1}', "line 1, column 6: this is not JSON: ':' is missing"],
    ['{a: 1}', 'line 1, column 2: this is not JSON: a name in "quotes" belongs here'],
    ['{"a": "b}', 'line 1, column 7: this is not JSON: a text that does not end here'],
    ['{} {}', 'line 1, column 4: this is not JSON: nothing belongs behind the end'],
    ['', 'line 1, column 1: this is not JSON: a value belongs here'],
  ])('%s', (text, problem) => {
    expect(readLevel('x.json', text)).toEqual({ ok: false, problems: [`x.json: ${problem}`] });
  });

  test('the house agrees with the engine about what JSON is', () => {
    const texts = [
      '1',
      ' [ ] ',
      '{"a":{"b":[1,-2.5e3,true,null,"\\u00e9\\n"]}}',
      '"é"',
      '01',
      '1.',
      '"\t"',
      "{'a':1}",
      'nul',
    ];
    for (const text of texts) {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect([text, brokenAt(text) === null]).toEqual([text, isJson]);
    }
  });

  test.each([
    ['nested deeply', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['nested deeply and broken', '['.repeat(60_000)],
    ['huge', `"${'x'.repeat(300_000)}"`],
    ['nothing', 'null'],
    ['a list', '[]'],
  ])('%s is refused in a line', (_what, text) => {
    const read = readLevel('x.json', text);
    expect(read.ok).toBe(false);
    if (!read.ok)
      expect(read.problems.every((line) => line.startsWith('x.json: ') && line.length < 200)).toBe(true);
  });

  test('names that stand for something else in JavaScript are names', () => {
    const text = JSON.stringify(PLAIN).replace('"goals"', '"__proto__": {"goals": []}, "goals"');
    const read = readLevel(FILE, text);
    expect(read).toMatchObject({ ok: false, problems: [expect.stringContaining("'__proto__'")] });
  });
});

describe('what was meant', () => {
  test('letters added, dropped, changed and swapped count one each', () => {
    const far = [
      ['uni', 'unni'],
      ['warlock', 'warlok'],
      ['uni', 'uno'],
      ['uni', 'uin'],
      ['', 'ab'],
    ] as const;
    expect(far.map(([a, b]) => distance(a, b))).toEqual([1, 1, 1, 1, 2]);
  });

  test('nothing is guessed where nothing is near', () => {
    expect(nearest('xyz', ['uni', 'ghosty'])).toBeNull();
    expect(nearest('stare', ['uni', 'stareplant'])).toBe('stareplant');
  });
});
