/**
 * Reading JSON of unknown origin. Its size, depth, numbers, letters and names are looked at before anything walks what is
 * in it, so that later readers never run out of stack and can always make a fingerprint of it.
 */

import type { Json } from './state.ts';

/** Nothing of ours nests nearly as deeply. */
export const DEEPEST = 40;

/** Why a text was not read: longer than allowed, not JSON at all, or JSON that no honest file has in it. */
export type Unread = { cause: 'tooLarge' | 'notJson' } | { cause: 'unsafe'; why: string };

type ReadJson = { ok: true; data: Json } | ({ ok: false } & Unread);

class Unsafe extends Error {}

/** Reads at most `longest` characters of JSON. Never throws. */
export function readJson(text: string, longest: number): ReadJson {
  if (text.length > longest) return { ok: false, cause: 'tooLarge' };
  if (isTooDeep(text)) return { ok: false, cause: 'unsafe', why: 'nested too deeply' };
  try {
    return { ok: true, data: JSON.parse(text, safe) };
  } catch (error) {
    if (error instanceof Unsafe) return { ok: false, cause: 'unsafe', why: error.message };
    return { ok: false, cause: 'notJson' };
  }
}

/** A name by which an object could be made into something else. */
const LANGUAGE_NAMES = ['__proto__', 'constructor', 'prototype'];
/** Half of a letter, as a text cut in the wrong place may have it: it has no bytes, so there is no fingerprint of it. */
const HALF_LETTERS = /\p{Surrogate}/gu;

/** The text with a question mark for every half of a letter. */
export const wellFormed = (text: string): string => text.replace(HALF_LETTERS, '\ufffd');

/** For `JSON.parse`: throws at what is unsafe. Numbers are finite. */
function safe(key: string, value: unknown): unknown {
  if (LANGUAGE_NAMES.includes(key)) throw new Unsafe(`'${key}' cannot be a name here`);
  if (wellFormed(key) !== key) throw new Unsafe('half a letter stands in a name');
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Unsafe('a number is larger than any');
  return value;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [34, 92, 91, 93, 123, 125];

/** Counts brackets outside of texts, as `JSON.parse` itself may run out of stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (isQuoted) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) isQuoted = false;
    } else if (letter === QUOTE) isQuoted = true;
    else if (letter === OPEN_LIST || letter === OPEN_RECORD) {
      if (++depth > DEEPEST) return true;
    } else if (letter === CLOSE_LIST || letter === CLOSE_RECORD) depth--;
  }
  return false;
}
