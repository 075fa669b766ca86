/** Drawings that pages ask for by address are in the build; what is left out of it is never asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IN_SCRIPTS, isServed, SERVED_FROM_THEM } from '../../src/cli/served-art.ts';

const root = join(import.meta.dirname, '..', '..');

/** Everything that runs in the page, or is read by the browser. */
function sources(): string[] {
  const found = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]src[\\/]cli[\\/]/.test(file));
  return [...found, join(root, 'index.html')];
}

/** The folder and what follows it in every address that is put together: `${ROOT}/pets/`, `BASE_URL}art/quest/lord.svg`. */
function asked(): string[] {
  return sources().flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const made = [...text.matchAll(/\$\{(?:ROOT|[\w.]*BASE_URL)\}(?:art)?\/([\w-]+\/[\w.${}-]*)/g)];
    const plain = [...text.matchAll(/(?:src|href|url)[=(]["'{`]*\.{0,2}\/?art\/([\w-]+\/[\w.-]*)/g)];
    return [...made, ...plain].map(([, path = '']) => path);
  });
}

describe('drawings that are served', () => {
  const addresses = asked();

  test('the addresses of pages are found', () => {
    const folders = new Set(addresses.map((path) => path.split('/')[0]));
    for (const folder of ['icons', 'pets', 'title', 'cages']) expect(folders).toContain(folder);
  });

  test('nothing is left out that a page asks for', () => {
    expect(addresses.filter((path) => !isServed(path))).toEqual([]);
  });

  test('every exception is out of a folder that is left out, is drawn, and is asked for', () => {
    for (const path of SERVED_FROM_THEM) {
      const [folder = '', name = ''] = path.split('/');
      const [start = '', end = ''] = name.split('*');
      const fits = (file: string) => file.startsWith(start) && file.endsWith(end);
      expect(IN_SCRIPTS).toContain(folder);
      expect(readdirSync(join(root, 'assets', 'art', folder)).some(fits), path).toBe(true);
      expect(addresses.filter((one) => one.startsWith(`${folder}/`)).length, path).toBeGreaterThan(0);
    }
  });
});
