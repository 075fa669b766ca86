/**
 * One word beside the database: something was saved here. A browser in need of room empties the database without a
 * word; a returning player should at least see why everything begins anew.
 */
import type { Store } from './store.ts';

export interface StoredMark {
  /** Was something saved here, as far as is known? Never fails. */
  has(): boolean;
  /** Never fails: what cannot be noted is not remembered. */
  note(): void;
  forget(): void;
}

const WORD = 'dungeon-petz-was-kept';
/** What lies under these names belongs to a player; settings come and go. */
const OWNED = /^(?:save|progress|profiles)\//;

/** Saved where a browser stores small items; they outlive the database where it clears away only what is large. */
export function browserStoredMark(): StoredMark {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    has: () => attempt((storage) => storage.getItem(WORD) !== null, false),
    note: () => attempt((storage) => storage.setItem(WORD, '1'), undefined),
    forget: () => attempt((storage) => storage.removeItem(WORD), undefined),
  };
}

/** The store, noting that something of a player has been saved as soon as that is so. */
export function withStoredMark(store: Store, storedMark: StoredMark): Store {
  let isNoted = false;
  return {
    get: (key) => store.get(key),
    set: async (key, text) => {
      await store.set(key, text);
      if (isNoted || !OWNED.test(key)) return;
      storedMark.note();
      isNoted = true;
    },
    remove: (key) => store.remove(key),
    keys: () => store.keys(),
    ...(store.alone === undefined
      ? {}
      : { alone: <T>(name: string, work: () => Promise<T>) => store.alone?.(name, work) ?? work() }),
  };
}

/** Whether what was saved here is gone: it is remembered, and nothing of it lies in the store. True only once. */
export async function isEmptied(store: Store, storedMark: StoredMark): Promise<boolean> {
  if (!storedMark.has()) return false;
  try {
    if ((await store.keys()).some((key) => OWNED.test(key))) return false;
  } catch {
    // A store that cannot be read has not been emptied.
    return false;
  }
  storedMark.forget();
  return true;
}
