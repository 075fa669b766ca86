/** What we build on is named in CREDITS.md, with the licence its own package states. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly license?: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const manifest: Manifest = JSON.parse(read('package.json'));
const used = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const lines = read('CREDITS.md').split('\n');

test('there are dependencies to credit', () => {
  expect(used.length).toBeGreaterThan(0);
});

test.each(used)('%s has one line with its licence', (name) => {
  const { license }: Manifest = JSON.parse(read(`node_modules/${name}/package.json`));
  const found = lines.filter((line) => line.startsWith(`- \`${name}\` `));
  expect(found, `a line "- \`${name}\` … (${license})" in CREDITS.md`).toHaveLength(1);
  expect(found[0]).toContain(`(${license})`);
});

test('no line is left of a dependency that is gone', () => {
  const credited = lines.flatMap((line) => /^- `([^`]+)` /.exec(line)?.[1] ?? []);
  expect(credited.filter((name) => !used.includes(name))).toEqual([]);
});
