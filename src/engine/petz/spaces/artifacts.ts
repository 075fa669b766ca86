/** The artifact tents, and what an artifact does when it is taken (PB-ART, PB-ARTIFACT-BOOK-01, 02, PB-ARTIFACT-BOX-01). */

import { askOne, script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/state.ts';
import { drawNeeds } from '../care.ts';
import { artifactCard } from '../data/cards.ts';
import type { Colour } from '../data/schema.ts';
import type { PetzEvent } from '../events.ts';
import { shopOf } from '../query.ts';
import type { Petz } from '../state.ts';
import { FOR_ANYONE, type Space } from './space.ts';

/** A book and the colour to which its owner turns it. */
export interface BookChoice {
  artifact: string;
  colour: Colour;
}

interface NewBooks {
  seat: Seat;
  /** Books whose colour is not chosen yet. */
  books: string[];
}

function bookChoices({ books }: NewBooks): BookChoice[] {
  return books.flatMap((artifact) =>
    [...new Set(artifactCard(artifact).book ?? '')].map((colour) => ({ artifact, colour: colour as Colour })),
  );
}

/** Two books taken together are read in the owner's order, the second with the first one's card in hand (RUL-32). */
export const readBooks = script<Petz, PetzEvent, NewBooks>('petz.books', [
  askOne('colour', {
    kind: 'petz.book',
    who: (_s, v) => (v.books.length > 0 ? [v.seat] : []),
    domain: (_s, _seat, v) => ({ type: 'pick', options: bookChoices(v).map((x) => ({ ...x })) }),
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
 * Both artifacts go to the shop (PB-ART-01). The Magic Box starts with a token; its colour can never matter
 * (PB-ARTIFACT-BOX-02), so it is not asked. There is nothing to take from empty tents (RUL-17).
 */
export const artifactTents: Space = {
  id: 'artifacts',
  kind: 'artifacts',
  needs: FOR_ANYONE,
  stocked: (s) => s.town.artifacts.length > 0,
  use(c, seat) {
    const shop = shopOf(c.s, seat);
    const gained = c.s.town.artifacts;
    c.s.town.artifacts = [];
    for (const artifact of gained) {
      shop.artifacts.push(artifact);
      c.emit({ type: 'petz.gotArtifact', seat, artifact });
      if (artifact === 'magicBox') {
        shop.box = 'vegetable';
        c.emit({ type: 'petz.filledBox', seat, food: 'vegetable', fresh: true });
      }
    }
    const books = gained.filter((artifact) => artifactCard(artifact).book !== undefined);
    if (books.length > 0) c.call(readBooks, { seat, books });
  },
};
