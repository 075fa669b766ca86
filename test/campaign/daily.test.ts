/** The daily fair: the same for everybody on the same day, sound on every day, with medals that bots have found. */
import { describe, expect, test } from 'vitest';
import { dailyLevel, fair, fairOfId, fairPrint, parOf } from '../../src/campaign/daily/daily.ts';
import { dayNumber, dayOf, dayOfFair, shifted, weekday } from '../../src/campaign/daily/days.ts';
import { FAIR_KINDS, FAIRS, fairKind, fairName, fairOn, NAMES } from '../../src/campaign/daily/fairs.ts';
import pars from '../../src/campaign/daily/pars.ts';
import { afterFair, streakOf } from '../../src/campaign/daily/results.ts';
import { checkLevel, checkShape, readLevel } from '../../src/campaign/load.ts';
import { emptyProgress, readProgress } from '../../src/campaign/progress.ts';
import { levelSchema } from '../../src/campaign/schema.ts';
import { askedInVain } from '../../src/campaign/unplayed.ts';
import { findPar } from '../../src/cli/daily-pars.ts';
import { catalogueKeys } from '../../src/cli/levels/disk.ts';
import { quantile } from '../../src/cli/statistics.ts';
import { storedProgress } from '../../src/session/campaign/progress-kind.ts';

describe('days', () => {
  test('are counted from the first of 2024, over leap years', () => {
    expect(dayNumber('2024-01-01')).toBe(0);
    expect(dayNumber('2025-01-01')).toBe(366);
    expect(dayNumber('2026-11-22')).toBe(1056);
    expect(dayOf(1056)).toBe('2026-11-22');
    expect(shifted('2024-02-28', 1)).toBe('2024-02-29');
    expect(shifted('2027-01-01', -1)).toBe('2026-12-31');
    // A Sunday.
    expect(weekday('2026-11-22')).toBe(6);
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2023-12-31',
    '2101-01-01',
    '26-1-1',
    '',
    'today',
    '2026-11-22T00:00',
  ])('%j is none with a fair', (day) => {
    expect(dayNumber(day)).toBeNull();
    expect(dailyLevel(day)).toBeNull();
    expect(fairOfId(`daily.${day}`)).toBeNull();
  });

  test('the first and the last have one', () => {
    for (const day of ['2024-01-01', '2100-12-31']) expect(dailyLevel(day)?.id).toBe(`daily.${day}`);
    expect(dayOfFair('daily.2026-11-22')).toBe('2026-11-22');
    expect(dayOfFair('town.3')).toBeNull();
  });
});

describe('fairs', () => {
  test('are the same whenever they are made, and another on the next day', () => {
    expect(dailyLevel('2026-11-22')).toEqual(dailyLevel('2026-11-22'));
    expect(dailyLevel('2026-11-22')?.seed).not.toBe(dailyLevel('2026-11-23')?.seed);
    expect(fairOn(shifted('2026-11-22', FAIRS))).toBe(fairOn('2026-11-22'));
  });

  test('are sound levels, every one of the cycle', () => {
    const wrong = Array.from({ length: FAIRS }, (_, number) => {
      const level = fair(number, `daily.${dayOf(number)}`, parOf(number));
      const shape = checkShape(`${number}`, levelSchema, level);
      const read = shape.ok ? checkLevel(`${number}`, shape.content) : shape;
      return read.ok ? [] : read.problems;
    });
    expect(wrong.flat()).toEqual([]);
  });

  test('are of every kind, in every ten days; no two of the cycle are alike', () => {
    const kinds = Array.from({ length: FAIR_KINDS.length }, (_, i) => fairKind(i));
    expect(new Set(kinds).size).toBe(FAIR_KINDS.length);
    expect(new Set(Array.from({ length: FAIRS }, (_, i) => fairPrint(i))).size).toBe(FAIRS);
  });

  test('have no twist that waits for rounds which are not played', () => {
    const fairs = Array.from({ length: FAIRS }, (_, i) => fair(i, 'daily.2026-11-22'));
    expect(fairs.flatMap((level) => askedInVain(level).map((line) => `${level.seed} ${line}`))).toEqual([]);
  });

  test('have words for every kind and name in every language', () => {
    const keys = [
      ...FAIR_KINDS.flatMap((kind) => [`ui.daily.kind.${kind}.name`, `ui.daily.kind.${kind}.text`]),
      ...Array.from({ length: NAMES }, (_, i) => `ui.daily.of.${i}`),
    ];
    for (const [language, known] of Object.entries(catalogueKeys())) {
      expect([language, keys.filter((key) => !known.has(key))]).toEqual([language, []]);
    }
    const names = Array.from({ length: FAIRS }, (_, i) => fairName(i));
    expect(new Set(names).size).toBe(NAMES);
  });

  test('have an id that a file of the campaign may not take for another chapter', () => {
    const level = { ...dailyLevel('2026-11-22'), chapter: 'town' };
    const read = readLevel('x.json', JSON.stringify(level));
    expect(read).toEqual({
      ok: false,
      problems: ["x.json: id: 'daily.2026-11-22' is not of the chapter 'town'"],
    });
    expect(readLevel('x.json', JSON.stringify({ ...level, id: 'daily.x', chapter: 'daily' })).ok).toBe(false);
  });
});

describe('medals', () => {
  test('were found for these very fairs, each asks for more than the one before, and silver lies in the middle', () => {
    expect(pars.fairs.map(({ of }) => of)).toEqual(Array.from({ length: FAIRS }, (_, i) => fairPrint(i)));
    const wrong = pars.fairs.filter(
      ({ par: [bronze, silver, gold] }) =>
        !(bronze >= 1 && gold > silver && silver === Math.ceil((bronze + gold) / 2)),
    );
    expect(wrong).toEqual([]);
  });

  test('found anew are the same', () => {
    // Two shops and no thinking Heroes: the quickest kind to play again.
    const quick = 7;
    expect(findPar(quick, pars.games)).toEqual(parOf(quick));
  });

  test('percentiles', () => {
    expect(quantile([5, 1, 3], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4], 0.75)).toBe(4);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe('results', () => {
  test('grow with every try', () => {
    const once = afterFair({}, '2026-11-22', { points: 12.5, medal: 2 });
    const twice = afterFair(once, '2026-11-22', { points: -3, medal: 0 });
    expect(twice).toEqual({ '2026-11-22': { best: 12.5, medal: 2, tries: 2 } });
    expect(afterFair({}, '2026-11-22', { points: -3, medal: 0 })['2026-11-22']?.best).toBe(-3);
  });

  test('a row of days ends where there was no medal, and is not lost before the day is over', () => {
    const medal = { best: 1, medal: 1, tries: 1 };
    const row = { '2026-11-19': medal, '2026-11-20': medal, '2026-11-21': medal };
    expect(streakOf(row, '2026-11-22')).toBe(3);
    expect(streakOf({ ...row, '2026-11-22': medal }, '2026-11-22')).toBe(4);
    expect(streakOf({ ...row, '2026-11-22': { ...medal, medal: 0 } }, '2026-11-22')).toBe(3);
    expect(streakOf(row, '2026-11-23')).toBe(0);
    expect(streakOf({}, '2024-01-01')).toBe(0);
  });

  test('are saved with the progress, and two pages lose nothing of them', () => {
    const mine = { ...emptyProgress(), daily: { '2026-11-21': { best: 9, medal: 1, tries: 3 } } };
    const theirs = {
      ...emptyProgress(),
      daily: { '2026-11-21': { best: 7, medal: 2, tries: 1 }, '2026-11-22': { best: 1, medal: 1, tries: 1 } },
    };
    const both = storedProgress.merge(mine as never, theirs as never);
    const read = readProgress(both);
    expect(read.ok && read.progress.daily).toEqual({
      '2026-11-21': { best: 9, medal: 2, tries: 3 },
      '2026-11-22': { best: 1, medal: 1, tries: 1 },
    });
  });

  test('a progress from before there were fairs has none', () => {
    const { daily, kept, ...old } = emptyProgress();
    const read = readProgress(old);
    expect(read.ok && [read.progress.daily, read.progress.kept]).toEqual([{}, {}]);
    expect([daily, kept]).toEqual([{}, {}]);
  });
});
