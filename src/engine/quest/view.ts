/** What a seat may know (ledger: Hidden information), and what it could believe about the rest. */

import { copy } from '../kernel/data.ts';
import { maskAsk } from '../kernel/engine.ts';
import { type Rng, shuffle } from '../kernel/rng.ts';
import type { BaseView } from '../kernel/rules.ts';
import type { Seat } from '../kernel/state.ts';
import { cloneHero, cloneOpenTable, type SharedQuest } from './clone.ts';
import type { CardKind } from './data/words.ts';
import type { QuestEvent } from './events.ts';
import { handViewers } from './query.ts';
import type { QuestSetup } from './schema-setup.ts';
import { CARDS } from './setup.ts';
import type { Hero, Lord, Piles, Quest } from './state.ts';

export interface QuestView extends BaseView, SharedQuest {
  ask: Quest['ask'];
  setup: QuestSetup;
  heroes: Hero[];
  lord: Lord | null;
  /** Cards in hand by seat, the Evil Lord's last; everybody may count them. */
  counts: number[];
  /** Cards left in each pile. */
  piles: Record<keyof Piles, number>;
}

function seesHand(setup: QuestSetup, seat: Seat | null, owner: Seat): boolean {
  const knows = handViewers(setup, owner);
  return knows === null || (seat !== null && knows.includes(seat));
}

/** The state without what this seat cannot see (PQ-HIDDEN-01, PQ-HIDDEN-02, PQ-HIDDEN-08, PQ-HIDDEN-09). */
export function viewOf(s: Quest, seat: Seat | null): QuestView {
  const { piles, lord, setup } = s;
  const { start: _start, ...open } = setup;
  const hands = [...s.heroes.map((hero) => hero.hand ?? []), ...(lord === null ? [] : [lord.hand ?? []])];
  const heroes = s.heroes.map((hero, owner) => {
    const seen = cloneHero(hero);
    if (!seesHand(setup, seat, owner)) seen.hand = null;
    return seen;
  });
  const lordHand = lord !== null && seesHand(setup, seat, setup.seats - 1) ? lord.hand : null;
  return {
    ...cloneOpenTable(s),
    // A scenario's stacked piles and hands would tell what is hidden; all else of its start lies on the table.
    setup: copy({ ...open, decks: {} }),
    seat,
    ask: maskAsk(s.ask, seat),
    heroes,
    lord: lord === null ? null : { hand: copy(lordHand), handicap: lord.handicap },
    counts: hands.map((hand) => hand.length),
    piles: {
      energy: piles.energy.length,
      monsters: piles.monsters.length,
      treasures: piles.treasures.length,
      worlds: piles.worlds.length,
      bosses: piles.bosses.length,
    },
  };
}

/** What is left of all cards of a kind when those seen are taken out, in random order. */
function unseen<T extends string>(all: readonly T[], seen: readonly T[], rng: Rng): T[] {
  const counts = new Map<T, number>();
  for (const card of seen) counts.set(card, (counts.get(card) ?? 0) + 1);
  const left = all.filter((card) => {
    const n = counts.get(card) ?? 0;
    counts.set(card, n - 1);
    return n <= 0;
  });
  shuffle(left, rng);
  return left;
}

/** Deals the Energy Cards that the view does not show to the hidden hands; the rest is the deck. */
function imagineEnergy(view: QuestView, rng: Rng): { hands: CardKind[][]; deck: CardKind[] } {
  const shown = [...view.heroes.map((hero) => hero.hand), ...(view.lord === null ? [] : [view.lord.hand])];
  const seen = [...view.display, ...view.gone.energy, ...shown.flatMap((hand) => hand ?? [])];
  const left = unseen(CARDS.energy as CardKind[], seen, rng);
  const hands = shown.map((hand, owner) => hand ?? left.splice(0, view.counts[owner]));
  return { hands, deck: left };
}

/** A full state that the view's owner could believe in. */
export function imagine(view: QuestView, rng: Rng): Quest {
  const { foes, gone, heroes, open, world } = view;
  const { hands, deck } = imagineEnergy(view, rng);
  const monsters = [
    ...gone.monsters,
    ...foes.map((foe) => foe.card),
    ...heroes.flatMap((h) => [...h.xp, ...h.prizes]),
  ];
  const treasures = [
    ...gone.treasures,
    ...open,
    ...heroes.flatMap((hero) => hero.treasures),
    ...foes.flatMap((foe) => foe.treasures),
  ];
  return {
    ...cloneOpenTable(view),
    setup: copy(view.setup),
    rng: [rng.next(), rng.next(), rng.next(), 1],
    ask: maskAsk(view.ask, view.seat),
    heroes: heroes.map((hero, seat) => ({ ...cloneHero(hero), hand: [...(hands[seat] ?? [])] })),
    lord: view.lord === null ? null : { hand: [...(hands.at(-1) ?? [])], handicap: view.lord.handicap },
    piles: {
      energy: deck,
      monsters: unseen(CARDS.monsters, monsters, rng),
      treasures: unseen(CARDS.treasures, treasures, rng),
      worlds: unseen(CARDS.worlds, [...gone.worlds, ...(world === null ? [] : [world])], rng),
      bosses: unseen(
        CARDS.bosses,
        foes.map((foe) => foe.card),
        rng,
      ),
    },
  };
}

/** Cards that come from the deck into a hand are known to those who see the hand (PQ-HIDDEN-07). */
export function redact(event: QuestEvent, seat: Seat | null): QuestEvent | null {
  if (event.only !== undefined && (seat === null || !event.only.includes(seat))) return null;
  if (!('knows' in event) || event.knows === null) return event;
  if (seat !== null && event.knows.includes(seat)) return event;
  return event.type === 'quest.dealt' ? { ...event, cards: null } : { ...event, card: null };
}
