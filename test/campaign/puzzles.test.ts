/**
 * The puzzle corner: each puzzle is solved again, and not with the seed it is played with, so that nothing of it rests
 * on chance; what its proof and its goals promise is what a search finds, and a trader does not find it by the way.
 */

import { describe, expect, it } from 'vitest';
import { measurePuzzle, solveLevel } from '../../src/campaign/solve/level.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { dealt, playLevel } from '../../src/cli/levels/play.ts';
import { catalogue as en } from '../../src/i18n/en.ts';
import { catalogue as es } from '../../src/i18n/es.ts';
import { catalogue as fr } from '../../src/i18n/fr.ts';

/** So few ways lead to the best result. */
const MOST_LINES = 12;
/** All but a seventh of the puzzles are too much for a trader. */
const EASY = 6;
/** A search may look at so much, so that all puzzles together can be proven by every check. */
const MOST_POSITIONS = 2500;

const { levels, campaign } = readCampaignFiles();
const puzzles = levels.filter(({ level }) => level.kind === 'puzzle');
const all = campaign.chapters.find(({ id }) => id === 'puzzles')?.levels ?? [];

describe('the puzzle corner', () => {
  it('has at least forty-three puzzles, all of them on the map', () => {
    expect(all.length).toBeGreaterThanOrEqual(43);
    expect(puzzles.map(({ level }) => level.id).sort()).toEqual([...all].sort());
  });

  it('leaves nothing to chance: with other dice the best is the same, in as many ways', () => {
    for (const { level, proof } of puzzles) {
      const found = solveLevel(level, { ...dealt(level), seed: 'other dice' });
      expect({ id: level.id, best: found.best.score, lines: found.lines }).toEqual({
        id: level.id,
        best: proof?.best,
        lines: proof?.lines,
      });
      expect(found.best.stars, level.id).toBe(level.goals.length);
      expect(found.lines, level.id).toBeLessThanOrEqual(MOST_LINES);
      expect(found.positions, level.id).toBeLessThanOrEqual(MOST_POSITIONS);
    }
  });

  it('asks for the best with its last star, and for less with those before', () => {
    for (const { level, proof } of puzzles) {
      const wanted = level.goals.flatMap(({ id, min }) => (min === undefined || id === 'shows' ? [] : [min]));
      expect(wanted, level.id).toEqual([...new Set(wanted)].sort((a, b) => a - b));
      const last = level.goals.at(-1);
      if (last?.min !== undefined && last.id !== 'shows') expect(last.min, level.id).toBe(proof?.best);
      if (last?.max !== undefined) expect(0 - last.max, level.id).toBe(proof?.best);
      expect(level.hints, level.id).toBe(3);
    }
  });

  it('is not solved by the way: a trader wins all stars of hardly any', () => {
    const solved = puzzles.filter(({ level }) => {
      const { goals, stars, outcome } = playLevel(level, 'trader', level.seed ?? 'puzzle');
      const last = level.goals.at(-1);
      const score = measurePuzzle(last, goals.at(-1), outcome?.scores[0] ?? 0);
      return stars.length === level.goals.length && score >= (last?.min ?? 0);
    });
    const ids = solved.map(({ level }) => level.id);
    expect(ids.length, ids.join()).toBeLessThanOrEqual(EASY);
  });
});

describe('the brief of a puzzle', () => {
  const MOST_WORDS = 25;

  it.each(Object.entries({ en, fr, es }))(
    'has at most 25 words in %s: the board shows the rest',
    (_, words) => {
      for (const { level } of puzzles) {
        const brief = (words as Readonly<Record<string, string>>)[`level.${level.id}.brief`] ?? '';
        const count = brief.split(/\s/).filter((word) => /[\p{L}\d]/u.test(word)).length;
        expect(count, brief).toBeGreaterThan(5);
        expect(count, brief).toBeLessThanOrEqual(MOST_WORDS);
      }
    },
  );
});
