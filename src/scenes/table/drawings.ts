/** The drawings of the table, by folder and name. They come with the table's own code, when a game is opened. */
import { type Art, art, artUrl } from '../../ui/svg-art.ts';

const files = import.meta.glob<string>(
  [
    '../../../assets/art/{accessories,addons,artifacts,backgrounds,cages,customers,exhibitions,facilities,icons,pets,props,rivals,spaces,tokens}/*.svg',
    '../../../assets/art/rigs/{rig-imp,rig-bodyguard,rig-hat}.svg',
    '../../../assets/art/cards/{need-card-*,potion-card}.svg',
    '../../../assets/art/campaign/{star,star-empty}.svg',
    '!**/pets/{pet*,moods}.svg',
    '!**/icons/{energy,quest}-*.svg',
    '!**/tokens/{accessory-*,token-foodcan,token-treasure}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const FOLDER = '/assets/art/';
const arts = new Map<string, Art>();

/** Adds drawings, by the paths of their files. A game that comes later brings its own. */
export function addDrawings(drawings: Readonly<Record<string, string>>): void {
  for (const [path, svg] of Object.entries(drawings)) {
    const name = path.slice(path.indexOf(FOLDER) + FOLDER.length, -'.svg'.length);
    arts.set(name, art(name, svg));
  }
}
addDrawings(files);

/** A drawing by folder and file name: `drawing('pets/uni')`. */
export function drawing(name: string): Art {
  const found = arts.get(name);
  if (found === undefined) throw new Error(`no drawing called ${name}`);
  return found;
}

/** A drawing, or the name of one. */
export type Drawable = Art | string;

export const asArt = (art: Drawable): Art => (typeof art === 'string' ? drawing(art) : art);

/** Its address, for the page. */
export const drawingUrl = (art: Drawable): string => artUrl(asArt(art));

/** The same, or null where there is none. */
export function tryDrawing(name: string): Art | null {
  return arts.get(name) ?? null;
}
