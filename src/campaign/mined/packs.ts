/**
 * The mined puzzles as they are shipped: the index comes with this file, each pack when a puzzle of it is first wanted.
 * Only where Vite builds; programs read the files themselves.
 */

import indexFile from '../../../levels/mined/index.json' with { type: 'json' };
import type { Level } from '../schema.ts';
import { minedLevel } from './puzzle.ts';
import { entriesOfIndex, type MinedEntry, type MinedPack } from './schema.ts';

const FILES = import.meta.glob<MinedPack>('../../../levels/mined/[0-9]*.json', { import: 'default' });

let entries: readonly MinedEntry[] | null = null;

/** All mined puzzles, the easiest first. */
export function minedIndex(): readonly MinedEntry[] {
  entries ??= entriesOfIndex(indexFile as never);
  return entries;
}

/**
 * A mined puzzle as a level of the chapter of puzzles. Throws where there is none of that id, where its pack cannot be
 * had, and with file, place and cause where the pack holds something that is none.
 */
export async function loadMined(id: string): Promise<Level> {
  const entry = minedIndex().find((one) => one.id === id);
  if (entry === undefined) throw new Error(`no mined puzzle is called '${id}'`);
  const file = `levels/mined/${String(entry.pack).padStart(3, '0')}.json`;
  const pack = await FILES[`../../../${file}`]?.();
  const at = pack?.puzzles.findIndex((one) => one.id === id) ?? -1;
  if (pack === undefined || at < 0) throw new Error(`${file}: '${id}' is not in it`);
  return minedLevel(`${file}: puzzles[${at}]`, pack.puzzles[at]);
}
