/** What exhibitions and customers count, symbol by symbol. */

import type { Need, Term } from '../engine/petz/data/schema.ts';
import { customerCard, exhibitionCard } from '../engine/petz/read.ts';
import type { Speech } from './speech.ts';

export interface TileSymbol {
  value: number;
  of: Term['of'];
  text: string;
  /** The other need of a pair (DA-CUSTOMER-PAIR-01). */
  with?: Need;
  /** The need that takes the others into pairs (DA-CUSTOMER-PAIR-02). */
  without?: Need;
}

function symbols(speech: Speech, terms: readonly Term[]): TileSymbol[] {
  return terms.map((term) => {
    const { value, of, with: other, without } = term;
    return {
      value,
      of,
      text: termText(speech, term),
      ...(other === undefined ? {} : { with: other }),
      ...(without === undefined ? {} : { without }),
    };
  });
}

/** What a symbol counts, in words. */
export function termText(speech: Speech, { of, rainbow, with: other, without }: Term): string {
  const a = speech.counted(of, rainbow === true);
  if (other !== undefined) return speech.t('ui.tile.pair', { a, b: speech.counted(other, false) });
  return without === undefined ? a : speech.t('ui.tile.unpaired', { a });
}

export function exhibitionSymbols(speech: Speech, id: string): TileSymbol[] {
  return symbols(speech, exhibitionCard(id).terms);
}

export function customerSymbols(speech: Speech, id: string): TileSymbol[] {
  return symbols(speech, customerCard(id).terms);
}

/** `+2 Anger, −1 Disease`. */
export function symbolsInWords(speech: Speech, list: readonly TileSymbol[]): string {
  return list.map(({ value, text }) => `${speech.signed(value)} ${text}`).join(', ');
}

/** `single pet` or `whole display`. */
export function scopeOf(speech: Speech, id: string): string {
  return speech.t(exhibitionCard(id).scope === 'pet' ? 'ui.tile.onePet' : 'ui.tile.display');
}

export function isNeed(what: string): what is Need {
  return ['hunger', 'poop', 'play', 'magic', 'anger', 'disease', 'sleep'].includes(what);
}
