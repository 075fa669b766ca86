/** Every reason a bot may give has a sentence in every language, with the same arguments. */

import { describe, expect, test } from 'vitest';
import { HINT_CODES } from '../../src/bots/words.ts';
import en from '../../src/i18n/parts/hints.en.json' with { type: 'json' };
import es from '../../src/i18n/parts/hints.es.json' with { type: 'json' };
import fr from '../../src/i18n/parts/hints.fr.json' with { type: 'json' };

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

describe.each(Object.entries({ en, fr, es }))('%s', (_language, texts: Record<string, string>) => {
  test('has a sentence for every code and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...HINT_CODES].sort());
  });

  test('uses the same arguments as English', () => {
    const english: Record<string, string> = en;
    for (const code of HINT_CODES) {
      expect([code, placeholders(texts[code] ?? '')]).toEqual([code, placeholders(english[code] ?? '')]);
    }
  });
});
