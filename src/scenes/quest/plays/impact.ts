/** What happens to a creature that is hit: the number in its burst, the flash, the knock-back, hearts lost; or nothing at all. */
import type { GameObjects } from 'phaser';
import { isFalling } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import { backOut, cubicIn, cubicOut, hill, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade, flash, float, fly, type Point, ring } from '../../table/motion/index.ts';
import { centred, OVER } from '../../table/motion/marks.ts';
import { run } from '../../table/motion/run.ts';
import { showFor } from '../../table/motion/show-for.ts';
import { energyBack, energyCard, questIcon } from '../art.ts';
import { drawBlanket, SUNK } from '../creature.ts';
import { starburst } from '../pieces.ts';
import type { Spot } from '../spots.ts';
import type { Ground } from '../types.ts';
import { type Actor, act, actorOf, huesOf } from './actor.ts';
import { arm } from './arms.ts';
import type { BlowOutcome } from './fight-plan.ts';
import type { Scene } from './scene.ts';

/** Where the burst with a number stands beside a creature, and how wide it is. */
export const besideHeart = ({ heart, size }: Spot): Point => ({
  x: heart.x + size * 0.3,
  y: heart.y - size * 0.3,
});
const cloudSize = ({ size }: Spot): number => size * 1.15;
const burstSize = ({ size }: Spot): number => Math.max(46, Math.min(96, size * 0.62));

/** A creature in the lines may be hit, and fall. */
export function prepaintBlows({ kit, spots }: Ground): void {
  for (const spot of spots.all) {
    const { kind, size, heart } = spot;
    if (kind === 'stack') continue;
    kit.prepaint(`blow ${size}`, () => {
      centred(kit, starburst(false), heart, burstSize(spot));
      centred(kit, arm('cloud'), heart, cloudSize(spot));
    });
  }
}

/** A number pops up in a burst, red or green, stays a moment and goes. */
export function slam({ kit }: Scene, n: number, at: Point, width: number, ms = 620): Promise<void> {
  const image = centred(kit, starburst(n > 0), at, width);
  const words = n > 0 ? `+${n}` : `−${-n}`;
  const text = kit.words(words, at.x, at.y, { size: Math.max(20, width * 0.4) });
  text.setDepth(image.depth + 1).setAlpha(0);
  const size = (t: number) => 0.3 + 0.7 * backOut(within(t, 0, 0.3));
  const grow = (t: number) => ({ sx: size(t), sy: size(t) });
  return showFor(kit, ms, [
    { of: image, fade: [0.08, 0.82], move: (t) => ({ ...grow(t), turn: -8 * (1 - within(t, 0, 0.3)) }) },
    { of: text, fade: [0.08, 0.82], move: grow },
  ]);
}

/** The number on a creature's heart changes at this very moment, and swells. */
function tickLife({ kit, bodies }: Scene, id: CreatureId, by: number): void {
  const plate = bodies.tagsOf(id).find((tag): tag is GameObjects.Text => tag.type === 'Text');
  if (plate === undefined || !plate.active || kit.speed === 0) return;
  plate.setText(String(Math.max(0, Number(plate.text) + by)));
  if (kit.still) return;
  const { scale } = plate;
  void run(kit, 320, (t) => plate.active && plate.setScale(scale * (1 + 0.45 * hill(t))));
}

/** So much life lost, by a creature that stands there. */
export async function hit(scene: Scene, id: CreatureId, n: number): Promise<void> {
  const { kit } = scene;
  const actor = actorOf(scene, id, 'hurt');
  if (actor === null) return;
  const { spot, ahead } = actor;
  await kit.ready();
  tickLife(scene, id, -n);
  await Promise.all([
    slam(scene, -n, besideHeart(spot), burstSize(spot)),
    flash(kit, [actor.image]),
    burst(kit, spot.heart, 'sparks', spot.size * 0.9),
    act(scene, [actor], 380, (t) => ({
      y: -ahead * 12 * hill(Math.min(1, t * 1.2)),
      turn: 7 * Math.sin(t * 20) * (1 - t),
      sx: 1 + 0.08 * hill(t),
      sy: 1 - 0.1 * hill(t),
    })),
    popHearts(scene, spot, n),
    kit.still && ring(kit, spot.rect, '#e23d3d'),
  ]);
}

/** Hearts break off the plate with the life. */
async function popHearts({ kit }: Scene, { rect, size }: Spot, n: number): Promise<void> {
  if (kit.still || kit.speed === 0) return;
  const from = { x: rect.x + rect.width * 0.84, y: rect.y + rect.height * 0.8 };
  const count = Math.min(4, n);
  const hearts = Array.from({ length: count }, (_, i) => {
    const side = (i - (count - 1) / 2) * 26 + 14;
    const move = (t: number) => ({
      x: side * t,
      y: -46 * Math.sin(t * Math.PI * 0.75) + 40 * t * t,
      turn: side * 3 * t,
    });
    const of = centred(kit, questIcon('heart-broken'), from, Math.max(18, size * 0.2));
    return { of, fade: [0.1, 0.7] as const, move };
  });
  await showFor(kit, 620, hearts);
}

/** A shield flashes up before a creature. */
export async function shielded({ kit }: Scene, { heart, size }: Spot, words: string): Promise<void> {
  const image = centred(kit, arm('guard'), heart, size * 0.8);
  await kit.ready();
  void float(kit, words, { x: heart.x, y: heart.y - size * 0.5 }, '#dcebff', 26);
  const move = (t: number) => {
    const wide = 0.5 + 0.5 * backOut(within(t, 0, 0.35));
    return { sx: wide, sy: wide, x: 5 * Math.sin(t * 40) * within(t, 0.2, 0.3) * (1 - within(t, 0.3, 0.6)) };
  };
  await showFor(kit, 560, [{ of: image, fade: [0.1, 0.72], move }]);
}

/** The card that a monster with the defend sign turns from the deck, beside it. */
export async function playTurned(
  { host: { kit }, at: { display } }: Scene,
  { heart, size }: Spot,
  { card, stopped }: NonNullable<BlowOutcome['drew']>,
): Promise<void> {
  const width = Math.max(34, size * 0.42);
  const to = { x: heart.x - size * 0.42, y: heart.y - size * 0.16 };
  const from = { x: display.x + display.width / 2, y: display.y + display.height - width };
  await fly(kit, energyBack(), from, to, { width, duration: 260, spin: 6 });
  const image = centred(kit, energyCard(card), to, width);
  await kit.ready();
  const twist = hold(image);
  // It stays there until the blow is over.
  await run(kit, 420, (t) => {
    if (!image.active) return;
    image.setAlpha(within(t, 0, 0.05));
    if (!kit.still)
      twist({ sx: Math.max(0.05, cubicOut(within(t, 0, 0.5))), sy: 1 + 0.08 * hill(within(t, 0.4, 1)) });
  });
  if (!stopped && image.active) image.setAlpha(0.5);
}

/** Life comes back. */
export async function cured(scene: Scene, id: CreatureId, n: number): Promise<void> {
  const { kit } = scene;
  const actor = actorOf(scene, id, 'glad');
  if (actor === null) return;
  await kit.ready();
  const { spot } = actor;
  tickLife(scene, id, n);
  await Promise.all([
    burst(kit, { x: spot.foot.x, y: spot.foot.y - spot.size * 0.2 }, 'hearts', spot.size * 1.1),
    slam(scene, n, besideHeart(spot), burstSize(spot), 800),
    act(scene, [actor], 520, (t) => ({ y: -9 * hill(t), sx: 1 + 0.05 * hill(t), sy: 1 + 0.05 * hill(t) })),
  ]);
}

/** What came of a blow, shown at one of its targets. */
export async function outcomeAt(scene: Scene, id: CreatureId, n: number): Promise<void> {
  const spot = scene.spots.of(id);
  if (n > 0) await hit(scene, id, n);
  else if (spot !== null) await shielded(scene, spot, scene.speech.t('ui.react.stopped'));
}

/** How long everybody is quiet when a Hero has fallen. */
const SILENCE = 900;

export async function fallen(scene: Scene, id: CreatureId): Promise<void> {
  const actor = actorOf(scene, id, 'hurt');
  if (actor === null) return;
  await scene.kit.ready();
  // It has no life left to tell of.
  for (const tag of scene.bodies.tagsOf(id)) if (tag.active) tag.setVisible(false);
  if (actor.isHero) await curlUp(scene, actor);
  else await popOff(scene, actor);
}

/** It swells, is gone in a cloud, and stars and paws fly out of it. */
async function popOff(scene: Scene, actor: Actor): Promise<void> {
  const { kit } = scene;
  const { heart, size } = actor.spot;
  const [light, deep] = huesOf(scene, actor.id);
  if (kit.still) return fade(kit, [actor.image], 0, 300);
  await act(scene, [actor], 220, (t) => ({
    sx: 1 + 0.22 * cubicIn(t),
    sy: 1 - 0.16 * hill(t) + 0.12 * t,
    turn: 5 * Math.sin(t * 24),
  }));
  const grow = (t: number) => 0.5 + 0.6 * cubicOut(within(t, 0, 0.4));
  const cloud = {
    of: centred(kit, arm('cloud'), heart, cloudSize(actor.spot)),
    fade: [0.05, 0.4, 0.85] as const,
    move: (t: number) => ({ sx: grow(t), sy: grow(t), y: -16 * t }),
  };
  const paws = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3 + 0.4;
    const fill = i % 2 === 0 ? light : deep;
    const move = (t: number) => {
      const far = size * 0.75 * cubicOut(t);
      const y = Math.sin(a) * far * 0.8 + size * 0.4 * t * t;
      return { x: Math.cos(a) * far, y, turn: 200 * t * Math.cos(a) };
    };
    return {
      of: centred(kit, arm('paw', [fill, fill]), heart, size * 0.2),
      fade: [0.08, 0.7] as const,
      move,
    };
  });
  await kit.ready();
  // Only now: the cloud must be there to hide that it is gone.
  if (actor.image.active) actor.image.setVisible(false);
  void burst(kit, heart, 'stars', size * 1.3);
  await showFor(kit, 640, [cloud, ...paws]);
}

/** It sinks down, a blanket is laid over it, and for a moment nothing else happens. */
async function curlUp(scene: Scene, actor: Actor): Promise<void> {
  const { kit } = scene;
  const { spot } = actor;
  const blanket = drawBlanket(scene.host, spot).setDepth(OVER).setAlpha(0);
  await kit.ready();
  await act(scene, [actor], 420, (t) => ({
    sy: 1 - (1 - SUNK) * cubicOut(t),
    sx: 1 + 0.08 * hill(t),
    turn: -8 * hill(t),
  }));
  const twist = hold(blanket);
  await run(kit, 420, (t) => {
    if (!blanket.active) return;
    blanket.setAlpha(within(t, 0, 0.3));
    if (!kit.still) twist({ y: -spot.size * 0.3 * (1 - backOut(t)) });
  });
  if (kit.still) await ring(kit, spot.rect, '#7a6ad0', 600);
  // It breathes under its blanket, asleep.
  await run(kit, SILENCE, (t) => {
    if (kit.still || !blanket.active) return;
    const breath = 0.02 * Math.sin(t * Math.PI * 4);
    actor.twist({ sy: SUNK * (1 + breath), sx: 1 + breath });
  });
  // Where the Evil Lord has still to take his reward it lies there until he has.
  if (!isFalling(scene.beat.after, actor.id)) await fade(kit, [actor.image, blanket], 0, 260);
}
