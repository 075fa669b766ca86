/** SVG drawings as text: reading their box, taking parts out, changing colours, posing rigs. */
import { Recent } from './recent.ts';
import type { Rect } from './rect.ts';

/** A drawing that can be rasterised. Two drawings with the same key must be the same drawing. */
export interface Art {
  key: string;
  svg: string;
  box: Rect;
}

/** How one part of a rig is moved: turned about its pivot, then shifted, then scaled. */
interface PartPose {
  turn?: number;
  x?: number;
  y?: number;
  scale?: number;
}

export interface Pose {
  parts: Readonly<Record<string, PartPose>>;
  /** Which of the variants is shown, as `mouth: 'cheer'`. */
  show?: Readonly<Record<string, string>>;
}

const viewBox = /viewBox="([^"]+)"/;

/** Reads a drawing; its box is the viewBox. */
export function art(key: string, svg: string): Art {
  const numbers = (viewBox.exec(svg)?.[1] ?? '0 0 100 100')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 100, height = 100] = numbers;
  return { key, svg, box: { x, y, width, height } };
}

/** A pet alone has hundreds of looks: no picture needs half as many drawings, and a tablet has no room for all. */
const recent = new Recent<Art>(600);

/** Makes a drawing once, and remembers it by its key for as long as it is in use. */
export function cachedDrawing(key: string, make: () => Art): Art {
  return recent.get(key, make);
}

const windowOn = ({ x, y, width, height }: Rect): string => `viewBox="${x} ${y} ${width} ${height}"`;

/** A drawing that consists of these shapes, seen through a window. */
export function artOf(key: string, box: Rect, shapes: string): Art {
  return { key, box, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${windowOn(box)}>${shapes}</svg>` };
}

/** The same drawing seen through another window. */
export function crop(source: Art, name: string, box: Rect): Art {
  return { key: `${source.key}#${name}`, svg: source.svg.replace(viewBox, windowOn(box)), box };
}

/** Only the named groups of a drawing, with its definitions. */
export function part(source: Art, ...ids: string[]): Art {
  const root = parse(source.svg);
  for (const child of [...root.children]) {
    if (child.localName !== 'defs' && !ids.includes(child.id)) child.remove();
  }
  return { ...source, key: `${source.key}#${ids.join('+')}`, svg: print(root) };
}

/** Every colour of `from` becomes the one in `to`. */
export function recolour(source: Art, name: string, colours: Readonly<Record<string, string>>): Art {
  let { svg } = source;
  for (const [from, to] of Object.entries(colours)) svg = svg.replaceAll(from, to);
  return { ...source, key: `${source.key}@${name}`, svg };
}

/** A rig in a pose, as one drawing. */
export function pose(source: Art, name: string, { parts, show = {} }: Pose): Art {
  const root = parse(source.svg);
  for (const [id, { turn = 0, x = 0, y = 0, scale = 1 }] of Object.entries(parts)) {
    const group = root.querySelector(`[id="${id}"]`);
    const [px = 0, py = 0] = (group?.getAttribute('data-pivot') ?? '').split(' ').map(Number);
    const move = `translate(${px + x} ${py + y}) rotate(${turn}) scale(${scale}) translate(${-px} ${-py})`;
    group?.setAttribute('transform', move);
  }
  for (const [family, variant] of Object.entries(show)) {
    for (const group of root.querySelectorAll(`[id="${family}"] > [id^="${family}-"]`)) {
      if (group.id === `${family}-${variant}`) group.removeAttribute('display');
      else group.setAttribute('display', 'none');
    }
  }
  return { ...source, key: `${source.key}~${name}`, svg: print(root) };
}

/** The text of a drawing with its size in pixels, as a browser wants it before it can rasterise. */
export function sized(svg: string, width: number, height: number): string {
  const size = `<svg width="${width}" height="${height}" preserveAspectRatio="none" `;
  return svg.replace(/<svg\s+/, size);
}

function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

function print(root: Element): string {
  return new XMLSerializer().serializeToString(root);
}

/** A drawing inside another one. */
export function nest({ svg, box }: Art, x: number, y: number, width: number, height = width): string {
  const root = `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${windowOn(box)}>`;
  return svg.replace(/^[\s\S]*?<svg\b[^>]*>/, root);
}

const urls = new WeakMap<Art, string>();

/** An address under which the page shows a drawing that was made or changed here. */
export function artUrl(art: Art): string {
  const known = urls.get(art) ?? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(art.svg)}`;
  urls.set(art, known);
  return known;
}
