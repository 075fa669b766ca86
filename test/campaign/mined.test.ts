/** Mined puzzles: what a pack's puzzle becomes, and what is said of one that is wrong. */

import { describe, expect, it } from 'vitest';
import { isMined } from '../../src/campaign/mined/id.ts';
import { loadMined, minedIndex } from '../../src/campaign/mined/packs.ts';
import { minedLevel, readMined } from '../../src/campaign/mined/puzzle.ts';
import { MINED_KINDS, MINED_THEMES } from '../../src/campaign/mined/schema.ts';
import { solveLevel } from '../../src/campaign/solve/level.ts';
import { dealt } from '../../src/cli/levels/play.ts';
import { checkMined, checkSomeMined } from '../../src/cli/mine/check.ts';
import { readMinedFiles } from '../../src/cli/mine/files.ts';
import { catalogue as en } from '../../src/i18n/en.ts';
import { Words } from '../../src/i18n/words.ts';
import { minedText } from '../../src/text/mined.ts';

/** So many are proven again by every test; all of them by `npm run levels -- --mined`. */
const SAMPLE = 10;
/** Trades of 12,000 to 20,000 positions, of which not so many are left if those that go on alike are looked at once. */
const LARGE = ['puzzles.effb9376', 'puzzles.fbcaf604'];
const MERGED = 8000;
/** So many there are at least. */
const LEAST = 50;

const puzzle = () => ({
  id: 'puzzles.0123abcd',
  kind: 'sale',
  themes: ['platform'],
  rating: 1000,
  deviation: 150,
  lines: 1,
  best: 16,
  second: 13,
  words: {
    brief: { key: 'mined.brief.sale', args: { count: 16 } },
    hints: [
      { key: 'mined.hint.what.platform' },
      { key: 'mined.hint.where.pet', args: { pet: 'petz.pet.birdie.name' } },
      {
        key: 'mined.hint.how',
        args: {
          steps: [
            {
              key: 'mined.step.lay',
              args: {
                pet: 'petz.pet.birdie.name',
                cards: [
                  {
                    key: 'ui.puzzles.card',
                    args: { need: 'petz.need.play.name', colour: 'petz.colour.Y.name' },
                  },
                  {
                    key: 'ui.puzzles.card',
                    args: { need: 'petz.need.hunger.name', colour: 'petz.colour.G.name' },
                  },
                ],
              },
            },
            { key: 'mined.step.keepAll' },
          ],
        },
      },
    ],
  },
  level: {
    game: 'petz',
    start: { round: 6, phase: 'business', starter: 0, shops: [{ home: 0, gold: 0, platform: 2 }] },
    stop: { round: 6, after: 'business', scoring: 'reputation' },
    goals: [{ id: 'reputation', min: 16 }],
  },
  solution: [[0, null]],
});

describe('a mined puzzle', () => {
  it('becomes a level of the puzzle corner that says all of itself by keys', async () => {
    const read = readMined('levels/mined/001.json: puzzles[0]', puzzle());
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const { level } = read;
    expect(level).toMatchObject({ id: 'puzzles.0123abcd', chapter: 'puzzles', kind: 'puzzle', hints: 3 });
    const words = await Words.speak('en');
    const said = ['title', 'brief', 'hint.1', 'hint.2', 'hint.3', 'hint.4', 'before.1'].map((key) =>
      minedText(words, level, key),
    );
    expect(said).toEqual([
      'Who Goes to Whom',
      'The day is done, only the sales are left. Reach 16 reputation.',
      'From the platform each point of match brings 3 reputation instead of 2. It does so once.',
      'It hangs on Birdie.',
      'Birdie gets Play (yellow) and Hunger (green). Sell nothing.',
      null,
      null,
    ]);
  });

  const wrong: [string, object, string][] = [
    ['its id', { id: 'puzzles.7' }, "id: 'puzzles.7' is no mined puzzle's id"],
    [
      'its theme',
      { themes: ['plattform'] },
      "themes[0]: no theme is called 'plattform'; did you mean 'platform'?",
    ],
    ['a part', { hint: 3 }, "nothing here is called 'hint'"],
    [
      'a goal',
      { level: { ...puzzle().level, goals: [{ id: 'reputaton', min: 1 }] } },
      "did you mean 'reputation'?",
    ],
    [
      'a start that cannot be',
      { level: { ...puzzle().level, start: { round: 6, phase: 'business', shops: [{ platform: 20 }] } } },
      'start.shops[0]',
    ],
  ];
  it.each(wrong)('tells file, place and cause of a mistake in %s', (_, change, problem) => {
    const read = readMined('levels/mined/001.json: puzzles[0]', { ...puzzle(), ...change });
    expect(read.ok ? [] : read.problems.join('\n')).toContain(problem);
    expect(read.ok ? '' : read.problems[0]).toMatch(/^levels\/mined\/001\.json: puzzles\[0\]: /);
  });

  it('is known by its id', () => {
    expect(['puzzles.0123abcd', 'puzzles.12', 'town.3', 'shared.0123abcd'].map(isMined)).toEqual([
      ...[true, false, false, false],
    ]);
  });

  it('has words for every kind and theme', () => {
    const keys = [
      ...MINED_KINDS.flatMap((kind) => [`mined.kind.${kind}`, `mined.brief.${kind}`]),
      ...MINED_THEMES.map((theme) => `mined.theme.${theme}`),
    ];
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });
});

describe('the packs that are shipped', () => {
  const { puzzles, problems } = readMinedFiles();

  it('have an index that is theirs, and every puzzle once', () => {
    expect(problems).toEqual([]);
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(minedIndex().map(({ id }) => id)).toEqual(puzzles.map(({ id }) => id));
  });

  it('give a level for an id, and say so where there is none', async () => {
    const [entry] = minedIndex();
    const level = await loadMined(entry?.id ?? '');
    expect(level).toMatchObject({ id: entry?.id, kind: 'puzzle', mined: { kind: entry?.kind } });
    await expect(loadMined('puzzles.00000000')).rejects.toThrow(
      "no mined puzzle is called 'puzzles.00000000'",
    );
  });

  it('hold what a search finds again, for some of each', () => {
    expect(checkSomeMined(SAMPLE)).toEqual({ problems: [], looked: SAMPLE });
  });

  it.each(['combo', 'riposte', 'market'] as const)(
    'hold what a search finds again of the kind %s',
    (kind) => {
      const some = puzzles.filter((one) => one.kind === kind).slice(-3);
      expect(some.length).toBe(3);
      expect(some.flatMap((one) => checkMined(one))).toEqual([]);
    },
  );

  it('are within reach of the search of the game itself, trades too: hints and lessons are found by it', () => {
    const trades = puzzles.filter(({ id }) => LARGE.includes(id));
    expect(trades.length).toBe(LARGE.length);
    const found = trades.map((one) => {
      const level = minedLevel('levels/mined', one);
      const { best, positions } = solveLevel(level, dealt(level));
      return { stars: best.stars, score: best.score, isMerged: positions < MERGED };
    });
    expect(found).toEqual(trades.map(({ best }) => ({ stars: 1, score: best, isMerged: true })));
  });

  it('hold every kind there is', () => {
    const kinds = new Set(puzzles.map(({ kind }) => kind));
    expect(MINED_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('leave nothing to chance: a shop that could draw an unknown Need Card makes no trade', () => {
    const one = puzzles.find(({ kind }) => kind === 'market');
    expect(checkMined({ ...one, level: { ...one?.level, needs: {} } } as never).join()).toContain(
      'cannot be searched through',
    );
  });

  it('leave nothing to chance: a Hero who could draw a card makes no puzzle of it', () => {
    const one = puzzles.find(({ kind }) => kind === 'combo');
    const { start } = (one?.level ?? {}) as { start: { heroes: object[] } };
    const [hero] = start.heroes;
    const drawing = { ...hero, hand: ['magic', 'magic'], treasures: ['waterbowl.1'] };
    const level = { ...one?.level, start: { ...start, heroes: [drawing] } };
    expect(checkMined({ ...one, level } as never).join()).toContain('cannot be searched through');
  });

  it('are noticed where they promise what is not so', () => {
    const [first] = puzzles;
    if (first === undefined) throw new Error('no puzzle');
    const problems = (change: object) => checkMined({ ...first, ...change }).join('\n');
    expect(problems({ best: first.best + 1 })).toContain(
      `best: ${first.best + 1} is written, ${first.best} found`,
    );
    expect(problems({ second: first.best - 1 })).toContain('second: ');
    expect(problems({ solution: [] })).toContain('solution: it does not reach the best');
    expect(problems({ words: { ...first.words, brief: { key: 'mined.brief.nothing' } } })).toContain(
      "words: 'mined.brief.nothing' has no words in en",
    );
  });
});
