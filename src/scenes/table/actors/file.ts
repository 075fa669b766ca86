/** Imps in a file: one after the other along a path. */
import type { Art } from '../../../ui/svg-art.ts';
import type { TableKit } from '../kit.ts';
import { along, type Point, pathLength, ranks } from '../motion/path.ts';
import { pause } from '../motion/run.ts';
import { type FigureOwner, type ImpActor, imp } from './imp.ts';

export interface FileHow {
  /** How tall they are, in CSS pixels. */
  height: number;
  /** Milliseconds between two of them; 120 unless told. */
  each?: number | undefined;
  /** How long one is on the way; by its length unless told (700 to 1100). */
  ms?: number | undefined;
  /** How far apart they stand at the end, in CSS pixels; 0.72 of a height unless told. */
  gap?: number | undefined;
  /** Bounce at every step, as a file does unless told not to. */
  hop?: boolean | undefined;
  /** What each of them carries. */
  load?: Art | undefined;
  /** Called when the one of that number has arrived: the moment for its coin to spin off. */
  onArrive?(i: number): void;
}

/** Resolves with all of them when the last has arrived; they stand side by side round the end of the path. */
export async function file(
  kit: TableKit,
  who: FigureOwner,
  count: number,
  path: readonly Point[],
  { height, each = 120, ms, gap = height * 0.72, hop = true, load, onArrive }: FileHow,
): Promise<ImpActor[]> {
  const start = along(path, 0);
  const end = along(path, 1);
  const time = ms ?? Math.min(1100, Math.max(700, pathLength(path) * 2.6));
  const places = ranks(end, count, gap, end.side);
  const actors = places.map((_, i) => imp(kit, who, start, height, i));
  await kit.ready();
  const tasks = actors.map(async (actor, i) => {
    actor.root.setVisible(false);
    if (load !== undefined) actor.carry(load);
    if (!kit.still) await pause(kit, i * each);
    actor.root.setVisible(true);
    await actor.walk(places[i] ?? end, { ms: time, hop, by: path.slice(1, -1) });
    onArrive?.(i);
  });
  await Promise.all(tasks);
  return actors;
}
