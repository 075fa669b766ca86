/** The drawings the map is made of. Its own come with its code; houses and pets of the title are there already. */
import { type Art, art, crop, type Pose, part, pose, recolour } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import { titleDrawing } from '../title/drawings.ts';

const files = import.meta.glob<string>(
  [
    '../../../assets/art/map/*.svg',
    '../../../assets/art/campaign/{star,star-empty,lock}.svg',
    '../../../assets/art/places/place-{wagon,blackmarket,slug}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const byName = new Map<string, Art>();
for (const [path, svg] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
  // What is won is a star as well, but not one of the sky.
  const own = path.includes('/campaign/star') ? `won-${name}` : name;
  byName.set(own, art(`map-${own}`, svg));
}

/** A drawing by the name of its file; of the title, if the map has none of that name. */
export function mapDrawing(name: string): Art {
  return byName.get(name) ?? titleDrawing(name);
}

const kept = new Map<string, Art>();

function remember(key: string, make: () => Art): Art {
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made;
}

/** Parts of a drawing, remembered: taking them out means reading the drawing anew. */
export function mapPart(name: string, ...ids: string[]): Art {
  return remember(`${name}#${ids.join('+')}`, () => part(mapDrawing(name), ...ids));
}

/** A drawing whose first `width` units come out of nothing. */
export function faded(source: Art, width: number): Art {
  return remember(`${source.key}@faded`, () => {
    const { x, y, height } = source.box;
    const start = source.svg.indexOf('>', source.svg.indexOf('<svg')) + 1;
    const stops = `<stop offset="0" stop-color="#000"/><stop offset="${width / source.box.width}" stop-color="#fff"/>`;
    const area = `x="${x}" y="${y}" width="${source.box.width}" height="${height}"`;
    const mask = `<linearGradient id="fade-g">${stops}</linearGradient><mask id="fade" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#fade-g)"/></mask>`;
    const body = source.svg.slice(start, source.svg.lastIndexOf('</svg>'));
    const svg = `${source.svg.slice(0, start)}${mask}<g mask="url(#fade)">${body}</g></svg>`;
    return { ...source, key: `${source.key}@faded`, svg };
  });
}

/** A drawing that is placed by its middle, for buttons. */
export function centredDrawing(name: string): Art {
  const whole = mapDrawing(name);
  const { width, height } = whole.box;
  return remember(`${name}-centred`, () => ({
    ...whole,
    key: `${whole.key}-centred`,
    box: { x: -width / 2, y: -height / 2, width, height },
  }));
}

/** The left part of a tile, so wide in its own units. */
export function cutTo(name: string, width: number): Art {
  const whole = mapDrawing(name);
  if (width >= whole.box.width) return whole;
  return remember(`${name}|${width}`, () => crop(whole, `${width}`, { ...whole.box, width }));
}

/**
 * The numbers on the root of a drawing, by the name of the attribute: where something is to be put on it, in its own
 * units.
 */
export function attributeNumbers(name: string, attribute: string): number[] {
  const found = new RegExp(`${attribute}="([^"]*)"`).exec(mapDrawing(name).svg)?.[1];
  return found === undefined ? [] : found.split(' ').map(Number);
}

/** From the ink's lightness to that of paper: what is still closed is a cut-out without colour. */
const PAPER = { dark: [0x9a, 0x8a, 0x78], light: [0xf6, 0xee, 0xdd], from: 0.14 } as const;
const LIGHT = [0.3, 0.59, 0.11] as const;

/** How a channel follows the lightness: its rise, and its value at black. */
function channel(i: 0 | 1 | 2): readonly [rise: number, base: number] {
  const [dark, light] = [PAPER.dark[i] / 255, PAPER.light[i] / 255];
  const rise = (light - dark) / (1 - PAPER.from);
  return [rise, dark - rise * PAPER.from];
}

const matrix = ([0, 1, 2] as const)
  .map((i) => {
    const [rise, base] = channel(i);
    return `${LIGHT.map((share) => (share * rise).toFixed(3)).join(' ')} 0 ${base.toFixed(3)}`;
  })
  .join(' ');

/** A drawing as a cut-out of paper. */
export function paper(source: Art): Art {
  return remember(`${source.key}@paper`, () => {
    const start = source.svg.indexOf('>', source.svg.indexOf('<svg')) + 1;
    const end = source.svg.lastIndexOf('</svg>');
    const { x, y, width, height } = source.box;
    const region = `x="${x}" y="${y}" width="${width}" height="${height}" filterUnits="userSpaceOnUse"`;
    const filter = `<filter id="paper" ${region} color-interpolation-filters="sRGB"><feColorMatrix values="${matrix} 0 0 0 1 0"/></filter>`;
    const body = source.svg.slice(start, end);
    const svg = `${source.svg.slice(0, start)}${filter}<g filter="url(#paper)">${body}</g></svg>`;
    return { ...source, key: `${source.key}@paper`, svg };
  });
}

/** Two steps of an imp that goes along the road, to the right. */
const steps: Readonly<Record<'left' | 'right', Pose>> = {
  left: {
    parts: {
      'legs-left': { turn: 24 },
      'legs-right': { turn: -24 },
      'arm-left': { turn: -26 },
      'arm-right': { turn: 26 },
      body: { turn: 4 },
      head: { turn: -3 },
      tail: { turn: 10 },
    },
    show: { mouth: 'smile', eyes: 'open' },
  },
  right: {
    parts: {
      'legs-left': { turn: -24 },
      'legs-right': { turn: 24 },
      'arm-left': { turn: 26 },
      'arm-right': { turn: -26 },
      body: { turn: 4 },
      head: { turn: 3 },
      tail: { turn: -10 },
      pupils: { x: 5 },
    },
    show: { mouth: 'smile', eyes: 'open' },
  },
};

/** An imp of the family in mid-step. */
export function walkingImp(step: 'left' | 'right'): Art {
  return remember(`imp-walks-${step}`, () => {
    const rig = recolour(titleDrawing('rig-imp'), 'blue', {
      '#5b7fbf': palette.playerBlue,
      '#3a4f86': palette.playerBlueShade,
    });
    const posed = pose(rig, `walk-${step}`, steps[step]);
    const box = { x: -20, y: -20, width: 296, height: 296 };
    return crop(posed, 'room', box);
  });
}

/** A gradient from top to foot, in as many colours as given; `fade` lets its left edge come out of nothing. */
export function gradient(colours: readonly string[], fade = false): Art {
  const key = `sky-${colours.join('')}-${fade}`;
  return remember(key, () => {
    const stops = colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`);
    const down = `<linearGradient id="d" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
    const across = `<linearGradient id="a"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m"><rect width="64" height="64" fill="url(#a)"/></mask>`;
    const mask = fade ? ' mask="url(#m)"' : '';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>${down}${fade ? across : ''}</defs><rect width="64" height="64" fill="url(#d)"${mask}/></svg>`;
    return art(key, svg);
  });
}
