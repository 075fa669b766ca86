/** What exhibitions and customers count, symbol by symbol. */

import type { Need, Term } from '../engine/petz/data/schema.ts';
import { customerCard, exhibitionCard, exhibitionOf } from '../engine/petz/read.ts';
import type { PetzView } from '../engine/petz/view.ts';
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
    const { value, with: other, without } = term;
    return {
      value,
      of: countedBy(term),
      text: termText(speech, term),
      ...(other === undefined ? {} : { with: other }),
      ...(without === undefined ? {} : { without }),
    };
  });
}

/** What a symbol counts; the named need, but only if it is a certain one, is that need. */
export function countedBy({ of, only }: Pick<Term, 'of' | 'only'>): Term['of'] {
  return only ?? of;
}

/** What a symbol counts, in words. */
export function termText(speech: Speech, term: Term): string {
  const { rainbow, with: other, without } = term;
  const a = speech.counted(countedBy(term), rainbow === true);
  if (other !== undefined) return speech.t('ui.tile.pair', { a, b: speech.counted(other, false) });
  return without === undefined ? a : speech.t('ui.tile.unpaired', { a });
}

/** As it is judged in a round. */
export function exhibitionSymbols(
  speech: Speech,
  game: Pick<PetzView, 'setup'>,
  id: string,
  round: number,
): TileSymbol[] {
  return symbols(speech, exhibitionOf(game, id, round).terms);
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
