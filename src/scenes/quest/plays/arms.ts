/** What flies, flashes and sweeps in a fight, in the colour of the energy behind it. */
import type { Energy } from '../../../engine/quest/data/words.ts';
import { ink, rimOf, rounded, sketch } from '../../../ui/sketch.ts';
import { type Art, cachedDrawing, recolour } from '../../../ui/svg-art.ts';
import { thingArt } from '../art.ts';

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
  return cachedDrawing(`arm-${name}@${key}`, () =>
    recolour(thingArt(`fight-${name}`), key, { [from]: hues[0], [to]: hues[1] }),
  );
}

/** The ground of a cell that an attack reaches. */
export const litGround = (width: number, height: number): Art =>
  sketch('arm-lit', width, height, (w, h) => {
    const round = Math.round(Math.min(16, h * 0.2));
    const ground = rounded(w, h, 1, round, 'fill="#ff7d5c" fill-opacity=".55"');
    return ground + rimOf(w, h, 4, round - 2, '#e8361f', 6);
  });

/** A board for a name that is called out. */
export const scroll = (width: number, height: number, [light, deep]: Hues): Art => {
  const edge = `${ink(4)} stroke-linejoin="round" stroke-linecap="round"`;
  return sketch(`arm-scroll-${deep}`, width, height, (w, h) => {
    const half = (h - 20) / 2;
    return `<path d="M2 10h30v${h - 20}H2l12-${half}zM${w - 2} 10h-30v${h - 20}h30l-12-${half}z" fill="${deep}" ${edge}/><rect x="18" y="2" width="${w - 36}" height="${h - 8}" rx="10" fill="${light}" ${edge}/>`;
  });
};
