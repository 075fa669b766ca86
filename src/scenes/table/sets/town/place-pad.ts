/** The ground of a place as the group at hand finds it: free, taken, empty, boarded up. */

import type { GameObjects } from 'phaser';
import { isBoarded, whySpaceClosed } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { downward, sketch } from '../../../../ui/sketch.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import type { SendOption } from './draft.ts';
import { buildPad } from './pads.ts';
import type { AlleyId, PlaceId } from './places.ts';
import type { ScenePlace } from './scene.ts';

interface Going {
  options: readonly SendOption[];
  /** The place picked, and the group that would go there. */
  space: string | null;
  group: Group | undefined;
}

export function padOfPlace(
  kit: TableKit,
  { view, seat }: Pick<Look, 'view' | 'seat'>,
  place: ScenePlace<PlaceId | AlleyId>,
  { options, space, group }: Going,
): void {
  const { id, pad: rect } = place;
  const open = options.some((x) => x.space === id);
  const isFree = view.town.taken[id] === undefined && !view.town.neutral.includes(id);
  const empty = isFree && whySpaceClosed(view, id, seat) !== null;
  const ghost = group === undefined ? null : { ...group, seat };
  const boarded = isBoarded(view, id);
  buildPad(kit, { view, seat, id, rect, open, picked: open && space === id, ghost, empty, boarded });
  if (boarded) boardUp(kit, place);
}

/** A plank from edge to edge: its middle, how thick it is and how far it leans, in shares of the height and in degrees. */
interface Plank {
  at: number;
  thick: number;
  lean: number;
}

const ACROSS: readonly Plank[] = [
  { at: 0.3, thick: 0.27, lean: -7 },
  { at: 0.7, thick: 0.27, lean: 6 },
];
/** Higher things are crossed, so that what is behind can still be recognised. */
const CROSSED: readonly Plank[] = [
  { at: 0.62, thick: 0.15, lean: 19 },
  { at: 0.6, thick: 0.15, lean: -17 },
];

function plankOf({ at, thick, lean }: Plank, w: number, h: number, i: number): string {
  const high = Math.min(30, Math.max(12, h * thick));
  const y = h * at - high / 2;
  const ends = 3 + (i % 2) * 2;
  // Sawn off roughly: no end is straight.
  const d = `M4 ${y + ends}L${w * 0.5} ${y}L${w - 5} ${y + 2}L${w - 3} ${y + high * 0.55}L${w - 7} ${y + high}L${w * 0.4} ${y + high - 1}L6 ${y + high - 2}L3 ${y + high * 0.5}Z`;
  const nail = (x: number) =>
    `<circle cx="${x}" cy="${y + high * 0.5}" r="2.600" fill="${palette.ink}" stroke="none"/>`;
  const grain = `<path d="M${w * 0.22} ${y + high * 0.62}H${w * 0.44}M${w * 0.58} ${y + high * 0.36}H${w * 0.76}" stroke="${palette.woodGroove}" stroke-width="2" opacity=".7"/>`;
  const shine = `<path d="M9 ${y + 5}H${w * 0.5}" stroke="${palette.woodShine}" stroke-width="2.500" opacity=".9"/>`;
  return `<g transform="rotate(${lean} ${w / 2} ${h * at})"><path d="${d}" fill="url(#w)" stroke="${palette.ink}" stroke-width="3.500" stroke-linejoin="round"/>${grain}${shine}${nail(13)}${nail(w - 14)}</g>`;
}

/** `crossed`: over something that is still to be recognised. */
export function planks(width: number, height: number, crossed = false): Art {
  const laid = crossed ? CROSSED : ACROSS;
  return sketch(`planks-${crossed}`, width, height, (w, h) =>
    [
      downward('w', '#e0ac72', '#a8743f'),
      `<g stroke-linecap="round">${laid.map((plank, i) => plankOf(plank, w, h, i)).join('')}</g>`,
    ].join(''),
  );
}

/** Boards a place up. */
function boardUp(kit: TableKit, { pad, art }: Pick<ScenePlace, 'pad' | 'art'>): GameObjects.Image[] {
  const over = (rect: Rect, by: number, crossed: boolean) =>
    kit.laid(planks(rect.width + 2 * by, rect.height, crossed), { x: rect.x - by, y: rect.y });
  // A building low enough to be hidden by a plank keeps its face: on a phone only the ground is closed.
  const house = art !== null && art.height >= 70 ? [over(art, 2, true)] : [];
  return [...house, over(pad, 4, false)];
}
