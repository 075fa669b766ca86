/** The pictures there are, and which of them have the rail of shops at their left. */
import type { SetMaker, SetName } from './contract.ts';
import { burrowSet } from './sets/burrow.ts';
import { errandsSet } from './sets/errands.ts';
import { eveningSet } from './sets/evening.ts';
import { finalSet } from './sets/final.ts';
import { saleSet } from './sets/sale.ts';
import { shopSet } from './sets/shop.ts';
import { showSet } from './sets/show.ts';
import { townSet } from './sets/town.ts';

export const SETS: Readonly<Partial<Record<SetName, SetMaker>>> = {
  town: townSet,
  burrow: burrowSet,
  shop: shopSet,
  show: showSet,
  sale: saleSet,
  evening: eveningSet,
  errands: errandsSet,
  final: finalSet,
};

/** The burrow has a strip of its own with what is public of every rival. */
const WITH_RAIL: readonly SetName[] = ['town', 'errands'];

export function hasRail(name: SetName): boolean {
  return WITH_RAIL.includes(name);
}
