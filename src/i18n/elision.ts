/** French drops the `e` of `de` and `que` before a name that begins with a vowel: `la boutique d’Otso`. */

/** The sentences themselves are written that way: only a name that was filled in can still stand apart. */
const APART = /(?<!\p{L})([dD]|[qQ]u)e (?=[AEIOUYÀÂÉÈÊËÎÏÔÖÛÜ])/gu;

export function elided(language: string, text: string): string {
  return language === 'fr' ? text.replace(APART, '$1’') : text;
}
