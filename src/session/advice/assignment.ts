/** Need Cards while they are being assigned: by face, since cards of one face are alike. */

import type { Domain } from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { cardOf, isTurned, needsOf, POTION } from '../../engine/petz/read.ts';
import { fillObvious } from './obvious.ts';

type Deal = Extract<Domain, { type: 'deal' }>;
type Item = Deal['items'][number];

/** What a laid card shows: its needs in order; the potion is `sleep`. */
type Face = string;

function faceOfCard(laid: number): Face {
  return needsOf(laid).join('+');
}

function cardIn(item: Item): number {
  return typeof item.value === 'number' ? item.value : POTION;
}

/** Fills every place with the first thing that fits and is left. */
export function firstDeal({ items, slots }: Deal): Json[] {
  const used = new Set<number>();
  return slots.map((slot) => {
    const item =
      items.find((x) => !used.has(x.key) && x.fits === slot.accepts) ??
      items.find((x) => !used.has(x.key) && x.fits === '*');
    if (item !== undefined) used.add(item.key);
    return item?.value ?? null;
  });
}

/** The cards for a list of faces, one for each slot; null where no card of the face is left. */
export function cardsFor(deal: Deal, faces: readonly (Face | null)[]): (number | null)[] {
  return itemsFor(deal, faces).map((item) => (item === null ? null : cardIn(item)));
}

/** The faces, and with them those that could not lie otherwise. */
export function obviousFaces(deal: Deal, faces: readonly (Face | null)[]): (Face | null)[] {
  const laid = itemsFor(deal, faces).map((item) => item?.key ?? null);
  return fillObvious(deal, laid).map((key, at) => {
    const item = deal.items.find((one) => one.key === key);
    return faces[at] ?? (item === undefined ? null : faceOfCard(cardIn(item)));
  });
}

function itemsFor({ items, slots }: Deal, faces: readonly (Face | null)[]): (Item | null)[] {
  const used = new Set<number>();
  return slots.map((slot, at) => {
    const face = faces[at];
    const item = items.find(
      (x) =>
        !used.has(x.key) && (x.fits === slot.accepts || x.fits === '*') && faceOfCard(cardIn(x)) === face,
    );
    if (item === undefined) return null;
    used.add(item.key);
    return item;
  });
}

export interface FaceOption {
  face: Face;
  /** The needs it gives. */
  needs: readonly string[];
  isPotion: boolean;
  isTurned: boolean;
  /** How many more slots it could go to, the one in question included. */
  left: number;
}

/** The faces a slot may get, with how many are left when all other slots keep theirs. */
export function facesFor(deal: Deal, faces: readonly (Face | null)[], at: number): FaceOption[] {
  const slot = deal.slots[at];
  if (slot === undefined) return [];
  const others = cardsFor(
    deal,
    faces.map((face, i) => (i === at ? null : face)),
  );
  const taken = new Set(others.flatMap((card) => (card === null || card === POTION ? [] : [cardOf(card)])));
  const potionsLeft =
    deal.items.filter((x) => x.fits === '*').length - others.filter((x) => x === POTION).length;
  const options: FaceOption[] = [];
  for (const item of deal.items) {
    if (item.fits !== slot.accepts && item.fits !== '*') continue;
    const card = cardIn(item);
    const isPotion = card === POTION;
    const face = faceOfCard(card);
    const isFree = isPotion ? 0 : taken.has(cardOf(card)) ? 0 : 1;
    const known = options.find((x) => x.face === face && x.isPotion === isPotion);
    if (known !== undefined) known.left += isFree;
    else {
      const needs = needsOf(card);
      options.push({
        face,
        needs,
        isPotion,
        isTurned: isTurned(card),
        left: isPotion ? potionsLeft : isFree,
      });
    }
  }
  return options.sort(
    (a, b) => Number(a.isPotion) - Number(b.isPotion) || Number(a.isTurned) - Number(b.isTurned),
  );
}

/** The faces of a complete choice, for instance a hint's. */
export function facesOf(choice: Json): (Face | null)[] {
  return Array.isArray(choice) ? choice.map((x: Json) => (typeof x === 'number' ? faceOfCard(x) : null)) : [];
}
