/** The action spaces of the Central Board (PB-SHOP-21) and the questions of who may go where. */

import { DataError } from '../../kernel/schema.ts';
import { type Refusal, refuse, type Seat } from '../../kernel/state.ts';
import { BOARD } from '../data/cards.ts';
import { expansionsOf, installedExpansions } from '../expansion.ts';
import { figuresOf } from '../query.ts';
import type { Board, Group } from '../state.ts';
import { artifactTents } from './artifacts.ts';
import { corral } from './corral.ts';
import { foodStands } from './food.ts';
import { nearHospital } from './hospital.ts';
import type { Space } from './space.ts';

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

/** Null if the space can be used by anybody at this moment, else why not. With a seat: by this one. */
export function whyClosed(s: Board, id: string, seat: Seat | null = null): Refusal | null {
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
export function whyNotSend(s: Board, group: Group, id: string, seat: Seat | null = null): Refusal | null {
  const closed = whyClosed(s, id, seat);
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
