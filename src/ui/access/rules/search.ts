/** Searching in texts: no matter which letters are capital or carry accents. */

/** A text without capitals and accents, and for each of its letters the place of the letter it came from. */
interface Folded {
  text: string;
  from: readonly number[];
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };

/** For comparing: small letters without accents. */
export function fold(text: string): Folded {
  let folded = '';
  const from: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = (text[at] ?? '').toLowerCase();
    const plain = LIGATURES[letter] ?? letter.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
    for (const one of plain) {
      folded += one;
      from.push(at);
    }
  }
  return { text: folded, from };
}

/** The words that are looked for; a single letter is not worth it. */
export function wordsOf(query: string): string[] {
  const { text } = fold(query.trim());
  return text.length < 2 ? [] : text.split(/\s+/);
}

interface Found<T> {
  item: T;
  /** How many of the words stand in the title. */
  inTitle: number;
}

/** What contains every word of the query, in its order; what has them in the title comes first. */
export function search<T>(
  query: string,
  items: readonly T[],
  read: (item: T) => { title: string; text: string },
): T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found: Found<T>[] = [];
  for (const item of items) {
    const { title, text } = read(item);
    const head = fold(title).text;
    const body = fold(text).text;
    if (!words.every((word) => head.includes(word) || body.includes(word))) continue;
    found.push({ item, inTitle: words.filter((word) => head.includes(word)).length });
  }
  return found.sort((a, b) => b.inTitle - a.inTitle).map(({ item }) => item);
}

interface Piece {
  text: string;
  isHit: boolean;
}

/** The text in pieces, so that the hits can be marked. */
export function highlight(text: string, query: string): Piece[] {
  const folded = fold(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i++) isHit[folded.from[i] ?? 0] = true;
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    const hit = isHit[at] ?? false;
    if (last !== undefined && last.isHit === hit) last.text += text[at];
    else pieces.push({ text: text[at] ?? '', isHit: hit });
  }
  return pieces;
}

const AROUND = 70;

/** The part of a text around its first hit, cut between words. */
export function excerpt(text: string, query: string): string {
  const { text: folded, from } = fold(text);
  const hits = wordsOf(query)
    .map((word) => folded.indexOf(word))
    .filter((at) => at >= 0);
  const first = hits.length === 0 ? 0 : (from[Math.min(...hits)] ?? 0);
  const start = first <= AROUND ? 0 : text.indexOf(' ', first - AROUND) + 1;
  const stop =
    text.length - start <= 2.5 * AROUND ? text.length : text.lastIndexOf(' ', start + 2.5 * AROUND);
  return `${start > 0 ? '… ' : ''}${text.slice(start, stop)}${stop < text.length ? ' …' : ''}`;
}
