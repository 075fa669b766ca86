/** Poses: the right face, the right marks, and nothing else changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moodNames, moods } from '../../../src/ui/creatures/moods.ts';
import { anchor, posePet } from '../../../src/ui/creatures/pose.ts';

const folder = join(import.meta.dirname, '../../../assets/art/pets');
const read = (id: string) => readFileSync(join(folder, `${id}.svg`), 'utf8');
const pets = readdirSync(folder)
  .map((file) => file.replace('.svg', ''))
  .filter((name) => !/^(pet(-.*)?|moods|overlays)$/.test(name))
  .map((id) => ({ id, svg: read(id) }));
const bunny = read('direbunny');

function shown(svg: string, family: string): string[] {
  return [...svg.matchAll(new RegExp(`<g id="${family}-([^"]+)"[^>]*>`, 'g'))]
    .filter(([tag]) => !tag.includes('display:none'))
    .map(([, name = '']) => name);
}

const brow = (svg: string) => /<g id="brow-left"[^>]*>/.exec(svg)?.[0];

function worn(svg: string): string[] {
  return [...svg.matchAll(/<g id="([^"]+)" data-anchor=/g)].map(([, id = '']) => id);
}

describe.each(pets)('$id', ({ svg }) => {
  test.each(moodNames)('%s shows exactly the eyes, mouth and marks of the mood', (mood) => {
    const posed = posePet(svg, mood);
    expect(shown(posed, 'eyes')).toEqual([moods[mood].eyes]);
    expect(shown(posed, 'mouth')).toEqual([moods[mood].mouth]);
    expect(worn(posed).sort()).toEqual([...moods[mood].overlays].sort());
    expect(posed.match(/<g[ >]/g)?.length).toBe(posed.match(/<\/g>/g)?.length);
  });

  test('posing again gives the same face as posing once', () => {
    const twice = posePet(posePet(svg, 'angry'), 'bored');
    expect(shown(twice, 'eyes')).toEqual(['half']);
    expect(brow(twice)).toBe(brow(posePet(svg, 'bored')));
  });
});

test.each([
  [0, []],
  [1, ['plaster', 'tear-1']],
  [2, ['plaster', 'tear-1', 'tear-2']],
  [7, ['plaster', 'tear-1', 'tear-2', 'tear-3']],
])('%i suffering tokens', (suffering, marks) => {
  expect(worn(posePet(bunny, 'content', { suffering })).sort()).toEqual(marks);
});

test('a mutation has one part behind the body and one in front of everything', () => {
  const posed = posePet(bunny, 'content', { mutation: 1 });
  const at = (id: string) => posed.indexOf(`<g id="${id}"`);
  expect(at('mutation-back')).toBeLessThan(at('body'));
  expect(at('mutation-front')).toBeGreaterThan(at('front'));
});

test('the wash lies on the skin and under the eyes', () => {
  const posed = posePet(bunny, 'sick');
  expect(posed.indexOf('<g id="wash"')).toBeLessThan(posed.indexOf('<g id="eyes"'));
  expect(posed.indexOf('<g id="wash"')).toBeGreaterThan(posed.indexOf('<g id="body"'));
});

test('brows end at the tilt of the mood, from any drawn tilt', () => {
  for (const { svg } of pets) {
    const drawn = Number(/id="brow-left"[^>]*data-tilt="([^"]*)"/.exec(svg)?.[1]);
    const posed = posePet(svg, 'angry');
    const left = Number(/id="brow-left"[^>]*rotate\((\S+) /.exec(posed)?.[1]);
    const right = Number(/id="brow-right"[^>]*rotate\((\S+) /.exec(posed)?.[1]);
    expect(drawn + left).toBeCloseTo(moods.angry.tilt);
    expect(right).toBeCloseTo(-left);
  }
});

test('a mark goes to its anchor in the scale of the face, or to a place of its own', () => {
  const [x, y] = anchor(bunny, 'mouth');
  const radius = anchor(bunny, 'head')[2] ?? 0;
  const placed = `<g transform="translate(${x} ${y}) scale(${radius / 80})"><g id="drop"`;
  expect(posePet(bunny, 'hungry')).toContain(placed);
  const own = bunny.replace('<svg ', '<svg data-drop="1 2 40" ');
  expect(posePet(own, 'hungry')).toContain('<g transform="translate(1 2) scale(0.5)"><g id="drop"');
});
