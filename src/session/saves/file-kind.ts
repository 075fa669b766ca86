/**
 * What a file of unknown origin is: read once, within limits, and known by what it says at its top, never by words that
 * stand somewhere in it. Every door asks here first. Light enough for every page.
 */

import { isRecord } from '../../engine/kernel/domain.ts';
import { readJson } from '../../engine/kernel/safe-json.ts';

/** No file of ours is nearly as long, in characters. */
export const LONGEST_FILE = 32_000_000;

/** How the files of the house name themselves; a single game and a bare level do not. */
export const PROFILE = 'dungeon-petz.profile';
export const SHARED = 'dungeon-petz.shared';

/** The top of a file. */
export type Raw = Readonly<Record<string, unknown>>;

/** `game`: one to be continued; `shared`: a level, or a game that is over, for the page of what others have made. */
type FoundFile =
  | { kind: 'profile' | 'game' | 'shared'; data: Raw }
  | { kind: 'none'; problem: 'tooLarge' | 'notOurs' };

/** Never throws, for any text. */
export function fileKind(text: string): FoundFile {
  const read = readJson(text, LONGEST_FILE);
  if (!read.ok) return { kind: 'none', problem: read.cause === 'tooLarge' ? 'tooLarge' : 'notOurs' };
  const { data } = read;
  const kind = isRecord(data) ? kindOf(data) : null;
  return kind === null ? { kind: 'none', problem: 'notOurs' } : { kind, data: data as Raw };
}

function kindOf(data: Raw): 'profile' | 'game' | 'shared' | null {
  const has = (name: string) => Object.hasOwn(data, name);
  if (data.kind === PROFILE) return 'profile';
  if (data.kind === SHARED || isLevel(data)) return 'shared';
  if (!has('game')) return null;
  // Without a state there is nothing to go on from: such a game is there to be looked at.
  return has('log') && !has('snapshot') ? 'shared' : 'game';
}

/** A level as it lies among the levels. */
export function isLevel(data: Raw): boolean {
  return Object.hasOwn(data, 'goals') && Object.hasOwn(data, 'seats');
}
