/** The music: scores that parse and add up, files that belong to them, loops without a seam. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import rendered from '../../assets/sound/music/rendered.json' with { type: 'json' };
import { musicPath, scorePath, whyOutdated } from '../../src/cli/sounds/pieces.ts';
import { measureWave } from '../../src/sound/dsp/measure.ts';
import { PIECES } from '../../src/sound/pieces.ts';
import { barsIn, parseScore, secondsOf } from '../../src/sound/score/parse.ts';
import { renderScore, soundings } from '../../src/sound/score/perform.ts';
import { ScoreError } from '../../src/sound/score/types.ts';

const scoreOf = (piece: (typeof PIECES)[number]) => parseScore(readFileSync(scorePath(piece), 'utf8'));
const RATE = 12_000;

describe.each(PIECES)('the piece for the %s', (piece) => {
  const score = scoreOf(piece);

  test('has parts that differ, in several voices, for three quarters of a minute to a minute and a half', () => {
    expect(secondsOf(score)).toBeGreaterThan(45);
    expect(secondsOf(score)).toBeLessThan(90);
    expect(new Set(score.form).size).toBeGreaterThan(1);
    expect(Object.keys(score.voices).length).toBeGreaterThan(2);
    for (const section of score.form) expect(barsIn(score, section)).toBe(8);
  });

  test('has the file its score says, and a small one', () => {
    expect(whyOutdated(piece, rendered)).toBeNull();
    expect(statSync(musicPath(piece)).size).toBeLessThan(450_000);
    const { from, to } = rendered[piece];
    expect(to - from).toBeCloseTo(secondsOf(score), 3);
  });

  test('uses every voice it names, and no note begins after the end', () => {
    const all = soundings(score);
    expect(new Set(all.map(({ voice }) => voice))).toEqual(new Set(Object.keys(score.voices)));
    expect(Math.max(...all.map(({ at }) => at))).toBeLessThan(secondsOf(score));
  });
});

test('all files together are small enough', () => {
  const sizes = PIECES.map((piece) => statSync(musicPath(piece)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});

test('a file is stale when its score, its renderer or itself is another', () => {
  const { town } = rendered;
  expect(whyOutdated('town', {})).toMatch(/never/);
  expect(whyOutdated('town', { town: { ...town, score: 'x' } })).toMatch(/score/);
  expect(whyOutdated('town', { town: { ...town, renderer: 0 } })).toMatch(/renderer/);
  expect(whyOutdated('town', { town: { ...town, file: 'x' } })).toMatch(/file/);
});

const EXAMPLE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'sound.md'), 'utf8').match(
  /```score\n([\s\S]+?)```/,
)?.[1];

describe('the example of the manual', () => {
  const score = parseScore(EXAMPLE ?? '');

  test('is two bars twice', () => {
    expect(score.title).toBe('Two Bars');
    expect(secondsOf(score)).toBeCloseTo(8, 5);
    expect(soundings(score).filter(({ voice }) => voice === 'tune').length).toBe(14);
  });

  test('can be played, goes round without a seam, and is not clipped', () => {
    const wave = renderScore(score, RATE);
    const { peak, shift } = measureWave(wave, RATE);
    expect(peak).toBeLessThan(0.9);
    expect(Math.abs(shift)).toBeLessThan(0.002);
    let step = 0;
    for (let i = 1; i < wave.length; i++)
      step = Math.max(step, Math.abs((wave[i] ?? 0) - (wave[i - 1] ?? 0)));
    expect(Math.abs((wave[0] ?? 0) - (wave.at(-1) ?? 0))).toBeLessThan(step);
  });
});

describe('mistakes are found, with their line', () => {
  const head = 'metre = 4/4\nvoice a = tuba\nvoice b = snare\n[A]\n';
  test.each([
    ['a bar too short', `${head}a | c2q d2 e2 |`, 5],
    ['a note there is none of', `${head}a | h2w |`, 5],
    ['an unknown voice', `${head}c | c2w |`, 5],
    ['an unknown instrument', 'voice a = lute', 1],
    ['a repeat of nothing', `${head}a | % |`, 5],
    ['voices of different lengths', `${head}a | c2w | c2w |\nb | xw |`, 0],
  ])('%s', (_what, text, line) => {
    let found: unknown = null;
    try {
      parseScore(text);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(ScoreError);
    expect(String(found)).toContain(`line ${line}:`);
  });
});

test('swing moves the second eighth and leaves the first', () => {
  const text = (swing: number) => `tempo = 60\nswing = ${swing}\nvoice a = tuba\n[A]\na | c2e d2 e2 f2 rh |`;
  const at = (swing: number) => soundings(parseScore(text(swing))).map((one) => one.at);
  expect(at(0.66)[1]).toBeCloseTo(0.66, 1);
  expect(at(0.5)[1]).toBeCloseTo(0.5, 1);
  expect(at(0.66)[2]).toBeCloseTo(1, 1);
});
