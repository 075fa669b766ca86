/** All the ways to deal cards that differ in what they do to the pets. */

import type { DealItem, Domain } from '../../engine/kernel/domain.ts';

export type DealDomain = Extract<Domain, { type: 'deal' }>;

/** Something to lay on a slot, by what it looks like. */
interface Look {
  look: string;
  items: DealItem[];
}

/** What fits a slot, alike things together. */
function looksFor(domain: DealDomain, accepts: string, lookOf: (item: DealItem) => string): Look[] {
  const found = new Map<string, DealItem[]>();
  for (const item of domain.items) {
    if (item.fits !== '*' && item.fits !== accepts) continue;
    const look = lookOf(item);
    const alike = found.get(look);
    if (alike === undefined) found.set(look, [item]);
    else alike.push(item);
  }
  return [...found].map(([look, items]) => ({ look, items }));
}

/** One of the things of a look that is not laid yet; the same card turned the other way has the same key. */
function free({ items }: Look, used: ReadonlySet<number>): DealItem | undefined {
  return items.find((item) => !used.has(item.key));
}

/**
 * Every deal once, things that look alike being the same, and so the slots of one bin and colour; null if there are
 * more than `bound`.
 */
export function everyDeal(
  domain: DealDomain,
  lookOf: (item: DealItem) => string,
  bound: number,
): DealItem[][] | null {
  // Slots that are the same stand side by side, so that their looks need only be tried in order.
  const order = domain.slots.map((_slot, i) => i);
  const kindOf = (i: number): string => `${domain.slots[i]?.bin} ${domain.slots[i]?.accepts}`;
  order.sort((a, b) => (kindOf(a) < kindOf(b) ? -1 : kindOf(a) > kindOf(b) ? 1 : a - b));
  const colours = [...new Set(domain.slots.map(({ accepts }) => accepts))];
  const fitting = new Map(colours.map((accepts) => [accepts, looksFor(domain, accepts, lookOf)]));
  const deals: DealItem[][] = [];
  const laid: DealItem[] = [];
  const used = new Set<number>();
  /** False once there are too many. */
  const fill = (step: number, first: number): boolean => {
    const slot = order[step];
    if (slot === undefined) {
      deals.push([...laid]);
      return deals.length <= bound;
    }
    const next = order[step + 1];
    const goesOn = next !== undefined && kindOf(next) === kindOf(slot);
    const looks = fitting.get(domain.slots[slot]?.accepts ?? '') ?? [];
    for (let i = first; i < looks.length; i++) {
      const item = free(looks[i] as Look, used);
      if (item === undefined) continue;
      used.add(item.key);
      laid[slot] = item;
      const isBounded = fill(step + 1, goesOn ? i : 0);
      used.delete(item.key);
      if (!isBounded) return false;
    }
    return true;
  };
  return fill(0, 0) ? deals : null;
}
