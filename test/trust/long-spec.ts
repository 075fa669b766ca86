/** Long runs in browsers: specs with the tag `@long`, which `npm run trust` asks for, and what they have measured. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureTool, root } from '../../src/cli/capture.ts';

const FILE = join(root, '.cache', 'long.json');

/** What a long spec is asked for; an empty object where nothing is. */
export const wanted = <W extends object>(): Partial<W> => JSON.parse(process.env.E2E_LONG ?? '{}');

/** What a long spec has measured so far. */
export const measured = (result: unknown): void => writeFileSync(FILE, JSON.stringify(result));

/** Builds the game and runs the long test of a spec on it: whether it holds, and what it has measured; null if nothing. */
export async function runLongSpec<R>(
  spec: string,
  wish: object,
  report: (line: string) => void,
): Promise<{ ok: boolean; result: R | null }> {
  rmSync(FILE, { force: true });
  const built = await captureTool('vite', 'vite', ['build']);
  if (!built.ok) throw new Error(built.output);
  const env = { E2E_LONG: JSON.stringify(wish) };
  const args = ['test', spec, '--grep', '@long', '--workers', '1'];
  const { ok, output } = await captureTool('@playwright/test', 'playwright', args, { env, minutes: 600 });
  const result = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as R) : null;
  if (!ok || result === null) report(output);
  return { ok, result };
}
