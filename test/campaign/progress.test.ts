/** What was reached: stars only grow, what opens opens for good, and foreign data is refused. */
import { describe, expect, test } from 'vitest';
import { addPictures, picturesOf } from '../../src/campaign/album.ts';
import { LONGEST_LEVEL } from '../../src/campaign/limits.ts';
import {
  afterLevel,
  choose,
  emptyProgress,
  lockOf,
  newsOf,
  opened,
  readProgress,
  starSum,
  starsOf,
  withoutGifts,
  withReplaced,
} from '../../src/campaign/progress.ts';
import { ALBUM_SIZE } from '../../src/campaign/progress-schema.ts';
import type { GoalState, Picture, Progress } from '../../src/campaign/schema.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';
import { book, level, questRun, run } from '../kit/levels.ts';

const STATE: Record<string, GoalState> = {
  d: { state: 'done', now: 1, of: 1 },
  f: { state: 'failed', now: 0, of: 1 },
};
/** `dfd`: the first and third goal are reached. */
const goals = (text: string): GoalState[] => [...text].map((letter) => STATE[letter] as GoalState);
const town = level({ id: 'town.1', unlocks: ['hat.chef'] });
const picture = (changes: Partial<Picture> = {}): Picture => ({
  pet: 'uni',
  customer: 'warlock',
  level: 'town.1',
  reputation: 6,
  size: 4,
  ...changes,
});

/** The progress after these games of one level. */
function played(...games: string[]): Progress {
  return games.reduce((now, text) => afterLevel(now, town, { goals: goals(text) }), emptyProgress());
}

describe('levels that are no more', () => {
  const bites = [
    level({ id: 'opening.6', chapter: 'opening', goals: [{ id: 'win' }, { id: 'clean' }] }),
    level({ id: 'opening.7', chapter: 'opening', goals: [{ id: 'win' }] }),
  ];
  const now = { ...book(bites), replaced: { 'opening.3': ['opening.6', 'opening.7'] } };
  const old = (goals: number[], won = true): Progress => ({
    ...emptyProgress(),
    levels: { 'opening.3': { won, goals, tries: 2, lost: 1 } },
  });

  test('a level that was won counts for the one that took its place, with its stars', () => {
    const progress = withReplaced(now, old([0, 2]));
    expect(progress.levels['opening.6']).toEqual({ won: true, goals: [0, 1], tries: 0, lost: 0 });
    expect(progress.levels['opening.7']).toEqual({ won: true, goals: [0], tries: 0, lost: 0 });
    expect(starSum(now, progress)).toBeGreaterThanOrEqual(2);
  });

  test('who only tried it has won nothing', () => {
    expect(withReplaced(now, old([], false)).levels).toEqual(old([], false).levels);
  });

  test('what was given so is not saved as if it had been played, and takes nothing from what was', () => {
    expect(withoutGifts(withReplaced(now, old([0])))).toEqual(old([0]));
    const [bite = town] = bites;
    const played = afterLevel(withReplaced(now, old([0])), bite, { goals: goals('dd') });
    expect(withoutGifts(played).levels['opening.6']).toEqual({ won: true, goals: [0, 1], tries: 1, lost: 0 });
  });
});

describe('stars', () => {
  test.each([
    [['dff'], 1, { won: true, goals: [0], tries: 1, lost: 0 }],
    [['dfd', 'ddf'], 3, { won: true, goals: [0, 1, 2], tries: 2, lost: 0 }],
    [['ddd', 'dff'], 3, { won: true, goals: [0, 1, 2], tries: 2, lost: 0 }],
    [['fdd'], 0, { won: false, goals: [], tries: 1, lost: 1 }],
    [['dff', 'fdd'], 1, { won: true, goals: [0], tries: 2, lost: 1 }],
  ])('%j', (games, stars, record) => {
    const progress = played(...games);
    expect(starsOf(progress, 'town.1')).toBe(stars);
    expect(progress.levels['town.1']).toEqual(record);
  });

  test('a player who went back may earn fewer than were reached', () => {
    const progress = afterLevel(emptyProgress(), town, { goals: goals('ddd'), stars: [0] });
    expect(starsOf(progress, 'town.1')).toBe(1);
  });

  test('a level that is called like something of JavaScript has none', () => {
    expect(starsOf(emptyProgress(), 'constructor')).toBe(0);
  });
});

describe('after a game', () => {
  test('one that was lost counts as a try and brings nothing', () => {
    const result = { goals: goals('fdd'), pictures: [picture()], choices: { stray: 'keep' } };
    const { levels, ...rest } = afterLevel(emptyProgress(), town, result);
    expect(rest).toEqual({ ...emptyProgress(), levels: undefined });
    expect(levels['town.1']?.tries).toBe(1);
  });

  test('one that was won brings choices, pictures and what the level unlocks, once', () => {
    const result = { goals: goals('dff'), pictures: [picture()], choices: { stray: 'keep' } };
    const once = afterLevel(emptyProgress(), town, result);
    expect(once).toMatchObject({ choices: { stray: 'keep' }, album: [picture()], unlocked: ['hat.chef'] });
    const twice = afterLevel(once, town, result);
    expect(twice).toMatchObject({ album: [picture()], unlocked: ['hat.chef'] });
  });

  test('changes nothing of what was there before', () => {
    const before = Object.freeze(emptyProgress());
    afterLevel(before, town, { goals: goals('ddd'), pictures: [picture()] });
    expect(before).toEqual(emptyProgress());
  });

  test('a chapter won whole gives its sign', () => {
    const all = book([town, level({ id: 'town.2' })], {}, 'sign.street');
    const one = afterLevel(emptyProgress(), town, { goals: goals('dff') }, all);
    expect(one.unlocked).toEqual(['hat.chef']);
    const two = afterLevel(one, level({ id: 'town.2' }), { goals: goals('dff') }, all);
    expect(two.unlocked).toEqual(['hat.chef', 'sign.street']);
  });

  test('the news are what was not there before', () => {
    const next = level({ id: 'town.2', after: ['town.1'] });
    const all = book([town, next]);
    const before = played('dff');
    const after = afterLevel(before, town, { goals: goals('ddf'), pictures: [picture()] }, all);
    expect(newsOf(all, before, after)).toEqual({
      unlocked: [],
      pictures: [picture()],
      levels: [],
      step: 0,
      extras: [],
    });
    expect(newsOf(all, emptyProgress(), before)).toMatchObject({
      unlocked: ['hat.chef'],
      levels: ['town.2'],
    });
  });

  test('a choice is remembered, and may be made anew', () => {
    expect(choose(choose(emptyProgress(), 'stray', 'keep'), 'stray', 'send').choices).toEqual({
      stray: 'send',
    });
  });
});

describe('what is open', () => {
  const key = level({ id: 'town.3', unlocks: ['level:alleys.2'] });
  const levels = [
    town,
    level({ id: 'town.2', after: ['town.1'] }),
    key,
    level({ id: 'alleys.1', chapter: 'alleys' }),
    level({ id: 'alleys.2', chapter: 'alleys' }),
  ];
  const all = book(levels, { alleys: 2 });

  test('at the beginning: what waits for nothing', () => {
    expect(levels.map(({ id }) => opened(all, emptyProgress(), id))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(lockOf(all, emptyProgress(), 'town.2')).toEqual({ stars: 0, levels: ['town.1'], keys: [] });
    expect(lockOf(all, emptyProgress(), 'alleys.2')).toEqual({ stars: 2, levels: [], keys: ['town.3'] });
  });

  test('a chapter opens with the stars of the others, a level with its key', () => {
    const two = played('ddf');
    expect(starSum(all, two)).toBe(2);
    expect(opened(all, two, 'alleys.1')).toBe(true);
    expect(lockOf(all, two, 'alleys.2')).toEqual({ stars: 0, levels: [], keys: ['town.3'] });
    expect(opened(all, afterLevel(two, key, { goals: goals('d') }), 'alleys.2')).toBe(true);
  });

  test('what was won stays open, even if more is asked later', () => {
    const won = afterLevel(emptyProgress(), level({ id: 'alleys.1', chapter: 'alleys' }), {
      goals: goals('d'),
    });
    expect(opened(all, won, 'alleys.1')).toBe(true);
  });

  test('a level that is not there is not open', () => {
    expect(opened(all, emptyProgress(), 'town.9')).toBe(false);
    expect(() => lockOf(all, emptyProgress(), 'town.9')).toThrow("'town.9'");
  });
});

describe('a progress from anywhere', () => {
  test('comes back from JSON as it was', () => {
    const progress = afterLevel(emptyProgress(), town, { goals: goals('ddd'), pictures: [picture()] });
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual({ ok: true, progress });
  });

  test.each([
    [null, 'notAProgress'],
    [[], 'notAProgress'],
    ['progress', 'notAProgress'],
    [{ levels: {} }, 'notAProgress'],
    [{ ...emptyProgress(), format: 99 }, 'otherFormat'],
  ])('%j is refused', (data, code) => {
    expect(readProgress(data)).toMatchObject({ ok: false, code });
  });

  test('one bad entry costs itself, and no other', () => {
    const record = { won: true, goals: [0], tries: 1, lost: 0 };
    const results = { best: 4, medal: 2, tries: 1 };
    const known = { seen: 1, right: 2, misread: 0, asked: 0, given: 0 };
    const bad = ['x'.repeat(61), { won: 'yes' }, null, 7, []];
    const among = <T>(good: T) => ({ good, ...Object.fromEntries(bad.map((one, i) => [`bad${i}`, one])) });
    const read = readProgress({
      format: 1,
      levels: { ...among(record), ['x'.repeat(61)]: record },
      choices: { stray: 'keep', other: 7, ['x'.repeat(61)]: 'keep' },
      unlocked: [1, 'hat.chef', 'x'.repeat(61), null],
      album: [picture({ pet: 'unni' }), ...bad, picture(), picture({ size: 0 }), picture({ customer: '' })],
      coach: {
        topics: { good: known, odd: 7 },
        watches: { good: { misread: 1, settled: 1 }, odd: null },
        heard: [7, 'town.1/hello', null],
        lessons: { good: { plays: 2, said: { hello: 1, other: 'x' } }, odd: 'x' },
      },
      daily: { ...among(results), 'not a day at all': results },
      kept: { good: 'x'.repeat(LONGEST_LEVEL), long: 'x'.repeat(LONGEST_LEVEL + 1), odd: 7 },
    });
    if (!read.ok) throw new Error(read.message);
    const { progress } = read;
    expect(progress.levels).toEqual({ good: record });
    expect(progress.choices).toEqual({ stray: 'keep' });
    expect(progress.unlocked).toEqual(['hat.chef']);
    expect(progress.album).toEqual([picture()]);
    expect(progress.coach).toEqual({
      topics: { good: known },
      watches: { good: { misread: 1, settled: 1 } },
      heard: ['town.1/hello'],
      lessons: { good: { plays: 2, said: { hello: 1, other: 0 } } },
    });
    expect(progress.daily).toEqual({ good: results });
    expect(Object.keys(progress.kept)).toEqual(['good']);
  });

  test('a part that is nonsense costs no other part', () => {
    const whole = afterLevel(emptyProgress(), town, { goals: goals('ddd'), pictures: [picture()] });
    const empty = emptyProgress() as unknown as Record<string, unknown>;
    for (const part of Object.keys(whole).filter((key) => key !== 'format')) {
      for (const nonsense of [7, 'x', null, [7], { x: [] }]) {
        const read = readProgress({ ...whole, [part]: nonsense });
        expect(read).toEqual({ ok: true, progress: { ...whole, [part]: empty[part] } });
      }
    }
  });

  test('a level keeps what can be read of its record', () => {
    const levels = { a: { won: true }, b: { won: true, goals: [7, 2, 0, 2], tries: -1, lost: 1 } };
    expect(readProgress({ ...emptyProgress(), levels })).toMatchObject({
      progress: {
        levels: {
          a: { won: true, goals: [], tries: 0, lost: 0 },
          b: { won: true, goals: [0, 2], tries: 0, lost: 1 },
        },
      },
    });
  });

  test('of a list that is too long the newest stay', () => {
    const album = Array.from({ length: ALBUM_SIZE + 1 }, (_, i) => picture({ level: `l${i}` }));
    const read = readProgress({ ...emptyProgress(), album });
    expect(read.ok && [read.progress.album.length, read.progress.album[0]?.level]).toEqual([
      ALBUM_SIZE,
      'l1',
    ]);
  });

  test('what a newer program has added is left out', () => {
    const read = readProgress({ ...emptyProgress(), pets: 3 });
    expect(read).toEqual({ ok: true, progress: emptyProgress() });
  });
});

describe('the album', () => {
  test('has the player’s own sales, with the size they were sold at', () => {
    const sale = {
      type: 'petz.sold',
      plot: 0,
      customer: 'warlock',
      match: 3,
      platform: true,
      gold: 5,
    } as const;
    const events = [
      { ...sale, seat: 0, pet: 'uni', reputation: 9 },
      { ...sale, seat: 1, pet: 'drago', reputation: 4 },
    ];
    const view = ({ shops: [own] }: PetzView) => {
      own?.sales.push({ pet: 'uni', size: 6, customer: 'warlock', round: 3, match: 3, platform: true });
    };
    expect(picturesOf(run({ events, view }))).toEqual([
      { pet: 'uni', customer: 'warlock', level: 'town.3', reputation: 9, size: 6 },
    ]);
    expect(picturesOf(questRun())).toEqual([]);
  });

  test('hangs the same sale once, in its best version', () => {
    const better = picture({ reputation: 9 });
    expect(addPictures([picture()], [better])).toEqual([better]);
    expect(addPictures([better], [picture()])).toEqual([better]);
    expect(addPictures([picture()], [picture({ level: 'town.2' })])).toHaveLength(2);
  });

  test('takes the oldest down where there is no more room', () => {
    const full = Array.from({ length: ALBUM_SIZE }, (_, i) => picture({ level: `town.${i}` }));
    const album = addPictures(full, [picture({ level: 'new' })]);
    expect([album.length, album[0]?.level, album.at(-1)?.level]).toEqual([ALBUM_SIZE, 'town.1', 'new']);
  });
});
