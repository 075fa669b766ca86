/** A sensible answer at once to every question of a playout: the expert's rules of thumb, as cheap as they can be had. */

import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Rng } from '../../../engine/kernel/rng.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { choiceOf } from '../../../engine/petz/choices.ts';
import { colourIndex } from '../../../engine/petz/data/needs.ts';
import { COLOURS } from '../../../engine/petz/data/schema.ts';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import type { petzEngine } from '../../../engine/petz/index.ts';
import { saleGold } from '../../../engine/petz/phases/sales.ts';
import { demandsOf, petsOf, plotOf, shopOf } from '../../../engine/petz/query.ts';
import { matchScore } from '../../../engine/petz/score.ts';
import type { Group, Petz, Shop } from '../../../engine/petz/state.ts';
import { everyPet } from '../arrange.ts';
import type { Buyer } from '../buyer.ts';
import { together } from '../companions.ts';
import { hooks } from '../expansion.ts';
import { likelySplit } from '../grouping.ts';
import { playOn } from '../market.ts';
import { quickly } from '../turn.ts';
import type { Lookahead } from './lookahead.ts';
import { Mind, openly } from './mind.ts';
import { quickLay } from './quick-lay.ts';

type Engine = typeof petzEngine;

/** Splits that a quick player thinks of. */
const SPLITS = 6;

/** One playout: the quick player at every seat, and what he remembers of the round. */
export class Quick {
  readonly #engine: Engine;
  readonly #rng: Rng;
  #mind: Mind;
  #buyers: Buyer[] | null = null;
  readonly #events: PetzEvent[] | null;
  #lookahead: Lookahead | null;
  #course = '';

  /**
   * What happens is added to `events`, if that is a list. With a lookahead groups are sent by it, else to what gains most
   * at once.
   */
  constructor(
    engine: Engine,
    rng: Rng,
    mind: Mind,
    events: PetzEvent[] | null = null,
    lookahead: Lookahead | null = null,
  ) {
    this.#events = events;
    this.#lookahead = lookahead;
    this.#engine = engine;
    this.#rng = rng;
    this.#mind = mind;
  }

  /** Applies an answer and keeps in mind what follows from it. */
  apply(s: Petz, seat: number, choice: Json): void {
    if (s.ask?.kind === 'petz.send') this.#remember(s, seat, choice);
    this.#engine.applyTo(s, seat, choice, this.#events);
  }

  /** Answers the open question for one seat. */
  step(s: Petz): void {
    const { ask } = s;
    if (ask === null) return;
    const seat = ask.seats.find((x) => ask.sealed[x] === undefined) as number;
    this.apply(s, seat, this.answer(s, seat));
  }

  answer(s: Petz, seat: number): Json {
    const domain = this.#engine.domain(s, seat) as Domain;
    const found = this.#think(s, seat, domain);
    return found === undefined ? this.#engine.sample(s, seat, this.#rng) : found;
  }

  /** In a new round there is everything to think about anew. */
  #mindOf(s: Petz): Mind {
    if (this.#mind.view.round !== s.round) {
      this.#mind = new Mind(openly(s, 0));
      this.#buyers = null;
      this.#lookahead = null;
    }
    return this.#mind;
  }

  #buyer(s: Petz, seat: number): Buyer {
    const mind = this.#mindOf(s);
    this.#buyers ??= mind.buyers();
    return this.#buyers[seat] as Buyer;
  }

  #remember(s: Petz, seat: number, choice: Json): void {
    const { groups } = shopOf(s, seat);
    if (this.#lookahead !== null) this.#course = `${this.#courseOf(s)}|${JSON.stringify(choice)}`;
    this.#mindOf(s).sent(this.#buyer(s, seat), groups, choiceOf('petz.send', choice));
  }

  #think(s: Petz, seat: number, domain: Domain): Json | undefined {
    const shop = shopOf(s, seat);
    const mind = this.#mindOf(s);
    switch (s.ask?.kind) {
      case 'petz.group':
        return domain.type === 'split'
          ? together(this.#split(s, seat, domain.parts), domain.stocks)
          : undefined;
      case 'petz.send':
        if (domain.type !== 'pick') return undefined;
        if (domain.options.length === 1) return domain.options[0] as Json;
        return this.#send(s, seat, domain.options);
      case 'petz.arrange':
        return mind.arrangement(seat, shop).choice;
      case 'petz.assign': {
        if (domain.type !== 'deal') return undefined;
        const o = mind.outlook(seat);
        return quickLay(s, o, shop, mind.keeping(seat, shop), domain) ?? undefined;
      }
      case 'petz.crystal':
        return [];
      case 'petz.dress':
        return domain.type === 'form' ? hooks.dressQuickly(shop, Object.keys(domain.fields)) : undefined;
      default:
        return domain.type === 'pick' ? this.#pick(s, seat, shop, domain.options) : undefined;
    }
  }

  #send(s: Petz, seat: number, options: readonly Json[]): Json {
    const own = this.#buyer(s, seat);
    if (this.#lookahead === null) return this.#mindOf(s).bestSend(own, shopOf(s, seat).groups, options);
    return this.#lookahead.send(s, seat, this.#buyers ?? [], options, this.#courseOf(s));
  }

  /** The groups that all have sent out, and what became of them so far. */
  #courseOf(s: Petz): string {
    if (this.#course === '') this.#course = JSON.stringify(s.shops.map(({ groups }) => groups));
    return this.#course;
  }

  #pick(s: Petz, seat: number, shop: Shop, options: readonly Json[]): Json {
    if (options.length === 1) return options[0] as Json;
    switch (s.ask?.kind) {
      case 'petz.feed':
      case 'petz.play':
      case 'petz.ward':
      case 'petz.shovel':
        return quickly(s, seat, options);
      case 'petz.sell':
        return this.#sale(s, seat, shop, options);
      case 'petz.jobs':
        return this.#job(s, seat, options);
      case 'petz.book':
        return book(shop, options);
      case 'petz.box':
        return box(shop, options);
      default: {
        const found = hooks.playout(s, this.#mindOf(s).outlook(seat), shop, options);
        return found === undefined ? (options[0] as Json) : found;
      }
    }
  }

  /** The best of a few splits, against rivals who split as it comes. */
  #split(s: Petz, seat: number, parts: number): Group[] {
    const mind = this.#mindOf(s);
    const rivals = s.shops.map((shop) => likelySplit(shop.home, shop.gold, parts, this.#rng));
    let best: Group[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < SPLITS; i++) {
      const { home, gold } = shopOf(s, seat);
      const split = likelySplit(home, gold, parts, this.#rng);
      const buyers = mind.buyers();
      for (const [at, b] of buyers.entries()) {
        b.groups = at === seat ? split : (rivals[at] ?? []);
        b.home = shopOf(s, at).home - b.groups.reduce((sum, group) => sum + group.imps, 0);
        b.treasury = shopOf(s, at).gold - b.groups.reduce((sum, group) => sum + group.gold, 0);
      }
      playOn(mind.market, buyers, s.order, null);
      const { gained } = buyers[seat] as Buyer;
      if (gained > most) {
        most = gained;
        best = split;
      }
    }
    return best;
  }

  #sale(s: Petz, seat: number, shop: Shop, options: readonly Json[]): Json {
    const mind = this.#mindOf(s);
    const o = mind.outlook(seat);
    const keep = mind.keeping(seat, shop);
    const at = petsOf(shop).map((x) => x.at);
    let best: Json = null;
    let most = 0;
    for (const option of options) {
      const sale = choiceOf('petz.sell', option);
      if (sale === null) continue;
      const plot = plotOf(shop, sale.plot);
      const { pet } = plot;
      if (pet === null) continue;
      const price = sale.platform ? o.platform : o.blackMarket;
      const worn = pet.wears === undefined ? 0 : hooks.worn(o, pet.wears);
      const stays = keep[at.indexOf(sale.plot)] ?? 0;
      const cost = sale.platform ? platformCost(o.left) : 0;
      const gain =
        matchScore(sale.customer, pet, plot) * price + saleGold(s, pet) * o.gold - stays - worn - cost;
      if (gain > most) {
        most = gain;
        best = option;
      }
    }
    return best;
  }

  #job(s: Petz, seat: number, options: readonly Json[]): Json {
    const o = this.#mindOf(s).outlook(seat);
    let best = options[0] as Json;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const { imps, plots } = choiceOf('petz.jobs', option);
      const worth = plots.reduce((sum, n) => sum + n, 0) * o.persona.manure - imps * o.gold;
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }
}

/** An imp on the platform that is not used now can be used later. */
function platformCost(left: number): number {
  return left === 0 ? -1.4 : 1.5 - 0.4 * left;
}

function book(shop: Shop, options: readonly Json[]): Json {
  const bars = COLOURS.map(() => 0);
  for (const pet of everyPet(shop)) {
    for (const colour of demandsOf(pet)) bars[colourIndex(colour)] = (bars[colourIndex(colour)] ?? 0) + 1;
  }
  let best = options[0] as Json;
  let most = -1;
  for (const option of options) {
    const worth = bars[colourIndex(choiceOf('petz.book', option).colour)] ?? 0;
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** A token that would spoil is saved. */
function box(shop: Shop, options: readonly Json[]): Json {
  for (const option of options) {
    const choice = choiceOf('petz.box', option);
    if (choice !== null && choice.chamber === shop.food[choice.from].length - 1) return option;
  }
  return null;
}
