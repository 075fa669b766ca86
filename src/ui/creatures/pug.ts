/** Pugs from parts: looks in, the text of one complete drawing out. */

import backs from '../../../assets/art/pug/backs.svg?raw';
import body from '../../../assets/art/pug/body.svg?raw';
import faces from '../../../assets/art/pug/faces.svg?raw';
import hats from '../../../assets/art/pug/hats.svg?raw';
import outfits from '../../../assets/art/pug/outfits.svg?raw';
import tools from '../../../assets/art/pug/tools.svg?raw';
import { inPugColours } from './pug-colours.ts';
import { PUG_PARTS, PUG_SLOTS, type PugLooks } from './pug-looks.ts';

/** The expressions of heroes; `withFace` of `src/ui/rivals.ts` changes which one is shown. */
export const PUG_FACES = ['calm', 'fierce', 'hurt', 'glad'] as const;

/** Heads are drawn a little larger than they are worn, so that tall hats fit the box. */
const HEAD = '<g transform="translate(10.2 2) scale(.92)">';
const LINES = 'stroke="#3a1a24" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"';
/** Where a blow comes from that is struck with the bare paw. */
const PAW = '214 204';

/**
 * The drawing of a pug. What it refers to begins with `name`, which sets it apart from other pugs in the same page;
 * without one it is called after its looks.
 */
export function composePug(looks: PugLooks, name: string = pugName(looks)): string {
  const { hat, outfit, tool, back } = looks;
  const groups = [
    '  <g id="shadow" data-pivot="128 236"><ellipse cx="128" cy="236" rx="92" ry="11" fill="#3a1a24" opacity=".22"/></g>',
    group('back', '128 214', [...on('back', `back-${back}`, `tool-${tool}`), pugLayer('tail')]),
    group('body', '128 236', trunk(looks)),
    group('head', '128 178', [HEAD, ...head(looks), '</g>']),
    group('front', '176 202', [
      ...on('front', `tool-${tool}`),
      arm('arm-right', outfit),
      pugLayer('paw-right'),
      ...on('grip', `tool-${tool}`),
    ]),
  ].join('\n');
  const hand = pugNote(`tool-${tool}`, 'hand') ?? PAW;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" data-head="${faceCrop(hat)}" data-hand="${hand}">`;
  const svg = `${root}\n  <defs>\n    ${pugGradients(groups)}\n  </defs>\n${groups}\n</svg>\n`;
  return inPugColours(svg.replaceAll(/(url\(#|id=")g-/g, `$1${name}-`), looks);
}

/** Two pugs have the same name only if they look the same. */
export function pugName(looks: PugLooks): string {
  const chosen = PUG_SLOTS.map((slot) => {
    const choices: readonly string[] = PUG_PARTS[slot];
    return choices.indexOf(looks[slot]).toString(36);
  });
  return `pug-${chosen.join('')}`;
}

function group(id: string, pivot: string, drawings: readonly string[]): string {
  const inside = drawings.filter((drawing) => drawing !== '').join('\n');
  return `  <g id="${id}" data-pivot="${pivot}" ${LINES}>\n${inside}\n  </g>`;
}

function on(layer: string, ...ids: readonly string[]): string[] {
  return ids.map((id) => pugLayer(id, layer));
}

function trunk({ outfit, tool, back }: PugLooks): string[] {
  const left =
    pugNote(`tool-${tool}`, 'left') === 'none' ? [] : [arm('arm-left', outfit), pugLayer('paw-left')];
  const worn = on('body', `outfit-${outfit}`, `back-${back}`);
  return [pugLayer('trunk'), ...worn, pugLayer('feet'), ...left];
}

/** Both arms wear what the outfit says: the cloth, another stuff, or nothing. */
function arm(id: string, outfit: PugLooks['outfit']): string {
  const sleeve = outfit === 'none' ? 'none' : (pugNote(`outfit-${outfit}`, 'sleeve') ?? 'g-cloth');
  return sleeve === 'none' ? pugLayer(id) : pugLayer(id).replaceAll('g-fur', sleeve);
}

function head({ fur, hat, extra, eyes, tool, back }: PugLooks): string[] {
  const ears = pugNote(`hat-${hat}`, 'ears') === 'none' ? '' : pugLayer('ears');
  const stripes = fur === 'brindle' ? pugLayer('stripes') : '';
  const face = [
    ...[...on('behind', `tool-${tool}`, `back-${back}`, `hat-${hat}`), pugLayer('skin'), stripes, ears],
    ...[pugLayer('muzzle'), ...on('under', `extra-${extra}`), pugLayer('nose')],
  ];
  return [...face, expressions(eyes), ...on('over', `extra-${extra}`, `hat-${hat}`)];
}

function expressions(eyes: PugLooks['eyes']): string {
  const faces = PUG_FACES.map((face) => {
    const hidden = face === 'calm' ? '' : ' style="display:none"';
    return `<g id="face-${face}"${hidden}>${pugLayer(`face-${face}`)}${pugLayer(`eyes-${eyes}`, face)}</g>`;
  });
  return `<g id="face" data-pivot="128 130">\n${faces.join('\n')}\n</g>`;
}

/** The round cut for the ribbon: the face, and of a tall hat enough to know it by. */
function faceCrop(hat: PugLooks['hat']): string {
  return hat === 'none' || hat === 'bow' ? '128 114 90' : '128 100 96';
}

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
function pugLayer(id: string, layer = 'all'): string {
  return parts.get(id)?.layers.get(layer) ?? '';
}

/** A note such as `data-hand` on the group of a part. */
function pugNote(id: string, name: string): string | undefined {
  return new RegExp(` data-${name}="([^"]*)"`).exec(parts.get(id)?.notes ?? '')?.[1];
}

/** The gradients a drawing refers to, once each. */
function pugGradients(svg: string): string {
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
