/** One walk through a state that finds whatever would not survive a save and a load, and every number gone wrong. */

/**
 * Numbers that may be below zero: reputation at the end (RUL-57), scores that take no part (RUL-51) or count badness,
 * parameters, and what a running script has noted.
 */
const SIGNED: readonly string[] = [
  'reputation',
  'history',
  'score',
  'scores',
  'finals',
  'setup',
  'tasks',
  'rng',
];

/** The path and what is wrong there; null if all is plain, finite and not negative. */
export function impure(data: unknown, signed = false, path = ''): string | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null;
  if (typeof data === 'number') return impureNumber(data, signed, path);
  if (typeof data !== 'object') return `${path} is a ${typeof data}`;
  if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) {
      const wrong = impure(data[i], signed, `${path}[${i}]`);
      if (wrong !== null) return wrong;
    }
    return null;
  }
  if (Object.getPrototypeOf(data) !== Object.prototype) return `${path} is no plain record`;
  for (const [key, value] of Object.entries(data)) {
    const wrong = impure(value, signed || SIGNED.includes(key), `${path}.${key}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

function impureNumber(n: number, signed: boolean, path: string): string | null {
  if (!Number.isFinite(n)) return `${path} is ${n}`;
  if (Object.is(n, -0)) return `${path} is -0`;
  return n < 0 && !signed ? `${path} is ${n}` : null;
}
