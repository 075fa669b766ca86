/** Drawings that are made for a size, and what they are made of: frames, rims, edges, colours that fade. */
import { box, inset } from './rect.ts';
import { type Art, artOf, cachedDrawing } from './svg-art.ts';
import { palette } from './theme/palette.ts';

/** The edge of everything that is drawn. */
export const ink = (width: number): string => `stroke="${palette.ink}" stroke-width="${width}"`;

/**
 * A drawing that is made for a size, in whole pixels: once, and remembered by its name and size. `body` writes it from
 * (0, 0) to that size; around it there is a clear `margin`. What is drawn in one size is a file instead.
 */
export function sketch(
  name: string,
  width: number,
  height: number,
  body: (w: number, h: number) => string,
  margin = 2,
): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  const key = `${name}-${w}x${h}`;
  return cachedDrawing(key, () => artOf(key, inset(box(0, 0, w, h), -margin), body(w, h)));
}

/** The same without a margin, for what is stretched over a place or written as a card. */
export const sheet = (
  name: string,
  width: number,
  height: number,
  body: (w: number, h: number) => string,
): Art => sketch(name, width, height, body, 0);

/** A rectangle with round corners, so far within a drawing of that size. */
export const rounded = (w: number, h: number, by: number, radius: number, look: string): string =>
  `<rect x="${by}" y="${by}" width="${w - 2 * by}" height="${h - 2 * by}" rx="${radius}" ${look}/>`;

/** The same as a rim of a colour, its line so thick. */
export const rimOf = (
  w: number,
  h: number,
  by: number,
  radius: number,
  colour: string,
  thick: number,
): string => rounded(w, h, by, radius, `fill="none" stroke="${colour}" stroke-width="${thick}"`);

/** Definitions of colours that fade into each other from above to below, to fill with as `url(#id)`. */
export const downward = (id: string, ...colours: string[]): string => {
  const stops = colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
};
