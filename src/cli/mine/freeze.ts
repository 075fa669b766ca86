/**
 * A position as a level: the player's shop as it stands, and beside it a rival who has nothing to decide. He comes first
 * and shows one pet, without imps, food or a hand, so that what he reaches is known; or none.
 */

import { cardName, plotStart, storesOf, townStart } from '../../campaign/start-of.ts';
import { petCard } from '../../engine/petz/data/cards.ts';
import { cardOf, colourOf, faceOf, isSubstitute, POTION } from '../../engine/petz/data/needs.ts';
import { COLOURS, type Colour, type Need } from '../../engine/petz/data/schema.ts';
import { demandsOf, impsOnPlatform, petsOf } from '../../engine/petz/query.ts';
import { customersNow } from '../../engine/petz/score.ts';
import type { PlotStart, ShopStart } from '../../engine/petz/start/schema.ts';
import type { Petz, Shop } from '../../engine/petz/state.ts';
import type { Find } from './positions.ts';

/** Where the puzzle begins: before the shopping, with cards to be laid, with cards that lie, or with the sales. */
export type Beginning = 'shopping' | 'arrange' | 'needs' | 'showing' | 'business';

/** Artifacts that let chance in, or that nothing hangs on before the end of the round. */
const LEFT_OUT = ['crystalBall'];

/** The cards of each pet, by plot; null where none are laid yet. */
function cardsByPlot(shop: Shop, laid: readonly number[]): (readonly number[] | null)[] {
  let next = 0;
  return shop.plots.map(({ pet }) => {
    if (pet === null) return null;
    const { length } = demandsOf(pet);
    next += length;
    return laid.slice(next - length, next);
  });
}

function plots(shop: Shop, laid: readonly number[] | null): PlotStart[] {
  const cards = laid === null ? [] : cardsByPlot(shop, laid);
  return shop.plots.map((plot, at) => plotStart(plot, cards[at] ?? null));
}

/** Cards that the decks must give, one for each bar; the rest of the hand is there from the beginning. */
function drawn(shop: Shop): { draws: number[]; hand: number[] } {
  const hand = [...shop.hand];
  const draws: number[] = [];
  for (const colour of petsOf(shop).flatMap(({ pet }) => demandsOf(pet))) {
    const at = hand.findLastIndex((card) => colourOf(card) === colour);
    if (at >= 0) draws.push(...hand.splice(at, 1));
  }
  return { draws, hand };
}

const faces = (cards: readonly number[]): string[] => cards.map(cardName);

/** Cards by colour as a setup names what is drawn next. */
function piles(draws: readonly number[]): Partial<Record<Colour, Need[]>> {
  const needs: Partial<Record<Colour, Need[]>> = {};
  for (const colour of COLOURS) {
    const own = draws.filter((card) => colourOf(card) === colour).map((card) => cardName(card).split('.')[1]);
    if (own.length > 0) needs[colour] = own as Need[];
  }
  return needs;
}

/** The rival's pet with the most needs, as it will be shown; null where he shows none, or cards have run out. */
function rivalShown({ state, seat, laid }: Find): { plot: PlotStart; cards: readonly number[] } | null {
  const shop = state.shops[1 - seat];
  if (shop === undefined) return null;
  const all = cardsByPlot(shop, laid[1 - seat] ?? []);
  const best = petsOf(shop).sort((a, b) => b.pet.size - a.pet.size)[0];
  const cards = best === undefined ? null : all[best.at];
  if (best === undefined || !cards || cards.some((card) => card >= POTION)) return null;
  return { plot: plotStart({ ...best.plot, manure: 0 }, cards), cards };
}

/** So many imps go shopping and care afterwards, with so much gold: more would be too much to search through. */
const SHOPPERS = { home: 3, gold: 2 };

/** Need Cards that a shop may draw after its shopping, by colour: for its own bars, and for those of a pet that it buys. */
function drawnLater({ town, piles }: Petz, shop: Shop): Partial<Record<Colour, Need[]>> {
  const own = petsOf(shop).flatMap(({ pet }) => demandsOf(pet));
  const bought = [...town.young, ...town.old].map((id) => petCard(id).bars.slice(0, LARGEST));
  const needs: Partial<Record<Colour, Need[]>> = {};
  for (const [at, colour] of COLOURS.entries()) {
    const most = Math.max(0, ...bought.map((bars) => bars.split(colour).length - 1));
    const count = own.filter((one) => one === colour).length + most;
    const next = [...(piles.needs[at] ?? [])].reverse().slice(0, count);
    if (next.length > 0) needs[colour] = next.map((card) => faceOf(card).need);
  }
  return needs;
}

/** No pet in town has more bars. */
const LARGEST = 5;

/** The last shopping of a round: the player alone goes to town, with one group, and each pet stays in its cage. */
function frozenShopping({ state, seat }: Find): Record<string, unknown> | null {
  const shop = state.shops[seat];
  if (shop === undefined || shop.hand.some((card) => isSubstitute(cardOf(card)))) return null;
  if (shop.cart.cages.length + shop.cart.addons.length + shop.cart.pets.length > 0) return null;
  const show = state.exhibitions.find(({ round }) => round === state.round)?.id ?? null;
  const customers = customersNow(state);
  const empty = { waiting: [0, 0, 0, 0, 0, 0], home: 0, gold: 0, hand: [] };
  const player: ShopStart = {
    ...empty,
    home: Math.min(shop.home, SHOPPERS.home),
    gold: Math.min(shop.gold, SHOPPERS.gold),
    reputation: shop.reputation,
    ...storesOf({ ...shop, artifacts: shop.artifacts.filter((id) => !LEFT_OUT.includes(id)) }),
    hand: faces(shop.hand),
    plots: plots(shop, null),
  };
  return {
    game: 'petz',
    decks: {
      ...(show === null ? {} : { exhibitions: [show] }),
      ...(customers.length === 0 ? {} : { customers }),
    },
    needs: drawnLater(state, shop),
    start: {
      round: state.round,
      phase: 'shopping',
      starter: 1,
      shops: [player, empty],
      town: townStart(state),
    },
    stop: { round: state.round, after: 'business', scoring: 'reputation' },
    mods: [{ id: 'speedRound', arg: { groups: 1 } }],
  };
}

/** What a level says of the game of a position. Null where it is of another moment, or where its cards cannot be named. */
export function frozen(position: Find, beginning: Beginning): Record<string, unknown> | null {
  if ((beginning === 'shopping') !== (position.moment === 'petz.group')) return null;
  if (beginning === 'shopping') return frozenShopping(position);
  const { state, seat, laid } = position;
  const shop = state.shops[seat];
  if (shop === undefined) return null;
  const own = laid[seat] ?? [];
  if ([...shop.hand, ...own].some((card) => isSubstitute(cardOf(card)))) return null;
  const isBefore = beginning === 'needs' || beginning === 'arrange';
  const phase = isBefore ? 'needs' : beginning;
  const { draws, hand } = drawn(shop);
  const stores = storesOf({ ...shop, artifacts: shop.artifacts.filter((id) => !LEFT_OUT.includes(id)) });
  const imps = {
    home: shop.home,
    gold: 0,
    waiting: [0, 0, 0, 0, 0, 0],
    platform: impsOnPlatform(state, seat),
  };
  const player: ShopStart = {
    ...imps,
    reputation: shop.reputation,
    ...stores,
    hand: isBefore ? faces(hand) : [],
    plots: plots(shop, isBefore ? null : own),
  };
  if (beginning === 'business') delete player.judge;
  // Where all may be moved he would have a choice too.
  const rival = beginning === 'business' || beginning === 'arrange' ? null : rivalShown(position);
  const other: ShopStart = { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0], hand: [] };
  if (rival !== null) {
    const { pet } = rival.plot;
    const shownPet = pet && isBefore ? { id: pet.id, size: pet.size, suffering: pet.suffering ?? 0 } : pet;
    other.plots = [{ ...rival.plot, pet: shownPet ?? null }];
  }
  const show = state.exhibitions.find(({ round }) => round === state.round)?.id ?? null;
  const customers = customersNow(state);
  return {
    game: 'petz',
    ...(state.setup.expansions === undefined ? {} : { expansions: state.setup.expansions }),
    decks: {
      ...(show === null || beginning === 'business' ? {} : { exhibitions: [show] }),
      ...(customers.length === 0 ? {} : { customers }),
    },
    ...(isBefore ? { needs: piles([...(rival?.cards ?? []), ...draws]) } : {}),
    start: { round: state.round, phase, starter: 1, shops: [player, other] },
    stop: { round: state.round, after: 'business', scoring: 'reputation' },
    ...(beginning === 'needs' ? { mods: [{ id: 'nailed', arg: {} }] } : {}),
  };
}
