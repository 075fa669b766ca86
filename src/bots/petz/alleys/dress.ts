/** Which pet wears which accessory: a card more for it, wanted where this round's customer or exhibition pays for it. */

import type { FormDomain } from '../../../engine/kernel/domain.ts';
import { accessoryCard } from '../../../engine/petz/data/cards.ts';
import { petsOf } from '../../../engine/petz/query.ts';
import { exhibitionNow } from '../../../engine/petz/score.ts';
import type { Pet, Plot } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision } from '../../bot.ts';
import { trouble } from '../housing.ts';
import { type Outlook, outlookOf, ownShop, seatOf } from '../outlook.ts';
import { EXPERT, type Persona } from '../persona.ts';
import { expectedMatch, expectedScore } from '../worth.ts';
import { accessoryWorth } from './values.ts';

/** A card of its own choosing more is better than the average of its colour. */
const CHOSEN = 0.25;
/** The share of a better score that becomes reputation. */
const SHOWN = 0.4;

/** What this round may bring of a pet: a sale, or its part of the exhibition. */
function hopeOf(view: PetzView, o: Outlook, pet: Pet): number {
  const tile = exhibitionNow(view);
  const show = tile === null ? 0 : SHOWN * expectedScore(o, tile, [pet], []);
  if (pet.size < 4) return show;
  const price = o.booked > 0 ? o.platform : o.blackMarket;
  const match = Math.max(0, ...o.now.map((customer) => expectedMatch(o, pet, customer)));
  const worn = pet.wears?.length ?? 0;
  const sold = match > 2 ? worn * (o.gold - accessoryWorth(o)) : 0;
  return show + 0.7 * price * match + 0.6 * sold;
}

/** The trouble of one need more, by its colour's mischief in this cage. */
function burden(pet: Pet, plot: Plot, tile: string): number {
  const share = trouble(pet, plot) / Math.max(1, pet.size);
  const frail = pet.suffering + 1 >= pet.size ? 2 : 0;
  const fierce = { G: 0.25, R: 0.35, Y: 0.2, P: 0.4 }[accessoryCard(tile).colour];
  return 0.5 * share + fierce + frail - CHOSEN;
}

export function decideDress(view: PetzView, { fields }: FormDomain, persona: Persona = EXPERT): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const housed = petsOf(ownShop(view)).map(({ pet, plot }) => {
    const { wears: _wears, ...bare } = pet;
    return { pet: bare as Pet, plot };
  });
  const choice: Record<string, string | null> = {};
  for (const tile of Object.keys(fields)) {
    choice[tile] = null;
    let most = 0;
    let wearer: (typeof housed)[number] | null = null;
    for (const one of housed) {
      const dressed = { ...one.pet, wears: [...(one.pet.wears ?? []), tile] };
      const gain = hopeOf(view, o, dressed) - hopeOf(view, o, one.pet) - burden(one.pet, one.plot, tile);
      if (gain <= most) continue;
      most = gain;
      wearer = one;
    }
    if (wearer === null) continue;
    choice[tile] = wearer.pet.id;
    wearer.pet = { ...wearer.pet, wears: [...(wearer.pet.wears ?? []), tile] };
  }
  const dressed = Object.values(choice).find((pet) => pet !== null);
  return dressed === undefined
    ? because(choice, 'hint.dressNobody')
    : because(choice, 'hint.dress', { pet: dressed ?? '' });
}
