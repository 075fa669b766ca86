/** Characters are more than words: the shops they run differ. */

import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/bots/names.ts';
import { fondnessOf } from '../../src/bots/petz/characters/index.ts';
import { EXPERT, personaOf } from '../../src/bots/petz/persona.ts';
import {
  CHARACTER_CELLS,
  type CharacterReport,
  learnStyles,
  readReports,
  type StyleSample,
  shareRight,
  showsOf,
  styleFeatures,
} from '../../src/cli/tournament/characters.ts';
import { spacesOf } from '../../src/engine/petz/spaces/all.ts';
import { alleysTable } from '../kit/alleys-market.ts';

const reports = readReports();
const cells = CHARACTER_CELLS.map((cell) => ({ ...cell, report: reports[cell.id] as CharacterReport }));

describe('the data', () => {
  test('a bot with neither character nor handicap is the expert himself', () => {
    expect(personaOf(undefined)).toBe(EXPERT);
  });

  test.each(CHARACTERS)('%s is fond of things that there are', (character) => {
    const { fancies, times } = fondnessOf(character);
    const kinds = new Set(spacesOf(alleysTable(4, 'extended').s).map(({ kind }) => kind));
    expect(Object.keys(fancies).filter((kind) => !kinds.has(kind as never))).toEqual([]);
    const persona = personaOf(character);
    for (const [weight, factor] of Object.entries(times)) {
      const key = weight as keyof typeof times;
      expect(persona[key]).toBeCloseTo(EXPERT[key] * factor);
    }
    expect(persona).not.toEqual(EXPERT);
  });
});

describe('telling apart', () => {
  test('is learned from what differs, and only from that', () => {
    const sample = (name: string, x: number): StyleSample => ({
      name,
      style: [x, 1, 1, 1],
    });
    const clear = [1, 2, 3, 4].flatMap((x) => [sample('a', x), sample('b', x + 5)]);
    expect(shareRight(learnStyles(clear), [sample('a', 2.5), sample('b', 8.5)])).toBe(1);
    const alike = [1, 2, 3, 4].flatMap((x) => [sample('a', x), sample('b', x)]);
    expect(shareRight(learnStyles(alike), alike)).toBeLessThanOrEqual(0.5);
  });

  describe.each(cells)('$title', (cell) => {
    const { report } = cell;

    test('four of five shops are known by their character, in games that nothing was learned from', () => {
      expect(report.judged).toBeGreaterThanOrEqual(60);
      expect(report.share).toBeGreaterThanOrEqual(0.8);
      expect(report.judge.names).toHaveLength(CHARACTERS.length);
      expect(report.judge.weights[0]).toHaveLength(styleFeatures(cell).length + 1);
    });

    test('and still are today, in a few games with other seeds', () => {
      const shown = showsOf(cell, 5, { seed: 'live', budget: 0.1, inTime: () => true });
      expect(shown).toHaveLength(16);
      // By chance it would be a quarter.
      expect(shareRight(report.judge, shown)).toBeGreaterThanOrEqual(0.5);
    });
  });
});
