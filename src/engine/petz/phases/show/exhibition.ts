/**
 * A seat's exhibition score, at the end of its showing off (PB-EXH-01, PB-EXH-02, PB-EXH-03, PB-EXH-04, PB-EXH-05,
 * PB-EXH-06, PB-EXH-07, PB-EXH-08, PB-EXH-09, PB-EXH-10).
 */

import { askOne, type EntryChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { petsOf, shopOf } from '../../query.ts';
import { bonusOf, displayScore, entriesOf, exhibitionNow } from '../../score.ts';
import type { Petz } from '../../state.ts';
import type { ShowStep } from './vars.ts';

function entries(s: Petz, v: ShowVars): EntryChoice[] {
  const tile = exhibitionNow(s);
  if (tile === null || tile.scope === 'display') return [];
  return entriesOf(tile, shopOf(s, v.seat)).map(({ pet, need }) => ({ pet, need }));
}

/**
 * Tile score plus bonus; 0 or less takes no part, nor does a single-pet show without a pet (PB-EXH-09, PB-EXH-10,
 * RUL-51, RUL-52).
 * Also PB-NEED-07, PB-EXH-22.
 */
function countScore(c: PetzContext, v: ShowVars): void {
  const tile = exhibitionNow(c.s);
  if (tile === null) return;
  const shop = shopOf(c.s, v.seat);
  const chosen = v.entry;
  let score = 0;
  if (tile.scope === 'display') {
    score = displayScore(tile, shop) + bonusOf(c.s, shop);
  } else if (petsOf(shop).length > 0 && chosen !== null) {
    const entry = entriesOf(tile, shop).find((x) => x.pet === chosen.pet && x.need === chosen.need);
    score = (entry?.score ?? 0) + bonusOf(c.s, shop, chosen.pet);
  }
  const takesPart = score > 0;
  shop.entry = { score, takesPart, pet: chosen?.pet ?? null, need: chosen?.need ?? null };
  c.emit({ type: 'petz.showed', seat: v.seat, score, takesPart, pet: shop.entry.pet, need: shop.entry.need });
}

export const exhibition: ShowStep[] = [
  askOne('enter', {
    kind: 'petz.enter',
    who: (s, v) => (entries(s, v).length > 1 ? [v.seat] : []),
    domain: (s, _seat, v) => ({ type: 'pick', options: entries(s, v).map((x) => ({ ...x })) }),
    then(_c, v, choice) {
      v.entry = choice;
      return undefined;
    },
  }),
  {
    name: 'score',
    run(c, v) {
      v.entry ??= entries(c.s, v)[0] ?? null;
      countScore(c, v);
      return undefined;
    },
  },
];
