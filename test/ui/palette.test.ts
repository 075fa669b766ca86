/** The colours are written twice, for CSS and for code: both lists must be the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cssName, palette } from '../../src/ui/theme/palette.ts';

test('palette.css and palette.ts hold the same colours', () => {
  const css = readFileSync(join(import.meta.dirname, '../../src/ui/theme/palette.css'), 'utf8');
  const written = [...css.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]);
  const coded = Object.entries(palette).map(([name, colour]) => [cssName(name), colour]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(coded));
});
