/** French keeps its high punctuation on the line of the word before it: no-break spaces, everywhere. */
import { expect, test } from 'vitest';
import { catalogue } from '../../src/i18n/fr.ts';

/** A usual space before `: ; ! ? »` or after `«`, where a line may break. */
const BREAKING = /\S [:;!?»]|« /u;

test('no line of French may begin with a colon, a mark or a closing quote', () => {
  expect('Prêt ?').toMatch(BREAKING);
  expect('Prêt\u00a0?').not.toMatch(BREAKING);
  const wrong = Object.entries(catalogue).filter(([, text]) => BREAKING.test(text));
  expect(wrong).toEqual([]);
});
