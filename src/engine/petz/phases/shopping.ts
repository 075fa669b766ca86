/** Phase 2, Shopping: group imps in secret, then choose actions, biggest groups first (PB-GROUP, PB-SHOP). */

import { equal } from '../../kernel/data.ts';
import { isRecord } from '../../kernel/domain.ts';
import { askAll, askOne, script } from '../../kernel/script.ts';
import { type Json, type Refusal, refuse, type Seat } from '../../kernel/state.ts';
import type { PetzEvent } from '../events.ts';
import { clockwiseFrom, shopOf, sizeOf, tune } from '../query.ts';
import { openSpaces, spaceById, whyNotSend } from '../spaces/all.ts';
import type { Group, Petz } from '../state.ts';

/** `space` names the chosen action space, or `home`. `item` is the thing taken, where one is picked. */
export interface SendChoice extends Group {
  space: string;
  item?: string;
}

interface ShoppingVars {
  /** The size that is being handled; 0 before the first. */
  size: number;
  /** Who handled a group of this size last; null at the start of a size. */
  last: Seat | null;
}

/** Biggest first (PB-GROUP-08); of equal size the one with more imps, so that equal splits look equal. */
function inOrder(groups: readonly Group[]): Group[] {
  return groups
    .map(({ imps, gold }) => ({ imps, gold }))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || b.imps - a.imps);
}

/** All splits are shown at once (PB-GROUP-11, 12). */
function revealGroups(s: Petz, choices: Record<Seat, Group[]>): Group[][] {
  return s.shops.map((shop, seat) => {
    shop.groups = inOrder(choices[seat] ?? []);
    for (const group of shop.groups) {
      shop.home -= group.imps;
      shop.gold -= group.gold;
    }
    return shop.groups.map((group) => ({ ...group }));
  });
}

/** The biggest size among the waiting groups; 0 if none waits (PB-SHOP-01). */
export function biggestWaiting(s: Pick<Petz, 'shops'>): number {
  let biggest = 0;
  for (const shop of s.shops) {
    const first = shop.groups[0];
    if (first !== undefined && sizeOf(first) > biggest) biggest = sizeOf(first);
  }
  return biggest;
}

/** Goes on to the biggest size that waits, from the first in turn order (PB-SHOP-01, 02); false: no group waits. */
function takeSize(s: Pick<Petz, 'shops'>, v: ShoppingVars): boolean {
  const size = biggestWaiting(s);
  if (size === 0) return false;
  if (size !== v.size) {
    v.size = size;
    v.last = null;
  }
  return true;
}

/** Whose turn it is: within a size in turn order, round and round (PB-SHOP-02 to 04). */
function nextOwner(s: Pick<Petz, 'shops' | 'order'>, v: ShoppingVars): Seat[] {
  const { order } = s;
  const start = v.last === null ? 0 : order.indexOf(v.last) + 1;
  for (let i = 0; i < order.length; i++) {
    const seat = order[(start + i) % order.length] as Seat;
    if (shopOf(s, seat).groups.some((group) => sizeOf(group) === v.size)) return [seat];
  }
  return [];
}

/** Whose groups go in which order, whoever goes now first; empty while no group waits (PB-SHOP-01 to 04). */
export function ownersInTurn(s: Pick<Petz, 'shops' | 'order' | 'tasks'>): Seat[] {
  const task = s.tasks.find(({ proc }) => proc === 'petz.shopping');
  if (task === undefined) return [];
  const v = { ...(task.vars as unknown as ShoppingVars) };
  const rest = { order: s.order, shops: s.shops.map((shop) => ({ ...shop, groups: [...shop.groups] })) };
  const owners: Seat[] = [];
  while (takeSize(rest, v)) {
    const [seat] = nextOwner(rest, v);
    if (seat === undefined) break;
    const { groups } = shopOf(rest, seat);
    groups.splice(
      groups.findIndex((group) => sizeOf(group) === v.size),
      1,
    );
    v.last = seat;
    owners.push(seat);
  }
  return owners;
}

/** Groups of the size being handled, equal ones once (PB-SHOP-05). */
export function groupsInTurn(s: Pick<Petz, 'shops'>, seat: Seat): Group[] {
  const size = biggestWaiting(s);
  const found: Group[] = [];
  for (const group of shopOf(s, seat).groups) {
    if (sizeOf(group) === size && !found.some((x) => x.imps === group.imps)) found.push(group);
  }
  return found;
}

/** Every way to use a group: each open space with each item there, or home (PB-SHOP-06, 12). */
function sendChoices(s: Petz, seat: Seat): Json[] {
  const choices: Json[] = [];
  for (const { imps, gold } of groupsInTurn(s, seat)) {
    for (const space of openSpaces(s, { imps, gold })) {
      if (space.items === undefined) choices.push({ imps, gold, space: space.id });
      else for (const item of space.items(s)) choices.push({ imps, gold, space: space.id, item });
    }
    choices.push({ imps, gold, space: 'home' });
  }
  return choices;
}

function whyNot(s: Petz, seat: Seat, choice: Json): Refusal | null {
  if (!isRecord(choice) || typeof choice.space !== 'string') return null;
  const isMeant = (x: Group) => x.imps === choice.imps && x.gold === choice.gold;
  const group = groupsInTurn(s, seat).find(isMeant);
  if (group === undefined) {
    // A smaller group has to wait; any other would be one split, merged or called back from home.
    const waits = shopOf(s, seat).groups.some(isMeant);
    return refuse('notThisGroup', waits ? 'PB-SHOP-01' : 'PB-SHOP-14');
  }
  if (choice.space === 'home') return null;
  const refusal = whyNotSend(s, group, choice.space);
  if (refusal !== null) return refusal;
  const items = spaceById(choice.space)?.items?.(s);
  if (items === undefined || items.some((item) => equal(item, choice.item))) return null;
  return refuse('itemNotThere', 'PB-SHOP-22', { space: choice.space });
}

export const shoppingPhase = script<Petz, PetzEvent, ShoppingVars>('petz.shopping', [
  askAll('group', {
    kind: 'petz.group',
    who: (s) => clockwiseFrom(s, s.starter).filter((seat) => shopOf(s, seat).home > 0),
    domain: (s, seat) => ({
      type: 'split',
      stocks: { imps: shopOf(s, seat).home, gold: shopOf(s, seat).gold },
      parts: tune(s, 'exits'),
      need: 'imps',
    }),
    why: groupRule,
    then(c, _v, choices: Record<Seat, Group[]>) {
      c.emit({ type: 'petz.grouped', groups: revealGroups(c.s, choices) });
      return undefined;
    },
  }),
  {
    name: 'nextSize',
    run(c, v) {
      return takeSize(c.s, v) ? undefined : { done: null };
    },
  },
  askOne('send', {
    kind: 'petz.send',
    who: (s: Petz, v: ShoppingVars) => nextOwner(s, v),
    domain: (s, seat) => ({ type: 'pick', options: sendChoices(s, seat) }),
    why: whyNot,
    then(c, v, choice: SendChoice, seat) {
      v.last = seat;
      const shop = shopOf(c.s, seat);
      const group = { imps: choice.imps, gold: choice.gold };
      shop.groups.splice(
        shop.groups.findIndex((x) => equal(x, group)),
        1,
      );
      if (choice.space === 'home') {
        shop.home += group.imps;
        shop.gold += group.gold;
        c.emit({ type: 'petz.keptHome', seat, group });
      } else {
        // All its gold goes to the bank, whatever the action costs (PB-SHOP-07, 08, RUL-14).
        c.s.town.taken[choice.space] = { seat, imps: group.imps };
        c.emit({ type: 'petz.sent', seat, group, space: choice.space });
        spaceById(choice.space)?.use(c, seat, choice.item ?? null);
      }
      return { goto: 'nextSize' };
    },
  }),
]);

function groupRule(s: Petz, seat: Seat, choice: Json): Refusal | null {
  if (!Array.isArray(choice)) return null;
  if (choice.length > tune(s, 'exits'))
    return refuse('tooManyGroups', 'PB-GROUP-02', { most: tune(s, 'exits') });
  const shop = shopOf(s, seat);
  let imps = 0;
  let gold = 0;
  for (const group of choice as Json[]) {
    if (!isRecord(group) || typeof group.imps !== 'number' || typeof group.gold !== 'number') return null;
    if (group.imps < 1) return refuse('groupWithoutImp', 'PB-GROUP-04');
    imps += group.imps;
    gold += group.gold;
  }
  if (imps > shop.home) return refuse('notEnoughImps', 'PB-GROUP-06', { imps: shop.home });
  if (gold > shop.gold) return refuse('notEnoughGold', 'PB-GROUP-06', { gold: shop.gold });
  return null;
}
