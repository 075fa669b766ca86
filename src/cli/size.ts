/** The size budget of the production build. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes: what a player waits for before the title stands, and everything that is kept for playing offline. */
export const budgets = { firstLoad: 900_000, everything: 6_000_000 } as const;

const code = new Set(['.html', '.js', '.css']);
/** Sent as they are, being compressed already. */
const letters = '.woff2';

/** What comes later: with the first game, with another language, with letters that English does without. */
const LATER = /^code\/(?:(?:table-scene|worker|fr|es)-[^/]*\.(?:js|css)|[^/]*-latin-ext-[^/]*\.woff2)$/;

interface Sized {
  readonly file: string;
  readonly raw: number;
  /** Compressed as a server would send it; null for what the title does without. */
  readonly sent: number | null;
}

export interface SizeReport {
  readonly ok: boolean;
  readonly table: string;
}

/** Measures a built folder. All scripts, styles and letters count as first load unless they are known to come later. */
export function measure(dist: string): SizeReport {
  const files = filesIn(dist)
    .map((path) => sizeOf(dist, path))
    .sort((a, b) => (b.sent ?? 0) - (a.sent ?? 0));
  const codeFiles = files.filter((file) => file.sent !== null);
  const firstLoad = sum(codeFiles.map((file) => file.sent ?? 0));
  const everything = sum(files.map((file) => file.raw));
  const ok = codeFiles.length > 0 && firstLoad <= budgets.firstLoad && everything <= budgets.everything;
  const table = [
    ...codeFiles.map((file) => row(file.file, file.sent ?? 0)),
    row('first load, compressed', firstLoad, budgets.firstLoad),
    row('whole game', everything, budgets.everything),
  ];
  return { ok, table: table.join('\n') };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function sizeOf(dist: string, path: string): Sized {
  const bytes = readFileSync(path);
  const file = relative(dist, path).replaceAll('\\', '/');
  return { file, raw: bytes.length, sent: LATER.test(file) ? null : sentFor(path, bytes) };
}

function sentFor(path: string, bytes: Buffer): number | null {
  if (extname(path) === letters) return bytes.length;
  return code.has(extname(path)) ? gzipSync(bytes, { level: 9 }).length : null;
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
