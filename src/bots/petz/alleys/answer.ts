/** For each kind of question that only Dark Alleys asks, the file that knows about it. */

import type { FormDomain } from '../../../engine/kernel/domain.ts';
import type { Ask, Json } from '../../../engine/kernel/state.ts';
import { ownsHat } from '../../../engine/petz/alleys/query.ts';
import { optionsOf } from '../../../engine/petz/choices.ts';
import { accessoryCard } from '../../../engine/petz/data/cards.ts';
import { faceOf } from '../../../engine/petz/data/needs.ts';
import type { Joiner } from '../../../engine/petz/events.ts';
import { hasArtifact, petsOf, sameGroup } from '../../../engine/petz/query.ts';
import { exhibitionNow } from '../../../engine/petz/score.ts';
import type { Group, Pet, Plot, Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision, type PetzTools } from '../../bot.ts';
import { artifactARound } from '../artifacts.ts';
import type { Buyer } from '../buyer.ts';
import { decideCare } from '../care.ts';
import { holdWorth } from '../holding.ts';
import { trouble } from '../housing.ts';
import { bestOf } from '../jobs.ts';
import { buyer, worthOf } from '../market.ts';
import { type Outlook, outlookOf, ownShop, seatOf } from '../outlook.ts';
import { EXPERT, type Persona } from '../persona.ts';
import { Shopping } from '../town.ts';
import { wishesOf } from '../wishes.ts';
import { expectedMatch, expectedScore } from '../worth.ts';
import { decideFacility } from './facility.ts';
import { alleyOffers } from './offers.ts';
import { accessoryWorth } from './values.ts';

// Which pet wears which accessory: a card more for it, wanted where this round's customer or exhibition pays
// for it.

/** A card of its own choosing more is better than the average of its colour. */
const CHOSEN = 0.25;
/** The share of a better score that becomes reputation. */
const SHOWN = 0.4;

/** What this round may bring of a pet: a sale, or its part of the exhibition. */
function hopeOf(view: PetzView, o: Outlook, pet: Pet): number {
  const tile = exhibitionNow(view);
  const show = tile === null ? 0 : SHOWN * expectedScore(o, tile, [pet], []);
  if (pet.size < 4) return show;
  const price = o.booked > 0 ? o.platform : o.blackMarket;
  const match = Math.max(0, ...o.now.map((customer) => expectedMatch(o, pet, customer)));
  const worn = pet.wears?.length ?? 0;
  const sold = match > 2 ? worn * (o.gold - accessoryWorth(o)) : 0;
  return show + 0.7 * price * match + 0.6 * sold;
}

/** The trouble of one need more, by its colour's mischief in this cage. */
function burden(pet: Pet, plot: Plot, tile: string): number {
  const share = trouble(pet, plot) / Math.max(1, pet.size);
  const frail = pet.suffering + 1 >= pet.size ? 2 : 0;
  const fierce = { G: 0.25, R: 0.35, Y: 0.2, P: 0.4 }[accessoryCard(tile).colour];
  return 0.5 * share + fierce + frail - CHOSEN;
}

export function decideDress(view: PetzView, { fields }: FormDomain, persona: Persona = EXPERT): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const housed = petsOf(ownShop(view)).map(({ pet, plot }) => {
    const { wears: _wears, ...bare } = pet;
    return { pet: bare as Pet, plot };
  });
  const choice: Record<string, string | null> = {};
  for (const tile of Object.keys(fields)) {
    choice[tile] = null;
    let most = 0;
    let wearer: (typeof housed)[number] | null = null;
    for (const one of housed) {
      const dressed = { ...one.pet, wears: [...(one.pet.wears ?? []), tile] };
      const gain = hopeOf(view, o, dressed) - hopeOf(view, o, one.pet) - burden(one.pet, one.plot, tile);
      if (gain <= most) continue;
      most = gain;
      wearer = one;
    }
    if (wearer === null) continue;
    choice[tile] = wearer.pet.id;
    wearer.pet = { ...wearer.pet, wears: [...(wearer.pet.wears ?? []), tile] };
  }
  const dressed = Object.values(choice).find((pet) => pet !== null);
  return dressed === undefined
    ? because(choice, 'hint.dressNobody')
    : because(choice, 'hint.dress', { pet: dressed ?? '' });
}

// What the Gift Box becomes.

/** A second one of its kind does little, but a book. */
function doubles(shop: Shop, artifact: string): boolean {
  return artifact === 'fancyHat'
    ? ownsHat(shop)
    : hasArtifact(shop, artifact) && shop.books[artifact] === undefined;
}

/** Something better may come up later, as long as there are rounds for it. */
function decideCopy(view: PetzView, options: readonly Json[], persona: Persona): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const shop = ownShop(view);
  const wait = 0.5 * (1 - 1 / (1 + o.left));
  const best = bestOf(optionsOf('petz.copy', options), (artifact) =>
    artifact === null ? wait : doubles(shop, artifact) ? 0 : artifactARound(artifact),
  );
  return best === null ? because(null, 'hint.copyNothing') : because(best, 'hint.copy', { artifact: best });
}

// Who comes back through the slug shop, and which waiting group a newcomer joins.

/** Who it is stands in the script that asks. */
function newcomer(view: PetzView): Joiner {
  const vars = view.tasks.findLast(({ proc }) => proc === 'petz.joining')?.vars as
    | { who?: Joiner }
    | undefined;
  return vars?.who ?? 'imp';
}

function enlarge(own: Buyer, group: Group, who: Joiner): void {
  const at = own.groups.findIndex((x) => sameGroup(x, group));
  const bigger: Group = { ...group };
  if (who === 'imp' || who === 'impWithHat') {
    bigger.imps += 1;
    own.home -= 1;
  }
  if (who === 'bodyguard') bigger.bodyguard = 1;
  if (who === 'hat' || who === 'impWithHat') bigger.hat = 1;
  own.groups = own.groups.with(at, bigger);
}

function decideJoin(view: PetzView, options: readonly Json[], persona: Persona): Decision {
  const who = newcomer(view);
  const shopping = new Shopping(view, persona);
  // An imp at home does something else; bodyguard and hat do nothing there.
  const idle = who === 'imp' || who === 'impWithHat' ? 0 : -0.05;
  const best = bestOf(optionsOf('petz.join', options), (group) =>
    group === null
      ? shopping.weighChange(() => {}) + idle
      : shopping.weighChange((own) => enlarge(own, group, who)),
  );
  return best === null
    ? because(null, 'hint.joinHome')
    : because({ ...best }, 'hint.joinGroup', { size: best.imps + best.gold + (best.bodyguard ?? 0) });
}

/** An imp has more to do than the bodyguard, unless groups wait that he could make bigger. */
function decideReturn(view: PetzView, options: readonly Json[]): Decision {
  const waiting = ownShop(view).groups.length > 0;
  const best = bestOf(optionsOf('petz.return', options), (choice) => {
    if (choice === null) return 0;
    // A second imp on the platform may sell again.
    const platform = choice.from === 'platform' ? -0.6 : 0;
    switch (choice.who) {
      case 'imp':
        return 1 + platform;
      case 'impWithHat':
        return 1.05 + (waiting ? 0.2 : 0) + platform;
      case 'bodyguard':
        return waiting ? 0.8 : 0.05;
    }
  });
  if (best === null) return because(null, 'hint.returnNobody');
  const chosen = { ...best };
  return best.who === 'bodyguard'
    ? because(chosen, 'hint.returnBodyguard', { space: best.from })
    : because(chosen, 'hint.returnImp', { space: best.from });
}

// At the fortune teller's: what to look at, what to make free; and which cards to put away for it later.

/** The tile that matters soonest; of one round rather the customer, for whom a pet is held back. */
function decidePeek(view: PetzView, options: readonly Json[]): Decision {
  const best = bestOf(optionsOf('petz.peek', options), (choice) =>
    choice === null ? -99 : view.round - choice.round + (choice.tile === 'customer' ? 0.5 : 0),
  );
  if (best === null) return because(null, 'hint.peekNothing');
  const code = best.tile === 'customer' ? 'hint.peekCustomer' : 'hint.peekExhibition';
  return because({ ...best }, code, { round: best.round });
}

/** The thing that its visitor would like best himself. */
function decideDiscount(view: PetzView, options: readonly Json[], persona: Persona): Decision {
  const outlook = outlookOf(view, seatOf(view), persona);
  const shop = ownShop(view);
  const own = buyer(outlook, wishesOf(view, outlook, shop), shop.groups, shop.home, shop.gold);
  const offers = alleyOffers(view, 'market') ?? [];
  const place = bestOf(optionsOf('petz.discount', options), (choice) =>
    Math.max(
      ...offers
        .filter(({ item }) => item?.split(':')[0] === choice)
        .map((offer) => worthOf(own, offer, true)),
    ),
  );
  return because(place, 'hint.discount');
}

function decideForget(view: PetzView, options: readonly Json[], persona: Persona): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const card = bestOf(optionsOf('petz.forget', options), (x) => -holdWorth(o, x) - dislike(x));
  return because(card, 'hint.sleepCard', { need: faceOf(card).need });
}

/** Of cards that no customer will pay for, the one goes that does most harm. */
function dislike(card: number): number {
  const harm: Record<string, number> = { disease: 0.05, magic: 0.04, anger: 0.03, poop: 0.02 };
  return -(harm[faceOf(card).need] ?? 0);
}

/** Null for a question it knows nothing about. */
export function decideAlleys(
  view: PetzView,
  ask: Ask,
  options: readonly Json[],
  tools: PetzTools,
  persona: Persona = EXPERT,
): Decision | null {
  switch (ask.kind) {
    case 'petz.join':
      return decideJoin(view, options, persona);
    case 'petz.return':
      return decideReturn(view, options);
    case 'petz.peek':
      return decidePeek(view, options);
    case 'petz.discount':
      return decideDiscount(view, options, persona);
    case 'petz.forget':
      return decideForget(view, options, persona);
    case 'petz.facility':
      return decideFacility(view, options, 'visit', persona);
    case 'petz.work':
      return decideFacility(view, options, 'work', persona);
    case 'petz.copy':
      return decideCopy(view, options, persona);
    case 'petz.next':
    case 'petz.setCage':
    case 'petz.tune':
    case 'petz.shove':
    case 'petz.spook':
    case 'petz.wreck':
    case 'petz.ding':
      return decideCare(view, options, tools, persona);
    case 'petz.hat':
      return because(true, 'hint.hatHome');
    default:
      return null;
  }
}
