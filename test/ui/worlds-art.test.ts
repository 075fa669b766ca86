/** The backdrops and cards of the Worlds are built as docs/art.md says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import worlds from '../../src/engine/quest/data/worlds.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../assets/art/worlds');
const ids = worlds.map(({ id }) => id);
const layers = ['sky', 'far', 'ground', 'near'];
const read = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

/** The opening tags of the groups a scene may cut out. */
function groups(svg: string): { id: string; tag: string }[] {
  return [...svg.matchAll(/^ {2}(<g id="([^"]+)"[^>]*>)/gm)].map(([, tag = '', id = '']) => ({ id, tag }));
}

/** What a file refers to under a name that another file might have as well, or that is not there. */
function strangers(name: string, svg: string): string[] {
  const refers = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => id);
  return refers.filter((id) => !id.startsWith(`${name}-`) || !svg.includes(`id="${id}"`));
}

test('each World has a backdrop and a card, and nothing else is drawn', () => {
  const wanted = ids.flatMap((id) => [`${id}-card.svg`, `${id}.svg`]).sort();
  expect(readdirSync(folder).sort()).toEqual(wanted);
});

describe.each(ids)('%s', (id) => {
  test('the backdrop fills the stage with its four layers', () => {
    const svg = read(id);
    expect(svg).toContain('viewBox="-320 -80 1920 960"');
    const found = groups(svg).map((group) => group.id);
    expect(found.filter((name) => layers.includes(name))).toEqual(layers);
    expect(new Set(found).size).toBe(found.length);
  });

  test('each moving part says what it turns about', () => {
    const moving = groups(read(id)).filter((group) => !layers.includes(group.id));
    expect(moving.length).toBeGreaterThan(2);
    expect(moving.filter(({ tag }) => !/ data-pivot="-?\d+ -?\d+"/.test(tag))).toEqual([]);
  });

  test('the card has its box', () => {
    expect(read(`${id}-card`)).toContain('viewBox="0 0 320 200"');
  });

  test.each([
    { name: id, most: 14_000 },
    { name: `${id}-card`, most: 5_000 },
  ])('$name is small and keeps its names to itself', ({ name, most }) => {
    const svg = read(name);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(most);
    expect(strangers(name, svg)).toEqual([]);
  });
});
