/**
 * `npm run release`: builds the game, proves it, and packs it into one zip for any server that gives out files.
 * `docs/publishing.md` says what to set there.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { capture, root } from './capture.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, runCommand, UsageError } from './usage.ts';

// Writes zip files whose bytes hang on nothing but what is in them: no dates, no owners, names in order.

/** 1 January 1980, the first day there is in a zip. */
const DAY = 0x21;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;
/** A plain file that all may read, as Unix writes it. */
const MODE = (0o100644 << 16) >>> 0;

/** A row of little-endian numbers, each with its width in bytes. */
function bytes(...fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer {
  const row = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) at = row.writeUIntLE(value, at, width);
  return row;
}

/** Files by their path in the zip, with `/` between folders; less than 4 GB in all. */
function zip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const head = bytes(
      ...([
        [2, 20],
        [2, UTF8_NAMES],
        [2, DEFLATED],
        [2, 0],
        [2, DAY],
      ] as const),
      ...([
        [4, crc32(content)],
        [4, packed.length],
        [4, content.length],
        [2, name.length],
        [2, 0],
      ] as const),
    );
    const local = Buffer.concat([bytes([4, 0x04034b50]), head, name, packed]);
    directory.push(
      bytes([4, 0x02014b50], [2, (3 << 8) | 20]),
      head,
      bytes([2, 0], [2, 0], [2, 0], [4, MODE], [4, offset]),
      name,
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = bytes(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, files.size],
      [2, files.size],
    ] as const),
    ...([
      [4, index.length],
      [4, offset],
      [2, 0],
    ] as const),
  );
  return Buffer.concat([...parts, index, end]);
}

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
