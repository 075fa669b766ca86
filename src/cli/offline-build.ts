/** How a build gets its service worker, and which of its files the worker keeps: all of them. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { getManifest, type ManifestEntry, type ManifestTransform } from 'workbox-build';

/** The worker's file in the built folder, and where it lies in the sources. */
const WORKER = 'sw.js';
const FOLDER = 'src/offline';

/**
 * Which files are cached, and how a change of one is found: those of `code/` have it in their names, of the others
 * a hash is taken. The whole game is meant to be there, so no file is too large.
 */
const LIMITS = {
  globPatterns: ['**/*'],
  globIgnores: [WORKER, '**/*.map'],
  dontCacheBustURLsMatching: /^code\//,
  maximumFileSizeToCacheInBytes: 50_000_000,
};

/** Each file of a folder with its hash: what is damaged on a device is known by it. */
function withIntegrity(folder: () => string): ManifestTransform {
  const sumOf = (url: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder(), url)))
      .digest('base64');
  return (entries) => ({
    manifest: entries.map((entry) => ({ ...entry, integrity: `sha256-${sumOf(entry.url)}` })),
    warnings: [],
  });
}

/** Builds the service worker of `src/offline/sw.ts`. The page registers it itself, and has no worker in development. */
export function offline(): PluginOption {
  let dist = '';
  return [
    {
      name: 'offline-folder',
      configResolved: ({ root, build }) => {
        dist = resolve(root, build.outDir);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: FOLDER,
      filename: 'sw.ts',
      injectRegister: false,
      // `assets/manifest.webmanifest` is a file like any other.
      manifest: false,
      injectManifest: { ...LIMITS, manifestTransforms: [withIntegrity(() => dist)] },
    }),
  ];
}

/** All files of a built folder, as they are listed for its service worker. */
async function entriesOf(dist: string): Promise<readonly ManifestEntry[]> {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: dist,
    ...LIMITS,
    manifestTransforms: [withIntegrity(() => dist)],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries;
}

/** The list that is written into a built worker: from its first entry to its last. */
const LIST = /\[\{["']?(?:integrity|revision|url)["']?:.*?\}\]/s;

/** Makes the service worker of a built folder anew after its files were changed: a new version of the game. */
export async function renewWorker(dist: string): Promise<void> {
  const path = join(dist, WORKER);
  const text = readFileSync(path, 'utf8');
  if (!LIST.test(text)) throw new Error(`${path} has no list of files`);
  const list = JSON.stringify(await entriesOf(dist));
  writeFileSync(
    path,
    text.replace(LIST, () => list),
  );
}
