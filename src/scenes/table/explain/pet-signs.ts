/** A pet's tile in signs: what it eats, its bars with those to come pale, and under them the price at each size. */
import type { Food } from '../../../engine/petz/data/schema.ts';
import type { PetSheet } from '../../../session/advice/pet-sheet.ts';
import { sketch } from '../../../ui/sketch.ts';
import { type Art, nest } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { drawing } from '../drawings.ts';
import { letterBar } from '../pieces.ts';

const BAR = { width: 22, height: 30, step: 25 } as const;
const FOOD = 26;
const GAP = 10;
/** The line of prices below the bars. */
const COIN = 18;

const foodArt = (food: Food): Art => drawing(`tokens/token-${food}`);

/** A paper pill with what a pet eats, to lie at its feet. */
export function eatsArt(eats: readonly Food[]): Art {
  const wide = 16 + Math.max(1, eats.length) * 40;
  return sketch(`eats-${eats.join('+')}`, wide, 56, () => {
    const ground = `<rect x="2" y="2" width="${wide - 4}" height="52" rx="26" fill="#fffaf0" stroke="${palette.ink}" stroke-width="4"/>`;
    const none = nest(drawing('icons/ui-cross'), 16, 16, 24, 24);
    return (
      ground +
      (eats.length === 0 ? none : eats.map((food, i) => nest(foodArt(food), 8 + 40 * i, 8, 40, 40)).join(''))
    );
  });
}

interface Dial {
  art: Art;
  width: number;
  height: number;
  /** Where the numbers of the prices stand: their middles. */
  prices: { x: number; y: number; gold: number }[];
}

/** The tile in one row, in pixels of letters of usual size. */
export function dialOf({ eats, bars, prices }: PetSheet): Dial {
  const left = eats.length * (FOOD + 2) + (eats.length === 0 ? 0 : GAP);
  const width = left + bars.length * BAR.step;
  const height = BAR.height + 4 + COIN;
  const middle = (size: number) => left + (size - 1) * BAR.step + BAR.width / 2;
  const low = BAR.height + 4 + COIN / 2;
  const first = Math.min(...prices.map(({ size }) => size));
  const key = `tile-${eats.join('+')}-${bars.map(({ colour, isOpen }) => (isOpen ? colour : colour.toLowerCase())).join('')}`;
  const art = sketch(key, width, height, () =>
    [
      ...eats.map((food, i) => nest(foodArt(food), i * (FOOD + 2), 2, FOOD, FOOD)),
      ...bars.map(({ colour, isOpen }, i) => {
        const sign = nest(letterBar(colour), left + i * BAR.step, 0, BAR.width, BAR.height);
        return isOpen ? sign : `<g opacity=".6">${sign}</g>`;
      }),
      nest(drawing('tokens/token-gold'), middle(first - 1) - COIN / 2, low - COIN / 2, COIN, COIN),
    ].join(''),
  );
  return { art, width, height, prices: prices.map(({ size, gold }) => ({ x: middle(size), y: low, gold })) };
}
