/** Keys by their names. */

import type { Words } from '../../../i18n/words.ts';

/** Keys whose names are words; the others are what they write. */
const NAMED = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Enter', 'Escape'],
  ...['Home', 'End', 'Backspace', 'Delete', 'Insert'],
];

/** `Left arrow`, `H`, `?`. */
export function keyWords(t: Words['t'], key: string): string {
  if (NAMED.includes(key)) return t(`ui.keys.key.${key}`);
  return key.length === 1 ? key.toLocaleUpperCase() : key;
}
