/**
 * Several drawings as one picture. To a browser each SVG is a page of its own, with a parser, styles and a layout; a
 * dozen of them below each other in one cost little more than one alone.
 */
import { sized } from './svg-art.ts';

export interface Wanted {
  svg: string;
  /** In device pixels. */
  width: number;
  height: number;
}

export interface SpriteSheet {
  picture: HTMLImageElement;
  /** Where each of the drawings begins: they all lie at the left edge. */
  tops: readonly number[];
}

/** What goes onto one sheet: more would hold up the page for longer than a frame. */
const MOST_DRAWINGS = 10;
const MOST_LETTERS = 40_000;
/** Pictures larger than this are more than some devices will draw. */
const MOST_PIXELS = 4000;
/** Between two drawings, in device pixels. */
const GAP = 2;
/** A drawing that takes longer does not come; the picture is shown without it. In milliseconds. */
const PATIENCE = 20_000;

/** Divides drawings into sheets, in their order. */
export function sheets<W extends Wanted>(all: readonly W[]): W[][] {
  const done: W[][] = [];
  let letters = 0;
  let height = 0;
  for (const one of all) {
    const last = done.at(-1);
    letters += one.svg.length;
    height += one.height + GAP;
    if (last && last.length < MOST_DRAWINGS && letters <= MOST_LETTERS && height <= MOST_PIXELS) {
      last.push(one);
      continue;
    }
    done.push([one]);
    letters = one.svg.length;
    height = one.height + GAP;
  }
  return done;
}

/** The drawings below each other as the text of one. */
export function joinedSvg(all: readonly Wanted[]): {
  svg: string;
  width: number;
  height: number;
  tops: number[];
} {
  const width = Math.max(...all.map((one) => one.width));
  const tops: number[] = [];
  let height = 0;
  let inside = '';
  for (const [i, one] of all.entries()) {
    tops.push(height);
    const own = sized(apart(one.svg, `d${i}-`), one.width, one.height);
    inside += own.slice(own.indexOf('<svg')).replace('<svg', `<svg y="${height}"`);
    height += one.height + GAP;
  }
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`, width, height, tops };
}

/** A drawing with names that no other drawing on the sheet has. */
function apart(svg: string, prefix: string): string {
  return svg.replace(/(\sid="|url\(#|href="#)/g, `$1${prefix}`);
}

/** Reads drawings; the picture is ready to be drawn from. */
export async function readSheet(all: readonly Wanted[]): Promise<SpriteSheet> {
  const [only] = all;
  if (only && all.length === 1) {
    const svg = sized(only.svg, only.width, only.height);
    return { picture: await loaded(svg, only.width, only.height), tops: [0] };
  }
  const { svg, width, height, tops } = joinedSvg(all);
  return { picture: await loaded(svg, width, height), tops };
}

function loaded(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const picture = new Image(width, height);
  // Not `decode()`: that waits for a frame, and there is nothing to decode in a drawing made of lines.
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error('a drawing does not come')), PATIENCE);
    picture.onload = () => {
      clearTimeout(late);
      done(picture);
    };
    picture.onerror = () => failed(new Error('a drawing cannot be read'));
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}
