/** What flies, flashes and sweeps in a fight, in the colour of the energy behind it. */
import type { Energy } from '../../../engine/quest/data/words.ts';
import { type Art, recolour } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { sketch } from '../../table/pieces.ts';
import { thingArt } from '../art.ts';
import { remember } from '../drawings.ts';

export type Hues = readonly [light: string, deep: string];

/** The light and the deep colour of each energy. */
export const HUES: Readonly<Record<Energy, Hues>> = {
  strength: ['#ff9a6a', '#e2502e'],
  spirit: ['#a8f0e6', '#2fb5ab'],
  intellect: ['#a9c8ff', '#3f6fd8'],
  speed: ['#ffe68a', '#f2a926'],
  magic: ['#dcb8ff', '#8a4ad0'],
};

/** What is drawn for fights (docs/art.md), in the colours of speed; those of `hues` take their places. */
export function arm(name: string, hues: Hues = HUES.speed): Art {
  const key = hues.join();
  const [from, to] = HUES.speed;
  return remember(`arm-${name}@${key}`, () =>
    recolour(thingArt(`fight-${name}`), key, { [from]: hues[0], [to]: hues[1] }),
  );
}

/** The ground of a cell that an attack reaches. */
export const litGround = (width: number, height: number): Art => {
  const w = Math.round(width);
  const h = Math.round(height);
  const round = Math.round(Math.min(16, h * 0.2));
  return sketch(
    `arm-lit-${w}x${h}`,
    w,
    h,
    () =>
      `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="${round}" fill="#ff7d5c" fill-opacity=".55"/><rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="${round - 2}" fill="none" stroke="#e8361f" stroke-width="6"/>`,
  );
};

/** A board for a name that is called out. */
export const scroll = (width: number, height: number, [light, deep]: Hues): Art => {
  const [w, h] = [Math.round(width), Math.round(height)];
  const edge = `stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;
  const half = (h - 20) / 2;
  return sketch(
    `arm-scroll-${deep}-${w}x${h}`,
    w,
    h,
    () =>
      `<path d="M2 10h30v${h - 20}H2l12-${half}zM${w - 2} 10h-30v${h - 20}h30l-12-${half}z" fill="${deep}" ${edge}/><rect x="18" y="2" width="${w - 36}" height="${h - 8}" rx="10" fill="${light}" ${edge}/>`,
  );
};
