/** Accessories: put on in the arranging step, gone with a sold pet, back in the shop when a pet is lost (DA-ACC). */

import type { Form, FormDomain } from '../../../kernel/domain.ts';
import { pickOne, type Rng } from '../../../kernel/rng.ts';
import { script } from '../../../kernel/script.ts';
import type { Json, Seat } from '../../../kernel/state.ts';
import { askOne, type DressChoice } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import type { PetzEvent } from '../../events.ts';
import { petsOf, shopOf } from '../../query.ts';
import type { Pet, Petz, Shop } from '../../state.ts';
import { alleyShop, alleysOf } from '../query.ts';

/** Every accessory of a shop with the pet that wears it now. */
export function accessoriesOf(shop: Pick<Shop, 'plots' | 'alleys'>): { tile: string; pet: string | null }[] {
  const worn = petsOf(shop).flatMap(({ pet }) => (pet.wears ?? []).map((tile) => ({ tile, pet: pet.id })));
  return [...worn, ...alleyShop(shop).accessories.map((tile) => ({ tile, pet: null }))];
}

/** For each tile the pet it is at now, then the others (DA-ACC-02, DA-ACC-03, DA-ACC-04, DA-ACC-05, R-DA-90). */
function dressDomain(s: Petz, seat: Seat): FormDomain {
  const shop = shopOf(s, seat);
  const pets = petsOf(shop).map(({ pet }) => pet.id);
  const fields: Record<string, { type: 'pick'; options: Json[] }> = {};
  for (const { tile, pet } of accessoriesOf(shop)) {
    const others = [null, ...pets].filter((id) => id !== pet);
    fields[tile] = { type: 'pick', options: [pet, ...others] };
  }
  return { type: 'form', form: 'petz.dress', facts: null, fields };
}

/** Any tile may be at any pet: nothing to cross-check (DA-ACC-03). */
export const dressForm: Form = {
  check: () => null,
  sample(domain: FormDomain, rng: Rng): Json {
    const choice: Record<string, Json> = {};
    for (const [tile, field] of Object.entries(domain.fields)) {
      if (field.type === 'pick') choice[tile] = pickOne(field.options, rng);
    }
    return choice;
  },
};

/** Puts every accessory where its owner wants it. */
function putOn(c: PetzContext, seat: Seat, choice: DressChoice): void {
  const shop = shopOf(c.s, seat);
  const tiles = accessoriesOf(shop).map(({ tile }) => tile);
  for (const { pet } of petsOf(shop)) {
    const wears = tiles.filter((tile) => choice[tile] === pet.id);
    if (wears.length > 0) pet.wears = wears;
    else delete pet.wears;
  }
  alleyShop(shop).accessories = tiles.filter((tile) => (choice[tile] ?? null) === null);
  const pets = petsOf(shop).map(({ pet, at }) => ({ plot: at, pet: pet.id, wears: [...(pet.wears ?? [])] }));
  c.emit({ type: 'petz.dressed', seat, pets: pets.filter(({ wears }) => wears.length > 0) });
}

function canDress(shop: Shop): boolean {
  return petsOf(shop).length > 0 && accessoriesOf(shop).length > 0;
}

/**
 * Part of the arranging step, so before the first card of the round is drawn or exchanged (DA-ACC-06, DA-HIDDEN-10).
 */
export const dress = script<Petz, PetzEvent, { seat: Seat }>('petz.dress', [
  askOne('dress', {
    kind: 'petz.dress',
    who: (s, v) => (canDress(shopOf(s, v.seat)) ? [v.seat] : []),
    domain: dressDomain,
    then(c, v, choice) {
      putOn(c, v.seat, choice);
    },
  }),
]);

/** What a sold pet wears goes with it (DA-ACC-10). */
export function sellWorn(c: PetzContext, seat: Seat, pet: Pet): void {
  if (pet.wears === undefined) return;
  alleysOf(c.s).gone.push(...pet.wears);
  c.emit({ type: 'petz.undressed', seat, pet: pet.id, accessories: [...pet.wears], sold: true });
}

/** What a lost pet wore stays with its owner, at no pet (DA-ACC-13, R-DA-15). */
export function keepAccessories(c: PetzContext, seat: Seat, pet: Pet): void {
  if (pet.wears === undefined) return;
  alleyShop(shopOf(c.s, seat)).accessories.push(...pet.wears);
  c.emit({ type: 'petz.undressed', seat, pet: pet.id, accessories: [...pet.wears], sold: false });
}
