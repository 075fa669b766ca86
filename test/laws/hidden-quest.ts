/** What Pug Quest hides: the order of the decks, and with an Evil Lord the hands of the other side. */

import { type Rng, shuffle } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import type { CardKind } from '../../src/engine/quest/data/words.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { lordSeat } from '../../src/engine/quest/query.ts';
import { CARDS } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import type { QuestView } from '../../src/engine/quest/view.ts';
import { type Hidden, texts } from './hidden.ts';

/** All lists of Energy Cards that a seat cannot see: the deck, and the other side's hands if there is an Evil Lord. */
function closedCards(s: Quest, seat: Seat | null): CardKind[][] {
  const lord = lordSeat(s.setup);
  if (lord === null) return [s.piles.energy];
  const heroes = seat === null || seat === lord ? s.heroes.map((hero) => hero.hand ?? []) : [];
  return [s.piles.energy, ...heroes, ...(seat === lord ? [] : [s.lord?.hand ?? []])];
}

function permuteEnergy(s: Quest, seat: Seat | null, rng: Rng): void {
  const lists = closedCards(s, seat);
  const cards = lists.flat();
  shuffle(cards, rng);
  for (const list of lists) list.splice(0, list.length, ...cards.splice(0, list.length));
}

const NAMED = [...CARDS.monsters, ...CARDS.treasures, ...CARDS.worlds, ...CARDS.bosses];

/** Energy Cards of a kind are alike, so what a hand holds is one secret, named by its owner. */
const hand = (owner: Seat): string => `the hand of seat ${owner}`;

export const questHidden: Hidden<Quest, QuestView, QuestEvent> = {
  permute(s, seat, rng) {
    // A scenario's stacked piles would tell what comes next, its start whom to expect.
    const { start: _start, ...setup } = s.setup;
    s.setup = { ...setup, decks: {} };
    permuteEnergy(s, seat, rng);
    for (const pile of ['monsters', 'treasures', 'worlds', 'bosses'] as const) shuffle(s.piles[pile], rng);
  },
  unseen(view) {
    const seen = new Set(texts(view));
    const hands = [...view.heroes.map((hero) => hero.hand), ...(view.lord === null ? [] : [view.lord.hand])];
    return new Set([
      ...NAMED.filter((name) => !seen.has(name)),
      ...hands.flatMap((cards, owner) => (cards === null ? [hand(owner)] : [])),
    ]);
  },
  covers: (event) => event.type === 'quest.reshuffled',
  named(event) {
    if (event.type === 'quest.dealt') return event.cards === null ? [] : [hand(event.seat)];
    if (event.type === 'quest.drew') {
      return event.card === null || event.from === 'display' ? [] : [hand(event.seat)];
    }
    if (event.type === 'quest.gaveCard') return event.card === null ? [] : [hand(event.seat)];
    return texts(event);
  },
};
