/** Titles and names from a file, which may be of any length, find room where they are shown. */
import { expect, test } from 'vitest';
import { NAME_SHOWN, shortened, TITLE_SHOWN } from '../../src/i18n/shortened.ts';
import { Words } from '../../src/i18n/words.ts';
import type { Level } from '../../src/session/campaign/levels.ts';
import { Speech } from '../../src/text/speech.ts';
import { LevelWords } from '../../src/ui/access/campaign/words.ts';

test.each([
  ['Ada', 10, 'Ada'],
  ['exactly te', 10, 'exactly te'],
  ['one letter more', 10, 'one lette…'],
  ['cut at a blank', 8, 'cut at…'],
  ['  two\nlines ', 20, 'two lines'],
  ['🐶🐶🐶🐶', 3, '🐶🐶…'],
])('%j in %i letters', (text, most, shown) => expect(shortened(text, most)).toBe(shown));

test('the title of a shared level and the name of another player are shown shortened', async () => {
  const words = await Words.speak('en');
  const level = { id: 'x', chapter: 'shared', words: { en: { title: 'T'.repeat(600) } } } as unknown as Level;
  expect([...new LevelWords(words).title(level)]).toHaveLength(TITLE_SHOWN);
  const speech = new Speech(words, [{ kind: 'person', name: 'N'.repeat(60) }]);
  expect([...speech.seat(0)]).toHaveLength(NAME_SHOWN);
});
