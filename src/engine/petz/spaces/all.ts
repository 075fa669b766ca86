/** The action spaces of the Central Board (PB-SHOP-21) and the questions of who may go where. */

import { DataError } from '../../kernel/schema.ts';
import { type Refusal, refuse, type Seat } from '../../kernel/state.ts';
import { storeFood } from '../care.ts';
import type { PetzContext } from '../context.ts';
import { BOARD } from '../data/cards.ts';
import { STANDS, type StandId } from '../data/schema.ts';
import { expansionsOf, installedExpansions } from '../expansion.ts';
import { figuresOf, shopOf } from '../query.ts';
import type { Board, Group } from '../state.ts';
import { artifactTents } from './artifacts.ts';
import { corral } from './corral.ts';
import { FOR_ANYONE, type Space } from './space.ts';

// The three food stands (PB-FOOD).

/**
 * The group takes everything on the stand (PB-FOOD-01), other tokens included (PB-VAR-17). An empty one may be chosen
 * (PB-FOOD-07, PB-FOOD-05, RUL-77).
 */
function stand(id: StandId): Space {
  return {
    id,
    kind: id,
    needs: FOR_ANYONE,
    use(c, seat) {
      const shop = shopOf(c.s, seat);
      const { vegetable, meat, gold } = c.s.town.stands[id];
      storeFood(shop, 'vegetable', vegetable);
      storeFood(shop, 'meat', meat);
      shop.gold += gold;
      c.s.town.stands[id] = { vegetable: 0, meat: 0, gold: 0 };
      c.emit({ type: 'petz.gotFood', seat, stand: id, vegetable, meat, gold });
    },
  };
}

const foodStands: Space[] = STANDS.map(stand);

// The spaces near the hospital: inviting imps, hospital, judging, platform (PB-IMPS, PB-HOSP,
// PB-JUDGE, PB-PLAT).

/** Imps that join the group on its space until phase 6 (PB-IMPS-02, PB-HOSP-03). */
function joinStanding(c: PetzContext, space: string, imps: number): void {
  const standing = c.s.town.taken[space];
  if (standing !== undefined) standing.imps += imps;
}

/**
 * All own imps of this round or an earlier one come from the Progress Board (PB-IMPS-01, PB-IMPS-04, PB-IMPS-03,
 * PB-IMPS-06).
 */
const inviteImps: Space = {
  id: 'imps',
  kind: 'imps',
  needs: FOR_ANYONE,
  use(c, seat) {
    const { waiting } = shopOf(c.s, seat);
    let invited = 0;
    for (let space = 0; space < waiting.length && space < c.s.round; space++) {
      invited += waiting[space] ?? 0;
      waiting[space] = 0;
    }
    joinStanding(c, 'imps', invited);
    c.emit({ type: 'petz.invited', seat, imps: invited });
  },
};

/** A potion, and all own imps out of the hospital (PB-HOSP-01, PB-HOSP-02, PB-HOSP-04, PB-HOSP-06, PB-HOSP-07). */
const hospital: Space = {
  id: 'hospital',
  kind: 'hospital',
  needs: FOR_ANYONE,
  use(c, seat) {
    const shop = shopOf(c.s, seat);
    let given = 1;
    for (const { potions } of expansionsOf(c.s)) given = potions?.(c, seat, given) ?? given;
    shop.potions += given;
    if (given > 0) c.emit({ type: 'petz.gotPotion', seat });
    const discharged = shop.hospital;
    shop.hospital = 0;
    joinStanding(c, 'hospital', discharged);
    c.emit({ type: 'petz.discharged', seat, imps: discharged });
  },
};

/** The minion moves to space 2 of the tent (PB-JUDGE-01, PB-JUDGE-03). */
const judging: Space = {
  id: 'judge',
  kind: 'judge',
  needs: FOR_ANYONE,
  use(c, seat) {
    shopOf(c.s, seat).judge = true;
    c.emit({ type: 'petz.judging', seat });
  },
};

/**
 * Nothing happens at once; the imps are on the platform from now on (PB-PLAT-01, PB-PLAT-05, PB-PLAT-09, PB-PLAT-10).
 */
const platform: Space = {
  id: 'platform',
  kind: 'platform',
  needs: FOR_ANYONE,
  use(c, seat) {
    c.emit({ type: 'petz.booked', seat, imps: c.s.town.taken.platform?.imps ?? 0 });
  },
};

const nearHospital: Space[] = [inviteImps, hospital, judging, platform];

/** The fourteen of the Central Board (PB-SETUP-29). */
export const SPACES: readonly Space[] = [...foodStands, artifactTents, ...corral, ...nearHospital];

/** The four spaces of the side with arrows that have no effect and cannot be chosen (PB-SETUP-43, PB-SHOP-18). */
export const DUMMIES: readonly string[] = ['greenDummy', 'redDummy', 'sideDummy', 'backDummy'];

const BY_ID = new Map(SPACES.map((space) => [space.id, space]));

/** The paths of the neutral imps must run over spaces that exist; a mistake is reported before any game starts. */
export function checkRings(rings: readonly (readonly string[])[]): void {
  for (const [i, ring] of rings.entries()) {
    for (const [j, id] of ring.entries()) {
      if (BY_ID.has(id) || DUMMIES.includes(id)) continue;
      throw new DataError(`data/board.json: rings.${i}.${j}: no action space is called '${id}'`);
    }
  }
}
checkRings(BOARD.rings);

export function spaceById(id: string): Space | null {
  const base = BY_ID.get(id);
  if (base !== undefined) return base;
  for (const { spaces } of installedExpansions()) {
    const found = spaces?.find((space) => space.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** The action spaces of a game: the base game's, then those of its expansions. */
export function spacesOf(s: Pick<Board, 'setup'>): readonly Space[] {
  if (s.setup.expansions === undefined) return SPACES;
  return [...SPACES, ...expansionsOf(s).flatMap(({ spaces }) => spaces ?? [])];
}

function isDummy(s: Pick<Board, 'setup'>, id: string): boolean {
  return DUMMIES.includes(id) || expansionsOf(s).some(({ dummies }) => dummies?.includes(id) === true);
}

/** Null if any seat can use the space at this moment, else why not. With a seat: if this one can. */
export function whySpaceClosed(s: Board, id: string, seat: Seat | null = null): Refusal | null {
  const space = BY_ID.get(id) ?? spacesOf(s).find((x) => x.id === id);
  if (space === undefined) {
    return isDummy(s, id) ? refuse('dummySpace', 'PB-SHOP-18') : refuse('noSuchSpace', 'PB-SHOP-21');
  }
  return whyNotOpen(s, space, seat);
}

/** A space is for one group a round, and for none under a neutral imp (DA-NEUTRAL-04, DA-GROUP-16, PB-SHOP-17). */
function whyNotOpen(s: Board, space: Space, seat: Seat | null): Refusal | null {
  const { id } = space;
  if (s.town.neutral.includes(id)) return refuse('neutralThere', 'PB-SHOP-17', { space: id });
  if (s.town.closed?.includes(id)) return refuse('spaceClosed', null, { space: id });
  const standing = s.town.taken[id];
  if (standing !== undefined) return refuse('spaceTaken', 'PB-SHOP-10', { space: id, seat: standing.seat });
  const own = seat === null ? null : (space.why?.(s, seat) ?? null);
  if (own !== null) return own;
  const empty = space.items?.(s, seat).length === 0 || space.stocked?.(s) === false;
  return empty ? refuse('nothingThere', 'PB-SHOP-06', { space: id }) : null;
}

/** Null if this group may go to the space, else why not (PB-SHOP-06, PB-SHOP-21). */
export function whyNotThere(s: Board, group: Group, id: string, seat: Seat | null = null): Refusal | null {
  const closed = whySpaceClosed(s, id, seat);
  if (closed !== null) return closed;
  const space = spaceById(id);
  return space === null ? null : whyTooSmall(group, space);
}

function isTooSmall(group: Group, { needs }: Space): boolean {
  return figuresOf(group) < needs.imps || group.gold < needs.gold;
}

function whyTooSmall(group: Group, { needs }: Space): Refusal | null {
  if (figuresOf(group) < needs.imps) return refuse('needsImps', needs.rule, { imps: needs.imps });
  if (group.gold < needs.gold) return refuse('needsGold', needs.rule, { gold: needs.gold });
  return null;
}

/** The spaces open to a group; of several alike only the first. */
export function openSpaces(s: Board, group: Group, seat: Seat | null = null): Space[] {
  const open: Space[] = [];
  for (const space of spacesOf(s)) {
    if (isTooSmall(group, space) || open.some(({ kind }) => kind === space.kind)) continue;
    if (whyNotOpen(s, space, seat) === null) open.push(space);
  }
  return open;
}
