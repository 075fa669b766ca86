/**
 * Colour is never alone: what differs by colour has a sign of its own as well, and what must be read can be
 * read with three deficiencies of colour sight and without any colour.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { palette } from '../../src/ui/theme/palette.ts';

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** What a dichromat sees, in linear light (Machado, Oliveira and Fernandes 2009, severity 1), and nothing but grey. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

function linear(hex: string): Rgb {
  const at = (i: number) => {
    const value = Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(0), at(1), at(2)];
}

function seen(hex: string, matrix: Matrix): Rgb {
  const [r, g, b] = linear(hex);
  const row = ([x, y, z]: Rgb) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast of WCAG 2 between two colours as a player sees them: 1 to 21. */
function contrast(a: string, b: string, matrix: Matrix): number {
  const [dark = 0, light = 0] = [a, b]
    .map((hex) => luminance(seen(hex, matrix)) + 0.05)
    .sort((x, y) => x - y);
  return light / dark;
}

/** A drawing without its colours: what is left of it when they say nothing. */
function shapes(name: string): string {
  const svg = readFileSync(join(import.meta.dirname, `../../assets/art/icons/${name}.svg`), 'utf8');
  return svg
    .replaceAll(/#[0-9a-f]{3,8}\b/gi, '')
    .replaceAll(/<(title|desc)>.*?<\/\1>/gs, '')
    .replaceAll(/\b(id|class|href|xlink:href)="[^"]*"/g, '')
    .replaceAll(/url\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ');
}

describe.each([
  ['the shops', ['player-blue', 'player-rose', 'player-teal', 'player-ivory']],
  ['the Need Cards', ['deck-green', 'deck-red', 'deck-yellow', 'deck-purple']],
  [
    'the needs',
    ['hunger', 'poop', 'play', 'magic', 'anger', 'disease', 'sleep'].map((need) => `need-${need}`),
  ],
  [
    'the energies',
    ['strength', 'speed', 'magic', 'spirit', 'intellect', 'joker'].map((kind) => `energy-${kind}`),
  ],
] as const)('%s', (_, names) => {
  test('have signs that differ without their colours', () => {
    const all = names.map(shapes);
    for (const one of all) expect(one.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(names.length);
  });
});

/** Words, and what they stand on. */
const WRITTEN = [
  ['ink', 'parchment'],
  ['ink', 'parchmentEdge'],
  ['ink', 'goldLight'],
  ['ink', 'gold'],
  ['ink', 'playerIvory'],
  ['ink', 'woodLight'],
  ['textSoft', 'parchment'],
  ['goodText', 'parchmentLight'],
  ['badText', 'parchmentLight'],
  ['badText', 'parchment'],
  ['plumText', 'plumDark'],
  ['plumText', 'plumLight'],
] as const;

/** Signs and rings, and what they lie against. */
const DRAWN = [
  ['eyeWhite', 'playerBlue'],
  ['ink', 'wood'],
  ['ink', 'playerRose'],
  ['ink', 'playerTeal'],
  ['ink', 'deckGreen'],
  ['eyeWhite', 'deckRed'],
  ['ink', 'deckYellow'],
  ['focus', 'eyeWhite'],
  ['glow', 'plumDark'],
] as const;

describe.each(Object.entries(SIGHTS))('with %s', (_, matrix) => {
  test.each(WRITTEN)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground], matrix)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(DRAWN)('%s stands out from %s', (sign, ground) => {
    expect(contrast(palette[sign], palette[ground], matrix)).toBeGreaterThanOrEqual(3);
  });
});
