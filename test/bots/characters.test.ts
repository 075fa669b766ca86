/** Characters are more than words: the shops they run can be told apart. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/bots/names.ts';
import { fondnessOf } from '../../src/bots/petz/characters/index.ts';
import { EXPERT, personaOf } from '../../src/bots/petz/persona.ts';
import {
  type CharacterReport,
  learnStyles,
  STYLE_FEATURES,
  type StyleSample,
  shareRight,
  showsOf,
} from '../../src/cli/tournament/characters.ts';
import { spacesOf } from '../../src/engine/petz/spaces/all.ts';
import { alleysTable } from '../kit/alleys-market.ts';

const told = JSON.parse(
  readFileSync(join(import.meta.dirname, 'characters.json'), 'utf8'),
) as CharacterReport;

describe('the data', () => {
  test('whoever has neither character nor handicap is the expert himself', () => {
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
      style: STYLE_FEATURES.map((_, i) => (i === 0 ? x : 1)),
    });
    const clear = [1, 2, 3, 4].flatMap((x) => [sample('a', x), sample('b', x + 5)]);
    expect(shareRight(learnStyles(clear), [sample('a', 2.5), sample('b', 8.5)])).toBe(1);
    const alike = [1, 2, 3, 4].flatMap((x) => [sample('a', x), sample('b', x)]);
    expect(shareRight(learnStyles(alike), alike)).toBeLessThanOrEqual(0.5);
  });

  test('four of five shops are known by their character, in games that nothing was learned from', () => {
    expect(told.judged).toBeGreaterThanOrEqual(60);
    expect(told.share).toBeGreaterThanOrEqual(0.8);
    expect(told.judge.names).toHaveLength(CHARACTERS.length);
    expect(told.judge.weights[0]).toHaveLength(STYLE_FEATURES.length + 1);
  });

  test('and still are today, in a few games with other seeds', () => {
    const shown = showsOf(5, { seed: 'live', budget: 0.1, inTime: () => true });
    expect(shown).toHaveLength(16);
    // By chance it would be a quarter.
    expect(shareRight(told.judge, shown)).toBeGreaterThanOrEqual(0.5);
  });
});
