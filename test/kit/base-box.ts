/** The tiles of the base game: what the rules of the base ledger speak of. */

import * as cards from '../../src/engine/petz/data/cards.ts';

function base<T extends { box?: string | undefined }>(rows: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(rows).filter(([, { box }]) => box === undefined));
}

export const PETS = base(cards.PETS);
export const CAGES = base(cards.CAGES);
export const ADDONS = base(cards.ADDONS);
export const ARTIFACTS = base(cards.ARTIFACTS);
export const CUSTOMERS = base(cards.CUSTOMERS);
export const EXHIBITIONS = base(cards.EXHIBITIONS);
