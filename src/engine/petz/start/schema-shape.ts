/** Whether a part of a setup has the shape it should have; what has not is told by its place. */

import * as v from 'valibot';
import type { Refusal } from '../../kernel/state.ts';
import { bad } from './refusal.ts';

/** `start.shops[1].gold`, from the keys that lead there. */
function pathTo(part: string, keys: readonly unknown[]): string {
  return keys.reduce<string>(
    (path, key) => `${path}${typeof key === 'number' ? `[${key}]` : `.${key}`}`,
    part,
  );
}

/** What stands there. */
function valueAt(data: unknown, keys: readonly unknown[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[String(key)], data);
}

/** Null if all is well, or if the part is left out. */
export function shapeOf(
  part: 'start' | 'stop' | 'pool' | 'needs',
  schema: v.GenericSchema,
  data: unknown,
): Refusal | null {
  if (data === undefined) return null;
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return null;
  const issue = result.issues[0];
  const keys = (issue.path ?? []).map(({ key }: { key: unknown }) => key);
  return bad('startShape', pathTo(part, keys), valueAt(data, keys), issue.message);
}
