/** The party travels to the next World: its train runs through the window, the heroes look out. */

import type { GameObjects } from 'phaser';
import { heroId, whoIs } from '../../../engine/quest/read.ts';
import { type Art, art, part } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { sineInOut } from '../../table/motion/ease.ts';
import { fade } from '../../table/motion/index.ts';
import { run } from '../../table/motion/run.ts';
import { plate } from '../../table/pieces.ts';
import { anchorOf, creatureArt, thingArt, worldArt } from '../art.ts';
import { remember } from '../drawings.ts';
import type { QuestBeat } from '../types.ts';
import { thingName } from '../words.ts';
import type { Scene } from './scene.ts';

const DEPTH = 940;
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
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - size / 2} ${y - size / 2} ${size} ${size}">`;
    const lines = 'stroke="#3a1a24" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"';
    return { art: remember(key, () => art(key, `${head}<g ${lines}>${body}</g></svg>`)), x, y, size };
  });
}

/** The train with everybody in it, its rail at the height 0 of the group and its left end at 0. */
function trainOf({ deal }: Scene, { after }: QuestBeat, width: number) {
  const { kit } = deal;
  const scale = width / TRAIN.width;
  const whole = thingArt('train');
  const group = kit.group(0, 0).setDepth(DEPTH + 2);
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
    group.add(kit.picture(creatureArt(who, 'glad'), foot.x - size / 2, foot.y - size * (236 / 256), size));
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
export async function travel(scene: Scene, beat: QuestBeat): Promise<void> {
  const { deal } = scene;
  const { kit, link } = deal;
  if (kit.speed === 0) return;
  kit.layer.veil(true);
  const { width, height } = kit.window;
  const { before, after } = beat;
  const isSmall = scene.at.small;
  // Above the line that says what goes on.
  const ground = Math.min(height * 0.74, scene.at.prompt.y - 14);
  const night = kit.scene.add
    .rectangle(0, 0, width, height, Number.parseInt(palette.dawnTop.slice(1), 16))
    .setOrigin(0, 0)
    .setDepth(DEPTH);
  const shown: (GameObjects.Image | GameObjects.Text)[] = [];
  const scenery = before.world === null ? null : worldArt(before.world);
  let pan: GameObjects.Image | null = null;
  if (scenery !== null) {
    const scale = Math.max((width * 1.25) / scenery.box.width, height / scenery.box.height);
    pan = kit
      .picture(scenery, 0, (height - scenery.box.height * scale) / 2, scenery.box.width * scale, {
        at: [scenery.box.x, scenery.box.y],
      })
      .setDepth(DEPTH + 1);
    shown.push(pan);
  }
  const bed = plate('#6b4a3a', width + 40, 16, 4, 3);
  shown.push(kit.picture(bed, -22, ground - 4, width + 44).setDepth(DEPTH + 1));
  const words = link.speech.t('ui.battle.world', { n: after.number });
  const next =
    after.world === null || after.world === before.world
      ? words
      : thingName(link.speech, 'world', after.world);
  shown.push(
    kit
      .words(next, width / 2, height * 0.16, { size: isSmall ? 34 : 60, colour: palette.glow, outline: 8 })
      .setDepth(DEPTH + 3),
  );
  const wide = Math.min(width * 0.74, isSmall ? 520 : 900);
  const { group, turning } = trainOf(scene, beat, wide);
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
