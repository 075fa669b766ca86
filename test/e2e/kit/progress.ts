/** A browser in which something of the campaign has been reached already. */

import type { Page } from '@playwright/test';
import { emptyProgress } from '../../../src/campaign/progress.ts';
import type { Progress } from '../../../src/campaign/schema.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { memoryStore } from '../../kit/memory-store.ts';
import { openSessions } from '../../kit/session.ts';
import { open } from './table.ts';

/** Everything that the game would have saved of this progress. */
async function textsOf(progress: Progress): Promise<[string, string][]> {
  const texts = new Map<string, string>();
  const sessions = await openSessions(memoryStore(texts));
  await sessions.progress.write(progress as unknown as Json);
  await sessions.settled();
  return [...texts];
}

/** A file beside the game: a page of it has the game's database without starting the game. */
const BESIDE = './icons/apple-touch.png';

/** Puts the progress where the game keeps it, and opens the game. */
export async function openWith(page: Page, progress: Partial<Progress>, address?: string): Promise<void> {
  await page.goto(BESIDE);
  await page.evaluate(
    async (texts) => {
      const run = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opening = indexedDB.open('dungeon-petz', 1);
      // As the game makes it at its first visit.
      opening.onupgradeneeded = () => {
        for (const name of ['texts', 'local-forage-detect-blob-support'])
          opening.result.createObjectStore(name);
      };
      const database = await run(opening);
      const store = database.transaction('texts', 'readwrite').objectStore('texts');
      for (const [key, text] of texts) await run(store.put(text, key));
      database.close();
    },
    await textsOf({ ...emptyProgress(), ...progress }),
  );
  await open(page, address);
}
