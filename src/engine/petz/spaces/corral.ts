/** The spaces at the pet corral: cages, addons, pets (PB-CAGE, PB-ADDON, PB-PET). */

import type { Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import { shopOf } from '../query.ts';
import type { Pet } from '../state.ts';
import { FOR_ANYONE, type Space, takeFrom } from './space.ts';

const present = (places: (string | null)[]): string[] => places.filter((x) => x !== null);

/**
 * At least 2 imps (PB-CAGE-01); the plot is decided in the arranging step at the latest (PB-CAGE-08, PB-CAGE-02,
 * PB-CAGE-03, PB-CAGE-04).
 */
function cageSpace(id: string): Space {
  return {
    id,
    kind: 'cage',
    needs: { imps: 2, gold: 0, rule: 'PB-CAGE-01' },
    items: (s) => present(s.town.cages),
    use(c, seat, item) {
      const cage = item ?? '';
      takeFrom(c.s.town.cages, cage);
      shopOf(c.s, seat).cart.cages.push(cage);
      c.emit({ type: 'petz.gotCage', seat, cage });
    },
  };
}

/** One of the two face-up addons; the other stays (PB-ADDON-02, PB-ADDON-01). */
const addonSpace: Space = {
  id: 'addon',
  kind: 'addon',
  needs: { ...FOR_ANYONE, rule: 'PB-ADDON-01' },
  items: (s) => present(s.town.addons),
  use(c, seat, item) {
    const addon = item ?? '';
    takeFrom(c.s.town.addons, addon);
    shopOf(c.s, seat).cart.addons.push(addon);
    c.emit({ type: 'petz.gotAddon', seat, addon });
  },
};

/** A pet as it leaves the corral: without tokens or needs (PB-STOCK-32). */
export function newPet(id: string, size: number): Pet {
  return { id, size, suffering: 0, mutation: 0, cards: [], needs: null };
}

function buyPet(c: PetzContext, seat: Seat, half: string[], pet: string, size: number): void {
  const at = half.indexOf(pet);
  if (at < 0) throw new Error(`'${pet}' is not on offer`);
  half.splice(at, 1);
  shopOf(c.s, seat).cart.pets.push(newPet(pet, size));
  c.emit({ type: 'petz.gotPet', seat, pet, size });
}

/**
 * At least 1 gold (PB-PET-01) for one pet: of size 2 from the lower half (PB-PET-02, PB-PET-05, PB-PET-06), of size 3 from
 * the upper one (PB-PET-03, PB-PET-04).
 */
function petSpace(id: string, kind: 'younger' | 'older'): Space {
  const [half, size] = kind === 'younger' ? (['young', 2] as const) : (['old', 3] as const);
  return {
    id,
    kind,
    needs: { imps: 1, gold: 1, rule: 'PB-PET-01' },
    items: (s) => [...s.town[half]],
    use: (c, seat, item) => buyPet(c, seat, c.s.town[half], item ?? '', size),
  };
}

export const corral: Space[] = [
  cageSpace('cage1'),
  cageSpace('cage2'),
  addonSpace,
  petSpace('younger1', 'younger'),
  petSpace('younger2', 'younger'),
  petSpace('older', 'older'),
];
