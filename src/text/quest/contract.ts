/** Names that begin with an article grow together with the word before them: `de le Gobelin` is `du Gobelin`. */

import type { Language } from '../../i18n/words.ts';

/** A language without any has no line here. */
const JOINS: Readonly<Partial<Record<Language, readonly [RegExp, string][]>>> = {
  fr: [
    [/\b([dD])e le /g, '$1u '],
    [/(?<!\p{L})à le /gu, 'au '],
    [/(?<!\p{L})à les /gu, 'aux '],
  ],
  es: [
    [/\b([aA]) el /g, '$1l '],
    [/\b([dD])e el /g, '$1el '],
  ],
};

export function contracted(language: Language, text: string): string {
  const joins = JOINS[language] ?? [];
  return joins.reduce((whole, [apart, together]) => whole.replace(apart, together), text);
}
