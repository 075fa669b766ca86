/** The size budget of the production build. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes as they are sent: what a player waits for before the title stands, and everything that is fetched for playing
 * offline, music included. The second may grow to 6 MB.
 */
const budgets = { firstLoad: 900_000, everything: 4_800_000 } as const;

const code = new Set(['.html', '.js', '.css']);
/** What servers compress. */
const texts = new Set([...code, '.svg', '.json', '.webmanifest']);
/** Sent as they are, being compressed already. */
const letters = '.woff2';

/** What comes later: with the campaign and its map, with the first game (`tables` are those in words, `groupings` is what they share with the picture, `book` is that of Pug Quest), with another language, with the book of rules and the levels' stories, with the end of a puzzle, with mined puzzles, with the pages of puzzles, with the choice of a rival, with letters that English does without, with playing offline. */
const LATER =
  /^(?:sw\.js|code\/(?:(?:table-scene|tables|groupings|campaign-scene|campaign-core|shipped|book|asking|packs|puzzle-pages|\d{3}|worker|sound-worker|lesson-worker|output|chance|rival-results|en-later|fr|es|offline|replay)-[^/]*\.(?:js|css)|[^/]*-latin-ext-[^/]*\.woff2))$/;

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

/** Measures a built folder. All scripts, styles and letters count as first load unless they are known to come later. */
export function measureBuild(dist: string): SizeReport {
  const files = filesIn(dist)
    .map((path) => sizeOf(dist, path))
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

function sizeOf(dist: string, path: string): Sized {
  const bytes = readFileSync(path);
  const file = relative(dist, path).replaceAll('\\', '/');
  const kind = extname(path);
  const sent = texts.has(kind) ? gzipSync(bytes, { level: 9 }).length : bytes.length;
  return { file, sent, isFirst: (code.has(kind) || kind === letters) && !LATER.test(file) };
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
