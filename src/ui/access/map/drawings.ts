/** The drawings the map is made of. Its own come with its code; houses and pets of the title are there already. */
import { downward } from '../../sketch.ts';
import { type Art, art, cachedDrawing, part } from '../../svg-art.ts';
import { drawingsOf, titleDrawing } from '../../title-drawings.ts';

const files = import.meta.glob<string>(
  ['../../../../assets/art/map/*.svg', '../../../../assets/art/places/place-{wagon,blackmarket,slug}.svg'],
  { query: '?raw', import: 'default', eager: true },
);

const byName = drawingsOf(files, 'map-');

/** A drawing by the name of its file; of the title, if the map has none of that name. */
export function mapDrawing(name: string): Art {
  return byName.get(name) ?? titleDrawing(name);
}

/** Parts of a drawing, remembered: taking them out means reading the drawing anew. */
export function mapPart(name: string, ...ids: string[]): Art {
  return cachedDrawing(`map-${name}#${ids.join('+')}`, () => part(mapDrawing(name), ...ids));
}

/** A gradient from top to foot, in as many colours as given, to be stretched. */
export function gradient(colours: readonly string[]): Art {
  const sky = `${downward('down', ...colours)}<rect width="64" height="64" fill="url(#down)"/>`;
  const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" preserveAspectRatio="none">';
  return art(`gradient-${colours.join('')}`, `${root}${sky}</svg>`);
}

/** A drawing that comes out of nothing from its left edge to its right one. */
export function faded(source: Art): Art {
  return cachedDrawing(`${source.key}@faded`, () => {
    const { x, y, width, height } = source.box;
    const start = source.svg.indexOf('>', source.svg.indexOf('<svg')) + 1;
    const area = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    const across = '<linearGradient id="a"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>';
    const mask = `<mask id="m" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#a)"/></mask>`;
    const body = source.svg.slice(start, source.svg.lastIndexOf('</svg>'));
    const svg = `${source.svg.slice(0, start)}${across}</linearGradient>${mask}<g mask="url(#m)">${body}</g></svg>`;
    return { ...source, key: `${source.key}@faded`, svg };
  });
}

/** Numbers that a drawing carries on its root, such as where on it something is to be put, in its own units. */
export function attributeNumbers({ svg }: Art, attribute: string): number[] {
  const found = new RegExp(`${attribute}="([^"]*)"`).exec(svg)?.[1];
  return found === undefined ? [] : found.split(' ').map(Number);
}
