/** Setting up, length, stocking, starting player (DA-SETUP, DA-LENGTH, DA-STOCK, DA-NEUTRAL, DA-START). */

import { type Refusal, refuse } from '../../../kernel/state.ts';
import type { PetzSetup } from '../../state.ts';
import type { Part } from '../part.ts';
import { alleyStart, alleyTable } from '../query.ts';
import { LENGTHS } from '../state.ts';
import { auditAlleys, onMarket } from './audit.ts';
import { layOutAlleys } from './lay-out.ts';
import { alleyOrder, alleyStarter } from './starter.ts';
import { dealAlleys, stockAlleys } from './stock.ts';

/** The compromise is for 2 or 3 players (DA-LENGTH-01). */
function checkLength(setup: PetzSetup): Refusal | null {
  // Not `lengthOf`: a setup without a length is refused as well.
  const length: unknown = setup.expansions?.darkAlleys?.length;
  const known: readonly unknown[] = LENGTHS;
  const fits = known.includes(length) && (length !== 'compromise' || setup.seats < 4);
  return fits ? null : refuse('wrongLength', 'DA-LENGTH-01', { length: String(length), seats: setup.seats });
}

export const boardPart: Part = {
  checkSetup: checkLength,
  table: alleyTable,
  start: alleyStart,
  layOut: layOutAlleys,
  deal: dealAlleys,
  stock: stockAlleys,
  nextStarter: alleyStarter,
  turnOrder: alleyOrder,
  tilesElsewhere: onMarket,
  impsElsewhere: (shop) => shop.alleys?.working ?? 0,
  audit: auditAlleys,
};
