/** Names as somebody gave them, who may be anybody: what is entered, and what a file brings. */

/** Control characters, and marks that turn the direction of all that is written after them. */
export const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of letters that can be seen only. */
export const seen = (text: string): string => text.replaceAll(UNSEEN, '');

/** A name on one line, of letters that can be seen only: it changes nothing of the sentence in which it stands. */
export function seenName(name: string): string {
  return seen(name.replaceAll(/\s+/gu, ' ')).trim();
}
