/** A pet in a mood: the text of its rig in, the text of a drawing that can be shown as it is out. */
import overlaysSvg from '../../../assets/art/pets/overlays.svg?raw';
import { eyeVariants, type Mood, type MoodLook, moods, mouthVariants, type OverlayId } from './moods.ts';
import { defaultPlace, TWICE, type Wear, type WearOverlayId, wearKinds, wearOverlays } from './wears.ts';

export interface PetState {
  /** Suffering tokens: one tear each, three at most, and a plaster. */
  readonly suffering?: number;
  /** Mutation tokens. */
  readonly mutation?: number;
  /** Accessories; one that is there twice is drawn once, with a badge. */
  readonly dressed?: readonly Wear[];
}

interface Overlay {
  readonly anchor: string;
  readonly layer: string;
  readonly svg: string;
}

/** A point of the rig and the radius of the face an overlay there is drawn for. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The units of overlays.svg that make one radius of a face. */
const FACE = 80;
/** Half the width of the badge of an accessory worn twice. */
const BADGE = 20;
const HIDDEN = ' style="display:none"';
const overlays = readOverlays(overlaysSvg);

export function posePet(svg: string, mood: Mood, state: PetState = {}): string {
  const { suffering = 0, mutation = 0, dressed: wears = [] } = state;
  const look: MoodLook = moods[mood];
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
  return badge(worn.reduce(mark, dress(posed, wears)), wears);
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

/** Accessories come before the marks of mood, which must stay readable. */
function dress(svg: string, wears: readonly Wear[]): string {
  return wearKinds
    .filter((kind) => wears.includes(kind))
    .reduce((posed, kind) => mark(posed, wearOverlays[kind]), svg);
}

/** Two of a kind are drawn once; the number beside it comes last, since nothing else tells. */
function badge(svg: string, wears: readonly Wear[]): string {
  const twice = wearKinds.filter((kind) => wears.filter((worn) => worn === kind).length > 1);
  return twice.reduce((posed, kind) => put(posed, TWICE, badgePlace(posed, wearOverlays[kind])), svg);
}

function badgePlace(svg: string, id: WearOverlayId): Place {
  const { x, y, radius } = placeOf(svg, id);
  const offset = / data-badge="([^"]*)"/.exec(overlayOf(id).svg)?.[1] ?? '0 0';
  const [right = 0, down = 0] = offset.split(' ').map((units) => (Number(units) * radius) / FACE);
  // As large as on the others for any size of the accessory, and always inside the box.
  const within = (at: number) => Math.min(256 - BADGE, Math.max(BADGE, at));
  return { x: within(x + right), y: within(y + down), radius: FACE };
}

function mark(svg: string, id: OverlayId | WearOverlayId): string {
  return put(svg, id, placeOf(svg, id));
}

/** Where an overlay goes; a pet may have a place of its own for one, in `data-<overlay>`. */
function placeOf(svg: string, id: OverlayId | WearOverlayId): Place {
  const name = overlayOf(id).anchor;
  const head = anchor(svg, 'head');
  const named = [anchor(svg, id), anchor(svg, name), defaultPlace(name, head)].find((at) => at.length > 0);
  const [x = 128, y = 128, radius = head[2] ?? FACE] = named ?? [];
  return { x, y, radius };
}

function put(svg: string, id: OverlayId | WearOverlayId, { x, y, radius }: Place): string {
  const overlay = overlayOf(id);
  const worn = `<g transform="translate(${x} ${y}) scale(${radius / FACE})">${overlay.svg}</g>\n`;
  const before = { behind: '<g id="body"', face: '<g id="eyes"', neck: '<g id="front"' }[overlay.layer];
  const at = svg.lastIndexOf(before ?? '</svg>');
  return svg.slice(0, at) + worn + svg.slice(at);
}

function overlayOf(id: string): Overlay {
  const overlay = overlays.get(id);
  if (!overlay) throw new Error(`no overlay called ${id}`);
  return overlay;
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
