/** Pugs from parts are drawings in the form docs/art.md describes, for all choices. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import heroData from '../../../src/engine/quest/data/heroes.json' with { type: 'json' };
import { composePug, drawnPugParts, PUG_FACES, pugName } from '../../../src/ui/creatures/pug.ts';
import { inPugColours, PUG_STAND_INS, pugSwatch } from '../../../src/ui/creatures/pug-colours.ts';
import { heroArt, PUG_HEROES } from '../../../src/ui/creatures/pug-heroes.ts';
import {
  isPugLooks,
  PLAIN_PUG,
  PUG_PARTS,
  PUG_SLOTS,
  type PugLooks,
  type PugSlot,
  randomPug,
} from '../../../src/ui/creatures/pug-looks.ts';
import { withFace } from '../../../src/ui/rivals.ts';
import { reach } from './reach.ts';

const folder = join(import.meta.dirname, '../../../assets/art/pug');
const GROUPS = ['shadow', 'back', 'body', 'head', 'front'];
const heroes = Object.entries(PUG_HEROES);

/** The plain pug with one other choice. */
const single: readonly (readonly [string, PugLooks])[] = PUG_SLOTS.flatMap((slot) =>
  PUG_PARTS[slot].map((choice) => [`${slot} ${choice}`, { ...PLAIN_PUG, [slot]: choice }] as const),
);

/** Any two parts together, each pair of slots with all of its choices. */
function pairs(): PugLooks[] {
  const drawn = ['hat', 'outfit', 'tool', 'back', 'extra', 'eyes'] as const satisfies readonly PugSlot[];
  return drawn.flatMap((one, i) =>
    drawn
      .slice(i + 1)
      .flatMap((other) =>
        PUG_PARTS[one].flatMap((a) => PUG_PARTS[other].map((b) => ({ ...PLAIN_PUG, [one]: a, [other]: b }))),
      ),
  );
}

/** Numbers between 0 and 1 that are the same each time. */
function numbers(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}

const ids = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
const referred = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);
const topGroups = (svg: string) =>
  [...svg.matchAll(/^ {2}<g id="([^"]+)" data-pivot="\d+ \d+"/gm)].map(([, id]) => id);

/** What is wrong with the form of a pug; empty when nothing is. */
function faults(svg: string, name: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, closing, element = '', alone] of svg.matchAll(/<(\/?)(\w+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing && open.pop() !== element) found.push(`closes ${element} out of turn`);
    if (!closing && !alone) open.push(element);
  }
  if (open.length > 0) found.push(`leaves ${open.join(' ')} open`);
  if (/[<>]/.test(svg.replaceAll(/<[^<>]*>/g, ''))) found.push('has a stray bracket');
  if (topGroups(svg).join() !== GROUPS.join()) found.push(`has the groups ${topGroups(svg).join()}`);
  if (new Set(ids(svg)).size !== ids(svg).length) found.push('names something twice');
  for (const id of new Set(referred(svg))) {
    if (!id.startsWith(`${name}-`)) found.push(`${id} is not called after the pug`);
    if (!ids(svg).includes(id)) found.push(`${id} is nowhere`);
  }
  const root = /^<svg [^>]*>/.exec(svg)?.[0] ?? '';
  if (!/ data-head="\d+ \d+ \d+" data-hand="\d+ \d+"/.test(root)) found.push('has no head or no hand');
  for (const face of PUG_FACES) if (!svg.includes(`<g id="face-${face}"`)) found.push(`has no ${face} face`);
  if (/NaN|undefined|null/.test(svg)) found.push('has a hole in it');
  return found;
}

describe('the library', () => {
  test('draws every part that can be chosen, and no others', () => {
    const chosen = (['hat', 'outfit', 'tool', 'back', 'extra', 'eyes'] as const).flatMap((slot) =>
      PUG_PARTS[slot].filter((id) => id !== 'none' && id !== 'round').map((id) => `${slot}-${id}`),
    );
    const drawn = drawnPugParts.filter((id) => /^(hat|outfit|tool|back|extra|eyes)-/.test(id));
    expect([...drawn].sort()).toEqual(chosen.sort());
  });

  test('has many parts beyond those the heroes wear', () => {
    const worn = (slot: PugSlot) => new Set(heroes.map(([, looks]) => looks[slot])).size;
    const least: Partial<Record<PugSlot, number>> = {
      hat: 12,
      outfit: 8,
      tool: 12,
      fur: 5,
      extra: 6,
      back: 4,
    };
    for (const slot of ['hat', 'outfit', 'tool', 'fur', 'extra', 'back'] as const) {
      expect(PUG_PARTS[slot].length, slot).toBeGreaterThanOrEqual(least[slot] ?? 0);
      if (slot !== 'fur') expect(PUG_PARTS[slot].length, slot).toBeGreaterThan(worn(slot));
    }
  });

  test('weighs no more than 90 kB', () => {
    const bytes = readdirSync(folder).map((file) => readFileSync(join(folder, file)).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
  });
});

describe('a pug', () => {
  test.each(single)('with %s is whole', (_, looks) => {
    expect(faults(composePug(looks, 'one'), 'one')).toEqual([]);
  });

  test('is whole with any two parts', () => {
    for (const looks of pairs())
      expect(faults(composePug(looks, 'two'), 'two'), JSON.stringify(looks)).toEqual([]);
  });

  test.each(single)('with %s stays in its box', (_, looks) => {
    const drawing = reach(composePug(looks));
    expect(drawing.length).toBeGreaterThan(100);
    expect(drawing.filter(([x, y]) => x < 9 || x > 245 || y < 3 || y > 247)).toEqual([]);
  });

  test('shows its calm face, and another when asked', () => {
    const shown = (svg: string) => [...svg.matchAll(/<g id="face-(\w+)">/g)].map(([, face]) => face);
    const svg = composePug(PLAIN_PUG);
    expect(shown(svg)).toEqual(['calm']);
    for (const face of PUG_FACES) expect(shown(withFace(svg, face))).toEqual([face]);
  });

  test('in one page with another refers to nothing of the other', () => {
    const random = numbers();
    const pugs = Array.from({ length: 40 }, () => randomPug(random));
    const names = pugs.map((looks) => new Set(referred(composePug(looks))));
    names.forEach((one, i) => {
      const others = names.filter(
        (_, j) => j !== i && pugName(pugs[j] ?? PLAIN_PUG) !== pugName(pugs[i] ?? PLAIN_PUG),
      );
      for (const id of one) expect(others.some((other) => other.has(id))).toBe(false);
    });
    expect(new Set(pugs.map(pugName)).size).toBeGreaterThan(30);
  });

  test('has no colour left that only stood in for another', () => {
    const svg = composePug({ ...PLAIN_PUG, hat: 'helm', outfit: 'tabard' });
    for (const colour of Object.values(PUG_STAND_INS).flat()) expect(svg).not.toContain(colour);
  });

  test('is dyed in what was chosen', () => {
    const cloth = (colour: PugLooks['cloth']) => ({ ...PLAIN_PUG, cloth: colour });
    expect(composePug(cloth('teal'))).toContain(pugSwatch('cloth', cloth('teal')));
    expect(composePug(cloth('rose'))).not.toContain(pugSwatch('cloth', cloth('teal')));
    expect(inPugColours('#fffdf2', PLAIN_PUG)).toBe('#fffdf2');
  });
});

describe('looks', () => {
  test('are known for what they are', () => {
    const random = numbers();
    for (let i = 0; i < 50; i++) expect(isPugLooks(JSON.parse(JSON.stringify(randomPug(random))))).toBe(true);
    const { hat: _, ...bald } = PLAIN_PUG;
    const wrong = [null, 'pug', [], {}, bald, { ...PLAIN_PUG, hat: 'cat' }, { ...PLAIN_PUG, more: 'none' }];
    for (const value of wrong) expect(isPugLooks(value)).toBe(false);
  });

  test('taken at random are not always the same', () => {
    const random = numbers();
    const hats = new Set(Array.from({ length: 300 }, () => randomPug(random).hat));
    expect(hats.size).toBe(PUG_PARTS.hat.length);
  });
});

describe('the heroes', () => {
  test('are those of the rules', () => {
    expect(Object.keys(PUG_HEROES)).toEqual(heroData.map(({ id }) => id));
  });

  test.each(heroes)('%s is whole, in its box and light', (id, looks) => {
    expect(isPugLooks(looks)).toBe(true);
    const svg = heroArt(id as keyof typeof PUG_HEROES);
    expect(faults(svg, id)).toEqual([]);
    expect(svg.length).toBeLessThanOrEqual(9_000);
    expect(reach(svg).filter(([x, y]) => x < 9 || x > 245 || y < 3 || y > 247)).toEqual([]);
  });

  test('have each a hat, an outfit and a tool of their own', () => {
    for (const slot of ['hat', 'outfit', 'tool'] as const) {
      expect(new Set(heroes.map(([, looks]) => looks[slot])).size, slot).toBe(heroes.length);
    }
  });
});
