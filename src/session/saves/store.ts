/** Where saves and settings are stored: a few named texts. Behind it lies the browser's database. */

import localforage from 'localforage';

export interface Store {
  /** Null if there is nothing under that name. Rejects when the store cannot be read. */
  get(key: string): Promise<string | null>;
  /** Rejects when the store is forbidden, full or broken. */
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /**
   * Does the work while no other page does work of that name. Where that cannot be had, or takes too long, it is done
   * all the same.
   */
  alone?<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** How long another page may hold us up. */
const TURN_MS = 2000;

/** One page at a time, where the browser knows how. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let isMine = false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(TURN_MS) }, () => {
      isMine = true;
      return work();
    });
  } catch (error) {
    if (isMine) throw error;
    return work();
  }
}

/** The browser's database. Nothing is opened before the first use. */
export function browserStore(): Store {
  const forage = localforage.createInstance({
    name: 'dungeon-petz',
    storeName: 'texts',
    driver: [localforage.INDEXEDDB, localforage.LOCALSTORAGE],
  });
  return {
    get: async (key) => {
      const text = await forage.getItem<unknown>(key);
      return typeof text === 'string' ? text : null;
    },
    set: async (key, text) => {
      await forage.setItem(key, text);
    },
    remove: (key) => forage.removeItem(key),
    keys: () => forage.keys(),
    alone: (what, work) => alone(`${name}/${what}`, work),
  };
}
