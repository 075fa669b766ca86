/** What systems learn of the installed game: nothing is missing, and it wears the house's colours. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const assets = join(import.meta.dirname, '..', '..', 'assets');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(assets, 'manifest.webmanifest'), 'utf8'));

/** Width and height, as a PNG's first lines say. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('it works in any folder of a server', () => {
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
  for (const { src } of manifest.icons) expect(src.startsWith('/')).toBe(false);
});

test('every icon is there, as large as is said', () => {
  for (const { src, sizes } of manifest.icons) {
    const path = join(assets, src);
    expect(existsSync(path), src).toBe(true);
    expect(sizeOf(path), src).toBe(sizes);
  }
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort();
  expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  expect(sizeOf(join(assets, 'icons', 'apple-touch.png'))).toBe('180x180');
});

test('its colours are those of the title’s sky', () => {
  const palette = readFileSync(join(assets, '..', 'src', 'ui', 'theme', 'palette.css'), 'utf8');
  const sky = /--dawn-top: (#\w+);/.exec(palette)?.[1];
  expect(manifest.theme_color).toBe(sky);
  expect(manifest.background_color).toBe(sky);
});
