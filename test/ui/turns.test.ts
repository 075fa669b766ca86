/** Work in turns: in order, none lost, and never much longer than a turn at once. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTurn } from '../../src/ui/turns.ts';

/** Node hands out all messages before it does anything else; browsers do not. */
class Channel {
  port1 = { onmessage: () => undefined };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage(), 0) };
}

beforeAll(() => void vi.stubGlobal('MessageChannel', Channel));
afterAll(() => void vi.unstubAllGlobals());

const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('runs everything in its order and hands back what comes of it', async () => {
  const order: number[] = [];
  const results = await Promise.all(
    [1, 2, 3].map((i) =>
      inTurn(() => {
        order.push(i);
        return i * 10;
      }),
    ),
  );
  expect(order).toEqual([1, 2, 3]);
  expect(results).toEqual([10, 20, 30]);
});

it('lets others have the thread between two turns', async () => {
  let done = 0;
  const seen: number[] = [];
  const watch = setInterval(() => seen.push(done), 1);
  const work = () => {
    busy(5);
    done++;
  };
  await Promise.all(Array.from({ length: 12 }, () => inTurn(work)));
  clearInterval(watch);
  expect(done).toBe(12);
  // Two at a time, not twelve.
  expect(seen.filter((count) => count > 0 && count < 12).length).toBeGreaterThan(2);
});

it('goes on after work that fails', async () => {
  const failed = inTurn(() => {
    throw new Error('no');
  });
  const next = inTurn(() => 'yes');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
