/** Long runs end in time and lose nothing; what they find stands in tables and files that can be read. */

import { describe, expect, test } from 'vitest';
import { jsonListText, jsonText } from '../../src/cli/json-text.ts';
import { stepsInTime, timeLimit } from '../../src/cli/long-run.ts';
import { markdownTable, right, textTable } from '../../src/cli/table.ts';

describe('a long run', () => {
  test('is written down every so many steps, and at its end', () => {
    const saved: number[] = [];
    let step = 0;
    for (step of stepsInTime({ inTime: () => true, save: () => saved.push(step) }, 3)) if (step === 7) break;
    expect(saved).toEqual([3, 6, 7]);
  });

  test('begins no step when the time is over, and is written down all the same', () => {
    const saved: number[] = [];
    let left = 2;
    const taken = [...stepsInTime({ inTime: () => left-- > 0, save: () => saved.push(left) })];
    expect([taken, saved]).toEqual([[1, 2], [-1]]);
  });

  test('that breaks keeps what it has found', () => {
    let saves = 0;
    const broken = () => {
      for (const _ of stepsInTime({ inTime: () => true, save: () => saves++ }))
        throw new Error('no such bot');
    };
    expect(broken).toThrow('no such bot');
    expect(saves).toBe(1);
  });

  test.each(['0', '-1', 'soon', ''])('takes no %s minutes', (text) => {
    expect(() => timeLimit(text)).toThrow('--minutes takes a number above 0');
  });

  test('has time for a while', () => {
    expect(timeLimit('1')()).toBe(true);
    expect(timeLimit('0.5')()).toBe(true);
  });
});

describe('results', () => {
  const rows = [
    ['one', 5],
    ['a|b', 1000],
  ];

  test('as a table of a page', () => {
    expect(markdownTable(['name', right('games')], rows)).toEqual([
      '| name | games |',
      '| --- | ---: |',
      '| one | 5 |',
      '| a\\|b | 1000 |',
    ]);
  });

  test('as columns', () => {
    expect(textTable(['name', right('games')], rows)).toBe('name  games\none       5\na|b    1000');
  });

  test('as JSON with lists of numbers on one line', () => {
    const text = jsonText({ wins: [3, -4.5], names: ['a'] });
    expect(text).toBe('{\n  "wins": [3, -4.5],\n  "names": [\n    "a"\n  ]\n}\n');
  });

  test('as JSON with an entry a line', () => {
    expect(jsonListText({ n: 2 }, 'log', [[0, 'a'], { b: 1 }])).toBe(
      '{\n  "n": 2,\n  "log": [\n    [0,"a"],\n    {"b":1}\n  ]\n}\n',
    );
    expect(jsonListText({}, 'log', [])).toBe('{\n  "log": []\n}\n');
  });
});
