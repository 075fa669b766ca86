/** Accessories on a pet: which drawing each is, and where it goes on a pet that has no place of its own for it. */

export const wearKinds = ['spikedCollar', 'magicPendant', 'ribbonBow', 'foodBowl'] as const;

export type Wear = (typeof wearKinds)[number];

/** The groups of overlays.svg; a pendant hangs over the collar, so it comes after it. */
export const wearOverlays = {
  spikedCollar: 'wear-collar',
  magicPendant: 'wear-pendant',
  ribbonBow: 'wear-bow',
  foodBowl: 'wear-bowl',
} as const satisfies Record<Wear, string>;

/** Drawn beside an accessory the pet has twice; there are two tiles of a kind at most. */
export const TWICE = 'wear-two';

export const wearOverlayIds = [...Object.values(wearOverlays), TWICE] as const;

export type WearOverlayId = (typeof wearOverlayIds)[number];

/** Where pets stand in their box. */
const GROUND = 242;

/** The place for an anchor that a rig does not name, from its head; an anchor that is none of these has none. */
export function defaultPlace(name: string, [x = 128, y = 128, r = 80]: readonly number[]): number[] {
  const places: Readonly<Record<string, number[]>> = {
    'wear-head': [x - 0.58 * r, y - 0.82 * r, 0.72 * r],
    'wear-neck': [x, y + 0.98 * r, 0.76 * r],
    'wear-feet': [Math.max(44, x - r), GROUND, 60],
  };
  return (places[name] ?? []).map(Math.round);
}
