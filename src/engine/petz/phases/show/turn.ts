/**
 * Phase 4, Showing Off (PB-NEED, PB-EXH). Seat by seat in turn order: all cards are turned up, the needs are
 * evaluated kind by kind for all pets together (PB-NEED-03, RUL-36, RUL-37), then the exhibition score is
 * counted. When all seats have had their turn the awards are given.
 */

import { script } from '../../../kernel/script.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { cardOf, colourOf, POTION } from '../../data/needs.ts';
import type { Colour } from '../../data/schema.ts';
import type { PetzEvent } from '../../events.ts';
import { expansionsOf } from '../../expansion.ts';
import { demandsOf, petsOf, shopOf } from '../../query.ts';
import { awardsFor, awardsNow, countNeeds, exhibitionNow } from '../../score.ts';
import type { Petz } from '../../state.ts';
import { anger } from './anger.ts';
import { disease } from './disease.ts';
import { exhibition } from './exhibition.ts';
import { hunger } from './hunger.ts';
import { magic } from './magic.ts';
import { play } from './play.ts';
import { poop } from './poop.ts';
import { shovelBeforeDisease, shovelBeforeScore } from './shovel.ts';
import { sleep } from './sleep.ts';
import { showVars } from './vars.ts';

/** The colours that potions replaced: the bars minus the colours of the cards (PB-POTION-06, RUL-33). */
export function replacedColours(bars: readonly Colour[], cards: readonly number[]): Colour[] {
  const replaced = [...bars];
  for (const card of cards.map(cardOf)) {
    if (card !== POTION) replaced.splice(replaced.indexOf(colourOf(card)), 1);
  }
  return replaced;
}

/** Turns up all cards of a seat at once (PB-NEED-02). */
function reveal(c: PetzContext, v: ShowVars): void {
  const pets = petsOf(shopOf(c.s, v.seat));
  if (pets.length === 0) return;
  for (const { pet } of pets) {
    const cards = pet.cards ?? [];
    pet.needs = countNeeds(cards);
    // Where pets are evaluated one by one, each pet's potions come with it (`beginPet`).
    if (expansionsOf(c.s).every(({ choosePet }) => choosePet === undefined)) {
      v.potions.push(...replacedColours(demandsOf(pet), cards));
    }
  }
  c.secret();
  c.emit({
    type: 'petz.revealed',
    seat: v.seat,
    pets: pets.map(({ pet, at }) => ({ plot: at, pet: pet.id, cards: [...(pet.cards ?? [])] })),
  });
}

/** One seat's showing off, with pets or without, kind by kind (PB-NEED-10, RUL-60). */
export const showTurn = script<Petz, PetzEvent, ShowVars>('petz.show', [
  {
    name: 'reveal',
    run(c, v) {
      reveal(c, v);
      for (const { beginTurn } of expansionsOf(c.s)) beginTurn?.(c, v);
      return undefined;
    },
  },
  {
    name: 'pet',
    run(c, v) {
      for (const { choosePet } of expansionsOf(c.s)) choosePet?.(c, v);
      return undefined;
    },
  },
  {
    name: 'begin',
    run(c, v) {
      for (const { beginPet } of expansionsOf(c.s)) beginPet?.(c, v);
      return undefined;
    },
  },
  ...hunger,
  ...poop,
  ...play,
  ...magic,
  ...anger,
  shovelBeforeDisease,
  ...disease,
  ...sleep,
  {
    name: 'next',
    run(c, v) {
      for (const { afterPet } of expansionsOf(c.s)) afterPet?.(c, v);
      return v.alleys !== undefined && v.alleys.todo.length > 0 ? { goto: 'pet' } : undefined;
    },
  },
  {
    name: 'last',
    run(c, v) {
      for (const { beforeScore } of expansionsOf(c.s)) beforeScore?.(c, v);
      return undefined;
    },
  },
  shovelBeforeScore,
  ...exhibition,
]);

/**
 * Reputation by rank; the tile then leaves the Progress Board (PB-EXH-11, PB-EXH-12, PB-EXH-13, PB-EXH-14, PB-EXH-15,
 * PB-EXH-16, PB-EXH-17, PB-EXH-18, PB-EXH-19, PB-EXH-20, RUL-61).
 */
function award(c: PetzContext): void {
  const tile = exhibitionNow(c.s);
  if (tile === null) return;
  const scores = c.s.shops.map((shop) => (shop.entry?.takesPart ? shop.entry.score : null));
  const awards = awardsFor(scores, awardsNow(c.s));
  for (const [seat, points] of awards.entries()) shopOf(c.s, seat).reputation += points;
  c.emit({ type: 'petz.awarded', exhibition: tile.id, awards });
  c.s.gone.exhibitions.push(tile.id);
  c.s.exhibitions = c.s.exhibitions.filter((x) => x.round !== c.s.round);
}

/** One turn for each seat in turn order, then the awards (PB-NEED-01). */
export const showingPhase = script<Petz, PetzEvent, { turn: number }>('petz.showing', [
  {
    name: 'turns',
    run(c, v) {
      const seat = c.s.order[v.turn];
      if (seat === undefined) return undefined;
      v.turn++;
      c.call(showTurn, showVars(seat));
      return 'again';
    },
  },
  {
    name: 'awards',
    run(c) {
      award(c);
      return undefined;
    },
  },
]);
