/** Sky, what is far away, the ground with its edge, and the road, chapter by chapter. Closed chapters are of paper. */

import type { GameObjects } from 'phaser';
import type { Art } from '../../ui/svg-art.ts';
import { cutTo, faded, gradient, mapDrawing, mapPart, paper } from './drawings.ts';
import type { Layer, MapKit } from './kit.ts';
import { HORIZON, type Span, type View } from './layout.ts';
import type { Motion, Prop } from './pieces.ts';
import { roadTiles } from './road.ts';
import { bookAt } from './scenery.ts';
import { MAP_CHAPTERS, type MapChapterId } from './types.ts';

/** The layers the backdrop is painted on, and what it needs to know of the window. */
export interface MapGround {
  kit: MapKit;
  view: View;
  height: number;
  sky: Layer;
  hills: Layer;
  land: Layer;
  road: Layer;
}

interface Look {
  sky: readonly string[];
  /** From the edge at the horizon down. */
  ground: readonly string[];
  edge: MapChapterId | 'yard';
  far: MapChapterId;
  road: MapChapterId;
}

const LOOKS: Readonly<Record<MapChapterId, Look>> = {
  opening: {
    sky: ['#8fc8f0', '#c8e6f4', '#ffe9c0'],
    ground: ['#a9dc6a', '#86c455', '#6fae45'],
    edge: 'opening',
    far: 'opening',
    road: 'opening',
  },
  town: {
    sky: ['#8fd0f2', '#cfeaf6', '#fff0d8'],
    ground: ['#efd9b0', '#e6c896', '#d8b47e'],
    edge: 'town',
    far: 'town',
    road: 'town',
  },
  alleys: {
    sky: ['#221a40', '#3a3066', '#6d5a9c'],
    ground: ['#5f5a86', '#4f4a78', '#3a3562'],
    edge: 'alleys',
    far: 'alleys',
    road: 'alleys',
  },
  bedtime: {
    sky: ['#ffe9c0', '#fff3d6', '#fdeef4'],
    ground: ['#bfeecb', '#a4e0c0', '#8fd0b8'],
    edge: 'bedtime',
    far: 'bedtime',
    road: 'bedtime',
  },
  lord: {
    sky: ['#2c2050', '#6d3f8a', '#e0707a'],
    ground: ['#6d5a86', '#574672', '#40325a'],
    edge: 'lord',
    far: 'lord',
    road: 'lord',
  },
  moonlight: {
    sky: ['#1f2450', '#4a5098', '#e8b0a0'],
    ground: ['#6d9a7a', '#558468', '#406c58'],
    edge: 'yard',
    far: 'town',
    road: 'moonlight',
  },
  finale: {
    sky: ['#3a2a66', '#a84f8a', '#ffb870'],
    ground: ['#f3c98a', '#e0a86a', '#c98a54'],
    edge: 'finale',
    far: 'finale',
    road: 'finale',
  },
  festival: {
    sky: ['#241c4e', '#7a3f8a', '#ff9a70'],
    ground: ['#8fbf62', '#74a650', '#588a40'],
    edge: 'festival',
    far: 'town',
    road: 'festival',
  },
};

/** Before the picture book: the yard of the nursery, by night. */
const YARD: Look = {
  sky: ['#2a2450', '#4a4080', '#8f78b8'],
  ground: ['#6d9a7a', '#558468', '#406c58'],
  edge: 'yard',
  far: 'alleys',
  road: 'alleys',
};

/** What is still closed is drawn on paper, by day and by night. */
const BLANK = {
  sky: ['#ddd1be', '#e9dfce', '#f3ebdc'],
  ground: ['#e3d9c8', '#d6cab6', '#c6b9a3'],
  edge: 'finale',
};
/** Far away it is fainter still. */
const FAINT = 0.55;

/** How far the sky of a chapter comes out of the one before. */
const FADE = 300;
const FADE_GROUND = 160;
/** How far hills and roofs of two chapters lie over each other. */
const OVERLAP = 240;

/** One stretch with one look. */
interface Stretch {
  from: number;
  to: number;
  look: Look;
  /** The one before goes over into it. */
  soft: boolean;
  /** It goes over into the next. */
  isLed: boolean;
}

function stretchesOf(span: Span): Stretch[] {
  const { id, from, to } = span;
  const look = LOOKS[id];
  if (id !== 'bedtime')
    return [{ from, to, look, soft: from > 0 && id !== 'lord', isLed: id !== MAP_CHAPTERS.at(-1) }];
  const book = bookAt(span);
  return [
    { from, to: book, look: YARD, soft: true, isLed: false },
    { from: book, to, look, soft: false, isLed: false },
  ];
}

/** Paints a chapter's sky, distance, ground and road; `isOpen` gives it its colours. */
export function paintGround(ground: MapGround, span: Span, isOpen: boolean): void {
  const { kit, view, road } = ground;
  for (const stretch of stretchesOf(span)) {
    paintStretch(ground, stretch, isOpen);
    for (const tile of roadTiles(stretch.look.road, span.road, stretch.from, stretch.to)) {
      const { x, y } = tile.box;
      const art = isOpen ? tile : paper(tile);
      road.put(kit.image(art, x * view.k, view.top + y * view.k, view.k, { at: [x, y] }));
    }
  }
}

function paintStretch(ground: MapGround, { from, to, look, soft, isLed }: Stretch, isOpen: boolean): void {
  const { kit, view, height, sky, hills, land } = ground;
  const { k, top } = view;
  const { sky: air, ground: earth, edge } = isOpen ? look : BLANK;
  const dye = (art: Art) => (isOpen ? art : paper(art));
  const horizon = top + HORIZON * k;
  wash(kit, sky, air, { from: from * k, to: to * k, y: 0, height: horizon + 30 }, soft ? FADE * k : 0);

  // What is far away goes over into what comes next, as the sky does.
  const end = to + (isLed ? OVERLAP : 0);
  for (let x = from; x < end; x += 640) {
    const tile = cutTo(`far-${look.far}`, Math.min(640, end - x));
    const art = soft && x === from ? faded(tile, OVERLAP) : tile;
    hills.put(kit.image(dye(art), x * k, horizon + 12 * k, k, { alpha: isOpen ? 1 : FAINT }));
  }

  const soil = { from: from * k, to: to * k, y: horizon + 26 * k, height: height - horizon - 26 * k + 2 };
  wash(kit, land, earth, soil, soft ? FADE_GROUND * k : 0);
  const rim = (x: number, art: Art) => land.put(kit.image(dye(art), x * k, horizon, k));
  if (soft) rim(from - FADE_GROUND, faded(cutTo(`edge-${edge}`, FADE_GROUND), FADE_GROUND));
  for (let x = from; x < to; x += 640) rim(x, cutTo(`edge-${edge}`, Math.min(640, to - x)));
}

interface Band {
  from: number;
  to: number;
  y: number;
  height: number;
}

/** A band of colour; its beginning lies softly over the one before. */
function wash(kit: MapKit, layer: Layer, colours: readonly string[], band: Band, fade: number): void {
  const { y, height } = band;
  const [from, to] = [layer.x(band.from), layer.x(band.to)];
  layer.put(kit.wash(gradient(colours), from, y, to - from + 1, height));
  if (fade > 0) layer.put(kit.wash(gradient(colours, true), from - fade, y, fade + 1, height));
}

/** Where chapters meet a few planks lie over the seam of the road. */
export function paintSeam({ kit, view, road }: MapGround, x: number, isOpen: boolean): void {
  const art = mapDrawing('planks');
  road.put(kit.image(isOpen ? art : paper(art), x * view.k, view.top + 640 * view.k, view.k));
}

/** Sets up what stands along the road, and moves what can move. */
export type PropLayers = Readonly<Record<Prop['layer'], Layer>>;

/** Builds one prop on its layer; in a closed chapter it is a cut-out of paper and stands still. */
export function buildProp(kit: MapKit, layers: PropLayers, view: View, prop: Prop, isOpen: boolean): void {
  const layer = layers[prop.layer];
  const { k } = view;
  const x = layer.x(prop.x * k);
  const y = view.top + prop.y * k;
  if (prop.imp !== undefined) {
    if (!isOpen) return;
    const size = prop.scale * k;
    const who = kit.imp(x, y, size, prop.imp, 'blue', prop.flip ? { flip: true } : {});
    layer.add(who, x - size, x + size);
    return;
  }
  const whole = prop.parts === undefined ? mapDrawing(prop.art) : mapPart(prop.art, ...prop.parts);
  const art = isOpen ? whole : paper(whole);
  const scale = prop.scale * k;
  const { motion } = prop;
  // Light and smoke mean that somebody is there.
  if (!isOpen && (motion === 'glow' || motion === 'smoke' || motion === 'burst')) return;
  if (motion === 'smoke') {
    smoke(kit, layer, x, y, scale);
    return;
  }
  const box = art.box;
  // What swells does so from its foot.
  const foot: [number, number] =
    motion === 'breathe' ? [box.x + box.width / 2, box.y + box.height * 0.93] : pivotOf(prop, whole.svg);
  const image = kit.image(art, 0, 0, scale, {
    at: foot,
    flip: prop.flip ?? false,
    angle: prop.angle ?? 0,
    alpha: prop.alpha ?? 1,
  });
  const group = kit.group(x + foot[0] * scale, y + foot[1] * scale, [image]);
  layer.add(group, x + box.x * scale, x + (box.x + box.width) * scale);
  if (motion !== undefined && isOpen) move(kit, group, motion, k, x);
}

/** The point a drawing turns about: its own, or that of its only part. */
function pivotOf({ motion }: Prop, svg: string): [number, number] {
  if (motion !== 'turn') return [0, 0];
  const [x = 0, y = 0] = (/data-pivot="([^"]+)"/.exec(svg)?.[1] ?? '0 0').split(' ').map(Number);
  return [x, y];
}

function move(kit: MapKit, group: GameObjects.Container, motion: Motion, k: number, seed: number): void {
  const delay = Math.round(seed * 7) % 1300;
  const swing = (props: Readonly<Record<string, number>>, ms: number) =>
    kit.swing(group, props, { ms, delay });
  if (motion === 'sway') {
    group.setAngle(-1.5);
    swing({ angle: 1.5 }, 2200);
  } else if (motion === 'breathe') swing({ scaleY: 1.03, scaleX: 0.985 }, 1200);
  else if (motion === 'float') swing({ y: group.y - 12 * k }, 1900);
  else if (motion === 'drift') swing({ x: group.x + 70 * k }, 14_000 + delay * 4);
  else if (motion === 'blink') swing({ alpha: 0.3 }, 1500);
  else if (motion === 'glow') {
    group.setAlpha(0.75);
    swing({ alpha: 1 }, 1500);
  } else if (motion === 'turn') {
    kit.later(() => kit.scene.tweens.add({ targets: group, angle: 360, duration: 16_000, repeat: -1 }));
  } else if (motion === 'burst') kit.later(() => burst(kit, group, delay));
}

/** A firework goes up again and again. */
function burst(kit: MapKit, group: GameObjects.Container, delay: number): void {
  group.setScale(0);
  kit.scene.tweens.add({
    targets: group,
    scale: { from: 0.15, to: 1 },
    alpha: { from: 1, to: 0 },
    duration: 1700,
    delay,
    repeatDelay: 1600,
    repeat: -1,
    ease: 'Cubic.easeOut',
  });
}

/** Three puffs, one after the other. */
function smoke(kit: MapKit, layer: Layer, x: number, y: number, scale: number): void {
  for (const i of [0, 1, 2]) {
    const puff = kit.group(x, y, [kit.image(mapDrawing('smoke'), 0, 0, scale)]).setAlpha(0);
    layer.add(puff, x - 60 * scale, x + 90 * scale);
    kit.later(() =>
      kit.scene.tweens.add({
        targets: puff,
        x: { from: x, to: x + 42 * scale },
        y: { from: y, to: y - 96 * scale },
        scale: { from: 0.4, to: 1.5 },
        alpha: { from: 0.85, to: 0 },
        duration: 3600,
        delay: i * 1200,
        repeat: -1,
      }),
    );
  }
}
