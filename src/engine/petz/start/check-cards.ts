/** What is wrong with the Need Cards of a start: faces that there are not, more than were printed, cards that fit no bar. */

import type { Refusal } from '../../kernel/state.ts';
import { dominantNeed } from '../data/needs.ts';
import { COLOURS } from '../data/schema.ts';
import { demandsOf } from '../query.ts';
import type { PetzSetup } from '../state.ts';
import { firstPhase, printed, readCard } from './pieces.ts';
import { bad } from './refusal.ts';
import type { PetStart } from './schema.ts';

/** Counts faces as they are named. */
class Faces {
  readonly #left = new Map<string, number>();

  /** Null if there was one more card with this face. */
  take(text: string, path: string): Refusal | null {
    const card = readCard(text);
    if (card === null) return bad('startUnknown', path, text, "a card is called 'G.hunger': colour and need");
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
    if (readCard(text)?.turned) return bad('startUnknown', here, text, 'a card in hand lies neither way');
    const refusal = faces.take(text, here);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** All cards that a setup names, each face no more often than it was printed. */
export function checkCards(setup: PetzSetup): Refusal | null {
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
