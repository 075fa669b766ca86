/** What the coach says, in words: ids of things by their names. */
import { nameKey, needKey } from '../../../i18n/keys.ts';
import { questNameKey } from '../../../i18n/quest-keys.ts';
import type { Args, Words } from '../../../i18n/words.ts';
import type { Saying } from '../../../session/advice/coach.ts';
import type { Level } from '../../../session/campaign/levels.ts';

const NAMES: Readonly<Record<string, (id: string) => string>> = {
  pet: (id) => nameKey('pet', id),
  customer: (id) => nameKey('customer', id),
  space: (id) => nameKey('space', id),
  combo: (id) => questNameKey('combo', id),
  need: needKey,
};

/** The bubble that is shown now; a level that is shared as a file brings its own words. */
export function saidNow(words: Words, { keys, at, args }: Saying, level: Level | null): string {
  const key = keys[at] ?? '';
  const prefix = level === null ? '' : `level.${level.id}.`;
  const own = level !== null && key.startsWith(prefix) ? key.slice(prefix.length) : null;
  const shared =
    own === null ? undefined : (level?.words?.[words.language]?.[own] ?? level?.words?.en?.[own]);
  return shared ?? words.t(key, named(words, args));
}

function named(words: Words, args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const keyOf = NAMES[name];
      return [name, keyOf === undefined || typeof value === 'number' ? value : words.t(keyOf(value))];
    }),
  );
}
