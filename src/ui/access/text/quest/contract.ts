/** Names that begin with an article grow together with the word before them: `de le Gobelin` is `du Gobelin`. */

import type { Language } from '../../../../i18n/words.ts';

const JOINS: Readonly<Record<Language, readonly [RegExp, string][]>> = {
  en: [],
  fr: [
    [/\b([dD])e le /g, '$1u '],
    [/(?<!\p{L})à le /gu, 'au '],
    [/(?<!\p{L})à les /gu, 'aux '],
    [/\b([dD])e (?=[AEIOUYÉÈÊ])/g, '$1’'],
  ],
  es: [
    [/\b([aA]) el /g, '$1l '],
    [/\b([dD])e el /g, '$1el '],
  ],
};

export function contracted(language: Language, text: string): string {
  return JOINS[language].reduce((whole, [apart, together]) => whole.replace(apart, together), text);
}
