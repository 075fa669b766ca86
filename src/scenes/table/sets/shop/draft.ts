/** Need Cards while they are being laid: which card lies in which slot. Pure; every move returns a new draft. */
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import { isTurned } from '../../../../engine/petz/read.ts';

export type LayDomain = Extract<Domain, { type: 'deal' }>;

/** Cards are named by the key of the domain: their number, or below 0 for a potion. */
export interface LaidCards {
  /** For every slot the key of its card. */
  readonly laid: readonly (number | null)[];
  /** Double cards that lie turned, in a slot or in the hand. */
  readonly turned: readonly number[];
}

export function nothingLaid({ slots }: LayDomain): LaidCards {
  return { laid: slots.map(() => null), turned: [] };
}

/** The keys of all cards, each once, in the order of the domain. */
export function keysOf({ items }: LayDomain): number[] {
  return [...new Set(items.map((item) => item.key))];
}

/** The number of a card as it lies. */
export function sideUp({ items }: LayDomain, { turned }: LaidCards, key: number): number {
  const sides = items.filter((item) => item.key === key).map((item) => Number(item.value));
  return sides.find((value) => isTurned(value) === turned.includes(key)) ?? sides[0] ?? 0;
}

/** What a double card shows the other way up; null for all others. */
export function otherSideOfCard({ items }: LayDomain, draft: LaidCards, key: number): number | null {
  const now = sideUp({ items } as LayDomain, draft, key);
  const other = items.find((item) => item.key === key && item.value !== now);
  return other === undefined ? null : Number(other.value);
}

export function fits({ items, slots }: LayDomain, key: number, slot: number): boolean {
  const item = items.find((x) => x.key === key);
  return item !== undefined && (item.fits === '*' || item.fits === slots[slot]?.accepts);
}

/** Lays a card into a slot. Who lay there goes where the card came from if it fits, else back to the hand. */
export function layCard(domain: LayDomain, draft: LaidCards, key: number, slot: number): LaidCards {
  if (!fits(domain, key, slot)) return draft;
  const from = draft.laid.indexOf(key);
  const there = draft.laid[slot] ?? null;
  const laid = [...draft.laid];
  if (from >= 0) laid[from] = there !== null && from !== slot && fits(domain, there, from) ? there : null;
  laid[slot] = key;
  return { ...draft, laid };
}

export function takeCardBack(draft: LaidCards, key: number): LaidCards {
  return { ...draft, laid: draft.laid.map((x) => (x === key ? null : x)) };
}

export function flip(draft: LaidCards, key: number): LaidCards {
  const turned = draft.turned.includes(key) ? draft.turned.filter((x) => x !== key) : [...draft.turned, key];
  return { ...draft, turned };
}

/** The cards by slot as an answer wants them; null where none lies. */
export function choiceOf(domain: LayDomain, draft: LaidCards): (number | null)[] {
  return draft.laid.map((key) => (key === null ? null : sideUp(domain, draft, key)));
}

export function isFull({ laid }: LaidCards): boolean {
  return !laid.includes(null);
}

/** The draft that a complete answer (a hint's) would leave. */
export function draftOf({ items }: LayDomain, choice: Json): LaidCards {
  const values = Array.isArray(choice) ? choice : [];
  const used = new Set<number>();
  const turned: number[] = [];
  const laid = values.map((value: Json) => {
    const item = items.find((x) => !used.has(x.key) && x.value === value);
    if (item === undefined) return null;
    used.add(item.key);
    if (typeof value === 'number' && isTurned(value)) turned.push(item.key);
    return item.key;
  });
  return { laid, turned };
}
