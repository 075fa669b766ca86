/** Every monster and every boss of Fantasy Pug Quest is a drawing in the form docs/art.md describes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import bossData from '../../../src/engine/quest/data/bosses.json' with { type: 'json' };
import monsterData from '../../../src/engine/quest/data/monsters.json' with { type: 'json' };

const art = join(import.meta.dirname, '../../../assets/art');
const KB = 1024;
const faces = ['calm', 'fierce', 'hurt'];

interface Family {
  readonly ids: readonly string[];
  /** The variants of the face, the one that is shown first. */
  readonly faces: readonly string[];
  /** Bytes of one drawing. */
  readonly most: number;
}

const families: Readonly<Record<string, Family>> = {
  monsters: { ids: monsterData.map(({ id }) => id), faces, most: 9 * KB },
  bosses: { ids: bossData.map(({ id }) => id), faces: [...faces, 'glad'], most: 12 * KB },
};

/** Parts a monster is known by and that the stage may move on their own. */
const moving: Readonly<Record<string, readonly string[]>> = {
  goblin: ['sack', 'ear-left', 'ear-right', 'arm-left'],
  hellhuahua: ['ear-left', 'ear-right', 'fire', 'tail'],
  corgyphon: ['wing-left', 'wing-right', 'tail'],
  vampoodle: ['cape', 'topknot', 'ear-left', 'ear-right'],
  psipincher: ['aura', 'brain', 'spoon', 'bone'],
  banshee: ['hair-left', 'hair-right', 'arm-left', 'arm-right'],
  bomber: ['wing-left', 'wing-right', 'propeller', 'bomb', 'scarf'],
  warbulldog: ['arm-left', 'arm-right', 'tag'],
  dachshydra: ['head-left', 'head-right', 'tail'],
  skeleton: ['sword', 'cape', 'tail'],
  mimic: ['lid', 'tongue', 'tail'],
  bassilisk: ['ear-left', 'ear-right', 'tail'],
  slime: ['ear-left', 'ear-right', 'inside'],
  ogre: ['arm-left', 'arm-right', 'club'],
  mummy: ['arm-left', 'arm-right', 'ribbon'],
};

interface Group {
  readonly id: string;
  readonly tag: string;
  /** Names of the groups it lies in, the outermost first. */
  readonly inside: readonly string[];
}

/** All groups with a name, in drawing order. */
function groupsOf(svg: string): Group[] {
  const open: string[] = [];
  const found: Group[] = [];
  for (const [tag] of svg.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (tag === '</g>') {
      open.pop();
      continue;
    }
    const id = / id="([^"]+)"/.exec(tag)?.[1] ?? '';
    if (id) found.push({ id, tag, inside: open.filter((name) => name !== '') });
    open.push(id);
  }
  return found;
}

/** The groups whose variants the stage chooses between: the face, and the faces of further heads. */
function facesOf(groups: readonly Group[]): string[] {
  return groups.filter(({ id }) => groups.some((other) => other.id === `${id}-calm`)).map(({ id }) => id);
}

function variantsOf(groups: readonly Group[], face: string): Group[] {
  return groups.filter(({ id, inside }) => inside.at(-1) === face && id.startsWith(`${face}-`));
}

function numbers(tag: string, name: string): number[] {
  const text = new RegExp(` data-${name}="([^"]*)"`).exec(tag)?.[1];
  return text === undefined ? [] : text.split(' ').map(Number);
}

const withinBox = (values: readonly number[]) => values.every((value) => value >= 0 && value <= 256);

describe.each(Object.entries(families))('%s', (folder, { ids, faces: wanted, most }) => {
  const file = (id: string) => join(art, folder, `${id}.svg`);

  test('each has its drawing, and no drawing is of nothing', () => {
    expect(ids.filter((id) => !existsSync(file(id)))).toEqual([]);
    expect(readdirSync(join(art, folder)).filter((name) => !ids.includes(name.replace('.svg', '')))).toEqual(
      [],
    );
  });

  describe.each(ids)('%s', (id) => {
    const svg = existsSync(file(id)) ? readFileSync(file(id), 'utf8') : '';
    const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
    const groups = groupsOf(svg);

    test('is light enough to be shown in dozens', () => {
      expect(svg.length).toBeGreaterThan(0);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(most);
      expect(svg.match(/\d\.\d{2,}/g) ?? [], 'numbers of more than one decimal').toEqual([]);
    });

    test('has its anchors on the root, inside the box', () => {
      expect(root).toContain('viewBox="0 0 256 256"');
      const head = numbers(root, 'head');
      const hand = numbers(root, 'hand');
      expect(head).toHaveLength(3);
      expect(hand).toHaveLength(2);
      expect(withinBox(head) && withinBox(hand)).toBe(true);
      const [x = 0, y = 0, r = 0] = head;
      expect(withinBox([x - r, x + r, y - r, y + r]), 'the round crop lies inside the box').toBe(true);
    });

    test('is made of the five groups in drawing order, the face in the head', () => {
      const top = groups.filter(({ inside }) => inside.length === 0).map((group) => group.id);
      expect(top).toEqual(['shadow', 'back', 'body', 'head', 'front']);
      expect(groups.find((group) => group.id === 'face')?.inside[0]).toBe('head');
    });

    test('each part with a name turns about a pivot inside the box', () => {
      const variants = facesOf(groups).flatMap((face) => variantsOf(groups, face));
      for (const group of groups.filter((one) => !variants.includes(one))) {
        const pivot = numbers(group.tag, 'pivot');
        expect(pivot, group.id).toHaveLength(2);
        expect(withinBox(pivot), group.id).toBe(true);
      }
    });

    test('shows the calm face of each head and keeps the others ready', () => {
      const heads = facesOf(groups);
      expect(heads).toContain('face');
      for (const face of heads) {
        const variants = variantsOf(groups, face);
        const names = (face === 'face' ? wanted : faces).map((name) => `${face}-${name}`);
        expect(
          variants.map((variant) => variant.id),
          face,
        ).toEqual(face === 'face' ? names : expect.arrayContaining(names));
        const hidden = variants.filter(({ tag }) => tag.includes(' style="display:none"'));
        expect(
          hidden.map((variant) => variant.id),
          face,
        ).toEqual(variants.slice(1).map((variant) => variant.id));
        expect(variants[0]?.id).toBe(`${face}-calm`);
      }
    });

    test('may stand in one page with all the others', () => {
      const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      const referred = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, name = '']) => name);
      expect(referred.filter((name) => !name.startsWith(`${id}-`) || !names.includes(name))).toEqual([]);
      expect(svg.match(/<(?:text|script|style|image|foreignObject)\b|(?:href="|url\()(?!#)/g) ?? []).toEqual(
        [],
      );
    });
  });
});

test('the parts a monster is known by can move on their own', () => {
  expect(Object.keys(moving).sort()).toEqual(monsterData.map(({ id }) => id).sort());
  for (const [id, parts] of Object.entries(moving)) {
    const groups = groupsOf(readFileSync(join(art, 'monsters', `${id}.svg`), 'utf8'));
    expect(
      groups.map((group) => group.id),
      id,
    ).toEqual(expect.arrayContaining([...parts]));
  }
});

test('all monsters together stay small', () => {
  const sizes = monsterData.map(({ id }) => readFileSync(join(art, 'monsters', `${id}.svg`)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110 * KB);
});
