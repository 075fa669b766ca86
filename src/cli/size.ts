/** The size budget of the production build. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes: what a player waits for at first, and everything that is kept for playing offline. */
export const budgets = { firstLoad: 900_000, everything: 6_000_000 } as const;

const code = new Set(['.html', '.js', '.css']);

interface Sized {
  readonly file: string;
  readonly raw: number;
  /** Compressed as a server would send it; only for code, as pictures are compressed already. */
  readonly sent: number | null;
}

export interface SizeReport {
  readonly ok: boolean;
  readonly table: string;
}

/**
 * Measures a built folder. All scripts and styles count as first load, also those fetched later:
 * stricter than needed, and it needs no knowledge of what the title screen touches.
 */
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
  const sent = code.has(extname(path)) ? gzipSync(bytes, { level: 9 }).length : null;
  return { file: relative(dist, path), raw: bytes.length, sent };
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
