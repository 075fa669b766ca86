/** Copies of what Dark Alleys adds to the state, written by hand for speed as in `../clone.ts`. */

import { type AlleyPlot, type AlleyShop, type Alleys, MARKET } from './state.ts';

export function cloneAlleys(alleys: Alleys): Alleys {
  const market = {} as Alleys['market'];
  for (const place of MARKET) market[place] = { ...alleys.market[place] };
  return {
    market,
    row: alleys.row.slice(),
    facilities: alleys.facilities.slice(),
    shown: alleys.shown.slice(),
    accessories: alleys.accessories.slice(),
    gone: alleys.gone.slice(),
  };
}

export const cloneAlleyPlot = (plot: AlleyPlot): AlleyPlot => ({ ...plot });

export function cloneAlleyShop(shop: AlleyShop): AlleyShop {
  const { show } = shop;
  return {
    bodyguard: shop.bodyguard,
    hatOnPlatform: shop.hatOnPlatform,
    gift: shop.gift,
    accessories: shop.accessories.slice(),
    processed: { ...shop.processed },
    permission: shop.permission,
    working: shop.working,
    worked: shop.worked,
    broke: shop.broke,
    debt: shop.debt.slice(),
    show: { eaten: show.eaten, wounded: show.wounded, cans: { ...show.cans }, addons: show.addons.slice() },
  };
}
