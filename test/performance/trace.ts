/** What the page's main thread spends its time on, in its own processor time: a busy machine does not change that. */

import type { Browser, CDPSession, Page } from '@playwright/test';
import { quantile } from '../../src/cli/statistics.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start and duration, in microseconds, and the duration in processor time. */
  ts: number;
  dur: number;
  tdur?: number;
}

/** What scripts are run by. */
const SCRIPTS = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
]);

export interface FrameLoad {
  /** Scripting of each frame with what led to it, in milliseconds. */
  frames: number[];
  /** Whole tasks of the main thread, in milliseconds. */
  tasks: number[];
  /** From the first frame to the last, by the clock. */
  seconds: number;
  /** When each frame, with what led to it, began and ended, in microseconds. */
  spans: [number, number][];
}

const ms = ({ tdur, dur }: TraceEvent) => (tdur ?? dur) / 1000;

/** The outermost of events that lie in each other. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Runs something and tells what the main thread of the page did meanwhile. */
export async function traced(browser: Browser, page: Page, run: () => Promise<void>): Promise<FrameLoad> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'v8.execute', 'disabled-by-default-devtools.timeline'],
  });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const isFrame = ({ name }: TraceEvent) => name === 'FireAnimationFrame';
  const known = traceEvents.find(isFrame);
  const main = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === known?.pid && tid === known.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const scripts = outermost(main.filter(({ name }) => SCRIPTS.has(name)));
  let next = 0;
  let began = 0;
  const spans: [number, number][] = [];
  const frames = main.filter(isFrame).map(({ ts, dur }) => {
    let sum = 0;
    spans.push([began, ts + dur]);
    began = ts + dur;
    for (let script = scripts[next]; script !== undefined && script.ts < ts + dur; script = scripts[++next])
      sum += ms(script);
    return sum;
  });
  const shown = main.filter(isFrame);
  const seconds = ((shown.at(-1)?.ts ?? 0) - (shown[0]?.ts ?? 0)) / 1_000_000;
  return { frames, tasks: main.filter(({ name }) => name.endsWith('RunTask')).map(ms), seconds, spans };
}

/** Frames that a screen shows in a second. */
const SHOWN = 60;

/**
 * The frames as a screen would have shown them. Without a graphics card they come more seldom, and those that are missing
 * would have had nothing new in them: each counts as one like the middle one.
 */
export function asShown({ frames, seconds }: FrameLoad): number[] {
  const missing = Math.max(0, Math.round(seconds * SHOWN) - frames.length);
  return [...frames, ...Array.from({ length: missing }, () => quantile(frames, 0.5))];
}

/** Begins to count the processor time of the main thread; the returned function tells it, in milliseconds. */
export async function counted(client: CDPSession): Promise<() => Promise<number>> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/** What the graphics card is asked for in one frame. */
export interface Calls {
  draws: number;
  binds: number;
}

/** Runs in the page before calls are counted: the card is asked, and draws nothing. */
export function drawNothing(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
      if (Reflect.has(prototype, name)) Reflect.set(prototype, name, () => undefined);
}

/** Runs in the page before anything else: notes of each frame that draws how often the graphics card is called for it. */
export function countCalls(): void {
  const frames: Calls[] = [];
  Object.assign(window, { rendererCalls: frames });
  let calls: Calls = { draws: 0, binds: 0 };
  const counted = {
    draws: ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'],
    binds: ['bindTexture'],
  } as const;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const [what, names] of Object.entries(counted) as [keyof Calls, readonly string[]][])
      for (const name of names) {
        const call = Reflect.get(prototype, name) as ((...given: unknown[]) => unknown) | undefined;
        if (call === undefined) continue;
        Reflect.set(prototype, name, function (this: object, ...given: unknown[]) {
          calls[what]++;
          return call.apply(this, given);
        });
      }
  const { requestAnimationFrame: ask } = window;
  window.requestAnimationFrame = (act) =>
    ask((time) => {
      if (calls.draws > 0) frames.push(calls);
      calls = { draws: 0, binds: 0 };
      act(time);
    });
}

/** Runs in the page before anything else: frames come seldom, for each that is drawn without a graphics card costs much. */
export function seldomFrames(): void {
  const { requestAnimationFrame: ask, cancelAnimationFrame: forget } = window;
  const ends = new Map<number, () => void>();
  let last = 0;
  window.requestAnimationFrame = (act) => {
    const id = ++last;
    const timer = window.setTimeout(() => {
      const frame = ask((time) => {
        ends.delete(id);
        act(time);
      });
      ends.set(id, () => forget(frame));
    }, 300);
    ends.set(id, () => window.clearTimeout(timer));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    ends.get(id)?.();
    ends.delete(id);
  };
}

/** The calls of every frame drawn since this was asked last. */
export const calls = (page: Page): Promise<Calls[]> =>
  page.evaluate(() => (window as unknown as { rendererCalls: Calls[] }).rendererCalls.splice(0));

/** Waits until at least so many frames were drawn since then: how quick they come is the machine's matter. */
export const framesDrawn = (page: Page, least: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => (window as unknown as { rendererCalls: Calls[] }).rendererCalls.length >= wanted,
    least,
    { timeout: 120_000 },
  );

/** Runs in the page before anything else: counts what is drawn with letters and what is sent to the graphics card. */
export function countPaint(): void {
  const counts = { words: 0, textures: 0 };
  Object.assign(window, { paintCounts: counts });
  const letters = CanvasRenderingContext2D.prototype;
  const { fillText } = letters;
  letters.fillText = function (...given) {
    counts.words++;
    return fillText.apply(this, given);
  };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['texImage2D', 'texSubImage2D'] as const) {
      const send = prototype[name] as (...given: unknown[]) => void;
      Reflect.set(prototype, name, function (this: object, ...given: unknown[]) {
        counts.textures++;
        return send.apply(this, given);
      });
    }
}

export const paintCount = (page: Page): Promise<{ words: number; textures: number }> =>
  page.evaluate(() => ({
    ...(window as unknown as { paintCounts: { words: number; textures: number } }).paintCounts,
  }));
