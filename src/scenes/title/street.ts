/**
 * The ground before the houses: stones, bushes, lamps, and the hand-cart on its way to the buyers. What lies and hangs
 * where says `street.json`, in shares of the window.
 */
import { label } from '../../ui/label.ts';
import { palette } from '../../ui/theme/palette.ts';
import { titleDrawing, titlePart } from '../../ui/title-drawings.ts';
import type { Kit } from './kit.ts';
import type { StreetLayout, TitleSpot } from './layout.ts';
import STREET from './street.json' with { type: 'json' };

/** What stands between and beside the houses, where a wide window leaves room. */
export function buildStreetGaps(kit: Kit, { gaps, ground, k, width }: StreetLayout): void {
  const wide = ['bush', 'lamp-post', 'bush', 'lamp-post', 'bush'] as const;
  for (const [i, { x, room, between }] of gaps.entries()) {
    if (room < 26 * k) continue;
    if (between === 'edge') {
      const outer = i === 0 ? Math.min(x, room - 70 * k) : Math.max(x, width - room + 70 * k);
      if (room > 60 * k) kit.image(titleDrawing('bush'), outer, ground + 2 * k, k);
      continue;
    }
    kit.image(titleDrawing(wide[i] ?? 'bush'), x, ground + 6 * k, k);
    if (room > 80 * k)
      kit.image(titleDrawing(i === 3 ? 'barrels' : 'tuft'), x - 34 * k, ground + 16 * k, k * 0.9);
  }
}

export function buildGround(kit: Kit, { width, height, ground, k, houses }: StreetLayout): void {
  const deep = height - ground;
  for (const [i, { x, y }] of STREET.cobbles.entries()) {
    kit.image(titleDrawing(`cobbles-${(i % 3) + 1}`), x * width, ground + y * deep, k);
  }
  for (const [x, y, scale] of [
    [houses.blue + 214 * k, 14, 0.8],
    [houses.kennel + 196 * k, 18, 1],
    [houses.rose + 124 * k, 12, 0.7],
    [houses.teal - 118 * k, 14, 0.75],
  ] as const) {
    kit.image(titleDrawing('tuft'), x, ground + y * k, scale * k);
  }
}

/** A dragon in a cage on wheels, and the imp who pulls it. */
export function buildStreetCart(kit: Kit, { cart, compact }: StreetLayout): void {
  const k = cart.scale;
  const scale = (184 * k) / 320;
  const body = kit.group(0, 0);
  const at: { at: readonly [number, number] } = { at: [160, 246] };
  const floor = -28 * k;
  body.add(kit.image(titleDrawing('cart'), 0, 0, k));
  body.add(kit.image(titlePart('cage', 'back'), -4 * k, floor, scale, at));
  body.add(kit.image(titlePart('cage', 'front'), -4 * k, floor, scale, at));
  const dragon = kit.group(-4 * k, floor - 12 * k, [
    kit.image(titleDrawing('pet-dragon'), 0, 0, (112 * k) / 256, { at: [128, 238] }),
  ]);
  kit.touch(dragon, -50 * k, -100 * k, 100 * k, 100 * k);
  dragon.on('pointerdown', () => kit.hop(dragon, 14 * k));
  kit.swing(dragon, { scaleY: 1.03 }, { ms: 1200 });
  body.add(dragon);
  if (!compact) {
    body.add(kit.image(titlePart('cage', 'signs'), -4 * k, floor, scale, at));
    for (const [digit, x, y] of [
      ['2', 46, 69],
      ['1', 274, 68],
    ] as const) {
      const style = { size: 37 * scale, colour: '#fffdf2', outline: 7 * scale };
      const place = [-4 * k + (x - 160) * scale, floor + (y - 246) * scale] as const;
      body.add(label(kit.scene, digit, place[0], place[1], kit.ratio, style));
    }
  }
  const group = kit.group(cart.x, cart.y, [body]);
  for (const x of [-64, 58]) group.add(kit.image(titleDrawing('wheel'), x * k, 8 * k, k));
  const puller = kit.imp(218 * k, 40 * k, 100 * k, 'pull', { flip: true });
  group.add(puller);
  kit.swing(body, { y: -1.5 * k, angle: 0.5 }, { ms: 420 });
  kit.swing(puller, { angle: 5 }, { ms: 420 });
}

/** Behind the street: dawn, the turning rays, clouds, the castle on its rock, hills and the far end of town. */
interface BackdropSpot extends Pick<StreetLayout, 'width' | 'height' | 'ground' | 'k'> {
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
  const unit = Math.max(0.6, Math.min(1.4, ground / 620));
  for (const [i, { x, y, scale }] of STREET.stars.entries()) {
    const star = kit.image(titleDrawing('star'), x * width, y * ground, scale * unit, { alpha: 0.85 });
    kit.swing(star, { alpha: 0.25 }, { ms: 1400 + i * 230, delay: i * 310 });
  }
}

function buildClouds(kit: Kit, width: number, ground: number): void {
  const unit = Math.max(0.55, Math.min(1.5, ground / 620));
  for (const { name, x, y, scale, alpha, seconds } of STREET.clouds) {
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
