/** Which positions and answers of a mined puzzle of the shops are alike: a search looks at one of them. */

import type { Json, Seat } from '../../engine/kernel/state.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { shopOf } from '../../engine/petz/query.ts';
import type { Pet, Petz, Shop } from '../../engine/petz/state.ts';

/** A pet as far as it counts from here on: before its cards are turned up they decide, then its needs do. */
const petWord = ({ id, suffering, mutation, needs, cards }: Pet) => [id, suffering, mutation, needs ?? cards];

/**
 * A shop as far as it counts from here on. What is in hand counts no more once cards are laid: it only says what goes for a
 * potion.
 */
function shopWord(shop: Shop) {
  const { reputation, home, food, box, used, busy, judge, entry, platform, plots, sales } = shop;
  const rest = plots.map(({ cage, addon, manure, guard, pet }) => {
    return [cage, addon, manure, guard, pet === null ? 0 : petWord(pet)];
  });
  const { artifacts, books } = shop;
  return [reputation, home, food, box, used, busy, judge, entry, platform, rest, sales, artifacts, books];
}

/** Before cards are laid everything counts: what is in hand, in the cart and in town. */
const EARLY: readonly string[] = ['petz.arrange', 'petz.crystal', 'petz.assign'];

/**
 * Two positions of a mined puzzle with the same word go on alike: no rival has anything to decide, and reputation is all
 * that is asked for. In Dark Alleys all of a shop may count.
 */
export function wordInShops({ ask, tasks, shops, alleys, town }: Petz): string {
  const isShopping = tasks.some(({ proc }) => proc === 'petz.shopping');
  const isEarly = isShopping || EARLY.includes(ask?.kind ?? '');
  // Nothing is paid for after the shopping, and gold is no reputation.
  const early = () => (isShopping ? shops : shops.map((shop) => ({ ...shop, gold: 0 })));
  const counts = alleys !== undefined ? [shops, alleys] : isEarly ? early() : shops.map(shopWord);
  return JSON.stringify([
    ...[ask?.kind, ask?.sealed, tasks.at(-1), tasks.at(-2), ...counts],
    ...(isShopping ? [town] : [town.taken]),
  ]);
}

/**
 * Where cages and pets stand makes no difference, only which pet has which cage: of arrangements that come to the same one
 * is enough. Small groups come first, so that of equally good lines the one given sends no more than it needs.
 */
export function distinctInShops(s: Petz, who: Seat, choices: Json[]): Json[] {
  if (s.ask?.kind === 'petz.group') return choices.toReversed();
  if (s.ask?.kind !== 'petz.arrange') return choices;
  const seen = new Set<string>();
  return choices.filter((choice) => {
    const after = petzEngine.rules.clone(s);
    petzEngine.applyTo(after, who, choice);
    const { plots, ...rest } = shopOf(after, who);
    const word = JSON.stringify([plots.map((plot) => JSON.stringify(plot)).sort(), rest]);
    const isNew = !seen.has(word);
    seen.add(word);
    return isNew;
  });
}
