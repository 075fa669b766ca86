/** The colours are written twice, for CSS and for code: both lists must be the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette, strong } from '../../src/ui/theme/palette.ts';

const css = readFileSync(join(import.meta.dirname, '../../src/ui/theme/palette.css'), 'utf8');
const [usualCss = '', strongCss = ''] = css.split(':root[data-contrast="more"]');

/** The colours of a part of the style sheet by their custom properties. */
function written(part: string): Record<string, string> {
  return Object.fromEntries(
    [...part.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

/** The name of a colour as a CSS custom property. */
const cssName = (colour: string): string =>
  `--${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The same of a list in code. */
function coded(colours: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [cssName(name), colour]));
}

/** How bright a colour is, 0 to 1, as WCAG 2 counts it. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('palette.css and palette.json hold the same colours', () => {
  expect(written(usualCss)).toEqual(coded(palette));
});

test('palette.css and contrast.ts hold the same colours of more contrast', () => {
  expect(written(strongCss)).toEqual(coded(strong));
});

test('with more contrast every colour of words stands out from its ground by 7 to 1', () => {
  const colours: Readonly<Record<string, string>> = { ...palette, ...strong };
  const pairs = {
    ink: ['parchment', 'parchmentEdge', 'off', 'gold', 'goldLight', 'greenLight'],
    textSoft: ['parchment', 'parchmentEdge'],
    goodText: ['parchment', 'parchmentEdge'],
    badText: ['parchment', 'parchmentEdge'],
    offText: ['off'],
    plumText: ['plumLight', 'plumDark'],
    focus: ['parchment'],
  };
  const weak = Object.entries(pairs).flatMap(([word, grounds]) =>
    grounds
      .filter((ground) => ratio(colours[word] ?? '', colours[ground] ?? '') < 7)
      .map((g) => `${word} on ${g}`),
  );
  expect(weak).toEqual([]);
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
