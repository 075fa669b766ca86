/** Every reason a bot may give has a sentence in every language, with the same arguments. */

import { describe, expect, test } from 'vitest';
import en from '../../src/i18n/parts/hints.en.json' with { type: 'json' };
import es from '../../src/i18n/parts/hints.es.json' with { type: 'json' };
import fr from '../../src/i18n/parts/hints.fr.json' with { type: 'json' };
import questEn from '../../src/i18n/parts/quest-hints.en.json' with { type: 'json' };
import questEs from '../../src/i18n/parts/quest-hints.es.json' with { type: 'json' };
import questFr from '../../src/i18n/parts/quest-hints.fr.json' with { type: 'json' };
import { HINT_CODES, QUEST_HINT_CODES } from '../kit/hint-codes.ts';

type Texts = Record<string, string>;

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

describe.each<[string, readonly string[], Texts, Texts]>([
  ['en', HINT_CODES, en, en],
  ['fr', HINT_CODES, fr, en],
  ['es', HINT_CODES, es, en],
  ['en, Pug Quest', QUEST_HINT_CODES, questEn, questEn],
  ['fr, Pug Quest', QUEST_HINT_CODES, questFr, questEn],
  ['es, Pug Quest', QUEST_HINT_CODES, questEs, questEn],
])('%s', (_language, codes, texts, english) => {
  test('has a sentence for every code and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort());
  });

  test('uses the same arguments as English', () => {
    for (const code of codes) {
      expect([code, placeholders(texts[code] ?? '')]).toEqual([code, placeholders(english[code] ?? '')]);
    }
  });

  test('names the cage or addon that a reason speaks of', () => {
    const unnamed = codes.filter((code) => {
      const [, what] = /(Cage|Addon)$/.exec(code) ?? [];
      // Which one is not settled yet: it is to be got later.
      if (what === undefined || code === 'hint.buyBeforeCage') return false;
      return !placeholders(texts[code] ?? '').includes(what.toLowerCase());
    });
    expect(unnamed).toEqual([]);
  });
});
