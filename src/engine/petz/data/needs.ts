/**
 * The Need Cards. A card is a number: its place in the box. All cards with the same colour and need are alike,
 * but each is a piece of its own. A card *laid* at a pet is its number, plus `TURNED` if it lies turned round.
 */

import { checkFile } from '../../kernel/schema.ts';
import needsFile from './needs.json' with { type: 'json' };
import { COLOURS, type Colour, NEEDS, type Need, needsSchema } from './schema.ts';

const FILE = checkFile('data/needs.json', needsSchema, needsFile);

interface NeedCard {
  colour: Colour;
  need: Need;
}

/** The need that half the cards of a colour show (PB-VAR-01). */
export function dominantNeed(colour: Colour): Need {
  const need = FILE.dominant[colour];
  if (need === undefined) throw new Error(`data/needs.json: dominant: nothing for '${colour}'`);
  return need;
}

/** Every printed card, by number (PB-ASSIGN-09, PB-COMP-11). */
export const NEED_CARDS: readonly NeedCard[] = COLOURS.flatMap((colour) =>
  NEEDS.flatMap((need) => {
    const copies = need === 'sleep' ? 0 : (FILE.decks[colour][need] ?? 0);
    return Array.from({ length: copies }, () => ({ colour, need }));
  }),
);

/** The numbers of the printed cards of each colour, in the order of `COLOURS`. */
export const CARDS_BY_COLOUR: readonly (readonly number[])[] = COLOURS.map((colour) =>
  NEED_CARDS.flatMap((card, i) => (card.colour === colour ? [i] : [])),
);

/** The four substitutes for a colour whose cards have run out (PB-COMP-04); any number of each exists. */
const FIRST_SUBSTITUTE = NEED_CARDS.length;
/** A Potion Card; any number exists (RUL-19) and all are alike. */
export const POTION = FIRST_SUBSTITUTE + COLOURS.length;

const FACES: readonly NeedCard[] = [
  ...NEED_CARDS,
  ...COLOURS.map((colour) => ({ colour, need: dominantNeed(colour) })),
];

const COLOUR_INDEX: Record<Colour, number> = { G: 0, R: 1, Y: 2, P: 3 };

/** Place of a colour in `COLOURS`, 0 to 3. */
export function colourIndex(colour: Colour): number {
  return COLOUR_INDEX[colour];
}

/** Place of a need in `NEEDS`, 0 to 6. */
export const NEED_INDEX = Object.fromEntries(NEEDS.map((need, i) => [need, i])) as Record<Need, number>;

export function substitute(colour: Colour): number {
  return FIRST_SUBSTITUTE + colourIndex(colour);
}

export function isSubstitute(card: number): boolean {
  return card >= FIRST_SUBSTITUTE && card < POTION;
}

/** The face of a Need Card or substitute (not of a potion). */
export function faceOf(card: number): NeedCard {
  const face = FACES[card];
  if (face === undefined) throw new Error(`no Need Card has the number ${card}`);
  return face;
}

export function colourOf(card: number): Colour {
  return faceOf(card).colour;
}

/** Added to a card's number when it lies turned round [full]. */
const TURNED = 1000;

/** The laid card with the same face the other way up. */
export function turned(card: number): number {
  return card + TURNED;
}

export function isTurned(laid: number): boolean {
  return laid >= TURNED;
}

/** The card itself, whichever way it lies. */
export function cardOf(laid: number): number {
  return laid >= TURNED ? laid - TURNED : laid;
}

/**
 * PB-VAR-02, PB-VAR-03, PB-VAR-09: all cards but those of the dominant need have a double side; potions and substitutes
 * not.
 */
export function canTurn(card: number): boolean {
  if (card >= FIRST_SUBSTITUTE) return false;
  const { colour, need } = faceOf(card);
  return need !== dominantNeed(colour);
}

/** The needs that a laid card gives its pet (PB-ASSIGN-03, PB-VAR-04, PB-POTION-03, PB-ASSIGN-04). */
export function needsOf(laid: number): readonly Need[] {
  const card = cardOf(laid);
  if (card === POTION) return ['sleep'];
  const { colour, need } = faceOf(card);
  return isTurned(laid) ? [need, dominantNeed(colour)] : [need];
}
