/** Creatures at rest breathe, until the picture is drawn anew. */
import type { GameObjects } from 'phaser';
import type { TableKit } from '../kit.ts';
import { hold, type Squash } from '../motion/held.ts';
import { lifetime, loop } from '../motion/run.ts';
import { breathAt, MOST } from './cut.ts';

interface Breathing {
  isHeld: boolean;
  twist: (twist: Squash) => void;
}

const breathing = new WeakMap<GameObjects.Image, Breathing>();
/** Not the ground of the whole drawing: where feet are, in most of them. */
const STANDING = [0.5, 0.95] as const;

/**
 * The first six images of creatures, each standing on its lower edge, breathe by two hundredths in a time of their own;
 * nothing moves with reduced motion.
 */
export function breathe(kit: TableKit, creatures: readonly GameObjects.Image[]): void {
  if (kit.still || kit.speed === 0) return;
  const isAlive = lifetime(kit);
  void kit.art.finish().then(() => {
    if (!isAlive()) return;
    for (const [i, creature] of creatures.slice(0, MOST).entries()) start(kit, creature, i);
  });
}

function start(kit: TableKit, image: GameObjects.Image, number: number): void {
  if (!image.active || breathing.has(image)) return;
  const breath: Breathing = { isHeld: false, twist: hold(image, STANDING) };
  breathing.set(image, breath);
  loop(kit, (ms) => {
    if (!image.active) return false;
    if (!breath.isHeld) breath.twist(breathAt(ms, number));
    return true;
  });
}

/** Stops the breathing of actors that are about to move, at their size at rest. */
export function holdBreath(image: GameObjects.Image): void {
  const breath = breathing.get(image);
  if (breath === undefined || breath.isHeld) return;
  breath.twist({});
  breath.isHeld = true;
}

/** Breathes on, from where and however large they are now. */
export function breatheOn(image: GameObjects.Image): void {
  const breath = breathing.get(image);
  if (breath === undefined || !image.active) return;
  breath.twist = hold(image, STANDING);
  breath.isHeld = false;
}
