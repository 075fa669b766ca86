/**
 * What Dungeon Petz hides: hands, cards laid face down, the order of decks and piles, the calendar's backs, the stacks
 * of the Dark Alleys.
 */

import { type Rng, shuffle } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { ACCESSORIES } from '../../src/engine/petz/data/cards.ts';
import {
  cardOf,
  colourIndex,
  faceOf,
  isSubstitute,
  NEED_CARDS,
  POTION,
} from '../../src/engine/petz/data/needs.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petsOf } from '../../src/engine/petz/query.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import type { CalendarTile, Petz } from '../../src/engine/petz/state.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';
import { THINGS } from '../../src/engine/petz/words.ts';
import { type Hidden, texts } from './hidden.ts';

const isReal = (card: number): boolean => card !== POTION && !isSubstitute(card);

/** All lists of Need Cards whose faces a seat cannot see. */
function closedCards(s: Petz, seat: Seat | null): number[][] {
  const others = s.shops.filter((_shop, owner) => owner !== seat);
  const faceDown = others.flatMap((shop) =>
    petsOf(shop).flatMap(({ pet }) => (pet.needs === null && pet.cards !== null ? [pet.cards] : [])),
  );
  return [...s.piles.needs, ...others.map((shop) => shop.hand), ...faceDown];
}

/** Deals the hidden cards of each colour anew to the places where cards of that colour are. */
function permuteCards(s: Petz, seat: Seat | null, rng: Rng): void {
  const lists = closedCards(s, seat);
  const pools: number[][] = [[], [], [], []];
  const poolOf = (card: number) => pools[colourIndex(faceOf(cardOf(card)).colour)] as number[];
  for (const card of lists.flat()) if (isReal(cardOf(card))) poolOf(card).push(cardOf(card));
  for (const pool of pools) shuffle(pool, rng);
  for (const list of lists) {
    for (const [i, card] of list.entries()) if (isReal(cardOf(card))) list[i] = poolOf(card).pop() as number;
  }
}

/** A tile that the seat has peeked at stays where it is (DA-HIDDEN-04). */
function permuteCalendar(tiles: CalendarTile[], unused: string[], seat: Seat | null, rng: Rng): void {
  const knows = ({ peeked }: CalendarTile) => seat !== null && peeked?.includes(seat) === true;
  const closed = tiles.filter((tile) => !tile.open && !knows(tile));
  const ids = [...unused, ...closed.flatMap((tile) => (tile.id === null ? [] : [tile.id]))];
  shuffle(ids, rng);
  for (const tile of closed) tile.id = ids.pop() ?? null;
  for (const i of unused.keys()) unused[i] = ids.pop() as string;
}

/** Fields of events that hold words which some tile is called by too: `meat`, `play`. */
const WORDS = ['type', 'from', 'space', 'stand', 'food', 'adds', 'need', 'cause', 'tile', 'mod', 'what'];

const TILES = [
  THINGS.pet,
  THINGS.cage,
  THINGS.addon,
  THINGS.artifact,
  THINGS.customer,
  THINGS.exhibition,
  THINGS.facility,
  Object.keys(ACCESSORIES),
].flat();
const cardName = (laid: number): string => `need card ${cardOf(laid)}`;

/** A scenario's stacked piles and decks would tell what comes next, its hands what others hold. */
function withoutSecrets(setup: PetzSetup): PetzSetup {
  const { needs: _needs, start, ...rest } = setup;
  const open: PetzSetup = { ...rest, decks: {} };
  if (start === undefined) return open;
  open.start = { ...start };
  if (start.shops !== undefined) {
    open.start.shops = start.shops.map((shop) => {
      if (shop === null) return null;
      const { hand: _hand, plots, ...others } = shop;
      if (plots === undefined) return others;
      return {
        ...others,
        plots: plots.map((plot) => {
          if (plot?.pet?.cards === undefined) return plot;
          const { cards: _cards, ...pet } = plot.pet;
          return { ...plot, pet };
        }),
      };
    });
  }
  return open;
}

export const petzHidden: Hidden<Petz, PetzView, PetzEvent> = {
  permute(s, seat, rng) {
    s.setup = withoutSecrets(s.setup);
    permuteCards(s, seat, rng);
    for (const pile of ['pets', 'cages', 'addons', 'artifacts'] as const) shuffle(s.piles[pile], rng);
    for (const kind of ['exhibitions', 'customers'] as const) {
      permuteCalendar(s[kind], s.unused[kind], seat, rng);
    }
    if (s.alleys !== undefined)
      for (const stack of [s.alleys.facilities, s.alleys.accessories]) shuffle(stack, rng);
  },
  unseen(view) {
    const laid = view.shops.flatMap((shop) => petsOf(shop).flatMap(({ pet }) => pet.cards ?? []));
    const seenCards = [...view.gone.needs.flat(), ...view.shops.flatMap((shop) => shop.hand ?? []), ...laid];
    // A setup may name tiles that are in the box, wherever they are.
    const seen = new Set([...texts({ ...view, setup: null }), ...seenCards.map(cardName)]);
    return new Set(
      [...TILES, ...NEED_CARDS.map((_card, i) => cardName(i))].filter((name) => !seen.has(name)),
    );
  },
  covers: (event) => event.type === 'petz.reshuffled',
  named(event) {
    const cards: number[] = [];
    if ('cards' in event) cards.push(...(event.cards ?? []));
    if ('card' in event && event.card !== null) cards.push(event.card);
    if (event.type === 'petz.revealed') cards.push(...event.pets.flatMap((pet) => pet.cards));
    return [...texts(event, WORDS), ...cards.map(cardName)];
  },
};
