/** The brief of a level is read in passing, in any language: short sentences. */
import { describe, expect, it } from 'vitest';
import { catalogue as en } from '../../src/i18n/en.ts';
import { catalogue as es } from '../../src/i18n/es.ts';
import { catalogue as fr } from '../../src/i18n/fr.ts';

const MOST_WORDS = 20;

/** How many words the longest sentence of a text has; marks that stand alone in French are none. */
function longest(text: string): number {
  const sentences = text.split(/(?<=[.!?…][”»]?)\s+/u);
  return Math.max(
    ...sentences.map((sentence) => sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length),
  );
}

describe('the brief of a level', () => {
  it.each(Object.entries({ en, fr, es }))('has no sentence of more than 20 words in %s', (_, words) => {
    const briefs = Object.entries(words).filter(([key]) => /^level\..*\.brief$/.test(key));
    expect(briefs.length).toBeGreaterThan(100);
    expect(briefs.filter(([, text]) => longest(text) > MOST_WORDS)).toEqual([]);
  });
});
