/** The zip of a release: what is in it, and that equal builds give equal bytes. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packed } from '../../src/cli/release.ts';
import { unzip } from '../kit/unzip.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const built = join(folder, 'one');
mkdirSync(join(built, 'code'), { recursive: true });
writeFileSync(join(built, 'index.html'), '<title>Dungeon Petz</title>');
writeFileSync(join(built, 'code', 'main.js'), 'play();');

test('holds the build with its front page at the top, and the licences', () => {
  const files = unzip(packed(built));
  expect([...files.keys()]).toEqual(['CREDITS.md', 'LICENSE', 'code/main.js', 'index.html']);
  expect(files.get('code/main.js')?.toString()).toBe('play();');
  expect(files.get('LICENSE')?.toString()).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
});

test('is the same bytes for the same files, whenever they were written', () => {
  const other = join(folder, 'other');
  cpSync(built, other, { recursive: true });
  utimesSync(join(other, 'index.html'), 1, 1);
  expect(Buffer.compare(packed(other), packed(built))).toBe(0);
  writeFileSync(join(other, 'index.html'), 'changed');
  expect(Buffer.compare(packed(other), packed(built))).not.toBe(0);
});

test('is refused where no game is built', () => {
  expect(() => packed(join(built, 'code'))).toThrow('no game is built');
});

test('the change log begins with the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const log = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  expect(/^## (\S+)/m.exec(log)?.[1]).toBe(version);
});
