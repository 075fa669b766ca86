/** Who wears what, in the making: pure data. */
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import { box, FINGER, type Rect } from '../../../../ui/rect.ts';
import type { PlotSpot } from './layout.ts';

export type DressDomain = Extract<Domain, { type: 'form' }>;

/** For each accessory tile the pet that wears it, or null. */
export type Outfit = Readonly<Record<string, string | null>>;

/** As it is now: the first option of every tile. */
export function outfitOf({ fields }: DressDomain): Outfit {
  return Object.fromEntries(
    Object.entries(fields).map(([tile, field]) => {
      const first = field.type === 'pick' ? (field.options[0] ?? null) : null;
      return [tile, typeof first === 'string' ? first : null];
    }),
  );
}

/** What a pet wears, in the order of the tiles. */
export function wornBy(outfit: Outfit, pet: string | null): string[] {
  return Object.keys(outfit).filter((tile) => outfit[tile] === pet);
}

export function isSameOutfit(a: Outfit, b: Outfit): boolean {
  return Object.keys(a).every((tile) => a[tile] === b[tile]);
}

/** A plot with its pet dressed like that. */
export function dressedPlot(plot: Plot, outfit: Outfit): Plot {
  return plot.pet === null ? plot : { ...plot, pet: dressedPet(plot.pet, outfit) };
}

function dressedPet(pet: Pet, outfit: Outfit): Pet {
  const { wears: _wears, ...bare } = pet;
  const wears = wornBy(outfit, pet.id);
  return wears.length === 0 ? bare : { ...bare, wears };
}

/** In a column at the side where the addon is not, from the top; a second column begins where the first is full. */
export function wornRects({ rect, addon }: PlotSpot, count: number, compact: boolean): Rect[] {
  const size = compact ? FINGER : Math.max(48, Math.min(66, rect.height * 0.2));
  const step = size + 4;
  const rows = Math.max(1, Math.floor((rect.height - 12) / step));
  const isLeft = addon.x > rect.x + rect.width / 2;
  return Array.from({ length: count }, (_, i) => {
    const column = Math.floor(i / rows);
    const x = isLeft ? rect.x + 8 + column * step : rect.x + rect.width - 8 - size - column * step;
    return box(x, rect.y + 8 + (i % rows) * step, size, size);
  });
}
