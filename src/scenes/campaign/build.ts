/** Puts the whole map together, from the sky to the bar over it. */
import type { GameObjects, Scene } from 'phaser';
import type { Rect } from '../../ui/rect.ts';
import type { SvgTextures } from '../../ui/svg-textures.ts';
import { buildProp, type MapGround, type PropLayers, paintGround, paintSeam } from './backdrop.ts';
import { type Bar, type BarDeeds, buildMapBar } from './bar.ts';
import { Layer, MapKit } from './kit.ts';
import {
  type BarLayout,
  chapterAt,
  layoutBar,
  layoutMap,
  type MapLayout,
  type Span,
  scrollTo,
  signRect,
  type View,
} from './layout.ts';
import { buildPlace } from './places.ts';
import { sceneryOf } from './scenery.ts';
import { buildGate, buildSign, buildWaiter, type LevelSign } from './signs.ts';
import { type MapChapterId, type MapInit, type MapPlaceId, PLACES } from './types.ts';

/** How much more slowly than the map goes what is in the sky, and how much faster what is near. */
const DEPTHS = { far: 0.85, front: 1.12 } as const;

/** A sign or a place: where it answers, in units, and what it is drawn with. */
interface MapSpot {
  rect: Rect;
  group: GameObjects.Container;
}

export interface Built {
  kit: MapKit;
  layout: MapLayout;
  signs: ReadonlyMap<string, LevelSign>;
  places: ReadonlyMap<string, MapPlaceId>;
  spots: ReadonlyMap<string, MapSpot>;
  bar: Bar;
  barLayout: BarLayout;
  signLayer: Layer;
  /** The imp beside the sign that is next. */
  waiter: GameObjects.Container | null;
  /** What is to be in the middle of the window, in units. */
  middle: number;
  chapterIn(scroll: number): MapChapterId;
  /** Shows the map scrolled so far, in CSS pixels. */
  scroll(at: number, anew?: boolean): void;
}

interface MapScreen {
  width: number;
  height: number;
  ratio: number;
  view: View;
}

/** `kept` is what was in the middle before, in units; null if the map is shown for the first time. */
export function buildMap(
  scene: Scene,
  art: SvgTextures,
  screen: MapScreen,
  init: MapInit,
  kept: number | null,
  deeds: BarDeeds,
): Built {
  const { width, height, ratio, view } = screen;
  const { k } = view;
  const kit = new MapKit(scene, art, { ratio, width, k }, init.t, init.still);
  kit.textScale = init.textScale ?? 1;
  const layout = layoutMap(init.chapters);
  const middle = kept ?? middleOf(layout, init);
  const seen = scrollTo(layout, middle, view.wide);

  const sky = new Layer(kit);
  const far = new Layer(kit, DEPTHS.far);
  const hills = new Layer(kit);
  const layers = { sky, hills, land: new Layer(kit), back: new Layer(kit), road: new Layer(kit) };
  const near = new Layer(kit);
  const signLayer = new Layer(kit);
  const front = new Layer(kit, DEPTHS.front);
  const ground: MapGround = { kit, view, height, ...layers };
  const props: PropLayers = { far, back: layers.back, near, front };

  const signs = new Map<string, LevelSign>();
  const spots = new Map<string, MapSpot>();
  const chapters = new Map(init.chapters.map((chapter) => [chapter.id, chapter]));
  for (const span of layout.spans) {
    const chapter = chapters.get(span.id);
    if (chapter === undefined) continue;
    kit.isFar = !isNear(span, seen, view.wide);
    paintGround(ground, span, chapter.isOpen);
    if (span.from > 0) paintSeam(ground, span.from, chapter.isOpen);
    for (const prop of sceneryOf(span)) buildProp(kit, props, view, prop, chapter.isOpen);
    buildGate(kit, signLayer, view, span, chapter);
  }

  const known = { rung: init.rung ?? 1, pictures: init.pictures ?? 8 };
  const places = new Map<string, MapPlaceId>();
  for (const id of PLACES) {
    const spot = layout.places[id];
    kit.isFar = !isNear({ from: spot.x - 250, to: spot.x + 250 }, seen, view.wide);
    const things = { kit, view, layer: layers.back, boards: signLayer };
    const group = buildPlace(things, id, spot, init.places[id], known);
    places.set(id, id);
    spots.set(id, { rect: spot.rect, group });
  }

  let waiter: GameObjects.Container | null = null;
  const levels = new Map(init.chapters.flatMap((chapter) => chapter.levels.map((one) => [one.id, one])));
  // Those farther up the picture first: the nearer ones stand before them.
  for (const spot of [...layout.signs].sort((a, b) => a.y - b.y)) {
    const level = levels.get(spot.id);
    if (level === undefined) continue;
    kit.isFar = !isNear({ from: spot.x - 100, to: spot.x + 100 }, seen, view.wide);
    const sign = buildSign(kit, signLayer, view, spot, level);
    signs.set(spot.id, sign);
    spots.set(spot.id, { rect: signRect(spot), group: sign.group });
    if (level.isNext) waiter = buildWaiter(kit, signLayer, view, spot);
  }
  kit.isFar = false;

  const barLayout = layoutBar(width, height, kit.textScale);
  const bar = buildMapBar(kit, barLayout, init, deeds);
  const all = [sky, far, hills, layers.land, layers.back, layers.road, near, signLayer, front];
  const chapterIn = (scroll: number) => chapterAt(layout, scroll, view.wide);
  let last = Number.NaN;
  const scroll = (at: number, anew = false) => {
    if (at === last && !anew) return;
    last = at;
    scene.cameras.main.setScroll(at, 0);
    bar.group.x = at;
    for (const layer of all) layer.scroll(at, width);
    bar.setChapter(chapters.get(chapterIn(at / k))?.title ?? '');
    bar.setEnds(at > 4, at < layout.width * k - width - 4);
  };
  return {
    ...{ kit, layout, signs, places, spots, bar, barLayout, signLayer, waiter, middle },
    chapterIn,
    scroll,
  };
}

/** What the map opens at. */
function middleOf(layout: MapLayout, { chapters, focus }: MapInit): number {
  const next = chapters.flatMap(({ levels }) => levels).find(({ isNext }) => isNext)?.id;
  const place = PLACES.find((id) => id === focus);
  if (place !== undefined) return layout.places[place].x;
  const span = layout.spans.find(({ id }) => id === focus);
  if (span !== undefined) return span.gate.x + 200;
  const sign = layout.signs.find(({ id }) => id === (focus ?? next));
  return (sign ?? layout.signs.find(({ id }) => id === next) ?? layout.signs[0])?.x ?? 0;
}

/** Is a stretch within sight, or nearly? */
function isNear({ from, to }: Pick<Span, 'from' | 'to'>, scroll: number, wide: number): boolean {
  return to > scroll - wide * 0.3 && from < scroll + wide * 1.3;
}
