/**
 * Shared levels. Wherever one comes from, here it goes by its fingerprint: it can never pass for a
 * level of the campaign, gives no stars, and is read like every foreign file.
 */

import { hash } from '../engine/kernel/data.ts';
import type { Json } from '../engine/kernel/state.ts';
import { LONGEST_LEVEL } from './limits.ts';
import { checkLevel, type ReadLevel, readShape } from './load.ts';
import { type Level, levelSchema } from './schema.ts';

/** What a level of others must not bring along: it opens nothing and waits for nothing here. */
type Plain = Omit<Level, 'unlocks' | 'after' | 'choices' | 'changes' | '$schema'>;

/** The same level as a shared one. */
export function asShared(level: Level): Level {
  const { id: _, $schema, unlocks, after, choices, changes, ...rest } = level as Level & { $schema?: string };
  const plain = { ...rest, chapter: 'shared' } as Plain;
  if ('companion' in plain) delete (plain as { companion?: unknown }).companion;
  const of = hash(JSON.parse(JSON.stringify({ ...plain, words: null })) as Json);
  return { ...plain, id: `shared.${of}` } as Level;
}

/** Reads the text of a level of unknown origin; what comes of it is a shared one. */
export function readSharedLevel(text: string): ReadLevel {
  const read = readShape('', levelSchema, text);
  if (!read.ok) return bare(read.problems);
  // Who teaches, searches or keeps a story is at home in the campaign: what is shared is a game.
  const { coach: _, ...level } = read.content;
  const shared = asShared({ ...level, kind: level.kind === 'lesson' ? 'scenario' : level.kind } as Level);
  const checked = checkLevel('', shared);
  if (!checked.ok) return bare(checked.problems);
  // As it is saved and loaded again it may be longer than it was written.
  const isTooLong = JSON.stringify(shared).length > LONGEST_LEVEL;
  return isTooLong ? { ok: false, problems: ['larger than any level'] } : checked;
}

/** Without the name of a file: there is none. */
function bare(problems: readonly string[]): ReadLevel {
  return { ok: false, problems: problems.map((line) => line.replace(/^: /, '')) };
}
