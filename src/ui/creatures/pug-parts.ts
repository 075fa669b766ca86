/** The drawings of the parts of pugs, read once from their files. */
import backs from '../../../assets/art/pug/backs.svg?raw';
import body from '../../../assets/art/pug/body.svg?raw';
import faces from '../../../assets/art/pug/faces.svg?raw';
import hats from '../../../assets/art/pug/hats.svg?raw';
import outfits from '../../../assets/art/pug/outfits.svg?raw';
import tools from '../../../assets/art/pug/tools.svg?raw';

/** One part: what it adds to which layer of a pug, and the notes on its group. */
interface Part {
  readonly layers: ReadonlyMap<string, string>;
  readonly notes: string;
}

const files = [body, faces, hats, outfits, tools, backs];
const parts = new Map(files.flatMap(readParts));
const gradients = new Map(files.flatMap(readGradients));

/** The names of all parts that are drawn. */
export const drawnPugParts: readonly string[] = [...parts.keys()];

/** What a part draws on a layer; nothing for a part that is `none`. Parts of the body have one layer, `all`. */
export function pugLayer(id: string, layer = 'all'): string {
  return parts.get(id)?.layers.get(layer) ?? '';
}

/** A note such as `data-hand` on the group of a part. */
export function pugNote(id: string, name: string): string | undefined {
  return new RegExp(` data-${name}="([^"]*)"`).exec(parts.get(id)?.notes ?? '')?.[1];
}

/** The gradients a drawing refers to, once each. */
export function pugGradients(svg: string): string {
  const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id));
  return [...used].map((id) => gradients.get(id) ?? '').join('\n    ');
}

/** Groups of the top level are indented by two spaces, their layers by four, and so are the closing tags. */
function readParts(svg: string): [string, Part][] {
  const groups = svg.matchAll(/^ {2}<g id="([^"]+)"([^>]*)>\n(.*?)\n {2}<\/g>$/gms);
  return [...groups].map(([, id = '', notes = '', inside = '']) => [
    id,
    { notes, layers: readLayers(inside) },
  ]);
}

function readLayers(inside: string): Map<string, string> {
  const layers = [...inside.matchAll(/^ {4}<g data-layer="([^"]+)">\n(.*?)\n {4}<\/g>$/gms)];
  if (layers.length === 0) return new Map([['all', compact(inside)]]);
  return new Map(layers.map(([, layer = '', drawing = '']) => [layer, compact(drawing)]));
}

/** Without the indentation of the file. */
function compact(drawing: string): string {
  return drawing.trim().replaceAll(/\n +/g, '\n');
}

function readGradients(svg: string): [string, string][] {
  return [...svg.matchAll(/<linearGradient id="([^"]+)".*?<\/linearGradient>/gs)].map(([text, id = '']) => [
    id,
    text,
  ]);
}
