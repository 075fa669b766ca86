/** Things that change their place: one item on an arc, or a shower of coins or food. */
import { artUrl } from '../../../ui/svg-art.ts';
import { asArt, type Drawable } from '../drawings.ts';
import type { TableKit } from '../kit.ts';
import { cubicOut, hill, sineInOut, within } from './ease.ts';
import { hold } from './held.ts';
import { centred } from './marks.ts';
import { arc, liftOf, type Point, staggers } from './path.ts';
import { pause, run } from './run.ts';

export interface FlyHow {
  /** The width at the start, in CSS pixels. */
  width: number;
  /** The width it arrives with, if another. */
  toWidth?: number;
  /** 420 by default. */
  duration?: number;
  /** Degrees it leans over on the way; 14 by default, 20 at most look right. */
  spin?: number;
  /** How high the arc rises over the straight line. */
  arc?: number;
  /** Called at the very moment it lands; counters tick here and never before. */
  onLand?(): void;
}

const RISE = 24;
const RISE_SHARE = 0.26;
const LANDING = 130;
const FADE = 150;

/** An item rises 24 px, takes its way on an arc, lands with a squash and is gone. The points are its middle. */
export async function fly(kit: TableKit, art: Drawable, from: Point, to: Point, how: FlyHow): Promise<void> {
  if (kit.speed === 0) {
    how.onLand?.();
    return;
  }
  const { width, toWidth = width, duration = 420, spin = 14, onLand } = how;
  const [start, wide] = kit.still ? [to, toWidth] : [from, width];
  // What starts or lands on a panel flies over all of them.
  const isOver = [from, to].some((end) => kit.layer.panelAt(end) !== null);
  const image = isOver ? kit.layer.flyer(artUrl(asArt(art)), start, wide) : centred(kit, art, start, wide);
  await kit.ready();
  if (kit.still) {
    await run(kit, FADE, (t) => image.active && image.setAlpha(t));
    onLand?.();
    await run(kit, FADE, (t) => image.active && image.setAlpha(1 - t));
    image.destroy();
    return;
  }
  const twist = hold(image);
  const top = { x: from.x, y: from.y - RISE };
  const way = arc(top, to, how.arc ?? liftOf(top, to) * 0.6);
  const lean = to.x < from.x ? -spin : spin;
  await run(kit, duration + RISE_SHARE * 420, (t) => {
    if (!image.active) return;
    const gone = within(t, RISE_SHARE, 1);
    const at = gone === 0 ? { x: from.x, y: from.y - RISE * cubicOut(t / RISE_SHARE) } : way(sineInOut(gone));
    const size = 1 + (toWidth / width - 1) * gone;
    image.setAlpha(within(t, 0, 0.1));
    twist({ x: at.x - from.x, y: at.y - from.y, turn: lean * hill(gone), sx: size, sy: size });
  });
  onLand?.();
  const landed = hold(image, [0.5, 1]);
  await run(kit, LANDING, (t) => {
    if (!image.active) return;
    landed({ sx: 1 + 0.15 * hill(t), sy: 1 - 0.15 * hill(t) });
    image.setAlpha(1 - within(t, 0.75, 1));
  });
  image.destroy();
}

export interface ShowerHow extends Omit<FlyHow, 'onLand'> {
  /** Milliseconds between two of them; 50 by default. */
  each?: number;
  /** All have started after this long, however many there are; 900 by default. */
  most?: number;
  /** How far apart they start and land at most, in CSS pixels; half a width by default. */
  spread?: number;
  /** Called when the one of that number lands. */
  onLand?(i: number): void;
}

/** Several items one after the other. */
export async function shower(
  kit: TableKit,
  arts: readonly Drawable[],
  from: Point,
  to: Point,
  { each = 50, most = 900, spread, onLand, ...how }: ShowerHow,
): Promise<void> {
  const wide = spread ?? how.width / 2;
  const starts = staggers(arts.length, each, most);
  const tasks = arts.map(async (art, i) => {
    await pause(kit, starts[i] ?? 0);
    // A little apart, always in the same way, so that a heap of coins is not one coin.
    const aside = (k: number) => ({ x: Math.sin(i * 2.4 + k) * wide, y: Math.cos(i * 3.7 + k) * wide * 0.5 });
    const start = { x: from.x + aside(0).x, y: from.y + aside(0).y };
    const end = { x: to.x + aside(1).x * 0.4, y: to.y + aside(1).y * 0.4 };
    await fly(kit, art, start, end, { ...how, onLand: () => onLand?.(i) });
  });
  await Promise.all(tasks);
}
