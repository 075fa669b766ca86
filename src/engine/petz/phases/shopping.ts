/** Phase 2, Shopping: group imps in secret, then choose actions, biggest groups first (PB-GROUP, PB-SHOP). */

import { each, equal } from '../../kernel/data.ts';
import { type Domain, isRecord } from '../../kernel/domain.ts';
import { script } from '../../kernel/script.ts';
import { type Json, type Refusal, refuse, type Seat } from '../../kernel/state.ts';
import { askAll, askOne } from '../choices.ts';
import type { PetzContext } from '../context.ts';
import type { PetzEvent } from '../events.ts';
import { expansionsOf } from '../expansion.ts';
import { clockwiseFrom, groupIn, groupOf, sameGroup, shopOf, sizeOf, tune } from '../query.ts';
import { openSpaces, spaceById, whyNotThere } from '../spaces/all.ts';
import type { Group, OpenPetz, Petz, Shop, Standing } from '../state.ts';

interface ShoppingVars {
  /** The size that is being handled; 0 before the first. */
  size: number;
  /** Who handled a group of this size last; null at the start of a size. */
  last: Seat | null;
  /** The size of a group that has outgrown the size at hand and cuts in (DA-GROUP-08); absent if there is none. */
  cut?: number;
  /** Set where groups have been formed already, one seat after the other (`mods/open-screens.ts`). */
  formed?: true;
}

/** Biggest first (PB-GROUP-08); of equal size the one with more imps, then gold, so that equal splits look equal. */
function inOrder(groups: readonly Group[]): Group[] {
  return each(groups, groupOf).sort((a, b) => sizeOf(b) - sizeOf(a) || b.imps - a.imps || b.gold - a.gold);
}

/** Imps and gold of a group leave Quarters and Treasury; its companions are where their group is. */
function leaveHome(shop: Shop, group: Group): void {
  shop.home -= group.imps;
  shop.gold -= group.gold;
}

/** A whole group goes back to Quarters and Treasury (PB-SHOP-12, DA-GROUP-02, PB-SHOP-13, R-DA-92). */
export function takeGroupBack(shop: Shop, group: Group): void {
  shop.groups.splice(
    shop.groups.findIndex((x) => sameGroup(x, group)),
    1,
  );
  shop.home += group.imps;
  shop.gold += group.gold;
}

/** Puts a shop's waiting groups in order after one of them has changed. */
export function sortGroups(shop: Shop): void {
  shop.groups = inOrder(shop.groups);
}

function standingOf(seat: Seat, { imps, bodyguard, hat }: Group): Standing {
  const standing: Standing = { seat, imps };
  if (bodyguard !== undefined) standing.bodyguard = bodyguard;
  if (hat !== undefined) standing.hat = hat;
  return standing;
}

/** All splits are shown at once (PB-GROUP-11, PB-GROUP-12). */
function revealGroups(s: Petz, choices: Record<Seat, Group[]>): Group[][] {
  return s.shops.map((shop, seat) => {
    formGroups(shop, choices[seat] ?? []);
    return shop.groups.map((group) => ({ ...group }));
  });
}

/** The groups of one shop leave its Quarters and Treasury. */
export function formGroups(shop: Shop, groups: readonly Group[]): void {
  shop.groups = inOrder(groups);
  for (const group of shop.groups) leaveHome(shop, group);
}

/** The biggest size among the waiting groups; 0 if none waits (PB-SHOP-01, PB-SHOP-19). */
export function biggestWaiting(s: Pick<OpenPetz, 'shops'>): number {
  let biggest = 0;
  for (const shop of s.shops) {
    const first = shop.groups[0];
    if (first !== undefined && sizeOf(first) > biggest) biggest = sizeOf(first);
  }
  return biggest;
}

/**
 * Goes on to the biggest size that waits, from the first in turn order (PB-SHOP-01, PB-SHOP-02); a group that has
 * outgrown the size at hand cuts in and leaves that size as it was (DA-GROUP-08, DA-GROUP-09). False: no group waits.
 * Also DA-GROUP-10, DA-GROUP-11, R-DA-27, R-DA-28.
 */
function takeSize(s: Pick<OpenPetz, 'shops'>, v: ShoppingVars): boolean {
  const size = biggestWaiting(s);
  if (size === 0) return false;
  delete v.cut;
  if (v.size > 0 && size > v.size) v.cut = size;
  else if (size !== v.size) {
    v.size = size;
    v.last = null;
  }
  return true;
}

/**
 * Whose turn it is: within a size in turn order, round and round (PB-SHOP-02, PB-SHOP-03, PB-SHOP-04); groups that cut
 * in by turn order from its start (DA-GROUP-14).
 * Also R-DA-11, R-DA-32.
 */
function nextOwner(s: Pick<OpenPetz, 'shops' | 'order'>, v: ShoppingVars): Seat[] {
  const { order } = s;
  const size = v.cut ?? v.size;
  const start = v.cut !== undefined || v.last === null ? 0 : order.indexOf(v.last) + 1;
  for (let i = 0; i < order.length; i++) {
    const seat = order[(start + i) % order.length] as Seat;
    if (shopOf(s, seat).groups.some((group) => sizeOf(group) === size)) return [seat];
  }
  return [];
}

/** A group that has outgrown the size at hand is dealt with next (DA-GROUP-08, DA-GROUP-12, R-DA-34, R-DA-94). */
function tellCutIn(c: PetzContext, v: ShoppingVars): void {
  for (const seat of nextOwner(c.s, v)) {
    const [group] = groupsToSend(c.s, seat);
    if (group !== undefined) c.emit({ type: 'petz.cutIn', seat, group: { ...group } });
  }
}

/**
 * The seats whose groups go, the one in turn first; empty while no group waits (PB-SHOP-01, PB-SHOP-02,
 * PB-SHOP-03, PB-SHOP-04).
 */
export function nextUp(s: Pick<OpenPetz, 'shops' | 'order' | 'tasks'>): Seat[] {
  const task = s.tasks.find(({ proc }) => proc === 'petz.shopping');
  if (task === undefined) return [];
  const v = { ...(task.vars as ShoppingVars) };
  const rest = { order: s.order, shops: s.shops.map((shop) => ({ ...shop, groups: [...shop.groups] })) };
  const owners: Seat[] = [];
  while (takeSize(rest, v)) {
    const [seat] = nextOwner(rest, v);
    if (seat === undefined) break;
    const { groups } = shopOf(rest, seat);
    groups.splice(
      groups.findIndex((group) => sizeOf(group) === (v.cut ?? v.size)),
      1,
    );
    if (v.cut === undefined) v.last = seat;
    owners.push(seat);
  }
  return owners;
}

/** Groups of the size being handled, equal ones once (PB-SHOP-05). */
export function groupsToSend(s: Pick<OpenPetz, 'shops'>, seat: Seat): Group[] {
  const size = biggestWaiting(s);
  const found: Group[] = [];
  for (const group of shopOf(s, seat).groups) {
    if (sizeOf(group) === size && !found.some((x) => sameGroup(x, group))) found.push(group);
  }
  return found;
}

/** The choice to send a group somewhere. Written out, as this is the longest list of options there is. */
function sendTo(group: Group, space: string, item?: string): Json {
  const { imps, gold, bodyguard, hat } = group;
  if (bodyguard !== undefined || hat !== undefined) {
    return item === undefined ? { ...groupOf(group), space } : { ...groupOf(group), space, item };
  }
  return item === undefined ? { imps, gold, space } : { imps, gold, space, item };
}

/**
 * Every way to use a group: each open space with each item there, or home (PB-SHOP-06, PB-SHOP-12, PB-SHOP-15,
 * PB-SHOP-16, RUL-16).
 */
function sendChoices(s: Petz, seat: Seat): Json[] {
  const choices: Json[] = [];
  for (const group of groupsToSend(s, seat)) {
    for (const space of openSpaces(s, group, seat)) {
      if (space.items === undefined) choices.push(sendTo(group, space.id));
      else for (const item of space.items(s, seat)) choices.push(sendTo(group, space.id, item));
    }
    choices.push(sendTo(group, 'home'));
  }
  for (const { moves } of expansionsOf(s)) choices.push(...(moves?.(s, seat) ?? []));
  return choices;
}

/** Why a group cannot go there: groups stay as they were formed, whole (PB-SHOP-14). */
function whyNot(s: Petz, seat: Seat, choice: Json): Refusal | null {
  if (!isRecord(choice) || typeof choice.space !== 'string') return null;
  for (const { whyNoMove } of expansionsOf(s)) {
    const refusal = whyNoMove?.(s, seat, choice);
    if (refusal !== undefined) return refusal;
  }
  const meant = groupIn(choice);
  const isMeant = (x: Group) => sameGroup(x, meant);
  const group = groupsToSend(s, seat).find(isMeant);
  if (group === undefined) {
    // A smaller group has to wait; any other would be one split, merged or called back from home.
    const waits = shopOf(s, seat).groups.some(isMeant);
    return refuse('notThisGroup', waits ? 'PB-SHOP-01' : 'PB-SHOP-14');
  }
  if (choice.space === 'home') return null;
  const refusal = whyNotThere(s, group, choice.space, seat);
  if (refusal !== null) return refusal;
  const space = spaceById(choice.space);
  const items = space?.items?.(s, seat);
  if (items === undefined || items.some((item) => equal(item, choice.item))) return null;
  const tooMuch = typeof choice.item === 'string' ? space?.whyItem?.(s, seat, choice.item) : null;
  if (tooMuch !== null && tooMuch !== undefined) return tooMuch;
  return refuse('itemNotThere', 'PB-SHOP-22', { space: choice.space });
}

/** Groups in secret by all at once, then one group after the other (PB-GROUP-01, DA-GROUP-15, DA-HIDDEN-01). */
export const shoppingPhase = script<Petz, PetzEvent, ShoppingVars>('petz.shopping', [
  askAll('group', {
    kind: 'petz.group',
    who: (s, v) =>
      v.formed === true ? [] : clockwiseFrom(s, s.starter).filter((seat) => shopOf(s, seat).home > 0),
    domain: groupDomain,
    why: groupRule,
    then(c, _v, choices) {
      c.emit({ type: 'petz.grouped', groups: revealGroups(c.s, choices) });
    },
  }),
  {
    name: 'nextSize',
    run(c, v) {
      const { stop } = c.s.setup;
      if (stop?.after === 'grouping' && stop.round === c.s.round) return { done: null };
      if (!takeSize(c.s, v)) return { done: null };
      if (v.cut !== undefined) tellCutIn(c, v);
    },
  },
  askOne('send', {
    kind: 'petz.send',
    who: (s: Petz, v: ShoppingVars) => nextOwner(s, v),
    domain: (s, seat) => ({ type: 'pick', options: sendChoices(s, seat) }),
    why: whyNot,
    then(c, v, choice, seat) {
      // The seat has another group of the size, so that it is on turn again.
      if (expansionsOf(c.s).some(({ move }) => move?.(c, seat, { ...choice }))) return 'again';
      // A group that cuts in leaves the order of the others as it was (DA-GROUP-09).
      if (v.cut === undefined) v.last = seat;
      const shop = shopOf(c.s, seat);
      const group = groupIn({ ...choice });
      takeGroupBack(shop, group);
      if (choice.space === 'home') {
        c.emit({ type: 'petz.keptHome', seat, group });
      } else {
        // All its gold goes to the bank, for any price of the action (PB-SHOP-07, PB-SHOP-08, RUL-14).
        leaveHome(shop, group);
        c.s.town.taken[choice.space] = standingOf(seat, group);
        c.emit({ type: 'petz.sent', seat, group, space: choice.space });
        spaceById(choice.space)?.use(c, seat, choice.item ?? null);
      }
      return { goto: 'nextSize' };
    },
  }),
]);

/** What a seat may put into its groups besides imps and gold. */
function companionsOf(s: Petz, seat: Seat): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { companions } of expansionsOf(s)) Object.assign(found, companions?.(s, seat));
  return found;
}

/**
 * Every way to split imps and gold into groups (PB-GROUP-02, PB-GROUP-03, PB-GROUP-04, PB-GROUP-05, PB-GROUP-06,
 * PB-GROUP-07).
 * Also PB-GROUP-09, RUL-15, R-DA-30.
 */
export function groupDomain(s: Petz, seat: Seat): Domain {
  const { home, gold } = shopOf(s, seat);
  const stocks = { imps: home, gold, ...companionsOf(s, seat) };
  return { type: 'split', stocks, parts: tune(s, 'exits'), need: 'imps' };
}

/** Why these groups cannot be formed; the bodyguard goes with no group that has no imp (DA-BODY-05). */
export function groupRule(s: Petz, seat: Seat, choice: Json): Refusal | null {
  if (!Array.isArray(choice)) return null;
  if (choice.length > tune(s, 'exits'))
    return refuse('tooManyGroups', 'PB-GROUP-02', { most: tune(s, 'exits') });
  const shop = shopOf(s, seat);
  let imps = 0;
  let gold = 0;
  for (const group of choice as Json[]) {
    if (!isRecord(group) || typeof group.imps !== 'number' || typeof group.gold !== 'number') return null;
    if (group.imps < 1) {
      const rule = typeof group.bodyguard === 'number' && group.bodyguard > 0 ? 'DA-BODY-05' : 'PB-GROUP-04';
      return refuse(rule === 'DA-BODY-05' ? 'bodyguardAlone' : 'groupWithoutImp', rule);
    }
    imps += group.imps;
    gold += group.gold;
  }
  if (imps > shop.home) return refuse('notEnoughImps', 'PB-GROUP-06', { imps: shop.home });
  if (gold > shop.gold) return refuse('notEnoughGold', 'PB-GROUP-06', { gold: shop.gold });
  return null;
}
