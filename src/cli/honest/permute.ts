/**
 * The same table with everything hidden from one seat dealt anew: what it sees stays as it is. Made from the true
 * state, piece by piece, and so by another way than `imagine`, which puts a state together from the view alone.
 */

import { type Rng, shuffle } from '../../engine/kernel/rng.ts';
import type { Ask, Dice, Json, Seat } from '../../engine/kernel/state.ts';
import { colourOf, POTION } from '../../engine/petz/data/needs.ts';
import { COLOURS } from '../../engine/petz/data/schema.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import type { CalendarTile, Petz } from '../../engine/petz/state.ts';
import { questEngine } from '../../engine/quest/index.ts';
import { lordSeat } from '../../engine/quest/query.ts';
import type { Quest } from '../../engine/quest/state.ts';

function newDice(rng: Rng): Dice {
  return [rng.next(), rng.next(), rng.next(), 1];
}

/** Deals the things of several places anew among them; every place keeps its number. */
function mix<T>(places: readonly T[][], rng: Rng): void {
  const all = places.flat();
  shuffle(all, rng);
  for (const place of places) place.splice(0, place.length, ...all.splice(0, place.length));
}

/** What others have answered already, sealed, becomes something else. */
function reseal(ask: Ask | null, seat: Seat, sample: (other: Seat) => Json): void {
  if (ask === null || ask.how === 'any') return;
  for (const other of ask.seats) {
    if (other !== seat && ask.sealed[other] !== undefined) ask.sealed[other] = sample(other);
  }
}

/** Face-down tiles of the calendar and those that were put back into the box. */
function mixTiles(tiles: readonly CalendarTile[], unused: string[], seat: Seat, rng: Rng): void {
  const hidden = tiles.filter((tile) => tile.id !== null && !tile.open && !tile.peeked?.includes(seat));
  const ids = hidden.map((tile) => tile.id as string);
  mix([ids, unused], rng);
  for (const [i, tile] of hidden.entries()) tile.id = ids[i] ?? null;
}

/** The cards of a colour in the hands of others and in its deck change places. */
function mixCards(s: Petz, seat: Seat, rng: Rng): void {
  const others = s.shops.filter((_, owner) => owner !== seat);
  for (const [i, colour] of COLOURS.entries()) {
    const isOf = (card: number): boolean => card !== POTION && colourOf(card) === colour;
    const hands = others.map((shop) => shop.hand.filter(isOf));
    mix([...hands, s.piles.needs[i] ?? []], rng);
    for (const [at, shop] of others.entries()) {
      shop.hand = [...shop.hand.filter((card) => !isOf(card)), ...(hands[at] ?? [])];
    }
  }
}

/** A game of Dungeon Petz as it might be for all a seat knows. */
export function permutePetz(state: Petz, seat: Seat, rng: Rng): Petz {
  const s = petzEngine.rules.clone(state);
  s.rng = newDice(rng);
  mixCards(s, seat, rng);
  mixTiles(s.exhibitions, s.unused.exhibitions, seat, rng);
  mixTiles(s.customers, s.unused.customers, seat, rng);
  const { pets, cages, addons, artifacts } = s.piles;
  for (const pile of [pets, cages, addons, artifacts]) shuffle(pile, rng);
  if (s.alleys !== undefined) {
    shuffle(s.alleys.facilities, rng);
    shuffle(s.alleys.accessories, rng);
  }
  reseal(s.ask, seat, (other) => petzEngine.sample(s, other, rng));
  return s;
}

/** A game of Pug Quest as it might be for all a seat knows. */
export function permuteQuest(state: Quest, seat: Seat, rng: Rng): Quest {
  const s = questEngine.rules.clone(state);
  s.rng = newDice(rng);
  const lord = lordSeat(s.setup);
  const hands = seat === lord ? s.heroes.map((hero) => hero.hand ?? []) : [s.lord?.hand ?? []];
  mix([...hands, s.piles.energy], rng);
  for (const pile of [s.piles.monsters, s.piles.treasures, s.piles.worlds, s.piles.bosses])
    shuffle<string>(pile, rng);
  reseal(s.ask, seat, (other) => questEngine.sample(s, other, rng));
  return s;
}
