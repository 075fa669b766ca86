/** One walk through a state that finds what would not survive a save and a load, and every number gone wrong. */

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
export function impure(data: unknown, signed = false): string | null {
  const found = fault(data, signed);
  return found === null ? null : `${found.path.join('')} ${found.what}`;
}

interface Fault {
  /** Put together on the way back only: nearly always there is none. */
  path: string[];
  what: string;
}

function fault(data: unknown, signed: boolean): Fault | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null;
  if (typeof data === 'number') return faultyNumber(data, signed);
  if (typeof data !== 'object') return { path: [], what: `is a ${typeof data}` };
  if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) {
      const found = fault(data[i], signed);
      if (found !== null) return { ...found, path: [`[${i}]`, ...found.path] };
    }
    return null;
  }
  if (Object.getPrototypeOf(data) !== Object.prototype) return { path: [], what: 'is no plain record' };
  for (const key of Object.keys(data)) {
    const found = fault((data as Record<string, unknown>)[key], signed || SIGNED.includes(key));
    if (found !== null) return { ...found, path: [`.${key}`, ...found.path] };
  }
  return null;
}

function faultyNumber(n: number, signed: boolean): Fault | null {
  const isWrong = !Number.isFinite(n) || Object.is(n, -0) || (n < 0 && !signed);
  return isWrong ? { path: [], what: `is ${Object.is(n, -0) ? '-0' : n}` } : null;
}
