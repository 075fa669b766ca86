/** What `npm test` shows while it runs. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressLine } from '../../src/cli/capture.ts';
import { runSideBySide } from './schedule.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen that keeps what is written on it. */
function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, written, write: (text: string) => written.push(text) };
}

test('without a terminal a line comes every half minute, and none before', () => {
  const paper = screen(false);
  const progress = new ProgressLine(paper);
  progress.begin('unit');
  progress.at('unit', { tests: 12, files: [3, 40] });
  vi.advanceTimersByTime(29_000);
  expect(paper.written).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(paper.written).toEqual(['unit … 12 tests, 3 of 40 files, 30 s\n']);
  progress.at('unit', { tests: 90, of: 120 });
  vi.advanceTimersByTime(30_000);
  expect(paper.written.slice(1)).toEqual(['unit … 90 of 120 tests, 60 s\n']);
  progress.end('unit', ['unit ok']);
  progress.stop();
  vi.advanceTimersByTime(90_000);
  expect(paper.written.slice(2)).toEqual(['unit ok\n']);
});

test('on a terminal one line is drawn over itself and gone when a step ends', () => {
  const paper = screen(true);
  const progress = new ProgressLine(paper);
  progress.begin('unit');
  progress.begin('levels');
  progress.at('unit', { tests: 12, files: [3, 40] });
  vi.advanceTimersByTime(250);
  const line = paper.written.at(-1) ?? '';
  expect(line).toBe('unit … 12 tests, 3 of 40 files, 0 s   levels … 0 s');
  expect(line.length).toBeLessThan(60);
  expect(paper.written.at(-2)).toBe('\r\u001b[K');
  progress.end('levels', ['levels ok']);
  expect(paper.written.slice(-3)).toEqual([
    '\r\u001b[K',
    'levels ok\n',
    'unit … 12 tests, 3 of 40 files, 0 s',
  ]);
  progress.stop();
  expect(paper.written.at(-1)).toBe('\r\u001b[K');
});

test('steps run side by side on free cores, after what they need, every one once', async () => {
  const now = new Set<string>();
  const log: string[] = [];
  const steps = [
    { name: 'a' },
    { name: 'b' },
    { name: 'both', cores: 2 },
    { name: 'after', needs: ['b'] },
    { name: 'alone', cores: Number.POSITIVE_INFINITY },
  ];
  const done = runSideBySide(steps, 2, async ({ name }) => {
    now.add(name);
    log.push([...now].join('+'));
    await new Promise((go) => setTimeout(go, name === 'a' ? 30 : 10));
    now.delete(name);
  });
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(log).toEqual(['a', 'a+b', 'a+after', 'both', 'alone']);
});

test('steps that wait for each other are a mistake, not a wait for ever', async () => {
  const steps = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ];
  await expect(runSideBySide(steps, 2, async () => undefined)).rejects.toThrow('wait for each other');
});
