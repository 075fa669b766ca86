/** The ground before the houses: stones, bushes, lamps, and the hand-cart on its way to the buyers. */
import { label } from '../../ui/label.ts';
import { titleDrawing, titlePart } from './drawings.ts';
import type { Kit } from './kit.ts';
import type { StreetLayout } from './layout.ts';

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
  for (const [i, [x, y]] of [
    [0.03, 0.42],
    [0.2, 0.26],
    [0.34, 0.62],
    [0.52, 0.2],
    [0.6, 0.5],
    [0.75, 0.3],
    [0.9, 0.5],
    [0.97, 0.24],
    [0.12, 0.82],
    [0.8, 0.86],
  ].entries()) {
    kit.image(titleDrawing(`cobbles-${(i % 3) + 1}`), (x ?? 0) * width, ground + (y ?? 0) * deep, k);
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
  const puller = kit.imp(218 * k, 40 * k, 100 * k, 'pull', 'blue', { flip: true });
  group.add(puller);
  kit.swing(body, { y: -1.5 * k, angle: 0.5 }, { ms: 420 });
  kit.swing(puller, { angle: 5 }, { ms: 420 });
}
