/** How long the store may take: what keeps the page from working is not held against it. */

import { expect, test } from 'vitest';
import { DurableSlot, type SaveTrouble } from '../../src/session/saves/durable-slot.ts';
import { FaultyStore } from '../kit/session.ts';

/** Takes a text on demand. */
class LateStore extends FaultyStore {
  waits = (): Promise<void> => Promise.resolve();

  override async set(key: string, text: string): Promise<void> {
    await this.waits();
    return super.set(key, text);
  }
}

const PATIENCE = 40;

/** The page does nothing but work, so many milliseconds long. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

function slotIn(store: LateStore): { slot: DurableSlot; troubles: (SaveTrouble | null)[] } {
  const slot = new DurableSlot('slot', { store, patience: PATIENCE });
  const troubles: (SaveTrouble | null)[] = [];
  slot.onTrouble = (trouble) => troubles.push(trouble);
  return { slot, troubles };
}

test('a page that was busy first hears what the store has done meanwhile', async () => {
  const store = new LateStore();
  const { slot, troubles } = slotIn(store);
  store.waits = () => {
    queueMicrotask(() => work(2 * PATIENCE));
    return new Promise((done) => setImmediate(() => setImmediate(done)));
  };
  slot.save('text');
  await slot.settled();
  expect(troubles).toEqual([]);
});

test('what arrives late ends the trouble without another step', async () => {
  const store = new LateStore();
  const { slot, troubles } = slotIn(store);
  let arrive = (): void => undefined;
  store.waits = () =>
    new Promise((done) => {
      arrive = done;
    });
  slot.save('text');
  await slot.settled();
  expect(troubles).toEqual(['storeSlow']);
  store.waits = () => Promise.resolve();
  arrive();
  await expect.poll(() => troubles).toEqual(['storeSlow', null]);
  expect(slot.isDue).toBe(false);
});
