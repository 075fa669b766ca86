/** `npm run levels`: solutions that hold, solutions that do not, and how bots are counted. */
import { describe, expect, test, vi } from 'vitest';
import type { Level, Solution } from '../../src/campaign/schema.ts';
import { askedInVain } from '../../src/campaign/unplayed.ts';
import { jsonText } from '../../src/cli/json-text.ts';
import { checkOne, checkProof, checkSolution } from '../../src/cli/levels/check.ts';
import type { LevelFiles } from '../../src/cli/levels/disk.ts';
import { levelTable } from '../../src/cli/levels/docs.ts';
import { levelFingerprint, names, personSeats, playLevel, replayLevel } from '../../src/cli/levels/play.ts';
import { proveLevel } from '../../src/cli/levels/prove.ts';
import { recordLevel, solutionText } from '../../src/cli/levels/record.ts';
import { addWins, winsIn, winsOf, withTown } from '../../src/cli/levels/town.ts';
import { checkLevels } from '../../src/cli/levels.ts';
import { UsageError } from '../../src/cli/usage.ts';
import { level, questLevel } from '../kit/levels.ts';
import { captureTerminal } from '../kit/terminal.ts';

/** One round, so that it is soon over. */
const short = level({
  stop: { round: 1, scoring: 'reputation' },
  goals: [{ id: 'win' }, { id: 'keepAll' }, { id: 'reputation', min: 200 }],
});
const record = (log = playLevel(short, 'trader', 'plain').log): Solution => ({
  seed: 'plain',
  log: log as Solution['log'],
  stars: 2,
});
const shelved = (changes: Partial<LevelFiles> = {}): LevelFiles => ({
  file: 'levels/town/03-plain.json',
  level: short,
  solution: record(),
  proof: null,
  ...changes,
});

describe('a solution', () => {
  test('is found, and holds when it is played again', () => {
    const lines: string[] = [];
    const found = recordLevel(short, { strength: 'trader', tries: 12 }, (line) => lines.push(line));
    expect(found).not.toBeNull();
    expect(lines.length).toBeGreaterThan(0);
    expect(checkSolution(shelved({ solution: found }))).toEqual([]);
    const { stars } = replayLevel(short, found?.seed ?? '', (found?.log ?? []) as never);
    expect(stars).toHaveLength(found?.stars ?? 0);
  });

  test('is not found where there is none', () => {
    const hopeless = level({ ...short, goals: [{ id: 'reputation', min: 300 }] });
    expect(recordLevel(hopeless, { strength: 'hatchling', tries: 3 }, () => undefined)).toBeNull();
  });

  test('is written one answer a line, and read back the same', () => {
    const solution = record();
    const text = solutionText(solution);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(solution)));
    expect(text.split('\n').length).toBeGreaterThan(solution.log.length);
  });

  test.each([
    [
      'missing',
      { solution: null },
      '03-plain.solution.json: there is none: npm run levels -- --record town.3',
    ],
    [
      'of other cards',
      { solution: { ...record(), seed: 'other' } },
      "seed: 'other' is not the level's, 'plain'",
    ],
    ['too proud', { solution: { ...record(), stars: 3 } }, 'stars: 3 are promised, '],
    [
      'too modest',
      { solution: { ...record(), stars: 1 } },
      'stars: 1 are promised, 2 reached: win done (1 of 1)',
    ],
    [
      'broken off',
      { solution: { ...record(), log: record().log.slice(0, 3) } },
      'the game is not over after 3 answers',
    ],
    [
      'against the rules',
      { solution: { ...record(), log: [[0, 'nonsense']] as never } },
      'log[0]: the rules refuse this answer',
    ],
  ])('that is %s is reported', (_what, changes, problem) => {
    expect(checkSolution(shelved(changes as Partial<LevelFiles>)).join()).toContain(problem);
  });
});

describe('how the town did', () => {
  test('is the same every time, and counts every star', () => {
    const wins = winsOf(short, 'hatchling', 6);
    expect(wins.map(([, games]) => games)).toEqual(short.goals.map(() => 6));
    expect(winsOf(short, 'hatchling', 6)).toEqual(wins);
    const easy = level({
      ...short,
      goals: [
        { id: 'gold', min: 1 },
        { id: 'reputation', min: 300 },
      ],
    });
    const [[must = 0] = [], [star] = []] = winsOf(easy, 'trader', 3);
    expect(must).toBeGreaterThan(0);
    expect(star).toBe(0);
  });

  test('belongs to this form of the level', () => {
    const proof = withTown(null, short, { hatchling: [[1, 200]], trader: [[150, 200]] });
    expect(checkProof(shelved({ proof }))).toEqual([]);
    const other = level({ ...short, tune: { startGold: 9 } });
    expect(checkProof(shelved({ level: other, proof })).join()).toContain(
      'counted for another form of the level',
    );
    const few = withTown(null, short, { trader: [[1, 20]] });
    expect(checkProof(shelved({ proof: few })).join()).toContain('20 games are too few');
    expect(checkProof(shelved()).join()).toContain('npm run levels -- --town town.3');
    // Words and stars change no game.
    expect(levelFingerprint(level({ ...short, story: { before: ['ma'] } }))).toBe(levelFingerprint(short));
  });

  test('keeps what other strengths did, unless the level has changed', () => {
    const proof = withTown(null, short, { trader: [[150, 200]] });
    expect(withTown(proof, short, { master: [[180, 200]] }).town).toEqual({
      trader: [150, 200],
      master: [180, 200],
    });
    const other = level({ ...short, tune: { startGold: 9 } });
    expect(withTown(proof, other, { master: [[180, 200]] }).town).toEqual({ master: [180, 200] });
    // Stars that were counted later, in fewer games.
    const starry = level({ ...short, goals: [{ id: 'win' }, { id: 'gold', min: 5 }] });
    const later = withTown(withTown(null, starry, { trader: [[150, 200]] }), starry, {
      trader: [
        [14, 20],
        [7, 20],
      ],
    });
    expect(later.town).toEqual({ trader: [150, 200] });
    expect(later.stars).toEqual({ 'gold 5': { trader: [7, 20] } });
    expect(levelTable([shelved({ level: starry, proof: later })])).toContain('trader 75/35% of 200/20');
    expect(JSON.parse(jsonText(proof))).toEqual(proof);
    expect(jsonText(proof)).toContain('"trader": [150, 200]');
  });

  test('goes on from the games there are, and from none that were counted for other goals', () => {
    const goals = [{ id: 'win' }, { id: 'gold', min: 5 }];
    const starry = level({ ...short, goals });
    const some = winsOf(starry, 'trader', 2);
    const proof = withTown(null, starry, { trader: some });
    expect(proof.stars).toEqual({ 'gold 5': { trader: some[1] } });
    expect(winsIn(proof, starry, 'trader')).toEqual(some);
    expect(addWins(some, winsOf(starry, 'trader', 2, 2))).toEqual(winsOf(starry, 'trader', 4));
    const harder = level({ ...short, goals: [{ id: 'win' }, { id: 'gold', min: 50 }] });
    expect(winsIn(proof, harder, 'trader')).toBeNull();
    expect(checkProof(shelved({ level: harder, proof })).join()).toContain(
      "'gold 5' is no goal of this level",
    );
    expect(withTown(proof, harder, { trader: [[150, 200]] }).stars).toBeUndefined();
  });

  test('stands in the table star by star', () => {
    const goals = [{ id: 'win' }, { id: 'gold', min: 5 }, { id: 'clean' }];
    const starry = level({ ...short, goals });
    const proof = withTown(null, starry, {
      trader: [
        [150, 200],
        [31, 200],
      ],
    });
    expect(levelTable([shelved({ level: starry, proof })])).toContain('trader 75/16/?%');
    // Without the must there is no star.
    const never = withTown(null, starry, { hatchling: [[0, 200]] });
    expect(levelTable([shelved({ level: starry, proof: never })])).toContain('hatchling 0/0/0%');
  });

  test('is asked of no lesson', () => {
    expect(checkProof(shelved({ level: level({ ...short, kind: 'lesson' }) }))).toEqual([]);
  });
});

describe('a puzzle', () => {
  const closed = { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0] };
  const pet = { id: 'snakitty', size: 4, cards: ['G.hunger', 'Y.play', 'R.disease', 'Y.magic'] };
  const puzzle = (min: number, goals = [{ id: 'reputation', min }] as Level['goals']) =>
    level({
      kind: 'puzzle',
      hints: 3,
      decks: { customers: ['dungeonGirl', 'dungeonMistress'] },
      start: {
        round: 6,
        phase: 'business',
        starter: 0,
        shops: [{ ...closed, platform: 1, plots: [{ pet }] }, closed],
      },
      stop: { round: 6, after: 'business', scoring: 'reputation' },
      goals,
    });
  const best = proveLevel(puzzle(1));
  if ('problem' in best) throw new Error(best.problem);

  test('is searched through, and its line is its solution', () => {
    const { proof, solution } = best;
    expect(proof.best).toBeGreaterThan(0);
    expect(checkProof(shelved({ level: puzzle(1), proof }))).toEqual([]);
    expect(checkSolution(shelved({ level: puzzle(1), solution }))).toEqual([]);
  });

  test('without a finding, with a wrong one, or with a goal out of reach is reported', () => {
    const problems = (proof: LevelFiles['proof'], min = 1) =>
      checkProof(shelved({ level: puzzle(min), proof })).join();
    expect(problems(null)).toContain(
      "there is no search's finding for this puzzle: npm run levels -- --prove town.3",
    );
    expect(problems({ ...best.proof, lines: 77 })).toContain('lines: 77 is written, ');
    expect(problems(best.proof, 200)).toContain('at most 0 of 1 stars can be won for certain');
  });

  test('in which every answer comes to the same is reported', () => {
    expect(proveLevel(puzzle(1, [{ id: 'potions', max: 3 }]))).toMatchObject({
      problem: expect.stringContaining('comes to the same'),
    });
  });

  test('that is none but a game is reported', () => {
    expect(proveLevel(level({ kind: 'puzzle', hints: 3 }))).toMatchObject({
      problem: expect.stringContaining('cannot be searched through'),
    });
  });
});

test('bots sit where the level says, the chosen one in the seats of persons', () => {
  const seats = [
    { who: 'bot', strength: 'trader', character: 'hoarder' },
    { who: 'person' },
    { who: 'friend', strength: 'apprentice' },
  ];
  expect(names(level({ seats }), 'master')).toEqual(['trader:hoarder', 'master', 'apprentice']);
  expect(personSeats(level({ seats }))).toEqual([1]);
  expect(names(questLevel(2), 'master')).toEqual(['master', 'master']);
});

test('the table has a line for each level', () => {
  const proof = withTown(null, short, { hatchling: [[50, 200]] });
  const [head, row, ...rest] = levelTable([shelved({ proof })]).split('\n');
  expect(rest).toEqual([]);
  expect(head).toMatch(/^level +kind +seats +twist +goals +stars +town$/);
  expect(row).toMatch(
    /^town\.3 +scenario +2 +stop +win, keepAll, reputation 200 +2\/3 +hatchling 25\/\?\/\?%$/,
  );
});

test.each([
  [['--record', 'nowhere'], "no level that can be read is called 'nowhere'"],
  [['--record'], 'which level?'],
  [['--town', 'town.1', '--games', 'x'], '--games takes a whole number'],
  [['--record', 'town.1', '--strength', 'genius'], "not 'genius'"],
  [['--frobnicate'], '--frobnicate'],
])('%j is one clear complaint', (args, problem) => {
  captureTerminal();
  try {
    expect(() => checkLevels(args)).toThrow(UsageError);
    expect(() => checkLevels(args)).toThrow(problem);
  } finally {
    vi.restoreAllMocks();
  }
});

test('one level is counted as one', () => {
  const { out } = captureTerminal();
  try {
    expect(checkLevels(['town.1'])).toBe(0);
  } finally {
    vi.restoreAllMocks();
  }
  expect(out.at(-1)).toBe('1 level, 0 problems');
});

describe('what is asked for in vain', () => {
  const stop = { round: 3, after: 'aging', scoring: 'final' };
  const vain = (changes: object) => askedInVain(level(changes));

  test('are rounds after the last one, with the place and the cause', () => {
    const mods = [
      { id: 'strike', arg: { home: 1, rounds: [3, 4] } },
      { id: 'meatlessWeek', arg: [5] },
      { id: 'openScreens', arg: {} },
    ];
    expect(vain({ mods, stop })).toEqual([
      "mods[0].arg.rounds[1]: 'strike' waits for round 4, which is never played: only 1 to 3",
      "mods[1].arg[0]: 'meatlessWeek' waits for round 5, which is never played: only 1 to 3",
    ]);
    expect(vain({ mods })).toEqual([]);
  });

  test('are rounds before the first one', () => {
    const start = { round: 3, phase: 'setup' };
    expect(vain({ start, mods: [{ id: 'plague', arg: { rounds: [2, 3] } }] })).toEqual([
      "mods[0].arg.rounds[0]: 'plague' waits for round 2, which is never played: only 3 to 6",
    ]);
  });

  test('is a debt after the end; one beyond the printed end falls due with it', () => {
    const mods = [{ id: 'debt', arg: { gold: 8, round: 9 } }];
    expect(vain({ mods })).toEqual([]);
    expect(vain({ mods, stop })).toHaveLength(1);
  });

  test('are rounds of a change', () => {
    const set = { mods: [{ id: 'plague', arg: { rounds: [7] } }] };
    expect(vain({ changes: [{ if: { choice: 'a', is: 'b' }, set }] })).toEqual([
      "changes[0].set.mods[0].arg.rounds[0]: 'plague' waits for round 7, which is never played: only 1 to 6",
    ]);
  });

  test('are Worlds and their Rounds', () => {
    const early = { id: 'earlyBoss', arg: { number: 2, round: 8, stay: 1 } };
    const lost = (changes: object) => askedInVain(questLevel(2, { mods: [early], ...changes }));
    expect(lost({})).toEqual([]);
    expect(lost({ stop: { number: 1 } })).toEqual([
      "mods[0].arg.number: 'earlyBoss' waits for World 2, which is never played: only 1",
    ]);
    expect(lost({ stop: { number: 2, rounds: 6 } })).toEqual([
      "mods[0].arg.round: 'earlyBoss' waits for round 8, which is never played: only 1 to 6",
    ]);
  });

  test('are more Worlds than can be cleared', () => {
    const goals = [{ id: 'worlds', min: 2 }];
    expect(askedInVain(questLevel(2, { goals }))).toEqual([]);
    expect(askedInVain(questLevel(2, { goals, stop: { number: 1 } }))).toEqual([
      'goals[0].min: 2 is too much: 1 can be cleared here',
    ]);
  });

  test('is a problem of its file for `npm run levels`', () => {
    const { file } = shelved();
    const lines = checkOne(
      shelved({ level: { ...short, mods: [{ id: 'meatlessWeek', arg: [4] }] } as typeof short }),
    );
    expect(lines).toContain(
      `${file}: mods[0].arg[0]: 'meatlessWeek' waits for round 4, which is never played: only 1 to 1`,
    );
  });
});
