/** What the siege hides: the order of the deck, the lord's hand, and the plan from everybody but the heroes. */

import { shuffle } from '../../src/engine/kernel/rng.ts';
import type { ToyView } from '../toy/index.ts';
import { CARDS, handOf, lordOf, type Toy, type ToyEvent } from '../toy/state.ts';
import type { Hidden } from './hidden.ts';

export const toyHidden: Hidden<Toy, ToyView, ToyEvent> = {
  permute(s, seat, rng) {
    const lord = lordOf(s.setup);
    const closed = lord !== null && seat !== lord ? handOf(s, lord) : [];
    const cards = [...s.deck, ...closed];
    shuffle(cards, rng);
    s.deck = cards.splice(0, s.deck.length);
    if (lord !== null && seat !== lord) s.hands[lord] = cards;
    if (s.planned && (seat === null || seat === lord)) s.plan = s.plan === 'guard' ? 'sortie' : 'guard';
  },
  unseen(view) {
    const seen = new Set([...view.discards, ...view.hands.flatMap((hand) => hand ?? [])]);
    return new Set(CARDS.filter((card) => !seen.has(card)).map(String));
  },
  covers: () => false,
  named(event) {
    if (event.type === 'toy.struck') return event.cards.map(String);
    return 'card' in event && event.card !== null ? [String(event.card)] : [];
  },
};
