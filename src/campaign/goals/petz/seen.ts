/** What the goals of the shops look at. */

import type { PetzEvent, PetzEventType } from '../../../engine/petz/events.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import type { LevelGame } from '../goal.ts';

type Told<T extends PetzEventType> = Extract<PetzEvent, { type: T }>;

/** What happened of one kind to the player's own shop. */
export function ownOf<T extends PetzEventType>(run: LevelGame<'petz'>, type: T): Told<T>[] {
  return run.events.filter(
    (event): event is Told<T> => event.type === type && 'seat' in event && event.seat === run.seat,
  );
}

/** The player's shop. */
export function shopSeen({ view, seat }: Pick<LevelGame<'petz'>, 'view' | 'seat'>): ShopView {
  const shop = view.shops[seat];
  if (shop === undefined) throw new Error(`there is no shop ${seat}`);
  return shop;
}

/** A seat's points: those of the end, and until then its reputation. */
export function scoreOf({ view, outcome }: LevelGame<'petz'>, seat: number): number {
  return outcome?.scores[seat] ?? view.shops[seat]?.reputation ?? 0;
}
