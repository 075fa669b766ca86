/** For each kind of question that only Dark Alleys asks, the file that knows about it. */

import type { Ask, Json } from '../../../engine/kernel/state.ts';
import { ownsHat } from '../../../engine/petz/alleys/query.ts';
import { optionsOf } from '../../../engine/petz/choices.ts';
import { faceOf } from '../../../engine/petz/data/needs.ts';
import type { Joiner } from '../../../engine/petz/events.ts';
import { hasArtifact, sameGroup } from '../../../engine/petz/query.ts';
import type { Group, Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision, type PetzTools } from '../../bot.ts';
import { artifactARound } from '../artifacts.ts';
import type { Buyer } from '../buyer.ts';
import { decideCare } from '../care.ts';
import { holdWorth } from '../holding.ts';
import { bestOf } from '../jobs.ts';
import { buyer, worthOf } from '../market.ts';
import { outlookOf, ownShop, seatOf } from '../outlook.ts';
import { EXPERT, type Persona } from '../persona.ts';
import { Shopping } from '../town.ts';
import { wishesOf } from '../wishes.ts';
import { decideFacility } from './facility.ts';
import { alleyOffers } from './offers.ts';

// What the Gift Box becomes.

/** A second one of its kind does little, but a book. */
function doubles(shop: Shop, artifact: string): boolean {
  return artifact === 'fancyHat'
    ? ownsHat(shop)
    : hasArtifact(shop, artifact) && shop.books[artifact] === undefined;
}

/** Something better may come up later, as long as there are rounds for it. */
function decideCopy(view: PetzView, options: readonly Json[], persona: Persona = EXPERT): Decision {
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

function decideJoin(view: PetzView, options: readonly Json[], persona: Persona = EXPERT): Decision {
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

/** The tile that matters soonest; of one round rather the customer, for whom a pet is kept. */
function decidePeek(view: PetzView, options: readonly Json[]): Decision {
  const best = bestOf(optionsOf('petz.peek', options), (choice) =>
    choice === null ? -99 : view.round - choice.round + (choice.tile === 'customer' ? 0.5 : 0),
  );
  if (best === null) return because(null, 'hint.peekNothing');
  const code = best.tile === 'customer' ? 'hint.peekCustomer' : 'hint.peekExhibition';
  return because({ ...best }, code, { round: best.round });
}

/** The thing that its visitor would like best himself. */
function decideDiscount(view: PetzView, options: readonly Json[], persona: Persona = EXPERT): Decision {
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

function decideForget(view: PetzView, options: readonly Json[], persona: Persona = EXPERT): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const card = bestOf(optionsOf('petz.forget', options), (x) => -holdWorth(o, x) - dislike(x));
  return because(card, 'hint.sleepCard', { need: faceOf(card).need });
}

/** Of cards that nobody will pay for, the one goes that does most harm. */
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
