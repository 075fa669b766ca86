/** Motions of what stands in the picture already: swelling, shaking, fading, a portal. */
import { type Rect, union } from '../../../ui/rect.ts';
import type { TableKit } from '../kit.ts';
import { backOut, cubicIn, hill, within } from './ease.ts';
import { hold, MIDDLE, type Shown } from './held.ts';
import { ring } from './marks.ts';
import { run } from './run.ts';

export type { Shown } from './held.ts';

const FADE = 150;
const SHAKES_PER_SECOND = 18;
const ALARM = '#e23d3d';

/** Swells and settles. */
export async function pop(kit: TableKit, object: Shown, scale = 1.12, ms = 260): Promise<void> {
  if (kit.still) return kit.wait(FADE);
  await kit.ready();
  const twist = hold(object);
  await run(kit, ms, (t) => {
    if (!object.active) return;
    const up = 1 + (scale - 1) * hill(Math.sqrt(t));
    twist({ sx: up, sy: up });
  });
}

/** Trembles, strongest in the middle; reduced motion: a thick red outline for as long. */
export async function shake(kit: TableKit, objects: readonly Shown[], px = 4, ms = 500): Promise<void> {
  if (kit.still) {
    const box = boxOf(objects);
    return box === null ? kit.wait(ms) : ring(kit, box, ALARM, ms);
  }
  await kit.ready();
  const held = objects.filter((object) => object.active).map((object) => ({ object, twist: hold(object) }));
  await run(kit, ms, (t, at) => {
    const strength = t >= 1 ? 0 : Math.min(1, within(t, 0, 0.12), within(1 - t, 0, 0.35));
    const x = Math.sin((at / 1000) * SHAKES_PER_SECOND * Math.PI * 2) * px * strength;
    for (const { object, twist } of held) if (object.active) twist({ x, turn: x * 0.12 });
  });
}

/** Another opacity for all of them. */
export function fade(kit: TableKit, objects: readonly Shown[], alpha: number, ms = FADE): Promise<void> {
  const from = objects.map((object) => object.alpha);
  return run(kit, ms, (t) => {
    for (const [i, object] of objects.entries()) {
      const start = from[i] ?? 1;
      if (object.active) object.setAlpha(start + (alpha - start) * t);
    }
  });
}

/** Into a portal: turns faster and faster and shrinks to nothing. The object stays where it is, unseen. */
export async function spiral(kit: TableKit, object: Shown): Promise<void> {
  if (kit.still) return fade(kit, [object], 0);
  await kit.ready();
  const twist = hold(object, MIDDLE);
  await run(kit, 900, (t) => {
    if (!object.active) return;
    // First it is pulled long, then it goes round.
    const pull = hill(within(t, 0, 0.3)) * 0.14;
    const size = 1 - cubicIn(within(t, 0.12, 1));
    twist({ sx: size * (1 - pull), sy: size * (1 + pull), turn: cubicIn(t) * 900 + t * 60 });
  });
  if (object.active) object.setVisible(false);
}

/** Appears with a small overshoot from half its size. */
export async function appear(kit: TableKit, object: Shown, ms = 220): Promise<void> {
  object.setAlpha(0);
  await kit.ready();
  if (kit.still) return fade(kit, [object], 1);
  const twist = hold(object);
  await run(kit, ms, (t) => {
    if (!object.active) return;
    const size = 0.5 + 0.5 * backOut(t);
    twist({ sx: size, sy: size });
    object.setAlpha(Math.min(1, t * 3));
  });
}

/** Goes to and fro for ever, as who waits does; nothing moves with reduced motion or at instant speed. */
export function sway(
  { scene, still, speed }: TableKit,
  target: Shown,
  to: Readonly<Record<string, number>>,
  duration: number,
  delay = 0,
): void {
  if (still || speed === 0) return;
  const ease = 'Sine.easeInOut';
  scene.tweens.add({ targets: target, ...to, duration, delay, ease, yoyo: true, repeat: -1 });
}

/** The rectangle round all of them, in the units of the picture. */
function boxOf(objects: readonly Shown[]): Rect | null {
  const [first, ...others] = objects.filter((object) => object.active).map((object) => object.getBounds());
  return first === undefined ? null : union(first, ...others);
}
