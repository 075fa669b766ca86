/** A store without a database. */

import type { Store } from '../../src/session/saves/store.ts';

/** Lasts as long as the test. */
export function memoryStore(texts: Map<string, string> = new Map()): Store {
  return {
    get: (key) => Promise.resolve(texts.get(key) ?? null),
    set: (key, text) => {
      texts.set(key, text);
      return Promise.resolve();
    },
    remove: (key) => {
      texts.delete(key);
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...texts.keys()]),
  };
}
