/** The four plots: ground, cage, pet in its mood and size, what has befallen it, and its addon. */

import type { GameObjects } from 'phaser';
import { antimagicOf, cageCard, strengthOf } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import { petSheet } from '../../../../session/advice/pet-sheet.ts';
import { say } from '../../../../ui/bubble.ts';
import type { Mood } from '../../../../ui/creatures/moods.ts';
import { paired } from '../../../../ui/paired.ts';
import { around, type Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { breathe } from '../../actors/index.ts';
import { petIn } from '../../actors/pet-art.ts';
import { type Explanation, explainCage, explainPet } from '../../explain/index.ts';
import { eatsArt } from '../../explain/pet-signs.ts';
import type { TableKit } from '../../kit.ts';
import { fanArt, plotArt } from './art.ts';
import {
  type CageMark,
  cageFoot,
  dietAt,
  HEAPS,
  heapAt,
  petSize,
  signAt,
  tokenAt,
  unitOf,
} from './cage-places.ts';
import type { PlotSpot } from './layout.ts';
import type { Stage } from './parts.ts';
import { buildRubble, buildThirdSign, buildTune, cagePart } from './plot-extras.ts';

/** What stands on a plot in the picture; in a draft it may differ from what the rules know. */
interface Standing {
  plot: Plot;
  mood: Mood;
  /** Something may be put here, or the question is about this pet. */
  lit: boolean;
  /** Bars as a fan under its feet; not where slots show them. */
  fan: boolean;
}

/** What is drawn of a plot and may be moved by itself. */
export interface DrawnPlot {
  pet: GameObjects.Image | null;
  mood: Mood;
  /** Bars of the cage, before its pet's place. */
  cage: GameObjects.Image[];
  heaps: GameObjects.GameObject[];
  /** The numbers on the cage. */
  numbers: { strength: GameObjects.Text; antimagic: GameObjects.Text } | null;
}

/** The faces shown last, by plot: they stay until the new ones are ready, so that no cage looks empty meanwhile. */
export type Faces = Map<number, Art>;

/** Draws all plots. `alive`: the pets breathe; not where a finger may carry them away. */
export function buildPlots(
  stage: Stage,
  standing: readonly Standing[],
  faces: Faces,
  alive = true,
): Map<number, DrawnPlot> {
  const leaving: GameObjects.Image[] = [];
  const drawn = new Map<number, DrawnPlot>();
  const { kit } = stage;
  for (const [spot, here, at] of paired(stage.layout.plots, standing)) {
    const { x, y, width, height } = spot.rect;
    kit.picture(plotArt(at, width, height, here.lit), x, y, Math.round(width));
    drawn.set(at, buildPlot(stage, at, spot, here, faces, leaving));
  }
  if (leaving.length > 0) {
    void Promise.resolve()
      .then(() => kit.art.finish())
      .then(() => {
        for (const image of leaving) image.destroy();
      });
  }
  if (alive)
    breathe(
      kit,
      [...drawn.values()].flatMap(({ pet }) => (pet === null ? [] : [pet])),
    );
  return drawn;
}

function buildPlot(
  stage: Stage,
  at: number,
  spot: PlotSpot,
  { plot, mood, fan }: Standing,
  faces: Faces,
  leaving: GameObjects.Image[],
): DrawnPlot {
  const { kit } = stage;
  const { cage } = spot;
  const bars: GameObjects.Image[] = [];
  const setting = plot.alleys?.setting ?? 'normal';
  if (plot.cage !== null)
    bars.push(kit.picture(cagePart(plot.cage, setting, 'back', 'front'), cage.x, cage.y, cage.width));
  else if (plot.alleys?.wrecked === true) buildRubble(kit, spot, plot);
  else buildLot(stage, spot);
  const pet = plot.pet === null ? null : buildPet(kit, at, spot, plot.pet, mood, faces, leaving);
  if (pet === null) faces.delete(at);
  const lying = heaps(kit, spot, plot.manure, plot.alleys?.pearls ?? 0);
  const numbers = plot.cage === null ? null : signs(kit, spot, plot, plot.cage);
  if (plot.pet !== null) {
    if (fan) buildFan(kit, spot, plot.pet);
    buildDiet(kit, spot, plot.pet);
    for (const what of ['suffering', 'mutation'] as const) {
      tokens(kit, plot.pet[what], what, tokenAt(spot, what));
    }
  }
  if (plot.addon !== null) kit.fitted(`addons/${plot.addon}`, spot.addon, true);
  const tune = plot.addon === 'jukebox' ? (plot.alleys?.tune ?? null) : null;
  if (tune !== null) buildTune(kit, spot, tune);
  return { pet, mood, cage: bars, heaps: lying, numbers };
}

function buildPet(
  kit: TableKit,
  at: number,
  spot: PlotSpot,
  pet: Pet,
  mood: Mood,
  faces: Faces,
  leaving: GameObjects.Image[],
): GameObjects.Image {
  const art = petIn(pet.id, mood, pet);
  const { x, y } = cageFoot(spot);
  const scale = petSize(spot, pet.size) / 256;
  const stand = (face: Art) => kit.art.image(kit.scene, face, x, y, scale, kit.ratio, { at: [128, 238] });
  const before = faces.get(at);
  if (before !== undefined && before.key !== art.key && before.key.startsWith(`pet-${pet.id}-`)) {
    leaving.push(stand(before));
  }
  faces.set(at, art);
  return stand(art);
}

/** How far down its drawing the bars of a fan reach, as a share of its width. */
const FAN_FOOT = 0.31;

/** The bars of a pet below its feet; in a low plot over the cage's edge, but never outside the plot. */
function buildFan(kit: TableKit, spot: PlotSpot, pet: Pet): void {
  const foot = cageFoot(spot);
  const { rect } = spot;
  const width = Math.min(rect.width * 0.9, Math.max(150, 320 * unitOf(spot)));
  const lowest = rect.y + rect.height - 5 - width * FAN_FOOT;
  kit.picture(fanArt(pet), foot.x - width / 2, Math.min(foot.y - width * 0.03, lowest), width);
}

/** What a pet eats, on a sign at its feet. */
function buildDiet(kit: TableKit, spot: PlotSpot, { id, size }: Pet): void {
  const art = eatsArt(petSheet(id, size).eats);
  const { x, y, size: height } = dietAt(spot);
  const width = (height * art.box.width) / art.box.height;
  kit.picture(art, x - width / 2, y - height / 2, width);
}

function signs(kit: TableKit, spot: PlotSpot, plot: Plot, cage: string): DrawnPlot['numbers'] {
  const { x, y, width } = spot.cage;
  kit.picture(cagePart(cage, plot.alleys?.setting ?? 'normal', 'signs', 'board'), x, y, width);
  if (cageCard(cage).adaptive === true) buildThirdSign(kit, spot, plot);
  const number = (name: 'strength' | 'antimagic', value: number) => {
    const place = signAt(spot, name);
    const outline = Math.max(3, place.size * 0.16);
    const style = { size: Math.max(16, place.size), colour: palette.eyeWhite, outline };
    return kit.words(String(value), place.x, place.y, style);
  };
  return {
    strength: number('strength', strengthOf(plot)),
    antimagic: number('antimagic', antimagicOf(plot)),
  };
}

/** Heaps on the floor: three at most, more are one heap and a number. Those with gold on them come first. */
function heaps(kit: TableKit, spot: PlotSpot, count: number, pearls: number): GameObjects.GameObject[] {
  const shown = count > HEAPS ? 1 : count;
  const made: GameObjects.GameObject[] = Array.from({ length: shown }, (_, i) => {
    const { x, y, size } = heapAt(spot, i, count);
    return kit.fitted(
      i < pearls ? 'tokens/token-pearl' : 'tokens/token-manure',
      around({ x, y }, size),
      true,
    );
  });
  if (count > HEAPS) {
    const { x, y, size } = heapAt(spot, 0, count);
    made.push(kit.words(String(count), x + size * 0.3, y + size * 0.3, white(Math.max(16, size * 0.42))));
  }
  return made;
}

function tokens(kit: TableKit, count: number, what: string, { x, y, size }: CageMark): void {
  if (count === 0) return;
  kit.icon(`tokens/token-${what}`, x, y, size);
  if (count > 1) kit.words(String(count), x + size * 0.4, y + size * 0.3, white(Math.max(16, size * 0.5)));
}

const white = (size: number) => ({ size, colour: palette.eyeWhite, outline: 4 });

/** What a plot says of itself: who lives there, its cage and its addon. */
export function explainPlot({ link }: Pick<Stage, 'link'>, plot: Plot): Explanation {
  const cage = explainCage(link, plot);
  if (plot.pet === null) return cage;
  const pet = explainPet(link, plot.pet);
  return { ...pet, lines: [...pet.lines, `${cage.title}: ${cage.lines.join(' ')}`] };
}

/** Says something over a rectangle. */
export function bubble(
  { kit, layout }: Pick<Stage, 'kit' | 'layout'>,
  text: string,
  over: Rect,
): ReturnType<typeof say> {
  const width = layout.side.x + layout.side.width;
  return say(kit, {
    words: text,
    x: over.x + over.width / 2,
    y: over.y + over.height * 0.3,
    width,
    size: layout.words + 2,
    still: kit.still,
  });
}

/** A plot without a cage: grass, a dashed outline where one would stand, and a sign that says how to get it. */
function buildLot({ layout, kit, speech }: Stage, { cage, rect }: PlotSpot): void {
  const { t } = speech;
  kit.picture('props/lot', cage.x, cage.y, cage.width).setAlpha(0.95);
  const x = cage.x + cage.width / 2;
  const y = cage.y + cage.height * 0.375;
  const below = { size: 16, family: 'text', fit: rect.width - 24, lines: 2 } as const;
  if (layout.compact) {
    // The sign is too small for words.
    kit.icon('icons/count-pets', x, y, cage.height * 0.24);
    kit.words(t('ui.shop.noCage'), x, rect.y + rect.height - 20, { ...below, lines: 1 });
    return;
  }
  const size = Math.min(22, Math.max(16, cage.width * 0.075));
  kit.words(t('ui.shop.noCage'), x, y, { size, fit: cage.width * 0.62, lines: 2, colour: palette.ink });
  kit.words(t('ui.shopSet.buyCage'), x, cage.y + cage.height + 14, below);
}
