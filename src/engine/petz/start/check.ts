/**
 * What is wrong with the parts of a setup that say where a game begins, where it stops and what is in its box. Every
 * refusal names the place in the setup (`data.path`) and the value that is found there.
 */

import type { Refusal } from '../../kernel/state.ts';
import {
  ACCESSORIES,
  BOARD,
  boxOf,
  FACILITIES,
  GUESTS,
  PRINTED_CAGE,
  STACKABLE,
  wholeBox,
} from '../data/cards.ts';
import { dominantNeed } from '../data/needs.ts';
import { COLOURS } from '../data/schema.ts';
import { expansionsOf } from '../expansion.ts';
import { demandsOf, tableOf, tableOfWholeGame } from '../query.ts';
import type { PetzSetup } from '../schema-setup.ts';
import { checkAlleys, checkShops } from './check-shops.ts';
import {
  firstPhase,
  firstRound,
  type NamedTile,
  namedTiles,
  type Placed,
  printed,
  readCard,
  takenTiles,
} from './pieces.ts';
import { bad, firstOf } from './refusal.ts';
import { lastPhase, type PetStart, START_PHASES, STOP_PHASES } from './schema.ts';

/** Neutral imps stand on spaces of their paths, one on each. */
function checkTown(setup: PetzSetup): Refusal | null {
  const rings = [...BOARD.rings, ...expansionsOf({ setup }).flatMap(({ rings }) => rings ?? [])];
  const spaces = rings.flat();
  const neutral = setup.start?.town?.neutral ?? [];
  for (const [i, space] of neutral.entries()) {
    const path = `start.town.neutral[${i}]`;
    if (!spaces.includes(space)) return bad('setupUnknown', path, space, 'neutral imps visit no such space');
    if (neutral.indexOf(space) !== i) return bad('startTwice', path, space, 'an imp stands there already');
  }
  return null;
}

/** Only tiles that there are, guests among them, each once; and enough for every space of the calendar. */
export function checkPool(setup: PetzSetup): Refusal | null {
  if (setup.pool === undefined) return null;
  const whole = wholeBox(setup);
  for (const pile of STACKABLE) {
    for (const [i, id] of (setup.pool[pile] ?? []).entries()) {
      const path = `pool.${pile}[${i}]`;
      if (!whole[pile].includes(id) && !GUESTS[pile].includes(id))
        return bad('setupUnknown', path, id, `no tile of that name is among the ${pile}`);
      if (setup.pool[pile]?.indexOf(id) !== i) return bad('startTwice', path, id, 'it stands here already');
    }
  }
  return null;
}

/** Calendar tiles are dealt to every round to come. */
function checkCalendar(setup: PetzSetup): Refusal | null {
  const { rounds, customers } = tableOf({ setup });
  const first = firstRound(setup);
  const need = {
    exhibitions: rounds - Math.max(2, first) + 1,
    customers: customers.filter((round) => round >= first).length,
  };
  const placed = takenTiles(setup, 'exhibitions').length;
  for (const pile of ['exhibitions', 'customers'] as const) {
    const there = boxOf({ setup })[pile].length - (pile === 'exhibitions' ? placed : 0);
    if (there < need[pile]) {
      return bad('poolTooSmall', `pool.${pile}`, there, `the calendar needs ${need[pile]} of them`);
    }
  }
  return null;
}

function known(setup: PetzSetup, kind: Placed): readonly string[] {
  if (kind === 'accessories' || kind === 'facilities') {
    const alleys = setup.expansions?.darkAlleys !== undefined;
    return alleys ? Object.keys(kind === 'accessories' ? ACCESSORIES : FACILITIES) : [];
  }
  return boxOf({ setup })[kind];
}

/** The cage printed on the first plot of every board. */
function isPrinted({ id, path }: NamedTile): boolean {
  return id === PRINTED_CAGE && path.endsWith('.plots[0].cage');
}

/** Nothing that is not in the box, nothing twice, nothing that a pile is stacked with as well. */
function checkTiles(setup: PetzSetup): Refusal | null {
  const seen = new Set<string>();
  for (const pile of STACKABLE) for (const id of setup.decks[pile] ?? []) seen.add(`${pile} ${id}`);
  for (const tile of namedTiles(setup.start)) {
    const { kind, id, path } = tile;
    if (isPrinted(tile)) continue;
    if (!known(setup, kind).includes(id)) {
      return bad('setupUnknown', path, id, `no tile of that name is among the ${kind} of this game`);
    }
    if (seen.has(`${kind} ${id}`)) return bad('startTwice', path, id, 'it is named elsewhere already');
    seen.add(`${kind} ${id}`);
  }
  return null;
}

function checkFrame(setup: PetzSetup): Refusal | null {
  const { start, seats } = setup;
  if (start === undefined) return null;
  const { rounds } = tableOfWholeGame({ setup });
  if (firstRound(setup) > rounds) {
    return bad('setupShape', 'start.round', start.round, `this game has ${rounds} rounds`);
  }
  if ((start.starter ?? 0) >= seats) {
    return bad('setupShape', 'start.starter', start.starter, `seats are 0 to ${seats - 1}`);
  }
  if ((start.shops?.length ?? 0) > seats) {
    return bad('setupShape', `start.shops[${seats}]`, start.shops?.[seats], `only ${seats} shops take part`);
  }
  if (start.town !== undefined && firstPhase(setup) === 'setup') {
    return bad('startPhase', 'start.town', null, 'Setup stocks the town itself');
  }
  return null;
}

/** A stop must come after the start. */
function checkStop(setup: PetzSetup): Refusal | null {
  const { stop } = setup;
  if (stop === undefined) return null;
  const { rounds } = tableOfWholeGame({ setup });
  if (stop.round > rounds)
    return bad('setupShape', 'stop.round', stop.round, `this game has ${rounds} rounds`);
  const first = firstRound(setup);
  if (stop.round < first)
    return bad('stopTooEarly', 'stop.round', stop.round, `the game begins in round ${first}`);
  if (stop.round > first) return null;
  // `START_PHASES` begins one phase earlier.
  const early = STOP_PHASES.indexOf(lastPhase(stop)) < START_PHASES.indexOf(firstPhase(setup)) - 1;
  if (!early) return null;
  return bad('stopTooEarly', 'stop.after', stop.after, `the game begins with ${firstPhase(setup)}`);
}

/** Counts faces as they are named. */
class Faces {
  readonly #left = new Map<string, number>();

  /** Null if there was one more card with this face. */
  take(text: string, path: string): Refusal | null {
    const card = readCard(text);
    if (card === null) return bad('setupUnknown', path, text, "a card is called 'G.hunger': colour and need");
    const face = `${card.colour}.${card.need}`;
    const left = this.#left.get(face) ?? printed(card.colour, card.need);
    if (left === 0) return bad('startNoCard', path, text, 'no further card with this face was printed');
    this.#left.set(face, left - 1);
    return null;
  }
}

/** A double side may lie up only where doubles are played, and the dominant need has none (PB-VAR-02, PB-VAR-03). */
function checkTurned(setup: PetzSetup, text: string, path: string): Refusal | null {
  const card = readCard(text);
  if (card === null || !card.turned) return null;
  if (setup.variants.doubles && card.need !== dominantNeed(card.colour)) return null;
  return bad('startCards', path, text, 'this card has no double side in this game');
}

/** One card for each bar, of its colour; potions stand in for any. */
function checkFit(pet: PetStart, cards: readonly string[], path: string): Refusal | null {
  const bars = demandsOf(pet);
  if (cards.length !== bars.length) {
    return bad('startCards', path, cards.length, `${bars.length} cards lie at this pet, one for each bar`);
  }
  for (const [i, text] of cards.entries()) {
    const card = readCard(text);
    if (card === null) continue;
    const at = bars.indexOf(card.colour);
    if (at < 0) return bad('startCards', `${path}[${i}]`, text, 'no bar of this colour is left');
    bars.splice(at, 1);
  }
  return null;
}

function checkLaid(setup: PetzSetup, pet: PetStart, path: string, faces: Faces): Refusal | null {
  const { cards } = pet;
  if (cards === undefined) return null;
  const phase = firstPhase(setup);
  if (phase !== 'showing' && phase !== 'business') {
    return bad('startPhase', path, cards.length, 'cards are laid in `needs`, not before');
  }
  for (const [i, text] of cards.entries()) {
    if (text === 'potion') continue;
    const here = `${path}[${i}]`;
    const refusal = faces.take(text, here) ?? checkTurned(setup, text, here);
    if (refusal !== null) return refusal;
  }
  return checkFit(pet, cards, path);
}

function checkHand(hand: readonly string[], path: string, faces: Faces): Refusal | null {
  for (const [i, text] of hand.entries()) {
    const here = `${path}[${i}]`;
    if (readCard(text)?.turned) return bad('setupUnknown', here, text, 'a card in hand lies neither way');
    const refusal = faces.take(text, here);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** All cards that a setup names, each face no more often than it was printed. */
function checkCards(setup: PetzSetup): Refusal | null {
  const faces = new Faces();
  for (const [seat, shop] of (setup.start?.shops ?? []).entries()) {
    const path = `start.shops[${seat}]`;
    const inHand = checkHand(shop?.hand ?? [], `${path}.hand`, faces);
    if (inHand !== null) return inHand;
    const pets = [
      ...(shop?.plots ?? []).map((plot, at) => ({ pet: plot?.pet, at: `plots[${at}].pet` })),
      ...(shop?.cart?.pets ?? []).map((pet, i) => ({ pet, at: `cart.pets[${i}]` })),
    ];
    for (const { pet, at } of pets) {
      if (pet === undefined || pet === null) continue;
      const laid = checkLaid(setup, pet, `${path}.${at}.cards`, faces);
      if (laid !== null) return laid;
    }
  }
  for (const colour of COLOURS) {
    for (const [i, need] of (setup.needs?.[colour] ?? []).entries()) {
      const refusal = faces.take(`${colour}.${need}`, `needs.${colour}[${i}]`);
      if (refusal !== null) return { ...refusal, data: { ...refusal.data, value: need } };
    }
  }
  return null;
}

/** What is wrong with `start`, `stop`, `pool` and `needs`, or null. The rest of the setup has been checked. */
export function checkBeginning(setup: PetzSetup): Refusal | null {
  if (setup.start === undefined && setup.stop === undefined && setup.needs === undefined) {
    return setup.pool === undefined ? null : checkCalendar(setup);
  }
  return firstOf(
    () => checkFrame(setup),
    () => checkStop(setup),
    () => checkTiles(setup),
    () => checkShops(setup),
    () => checkAlleys(setup),
    () => checkTown(setup),
    () => checkCards(setup),
    () => checkCalendar(setup),
  );
}
