/** A browser in which something of the campaign has been reached already. */
import type { Page } from '@playwright/test';
import { emptyProgress } from '../../../src/campaign/progress.ts';
import type { Progress } from '../../../src/campaign/schema.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { atOnce } from '../../../src/session/game/pacing.ts';
import { randomThinker } from '../../../src/session/game/thinker.ts';
import { memoryStore } from '../../../src/session/saves/store.ts';
import { SessionManager } from '../../../src/session/session-manager.ts';
import { open } from './table.ts';

/** Everything that the game would have kept of this progress. */
async function textsOf(progress: Progress): Promise<[string, string][]> {
  const texts = new Map<string, string>();
  const sessions = new SessionManager({
    store: memoryStore(texts),
    thinker: randomThinker,
    pace: atOnce,
    retryMs: null,
  });
  await sessions.open();
  await sessions.progress.write(progress as unknown as Json);
  await sessions.settled();
  return [...texts];
}

/** Opens the game, puts the progress where the game keeps it, and opens the game again. */
export async function openWith(page: Page, progress: Partial<Progress>, address?: string): Promise<void> {
  await open(page, address);
  await page.evaluate(
    async (texts) => {
      await window.__petz?.saved();
      const run = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await run(indexedDB.open('dungeon-petz'));
      const store = database.transaction('texts', 'readwrite').objectStore('texts');
      await run(store.clear());
      for (const [key, text] of texts) await run(store.put(text, key));
      database.close();
    },
    await textsOf({ ...emptyProgress(), ...progress }),
  );
  await open(page, address);
}
