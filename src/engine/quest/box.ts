/** What lies in the box as single cards, and what is left of it when some are taken out. */

import { BOSSES, energyDeck, monsterDeck, type Stackable, treasureDeck, WORLDS } from './data/cards.ts';

/** Single cards of which there are several: `slime.1`, `slime.2`. */
function numbered(kinds: readonly string[]): string[] {
  return kinds.map((kind, i) => `${kind}.${i + 1 - kinds.indexOf(kind)}`);
}

export const CARDS: Record<Stackable, readonly string[]> = {
  energy: energyDeck(),
  monsters: numbered(monsterDeck()),
  treasures: numbered(treasureDeck()),
  worlds: Object.keys(WORLDS),
  bosses: Object.keys(BOSSES),
};

/** What is left of a list when each of these is taken out once; null if one is not there. */
export function without(all: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...all];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The kind of a single Monster or Treasure Card: `slime.2` is a `slime`. */
export function kindOf(card: string): string {
  const dot = card.indexOf('.');
  return dot < 0 ? card : card.slice(0, dot);
}
