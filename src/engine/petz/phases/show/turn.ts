/**
 * Phase 4, Showing Off (PB-NEED, PB-EXH). Seat by seat in turn order: all cards are turned up, the needs are
 * evaluated kind by kind for all pets together (PB-NEED-03, RUL-36, RUL-37), then the exhibition score is
 * counted. When all seats have had their turn the awards are given.
 */

import { script } from '../../../kernel/script.ts';
import { askOne, type EntryChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { cardOf, colourOf, POTION } from '../../data/needs.ts';
import type { Colour } from '../../data/schema.ts';
import type { PetzEvent } from '../../events.ts';
import { expansionsOf } from '../../expansion.ts';
import { demandsOf, iconsOf, needCount, petsOf, shopOf } from '../../query.ts';
import {
  awardsFor,
  awardsNow,
  bonusOf,
  countNeeds,
  displayScore,
  entriesWithBonus,
  exhibitionNow,
} from '../../score.ts';
import type { Petz } from '../../state.ts';
import { anger } from './anger.ts';
import { disease } from './disease.ts';
import { hunger } from './hunger.ts';
import { magic } from './magic.ts';
import { play } from './play.ts';
import { shovelBeforeDisease, shovelBeforeScore } from './shovel.ts';
import { sleep } from './sleep.ts';
import { petsNow, relieved, type ShowStep, showVars } from './vars.ts';

/**
 * A seat's exhibition score, at the end of its showing off (PB-EXH-01, PB-EXH-02, PB-EXH-03, PB-EXH-04, PB-EXH-05,
 * PB-EXH-06, PB-EXH-07, PB-EXH-08, PB-EXH-09, PB-EXH-10).
 */
function entries(s: Petz, v: ShowVars): EntryChoice[] {
  const tile = exhibitionNow(s);
  if (tile === null || tile.scope === 'display') return [];
  return entriesWithBonus(s, tile, shopOf(s, v.seat)).map(({ pet, need }) => ({ pet, need }));
}

/**
 * Tile score plus bonus; 0 or less takes no part, nor does a single-pet show without a pet (PB-EXH-09, PB-EXH-10,
 * RUL-51, RUL-52).
 * Also PB-NEED-07, PB-EXH-22.
 */
function countScore(c: PetzContext, v: ShowVars): void {
  const tile = exhibitionNow(c.s);
  if (tile === null) return;
  const shop = shopOf(c.s, v.seat);
  const chosen = v.entry;
  let score = 0;
  if (tile.scope === 'display') {
    score = displayScore(tile, shop) + bonusOf(c.s, shop, null);
  } else if (petsOf(shop).length > 0 && chosen !== null) {
    const all = entriesWithBonus(c.s, tile, shop);
    score = all.find(({ pet, need }) => pet === chosen.pet && need === chosen.need)?.score ?? 0;
  }
  const takesPart = score > 0;
  shop.entry = { score, takesPart, pet: chosen?.pet ?? null, need: chosen?.need ?? null };
  c.emit({ type: 'petz.showed', seat: v.seat, score, takesPart, pet: shop.entry.pet, need: shop.entry.need });
}

const exhibition: ShowStep[] = [
  askOne('enter', {
    kind: 'petz.enter',
    who: (s, v) => (entries(s, v).length > 1 ? [v.seat] : []),
    domain: (s, _seat, v) => ({ type: 'pick', options: entries(s, v).map((x) => ({ ...x })) }),
    then(_c, v, choice) {
      v.entry = choice;
    },
  }),
  {
    name: 'score',
    run(c, v) {
      v.entry ??= entries(c.s, v)[0] ?? null;
      countScore(c, v);
    },
  },
];

/**
 * One manure a need, one fewer for each absorbing icon, never less than none (PB-NEED-POOP-01, PB-NEED-POOP-02,
 * PB-NEED-POOP-03, RUL-47).
 * Also PB-NEED-POOP-04.
 */
const poop: ShowStep[] = [
  {
    name: 'poop',
    run(c, v) {
      for (const { pet, plot, at } of petsNow(c.s, v)) {
        const all = needCount(pet, 'poop');
        if (all === 0) continue;
        const needs = all - relieved(c, v, at, 'poop', all);
        const absorbed = Math.min(needs, iconsOf(plot, 'absorb'));
        const manure = needs - absorbed;
        plot.manure += manure;
        c.emit({ type: 'petz.pooped', seat: v.seat, plot: at, pet: pet.id, manure, absorbed });
        for (const { pooped } of expansionsOf(c.s)) pooped?.(c, v, at, manure);
      }
    },
  },
];

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
    },
  },
  {
    name: 'pet',
    run(c, v) {
      for (const { choosePet } of expansionsOf(c.s)) choosePet?.(c, v);
    },
  },
  {
    name: 'begin',
    run(c, v) {
      for (const { beginPet } of expansionsOf(c.s)) beginPet?.(c, v);
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
    },
  },
]);
