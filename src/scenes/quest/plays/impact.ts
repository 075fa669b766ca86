/** What happens to whoever is hit: the number in its burst, the flash, the knock-back, hearts lost; or nothing at all. */
import type { GameObjects } from 'phaser';
import { isFalling } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { backOut, cubicIn, cubicOut, hill, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade, flash, float, fly, type Point, ring } from '../../table/motion/index.ts';
import { centred, OVER } from '../../table/motion/marks.ts';
import { pause, run } from '../../table/motion/run.ts';
import { energyBack, energyCard, questIcon } from '../art.ts';
import { drawBlanket, SUNK } from '../creature.ts';
import { starburst } from '../pieces.ts';
import type { QuestBeat } from '../types.ts';
import { type Actor, act, actorOf, huesOf } from './actor.ts';
import { guard, paw, smokeCloud } from './arms.ts';
import type { BlowOutcome } from './fight-plan.ts';
import type { Scene } from './scene.ts';

/** How wide the burst behind a number is, by how large creatures are drawn. */
const burstSize = (size: number): number => Math.max(46, Math.min(96, size * 0.62));

/** A drawing that pops up with words on it, stays a moment and goes. */
export async function slam(
  { deal: { kit } }: Scene,
  art: Art,
  words: string,
  at: Point,
  width: number,
  ms = 620,
): Promise<void> {
  const image = centred(kit, art, at, width);
  const text = kit.words(words, at.x, at.y, { size: Math.max(20, width * 0.4) });
  text.setDepth(image.depth + 1).setAlpha(0);
  await kit.ready();
  const twist = hold(image);
  await run(kit, ms, (t) => {
    if (!image.active || !text.active) return;
    const alpha = Math.min(within(t, 0, 0.08), 1 - within(t, 0.82, 1));
    image.setAlpha(alpha);
    text.setAlpha(alpha);
    if (kit.still) return;
    const size = 0.3 + 0.7 * backOut(within(t, 0, 0.3));
    twist({ sx: size, sy: size, turn: -8 * (1 - within(t, 0, 0.3)) });
    text.setScale(size);
  });
  image.destroy();
  text.destroy();
}

/** The number on somebody's heart changes at this very moment, and swells. */
function tickLife({ deal: { kit }, bodies }: Scene, id: CreatureId, by: number): void {
  const plate = bodies.tagsOf(id).find((tag): tag is GameObjects.Text => tag.type === 'Text');
  if (plate === undefined || !plate.active || kit.speed === 0) return;
  plate.setText(String(Math.max(0, Number(plate.text) + by)));
  if (kit.still) return;
  const { scale } = plate;
  void run(kit, 320, (t) => plate.active && plate.setScale(scale * (1 + 0.45 * hill(t))));
}

/** So much life lost, by somebody who stands there. */
export async function hit(
  scene: Scene,
  beat: QuestBeat,
  id: CreatureId,
  n: number,
  known?: Actor | null,
): Promise<void> {
  const { kit } = scene.deal;
  const actor = known ?? actorOf(scene, beat, id, 'hurt');
  if (actor === null) return;
  const { spot } = actor;
  await kit.ready();
  const back = -actor.ahead;
  const at = { x: spot.heart.x + spot.size * 0.3, y: spot.heart.y - spot.size * 0.3 };
  const wide = burstSize(spot.size);
  tickLife(scene, id, -n);
  const tasks = [
    slam(scene, starburst(false), `−${n}`, at, wide),
    flash(kit, [actor.image]),
    burst(kit, spot.heart, 'sparks', spot.size * 0.9),
    act(scene, [actor], 380, (t) => ({
      y: back * 12 * hill(Math.min(1, t * 1.2)),
      turn: 7 * Math.sin(t * 20) * (1 - t),
      sx: 1 + 0.08 * hill(t),
      sy: 1 - 0.1 * hill(t),
    })),
    popHearts(scene, actor, n),
  ];
  if (kit.still) tasks.push(ring(kit, spot.rect, '#e23d3d'));
  await Promise.all(tasks);
}

/** Hearts break off the plate with the life. */
async function popHearts({ deal: { kit } }: Scene, { spot }: Actor, n: number): Promise<void> {
  if (kit.still || kit.speed === 0) return;
  const { rect } = spot;
  const from = { x: rect.x + rect.width * 0.84, y: rect.y + rect.height * 0.8 };
  const width = Math.max(18, spot.size * 0.2);
  const images = Array.from({ length: Math.min(4, n) }, () =>
    centred(kit, questIcon('heart-broken'), from, width),
  );
  await kit.ready();
  const twists = images.map((image) => hold(image));
  await run(kit, 620, (t) => {
    for (const [i, image] of images.entries()) {
      if (!image.active) continue;
      const side = (i - (images.length - 1) / 2) * 26 + 14;
      image.setAlpha(Math.min(within(t, 0, 0.1), 1 - within(t, 0.7, 1)));
      twists[i]?.({ x: side * t, y: -46 * Math.sin(t * Math.PI * 0.75) + 40 * t * t, turn: side * 3 * t });
    }
  });
  for (const image of images) image.destroy();
}

/** A shield flashes up before somebody. */
export async function shielded(scene: Scene, at: Point, size: number, words: string): Promise<void> {
  const { kit } = scene.deal;
  const image = centred(kit, guard(), at, size * 0.8);
  await kit.ready();
  const twist = hold(image);
  const told = float(kit, words, { x: at.x, y: at.y - size * 0.5 }, '#dcebff', 26);
  await run(kit, 560, (t) => {
    if (!image.active) return;
    image.setAlpha(Math.min(within(t, 0, 0.1), 1 - within(t, 0.72, 1)));
    if (kit.still) return;
    const wide = 0.5 + 0.5 * backOut(within(t, 0, 0.35));
    twist({ sx: wide, sy: wide, x: 5 * Math.sin(t * 40) * within(t, 0.2, 0.3) * (1 - within(t, 0.3, 0.6)) });
  });
  image.destroy();
  void told;
}

/** The card that a monster with the defend sign turns from the deck, beside it. */
export async function playTurned(
  scene: Scene,
  at: Point,
  size: number,
  drew: NonNullable<BlowOutcome['drew']>,
): Promise<void> {
  const { deal, at: place } = scene;
  const { kit } = deal;
  const width = Math.max(34, size * 0.42);
  const to = { x: at.x - size * 0.42, y: at.y - size * 0.16 };
  const { display } = place;
  const from = { x: display.x + display.width / 2, y: display.y + display.height - width };
  await fly(kit, energyBack(), from, to, { width, duration: 260, spin: 6 });
  const image = centred(kit, energyCard(drew.card), to, width);
  await kit.ready();
  const twist = hold(image);
  await run(kit, 420, (t) => {
    if (!image.active) return;
    image.setAlpha(within(t, 0, 0.05));
    if (!kit.still)
      twist({ sx: Math.max(0.05, cubicOut(within(t, 0, 0.5))), sy: 1 + 0.08 * hill(within(t, 0.4, 1)) });
  });
  if (!drew.stopped && image.active) image.setAlpha(0.5);
}

/** Life comes back. */
export async function cured(scene: Scene, beat: QuestBeat, id: CreatureId, n: number): Promise<void> {
  const { kit } = scene.deal;
  const actor = actorOf(scene, beat, id, 'glad');
  if (actor === null) return;
  await kit.ready();
  const { spot } = actor;
  tickLife(scene, id, n);
  await Promise.all([
    burst(kit, { x: spot.foot.x, y: spot.foot.y - spot.size * 0.2 }, 'hearts', spot.size * 1.1),
    slam(
      scene,
      starburst(true),
      `+${n}`,
      { x: spot.heart.x + spot.size * 0.3, y: spot.heart.y - spot.size * 0.3 },
      burstSize(spot.size),
      800,
    ),
    act(scene, [actor], 520, (t) => ({ y: -9 * hill(t), sx: 1 + 0.05 * hill(t), sy: 1 + 0.05 * hill(t) })),
  ]);
}

/** What came of a blow, shown at one of its targets. */
export async function outcomeAt(
  scene: Scene,
  beat: QuestBeat,
  id: CreatureId,
  outcome: BlowOutcome | undefined,
  declared: number,
): Promise<void> {
  const spot = scene.spots.of(id);
  if (spot === null) return;
  const { kit, link } = scene.deal;
  const n = outcome?.n ?? 0;
  if (n > 0) {
    await hit(scene, beat, id, n);
    return;
  }
  if (outcome !== undefined || declared <= 0) {
    await shielded(scene, spot.heart, spot.size, link.speech.t('ui.react.stopped'));
    return;
  }
  await Promise.all([burst(kit, spot.heart, 'sparks', spot.size * 0.7), pause(kit, 200)]);
}

/** How long everybody is quiet when a Hero has fallen. */
const SILENCE = 900;

export async function fallen(scene: Scene, beat: QuestBeat, id: CreatureId): Promise<void> {
  const actor = actorOf(scene, beat, id, 'hurt');
  if (actor === null) return;
  const { kit } = scene.deal;
  await kit.ready();
  // It has no life left to tell of.
  for (const tag of scene.bodies.tagsOf(id)) if (tag.active) tag.setVisible(false);
  if (actor.isHero) await curlUp(scene, beat, actor);
  else await popOff(scene, beat, actor);
}

/** It swells, is gone in a cloud, and stars and paws fly out of it. */
async function popOff(scene: Scene, beat: QuestBeat, actor: Actor): Promise<void> {
  const { kit } = scene.deal;
  const { spot } = actor;
  const [light, deep] = huesOf(beat, actor.id);
  if (kit.still) {
    await run(kit, 300, (t) => actor.image.active && actor.image.setAlpha(1 - t));
    return;
  }
  await act(scene, [actor], 220, (t) => ({
    sx: 1 + 0.22 * cubicIn(t),
    sy: 1 - 0.16 * hill(t) + 0.12 * t,
    turn: 5 * Math.sin(t * 24),
  }));
  const puff = centred(kit, smokeCloud(), spot.heart, spot.size * 1.15);
  const paws = Array.from({ length: 6 }, (_, i) =>
    centred(kit, paw(i % 2 === 0 ? light : deep), spot.heart, spot.size * 0.2),
  );
  await kit.ready();
  // Only now: the cloud must be there to hide that it is gone.
  if (actor.image.active) actor.image.setVisible(false);
  const twist = hold(puff);
  const twists = paws.map((image) => hold(image));
  void burst(kit, spot.heart, 'stars', spot.size * 1.3);
  await run(kit, 640, (t) => {
    if (!puff.active) return;
    const size = 0.5 + 0.6 * cubicOut(within(t, 0, 0.4));
    puff.setAlpha(Math.min(within(t, 0, 0.05), 1 - within(t, 0.4, 0.85)));
    twist({ sx: size, sy: size, y: -16 * t });
    for (const [i, image] of paws.entries()) {
      const a = (i * Math.PI) / 3 + 0.4;
      const far = spot.size * 0.75 * cubicOut(t);
      image.setAlpha(Math.min(within(t, 0, 0.08), 1 - within(t, 0.7, 1)));
      twists[i]?.({
        x: Math.cos(a) * far,
        y: Math.sin(a) * far * 0.8 + spot.size * 0.4 * t * t,
        turn: 200 * t * Math.cos(a),
      });
    }
  });
  for (const image of [puff, ...paws]) image.destroy();
}

/** It sinks down, a blanket is laid over it, and for a moment nothing else happens. */
async function curlUp(scene: Scene, beat: QuestBeat, actor: Actor): Promise<void> {
  const { kit } = scene.deal;
  const { spot } = actor;
  const blanket = drawBlanket(scene.deal, spot).setDepth(OVER).setAlpha(0);
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
  if (!isFalling(beat.after, actor.id)) await fade(kit, [actor.image, blanket], 0, 260);
}
