/** The one place that writes to the terminal: for any text, the terminal only shows it. */

import { UNSEEN } from '../engine/kernel/names.ts';

/**
 * The text without anything a terminal or a reader of lines would obey: control characters, escape sequences among
 * them, and marks that turn the direction of writing stand there as `\x1b`, line ends and tabs stay.
 */
export function harmless(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSEEN, (mark) =>
      /[\n\t]/.test(mark) ? mark : `\\x${(mark.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
    );
}

/** So many of something: `1 level`, `2 levels`. */
export const howMany = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** A result, on stdout. */
export function printLine(text: string): void {
  process.stdout.write(`${harmless(text)}\n`);
}

/** A mistake, or what is going on, on stderr. */
export function complain(text: string): void {
  process.stderr.write(`${harmless(text)}\n`);
}
