/** A mined level, put before the search of the mine: what its ends count, and which of them are alike. */

import { emptyProgress } from '../../campaign/progress.ts';
import type { Level } from '../../campaign/schema.ts';
import { levelSetup } from '../../campaign/setup.ts';
import { faceInShops } from '../../campaign/solve/level.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { petsOf, shopOf } from '../../engine/petz/query.ts';
import type { Pet, Petz, Shop } from '../../engine/petz/state.ts';
import { type MinedSearch, searchMined } from './search.ts';

/** A puzzle of more answers or positions than these is too much to go through in a browser afterwards. */
const MOST = { choices: 400, positions: 2000 };

/** What came of the player's shop: how it looks at its pets, at the show and at the till. */
function endOf(s: Petz): string {
  const shop = shopOf(s, 0);
  const pets = petsOf(shop).map(({ pet, at }) => [at, pet.id, pet.suffering, pet.mutation, pet.needs]);
  return JSON.stringify([pets, shop.entry, shop.sales]);
}

/** A pet as far as it counts from here on: before its cards are turned up they decide, then its needs do. */
const petWord = ({ id, suffering, mutation, needs, cards }: Pet) => [id, suffering, mutation, needs ?? cards];

/**
 * A shop as far as it counts from here on. What is in hand counts no more once cards are laid: it only says what goes for a
 * potion.
 */
function shopWord({
  reputation,
  home,
  food,
  box,
  used,
  busy,
  judge,
  entry,
  gold,
  platform,
  plots,
  sales,
}: Shop) {
  const rest = plots.map(({ cage, addon, manure, guard, pet }) => {
    return [cage, addon, manure, guard, pet === null ? 0 : petWord(pet)];
  });
  return [reputation, home, food, box, used, busy, judge, entry, gold, platform, rest, sales];
}

/** Two positions with the same word go on alike. In Dark Alleys all of a shop may count. */
const wordOf = ({ ask, tasks, shops, alleys }: Petz): string =>
  JSON.stringify([
    ...[ask?.kind, ask?.sealed, tasks.at(-1), tasks.at(-2)],
    ...(alleys === undefined ? shops.map(shopWord) : [shops, alleys]),
  ]);

/** Nothing is drawn any more once cards are to be laid: without its piles a state is copied quicker. */
function withoutPiles(s: Petz): Petz {
  if (s.ask?.kind === 'petz.arrange' || s.alleys !== undefined) return s;
  s.piles = { pets: [], cages: [], addons: [], artifacts: [], needs: [[], [], [], []] };
  s.gone = { ...s.piles, exhibitions: [], customers: [], needs: [[], [], [], []] };
  return s;
}

/** Searches a mined level of the shops through. Throws where that is too much, or where it cannot be dealt. */
export function searchLevel(level: Level): MinedSearch {
  const game = levelSetup(level, emptyProgress());
  if (game.game !== 'petz') throw new Error('this is no level of the shops');
  return searchMined<Petz>({
    engine: petzEngine,
    start: withoutPiles(petzEngine.start(game.setup, game.seed ?? 'puzzle').state),
    seat: game.you,
    alike: faceInShops,
    score: ({ outcome }) => outcome?.scores[0] ?? 0,
    word: wordOf,
    end: endOf,
    most: MOST,
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
