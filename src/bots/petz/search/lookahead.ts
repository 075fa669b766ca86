/**
 * Where groups are sent in a playout by those who look how the shopping goes on, as a master does. Who has sent what, and
 * what is left, is open to everybody: in all imaginations in which it has come the same way the answer is the same.
 */

import type { Json } from '../../../engine/kernel/state.ts';
import { choiceOf, type SendChoice } from '../../../engine/petz/choices.ts';
import { groupIn, sameGroup, shopOf, sizeOf } from '../../../engine/petz/query.ts';
import type { Petz } from '../../../engine/petz/state.ts';
import type { Buyer } from '../buyer.ts';
import { afterSale, type Market, marketOf, playOn } from '../market.ts';
import { RIVAL_SHARE } from '../town.ts';
import { type Mind, openly } from './mind.ts';

/** So many uses of a group, those that gain most at once, are looked at more closely. */
const PROMISING = 4;

interface Use {
  option: Json;
  choice: SendChoice;
}

export class Lookahead {
  readonly #mind: Mind;
  readonly #known = new Map<string, Json>();

  constructor(mind: Mind) {
    this.#mind = mind;
  }

  /** The use after which the shopping goes best for a seat; `course` is all that was sent before. */
  send(s: Petz, seat: number, buyers: readonly Buyer[], options: readonly Json[], course: string): Json {
    let found = this.#known.get(course);
    if (found === undefined) {
      found = this.#look(s, seat, buyers, options);
      this.#known.set(course, found);
    }
    return found;
  }

  #look(s: Petz, seat: number, buyers: readonly Buyer[], options: readonly Json[]): Json {
    const now = buyers.map((b, at): Buyer => {
      const { groups, home, gold } = shopOf(s, at);
      return { ...b, groups, home, treasury: gold };
    });
    const uses = this.#promising(now[seat] as Buyer, options);
    const [first] = uses;
    if (uses.length < 2) return first?.option ?? null;
    const market = marketOf(openly(s, seat));
    let best: Json = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const { option, choice } of uses) {
      const worth = this.#worth(s, seat, now, market, choice);
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }

  #promising(own: Buyer, options: readonly Json[]): Use[] {
    return options
      .map((option) => {
        const choice = choiceOf('petz.send', option);
        return { option, choice, gain: this.#mind.gain(own, own.groups, choice) };
      })
      .sort((a, b) => b.gain - a.gain)
      .slice(0, PROMISING);
  }

  /** What a seat has gained when the shopping is over, less some of what the others have. */
  #worth(s: Petz, seat: number, now: readonly Buyer[], market: Market, choice: SendChoice): number {
    const buyers = now.map((b) => ({ ...b }));
    const own = buyers[seat] as Buyer;
    const group = groupIn({ ...choice });
    const { groups } = own;
    this.#mind.sent(own, groups, choice);
    own.groups = groups.toSpliced(
      groups.findIndex((x) => sameGroup(x, group)),
      1,
    );
    playOn(this.#without(market, choice), buyers, s.order, { seat, size: sizeOf(group) });
    const envied = buyers.reduce((sum, b) => (b === own ? sum : sum + b.gained), 0);
    return own.gained - RIVAL_SHARE * envied;
  }

  #without(market: Market, choice: SendChoice): Market {
    const sold = choice.space === 'home' ? null : this.#mind.offer(choice);
    if (sold === null) return market;
    const free = new Map(market.free);
    const offer = market.offers.find(({ kind, item }) => kind === sold.kind && item === sold.item);
    return { offers: afterSale(market.offers, free, offer ?? sold), free };
  }
}
