/** The recorded games of both games that lie under test/golden. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../../src/cli/capture.ts';
import { readSave } from '../../../src/session/saves/save-format.ts';
import type { NamedGame } from './proof.ts';

const golden = join(root, 'test', 'golden');

/** Every log of the present rules. */
export function recordedGames(): NamedGame[] {
  return readdirSync(golden, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.log\.json$/.test(name) || /petz$/.test(parentPath))
    .map(({ name, parentPath }) => join(parentPath, name))
    .sort()
    .flatMap((file) => {
      const read = readSave(readFileSync(file, 'utf8'));
      return read.ok ? [{ name: relative(golden, file).replaceAll('\\', '/'), save: read.save }] : [];
    });
}
