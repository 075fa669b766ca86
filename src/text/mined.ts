/** The words of a mined puzzle: its level names keys and what is put in, and here they become sentences. */

import type { Args, Words } from '../i18n/words.ts';
import type { Level } from '../session/campaign/levels.ts';

/** Sentences within sentences, as deep as a puzzle's words go. */
type Value = number | string | { key: string; args?: Record<string, Value> } | readonly Value[];
type Speaker = Pick<Words, 't' | 'list'>;

function worded(words: Speaker, value: Value): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return words.t(value);
  if ('key' in value) return sentenceOf(words, value);
  const all = value.map((one) => String(worded(words, one)));
  // Whole sentences stand one after the other.
  return all.every((one) => one.endsWith('.')) ? all.join(' ') : words.list(all);
}

function sentenceOf(
  words: Speaker,
  { key, args = {} }: { key: string; args?: Record<string, Value> },
): string {
  const said: Args = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, worded(words, value)]),
  );
  return words.t(key, said);
}

/** A text of a mined level: `title`, `brief`, `hint.1` and on, `why` where strong shops agree; null for any other, and for a level that is not mined. */
export function minedText(words: Speaker, { mined }: Pick<Level, 'mined'>, key: string): string | null {
  if (mined === undefined) return null;
  if (key === 'title') return words.t(`mined.kind.${mined.kind}`);
  if (key === 'brief') return sentenceOf(words, mined.brief);
  if (key === 'why') return mined.shops === undefined ? null : sentenceOf(words, mined.shops.why);
  const hint = mined.hints[Number(/^hint\.(\d)$/.exec(key)?.[1]) - 1];
  return hint === undefined ? null : sentenceOf(words, hint);
}
