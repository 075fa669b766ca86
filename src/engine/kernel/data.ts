/** Copying, comparing, freezing and hashing of plain data. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { dequal } from 'dequal';

/** A deep copy that shares nothing with the original. */
export function copy<T>(data: T): T {
  if (Array.isArray(data)) return data.map(copy) as T;
  if (data === null || typeof data !== 'object') return data;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(data)) result[key] = copy((data as Record<string, unknown>)[key]);
  return result as T;
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

/** A 64-bit fingerprint as 16 hex digits, equal for equal data whatever the order of its keys. */
export function hash(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalize(data) ?? ''))).slice(0, 16);
}
