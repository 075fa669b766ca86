/** Reading component files: what is wrong with one is reported with file, path and cause, before any game starts. */

import * as v from 'valibot';

/** A mistake in component data, in words for its author: `data/pets.json: 3.bars: seven letters of G, R, Y, P`. */
export class DataError extends Error {}

/** Checks the content of a component file. Throws `DataError` naming file, path and cause. */
export function checkFile<const T extends v.GenericSchema>(
  file: string,
  schema: T,
  content: unknown,
): v.InferOutput<T> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue) ?? '(whole file)';
  throw new DataError(`${file}: ${path}: ${issue.message}`);
}

/** The rows of a component file by id, in the file's order. Throws `DataError` for an id that stands twice. */
export function byId<T extends { id: string }>(file: string, rows: readonly T[]): Record<string, T> {
  const found: Record<string, T> = {};
  for (const row of rows) {
    if (found[row.id] !== undefined) throw new DataError(`${file}: the id '${row.id}' stands twice`);
    found[row.id] = row;
  }
  return found;
}

/** Finds a row by its id. The function it gives throws for an id that there is not: `no pet is called 'x'`. */
export function lookUp<T>(rows: Readonly<Record<string, T>>, kind: string): (id: string) => T {
  return (id) => {
    const row = rows[id];
    if (row === undefined) throw new Error(`no ${kind} is called '${id}'`);
    return row;
  };
}
