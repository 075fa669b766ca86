/** Runs in the page: cuts the newest save in half, as a power cut would, and tells its key. */
export async function spoilNewestSave(): Promise<string> {
  const run = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await run(indexedDB.open('dungeon-petz'));
  const texts = database.transaction('texts', 'readwrite').objectStore('texts');
  const keys = (await run(texts.getAllKeys())).map(String).filter((key) => key.startsWith('save/'));
  const read = await Promise.all(keys.map((key) => run<string>(texts.get(key))));
  const counts = read.map((text) => (JSON.parse(text) as { count: number }).count);
  const newest = counts.indexOf(Math.max(...counts));
  const text = read[newest] ?? '';
  await run(texts.put(text.slice(0, text.length / 2), keys[newest] ?? ''));
  database.close();
  return keys[newest] ?? '';
}
