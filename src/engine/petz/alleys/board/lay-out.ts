/** The Dark Alleys board and the players' new things, before any dice are thrown (DA-SETUP, DA-STOCK). */

import { ALLEYS } from '../../data/cards.ts';
import type { Petz } from '../../state.ts';
import { type AlleyPlot, type AlleyShop, type Alleys, MARKET } from '../state.ts';

/** The board with empty places. */
function emptyBoard(): Alleys {
  const market = {} as Alleys['market'];
  for (const place of MARKET) market[place] = { id: null, priced: false };
  return {
    market,
    row: [],
    facilities: [],
    shown: Array.from({ length: ALLEYS.shown }, () => null),
    accessories: [],
    gone: [],
  };
}

/** A shop as it starts: its permission tile at the entrance (DA-SETUP-12), nothing of the alleys owned. */
function newAlleyShop(): AlleyShop {
  return {
    bodyguard: false,
    hatOnPlatform: false,
    gift: null,
    accessories: [],
    processed: { lollipop: 0, can: 0 },
    permission: null,
    working: 0,
    worked: false,
    broke: false,
    debt: [],
    show: { eaten: 0, wounded: 0, cans: {}, addons: [] },
  };
}

function newAlleyPlot(): AlleyPlot {
  return { pearls: 0, tune: null, setting: 'normal', wrecked: false };
}

/** Adds the expansion's board, shop parts and plot parts to a state that has none (DA-SETUP-18). */
export function layOutAlleys(s: Pick<Petz, 'shops' | 'alleys'>): void {
  s.alleys = emptyBoard();
  for (const shop of s.shops) {
    shop.alleys = newAlleyShop();
    for (const plot of shop.plots) plot.alleys = newAlleyPlot();
  }
}
