/** Wreckie: no imp can catch him, so he takes the display apart (DA-PET-WRECKIE). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { losePet } from '../../care.ts';
import { askOne, type WreckChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { PRINTED_CAGE } from '../../data/cards.ts';
import type { PetzEvent } from '../../events.ts';
import { plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { alleyPlot } from '../query.ts';
import { petAt } from './now.ts';
import { rageOf } from './pet-powers.ts';

interface WreckVars {
  seat: Seat;
  at: number;
  /** Tiles he still destroys; fixed before the first one (R-DA-93). */
  left: number;
}

/** Where the cage is printed on the Pet Display Board (PB-SETUP-12). */
const PRINTED_AT = 0;

/**
 * Everything he can destroy: all cage and addon tiles, but not the printed cage (DA-PET-WRECKIE-03, R-DA-75). What will
 * be missed least comes first (DA-PET-WRECKIE-06).
 */
function wreckable(shop: Pick<Shop, 'plots'>): WreckChoice[] {
  const found: (WreckChoice & { missed: number })[] = [];
  for (const [at, { cage, addon, pet }] of shop.plots.entries()) {
    const missed = pet === null ? 0 : 2;
    if (addon !== null) found.push({ plot: at, tile: 'addon', missed });
    if (cage !== null && cage !== PRINTED_CAGE) found.push({ plot: at, tile: 'cage', missed: missed + 1 });
  }
  return found.sort((a, b) => a.missed - b.missed).map(({ plot, tile }) => ({ plot, tile }));
}

/**
 * The tile leaves the game; pet and manure stay, in the printed cage if there is one below (DA-PET-WRECKIE-02,
 * DA-PET-WRECKIE-03, DA-PET-WRECKIE-04).
 * Also R-DA-73, R-DA-76.
 */
function destroy(c: PetzContext, seat: Seat, { plot: at, tile }: WreckChoice): void {
  const plot = plotOf(shopOf(c.s, seat), at);
  const alleys = alleyPlot(plot);
  const id = plot[tile];
  if (id === null) return;
  if (tile === 'cage') {
    c.s.gone.cages.push(id);
    plot.cage = at === PRINTED_AT ? PRINTED_CAGE : null;
    alleys.wrecked = plot.cage === null;
    alleys.setting = 'normal';
  } else {
    c.s.gone.addons.push(id);
    plot.addon = null;
    // A tune's marker goes back to the bank (R-DA-75).
    alleys.tune = null;
  }
  c.emit({ type: 'petz.wrecked', seat, plot: at, tile, id });
}

export const wrecking = script<Petz, PetzEvent, WreckVars>('petz.wrecking', [
  askOne('wreck', {
    kind: 'petz.wreck',
    who: (s, v) => (v.left > 0 && wreckable(shopOf(s, v.seat)).length > v.left ? [v.seat] : []),
    domain: (s, seat) => ({
      type: 'pick',
      options: wreckable(shopOf(s, seat)).map((x) => ({ ...x })),
    }),
    then(c, v, choice) {
      v.left -= 1;
      destroy(c, v.seat, choice);
      return 'again';
    },
  }),
  {
    // With no tile to spare there is no choice; with too few of them he is off (DA-PET-WRECKIE-07).
    name: 'rest',
    run(c, v) {
      if (v.left === 0) return undefined;
      const tiles = wreckable(shopOf(c.s, v.seat));
      for (const tile of tiles) destroy(c, v.seat, tile);
      const { pet } = plotOf(shopOf(c.s, v.seat), v.at);
      if (tiles.length < v.left && pet !== null) losePet(c, v.seat, pet, v.at, 'rampage');
    },
  },
]);

/** True if he is beyond his cage's strength: then no imp can hold him (DA-PET-WRECKIE-01, R-DA-72). */
export function wreckieRages(c: PetzContext, v: ShowVars, at: number): boolean {
  const now = petAt(c.s, v, at);
  if (now?.pet.id !== 'wreckie') return false;
  const left = rageOf(now.plot);
  if (left === 0) return false;
  c.call(wrecking, { seat: v.seat, at, left });
  return true;
}
