/** Lists and records of what is saved: an entry that cannot be read is left out, and costs no other. */

import * as v from 'valibot';

const missing = v.optional(v.unknown(), null);

function read<T>(entry: v.GenericSchema<unknown, T>, data: unknown): [] | [T] {
  const parsed = v.safeParse(entry, data);
  return parsed.success ? [parsed.output] : [];
}

/** A list of at most that many entries; the newest, which come last, stay. What is no list is empty. */
export function entryList<T>(entry: v.GenericSchema<unknown, T>, most: number) {
  return v.pipe(
    missing,
    v.transform((data) =>
      Array.isArray(data) ? data.flatMap((one) => read(entry, one)).slice(-most) : ([] as T[]),
    ),
  );
}

/** Entries by name; a name that makes no sense takes its entry along. What is no record is empty. */
export function entryRecord<T>(name: v.GenericSchema<unknown, string>, entry: v.GenericSchema<unknown, T>) {
  return v.pipe(
    missing,
    v.transform((data): Record<string, T> => {
      if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
      return Object.fromEntries(
        Object.entries(data).flatMap(([key, value]) =>
          read(name, key).flatMap((known) => read(entry, value).map((one): [string, T] => [known, one])),
        ),
      );
    }),
  );
}
