/** The game as the browser has saved it. */
import type { Page } from '@playwright/test';
import { type AnySaveFile, readSave } from '../../../src/session/saves/save-format.ts';

/** Reads the newest generation of the save out of the browser's database. */
async function newestText(): Promise<string> {
  const run = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await run(indexedDB.open('dungeon-petz'));
  const texts = database.transaction('texts', 'readonly').objectStore('texts');
  const keys = (await run(texts.getAllKeys())).map(String).filter((key) => key.startsWith('save/'));
  const read = await Promise.all(keys.map((key) => run<string>(texts.get(key))));
  database.close();
  const sealed = read.map((text) => JSON.parse(text) as { count: number; text: string });
  return sealed.reduce((a, b) => (b.count > a.count ? b : a)).text;
}

export async function savedGame(page: Page): Promise<AnySaveFile> {
  const read = readSave(await page.evaluate(newestText));
  if (!read.ok) throw new Error(read.problem.message);
  return read.save;
}
