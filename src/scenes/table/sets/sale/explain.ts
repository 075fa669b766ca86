/** What the sale says of its things when the player asks. */

import type { Refusal } from '../../../../engine/kernel/state.ts';
import { BOARD, customerCard, isOfSaleAge, priceOf, saleValue } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import { termText } from '../../../../text/tiles.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { countTerms, type TermCount } from '../parts/words.ts';

const RULE = 'petz.sell';

/** What is sold to whom. */
export interface PetForSale {
  pet: Pet;
  plot: Plot;
  customer: string;
}

/** The symbols of a customer, counted for a pet. */
export function countsFor({ pet, plot, customer }: PetForSale): TermCount[] {
  return countTerms(customerCard(customer).terms, [{ pet, plot }]);
}

/** `Anger: 2 × +2 = +4` for every symbol that was met. */
function counted(speech: Speech, counts: readonly TermCount[]): string[] {
  return counts
    .filter(({ times }) => times > 0)
    .map(({ term, times, value }) =>
      speech.t('ui.saleSet.explain.term', {
        what: termText(speech, term),
        times: speech.number(times),
        each: speech.signed(term.value),
        value: speech.signed(value),
      }),
    );
}

/** The gold of a sale in its parts: the price of the size, less for a mutation, more for what it wears or a twist. */
export function goldParts(
  pet: Pick<Pet, 'id' | 'size' | 'mutation'>,
  gold: number,
): { price: number; less: number; more: number } {
  const price = priceOf(pet);
  const less = pet.mutation > 0 ? BOARD.mutationDiscount : 0;
  return { price, less, more: gold - price + less };
}

function goldLines(speech: Speech, pet: Pet, gold: number): string[] {
  const { price, less, more } = goldParts(pet, gold);
  const whole = speech.signed(price - less);
  const lines = [
    less > 0
      ? speech.t('ui.saleSet.explain.discount', {
          gold: whole,
          price: speech.number(price),
          less: speech.number(less),
        })
      : speech.t('ui.saleSet.explain.price', { gold: whole }),
  ];
  if (more !== 0) lines.push(speech.t('ui.saleSet.explain.more', { gold: speech.signed(more) }));
  return lines;
}

/** A pet: how it suits the customer, what it costs, why it cannot be sold. */
export function explainPetForSale(
  speech: Speech,
  view: PetzView,
  goods: PetForSale,
  why: Refusal | null,
): Explanation {
  const { pet, plot, customer } = goods;
  const name = speech.thing('customer', customer);
  const lines: string[] = [];
  // A pet that is too young has neither a match to speak of nor a price.
  if (isOfSaleAge(pet)) {
    const { gold, match } = saleValue(view, plot, pet, customer, false);
    lines.push(...counted(speech, countsFor(goods)));
    lines.push(speech.t('ui.saleSet.explain.match', { customer: name, match: speech.number(match) }));
    lines.push(...goldLines(speech, pet, gold));
  }
  const size = speech.t('ui.saleSet.size', { size: pet.size });
  const title = `${speech.pet(pet.id)}, ${size}`;
  return withWhy({ title, lines, rule: RULE }, speech, why);
}

/** A customer: what he wishes for and what puts him off. */
export function explainBuyer(speech: Speech, customer: string, why: Refusal | null): Explanation {
  const lines = customerCard(customer).terms.map((term) =>
    speech.t('ui.saleSet.explain.wish', {
      value: speech.signed(term.value),
      what: termText(speech, term),
    }),
  );
  lines.push(speech.t('ui.saleSet.explain.refuse'));
  const tip = { title: speech.thing('customer', customer), lines, rule: RULE };
  return withWhy(tip, speech, why);
}

/** A way of selling: what it makes of the match, and what it costs. */
export function wayLines(speech: Speech, platform: boolean, factor: number, imps: number): string[] {
  const times = speech.number(factor);
  if (!platform) return [speech.t('ui.saleSet.explain.market', { factor: times })];
  return [
    speech.t('ui.saleSet.explain.platform', { factor: times }),
    imps > 0
      ? speech.t('ui.saleSet.explain.steps', { imps: speech.number(imps) })
      : speech.t('ui.saleSet.explain.getThere'),
  ];
}

/** A line or two under a title, for the buttons and boards. */
export function explainThing(speech: Speech, title: string, key: string, rule = RULE): Explanation {
  return { title, lines: [speech.t(`ui.saleSet.explain.${key}`)], rule };
}

function withWhy(tip: Explanation, speech: Speech, why: Refusal | null): Explanation {
  return why === null ? tip : { ...tip, why: speech.why(why) };
}
