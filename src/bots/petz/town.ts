/** Where to send a group: every use is weighed by how the shopping is likely to go on after it. */

import type { Rng } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { WITHDRAW } from '../../engine/petz/alleys/market/withdraw.ts';
import { choiceOf, type SendChoice } from '../../engine/petz/choices.ts';
import { figuresOf, groupIn, sameGroup, sizeOf } from '../../engine/petz/query.ts';
import { spaceById } from '../../engine/petz/spaces/all.ts';
import type { Group } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, plainly } from '../bot.ts';
import type { Buyer, Offer } from './buyer.ts';
import { hooks } from './expansion.ts';
import { afterSale, buyer, type Market, marketOf, playOn, take, worthOf } from './market.ts';
import { outlookOf, seatOf, seenShop } from './outlook.ts';
import { blurOf, EXPERT, type Persona } from './persona.ts';
import { wishesOf } from './wishes.ts';

/** How much a rival's gain counts against a use that leaves it to him. */
export const RIVAL_SHARE = 0.06;

export class Shopping {
  readonly #market: Market;
  readonly #view: PetzView;
  readonly #seat: number;
  readonly #fresh: Buyer[];

  constructor(view: PetzView, persona: Persona = EXPERT) {
    this.#view = view;
    this.#seat = seatOf(view);
    this.#market = marketOf(view);
    this.#fresh = view.shops.map((_shop, seat) => {
      // The others are taken for plain ones.
      const isOwn = seat === this.#seat;
      const outlook = outlookOf(view, seat, isOwn ? persona : EXPERT);
      const shop = seenShop(view, seat);
      const groups = isOwn || persona.rivals ? shop.groups : [];
      return buyer(outlook, wishesOf(view, outlook, shop), groups, shop.home, shop.gold);
    });
  }

  get own(): Buyer {
    return this.#fresh[this.#seat] as Buyer;
  }

  offerOf(choice: SendChoice): Offer | null {
    const kind = spaceById(choice.space)?.kind;
    return (
      this.#market.offers.find((x) => x.kind === kind && (x.item === null || x.item === choice.item)) ?? null
    );
  }

  get offers(): readonly Offer[] {
    return this.#market.offers;
  }

  /** True if a use brings anything at all, its price not counted; staying at home does. */
  isOfUse(choice: SendChoice): boolean {
    const offer = this.offerOf(choice);
    return offer === null || worthOf(this.own, offer, this.#mayHope(choice)) > 0;
  }

  /** A pet without a cage, now or hoped for: none is bought to be released. The Dark Alleys have cages of their own. */
  isHomeless(choice: SendChoice): boolean {
    if (this.#view.alleys !== undefined) return false;
    const kind = spaceById(choice.space)?.kind;
    return (kind === 'younger' || kind === 'older') && !this.isOfUse(choice);
  }

  /** A cage can still be had by another group of this seat. */
  #mayHope(sent: Group): boolean {
    const at = this.own.groups.findIndex((x) => sameGroup(x, sent));
    const others = this.own.groups.toSpliced(at, 1);
    return (this.#market.free.get('cage') ?? 0) > 0 && others.some((group) => figuresOf(group) >= 2);
  }

  weigh(choice: SendChoice): number {
    return this.weighUse(groupIn({ ...choice }), this.offerOf(choice));
  }

  /** Points in the end if no imp of this seat is sent now, with a change to what it has. */
  weighChange(change: (own: Buyer) => void): number {
    const buyers = this.#fresh.map((b) => ({ ...b }));
    const own = buyers[this.#seat] as Buyer;
    change(own);
    const size = Math.max(0, ...buyers.flatMap((b) => b.groups.map(sizeOf)));
    playOn(this.#market, buyers, this.#view.order, { seat: this.#seat, size });
    return own.gained;
  }

  /** Points in the end if a group goes to an offer (null: home); `change` comes before that. */
  weighUse(choice: Group, offer: Offer | null, change: (own: Buyer) => void = () => {}): number {
    const buyers = this.#fresh.map((b) => ({ ...b }));
    const own = buyers[this.#seat] as Buyer;
    change(own);
    const at = own.groups.findIndex((x) => sameGroup(x, choice));
    own.groups = own.groups.toSpliced(at, 1);
    let market = this.#market;
    if (offer === null) {
      own.home += choice.imps;
      own.treasury += choice.gold;
    } else {
      const hope = (market.free.get('cage') ?? 0) > 0 && own.groups.some((group) => figuresOf(group) >= 2);
      take(own, choice, offer, hope);
      const free = new Map(market.free);
      market = { offers: afterSale(market.offers, free, offer), free };
    }
    playOn(market, buyers, this.#view.order, { seat: this.#seat, size: sizeOf(choice) });
    let envied = 0;
    for (const b of buyers) if (b !== own) envied += b.gained;
    return own.gained - RIVAL_SHARE * envied;
  }
}

/** Of uses that are worth the same, the one that costs less gold. */
const GOLD_IN_A_TIE = 0.001;

/** The uses of the groups in turn by what they promise, best first; taking one back is not among them. */
export function rankSends(
  view: PetzView,
  options: readonly Json[],
  persona: Persona = EXPERT,
): { choice: Json; worth: number }[] {
  const shopping = new Shopping(view, persona);
  return options
    .filter((option) => {
      const choice = choiceOf('petz.send', option);
      return choice.space !== WITHDRAW && !shopping.isHomeless(choice);
    })
    .map((choice) => ({ choice, worth: shopping.weigh(choiceOf('petz.send', choice)) }))
    .sort((a, b) => b.worth - a.worth);
}

/** A use with its reason. */
export function explainSend(view: PetzView, choice: Json): Decision {
  return explain(view, new Shopping(view).own, choiceOf('petz.send', choice));
}

export function decideSend(
  view: PetzView,
  options: readonly Json[],
  persona: Persona,
  rng: Rng | null,
): Decision {
  if (options.length === 1) return because(options[0] as Json, 'hint.keepHome');
  const shopping = new Shopping(view, persona);
  const blur = blurOf(persona, rng);
  let best: SendChoice | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const choice = choiceOf('petz.send', option);
    if (choice.space === WITHDRAW) continue;
    const spent = GOLD_IN_A_TIE * (choice.space === 'home' ? 0 : choice.gold);
    // However badly he judges: what is of no use to him he sees.
    if (persona.noise > 0 ? !shopping.isOfUse(choice) : shopping.isHomeless(choice)) continue;
    const worth = shopping.weigh(choice) - spent + blur();
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  if (best === null) return plainly(options[0] as Json);
  const taken = view.alleys === undefined ? null : hooks.withdrawal(shopping, options, best, most);
  if (taken !== null) return because({ ...taken }, 'hint.withdraw');
  return explain(view, shopping.own, best);
}

function explain(view: PetzView, own: Buyer, choice: SendChoice): Decision {
  const { space, item = '' } = choice;
  switch (spaceById(space)?.kind) {
    case 'vegetables':
    case 'mixed':
    case 'meat': {
      const { vegetable, meat, either } = own.appetite;
      const wanted = vegetable + meat + either > own.vegetable + own.meat;
      return because(choice, wanted ? 'hint.getFood' : 'hint.getSpareFood', { space });
    }
    case 'artifacts':
      return because(choice, 'hint.getArtifacts', { artifacts: view.town.artifacts });
    case 'cage':
      return because(choice, own.room > 0 ? 'hint.getSpareCage' : 'hint.getCage', { cage: item });
    case 'addon':
      return because(choice, 'hint.getAddon', { addon: item });
    case 'younger':
    case 'older':
      return because(choice, own.room > 0 ? 'hint.buyFits' : 'hint.buyBeforeCage', { pet: item });
    case 'imps':
      return because(choice, 'hint.inviteImps');
    case 'hospital': {
      const { hospital } = seenShop(view, seatOf(view));
      return because(choice, hospital > 0 ? 'hint.visitHospital' : 'hint.getPotion', { imps: hospital });
    }
    case 'judge':
      return because(choice, 'hint.beJudge');
    case 'platform':
      return because(choice, 'hint.bookPlatform');
    default:
      return hooks.explainSend(view, choice);
  }
}
