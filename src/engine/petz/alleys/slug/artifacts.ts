/** Fancy Hat and Gift Box at the moment somebody gains artifacts (DA-ARTIFACT). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import { artifactCard } from '../../data/cards.ts';
import type { PetzEvent } from '../../events.ts';
import { shopOf } from '../../query.ts';
import { fillBox, readBooks } from '../../spaces/artifacts.ts';
import type { Petz, Shop } from '../../state.ts';
import { join } from '../join.ts';
import { alleyShop } from '../query.ts';

interface CopyVars {
  seat: Seat;
  /** What may be copied. */
  from: string[];
}

/** The box is an artifact like any other until it becomes one (DA-ARTIFACT-GIFTBOX-06, R-DA-35). */
export function worksAs(shop: Pick<Shop, 'artifacts' | 'alleys'>, artifact: string): boolean {
  return shop.alleys?.gift === artifact && shop.artifacts.includes('giftBox');
}

/** A copy is treated as just gained (DA-ARTIFACT-GIFTBOX-05). */
function become(c: PetzContext, seat: Seat, artifact: string): void {
  alleyShop(shopOf(c.s, seat)).gift = artifact;
  c.emit({ type: 'petz.copied', seat, artifact });
  if (artifact === 'magicBox') fillBox(c, seat);
  if (artifact === 'fancyHat') c.call(join, { seat, who: 'hat' });
  if (artifactCard(artifact).book !== undefined) c.call(readBooks, { seat, books: ['giftBox'] });
}

/** What a Gift Box becomes, told to everybody (DA-HIDDEN-12). */
export const copyArtifact = script<Petz, PetzEvent, CopyVars>('petz.giftBox', [
  askOne('copy', {
    kind: 'petz.copy',
    who: (_s, v) => (v.from.length > 0 ? [v.seat] : []),
    domain: (_s, _seat, v) => ({ type: 'pick', options: [...v.from, null] }),
    then(c, v, choice) {
      if (choice !== null) become(c, v.seat, choice);
      return undefined;
    },
  }),
]);

/** Artifacts that other shops own now (DA-ARTIFACT-GIFTBOX-01, DA-ARTIFACT-GIFTBOX-04). */
function othersArtifacts(s: Petz, seat: Seat): string[] {
  return s.shops.flatMap((shop, other) => (other === seat ? [] : shop.artifacts));
}

/** True if a shop holds a Gift Box that has not become anything yet (DA-ARTIFACT-GIFTBOX-03). */
function hasOpenBox(shop: Shop): boolean {
  return shop.artifacts.includes('giftBox') && alleyShop(shop).gift === null;
}

/**
 * What is called last goes first: a new hat finds its group, then a new Gift Box looks round, and only then the owner
 * of an open box looks at what has been gained (R-DA-33, DA-ARTIFACT-GIFTBOX-02).
 */
export function artifactsGained(c: PetzContext, seat: Seat, gained: readonly string[]): void {
  for (const [other, shop] of c.s.shops.entries()) {
    if (other !== seat && hasOpenBox(shop)) c.call(copyArtifact, { seat: other, from: [...gained] });
  }
  if (gained.includes('giftBox')) c.call(copyArtifact, { seat, from: othersArtifacts(c.s, seat) });
  if (gained.includes('fancyHat')) c.call(join, { seat, who: 'hat' });
}
