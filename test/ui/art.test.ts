/** The drawings: everything with a name has one, and each can be inlined, cut into parts and rasterised. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import cages from '../../src/engine/petz/data/cages.json' with { type: 'json' };
import { THINGS } from '../../src/engine/petz/words.ts';
import { THINGS as QUEST } from '../../src/engine/quest/words.ts';

const art = join(import.meta.dirname, '../../assets/art');

interface Drawing {
  readonly name: string;
  readonly folder: string;
  readonly svg: string;
}

const drawings: readonly Drawing[] = readdirSync(art, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .sort()
  .map((path) => ({
    name: basename(path, '.svg'),
    folder: path.split(/[\\/]/)[0] ?? '',
    svg: readFileSync(join(art, path), 'utf8'),
  }));

/** Folders whose drawings may stand in one page together, so that no id of theirs may mean two things. */
const inlined = [
  'accessories',
  'addons',
  'artifacts',
  'backgrounds',
  'cages',
  'customers',
  'exhibitions',
  'facilities',
  'icons',
  'props',
  'quest',
  'rivals',
  'spaces',
  'tokens',
  'treasures',
];

/** Folder → the family of names whose every id has a drawing there, and what is drawn beyond that family. */
const families = {
  artifacts: { ids: THINGS.artifact, more: [] },
  cages: { ids: THINGS.cage, more: [] },
  addons: { ids: THINGS.addon, more: [] },
  customers: { ids: THINGS.customer, more: [] },
  exhibitions: { ids: THINGS.exhibition, more: ['business', 'display'] },
  spaces: { ids: THINGS.space, more: [] },
  treasures: { ids: QUEST.treasure, more: [] },
};

const expressions = ['face-neutral', 'face-delighted', 'face-disappointed'];

const tag = /<(\/?)([\w:]+)((?:\s+[\w:-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/** Elements that stay open, are closed out of turn or have an attribute twice; empty when it is well-formed. */
function malformed(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const text = svg.replaceAll(/<!--.*?-->/gs, '');
  for (const [, closing, name = '', attributes = '', alone] of text.matchAll(tag)) {
    if (closing) {
      if (open.pop() !== name) wrong.push(`/${name}`);
    } else if (!alone) open.push(name);
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute = '']) => attribute);
    if (repeated(names).length > 0) wrong.push(name);
  }
  if (/[<>]/.test(text.replaceAll(tag, ''))) wrong.push('a stray bracket');
  return [...wrong, ...open];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function ids(svg: string): string[] {
  return [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Ids that something in the same file points to: gradients, clips, masks. */
function referred(svg: string): string[] {
  return [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => id);
}

/** The pairs of numbers of an attribute of the root, such as `data-places`. */
function pairs(svg: string, name: string): [number, number][] {
  const numbers = (svg.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? '').split(' ').map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN]] : []));
}

/** Whether a point lies in the box of a drawing. */
function inside(svg: string, [x, y]: readonly [number, number]): boolean {
  const box = svg.match(/viewBox="([^"]+)"/)?.[1] ?? '';
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** Ids of the groups that are children of the root, which is where parts are cut out. */
function topGroups(svg: string): string[] {
  return [...svg.matchAll(/^ {2}<g id="([^"]+)"/gm)].map(([, id = '']) => id);
}

describe.each(Object.entries(families))('%s', (folder, { ids: wanted, more }) => {
  test('every id has its drawing', () => {
    expect([...wanted, ...more].filter((id) => !existsSync(join(art, folder, `${id}.svg`)))).toEqual([]);
  });

  test('no drawing is of nothing', () => {
    const names = drawings.filter((drawing) => drawing.folder === folder).map(({ name }) => name);
    expect(names.filter((name) => ![...wanted, ...more].includes(name))).toEqual([]);
  });
});

/** What keeps a drawing from being shown by any browser, from its file alone, at any size. */
function faults({ svg }: Drawing): string[] {
  const root = svg.slice(0, svg.indexOf('>'));
  const found = malformed(svg).map((element) => `not well-formed at ${element}`);
  if (!root.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))
    found.push('does not begin with its name space');
  if (!/\sviewBox="(?:-?[\d.]+ ){3}[\d.]+"/.test(root)) found.push('has no viewBox');
  // The game writes these three itself.
  if (/\s(?:width|height|preserveAspectRatio)="/.test(root)) found.push('has a size of its own');
  for (const [bad] of svg.matchAll(/<(?:text|script|style|image|foreignObject)\b|@import|\son\w+="/g))
    found.push(bad);
  for (const [bad] of svg.matchAll(/(?:href="|url\()(?!#)[^")]*/g)) found.push(`points outside: ${bad}`);
  for (const id of referred(svg)) if (!ids(svg).includes(id)) found.push(`points to nothing: ${id}`);
  return found;
}

test.each([...new Set(drawings.map(({ folder }) => folder))])(
  '%s: each drawing stands on its own',
  (folder) => {
    for (const drawing of drawings.filter((one) => one.folder === folder)) {
      expect(faults(drawing), drawing.name).toEqual([]);
    }
  },
);

test.each(inlined)('%s: each drawing names nothing twice, and what it refers to after itself', (folder) => {
  for (const { name, svg } of drawings.filter((one) => one.folder === folder)) {
    expect(repeated(ids(svg)), name).toEqual([]);
    expect(
      referred(svg).filter((id) => !id.startsWith(`${name}-`)),
      name,
    ).toEqual([]);
  }
});

test('no two drawings share an id that is referred to', () => {
  const all = drawings
    .filter(({ folder }) => inlined.includes(folder))
    .flatMap(({ svg }) => [...new Set(referred(svg))]);
  expect(repeated(all)).toEqual([]);
});

describe('parts', () => {
  test('a cage is cut into what lies behind its pet, before it, its signs and its boards', () => {
    for (const { name, svg } of drawings.filter(({ folder }) => folder === 'cages')) {
      expect(topGroups(svg), name).toEqual(['back', 'front', 'signs', 'board']);
      expect(svg, name).toContain('viewBox="0 0 320 256"');
    }
  });

  test('a cage has one board for each of its gifts', () => {
    for (const { id, play, graze, absorb } of cages) {
      const svg = readFileSync(join(art, 'cages', `${id}.svg`), 'utf8');
      const boards = svg.slice(svg.indexOf('<g id="board"')).match(/r="34"/g) ?? [];
      expect(boards, id).toHaveLength(play + graze + absorb);
    }
  });

  test('a customer has three expressions, of which the neutral one shows', () => {
    for (const { name, svg } of drawings.filter(({ folder }) => folder === 'customers')) {
      expect(
        ids(svg).filter((id) => id.startsWith('face-')),
        name,
      ).toEqual(expressions);
      const hidden = [...svg.matchAll(/<g id="(face-[^"]+)"[^>]*style="display:none"/g)].map(([, id]) => id);
      expect(hidden, name).toEqual(expressions.slice(1));
    }
  });
});

describe('Pug Quest', () => {
  const drawing = (folder: string, name: string) => readFileSync(join(art, folder, `${name}.svg`), 'utf8');
  const short: Readonly<Record<string, string>> = { 'any:2': 'any2', 'any:3': 'any3', 'any:half': 'half' };
  const hidden = (svg: string, family: string) =>
    [...svg.matchAll(new RegExp(`id="(${family}-[^"]+)"( style="display:none")?`, 'g'))].map(
      ([, id, off]) => [id, off !== undefined],
    );

  test('each shape of an attack, each mark and each kind of treasure has its sign', () => {
    const shapes = QUEST.shape.map((shape) => short[shape] ?? shape.replace(':', '-'));
    const signs = [...shapes, ...QUEST.mark, ...QUEST.kind].map((name) => `quest-${name}`);
    expect(signs.filter((name) => !existsSync(join(art, 'icons', `${name}.svg`)))).toEqual([]);
  });

  test('a diagram hits as many places as its shape says', () => {
    const hits = {
      melee: 1,
      distance: 1,
      any2: 2,
      any3: 3,
      pen: 2,
      'double-fork': 2,
      'triple-wide': 3,
      all: 6,
    };
    for (const [name, count] of Object.entries(hits))
      expect(drawing('icons', `quest-${name}`).match(/<use /g), name).toHaveLength(count);
  });

  test('drawings stay light', () => {
    const limits: Readonly<Record<string, number>> = { treasures: 2500, quest: 14_000, icons: 1200 };
    const heavy = drawings.filter(
      ({ folder, name, svg }) =>
        svg.length > (limits[folder] ?? Number.POSITIVE_INFINITY) &&
        (folder !== 'icons' || name.startsWith('quest-')),
    );
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });

  test.each(['stall', 'train', 'victory', 'defeat'])('%s has room for five', (name) => {
    const svg = drawing('quest', name);
    const places = pairs(svg, 'data-places');
    expect(places).toHaveLength(5);
    expect(places.filter((place) => !inside(svg, place))).toEqual([]);
  });

  test('a basket lets its pug sit between back and front', () => {
    expect(topGroups(drawing('quest', 'basket'))).toEqual(['back', 'front']);
    expect(topGroups(drawing('quest', 'train'))).toEqual(['smoke', 'wagon', 'sill', 'loco', 'wheels']);
  });

  test('the lord has four faces, of which the calm one shows, and the merchant two', () => {
    const faces = ['face-calm', 'face-fierce', 'face-hurt', 'face-glad'].map((id, index) => [id, index > 0]);
    expect(hidden(drawing('quest', 'lord'), 'face')).toEqual(faces);
    expect(hidden(drawing('quest', 'stall'), 'face')).toEqual([faces[0], faces[3]]);
  });

  test('an activation token has a sign for each of the thirteen pairs and a disc to recolour', () => {
    const svg = drawing('tokens', 'activation');
    const signs = hidden(svg, 'sign');
    expect(signs).toHaveLength(13);
    expect(signs.filter(([, off]) => !off)).toHaveLength(1);
    for (const colour of ['#5b7fbf', '#3a4f86']) expect(svg).toContain(colour);
  });

  test('the violet flames go on where the tile before ended', () => {
    const edges = [...drawing('quest', 'flame-edge').matchAll(/M0 (\d+)C.*? 256 (\d+)[V"]/g)];
    expect(edges.length).toBeGreaterThan(0);
    for (const [, start, end] of edges) expect(start).toBe(end);
  });
});
