/** Behind the street: dawn, the turning rays, clouds, the castle on its rock, hills and the far end of town. */
import { palette } from '../../ui/theme/palette.ts';
import { titleDrawing } from './drawings.ts';
import type { Kit } from './kit.ts';
import type { TitleSpot } from './layout.ts';

interface BackdropSpot {
  width: number;
  height: number;
  /** The line the houses stand on. */
  ground: number;
  k: number;
  sun: TitleSpot;
  castle: (TitleSpot & { scale: number }) | null;
}

export function buildBackdrop(kit: Kit, { width, height, ground, k, sun, castle }: BackdropSpot): void {
  const horizon = ground + 14 * k;
  // A gradient, rays and a glow have no edges to be sharp: painted small, they cost the start next to nothing.
  const soft = Math.min(0.5, kit.ratio / 2);
  kit.art.stretched(kit.scene, titleDrawing('sky'), 0, 0, width, horizon + 4, soft / 2);
  buildStars(kit, width, ground);

  const light = (name: 'rays' | 'sun', scale: number) =>
    kit.art.image(kit.scene, titleDrawing(name), sun.x, sun.y, scale, soft);
  const rays = light('rays', (Math.max(width, 900) / 1000) * 0.95);
  kit.later(() => kit.scene.tweens.add({ targets: rays, angle: 360, duration: 240_000, repeat: -1 }));
  light('sun', k);
  buildClouds(kit, width, ground);
  if (castle) kit.image(titleDrawing('castle'), castle.x, castle.y, castle.scale);

  const hills = 250 * k;
  kit.stretched(titleDrawing('hills'), 0, ground - hills + 30 * k, width, hills);
  const suburb = titleDrawing('suburb');
  const scale = 0.86 * k;
  for (let x = -30 * k; x < width; x += suburb.box.width * scale) {
    kit.image(suburb, x, ground - 118 * scale + 4 * k, scale);
  }
  const top = ground - 24 * k;
  const deep = Math.min(height - top, 270 * k);
  kit.stretched(titleDrawing('street'), 0, top, width, deep);
  if (top + deep < height) {
    const earth = Number.parseInt(palette.street.slice(1), 16);
    kit.scene.add.rectangle(0, top + deep - 1, width, height - top - deep + 2, earth).setOrigin(0, 0);
  }
}

function buildStars(kit: Kit, width: number, ground: number): void {
  const places = [
    [0.04, 0.1, 0.9],
    [0.1, 0.3, 0.6],
    [0.17, 0.06, 0.7],
    [0.86, 0.05, 0.8],
    [0.93, 0.24, 0.6],
    [0.97, 0.09, 1],
    [0.3, 0.4, 0.45],
    [0.72, 0.38, 0.5],
  ] as const;
  const unit = Math.max(0.6, Math.min(1.4, ground / 620));
  for (const [i, [x, y, scale]] of places.entries()) {
    const star = kit.image(titleDrawing('star'), x * width, y * ground, scale * unit, { alpha: 0.85 });
    kit.swing(star, { alpha: 0.25 }, { ms: 1400 + i * 230, delay: i * 310 });
  }
}

function buildClouds(kit: Kit, width: number, ground: number): void {
  const unit = Math.max(0.55, Math.min(1.5, ground / 620));
  const clouds = [
    ['cloud-a', -0.02, 0.13, 0.95, 0.85, 260],
    ['cloud-b', 0.2, 0.36, 0.8, 0.6, 340],
    ['cloud-b', 0.72, 0.4, 0.75, 0.55, 320],
    ['cloud-a', 0.84, 0.1, 1, 0.85, 240],
    ['cloud-a', 0.47, 0.42, 0.6, 0.5, 400],
  ] as const;
  for (const [name, x, y, scale, alpha, seconds] of clouds) {
    const shape = titleDrawing(name);
    const wide = shape.box.width * scale * unit;
    const cloud = kit.image(shape, x * width, y * ground, scale * unit, { alpha });
    const speed = (width + wide) / (seconds * 1000);
    kit.later(() => drift(kit, cloud, -wide, width, speed));
  }
}

/** From where it is to the right edge, then in again from the left, for ever. */
function drift(kit: Kit, cloud: { x: number }, from: number, to: number, speed: number): void {
  kit.scene.tweens.add({
    targets: cloud,
    x: to,
    duration: Math.max(1, (to - cloud.x) / speed),
    onComplete: () => {
      cloud.x = from;
      drift(kit, cloud, from, to, speed);
    },
  });
}
