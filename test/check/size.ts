/** The size budget of the production build. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes as they are sent: what a player waits for before the title stands, and everything that is fetched for playing
 * offline, music included. The second may grow to 6 MB.
 */
const budgets = { firstLoad: 900_000, everything: 4_800_000 } as const;

/** What servers compress. */
const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
/** Sent as they are, being compressed already. */
const letters = '.woff2';

/** Asked for by the page's first script, without waiting for anything. */
const AT_ONCE = /^code\/boot-[^/]*\.(?:js|css)$/;
/** Letters that English does without. */
const OTHER_LETTERS = /-latin-ext-/;
/** What a script needs before it runs; what it asks for later is written `import(…)`. */
const NEEDS = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+)["']/g;

interface Sized {
  readonly file: string;
  /** Compressed as a server would send it. */
  readonly sent: number;
  /** Whether the title waits for it. */
  readonly isFirst: boolean;
}

interface SizeReport {
  readonly ok: boolean;
  readonly table: string;
}

/** Measures a built folder. First come the page, what it names, what these scripts need, and letters. */
export function measureBuild(dist: string): SizeReport {
  const needed = firstOf(dist);
  const files = filesIn(dist)
    .map((path) => sizeOf(dist, path, needed))
    .sort((a, b) => b.sent - a.sent);
  const first = files.filter((file) => file.isFirst);
  const firstLoad = sum(first.map((file) => file.sent));
  const everything = sum(files.map((file) => file.sent));
  const ok = first.length > 0 && firstLoad <= budgets.firstLoad && everything <= budgets.everything;
  const table = [
    ...first.map((file) => row(file.file, file.sent)),
    row('first load, compressed', firstLoad, budgets.firstLoad),
    row('whole game, compressed', everything, budgets.everything),
  ];
  return { ok, table: table.join('\n') };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The page, the scripts and styles it names, the scripts asked for at once, and all that these need. */
function firstOf(dist: string): ReadonlySet<string> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const first = new Set(['index.html']);
  const waiting = [
    ...named,
    ...filesIn(dist)
      .map((path) => nameOf(dist, path))
      .filter((file) => AT_ONCE.test(file)),
  ];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (first.has(file)) continue;
    first.add(file);
    if (!file.endsWith('.js')) continue;
    const script = readFileSync(join(dist, file), 'utf8');
    for (const [, need = ''] of script.matchAll(NEEDS))
      waiting.push(join(dirname(file), need).replaceAll('\\', '/'));
  }
  return first;
}

const nameOf = (dist: string, path: string): string => relative(dist, path).replaceAll('\\', '/');

function sizeOf(dist: string, path: string, needed: ReadonlySet<string>): Sized {
  const bytes = readFileSync(path);
  const file = nameOf(dist, path);
  const kind = extname(path);
  const sent = texts.has(kind) ? gzipSync(bytes, { level: 9 }).length : bytes.length;
  return { file, sent, isFirst: needed.has(file) || (kind === letters && !OTHER_LETTERS.test(file)) };
}

function row(name: string, bytes: number, budget?: number): string {
  const of = budget === undefined ? '' : ` of ${kilobytes(budget)}${bytes > budget ? '  TOO BIG' : ''}`;
  return `${name.padEnd(44)} ${kilobytes(bytes).padStart(10)}${of}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
