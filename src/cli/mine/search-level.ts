/** A mined level, put before the search of the mine: what its ends count, and which of them are alike. */

import { emptyProgress } from '../../campaign/progress.ts';
import type { Level } from '../../campaign/schema.ts';
import { levelSetup } from '../../campaign/setup.ts';
import { distinctInShops, wordInShops } from '../../campaign/solve/alike.ts';
import { TooMany } from '../../campaign/solve/every-choice.ts';
import { faceInShops } from '../../campaign/solve/level.ts';
import { COLOURS } from '../../engine/petz/data/schema.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { petsOf, shopOf } from '../../engine/petz/query.ts';
import type { Petz } from '../../engine/petz/state.ts';
import { type MinedSearch, searchMined } from './search.ts';

/** A puzzle of more answers or positions than these is too much to go through in a browser afterwards. */
const MOST = { choices: 400, positions: 3000 };
/** A shopping leads to many of them, each with little to decide. */
const MOST_SHOPPING = 8000;

/** What came of the player's shop: how it looks at its pets, at the show and at the till. */
function endOf(s: Petz): string {
  const shop = shopOf(s, 0);
  const pets = petsOf(shop).map(({ pet, at }) => [at, pet.id, pet.suffering, pet.mutation, pet.needs]);
  return JSON.stringify([pets, shop.entry, shop.sales]);
}

/** How many cards lie on the piles of Need Cards. */
const cardsLeft = ({ piles }: Petz): number[] => piles.needs.map(({ length }) => length);

/** Nothing is drawn any more once cards are to be laid: without its piles a state is copied quicker. */
function withoutPiles(s: Petz): Petz {
  if (s.ask?.kind === 'petz.group' || s.ask?.kind === 'petz.arrange' || s.alleys !== undefined) return s;
  s.piles = { pets: [], cages: [], addons: [], artifacts: [], needs: [[], [], [], []] };
  s.gone = { ...s.piles, exhibitions: [], customers: [], needs: [[], [], [], []] };
  return s;
}

/** Searches a mined level of the shops through. Throws where that is too much, or where it cannot be dealt. */
export function searchLevel(level: Level): MinedSearch {
  const game = levelSetup(level, emptyProgress());
  if (game.game !== 'petz') throw new Error('this is no level of the shops');
  const start = withoutPiles(petzEngine.start(game.setup, game.seed ?? 'puzzle').state);
  const isShopping = start.ask?.kind === 'petz.group';
  const fixed = COLOURS.map((colour) => game.setup.needs?.[colour]?.length ?? 0);
  const had = cardsLeft(start);
  return searchMined<Petz>({
    engine: {
      rules: petzEngine.rules,
      waiting: (s) => petzEngine.waiting(s),
      domain: (s, seat) => petzEngine.domain(s, seat),
      applyTo(s, seat, choice) {
        petzEngine.applyTo(s, seat, choice);
        // An unknown card would be drawn.
        if (isShopping && cardsLeft(s).some((left, i) => (had[i] ?? 0) - left > (fixed[i] ?? 0)))
          throw new TooMany(1);
      },
    },
    start,
    ...(isShopping ? { distinct: distinctInShops } : {}),
    seat: game.you,
    alike: faceInShops,
    score: ({ outcome }) => outcome?.scores[0] ?? 0,
    word: wordInShops,
    end: endOf,
    most: isShopping ? { ...MOST, positions: MOST_SHOPPING } : MOST,
  });
}

/** What a seller reaches who always takes the sale that brings most at once. */
export function greedySales(level: Level): number {
  const game = levelSetup(level, emptyProgress());
  if (game.game !== 'petz') throw new Error('this is no level of the shops');
  const { state } = petzEngine.start(game.setup, game.seed ?? 'puzzle');
  while (state.outcome === null) {
    const [seat = 0] = petzEngine.waiting(state);
    const domain = petzEngine.domain(state, seat);
    if (domain?.type !== 'pick') break;
    const brings = domain.options.map((choice) => {
      const after = petzEngine.rules.clone(state);
      petzEngine.applyTo(after, seat, choice);
      return shopOf(after, seat).reputation;
    });
    petzEngine.applyTo(state, seat, domain.options[brings.indexOf(Math.max(...brings))] ?? null);
  }
  return shopOf(state, game.you).reputation;
}
