/** The boss of the last World comes: it fills the board and tells its name, then leaps to its place and shakes the ground. */

import type { GameObjects } from 'phaser';
import { whoIs } from '../../../engine/quest/read.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { backOut, cubicIn, cubicOut, hill, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade, shake } from '../../table/motion/index.ts';
import { pause, run } from '../../table/motion/run.ts';
import { creatureArt } from '../art.ts';
import { nameOf } from '../words.ts';
import type { Play, Scene } from './scene.ts';

/** Over the board, under captions. */
const DEPTH = 925;
const DARK = 0x2b1433;
/** The ground a creature stands on in its drawing, and the drawing's height. */
const FLOOR = 236;
const BOX = 256;

/** It appears, gathers itself and is looked at; then it leaps. */
const RISE_MS = 420;
const LOOK_MS = 900;
const LEAP_MS = 420;

interface Entry {
  veil: GameObjects.Rectangle;
  large: GameObjects.Image;
  title: GameObjects.Text;
  /** The height it is drawn with, and where its feet are. */
  size: number;
  foot: { x: number; y: number };
}

/** The boss as large as the board is high, its name at its feet, all else dark. */
function entryOf(scene: Scene, id: string, view: Parameters<typeof whoIs>[0]): Entry {
  const { kit, link } = scene.deal;
  const { board, small, k, prompt } = scene.at;
  const { width, height } = kit.window;
  const who = whoIs(view, id);
  const letters = small ? 34 : 62 * k;
  const ground = Math.min(board.rect.y + board.rect.height, prompt.y) - letters * 1.25;
  const size = Math.min((ground - board.rect.y * 0.5) * (BOX / FLOOR), board.rect.width * 0.7);
  const foot = { x: board.rect.x + board.rect.width / 2, y: ground };
  const veil = kit.scene.add.rectangle(0, 0, width, height, DARK).setOrigin(0, 0).setAlpha(0);
  const large = kit.picture(
    creatureArt(who, 'fierce'),
    foot.x - size / 2,
    foot.y - (FLOOR * size) / BOX,
    size,
    { alpha: 0 },
  );
  const title = kit.words(nameOf(link.speech, who), foot.x, ground + letters * 0.6, {
    size: letters,
    colour: palette.glow,
    outline: small ? 6 : 9,
    fit: board.rect.width * 0.94,
  });
  veil.setDepth(DEPTH);
  large.setDepth(DEPTH + 1);
  title.setDepth(DEPTH + 2).setAlpha(0);
  return { veil, large, title, size, foot };
}

export const boss: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.boss') return 1;
  const { kit } = scene.deal;
  const { id } = beat.event;
  scene.turn(beat);
  const body = scene.bodies.get(id);
  const spot = scene.spots.of(id);
  if (body === undefined || spot === null || kit.speed === 0) return 1;
  const tags = scene.bodies.tagsOf(id);
  for (const object of [body, ...tags]) object.setAlpha(0);
  kit.layer.veil(true);
  const { veil, large, title, size, foot } = entryOf(scene, id, beat.after);
  await kit.ready();
  const twist = hold(large, [0.5, FLOOR / BOX]);
  const base = title.scale;
  if (kit.still) {
    await fade(kit, [large, title], 1);
    veil.setAlpha(0.6);
    await kit.wait(RISE_MS + LOOK_MS);
    await fade(kit, [large, title], 0);
    for (const object of [veil, large, title]) object.destroy();
    kit.layer.veil(false);
    await fade(kit, [body, ...tags], 1);
    return 1;
  }
  await run(kit, RISE_MS, (t) => {
    if (!large.active) return;
    veil.setAlpha(0.62 * t);
    large.setAlpha(within(t, 0, 0.35));
    twist({ sx: 0.5 + 0.5 * backOut(t), sy: 0.5 + 0.5 * backOut(t) });
    title.setAlpha(within(t, 0.55, 1)).setScale(base * (1.5 - 0.5 * cubicOut(within(t, 0.55, 1))));
  });
  void burst(kit, { x: foot.x, y: foot.y - size * 0.45 }, 'stars', size * 0.9);
  await run(kit, LOOK_MS, (t) => {
    // A roar: it swells twice.
    const roar = hill(within(t, 0, 0.45)) + 0.6 * hill(within(t, 0.5, 0.85));
    twist({ sx: 1 + 0.05 * roar, sy: 1 + 0.07 * roar, turn: 1.6 * Math.sin(t * 26) * roar });
  });
  kit.layer.veil(false);
  const end = spot.size / size;
  await run(kit, LEAP_MS, (t) => {
    if (!large.active) return;
    const on = cubicIn(t);
    const now = 1 + (end - 1) * on;
    veil.setAlpha(0.62 * (1 - t));
    title.setAlpha(1 - within(t, 0, 0.4));
    twist({
      x: (spot.foot.x - foot.x) * on,
      y: (spot.foot.y - foot.y) * on - size * 0.18 * hill(t),
      sx: now,
      sy: now,
    });
  });
  for (const object of [veil, large, title]) object.destroy();
  for (const object of [body, ...tags]) if (object.active) object.setAlpha(1);
  const others = [...scene.bodies.values()].filter((other) => other !== body);
  const land = hold(body, [0.5, FLOOR / BOX]);
  await Promise.all([
    burst(kit, spot.foot, 'dust', spot.size * 1.5),
    others.length > 0 ? shake(kit, others, 6, 460) : pause(kit, 460),
    run(kit, 300, (t) => land({ sx: 1 + 0.16 * hill(t), sy: 1 - 0.18 * hill(t) })),
  ]);
  return 1;
};
