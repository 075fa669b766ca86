/** The Worlds come apart as docs/art.md says, everything that may move does, and nothing of it jumps or gets lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import worlds from '../../src/engine/quest/data/worlds.json' with { type: 'json' };
import { type Bit, layersOf } from '../../src/scenes/quest/backdrop.ts';
import { kindOfBit, MOST_MOVING, poseAt, twinOf, type WeatherPose } from '../../src/scenes/quest/weather.ts';

const folder = join(import.meta.dirname, '../../assets/art/worlds');
const read = (id: string) => readFileSync(join(folder, `${id}.svg`), 'utf8');
const bitsOf = (id: string) => layersOf(read(id)).filter((layer): layer is Bit => layer.kind === 'bit');

function poseOf(world: string, { id, x, y }: Bit, seconds: number, seed = 0): WeatherPose {
  const kind = kindOfBit(world, id);
  if (kind === null) throw new Error(`${world}: ${id} is not moved`);
  const pose: WeatherPose = { x: 0, y: 0, angle: 0, alpha: 0 };
  poseAt(pose, kind, seconds, x, y, seed);
  return pose;
}

describe.each(worlds.map(({ id }) => id))('%s', (world) => {
  test('comes apart into what stands still and what moves, in its order', () => {
    const svg = read(world);
    const layers = layersOf(svg);
    const names = layers.flatMap(({ id }) => id.split('+'));
    expect(names).toEqual([...svg.matchAll(/^ {2}<g id="([^"]+)"/gm)].map(([, id]) => id));
    // Each sheet is as large as the window: two are enough for every World.
    expect(layers.filter(({ kind }) => kind === 'sheet').length).toBeLessThanOrEqual(2);
  });

  test('each part stands for itself: all that it refers to has come with it', () => {
    for (const { id, svg } of layersOf(read(world))) {
      const refers = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, name]) => name);
      expect(
        refers.filter((name) => !svg.includes(`id="${name}"`)),
        id,
      ).toEqual([]);
      expect(svg.match(/<g\b/g)?.length, id).toBe(svg.match(/<\/g>/g)?.length);
      expect(svg.endsWith('</svg>'), id).toBe(true);
    }
  });

  test('a dozen things move at most', () => {
    const kinds = bitsOf(world).map(({ id }) => kindOfBit(world, id));
    const many = (isFloating: boolean) =>
      kinds
        .filter((kind) => (kind?.floats ?? false) === isFloating)
        .reduce((sum, kind) => sum + (kind?.twin === undefined ? 1 : 2), 0);
    const most = Math.min(many(true), MOST_MOVING) + Math.min(many(false), MOST_MOVING);
    expect(most).toBeLessThanOrEqual(12);
    expect(most).toBeGreaterThan(5);
  });

  test('begins as it is drawn', () => {
    for (const bit of bitsOf(world)) {
      const { x, y, angle, alpha } = poseOf(world, bit, 0);
      expect(
        [x, y].map((value) => Math.round(value * 1000) / 1000),
        bit.id,
      ).toEqual([bit.x, bit.y]);
      expect(angle, bit.id).toBeCloseTo(0);
      expect(alpha, bit.id).toBeCloseTo(1);
    }
  });

  test('moves gently, and never where it can be seen to jump', () => {
    const isSeen = ({ x, y, alpha }: WeatherPose) =>
      alpha > 0.1 && x > -320 && x < 1600 && y > -80 && y < 880;
    for (const [seed, bit] of bitsOf(world).entries()) {
      const farthest = { step: 0, turn: 0 };
      let last = poseOf(world, bit, 0, seed);
      for (let frame = 1; frame < 6000; frame++) {
        const pose = poseOf(world, bit, frame / 20, seed);
        if (isSeen(pose) && isSeen(last)) {
          farthest.step = Math.max(farthest.step, Math.hypot(pose.x - last.x, pose.y - last.y));
          farthest.turn = Math.max(farthest.turn, Math.abs(pose.angle - last.angle));
        }
        last = pose;
      }
      // In a twentieth of a second.
      expect(farthest.step, bit.id).toBeLessThan(12);
      expect(farthest.turn, bit.id).toBeLessThan(12);
      expect(farthest.step + farthest.turn, bit.id).toBeGreaterThan(0);
    }
  });

  test('a second of a kind begins elsewhere on the stage', () => {
    for (const { id, x, y } of bitsOf(world)) {
      const twin = kindOfBit(world, id)?.twin;
      if (twin === undefined) continue;
      const [tx, ty] = twinOf(x, y, twin);
      expect(Math.hypot(tx - x, ty - y), id).toBeGreaterThan(100);
      expect(tx >= -320 && tx < 1600 && ty >= -80 && ty < 880, id).toBe(true);
    }
  });
});
