/** How the drawing of a scene (measures at 1280 × 800) lies in a window. Pure functions; CSS pixels. */
import { around, box, FINGER, isUpright, type Rect } from '../../../../ui/rect.ts';
import type { Point } from '../../motion/path.ts';
import { layoutCounter } from './counter-layout.ts';
import type { StagePlace, StageSpot } from './places.ts';
import type { SceneLayout } from './scene.ts';

const STAGE = box(-320, -80, 1920, 960);
/** The part of the stage that the scene fills. */
const FILLED = box(140, 84, 1136, 556);
/** Three buttons beside each other. */
const TOOLS = { width: 150, height: 46 };
const SMALL_TOOLS = { width: 3 * FINGER + 2 * 4, height: FINGER };

/** A pad, and how low it may be in CSS pixels. */
const PAD = { width: 84, height: 66, least: 48.5 };

/** Where the same things stand on both sides of the town, and where what is its own comes to stand. */
interface StageMap {
  scene: Pick<
    SceneLayout,
    'compact' | 'k' | 'stage' | 'onStage' | 'middle' | 'strip' | 'tools' | 'caption' | 'counter'
  >;
  /** A box that keeps its proportions, standing on the middle of its lower edge. */
  stand(x: number, y: number, width: number, height: number): Rect;
  /** The action spaces of a side. */
  placesOf<Id extends string>(
    ids: readonly Id[],
    places: Readonly<Record<Id, StagePlace>>,
  ): { id: Id; pad: Rect; art: Rect | null }[];
  stretch(x: number, y: number, width: number, height: number): Rect;
  /** A board so wide on the stage, its middle here. */
  boardAt(middle: Point, width: number): Rect;
  /** Those who stand about: where, and how wide they are. */
  dummies(list: Readonly<Record<string, StageSpot>>): Record<string, Rect>;
}

/** The scene moved and scaled to a large window. */
export function mapStage(area: Rect, window: Rect): StageMap {
  const most = isUpright(window) ? 170 : 190;
  const counterHeight = Math.round(Math.min(most, Math.max(160, window.height * 0.2)));
  const sx = area.width / FILLED.width;
  // Where the sentence over the scene takes two lines, the scene begins below them.
  const top = area.y + (isUpright(window) ? 16 : 0);
  const sy = (area.y + area.height - counterHeight - 14 - top) / FILLED.height;
  const k = Math.min(sx, sy);
  const onStage = (x: number, y: number) => ({
    x: area.x + (x - FILLED.x) * sx,
    y: top + (y - FILLED.y) * sy,
  });
  const stretch = (x: number, y: number, width: number, height: number): Rect => ({
    ...onStage(x, y),
    width: width * sx,
    height: height * sy,
  });
  const stand: StageMap['stand'] = (x, y, width, height) => {
    const w = width * k;
    const h = height * k;
    const foot = onStage(x + width / 2, y + height);
    return box(foot.x - w / 2, foot.y - h, w, h);
  };
  return {
    scene: {
      compact: false,
      k,
      stage: stretch(STAGE.x, STAGE.y, STAGE.width, STAGE.height),
      onStage,
      middle: onStage(702, 330),
      ...largeWords(area, window),
      counter: layoutCounter(area, counterHeight, false),
    },
    stretch,
    stand,
    boardAt: (middle, width) => around(middle, width, Math.max(26, 30 * k)),
    dummies: (list) =>
      Object.fromEntries(
        Object.entries(list).map(([id, { x, y, width }]) => [id, stand(x, y, width, (width * 200) / 240)]),
      ),
    placesOf: (ids, places) =>
      ids.map((id) => {
        const { pad, art } = places[id];
        const high = Math.max(PAD.height, PAD.least / k);
        return {
          id,
          pad: stand(pad.x, pad.y + PAD.height - high, PAD.width, high),
          art: art === undefined ? null : stand(art.x, art.y, art.width, art.height),
        };
      }),
  };
}

/** Words over a large scene: the tag of who goes next hangs at the left, the tools at the right. */
function largeWords(area: Rect, window: Rect): Pick<SceneLayout, 'strip' | 'tools' | 'caption'> {
  const narrow = window.width < 1100;
  const tag = narrow ? 138 : 222;
  const caption = box(area.x + tag, area.y + 2, area.width - tag - 8, 34);
  const tools = box(area.x + area.width - TOOLS.width, area.y - 4, TOOLS.width, TOOLS.height);
  const room = tools.x - 8 - caption.x;
  const width = Math.min(760, room);
  return { strip: { ...caption, x: caption.x + (room - width) / 2, width }, tools, caption };
}

/** The sign of the lane on a phone stands at the edge, beside all places. */
const LANE = 50;

/** What is the same on both sides on a phone, and the room of the places. */
interface SmallScene extends Omit<SceneLayout, 'sun' | 'places' | 'bank' | 'lane'> {
  room: Rect;
  lane: Rect;
}

/** The same on a phone; its background is drawn to cover the window. The lane is at the left of the room, or at its right. */
export function mapSmall(area: Rect, window: Rect, isLeft: boolean): SmallScene {
  // Upright its buttons stand below the groups.
  const high = isUpright(window) ? 164 : Math.round(Math.min(84, window.height * 0.2));
  const counter = layoutCounter(area, high, true);
  const tag = window.width < 700 ? 4 : 80;
  const caption = box(area.x + tag, area.y, area.width - tag - 4, 26);
  const tools = box(
    area.x + area.width - SMALL_TOOLS.width - 2,
    area.y - 2,
    SMALL_TOOLS.width,
    SMALL_TOOLS.height,
  );
  // In a narrow window the sentence takes more lines.
  const height = isUpright(window) ? 64 : 40;
  const strip = { ...caption, width: tools.x - 6 - caption.x, height };
  const scale = Math.max(window.width / 1280, window.height / 800);
  const stage = box(STAGE.x * scale, area.y - 160 * scale, STAGE.width * scale, STAGE.height * scale);
  const top = strip.y + strip.height + 4;
  const below = Math.max(area.y + 48, top);
  const edge = isLeft ? area.x + 2 : area.x + area.width - LANE - 2;
  return {
    compact: true,
    k: 0.5,
    counter,
    strip,
    tools,
    caption,
    stage,
    offers: null,
    dummies: {},
    middle: { x: area.x + area.width / 2, y: (top + counter.rect.y) / 2 },
    room: box(area.x + (isLeft ? LANE + 6 : 0), top, area.width - LANE - 6, counter.rect.y - top),
    lane: box(edge, below, LANE, counter.rect.y - 12 - below),
    onStage: (x, y) => ({ x: stage.x + (x - STAGE.x) * scale, y: stage.y + (y - STAGE.y) * scale }),
  };
}
