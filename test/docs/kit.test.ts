/** How the guides are read: a guide that no longer fits its file fails, and says which lines it missed. */
import { describe, expect, test } from 'vitest';
import { edited, stepsOf } from '../kit/guide.ts';

const FENCE = '```';

describe('the steps of a guide', () => {
  test('are the blocks with a comment above them, in their order', () => {
    const text = [
      '<!-- new: src/a.ts -->',
      '',
      `${FENCE}ts`,
      'const a = 1;',
      FENCE,
      'Talk, and a block that is only shown:',
      `${FENCE}ts`,
      'no();',
      FENCE,
      '<!-- run -->',
      '',
      `${FENCE}js`,
      'go();',
      FENCE,
    ].join('\n');
    expect(stepsOf(text)).toEqual([
      { act: 'new', path: 'src/a.ts', code: 'const a = 1;\n' },
      { act: 'run', path: '', code: 'go();\n' },
    ]);
  });
});

describe('a diff of a guide', () => {
  const file = 'one\ntwo\nthree\n';

  test('is worked in, part by part', () => {
    expect(edited('f', file, ' one\n+one and a half\n@@\n-three\n+four\n')).toBe(
      'one\none and a half\ntwo\nfour\n',
    );
  });

  test.each([
    ['that no longer stands there', ' zero\n+half\n'],
    ['that stands there more than once', ' t\n+x\n'],
  ])('is refused for a line %s', (_, diff) => {
    expect(() => edited('f.ts', file.replace('two', 't\nt'), diff)).toThrow('f.ts does not hold once');
  });
});
