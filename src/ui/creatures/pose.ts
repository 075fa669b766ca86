/** A pet in a mood: the text of its rig in, the text of a drawing that can be shown as it is out. */
import overlaysSvg from '../../../assets/art/pets/overlays.svg?raw';
import { eyeVariants, type Look, type Mood, moods, mouthVariants, type OverlayId } from './moods.ts';

export interface PetState {
  /** Suffering tokens: one tear each, three at most, and a plaster. */
  readonly suffering?: number;
  /** Mutation tokens. */
  readonly mutation?: number;
}

interface Overlay {
  readonly anchor: string;
  readonly layer: string;
  readonly svg: string;
}

/** The units of overlays.svg that make one radius of a face. */
const FACE = 80;
const HIDDEN = ' style="display:none"';
const overlays = readOverlays(overlaysSvg);

export function posePet(svg: string, mood: Mood, { suffering = 0, mutation = 0 }: PetState = {}): string {
  const look: Look = moods[mood];
  // Someone who suffers frowns as if in tears, unless a stronger feeling has the brows.
  const tilt = suffering > 0 && look.tilt === null ? -20 : look.tilt;
  let posed = showOne(svg, 'eyes', eyeVariants, look.eyes);
  posed = showOne(posed, 'mouth', mouthVariants, look.mouth);
  posed = move(posed, 'pupils', `translate(${look.gaze.join(' ')})`);
  posed = turnBrow(posed, 'brow-left', tilt, look.lift, 1);
  posed = turnBrow(posed, 'brow-right', tilt, look.lift, -1);
  const worn: OverlayId[] = [...look.overlays];
  for (const tear of (['tear-1', 'tear-2', 'tear-3'] as const).slice(0, suffering)) worn.push(tear);
  if (suffering > 0) worn.push('plaster');
  if (mutation > 0) worn.push('mutation-back', 'mutation-front');
  return worn.reduce(wear, posed);
}

/** The numbers of `data-<name>` on the root of a rig. */
export function anchor(svg: string, name: string): number[] {
  const text = new RegExp(`<svg[^>]* data-${name}="([^"]*)"`).exec(svg)?.[1];
  return text === undefined ? [] : text.split(' ').map(Number);
}

function showOne(svg: string, family: string, variants: readonly string[], shown: string): string {
  return variants.reduce((text, variant) => {
    const hidden = variant === shown ? '' : HIDDEN;
    return editTag(text, `${family}-${variant}`, (tag) => tag.replace(HIDDEN, '').replace('>', `${hidden}>`));
  }, svg);
}

/** Turns a brow so that its inner end hangs down by `tilt`, counted from the tilt it is drawn with. */
function turnBrow(svg: string, id: string, tilt: number | null, lift: number, side: 1 | -1): string {
  return editTag(svg, id, (tag) => {
    const drawn = Number(/data-tilt="([^"]*)"/.exec(tag)?.[1] ?? 0);
    const pivot = /data-pivot="([^"]*)"/.exec(tag)?.[1] ?? '0 0';
    const turn = tilt === null ? 0 : (tilt - drawn) * side;
    return withTransform(tag, `translate(0 ${-lift}) rotate(${turn} ${pivot})`);
  });
}

function move(svg: string, id: string, transform: string): string {
  return editTag(svg, id, (tag) => withTransform(tag, transform));
}

function withTransform(tag: string, transform: string): string {
  return tag.replace(/ transform="[^"]*"/, '').replace('>', ` transform="${transform}">`);
}

/** Replaces the opening tag of the group with this id; a rig without it stays as it is. */
function editTag(svg: string, id: string, edit: (tag: string) => string): string {
  return svg.replace(new RegExp(`<g id="${id}"[^>]*>`), edit);
}

/** Puts an overlay on; a pet may have a place of its own for one, in `data-<overlay>`. */
function wear(svg: string, id: OverlayId): string {
  const overlay = overlays.get(id);
  if (!overlay) throw new Error(`no overlay called ${id}`);
  const own = anchor(svg, id);
  const [x = 128, y = 128, ownRadius] = own.length > 0 ? own : anchor(svg, overlay.anchor);
  const radius = ownRadius ?? anchor(svg, 'head')[2] ?? FACE;
  const worn = `<g transform="translate(${x} ${y}) scale(${radius / FACE})">${overlay.svg}</g>\n`;
  const before = { behind: '<g id="body"', face: '<g id="eyes"' }[overlay.layer] ?? '</svg>';
  const at = svg.lastIndexOf(before);
  return svg.slice(0, at) + worn + svg.slice(at);
}

/** The groups on the top level of overlays.svg. They are indented by two spaces, as are their closing tags. */
function readOverlays(svg: string): Map<string, Overlay> {
  const groups = svg.matchAll(
    /^ {2}<g id="([^"]+)" data-anchor="([^"]+)" data-layer="([^"]+)".*?^ {2}<\/g>$/gms,
  );
  return new Map(
    [...groups].map(([text, id = '', place = '', layer = '']) => [
      id,
      { anchor: place, layer, svg: text.trim() },
    ]),
  );
}
