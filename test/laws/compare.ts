/** Strict comparison of plain data that tells where it differs, and a search for shared parts. */

/** The first difference of two pieces of data, with its path; null if there is none. -0 and undefined count. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || 'all'}: ${show(a)} is not ${show(b)}`;
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const here = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return `${here}: is only in one of them`;
    const inside = difference(a[key], b[key], here);
    if (inside !== null) return inside;
  }
  return null;
}

/** The path in `b` of an object that is also part of `a`; null if they share nothing. */
export function shared(a: unknown, b: unknown, except: unknown = null): string | null {
  const parts = new Set<object>();
  collect(a);
  return find(b, '');

  function collect(data: unknown): void {
    if (!isObject(data) || data === except || parts.has(data)) return;
    parts.add(data);
    for (const value of Object.values(data)) collect(value);
  }

  function find(data: unknown, path: string): string | null {
    if (!isObject(data)) return null;
    if (parts.has(data)) return `${path || 'all'} is shared`;
    for (const [key, value] of Object.entries(data)) {
      const inside = find(value, path === '' ? key : `${path}.${key}`);
      if (inside !== null) return inside;
    }
    return null;
  }
}

/** The same question answered with yes or no, as fast as can be: nearly always it is yes. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

function isObject(x: unknown): x is { [key: string]: unknown } {
  return typeof x === 'object' && x !== null;
}

function show(x: unknown): string {
  if (Object.is(x, -0)) return '-0';
  return x === undefined ? 'undefined' : JSON.stringify(x).slice(0, 200);
}
