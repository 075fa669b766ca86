/** What an action space is. Each board place has a file of its own beside this one; `all.ts` lists them. */

import type { Refusal, Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import type { Board } from '../state.ts';

export interface Space {
  id: string;
  /** Spaces of one kind are alike: only the first free one is offered. */
  kind: string;
  /** What a group must bring (PB-SHOP-21). Gold never replaces an imp. */
  needs: { imps: number; gold: number; rule: string };
  /** The things of which the group gets one (PB-SHOP-22); undefined where nothing is picked. */
  items?(s: Board, seat?: Seat | null): string[];
  /** False where a space that asks for nothing still has nothing to give (RUL-17). */
  stocked?(s: Board): boolean;
  /** Why this seat cannot use the space although it is open; null if it can. */
  why?(s: Board, seat: Seat): Refusal | null;
  /** Why a thing that lies there is not for this seat; null if it does not lie there. */
  whyItem?(s: Board, seat: Seat, item: string): Refusal | null;
  /** Carries the action out at once (PB-SHOP-09). The group already stands on the space, its gold is paid. */
  use(c: PetzContext, seat: Seat, item: string | null): void;
}

export const FOR_ANYONE = { imps: 1, gold: 0, rule: 'PB-SHOP-21' };

/** Removes one thing from a row of places, leaving the place empty. */
export function takeFrom(places: (string | null)[], item: string): void {
  const at = places.indexOf(item);
  if (at < 0) throw new Error(`'${item}' is not on offer`);
  places[at] = null;
}
