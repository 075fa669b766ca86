/** The clock of a panel whose parts grow: milliseconds from its beginning to its end, a step each frame. */
import { useEffect, useState } from 'preact/hooks';

/** How something grows; null: it stands there at once. */
export type Growth = null | {
  /** How many times faster than usual. */
  pace: number;
  /** Called at the end. */
  grown(): void;
};

export function useClock(growth: Growth, end: number): number {
  const [at, setAt] = useState(0);
  const isGrowing = growth !== null;
  useEffect(() => {
    if (growth === null) return;
    const begin = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const ms = Math.min(end, Math.max(0, now - begin) * growth.pace);
      setAt(ms);
      if (ms < end) frame = requestAnimationFrame(step);
      else growth.grown();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isGrowing]);
  return isGrowing ? at : end;
}

/** How much of something is over that takes `length` from `start` on: 0 to 1. */
export const through = (at: number, start: number, length: number): number =>
  Math.max(0, Math.min(1, (at - start) / length));
