/** The slug shop, accessories, new artifacts, imps back home, final scoring (DA-SLUG, DA-ACC, DA-ARTIFACT, DA-END). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne, type ReturnChoice } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import { artifactCard } from '../../data/cards.ts';
import type { PetzEvent } from '../../events.ts';
import { shopOf } from '../../query.ts';
import { fillBox, readBooks } from '../../spaces/artifacts.ts';
import { FOR_ANYONE, type Space, takeFrom } from '../../spaces/space.ts';
import type { Board, Petz, Shop } from '../../state.ts';
import { join } from '../join.ts';
import type { Part } from '../part.ts';
import { alleyShop, alleysOf } from '../query.ts';
import { dress, dressForm, keepAccessories, sellWorn } from './dress.ts';
import { businessPoints, countReturning, displayPoints, wearHome } from './home.ts';

/** Fancy Hat and Gift Box at the moment a player gains artifacts (DA-ARTIFACT). */
interface CopyVars {
  seat: Seat;
  /** The artifacts that it can copy. */
  from: string[];
}

/** The box is an artifact like any other until it becomes one (DA-ARTIFACT-GIFTBOX-06, R-DA-35). */
function worksAs(shop: Pick<Shop, 'artifacts' | 'alleys'>, artifact: string): boolean {
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

/** What a Gift Box becomes, shown to all (DA-HIDDEN-12). */
const copyArtifact = script<Petz, PetzEvent, CopyVars>('petz.giftBox', [
  askOne('copy', {
    kind: 'petz.copy',
    who: (_s, v) => (v.from.length > 0 ? [v.seat] : []),
    domain: (_s, _seat, v) => ({ type: 'pick', options: [...v.from, null] }),
    then(c, v, choice) {
      if (choice !== null) become(c, v.seat, choice);
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
function artifactsGained(c: PetzContext, seat: Seat, gained: readonly string[]): void {
  for (const [other, shop] of c.s.shops.entries()) {
    if (other !== seat && hasOpenBox(shop)) c.call(copyArtifact, { seat: other, from: [...gained] });
  }
  if (gained.includes('giftBox')) c.call(copyArtifact, { seat, from: othersArtifacts(c.s, seat) });
  if (gained.includes('fancyHat')) c.call(join, { seat, who: 'hat' });
}

/**
 * Every figure that may come home: at least one ordinary imp must stay on the space it leaves (DA-SLUG-04, DA-SLUG-05,
 * DA-SLUG-06), and an imp may take the Fancy Hat of its group along (DA-ARTIFACT-FANCYHAT-05).
 * Also DA-BODY-09, DA-BODY-10, DA-SLUG-07, R-DA-41, R-DA-42.
 */
function returners(s: Pick<Board, 'town'>, seat: Seat): Exclude<ReturnChoice, null>[] {
  const found: Exclude<ReturnChoice, null>[] = [];
  for (const [from, standing] of Object.entries(s.town.taken)) {
    if (standing.seat !== seat) continue;
    if (standing.imps >= 2) found.push({ from, who: 'imp' });
    if (standing.imps >= 2 && (standing.hat ?? 0) > 0) found.push({ from, who: 'impWithHat' });
    if (standing.imps >= 1 && (standing.bodyguard ?? 0) > 0) found.push({ from, who: 'bodyguard' });
  }
  return found;
}

/** The figure leaves its space; what was done there is not undone (DA-SLUG-10). Then it joins a group or stays home. */
function comeBack(c: PetzContext, seat: Seat, { from, who }: Exclude<ReturnChoice, null>): void {
  const standing = c.s.town.taken[from];
  if (standing === undefined) return;
  if (who === 'bodyguard') delete standing.bodyguard;
  else standing.imps -= 1;
  if (who === 'impWithHat') delete standing.hat;
  c.emit({ type: 'petz.returned', seat, who, from });
  c.call(join, { seat, who });
}

const triumphantReturn = script<Petz, PetzEvent, { seat: Seat }>('petz.slug', [
  askOne('return', {
    kind: 'petz.return',
    who: (s, v) => (returners(s, v.seat).length > 0 ? [v.seat] : []),
    domain: (s, seat) => ({ type: 'pick', options: [...returners(s, seat).map((x) => ({ ...x })), null] }),
    then(c, v, choice) {
      if (choice !== null) comeBack(c, v.seat, choice);
    },
  }),
]);

/** One of the accessories on show, at no cost (DA-SLUG-01, DA-SLUG-02). */
const slugShop: Space = {
  id: 'slugShop',
  kind: 'slugShop',
  needs: { ...FOR_ANYONE, rule: 'DA-SLUG-01' },
  items: (s) => alleysOf(s).shown.filter((tile) => tile !== null),
  use(c, seat, item) {
    const accessory = item ?? '';
    takeFrom(alleysOf(c.s).shown, accessory);
    alleyShop(shopOf(c.s, seat)).accessories.push(accessory);
    c.emit({ type: 'petz.gotAccessory', seat, accessory });
    c.call(triumphantReturn, { seat });
  },
};

export const slugPart: Part = {
  spaces: [slugShop],
  scripts: [triumphantReturn, dress, copyArtifact, wearHome],
  forms: { 'petz.dress': dressForm },
  arranged: (c, seat) => c.call(dress, { seat }),
  worksAs,
  gained: artifactsGained,
  sold(c, seat, pet, platform) {
    sellWorn(c, seat, pet);
    if (platform) c.call(wearHome, { seat });
  },
  lost: keepAccessories,
  comingHome: countReturning,
  businessPoints,
  displayPoints,
};
