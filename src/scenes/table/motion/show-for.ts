/** Drawings and words that are there for a moment: they come, move and go. */
import type { Flyer } from '../../../ui/panels/flyer.ts';
import type { TableKit } from '../kit.ts';
import { within } from './ease.ts';
import { hold, type Shown, type Squash } from './held.ts';
import { run } from './run.ts';

interface PassingPart {
  of: Shown | Flyer;
  /** When it is all there, when it begins to go and when it is gone: shares of the time; 0.08, 0.8 and 1 by default. */
  fade?: readonly [come: number, go: number, gone?: number];
  /** How much of it is seen while it is there. */
  alpha?: number;
  /** What of it holds still as it turns and swells: its middle by default. */
  pivot?: readonly [number, number];
  /** How it moves; not with reduced motion. */
  move?(t: number): Squash;
}

const FADE = [0.08, 0.8] as const;
/** A `fade` of what is there to the end. */
export const STAYS = [0.08, 2, 3] as const;

/** Shows parts for so many milliseconds and takes them away; `step` hears how far it is, from 0 to 1. */
export async function showFor(
  kit: TableKit,
  ms: number,
  parts: readonly PassingPart[],
  step?: (t: number) => void,
): Promise<void> {
  await kit.ready();
  const held = parts.map((part) => ({ ...part, twist: hold(part.of, part.pivot) }));
  await run(kit, ms, (t) => {
    for (const { of, fade: [come, go, gone = 1] = FADE, alpha = 1, twist, move } of held) {
      if (!of.active) continue;
      of.setAlpha(alpha * Math.min(come === 0 ? 1 : within(t, 0, come), 1 - within(t, go, gone)));
      if (move !== undefined && !kit.still) twist(move(t));
    }
    step?.(t);
  });
  for (const { of } of parts) of.destroy();
}
