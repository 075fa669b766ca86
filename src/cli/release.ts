/**
 * `npm run release`: builds the game, proves it, and packs it into one zip for any server that gives out files.
 * `docs/publishing.md` says what to set there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { capture, root } from './capture.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, runCommand, UsageError } from './usage.ts';
import { zip } from './zip.ts';

const COMMAND = command({
  call: 'npm run release',
  about: 'Builds the game, proves it with `npm test`, and packs it into one zip for any server.',
  options: {
    built: {
      type: 'string',
      value: 'FOLDER',
      help: 'packs a build that has been proven already; nothing is built or tested',
    },
    out: { type: 'string', value: 'FILE', help: 'where; without it release/dungeon-petz-VERSION.zip' },
  },
  example: '--built dist',
});

/** What goes with the game besides the build. */
const PAPERS = ['LICENSE', 'CREDITS.md'];

/**
 * A built folder as a zip, `index.html` at its top and the licences beside it. Equal folders give equal bytes.
 * @throws UsageError where no game is built
 */
export function packed(built: string): Buffer {
  if (!existsSync(join(built, 'index.html'))) throw new UsageError(`no game is built in '${built}'`);
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const named = [
    ...files.map((file) => [relative(built, file).replaceAll('\\', '/'), file] as const),
    ...PAPERS.map((name) => [name, join(root, name)] as const),
  ];
  return zip(new Map(named.map(([name, file]) => [name, readFileSync(file)])));
}

async function release(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, COMMAND);
  if (values.built === undefined) {
    printLine('Building and proving, as `npm test` does …');
    const check = ['--import', 'tsx', join('test', 'check', 'check.ts')];
    const { ok, output } = await capture(process.execPath, check, { minutes: 120 });
    printLine(output);
    if (!ok) return 1;
  }
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const file = packed(resolve(values.built ?? join(root, 'dist')));
  const out = resolve(values.out ?? join(root, 'release', `dungeon-petz-${version}.zip`));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, file);
  printLine(
    `${relative(process.cwd(), out)}: ${(file.length / 1e6).toFixed(1)} MB; docs/publishing.md says what to do with it`,
  );
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, release);
