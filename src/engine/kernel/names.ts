/** Names from an untrusted source: a field that a player types in, or a file. */

import { wellFormed } from './safe-json.ts';

/** Control characters, and marks that turn the direction of all that is written after them. */
export const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of letters that can be seen only. */
export const seen = (text: string): string => text.replaceAll(UNSEEN, '');

/** A name on one line, of letters that can be seen only: it changes nothing of the sentence in which it stands. */
export function seenName(name: string): string {
  return seen(name.replaceAll(/\s+/gu, ' ')).trim();
}

/** Such a name of at most that many letters: cut, never in the middle of a letter. */
export function cutName(name: string, longest: number): string {
  const cut = wellFormed(seenName(name).slice(0, longest)).replace(/\ufffd$/, '');
  return cut.trim();
}
