/** Copies of what Dark Alleys adds to the state, written by hand for speed as in `../clone.ts`. */

import { type AlleyPlot, type AlleyShop, type Alleys, MARKET } from './state.ts';

export function cloneAlleys(alleys: Alleys): Alleys {
  const market = {} as Alleys['market'];
  for (const place of MARKET) {
    const { id, priced } = alleys.market[place];
    market[place] = { id, priced };
  }
  return {
    market,
    row: alleys.row.slice(),
    facilities: alleys.facilities.slice(),
    shown: alleys.shown.slice(),
    accessories: alleys.accessories.slice(),
    gone: alleys.gone.slice(),
  };
}

export function cloneAlleyPlot({ pearls, tune, setting, wrecked }: AlleyPlot): AlleyPlot {
  return { pearls, tune, setting, wrecked };
}

export function cloneAlleyShop(shop: AlleyShop): AlleyShop {
  const { show } = shop;
  return {
    bodyguard: shop.bodyguard,
    hatOnPlatform: shop.hatOnPlatform,
    gift: shop.gift,
    accessories: shop.accessories.slice(),
    processed: { lollipop: shop.processed.lollipop, can: shop.processed.can },
    permission: shop.permission,
    working: shop.working,
    worked: shop.worked,
    broke: shop.broke,
    debt: shop.debt.slice(),
    show: { eaten: show.eaten, wounded: show.wounded, cans: { ...show.cans }, addons: show.addons.slice() },
  };
}
