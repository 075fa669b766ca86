/**
 * Which drawings of `assets/art` are served as files of their own. Those of the drawn table are part of its scripts;
 * shipped beside them once more they would only be weight. A test holds this list to what the pages ask for.
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Folders whose drawings are not fetched by address, but for a few. */
export const IN_SCRIPTS: readonly string[] = ['cards', 'characters', 'places', 'pug', 'rigs'];

/** What pages show out of these folders all the same; `*` is any name. */
export const SERVED_FROM_THEM: readonly string[] = ['characters/imp.svg'];

const served = SERVED_FROM_THEM.map((path) => path.split('*'));

/** Whether a file of `assets/art` is served, by its path there. */
export function isServed(path: string): boolean {
  const [folder = ''] = path.split('/');
  const isException = served.some(
    ([start = '', end]) =>
      path === start || (end !== undefined && path.startsWith(start) && path.endsWith(end)),
  );
  return isException || !IN_SCRIPTS.includes(folder);
}

/** Takes the drawings that are not fetched out of a finished build. */
export function dropUnserved(): Plugin {
  let art = '';
  let sound = '';
  return {
    name: 'drop-unserved-art',
    apply: 'build',
    configResolved: ({ root, build }) => {
      art = join(resolve(root, build.outDir), 'art');
      sound = join(resolve(root, build.outDir), 'sound');
    },
    closeBundle: () => {
      for (const path of filesIn(art)) if (!isServed(path)) rmSync(join(art, path));
      // Of the sounds only the music is fetched: recipes are part of the scripts, scores are for people.
      for (const path of filesIn(sound)) if (!path.endsWith('.mp3')) rmSync(join(sound, path));
      dropEmpty(art);
      dropEmpty(sound);
    },
  };
}

/** Takes folders away in which nothing is left. */
function dropEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) dropEmpty(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** The paths of all files under a folder; none if it is not there. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
  } catch {
    return [];
  }
}
