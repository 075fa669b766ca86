/** The boss of the last World comes: it fills the board and tells its name, then leaps to its place and shakes the ground. */
import type { GameObjects } from 'phaser';
import { heroId, whoIs } from '../../../engine/quest/read.ts';
import { around, middleOf } from '../../../ui/rect.ts';
import { type Art, artOf, cachedDrawing, part } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { backOut, cubicIn, cubicOut, hill, sineInOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade, shake } from '../../table/motion/index.ts';
import { pause, run } from '../../table/motion/run.ts';
import { plate } from '../../table/pieces.ts';
import { anchorOf, creatureArt, thingArt, worldArt } from '../art.ts';
import { GROUND, onFeet } from '../pieces.ts';
import { thingName } from '../words.ts';
import type { QuestEventOf, Scene } from './scene.ts';

/** Over the board, under captions. */
const DEPTH = 925;
const DARK = 0x2b1433;

/** It appears, gathers itself and is looked at; then it leaps. */
const RISE_MS = 420;
const LOOK_MS = 900;
const LEAP_MS = 420;

/** The boss as large as the board is high, its name at its feet, all else dark: then it leaps to its place. */
export async function boss(scene: Scene, { id }: QuestEventOf<'quest.boss'>): Promise<unknown> {
  const { kit, speech } = scene;
  scene.turn();
  const body = scene.bodies.get(id);
  const spot = scene.spots.of(id);
  if (body === undefined || spot === null || kit.speed === 0) return;
  const own = [body, ...scene.bodies.tagsOf(id)];
  for (const object of own) object.setAlpha(0);
  kit.layer.veil(true);

  const { board, small, k, prompt } = scene.at;
  const { width, height } = kit.window;
  const who = whoIs(scene.beat.after, id);
  const letters = small ? 34 : 62 * k;
  const ground = Math.min(board.rect.y + board.rect.height, prompt.y) - letters * 1.25;
  const size = Math.min((ground - board.rect.y * 0.5) * (1 / GROUND), board.rect.width * 0.7);
  const foot = { x: middleOf(board.rect).x, y: ground };
  const veil = kit.scene.add.rectangle(0, 0, width, height, DARK).setOrigin(0, 0).setAlpha(0);
  const large = onFeet(kit, creatureArt(who, 'fierce'), foot, size, { alpha: 0 });
  const style = { size: letters, colour: palette.glow, outline: small ? 6 : 9, fit: board.rect.width * 0.94 };
  const title = kit.words(speech.kind(id), foot.x, ground + letters * 0.6, style).setAlpha(0);
  const entry = [veil, large, title];
  for (const [i, object] of entry.entries()) object.setDepth(DEPTH + i);
  await kit.ready();
  const end = () => {
    for (const object of entry) object.destroy();
    kit.layer.veil(false);
  };
  if (kit.still) {
    await fade(kit, [large, title], 1);
    veil.setAlpha(0.6);
    await kit.wait(RISE_MS + LOOK_MS);
    await fade(kit, [large, title], 0);
    end();
    return fade(kit, own, 1);
  }

  const twist = hold(large, [0.5, GROUND]);
  const base = title.scale;
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
  await run(kit, LEAP_MS, (t) => {
    if (!large.active) return;
    const on = cubicIn(t);
    const now = 1 + (spot.size / size - 1) * on;
    veil.setAlpha(0.62 * (1 - t));
    title.setAlpha(1 - within(t, 0, 0.4));
    const y = (spot.foot.y - foot.y) * on - size * 0.18 * hill(t);
    twist({ x: (spot.foot.x - foot.x) * on, y, sx: now, sy: now });
  });
  end();
  for (const object of own) if (object.active) object.setAlpha(1);
  const others = [...scene.bodies.values()].filter((other) => other !== body);
  const land = hold(body, [0.5, GROUND]);
  return Promise.all([
    burst(kit, spot.foot, 'dust', spot.size * 1.5),
    others.length > 0 ? shake(kit, others, 6, 460) : pause(kit, 460),
    run(kit, 300, (t) => land({ sx: 1 + 0.16 * hill(t), sy: 1 - 0.18 * hill(t) })),
  ]);
}

/** The party travels to the next World: its train runs through the window, the heroes look out. */
const TRAIN_DEPTH = 940;
const TRAIN = { width: 960, height: 300, rail: 288 } as const;
/** How high a hero at a window is drawn, in the train's units. */
const PASSENGER = 92;
const TRAVEL_MS = 3400;

/** One wheel of the train, cut out round its axle. */
function wheels(): { art: Art; x: number; y: number; size: number }[] {
  const whole = thingArt('train');
  const found = [...whole.svg.matchAll(/<g id="(wheel-\d)" data-pivot="(\d+) (\d+)">([\s\S]*?)<\/g>/g)];
  return found.map(([, id, px, py, body]) => {
    const x = Number(px);
    const y = Number(py);
    const size = 96;
    const key = `train-${id}`;
    const lines = 'stroke="#3a1a24" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"';
    const art = cachedDrawing(key, () => artOf(key, around({ x, y }, size), `<g ${lines}>${body}</g>`));
    return { art, x, y, size };
  });
}

/** The train with everybody in it, its rail at the height 0 of the group and its left end at 0. */
function trainOf({ kit, beat: { after } }: Scene, width: number) {
  const scale = width / TRAIN.width;
  const whole = thingArt('train');
  const group = kit.group(0, 0).setDepth(TRAIN_DEPTH + 2);
  const layer = (...ids: string[]) =>
    group.add(kit.picture(part(whole, ...ids), 0, -TRAIN.rail * scale, width));
  layer('smoke');
  layer('wagon');
  const places = anchorOf(whole, 'places') ?? [];
  for (const [seat] of after.heroes.entries()) {
    const x = places[2 * seat];
    const y = places[2 * seat + 1];
    if (x === undefined || y === undefined) continue;
    const size = PASSENGER * scale;
    const who = whoIs(after, heroId(seat));
    const foot = { x: x * scale, y: (y - TRAIN.rail) * scale };
    group.add(onFeet(kit, creatureArt(who, 'glad'), foot, size));
  }
  layer('sill');
  layer('loco');
  const turning: GameObjects.Image[] = [];
  for (const { art: wheel, x, y, size } of wheels()) {
    const image = kit.picture(wheel, x * scale, (y - TRAIN.rail) * scale, size * scale, { at: [x, y] });
    turning.push(image);
    group.add(image);
  }
  return { group, turning };
}

/** Runs through the window from left to right over the old World; the new one has no face yet. */
export async function travel(scene: Scene): Promise<void> {
  const { kit, speech } = scene;
  if (kit.speed === 0) return;
  kit.layer.veil(true);
  const { width, height } = kit.window;
  const { before, after } = scene.beat;
  const isSmall = scene.at.small;
  // Above the line that says what goes on.
  const ground = Math.min(height * 0.74, scene.at.prompt.y - 14);
  const night = kit.scene.add
    .rectangle(0, 0, width, height, Number.parseInt(palette.dawnTop.slice(1), 16))
    .setOrigin(0, 0)
    .setDepth(TRAIN_DEPTH);
  const shown: (GameObjects.Image | GameObjects.Text)[] = [];
  const scenery = before.world === null ? null : worldArt(before.world);
  let pan: GameObjects.Image | null = null;
  if (scenery !== null) {
    const scale = Math.max((width * 1.25) / scenery.box.width, height / scenery.box.height);
    pan = kit
      .picture(scenery, 0, (height - scenery.box.height * scale) / 2, scenery.box.width * scale, {
        at: [scenery.box.x, scenery.box.y],
      })
      .setDepth(TRAIN_DEPTH + 1);
    shown.push(pan);
  }
  const bed = plate('#6b4a3a', width + 40, 16, 4, 3);
  shown.push(kit.picture(bed, -22, ground - 4, width + 44).setDepth(TRAIN_DEPTH + 1));
  const words = speech.t('ui.battle.world', { n: after.number });
  const next =
    after.world === null || after.world === before.world ? words : thingName(speech, 'world', after.world);
  shown.push(
    kit
      .words(next, width / 2, height * 0.16, { size: isSmall ? 34 : 60, colour: palette.glow, outline: 8 })
      .setDepth(TRAIN_DEPTH + 3),
  );
  const wide = Math.min(width * 0.74, isSmall ? 520 : 900);
  const { group, turning } = trainOf(scene, wide);
  group.setPosition(-wide - 20, ground);
  await kit.ready();
  if (kit.still) {
    group.setX((width - wide) / 2);
    await kit.wait(1100);
  } else {
    const far = width + wide + 40;
    await run(kit, TRAVEL_MS, (t, at) => {
      if (!group.active) return;
      // Fast in, slow where it is looked at, fast out.
      const way = t + 0.11 * Math.sin(t * Math.PI * 2);
      const x = -wide - 20 + far * way;
      group.setPosition(x, ground + Math.abs(Math.sin(at / 95)) * -3);
      for (const wheel of turning) if (wheel.active) wheel.setAngle((x / wide) * 900);
      if (pan?.active) pan.setX(-sineInOut(t) * (pan.displayWidth - width));
    });
  }
  await fade(kit, [...shown, group], 0, 200);
  for (const object of [night, ...shown, group]) object.destroy();
}
