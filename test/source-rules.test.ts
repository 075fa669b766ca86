/**
 * The rules for source files that neither TypeScript, Biome nor dependency-cruiser can see, held
 * against every file; and each rule held against a file that breaks it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unlisted } from './kit/lock-file.ts';
import {
  defaultExports,
  exportedNames,
  impurities,
  overLength,
  unreadExports,
  vagueWords,
} from './kit/source-rules.ts';

const root = join(import.meta.dirname, '..');

/** Files below a folder as `src/…` paths, sources only. */
function sources(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** `path: problem` for all files that break a rule. */
function breaking(folder: string, rule: (path: string, text: string) => string[]): string[] {
  return sources(folder).flatMap((path) =>
    rule(path, readFileSync(join(root, path), 'utf8')).map((problem) => `${path}: ${problem}`),
  );
}

describe('every file', () => {
  test('the engine and the bots depend on no clock, no chance, no outside', () => {
    expect(sources('src/engine').length).toBeGreaterThan(0);
    expect([...breaking('src/engine', impurities), ...breaking('src/bots', impurities)]).toEqual([]);
  });

  test('the engine has no default exports', () => {
    expect(breaking('src/engine', defaultExports)).toEqual([]);
  });

  test('comments and names say plainly who and what, in tests as well', () => {
    const own = 'test/source-rules.test.ts';
    const found = [...breaking('src', vagueWords), ...breaking('test', vagueWords)];
    expect(found.filter((place) => !place.startsWith(own))).toEqual([]);
  });

  test('no source is over 400 lines', () => {
    expect(breaking('src', overLength)).toEqual([]);
  });
});

test('an exported name is unique: a search for it finds one place', () => {
  const files = sources('src').map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const twice = [...exportedNames(files)].filter(([, places]) => places.size > 1);
  expect(twice.map(([name, places]) => `${name}: ${[...places].join(', ')}`)).toEqual([]);
});

/** So many times a type is asserted by way of `unknown`; each that is derived instead takes one off. */
const UNKNOWN_CASTS = 8;

test('types are derived, not asserted by way of unknown', () => {
  const casts = breaking('src', (_path, text) => text.match(/.*\bas unknown as\b.*/g) ?? []);
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(UNKNOWN_CASTS);
  expect(casts.length, 'the number above can be lower').toBeGreaterThan(UNKNOWN_CASTS - 5);
});

test('what is exported is read by another file', () => {
  const files = ['src', 'test']
    .flatMap(sources)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const configs = ['vite.config.ts', 'playwright.config.ts'].map(
    (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
  );
  expect(unreadExports([...files, ...configs]).filter((place) => place.startsWith('src/'))).toEqual([]);
});

test('every end-to-end test fails on each error in its page', () => {
  const specs = sources('test/e2e').filter((path) => path.endsWith('.spec.ts'));
  expect(specs.length).toBeGreaterThan(20);
  const plain = /import \{[^}]*\btest\b[^}]*\} from '(?!\.\/kit\/test\.ts')/;
  expect(specs.filter((path) => plain.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

describe('folders', () => {
  test('the top level holds only what belongs there', () => {
    const parts = 'package.json package-lock.json tsconfig.json index.html src assets levels test docs';
    const papers = 'README.md LICENSE CREDITS.md CONTRIBUTING.md CHANGELOG.md';
    const configs = 'vite.config.ts playwright.config.ts biome.json';
    const ignored = 'node_modules dist test-results playwright-report shots release';
    const allowed = new Set(`${parts} ${papers} ${configs} ${ignored}`.split(' '));
    const others = readdirSync(root).filter(
      (name) => !allowed.has(name) && !name.startsWith('.') && !name.endsWith('.log'),
    );
    expect(others).toEqual([]);
  });

  test('the lock file lists every package it asks for', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect(unlisted(lock)).toEqual([]);
    delete lock.packages['node_modules/rollup'];
    expect(unlisted(lock)).toContain('node_modules/workbox-build: rollup');
  });

  test('every folder of src has its line in the dependency rules', () => {
    const rules = readFileSync(join(root, '.dependency-cruiser.cjs'), 'utf8');
    const entries = readdirSync(join(root, 'src'), { withFileTypes: true });
    const unruled = entries
      .filter((entry) =>
        entry.isDirectory()
          ? !rules.includes(`^src/${entry.name}/`)
          : !/^(main|vite-env\.d)\.ts$/.test(entry.name),
      )
      .map((entry) => entry.name);
    expect(unruled).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const engineFile = 'src/engine/kernel/x.ts';

  test.each([
    'const n = Math.random();',
    "const n = Math['random']();",
    'const { random } = Math;',
    'const now = Date.now();',
    'const now = new Date();',
    'const now = globalThis.Date.now();',
    'export const t = performance.now();',
    "console.log('x');",
    'export async function f() {}',
    'export const f = async () => 1;',
    'export const p = Promise.resolve(1);',
  ])('%s is found', (text) => {
    expect(impurities(engineFile, text)).not.toEqual([]);
    expect(impurities('src/bots/search.ts', text)).not.toEqual([]);
  });

  test('words in comments, texts and members are free', () => {
    const text =
      "// No Date, no async console.\nexport const a = { performance: 'Date.now()' }.performance;\n";
    expect(impurities(engineFile, text)).toEqual([]);
    expect(impurities(engineFile, 'export const f = Math.floor(1.5);')).toEqual([]);
  });

  test('only the worker of the bots may wait and measure, and even it rolls no dice', () => {
    const text = 'export async function f() { await 1; return performance.now(); }';
    expect(impurities('src/bots/worker.ts', text)).toEqual([]);
    expect(impurities('src/bots/host.ts', text)).toEqual([]);
    expect(impurities('src/bots/worker.ts', 'Math.random();')).not.toEqual([]);
  });

  test.each([
    'export default 1;',
    'export default function f() {}',
    'export default class {}',
    'const a = 1; export { a as default };',
  ])('%s is found', (text) => {
    expect(defaultExports(engineFile, text)).not.toEqual([]);
  });

  test('a name that two files export is found, but for what both games have', () => {
    const files = ['a.ts', 'b.ts', 'engine/petz/x.ts', 'engine/quest/x.ts'];
    const twice = (text: string) =>
      exportedNames(files.map((file) => [`src/${file}`, text])).get('same')?.size;
    expect(twice('export const same = 1;')).toBe(3);
    expect(twice('const same = 1;\nexport const other = same;')).toBeUndefined();
  });

  test('an export that is not imported is found', () => {
    const files = (reader: string) =>
      [
        ['src/a.ts', 'export const a = 1;'],
        ['src/b/c.ts', reader],
      ] as const;
    expect(unreadExports(files("import { b } from '../a.ts';"))).toEqual(['src/a.ts: a']);
    expect(unreadExports(files("import { type b, a as c } from '../a.ts';"))).toEqual([]);
    expect(unreadExports(files("const { a } = await import('../a.ts');"))).toEqual([]);
  });

  test.each([
    '/** Told to whoever asks. */',
    'f(); // as it was kept',
    'const told = 1;',
    'function kept() {}',
  ])('in %s a vague word is found', (text) => {
    expect(vagueWords(engineFile, text)).not.toEqual([]);
  });

  test.each([
    '/** They can be told apart. */',
    "const key = 'mod.told'; // see `told`",
    "const address = 'https://whoever.example';",
  ])('in %s there is none', (text) => {
    expect(vagueWords(engineFile, text)).toEqual([]);
  });

  test('a switch may have a default', () => {
    expect(defaultExports(engineFile, 'switch (a) { default: b(); }')).toEqual([]);
  });

  test('length counts lines, and data may be long', () => {
    expect(overLength(engineFile, 'x\n'.repeat(400))).toEqual([]);
    expect(overLength(engineFile, 'x\n'.repeat(401))).not.toEqual([]);
    expect(overLength('src/engine/petz/data/pets.ts', 'x\n'.repeat(401))).toEqual([]);
  });
});
