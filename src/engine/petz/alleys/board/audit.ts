/** Counts the expansion's own pieces, and names those of the base game's kinds that lie on its board. */

import { ACCESSORIES, FACILITIES } from '../../data/cards.ts';
import type { Expansion } from '../../expansion.ts';
import type { Petz, Shop } from '../../state.ts';
import { alleysOf, ownsHat } from '../query.ts';
import type { Alleys, MarketPlace } from '../state.ts';
import { accessoriesOut } from '../view.ts';

/** Tiles on the market, by the base game's stacks. */
export function onMarket({ alleys }: Pick<Petz, 'alleys'>): ReturnType<Expansion['tilesElsewhere']> {
  if (alleys === undefined) return {};
  const at = (place: MarketPlace): string[] => [alleys.market[place].id].filter((id) => id !== null);
  return {
    pets: at('pet'),
    cages: at('cage'),
    addons: at('addon'),
    artifacts: at('artifact'),
    exhibitions: at('food'),
  };
}

function sameTiles(kind: string, box: readonly string[], found: readonly string[]): string[] {
  const complete = box.length === found.length && box.every((id) => found.includes(id));
  return complete ? [] : [`${kind} tiles: ${[...found].sort().join(' ')}`];
}

/** The bodyguard is on the market or with one owner; companions go only with one group of their owner's. */
function auditCompanions(s: Petz, alleys: Alleys): string[] {
  const wrong: string[] = [];
  const owners = s.shops.filter((shop) => shop.alleys?.bodyguard === true).length;
  const onSale = alleys.market.bodyguard.id === null ? 0 : 1;
  if (owners + onSale !== 1) wrong.push(`the bodyguard is there ${owners + onSale} times`);
  for (const [seat, shop] of s.shops.entries()) {
    const standing = Object.values(s.town.taken).filter((x) => x.seat === seat);
    for (const who of ['bodyguard', 'hat'] as const) {
      const out = [...shop.groups, ...standing].reduce((sum, x) => sum + (x[who] ?? 0), 0);
      const has = who === 'bodyguard' ? shop.alleys?.bodyguard === true : ownsHat(shop);
      if (out > (has ? 1 : 0)) wrong.push(`seat ${seat} has ${who} out ${out} times`);
    }
    for (const group of shop.groups) if (group.imps < 1) wrong.push(`seat ${seat} has a group without imps`);
  }
  return wrong;
}

function auditShop(shop: Shop, seat: number, alleys: Alleys): string[] {
  const wrong: string[] = [];
  const permission = shop.alleys?.permission ?? null;
  if (permission !== null && permission >= alleys.row.length)
    wrong.push(`seat ${seat}: permission ${permission}`);
  for (const [at, { manure, alleys: more }] of shop.plots.entries()) {
    const pearls = more?.pearls ?? 0;
    if (pearls > manure) wrong.push(`seat ${seat}, plot ${at}: ${pearls} pearls on ${manure} manure`);
  }
  return wrong;
}

export function auditAlleys(s: Petz): string[] {
  const alleys = alleysOf(s);
  return [
    ...sameTiles('facility', Object.keys(FACILITIES), [...alleys.row, ...alleys.facilities]),
    ...sameTiles('accessory', Object.keys(ACCESSORIES), [
      ...alleys.accessories,
      ...accessoriesOut(s, alleys),
    ]),
    ...Object.entries(alleys.market).flatMap(([place, { id, priced }]) =>
      id === null && priced ? [`a price token lies above nothing: ${place}`] : [],
    ),
    ...auditCompanions(s, alleys),
    ...s.shops.flatMap((shop, seat) => auditShop(shop, seat, alleys)),
  ];
}
