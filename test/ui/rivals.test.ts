/** The portraits of rivals: one each, drawn alike, and dressed and posed without a trace of what they were. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SPEAKER_FACES } from '../../src/session/game/lines.ts';
import { RIVAL_IDS } from '../../src/session/game/rivals.ts';
import { inColours, portrait, VEST, withFace } from '../../src/ui/rivals.ts';

const folder = join(import.meta.dirname, '../../assets/art/rivals');
const read = (id: string) => readFileSync(join(folder, `${id}.svg`), 'utf8');
const faces = (svg: string) =>
  [...svg.matchAll(/<g id="face-(\w+)"( style="display:none")?>/g)].map(([, name, hidden]) => ({
    name,
    isShown: hidden === undefined,
  }));

test('every rival has a portrait, and every portrait a rival', () => {
  expect(
    readdirSync(folder)
      .map((file) => file.replace('.svg', ''))
      .sort(),
  ).toEqual([...RIVAL_IDS].sort());
});

describe.each(RIVAL_IDS)('%s', (id) => {
  const svg = read(id);

  test('is drawn in a box of 256 with ids of its own', () => {
    expect(svg).toContain('viewBox="0 0 256 256"');
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, name = '']) => name);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((name) => !name.startsWith(`${id}-`) && !name.startsWith('face'))).toEqual([]);
    expect(svg).not.toMatch(/<(text|script|style|image|a|use)\b|href|@import/);
  });

  test('has three expressions, of which the neutral one shows', () => {
    expect(faces(svg)).toEqual(SPEAKER_FACES.map((name) => ({ name, isShown: name === 'neutral' })));
  });

  test('shows the face that is asked for, and that one alone', () => {
    for (const face of SPEAKER_FACES) {
      const shown = faces(withFace(withFace(svg, 'cross'), face)).filter((one) => one.isShown);
      expect(shown.map((one) => one.name)).toEqual([face]);
    }
    expect(withFace(withFace(svg, 'happy'), 'neutral')).toBe(svg);
  });

  test('wears the colours of its seat', () => {
    expect(svg).toContain(VEST[0]);
    const dressed = [0, 1, 2, 3].map((seat) => inColours(svg, seat));
    expect(new Set(dressed).size).toBe(4);
    for (const one of dressed) for (const colour of VEST) expect(one).not.toContain(colour);
    expect(portrait(svg, 1, 'happy')).toBe(withFace(dressed[1] ?? '', 'happy'));
  });
});
