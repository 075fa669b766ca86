/** Which functions the time of a scene's frames goes to. */
import type { CDPSession } from '@playwright/test';

interface Call {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

/** As the browser's profiler tells it; times are in microseconds, by the clock that traces have. */
export interface CpuProfile {
  nodes: readonly Call[];
  startTime: number;
  samples: readonly number[];
  timeDeltas: readonly number[];
}

/** From when to when, in microseconds. */
type Span = readonly [number, number];

/** What of the time belongs to no function. */
const IDLE = /^\((root|program|idle)\)/;

/** Between two notes, in microseconds. */
const INTERVAL = 200;
const LONGEST = 3 * INTERVAL;

/** Begins to note five times in a millisecond what the page runs; the returned function tells it. */
export async function profiled(client: CDPSession): Promise<() => Promise<CpuProfile>> {
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await client.send('Profiler.start');
  return async () => (await client.send('Profiler.stop')).profile as CpuProfile;
}

interface Cost {
  /** The function, and the file it is built into. */
  name: string;
  /** Milliseconds, with all that it calls. */
  whole: number;
  /** Without. */
  own: number;
}

/** The functions that ran within the spans, which follow each other; the most costly first. */
export function costs({ nodes, startTime, samples, timeDeltas }: CpuProfile, spans: readonly Span[]): Cost[] {
  const calls = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const found = new Map<string, Cost>();
  let now = startTime;
  let next = 0;
  for (const [i, sample] of samples.entries()) {
    now += timeDeltas[i] ?? 0;
    while ((spans[next]?.[1] ?? Number.POSITIVE_INFINITY) < now) next++;
    if (now < (spans[next]?.[0] ?? Number.POSITIVE_INFINITY)) continue;
    // What was running goes on until the next note; where that is late, something else had the processor.
    const ms = Math.min(LONGEST, timeDeltas[i + 1] ?? 0) / 1000;
    const seen = new Set<Cost>();
    for (let id: number | undefined = sample; id !== undefined; id = callers.get(id)) {
      const { functionName = '', url = '' } = calls.get(id)?.callFrame ?? {};
      const name = `${functionName || '(anonymous)'} ${url.slice(url.lastIndexOf('/') + 1)}`;
      const cost = found.get(name) ?? { name, whole: 0, own: 0 };
      found.set(name, cost);
      if (id === sample) cost.own += ms;
      if (!seen.has(cost)) cost.whole += ms;
      seen.add(cost);
    }
  }
  return [...found.values()].filter(({ name }) => !IDLE.test(name)).sort((a, b) => b.whole - a.whole);
}
