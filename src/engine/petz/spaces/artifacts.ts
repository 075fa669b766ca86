/**
 * The artifact tents, and what an artifact does when it is taken (PB-ART, PB-ARTIFACT-BOOK-01, PB-ARTIFACT-BOOK-02,
 * PB-ARTIFACT-BOX-01).
 */

import { script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/state.ts';
import { drawNeeds } from '../care.ts';
import { askOne, type BookChoice } from '../choices.ts';
import type { PetzContext } from '../context.ts';
import { artifactCard } from '../data/cards.ts';
import type { Colour } from '../data/schema.ts';
import type { PetzEvent } from '../events.ts';
import { expansionsOf } from '../expansion.ts';
import { shopOf } from '../query.ts';
import type { Petz, Shop } from '../state.ts';
import { FOR_ANYONE, type Space } from './space.ts';

interface NewBooks {
  seat: Seat;
  /** Books whose colour is not chosen yet. */
  books: string[];
}

/** A book that is a copy has the colours of the book it became (DA-ARTIFACT-GIFTBOX-05). */
function coloursOf(shop: Pick<Shop, 'alleys'>, artifact: string): Colour[] {
  const original = artifact === 'giftBox' ? (shop.alleys?.gift ?? artifact) : artifact;
  return [...new Set(artifactCard(original).book ?? '')] as Colour[];
}

function bookChoices(shop: Pick<Shop, 'alleys'>, { books }: NewBooks): BookChoice[] {
  return books.flatMap((artifact) => coloursOf(shop, artifact).map((colour) => ({ artifact, colour })));
}

/**
 * Two books taken together are read in the owner's order, the second with the first one's card in hand (RUL-32,
 * PB-ARTIFACT-BOOK-03, PB-ARTIFACT-BOOK-04, PB-ARTIFACT-BOOK-05, DA-ARTIFACT-PETDEMONIUM-01,
 * DA-ARTIFACT-PETDEMONIUM-02).
 */
export const readBooks = script<Petz, PetzEvent, NewBooks>('petz.books', [
  askOne('colour', {
    kind: 'petz.book',
    who: (_s, v) => (v.books.length > 0 ? [v.seat] : []),
    domain: (s, seat, v) => ({
      type: 'pick',
      options: bookChoices(shopOf(s, seat), v).map((x) => ({ ...x })),
    }),
    then(c, v, { artifact, colour }: BookChoice) {
      v.books = v.books.filter((x) => x !== artifact);
      shopOf(c.s, v.seat).books[artifact] = colour;
      c.emit({ type: 'petz.choseBook', seat: v.seat, artifact, colour });
      drawNeeds(c, v.seat, [colour]);
      return 'again';
    },
  }),
]);

/**
 * Artifacts come into a shop; what they do at once is done at once (PB-ART-01, DA-BLACK-10, PB-ART-03, PB-ART-04,
 * PB-ART-06).
 */
export function gainArtifacts(c: PetzContext, seat: Seat, gained: readonly string[]): void {
  const shop = shopOf(c.s, seat);
  for (const artifact of gained) {
    shop.artifacts.push(artifact);
    c.emit({ type: 'petz.gotArtifact', seat, artifact });
    if (artifact === 'magicBox') fillBox(c, seat);
  }
  // What is called last goes first: the owner reads before others look at what has been gained (R-DA-33).
  for (const expansion of expansionsOf(c.s)) expansion.gained?.(c, seat, gained);
  const books = gained.filter((artifact) => artifactCard(artifact).book !== undefined);
  if (books.length > 0) c.call(readBooks, { seat, books });
}

/** A Magic Box starts with a token (PB-ARTIFACT-BOX-01). */
export function fillBox(c: PetzContext, seat: Seat): void {
  shopOf(c.s, seat).box = 'vegetable';
  c.emit({ type: 'petz.filledBox', seat, food: 'vegetable', fresh: true });
}

/**
 * Both artifacts go to the shop (PB-ART-01). The Magic Box starts with a token; its colour can never matter
 * (PB-ARTIFACT-BOX-02), so it is not asked. There is nothing to take from empty tents (RUL-17).
 */
export const artifactTents: Space = {
  id: 'artifacts',
  kind: 'artifacts',
  needs: FOR_ANYONE,
  stocked: (s) => s.town.artifacts.length > 0,
  use(c, seat) {
    const gained = c.s.town.artifacts;
    c.s.town.artifacts = [];
    gainArtifacts(c, seat, gained);
  },
};
