/** Small words grow together with the name after them: `la boutique d’Otso`, `du Gobelin`, `al Limo`. */

/** The sentences themselves are written that way: only a name that was filled in can still stand apart. */
const VOWEL = /(?<!\p{L})([dD]|[qQ]u)e (?=[AEIOUYÀÂÉÈÊËÎÏÔÖÛÜ])/gu;

/** French drops the `e` of `de` and `que` before a name that begins with a vowel. */
export function elided(language: string, text: string): string {
  return language === 'fr' ? text.replace(VOWEL, '$1’') : text;
}

/** A language without any has no line here. */
const ARTICLES: Readonly<Record<string, readonly [RegExp, string][]>> = {
  fr: [
    [/(?<!\p{L})([dD])e le /gu, '$1u '],
    [/(?<!\p{L})à le /gu, 'au '],
    [/(?<!\p{L})à les /gu, 'aux '],
  ],
  es: [
    [/(?<!\p{L})([aA]) el /gu, '$1l '],
    [/(?<!\p{L})([dD])e el /gu, '$1el '],
  ],
};

/** Only for sentences about those whose names begin with an article: elsewhere `de le` may stand before a verb. */
export function contracted(language: string, text: string): string {
  const joins = ARTICLES[language] ?? [];
  return joins.reduce((whole, [apart, together]) => whole.replace(apart, together), text);
}
