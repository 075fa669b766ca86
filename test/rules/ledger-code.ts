/**
 * Whether every rule can be found in the code by its id: the ids that stand in comments of the engine, and those that
 * `docs/rules/elsewhere.md` places in data or in words. Worked examples are for tests alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../src/cli/capture.ts';
import { ID, idKind, type LedgerReport } from './ledgers.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** The ids in the comments of a source text. */
export function idsInComments(text: string): string[] {
  return (text.match(COMMENT) ?? []).flatMap((comment) => comment.match(ID) ?? []);
}

/** A row of `docs/rules/elsewhere.md`: rules that no function does, and the file in which they are true. */
interface Elsewhere {
  readonly ids: readonly string[];
  readonly place: string;
  readonly reason: string;
}

/** The rows of the table of what no function does. */
export function readElsewhere(text: string): Elsewhere[] {
  return text.split('\n').flatMap((line) => {
    const [, ids = '', place = '', reason = ''] = line.split('|').map((cell) => cell.trim());
    const named = ids.match(ID) ?? [];
    return named.length === 0 ? [] : [{ ids: named, place: place.replaceAll('`', ''), reason }];
  });
}

export interface CodeReport {
  /** Rules and rulings that neither a comment nor the table names. */
  readonly missing: readonly string[];
  /** In the table although the code names them, or twice, or with a place that is not there. */
  readonly idle: readonly string[];
  /** `file: id` for every id in a comment or in the table that no ledger defines. */
  readonly unknown: readonly string[];
}

/** Holds what the ledgers define against what the code and the table name. */
export function codeReport(
  defined: readonly string[],
  files: readonly { path: string; ids: readonly string[] }[],
  rows: readonly Elsewhere[],
  isThere: (place: string) => boolean = (place) => existsSync(join(root, place)),
): CodeReport {
  const known = new Set(defined);
  const coded = new Set(files.flatMap(({ ids }) => ids));
  const listed = rows.flatMap(({ ids }) => ids);
  const named = new Set([...coded, ...listed]);
  return {
    missing: defined.filter((id) => idKind(id) !== 'examples' && !named.has(id)),
    idle: [
      ...listed.filter((id) => coded.has(id)).map((id) => `${id} stands in the code`),
      ...listed.filter((id, i) => listed.indexOf(id) !== i).map((id) => `${id} stands there twice`),
      ...rows.filter(({ place }) => !isThere(place)).map(({ place }) => `${place} is not there`),
      ...rows.filter(({ reason }) => reason === '').map(({ ids }) => `${ids[0]} has no reason`),
    ],
    unknown: [...files, { path: 'docs/rules/elsewhere.md', ids: listed }].flatMap(({ path, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
    ),
  };
}

/** Reads the engine and the table of the project. */
export function readCode({ ledgers }: LedgerReport): CodeReport {
  const defined = ledgers.flatMap(({ defined: all }) => [...all.rules, ...all.examples, ...all.rulings]);
  const files = readdirSync(join(root, 'src/engine'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), ids: idsInComments(readFileSync(path, 'utf8')) }));
  const table = readFileSync(join(root, 'docs/rules/elsewhere.md'), 'utf8');
  return codeReport(defined, files, readElsewhere(table));
}
