/** Every answer that a question takes, for a search that must not miss one. Answers that come to the same count once. */

import {
  checkChoice,
  type DealItem,
  type DealSlot,
  type Domain,
  type Forms,
} from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';

export interface Listing {
  forms: Forms;
  /** What makes two items of a deal alike, such as the face of a card. Without it only equal values are. */
  alike?: (value: Json) => string;
  /** More answers than this are not listed. */
  most: number;
}

/** Thrown where a question has more answers than were asked for. */
export class TooMany extends Error {
  constructor(most: number) {
    super(`a question has more than ${most} different answers`);
  }
}

/** All legal answers to a question, alike ones once. Throws `TooMany` beyond `listing.most`. */
export function everyChoice(domain: Domain, listing: Listing): Json[] {
  switch (domain.type) {
    case 'pick':
      return [...domain.options];
    case 'amount':
      return Array.from({ length: domain.max - domain.min + 1 }, (_, i) => domain.min + i);
    case 'some':
      return everySubset(domain, listing);
    case 'split':
      return everySplit(domain, listing);
    case 'deal':
      return everyDeal(domain, listing);
    case 'form':
      return everyForm(domain, listing);
  }
}

/** Collects answers up to the limit. */
function collector(most: number): { all: Json[]; add(choice: Json): void } {
  const all: Json[] = [];
  return {
    all,
    add(choice) {
      if (all.length >= most) throw new TooMany(most);
      all.push(choice);
    },
  };
}

function everySubset(domain: Extract<Domain, { type: 'some' }>, listing: Listing): Json[] {
  const { min, max } = domain;
  const name = (value: Json): string => listing.alike?.(value) ?? JSON.stringify(value);
  const from = [...domain.from].sort((a, b) => (name(a) < name(b) ? -1 : 1));
  const { all, add } = collector(listing.most);
  const choose = (at: number, chosen: Json[]): void => {
    if (chosen.length > max || chosen.length + (from.length - at) < min) return;
    if (at === from.length) {
      add([...chosen]);
      return;
    }
    const value = from[at] as Json;
    choose(at + 1, [...chosen, value]);
    // Leaving one out of several alike means leaving the later ones out too.
    let next = at + 1;
    while (next < from.length && name(from[next] as Json) === name(value)) next++;
    choose(next, chosen);
  };
  choose(0, []);
  return all;
}

/** Heaps from the largest to the smallest, so that the same heaps in another order count once. */
function everySplit(domain: Extract<Domain, { type: 'split' }>, listing: Listing): Json[] {
  const names = Object.keys(domain.stocks);
  const { all, add } = collector(listing.most);
  const heapsWithin = (left: readonly number[], at = 0): number[][] => {
    if (at === names.length) return [[]];
    const least = names[at] === domain.need ? 1 : 0;
    const found: number[][] = [];
    for (let n = left[at] ?? 0; n >= least; n--) {
      for (const rest of heapsWithin(left, at + 1)) found.push([n, ...rest]);
    }
    return found;
  };
  const isAfter = (heap: readonly number[], before: readonly number[]): boolean => {
    const at = heap.findIndex((n, i) => n !== before[i]);
    return at < 0 || (heap[at] ?? 0) < (before[at] ?? 0);
  };
  const split = (left: readonly number[], heaps: readonly number[][]): void => {
    add(heaps.map((heap) => Object.fromEntries(names.map((name, i) => [name, heap[i] ?? 0]))));
    if (heaps.length === domain.parts) return;
    const last = heaps.at(-1);
    for (const heap of heapsWithin(left)) {
      if (last !== undefined && !isAfter(heap, last)) continue;
      split(
        left.map((n, i) => n - (heap[i] ?? 0)),
        [...heaps, heap],
      );
    }
  };
  split(
    names.map((name) => domain.stocks[name] ?? 0),
    [],
  );
  return all;
}

/** Slots of one bin that accept the same hold the same items in any order. */
function everyDeal(domain: Extract<Domain, { type: 'deal' }>, listing: Listing): Json[] {
  const { items, slots } = domain;
  const { all, add } = collector(listing.most);
  const face = ({ value }: DealItem): string => listing.alike?.(value) ?? JSON.stringify(value);
  const seen = new Set<string>();
  const isSameKind = (a: DealSlot | undefined, b: DealSlot): boolean =>
    a !== undefined && JSON.stringify(a) === JSON.stringify(b);
  const deal = (at: number, given: readonly DealItem[]): void => {
    const slot = slots[at];
    if (slot === undefined) {
      const name = nameOf(given);
      if (!seen.has(name)) add(given.map(({ value }) => value));
      seen.add(name);
      return;
    }
    const before = isSameKind(slots[at - 1], slot) ? given[at - 1] : undefined;
    const tried = new Set<string>();
    for (const item of items) {
      const fits = item.fits === '*' || item.fits === slot.accepts;
      if (!fits || given.some((other) => other.key === item.key)) continue;
      const name = face(item);
      if (tried.has(name) || (before !== undefined && name < face(before))) continue;
      tried.add(name);
      deal(at + 1, [...given, item]);
    }
  };
  /** What lies in each bin, in any order. */
  const nameOf = (given: readonly DealItem[]): string =>
    given
      .map((item, at) => `${JSON.stringify(slots[at]?.bin)} ${face(item)}`)
      .sort()
      .join('; ');
  deal(0, []);
  return all;
}

function everyForm(domain: Extract<Domain, { type: 'form' }>, listing: Listing): Json[] {
  const { all, add } = collector(listing.most);
  const fields = Object.entries(domain.fields).map(
    ([name, field]) => [name, everyChoice(field, listing)] as const,
  );
  const fill = (at: number, choice: { [field: string]: Json }): void => {
    const field = fields[at];
    if (field === undefined) {
      if (checkChoice(domain, choice, listing.forms) === null) add({ ...choice });
      return;
    }
    const [name, values] = field;
    for (const value of values) fill(at + 1, { ...choice, [name]: value });
  };
  fill(0, {});
  return all;
}
