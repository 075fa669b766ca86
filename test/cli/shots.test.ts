/** `npm run shots`: what it understands, how it tells of flaws, and its contact page. */
import { describe, expect, test } from 'vitest';
import { contactPage } from '../../src/cli/shots/contact.ts';
import { gathered } from '../../src/cli/shots/flaws.ts';
import { askName, readOptions, SHOT_NAMES, tableName } from '../../src/cli/shots/options.ts';
import { UsageError } from '../../src/cli/usage.ts';

describe('arguments', () => {
  test('without any, everything is shown, in English, into shots/', () => {
    expect(readOptions([])).toEqual({ out: 'shots', lang: 'en', build: true, wanted: new Set(SHOT_NAMES) });
  });

  test('one screen, or a family of screens', () => {
    expect([...readOptions(['--only', 'title']).wanted]).toEqual(['title']);
    expect([...readOptions(['--only', 'rules', '--only', 'final']).wanted]).toEqual(['rules', 'final']);
    const asks = [...readOptions(['--only', 'ask']).wanted];
    expect(asks).toContain('ask-group');
    expect(asks.every((name) => name.startsWith('ask-'))).toBe(true);
  });

  test('words only leaves out what is drawn', () => {
    const { wanted } = readOptions(['--words', '--lang', 'fr', '--no-build', '--out', 'x']);
    expect(wanted.has('title-words')).toBe(true);
    expect(wanted.has('title')).toBe(false);
    expect([...wanted].some((name) => name.startsWith('table-'))).toBe(false);
  });

  test.each([
    [['--only', 'castle']],
    [['--lang', 'xx']],
    [['--out', ' ']],
    [['--only', 'title', '--words']],
    [['--sizes', '3']],
  ])('%j is a mistake of one line', (args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
  });

  test('names are not given twice', () => {
    expect(new Set(SHOT_NAMES).size).toBe(SHOT_NAMES.length);
    expect([askName('petz.group'), tableName('petz.group')]).toEqual(['ask-group', 'table-group']);
  });
});

test('a flaw is told once with its number, and a long list is cut', () => {
  expect(gathered(['a', 'b', 'a'])).toEqual(['a (2 times)', 'b']);
  expect(gathered(['a', 'b', 'c'], 2)).toEqual(['a', 'b', '… and 1 more']);
});

test('the contact page shows every picture with its flaws, and what is missing', () => {
  const shot = { name: 'rules', size: '844x390', file: '844x390/rules.png', whole: null, flaws: ['a < b'] };
  const page = contactPage([shot], ['final']);
  expect(page).toContain('src="844x390/rules.png"');
  expect(page).toContain('a &lt; b');
  expect(page).toContain('Not met: final');
});
