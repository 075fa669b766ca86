/**
 * Dark Alleys: a second board with four action spaces, new pieces for every stack, pets evaluated one by one. Each
 * part fills in the extension points of its own chapter; this file puts them together.
 */

import { ALLEYS } from '../data/cards.ts';
import type { Expansion } from '../expansion.ts';
import type { Space } from '../spaces/space.ts';
import { boardPart } from './board/part.ts';
import { marketPart } from './market/part.ts';
import type { Part } from './part.ts';
import { showPart } from './show/part.ts';
import { slugPart } from './slug/part.ts';
import { zonePart } from './zone/part.ts';

const PARTS: readonly Part[] = [boardPart, marketPart, zonePart, slugPart, showPart];

/**
 * All parts together, with the path of its neutral imps (DA-SETUP-01, DA-SETUP-10, DA-SETUP-11, R-DA-01, R-DA-09).
 */
export const darkAlleys = {
  ...(Object.assign({}, ...PARTS) as Part),
  id: 'darkAlleys' as const,
  spaces: PARTS.flatMap(({ spaces }) => spaces ?? []) as readonly Space[],
  scripts: PARTS.flatMap(({ scripts }) => scripts ?? []),
  rings: [ALLEYS.ring],
  dummies: ['northAlley', 'southAlley'],
} satisfies Partial<Expansion>;

/** Two parts must not fill in the same point: the second would silence the first. */
function checkParts(parts: readonly Part[]): void {
  const seen = new Set<string>();
  for (const point of parts.flatMap((part) => Object.keys(part))) {
    if (point === 'spaces' || point === 'scripts') continue;
    if (seen.has(point)) throw new Error(`two parts of Dark Alleys fill in '${point}'`);
    seen.add(point);
  }
}
checkParts(PARTS);
