/** What no honest file has in it: names that mean something to the language itself, and depths nothing of ours reaches. */

const DEEPEST = 40;

export class Unsafe extends Error {}

/** For `JSON.parse`: throws at a name by which an object could be made into something else. */
export function unsafeKey(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new Unsafe(key);
  return value;
}

/** Whether a text of JSON nests deeper than anything of ours; told by counting, so that nothing runs out of stack. */
export function tooDeep(text: string): boolean {
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

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [34, 92, 91, 93, 123, 125];
