/** The four plots: ground, cage, pet in its mood and size, what has befallen it, addon, and the imps between them. */
import type { GameObjects } from 'phaser';
import type { Plot } from '../../../../engine/petz/state.ts';
import { textKey } from '../../../../i18n/keys.ts';
import { antimagicOf, strengthOf } from '../../../../session/facts.ts';
import { say } from '../../../../ui/bubble.ts';
import type { Rect } from '../../../../ui/button.ts';
import type { Mood } from '../../../../ui/creatures/moods.ts';
import { type Art, part } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { drawing, remember } from '../../shelf.ts';
import { fanArt, moodArt, plotArt } from './art.ts';
import type { Circle, PlotSpot } from './layout.ts';
import { icon, type Stage } from './parts.ts';
import { shapeArt } from './shapes.ts';

/** What stands on a plot in the picture; in a draft it may differ from what the rules know. */
export interface Standing {
  plot: Plot;
  mood: Mood;
  /** Something may be put here, or the question is about this pet. */
  lit: boolean;
  /** Bars as a fan under its feet; not where slots show them. */
  fan: boolean;
}

/** Body scale by size, 2 to 7. */
const SCALES = [0, 0, 0.45, 0.57, 0.7, 0.8, 0.9, 1] as const;
/** The drawing of a cage is this wide, its floor at this height, and a pet of size 7 this large in it. */
const CAGE_WIDTH = 320;
const FLOOR = 222;
const FULL = 228;

/** The faces shown last, by plot: they stay until the new ones are ready, so that no cage looks empty meanwhile. */
export type Faces = Map<number, Art>;

/** Draws all plots; returns the pets' images, by plot. */
export function buildPlots(
  stage: Stage,
  standing: readonly Standing[],
  faces: Faces,
): Map<number, GameObjects.Image> {
  const leaving: GameObjects.Image[] = [];
  const pets = new Map<number, GameObjects.Image>();
  const { kit } = stage.deal;
  for (const [at, spot] of stage.layout.plots.entries()) {
    const here = standing[at];
    if (here === undefined) continue;
    const { x, y, width, height } = spot.rect;
    kit.picture(plotArt(at, width, height, here.lit), x, y, Math.round(width));
    const pet = buildCage(stage, at, spot, here, faces, leaving);
    if (pet !== null) pets.set(at, pet);
  }
  if (leaving.length > 0) {
    void Promise.resolve()
      .then(() => kit.art.finish())
      .then(() => {
        for (const image of leaving) image.destroy();
      });
  }
  return pets;
}

function buildCage(
  stage: Stage,
  at: number,
  spot: PlotSpot,
  { plot, mood, fan }: Standing,
  faces: Faces,
  leaving: GameObjects.Image[],
): GameObjects.Image | null {
  const { kit, link } = stage.deal;
  const { cage } = spot;
  const unit = cage.width / CAGE_WIDTH;
  if (plot.cage === null) {
    const room = {
      x: cage.x + cage.width * 0.1,
      y: cage.y + 8,
      width: cage.width * 0.8,
      height: cage.height - 16,
    };
    kit.stretched(shapeArt(room.width, room.height, { fill: 'none', dashed: true, radius: 18 }), room);
    const style = { size: 16, fit: room.width - 16, lines: 2, family: 'text' } as const;
    kit.words(link.speech.t('ui.shop.noCage'), cage.x + cage.width / 2, cage.y + cage.height / 2, style);
  } else {
    kit.picture(cagePart(plot.cage, 'back', 'front'), cage.x, cage.y, cage.width);
  }
  const foot = cage.y + FLOOR * unit;
  const middle = cage.x + cage.width / 2;
  let standing: GameObjects.Image | null = null;
  if (plot.pet !== null) {
    const art = moodArt(plot.pet.id, mood, plot.pet);
    const size = FULL * unit * (SCALES[Math.min(7, plot.pet.size)] ?? 1);
    const stand = (face: Art) =>
      kit.art.image(kit.scene, face, middle, foot, size / 256, kit.ratio, { at: [128, 238] });
    const before = faces.get(at);
    if (before !== undefined && before.key !== art.key && before.key.startsWith(`pet-${plot.pet.id}-`)) {
      leaving.push(stand(before));
    }
    standing = stand(art);
    faces.set(at, art);
  } else faces.delete(at);
  heaps(kit, plot.manure, cage.x + cage.width * 0.8, foot + 4 * unit, 62 * unit);
  if (plot.cage !== null) {
    kit.picture(cagePart(plot.cage, 'signs', 'board'), cage.x, cage.y, cage.width);
    sign(kit, strengthOf(plot), cage.x + 46 * unit, cage.y + 66 * unit, 40 * unit);
    sign(kit, antimagicOf(plot), cage.x + 274 * unit, cage.y + 64 * unit, 40 * unit);
  }
  if (plot.pet !== null) {
    if (fan) {
      const width = Math.min(spot.rect.width * 0.9, 320 * unit);
      kit.picture(fanArt(plot.pet.id, plot.pet.size), middle - width / 2, foot - width * 0.03, width);
    }
    tokens(kit, plot.pet.suffering, 'suffering', cage.x + 46 * unit, cage.y + 130 * unit, 44 * unit);
    tokens(kit, plot.pet.mutation, 'mutation', cage.x + 46 * unit, cage.y + 178 * unit, 44 * unit);
  }
  if (plot.addon !== null) kit.fitted(drawing(`addons/${plot.addon}`), spot.addon, true);
  return standing;
}

/** Groups of a cage's drawing. */
function cagePart(id: string, ...groups: string[]): Art {
  const whole = drawing(`cages/${id}`);
  return remember(`${whole.key}#${groups.join('+')}`, () => part(whole, ...groups));
}

function sign(kit: TableKit, value: number, x: number, y: number, size: number): void {
  const px = Math.max(15, size);
  kit.words(String(value), x, y + size * 0.06, {
    size: px,
    colour: palette.eyeWhite,
    outline: Math.max(3, size * 0.14),
  });
}

/** Heaps on the floor: three at most, more are one heap and a number. */
function heaps(kit: TableKit, count: number, x: number, foot: number, size: number): void {
  const art = drawing('tokens/token-manure');
  const shown = count > 3 ? 1 : count;
  for (let i = 0; i < shown; i++) {
    const shift = (i - (shown - 1)) * size * 0.62;
    kit.fitted(
      art,
      { x: x - size / 2 + shift, y: foot - size + (i % 2) * 3, width: size, height: size },
      true,
    );
  }
  if (count > 3)
    kit.words(String(count), x + size * 0.3, foot - size * 0.2, white(Math.max(15, size * 0.42)));
}

function tokens(kit: TableKit, count: number, what: string, x: number, y: number, size: number): void {
  if (count === 0) return;
  icon(kit, drawing(`tokens/token-${what}`), x, y, Math.max(20, size));
  if (count > 1) kit.words(String(count), x + size * 0.4, y + size * 0.3, white(Math.max(15, size * 0.5)));
}

const white = (size: number) => ({ size, colour: palette.eyeWhite, outline: 4 });

/** What a plot is, in a bubble: its cage, its addon and who lives there. */
export function explainPlot({ deal, layout }: Stage, at: number, plot: Plot): void {
  const { speech } = deal.link;
  const { t } = speech;
  const parts = [
    plot.pet === null ? speech.plot(at) : speech.pet(plot.pet.id),
    plot.cage === null
      ? t('ui.shop.noCage')
      : `${speech.thing('cage', plot.cage)}. ${t(textKey('cage', plot.cage))}`,
    ...(plot.addon === null ? [] : [t(textKey('addon', plot.addon))]),
  ];
  bubble({ deal, layout }, parts.join('\n'), layout.plots[at]?.rect ?? layout.board);
}

/** Says something over a rectangle. */
export function bubble({ deal, layout }: Pick<Stage, 'deal' | 'layout'>, text: string, over: Rect): void {
  const width = layout.side.x + layout.side.width;
  say(deal.kit, {
    words: text,
    x: over.x + over.width / 2,
    y: over.y + over.height * 0.3,
    width,
    size: layout.words + 2,
    still: deal.kit.still,
  });
}

/** The places between the plots where imps play, and the middle, for whoever cleans. */
export function buildGaps(
  { deal, look, layout }: Stage,
  offered: readonly number[],
  press: (gap: number) => void,
): void {
  const { kit } = deal;
  const busy = look.view.shops[look.seat]?.busy;
  for (const [gap, place] of layout.gaps.entries()) {
    const imps = busy?.gaps[gap] ?? 0;
    const isOffered = offered.includes(gap);
    if (imps === 0 && !isOffered && layout.compact) continue;
    round(kit, place, imps > 0 ? '#a8c8f0' : isOffered ? '#fff3b0' : '#fbe6c0', imps === 0 && !isOffered);
    const art = drawing(imps > 0 ? 'icons/icon-imp' : 'icons/need-play');
    icon(kit, art, place.x, place.y, place.size * 0.66).setAlpha(imps > 0 || isOffered ? 1 : 0.45);
    if (imps > 1) kit.words(String(imps), place.x + place.size * 0.3, place.y + place.size * 0.3, white(16));
    if (isOffered) kit.press(`gap:${gap}`, around(place), () => press(gap));
  }
  if ((busy?.centre ?? 0) > 0) {
    round(kit, layout.centre, '#fff6e4', false);
    icon(kit, drawing('icons/icon-broom'), layout.centre.x, layout.centre.y, layout.centre.size * 0.66);
  }
}

function around({ x, y, size }: Circle): Rect {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

function round(kit: TableKit, place: Circle, fill: string, dashed: boolean): void {
  kit.stretched(
    shapeArt(place.size, place.size, { fill, dashed, edge: dashed ? '#7a4a3c' : palette.ink }),
    around(place),
  );
}
