/** The needs in the order in which a turn of showing off takes them up: pure, for the list and the faces. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Need } from '../../../../engine/petz/data/schema.ts';
import type { PetzView, ShopView } from '../../../../engine/petz/view.ts';

/** What a turn of showing off goes through. */
export type Step = Need | 'show';

/** As the rules take them up, all pets together each time. */
export const ORDER: readonly Need[] = ['hunger', 'poop', 'play', 'magic', 'anger', 'disease', 'sleep'];

const ASKED: Readonly<Record<string, Step>> = {
  'petz.feed': 'hunger',
  'petz.play': 'play',
  'petz.ward': 'magic',
  'petz.catch': 'anger',
  'petz.shovel': 'disease',
  'petz.sleep': 'sleep',
  'petz.enter': 'show',
};

/** The need an open question is about; null if the shop is not being asked. */
export function stepAsked({ look, owner }: { look: { view: PetzView }; owner: Seat }): Step | null {
  const { ask } = look.view;
  return ask?.seats.includes(owner) ? (ASKED[ask.kind] ?? null) : null;
}

/** Has this been dealt with, when it is the turn of `now`? */
export function isPast(step: Step, now: Step | null, shop: Pick<ShopView, 'entry'>): boolean {
  if (now === null) return shop.entry !== null;
  const place = (x: Step) => (x === 'show' ? ORDER.length : ORDER.indexOf(x));
  return place(step) < place(now);
}
