/** Creatures at rest breathe and now and then shut their eyes, until the picture is drawn anew. */
import type { GameObjects, Textures } from 'phaser';
import type { Art } from '../../../ui/svg-art.ts';
import type { TableKit } from '../kit.ts';
import { hold, type Squash } from '../motion/held.ts';
import { lifetime, loop } from '../motion/run.ts';
import { breathAt, isShut, MOST } from './cut.ts';

/** An image of a creature that stands on its lower edge; with `shut`, the drawing of it with its eyes closed. */
export type Breather = GameObjects.Image | { object: GameObjects.Image; shut: Art };

interface Breathing {
  isHeld: boolean;
  shut: GameObjects.Image | null;
  open: Textures.Frame | null;
  twist: (twist: Squash) => void;
}

const breathing = new WeakMap<GameObjects.Image, Breathing>();
/** Not the ground of the whole drawing: where feet are, in most of them. */
const STANDING = [0.5, 0.95] as const;

/** The first six breathe by two hundredths, each in a time of its own; nothing moves with reduced motion. */
export function breathe(kit: TableKit, creatures: readonly Breather[]): void {
  if (kit.still || kit.speed === 0) return;
  const isAlive = lifetime(kit);
  void kit.art.finish().then(() => {
    if (!isAlive()) return;
    for (const [i, creature] of creatures.slice(0, MOST).entries()) start(kit, creature, i);
  });
}

function start(kit: TableKit, creature: Breather, number: number): void {
  const image = 'object' in creature ? creature.object : creature;
  if (!image.active || breathing.has(image)) return;
  const breath: Breathing = { isHeld: false, shut: null, open: null, twist: hold(image, STANDING) };
  breathing.set(image, breath);
  if ('object' in creature) breath.shut = shutOf(kit, image, creature.shut);
  loop(kit, (ms) => {
    if (!image.active) return false;
    if (breath.isHeld) return true;
    breath.twist(breathAt(ms, number));
    blink(image, breath, isShut(ms, number));
    return true;
  });
}

/** The texture with the eyes shut, held by an image nobody sees. */
function shutOf(kit: TableKit, image: GameObjects.Image, art: Art): GameObjects.Image {
  const unseen = kit.picture(art, image.x, image.y, image.displayWidth).setVisible(false);
  void kit.art.finish();
  return unseen;
}

function blink(image: GameObjects.Image, breath: Breathing, isDown: boolean): void {
  const { shut } = breath;
  if (shut === null || !shut.active || shut.texture.key === '__DEFAULT') return;
  const isNow = image.frame === shut.frame;
  if (isDown === isNow) return;
  if (isDown) breath.open = image.frame;
  const frame = isDown ? shut.frame : breath.open;
  // What has been given back meanwhile belongs to no texture any more.
  if (!frame?.texture) return;
  const { displayWidth, displayHeight } = image;
  image.setTexture(frame.texture.key, frame.name).setDisplaySize(displayWidth, displayHeight);
}

/** Holds the breath of somebody who is about to move, as they are at rest. */
export function holdBreath(image: GameObjects.Image): void {
  const breath = breathing.get(image);
  if (breath === undefined || breath.isHeld) return;
  breath.twist({});
  blink(image, breath, false);
  breath.isHeld = true;
}

/** Breathes on, from where and however large they are now. */
export function breatheOn(image: GameObjects.Image): void {
  const breath = breathing.get(image);
  if (breath === undefined || !image.active) return;
  breath.twist = hold(image, STANDING);
  breath.isHeld = false;
}

/** Another face: the eyes that shut belonged to the old one. */
export function noBlink(image: GameObjects.Image): void {
  const breath = breathing.get(image);
  if (breath !== undefined) breath.shut = null;
}
