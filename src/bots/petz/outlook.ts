/** What lies ahead of a shop, read off its view: rounds, customers and exhibitions to come. */

import { boxOf } from '../../engine/petz/data/cards.ts';
import type { ExhibitionCard } from '../../engine/petz/data/schema.ts';
import type { Now } from '../../engine/petz/expansion.ts';
import { impsOnPlatform, shopOf, tableOf, tune } from '../../engine/petz/query.ts';
import { awardsNow, judgedIn } from '../../engine/petz/score.ts';
import type { Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { EXPERT, type Persona } from './persona.ts';

/** A chance to sell one pet. */
interface SaleSlot {
  round: number;
  /** Null: still face down. */
  customer: string | null;
}

interface LaterShow {
  /** As it will be judged; null: still face down. */
  tile: ExhibitionCard | null;
  /** How much more than usually its places bring. */
  times: number;
}

export interface Outlook {
  seat: number;
  persona: Persona;
  round: number;
  /** Rounds after this one. */
  left: number;
  /** Worth of one gold: in the last round it only counts for Business Acumen. */
  gold: number;
  doubles: boolean;
  /** Points for a point of match score, without and with the platform. */
  blackMarket: number;
  platform: number;
  /** Sales after this round. */
  later: SaleSlot[];
  /** Customers of this round that have not left yet. */
  now: string[];
  /** Customers that are still face down. */
  unseen: string[];
  /** Exhibitions after this round. */
  shows: LaterShow[];
  /** What the places bring in this round, and the first one usually. */
  awards: readonly number[];
  topAward: number;
  /** Own imps on the platform. */
  booked: number;
}

/** The seat a bot plays. */
export function seatOf(view: PetzView): number {
  if (view.seat === null) throw new Error('a spectator decides nothing');
  return view.seat;
}

/** A shop as far as it is seen: others' hands are empty here. */
export function seenShop(view: PetzView, seat: number): Shop {
  const { owned, hand, potions, ...open } = shopOf(view, seat);
  return { ...open, hand: hand ?? [], potions: potions ?? owned.potions };
}

export function ownShop(view: PetzView): Shop {
  return seenShop(view, seatOf(view));
}

function laterShow(then: Now, id: string | null, topAward: number): LaterShow {
  const top = awardsNow(then)[0] ?? topAward;
  return { tile: id === null ? null : judgedIn(then, id), times: top / Math.max(1, topAward) };
}

export function outlookOf(view: PetzView, seat: number, persona: Persona = EXPERT): Outlook {
  const { setup } = view;
  const table = tableOf(view);
  const topAward = table.awards[0] ?? 8;
  const seen = new Set([...view.customers.map((tile) => tile.id), ...view.gone.customers]);
  const last = view.round + persona.horizon;
  return {
    seat,
    persona,
    round: view.round,
    left: Math.min(table.rounds, last) - view.round,
    gold: view.round < table.rounds ? persona.gold : persona.goldAtEnd,
    doubles: view.setup.variants.doubles,
    blackMarket: tune(view, 'blackMarket'),
    platform: tune(view, 'platform'),
    later: view.customers
      .filter((tile) => tile.round > view.round && tile.round <= last)
      .map((tile) => ({ round: tile.round, customer: tile.id })),
    now: view.customers.flatMap((tile) => (tile.round === view.round && tile.id !== null ? [tile.id] : [])),
    unseen: boxOf(view).customers.filter((id) => !seen.has(id)),
    shows: view.exhibitions
      .filter((tile) => tile.round > view.round && tile.round <= last)
      .map(({ round, id }) => laterShow({ setup, round }, id, topAward)),
    awards: awardsNow(view),
    topAward,
    booked: impsOnPlatform(view, seat),
  };
}
