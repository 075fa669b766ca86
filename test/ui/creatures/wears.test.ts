/** Accessories on pets: where they hang, in which order, and how two of a kind differ. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchor, posePet } from '../../../src/ui/creatures/pose.ts';
import { type Wear, wearKinds, wearOverlays } from '../../../src/ui/creatures/wears.ts';

const folder = join(import.meta.dirname, '../../../assets/art/pets');
const rigs = readdirSync(folder)
  .map((file) => file.replace('.svg', ''))
  .filter((name) => !/^(pet(-.*)?|moods|overlays)$/.test(name));
const read = (id: string) => readFileSync(join(folder, `${id}.svg`), 'utf8');
const drago = read('drago');

const dressed = (svg: string, ...wears: Wear[]) => posePet(svg, 'content', { dressed: wears });
const count = (svg: string, id: string) => svg.split(`<g id="${id}"`).length - 1;

/** Where an overlay was put: x, y and scale. */
function place(svg: string, id: string): number[] {
  const found = new RegExp(`translate\\((\\S+) (\\S+)\\) scale\\((\\S+)\\)"><g id="${id}"`).exec(svg);
  return (found ?? []).slice(1).map(Number);
}

describe.each(rigs)('%s', (id) => {
  const svg = read(id);

  test.each(wearKinds)('wears a %s, inside its box', (kind) => {
    const posed = dressed(svg, kind);
    expect(count(posed, wearOverlays[kind])).toBe(1);
    expect(posed.match(/<g[ >]/g)?.length).toBe(posed.match(/<\/g>/g)?.length);
    const [x = 0, y = 0, scale = 0] = place(posed, wearOverlays[kind]);
    // The reach of each drawing to the left, up, right and down.
    const reach = {
      ribbonBow: [54, 46, 54, 48],
      spikedCollar: [76, 32, 76, 48],
      magicPendant: [52, 24, 52, 58],
      foodBowl: [45, 48, 45, 4],
    }[kind];
    const [left = 0, up = 0, right = 0, down = 0] = reach.map((units) => units * scale);
    expect([x - left >= 0, y - up >= 0, x + right <= 256, y + down <= 256], `${x} ${y} ${scale}`).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('its face stays free: nothing worn covers an eye', () => {
    const [eyeX = 0, eyeY = 0] = anchor(svg, 'eyes');
    for (const kind of wearKinds) {
      const [x = 0, y = 0] = place(dressed(svg, kind), wearOverlays[kind]);
      expect(Math.hypot(x - eyeX, y - eyeY), kind).toBeGreaterThan(28);
    }
  });
});

test('a pet that wears nothing is drawn as before', () => {
  expect(posePet(drago, 'angry', { dressed: [] })).toBe(posePet(drago, 'angry'));
});

test('a place on the rig goes before the one computed from the head', () => {
  const [x, y, r = 0] = anchor(drago, 'head');
  expect(anchor(drago, 'wear-neck')).toEqual([]);
  expect(place(dressed(drago, 'spikedCollar'), 'wear-collar')[0]).toBe(x);
  expect(place(dressed(drago, 'spikedCollar'), 'wear-collar')[1]).toBeGreaterThan((y ?? 0) + r / 2);
  const named = drago.replace('<svg ', '<svg data-wear-neck="11 22 40" ');
  expect(place(dressed(named, 'spikedCollar'), 'wear-collar')).toEqual([11, 22, 0.5]);
  const own = named.replace('<svg ', '<svg data-wear-pendant="33 44 80" ');
  expect(place(dressed(own, 'magicPendant'), 'wear-pendant')).toEqual([33, 44, 1]);
  expect(place(dressed(own, 'spikedCollar'), 'wear-collar')).toEqual([11, 22, 0.5]);
});

test('the collar lies under the arms, the pendant over the collar, the marks of mood over all', () => {
  const posed = posePet(drago, 'hungry', { dressed: ['magicPendant', 'spikedCollar'], suffering: 1 });
  const order = ['head', 'wear-collar', 'front', 'wear-pendant', 'drop', 'tear-1'];
  const at = order.map((id) => posed.indexOf(`<g id="${id}"`));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at[0]).toBeGreaterThan(0);
});

test('two of a kind are drawn once, with one number beside them', () => {
  const posed = dressed(drago, 'ribbonBow', 'foodBowl', 'ribbonBow');
  expect(count(posed, 'wear-bow')).toBe(1);
  expect(count(posed, 'wear-bowl')).toBe(1);
  expect(count(posed, 'wear-two')).toBe(1);
  expect(count(dressed(drago, 'ribbonBow', 'foodBowl'), 'wear-two')).toBe(0);
  const [x = 0, y = 0] = place(posed, 'wear-two');
  const [bowX = 0, bowY = 0] = place(posed, 'wear-bow');
  expect(Math.hypot(x - bowX, y - bowY)).toBeLessThan(60);
});

test('every number stays inside the box', () => {
  for (const id of rigs) {
    const posed = dressed(read(id), ...wearKinds, ...wearKinds);
    const badges = [...posed.matchAll(/translate\((\S+) (\S+)\) scale\(1\)"><g id="wear-two"/g)];
    expect(badges).toHaveLength(4);
    for (const [, x, y] of badges) {
      expect(Math.min(Number(x), Number(y)), id).toBeGreaterThanOrEqual(20);
      expect(Math.max(Number(x), Number(y)), id).toBeLessThanOrEqual(236);
    }
  }
});
