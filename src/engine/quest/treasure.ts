/** Treasure Cards: the deck, and who has which (PQ-TREASURE). */

import { shuffle } from '../kernel/rng.ts';
import type { Seat } from '../kernel/state.ts';
import { heroOf, type QuestContext } from './query.ts';

/** The top Treasure Card, turned up; null if deck and discards are empty (R-PQ-53). */
export function drawTreasure(c: QuestContext): string | null {
  const { piles, gone } = c.s;
  if (piles.treasures.length === 0 && gone.treasures.length > 0) {
    piles.treasures = gone.treasures;
    gone.treasures = [];
    c.roll((rng) => shuffle(piles.treasures, rng));
    c.emit({ type: 'quest.reshuffled', pile: 'treasures' });
  }
  const card = piles.treasures.pop() ?? null;
  if (card !== null) c.secret();
  return card;
}

/** Puts a treasure beside a Hero Sheet. It must have been taken from where it lay (PQ-TREASURE-03, PQ-TREASURE-04). */
export function gainTreasure(c: QuestContext, seat: Seat, treasure: string): void {
  heroOf(c.s, seat).treasures.push(treasure);
  c.emit({ type: 'quest.gotTreasure', seat, treasure });
}

/** A Hero's treasure goes to the discards; its bonuses end at once (PQ-TREASURE-05). */
export function dropTreasure(c: QuestContext, seat: Seat, treasure: string): void {
  const hero = heroOf(c.s, seat);
  hero.treasures = hero.treasures.filter((x) => x !== treasure);
  c.s.gone.treasures.push(treasure);
  c.emit({ type: 'quest.lostTreasure', seat, treasure });
}

/** Treasures that no Hero took leave the table (PQ-LOOT-06, PQ-MARKET-05). */
export function wasteTreasures(c: QuestContext, treasures: readonly string[]): void {
  if (treasures.length === 0) return;
  c.emit({ type: 'quest.wasted', treasures: [...treasures] });
  c.s.gone.treasures.push(...treasures);
}
