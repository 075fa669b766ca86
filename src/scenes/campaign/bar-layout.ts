/** Where things stand in the bar over the map: pure, in CSS pixels. */
import type { Rect } from '../../ui/rect.ts';
import { type MapPlaceId, SHORTCUTS } from './types.ts';

export interface BarLayout {
  /** The wooden board. */
  bar: Rect;
  back: Rect;
  /** The middle of the chapter's name, and the width it has. */
  name: { x: number; y: number; fit: number; size: number };
  stars: Rect;
  /** Whose progress it is; null where there is no room. */
  profile: Rect | null;
  /** Short ways to the places; none in windows that are too narrow. */
  places: Partial<Record<MapPlaceId, Rect>>;
  /** Have these ways words beside their pictures? */
  worded: boolean;
  /** All levels at once: in a corner, in upright windows between the arrows. */
  whole: Rect;
  /** One chapter on or back, at the edges of the window. */
  before: Rect;
  after: Rect;
}

const GAP = 8;

/** Lays out the bar; `scale` is how much larger words are to be. */
export function layoutBar(width: number, height: number, scale = 1): BarLayout {
  const compact = height < 560;
  const tall = compact ? 50 : 56;
  const pad = compact ? 4 : 7;
  const bar = { x: 6, y: 4, width: width - 12, height: tall + 2 * pad + 6 };
  const y = bar.y + pad;
  const letters = Math.min(scale, 1.4);
  const back = { x: bar.x + pad + 2, y, width: Math.round(tall * 1.2), height: tall };

  const worded = width >= 1180 + (letters - 1) * 420;
  const one = worded ? Math.round(84 + 50 * letters) : Math.round(tall * 1.12);
  let right = bar.x + bar.width - pad - 2;
  const places: BarLayout['places'] = {};
  if (width >= 700) {
    for (const id of [...SHORTCUTS].reverse()) {
      right -= one;
      places[id] = { x: right, y, width: one, height: tall };
      right -= GAP;
    }
  }
  const chip = Math.round(126 + 44 * letters);
  let profile: Rect | null = null;
  if (width >= 960) {
    right -= chip;
    profile = { x: right, y: y + 4, width: chip, height: tall - 4 };
    right -= GAP;
  }
  const starred = Math.round(Math.min(88 + 62 * letters, width * 0.37));
  right -= starred;
  const stars = { x: right, y: y + 4, width: starred, height: tall - 4 };
  right -= GAP;
  const left = back.x + back.width + GAP + 4;
  const name = {
    x: (left + right) / 2,
    y: bar.y + bar.height / 2,
    fit: right - left - 6,
    size: compact || width < 700 ? 24 : 30,
  };
  const arrow = compact ? 50 : 60;
  // Beside the map there is no room in upright windows, below it there is.
  const middle =
    width < 700 ? height - arrow - 30 : Math.round(bar.height + (height - bar.height) * 0.46 - arrow / 2);
  return {
    ...{ bar, back, name, stars, profile, places, worded },
    whole: {
      x: width < 700 ? (width - arrow) / 2 : 10,
      y: height - arrow - (width < 700 ? 30 : 10),
      width: arrow,
      height: arrow,
    },
    before: { x: 10, y: middle, width: arrow, height: arrow },
    after: { x: width - 10 - arrow, y: middle, width: arrow, height: arrow },
  };
}
