/** Every pet is a rig in the form docs/art.md describes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import petData from '../../../src/engine/petz/data/pets.json';
import { eyeVariants, mouthVariants, overlayIds } from '../../../src/ui/creatures/moods.ts';
import { wearOverlayIds } from '../../../src/ui/creatures/wears.ts';

const folder = join(import.meta.dirname, '../../../assets/art/pets');
const read = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');
const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const pets = petData.map(({ id }) => id);

/** Names of parts are the same in all pets; these are the ids that may meet another pet's in one page. */
const named = (svg: string) =>
  [...svg.matchAll(/<(?:linear|radial)Gradient id="([^"]+)"/g)].map(([, id = '']) => id);

const rigs = readdirSync(folder)
  .map((file) => file.replace('.svg', ''))
  .filter((name) => !/^(pet(-.*)?|moods|overlays)$/.test(name));

test('there are rigs for the eighteen pets of the base game and the nine of the Dark Alleys', () => {
  expect(rigs).toHaveLength(27);
  expect(rigs).toEqual(expect.arrayContaining(pets));
});

describe.each(rigs)('%s', (id) => {
  const svg = read(id);

  test('has every part once', () => {
    const parts = ['shadow', 'back', 'body', 'head', 'eyes', 'pupils', 'brows', 'brow-left', 'brow-right'];
    const faces = [
      ...eyeVariants.map((variant) => `eyes-${variant}`),
      ...mouthVariants.map((variant) => `mouth-${variant}`),
    ];
    expect(ids(svg)).toEqual(expect.arrayContaining([...parts, ...faces, 'mouth', 'front']));
    expect(new Set(ids(svg)).size).toBe(ids(svg).length);
  });

  test('every part of the top level has a pivot, and so have the movable parts of the face', () => {
    const top = [...svg.matchAll(/^ {2}<g [^>]*>/gm)].map(([tag]) => tag);
    expect(top.length).toBeGreaterThanOrEqual(5);
    const face = ['eyes', 'mouth', 'brow-left', 'brow-right'].map(
      (part) => new RegExp(`<g id="${part}"[^>]*>`).exec(svg)?.[0],
    );
    for (const tag of [...top, ...face]) expect(tag).toMatch(/ data-pivot="\d+(\.\d+)? \d+(\.\d+)?"/);
  });

  test('shows one pair of eyes and one mouth at rest', () => {
    const shown = [...svg.matchAll(/<g id="((?:eyes|mouth)-[^"]+)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('display:none'))
      .map(([, name]) => name);
    expect(shown).toEqual(['eyes-open', 'mouth-smile']);
  });

  test('has its anchors on the root, inside the box', () => {
    const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
    expect(root).toContain('viewBox="0 0 256 256"');
    for (const [name, count] of Object.entries({ head: 3, eyes: 2, top: 2, mouth: 2, tear: 2 })) {
      const numbers = (new RegExp(` data-${name}="([^"]*)"`).exec(root)?.[1] ?? '').split(' ').map(Number);
      expect(numbers, name).toHaveLength(count);
      expect(numbers.every((number) => number > 0 && number < 256)).toBe(true);
    }
  });

  test('its gradients carry its name, and it uses no others', () => {
    expect(named(svg).filter((name) => !name.startsWith(`${id}-`))).toEqual([]);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, name = '']) => name);
    expect([...new Set(used)].sort()).toEqual(named(svg).sort());
  });

  test('brings no fonts, scripts or outside links, and its tags are balanced', () => {
    expect(svg).not.toMatch(/<(text|script|style|image|use|foreignObject)\b|href=|NaN|undefined/);
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  });
});

test('the overlays are those the moods and the accessories know, each with its anchor and layer', () => {
  const groups = [...read('overlays').matchAll(/^ {2}<g ([^>]*)>/gm)].map(
    ([, attributes = '']) => attributes,
  );
  expect(groups.map((group) => /id="([^"]+)"/.exec(group)?.[1])).toEqual([...overlayIds, ...wearOverlayIds]);
  for (const group of groups) {
    expect(group).toMatch(
      /data-anchor="(head|eyes|top|mouth|tear|wear-(head|neck|feet))" data-layer="(behind|face|neck|front)"/,
    );
  }
});
