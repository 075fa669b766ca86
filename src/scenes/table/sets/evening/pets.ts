/** The pets of a shop in the evening: on their ledges, with the fans of their bars, growing or asleep. */

import type { GameObjects } from 'phaser';
import { petCard } from '../../../../engine/petz/read.ts';
import type { Pet } from '../../../../engine/petz/state.ts';
import { box } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { TableKit } from '../../kit.ts';
import { backOut, cubicInOut, hill, within } from '../../motion/ease.ts';
import { FEET, hold } from '../../motion/held.ts';
import { fade, ring } from '../../motion/index.ts';
import { run } from '../../motion/run.ts';
import { type Letter, letterBar } from '../../pieces.ts';
import { ledgeArt } from './art.ts';
import { type HomeLayout, type HomeStand, homeStands } from './layout.ts';

/** Body scale by size, 2 to 7. */
const SCALES = [0, 0, 0.45, 0.57, 0.7, 0.8, 0.9, 1] as const;
/** The fan's units for one pixel of a pet of full size, as in the shop. */
const FAN_SCALE = 1.45 / 228 / 2;
const STEP = 9;

/** A pet in the picture. */
export interface Lodger {
  pet: Pet;
  at: HomeStand;
  image: GameObjects.Image;
  fan: Fan | null;
}

interface Fan {
  bars: GameObjects.Image[];
  x: number;
  y: number;
  scale: number;
}

const scaleOf = (size: number): number => SCALES[Math.min(7, Math.max(0, size))] ?? 1;

const turnOf = (i: number, count: number): number => -STEP * (i - (count - 1) / 2);

/** Where the wheel's axle is, in the units of a bar: its zero. */
const AXLE = [24, -302] as const;

const barOf = (pet: string, i: number): Art => letterBar((petCard(pet).bars[i] ?? 'G') as Letter);

export function buildLodgers(
  kit: TableKit,
  home: HomeLayout,
  pets: readonly Pet[],
  asleep: boolean,
): Lodger[] {
  const places = homeStands(home.room, pets.length);
  const feet = [...new Set(places.map(({ foot }) => foot))];
  for (const foot of feet) {
    kit.picture(ledgeArt(home.room.width), home.room.x - 2, foot - 5, Math.round(home.room.width) + 4);
  }
  return pets.flatMap((pet, i) => {
    const at = places[i];
    if (at === undefined) return [];
    const side = at.full * scaleOf(pet.size);
    const art = petIn(pet.id, asleep ? 'asleep' : 'content', pet);
    const image = kit.art.image(kit.scene, art, at.x, at.foot, side / 256, kit.ratio, { at: [128, 238] });
    return [{ pet, at, image, fan: at.fan ? buildFan(kit, pet, at) : null }];
  });
}

function buildFan(kit: TableKit, pet: Pet, { x, foot, full }: HomeStand): Fan {
  const scale = full * FAN_SCALE;
  const y = foot - 248 * scale;
  const bars = Array.from({ length: pet.size }, (_, i) => {
    const angle = turnOf(i, pet.size);
    return kit.art.image(kit.scene, barOf(pet.id, i), x, y, scale, kit.ratio, { at: AXLE, angle });
  });
  return { bars, x, y, scale };
}

/** The fan turns like a wheel, the new bars unroll, the pet swells to its new size. */
export async function grow(kit: TableKit, lodger: Lodger, to: number): Promise<void> {
  const { image, pet, at, fan } = lodger;
  const factor = scaleOf(to) / scaleOf(pet.size);
  const fresh = Array.from({ length: to - pet.size }, (_, k) => {
    if (fan === null) return null;
    const art = barOf(pet.id, pet.size + k);
    return kit.art.image(kit.scene, art, fan.x, fan.y, fan.scale, kit.ratio, { at: AXLE, alpha: 0 });
  }).filter((bar) => bar !== null);
  await kit.ready();
  const swell = hold(image, FEET);
  if (kit.still) {
    swell({ sx: factor, sy: factor });
    for (const [i, bar] of (fan?.bars ?? []).entries()) bar.setAngle(turnOf(i, to));
    for (const [k, bar] of fresh.entries()) bar.setAngle(turnOf(pet.size + k, to));
    await fade(kit, fresh, 1);
    const side = at.full * scaleOf(to);
    await ring(kit, box(at.x - side / 2, at.foot - side, side, side));
    return;
  }
  await run(kit, 900, (t) => {
    if (!image.active) return;
    const wheel = backOut(within(t, 0.05, 0.6));
    for (const [i, bar] of (fan?.bars ?? []).entries()) {
      bar.setAngle(turnOf(i, pet.size) + (turnOf(i, to) - turnOf(i, pet.size)) * wheel);
    }
    for (const [k, bar] of fresh.entries()) {
      const unrolled = within(t, 0.2 + 0.12 * k, 0.55 + 0.12 * k);
      bar.setAlpha(Math.min(1, unrolled * 3));
      // It comes round the wheel from behind the last one.
      bar.setAngle(turnOf(pet.size + k, to) - STEP * 2 * (1 - backOut(unrolled)));
    }
    const now = within(t, 0.3, 1);
    const up = 1 + (factor - 1) * cubicInOut(now) + 0.12 * hill(now);
    swell({ sx: up, sy: up });
  });
}
