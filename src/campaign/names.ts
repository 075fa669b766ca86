/** Names that a level may use, and what is said about one that nobody has: which was probably meant. */

import * as v from 'valibot';

/** The fewest letters to add, drop, change or swap with a neighbour to make one word into the other. */
export function distance(a: string, b: string): number {
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1], b[j - 1]];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (x === y ? 0 : 1));
      const isSwap = i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y;
      if (isSwap) best = Math.min(best, (last[j - 2] ?? 0) + 1);
      next.push(best);
    }
    [last, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** The name that was probably meant; null if none is near. Capitals do not count, a cut-off end counts little. */
export function nearest(word: string, names: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const known = name.toLowerCase();
    const isStart = wanted.length >= 3 && known.startsWith(wanted);
    const off = isStart ? 1 : distance(wanted, known);
    if (off < least) [found, least] = [name, off];
  }
  return least <= Math.max(1, Math.floor(wanted.length / 3)) ? found : null;
}

/** `; did you mean 'uni'?`, or nothing. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = nearest(word, names);
  return name === null ? '' : `; did you mean '${name}'?`;
}

/** `no pet is called 'Unni'; did you mean 'uni'?` */
export function unknownName(kind: string, word: unknown, names: readonly string[]): string {
  if (word === undefined) return `the id of a ${kind} is missing`;
  if (typeof word !== 'string') return `the id of a ${kind} belongs here, not ${JSON.stringify(word)}`;
  return `no ${kind} is called '${word}'${didYouMean(word, names)}`;
}

/** One of these ids; `kind` is what they name, in words for the author of a level. */
export function named<const T extends string>(kind: string, ids: readonly T[]) {
  return v.picklist(ids, (issue) => unknownName(kind, issue.input, ids));
}

/** An object with these parts and no others; an unknown or missing part is told by its name. */
export function parts<const T extends v.ObjectEntries>(entries: T) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') {
      const key = issue.input as string;
      return `nothing here is called '${key}'${didYouMean(key, Object.keys(entries))}`;
    }
    if (issue.expected === 'Object') return `braces { } belong here, not ${shown(issue.input)}`;
    return `${issue.expected?.replaceAll('"', "'")} is missing`;
  });
}

/** A value as it is quoted in a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
