/** Copying, comparing, freezing and hashing of plain data. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { dequal } from 'dequal';

/** A deep copy that shares nothing with the original. */
export function copy<T>(data: T): T {
  if (Array.isArray(data)) return each(data as unknown[], copy) as T;
  if (data === null || typeof data !== 'object') return data;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(data)) {
    const value = copy((data as Record<string, unknown>)[key]);
    // Assigning to `__proto__` would change what the copy inherits instead.
    if (key === '__proto__') Object.defineProperty(result, key, { value, ...OWN });
    else result[key] = value;
  }
  return result as T;
}

/**
 * What `make` gives for each element, in order. To be used where the array is stored in a state: the arrays that `map`
 * makes are of another inner kind once the engine has warmed up, and all that was compiled for the old kind is thrown away.
 */
export function each<T, U>(list: readonly T[], make: (element: T, at: number) => U): U[] {
  const made: U[] = [];
  for (let at = 0; at < list.length; at++) made.push(make(list[at] as T, at));
  return made;
}

const OWN = { enumerable: true, writable: true, configurable: true };

/**
 * An empty record for keys that come in any order, such as the places that figures stand on. An object grows a shape of
 * its own for every order of keys, and what reads many shapes reads slowly; one that has lost a key is stored as a hash
 * table and has no shape. Otherwise it is a record like any other.
 */
export function hashTable<T>(): Record<string, T> {
  const record: Record<string, T | null> = { first: null, last: null };
  // The last key alone would be forgotten without a trace.
  delete record.first;
  delete record.last;
  return record as Record<string, T>;
}

/** What is left of data of unknown origin after a save and a load: JSON and nothing else (-0 becomes 0). */
export function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}

/** True for JSON and nothing else. Not for data of any size: deep nesting overflows. */
export function isPlain(data: unknown): boolean {
  return equal(plain(data), data);
}

/** Deep equality; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  return dequal(a, b);
}

/** Makes data and everything in it read-only, so that a test notices any attempt to change it. */
export function freeze<T>(data: T): T {
  if (data !== null && typeof data === 'object' && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) freeze(value);
  }
  return data;
}

/** A 64-bit fingerprint as 16 hex digits, equal for equal data in any order of its keys. */
export function hash(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalize(data) ?? ''))).slice(0, 16);
}
