/** Those who leave: monsters burst into a puff of stars and paws, heroes curl up under a blanket. */

import { isFalling } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import { backOut, cubicIn, cubicOut, hill, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade, ring } from '../../table/motion/index.ts';
import { centred, OVER } from '../../table/motion/marks.ts';
import { run } from '../../table/motion/run.ts';
import { drawBlanket, SUNK } from '../creature.ts';
import type { QuestBeat } from '../types.ts';
import { type Actor, act, actorOf, huesOf } from './actor.ts';
import { paw, smokeCloud } from './arms.ts';
import type { Scene } from './scene.ts';

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
