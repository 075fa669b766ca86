/**
 * The World's picture behind everything: its layers, and between them the bits that move. One motion moves them all.
 * Their time goes on from picture to picture, so nothing jumps when a picture is drawn anew, and stands still while
 * none is drawn.
 */
import type { GameObjects } from 'phaser';
import { intersection, type Rect } from '../../ui/rect.ts';
import { type Art, art, cachedDrawing, crop } from '../../ui/svg-art.ts';
import type { TableKit } from '../table/kit.ts';
import { worldArt } from './art.ts';
import type { Ground } from './types.ts';
import { kindOfBit, MOST_MOVING, poseAt, twinOf, type WeatherKind, type WeatherPose } from './weather.ts';

/** Something that moves: its image, and where it is at home on the stage. */
interface Mover {
  image: GameObjects.Image;
  kind: WeatherKind;
  x: number;
  y: number;
  seed: number;
}

/** How the stage lies in the window. */
interface Stage {
  scale: number;
  left: number;
  top: number;
  /** What is seen of it. */
  seen: Rect;
}

/** How long the Worlds have been moving, in seconds. */
let seconds = 0;
/** The frame in which the time last went on. */
let ticked = -1;
/** After a pause things go on where they were: one frame counts for no more than this, in milliseconds. */
const LONGEST = 100;
const pose: WeatherPose = { x: 0, y: 0, angle: 0, alpha: 1 };

const apart = new Map<string, WorldLayer[]>();

function layersFor(world: string, { svg }: Art): WorldLayer[] {
  const known = apart.get(world) ?? layersOf(svg);
  apart.set(world, known);
  return known;
}

/** The stage of docs/art.md covers any window. */
function stageIn({ width, height }: Rect): Stage {
  const scale = Math.max(width / 1280, height / 800);
  const left = (width - 1280 * scale) / 2;
  const top = (height - 800 * scale) / 2;
  const x = Math.floor(-left / scale) - 1;
  const y = Math.floor(-top / scale) - 1;
  const seen = { x, y, width: Math.ceil(width / scale) + 3, height: Math.ceil(height / scale) + 3 };
  return { scale, left, top, seen };
}

/** The sheets of the World in view, and what moves between them. */
export function drawBackdrop(ground: Ground): void {
  const stage = stageIn(ground.at.window);
  draw(ground, stage, (layer, kind) => layer.kind === 'sheet' || !kind?.floats);
}

/** What floats in the air of the World: over the cells of the board, to be drawn before the creatures on them. */
export function drawWeather(ground: Ground): void {
  const stage = stageIn(ground.at.window);
  draw(ground, stage, (layer, kind) => layer.kind === 'bit' && kind?.floats === true);
}

function draw(
  { kit, view }: Ground,
  stage: Stage,
  isWanted: (layer: WorldLayer, kind: WeatherKind | null) => boolean,
): void {
  const { world } = view;
  const whole = world === null ? null : worldArt(world);
  if (world === null || whole === null) return;
  const movers: Mover[] = [];
  for (const layer of layersFor(world, whole)) {
    const kind = layer.kind === 'bit' ? kindOfBit(world, layer.id) : null;
    if (!isWanted(layer, kind)) continue;
    if (layer.kind === 'sheet') drawSheet(kit, stage, `${whole.key}#${layer.id}`, layer.svg);
    else if (kind !== null) drawBit(kit, stage, `${world}-${layer.id}`, layer, kind, movers);
  }
  for (const mover of movers) place(mover, stage);
  if (movers.length > 0 && !kit.still && kit.speed > 0) keepMoving(kit, stage, movers);
}

/** Only as much of a layer as is seen. */
function drawSheet(kit: TableKit, { scale, left, top, seen }: Stage, key: string, svg: string): void {
  const { x, y, width, height } = seen;
  const sheet = cachedDrawing(`${key}:${x},${y},${width},${height}`, () =>
    crop(art(key, svg), `${x},${y},${width},${height}`, seen),
  );
  kit.picture(sheet, left + x * scale, top + y * scale, width * scale);
}

/** Where a bit's drawing is on the stage while it stands at home. */
function boxOf({ box }: WeatherKind, { x, y }: Bit): Rect {
  return { ...box, x: x + box.x, y: y + box.y };
}

function drawBit(
  kit: TableKit,
  stage: Stage,
  name: string,
  bit: Bit,
  kind: WeatherKind,
  movers: Mover[],
): void {
  const box = boxOf(kind, bit);
  if (kind.stays && intersection(box, stage.seen) === null) return;
  const drawing = cachedDrawing(`world-bit-${name}`, () => crop(art(name, bit.svg), 'bit', box));
  const width = box.width * stage.scale;
  const set = (x: number, y: number) => {
    if (movers.length >= MOST_MOVING) return;
    const image = kit.picture(drawing, 0, 0, width, { at: [bit.x, bit.y] });
    movers.push({ image, kind, x, y, seed: movers.length });
  };
  set(bit.x, bit.y);
  if (kind.twin !== undefined) set(...twinOf(bit.x, bit.y, kind.twin));
}

function place({ image, kind, x, y, seed }: Mover, { scale, left, top }: Stage): void {
  poseAt(pose, kind, seconds, x, y, seed);
  image.setPosition(left + pose.x * scale, top + pose.y * scale);
  image.angle = pose.angle;
  image.alpha = pose.alpha;
}

/** Lets the time go on, once in a frame. */
function tick({ frame, delta }: { frame: number; delta: number }): void {
  if (frame === ticked) return;
  ticked = frame;
  seconds += Math.min(delta, LONGEST) / 1000;
}

/**
 * Once everything is painted (nothing is to be seen before, and frames would only hold that up), until the picture is
 * drawn anew. It never ends, so that a picture left untouched for long may rest all the same.
 */
function keepMoving(kit: TableKit, stage: Stage, movers: readonly Mover[]): void {
  const { scene, art: textures } = kit;
  const { loop } = scene.game;
  const onUpdate = () => {
    tick(loop);
    for (const mover of movers) place(mover, stage);
  };
  const begin = () => {
    if (!movers.every(({ image }) => image.active)) return;
    scene.tweens.addCounter({ from: 0, to: 1, duration: 60_000, repeat: -1, onUpdate });
  };
  // Not before the rest of the picture is asked for, too: it is painted all together.
  queueMicrotask(() => void textures.finish().then(begin));
}

interface Sheet {
  kind: 'sheet';
  /** The names of its layers. */
  id: string;
  svg: string;
}

export interface Bit {
  kind: 'bit';
  id: string;
  /** What it turns about, on the stage. */
  x: number;
  y: number;
  svg: string;
}

type WorldLayer = Sheet | Bit;

const GROUP = /^(?= {2}<g id=")/m;
const PIVOT = /data-pivot="(-?[\d.]+) (-?[\d.]+)"/;

/** The definitions that a text refers to, and those that they refer to. */
function definitionsFor(body: string, all: ReadonlyMap<string, string>): string {
  const found = new Map<string, string>();
  const seek = (text: string) => {
    for (const [, id = ''] of text.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
      const line = all.get(id);
      if (line === undefined || found.has(id)) continue;
      found.set(id, line);
      seek(line);
    }
  };
  seek(body);
  return [...found.values()].join('');
}

export function layersOf(svg: string): WorldLayer[] {
  const end = svg.indexOf('</defs>');
  const head = svg.slice(0, svg.indexOf('>') + 1);
  const lines = svg.slice(svg.indexOf('<defs>'), end).matchAll(/^ {4}<\w+ id="([\w-]+)".*$/gm);
  const definitions = new Map([...lines].map(([line, id = '']) => [id, line]));
  const whole = (body: string) =>
    `${head}<defs>${definitionsFor(body, definitions)}</defs>${body.replaceAll(/<!--[\s\S]*?-->/g, '')}</svg>`;
  const layers: WorldLayer[] = [];
  /** Names and texts of the layers that go onto one sheet. */
  let open: { id: string; body: string }[] = [];
  const close = () => {
    const id = open.map((one) => one.id).join('+');
    if (id !== '') layers.push({ kind: 'sheet', id, svg: whole(open.map(({ body }) => body).join('')) });
    open = [];
  };
  for (const body of svg.slice(end).replace('</svg>', '').split(GROUP).slice(1)) {
    const id = /id="([\w-]+)"/.exec(body)?.[1] ?? '';
    const pivot = PIVOT.exec(body.slice(0, body.indexOf('>')));
    if (pivot === null) open.push({ id, body });
    else {
      close();
      layers.push({ kind: 'bit', id, x: Number(pivot[1]), y: Number(pivot[2]), svg: whole(body) });
    }
  }
  close();
  return layers;
}
