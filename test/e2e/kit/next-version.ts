/**
 * A second version of the built game: all scripts and styles under other names, as after any change to what everything
 * else is made of; a mark in the page; and its own service worker, made as the build makes it.
 */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renewWorker } from '../../../src/cli/offline-build.ts';

/** What tells the new version's page from the old one's. */
export const MARK = 'meta[name="next-version"]';

const TEXT = /\.(?:js|css)$/;

export async function nextVersion(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const code = join(to, 'code');
  // Longer names first: one may end like another.
  const names = readdirSync(code)
    .filter((name) => TEXT.test(name))
    .sort((a, b) => b.length - a.length);
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'x$1')]));
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const inNewNames = (path: string, more = (text: string) => text) => {
    const text = readFileSync(path, 'utf8').replace(any, (name) => renamed.get(name) ?? name);
    writeFileSync(path, more(text));
  };
  for (const [name, next] of renamed) {
    inNewNames(join(code, name));
    renameSync(join(code, name), join(code, next));
  }
  inNewNames(join(to, 'index.html'), (text) =>
    text.replace('</title>', '</title><meta name="next-version" content="yes">'),
  );
  await renewWorker(to);
}
