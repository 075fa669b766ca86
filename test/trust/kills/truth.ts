/** What must be there when the page opens again: what the store has taken, or what was sent to it since. */

import { hash } from '../../../src/engine/kernel/data.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { gameKey, progressKey, SLOTS } from '../../../src/session/profiles/profile-keys.ts';
import type { Profile } from '../../../src/session/profiles/profiles.ts';
import { unseal } from '../../../src/session/saves/checksums.ts';
import type { SessionManager } from '../../../src/session/session-manager.ts';
import { type Disk, prefixOf } from './disk.ts';

/** What lies in a slot, as far as it is compared: a fingerprint, or `nothing`. */
export type Value = string;
export const NO_HASH: Value = 'nothing';

const listOf = (profiles: readonly Profile[]): Value =>
  profiles.map(({ id, name }) => `${id}:${name}`).join(',');

const progressOf = (progress: Json): Value => {
  const isFresh = JSON.stringify(progress) === '{}';
  return isFresh ? NO_HASH : hash(progress);
};

/** What a text in the store says, in any slot. */
export function valueIn(slot: string, sealed: string): Value {
  const { text } = JSON.parse(sealed) as { text: string };
  if (text === '') return NO_HASH;
  const read = JSON.parse(text) as { hash?: string; progress?: Json; profiles?: Profile[] };
  if (slot === 'profiles') return listOf(read.profiles ?? []);
  return slot.startsWith('progress/') ? progressOf(read.progress ?? {}) : (read.hash ?? NO_HASH);
}

/** The generations of a slot that are whole, the newest first. */
export function soundCopies(disk: Disk, slot: string): { key: string; value: Value }[] {
  const found: { key: string; count: number; value: Value }[] = [];
  for (const [key, sealed] of disk.texts) {
    if (prefixOf(key) !== slot) continue;
    const open = unseal(sealed);
    if (open !== 'broken') found.push({ key, count: open.count, value: valueIn(slot, sealed) });
  }
  return found.sort((a, b) => b.count - a.count);
}

/** Everything that is saved for those at the sessions, slot by slot, as the program knows it. */
export async function known(sessions: SessionManager): Promise<Map<string, Value>> {
  const all = new Map<string, Value>([['profiles', listOf(sessions.profiles.all)]]);
  for (const { id } of sessions.profiles.all) {
    const slots = await sessions.deviceData.slotsOf(id);
    for (const slot of SLOTS) all.set(gameKey(id, slot), slots.saved(slot)?.hash ?? NO_HASH);
    all.set(progressKey(id), progressOf(await sessions.deviceData.progress.of(id)));
  }
  return all;
}

/** What the active profile's part of that is: the rest has not changed. */
export function knownNow(sessions: SessionManager): Map<string, Value> {
  const { id } = sessions.profiles.active;
  const all = new Map<string, Value>([['profiles', listOf(sessions.profiles.all)]]);
  for (const slot of SLOTS)
    all.set(gameKey(id, slot), sessions.deviceData.slots.saved(slot)?.hash ?? NO_HASH);
  all.set(progressKey(id), progressOf(sessions.progress.read()));
  return all;
}
