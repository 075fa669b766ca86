/**
 * The grouping as it is being made: what there is, and what of it is in which tunnel. It holds nothing secret and no
 * rule: which groups are allowed is asked elsewhere.
 */

import { groupOf, sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { sizeText } from '../parts/party.ts';

export const KINDS = ['imps', 'gold', 'bodyguard', 'hat'] as const;
export type Kind = (typeof KINDS)[number];

export interface GroupingDraft {
  /** Everything there is to be divided. */
  readonly stock: Group;
  /** What is in each tunnel, empty ones too. */
  readonly tunnels: readonly Group[];
}

const EMPTY: Group = { imps: 0, gold: 0 };
const countIn = (group: Group, kind: Kind): number => group[kind] ?? 0;
const groupWith = (count: (kind: Kind) => number): Group =>
  groupOf({
    imps: count('imps'),
    gold: count('gold'),
    bodyguard: count('bodyguard'),
    hat: count('hat'),
  });
const less = (from: Group, what: Group): Group =>
  groupWith((kind) => countIn(from, kind) - countIn(what, kind));

export const emptyGrouping = (stock: Group, tunnels: number): GroupingDraft => ({
  stock: groupOf(stock),
  tunnels: Array.from({ length: tunnels }, () => EMPTY),
});

/** Who is in no tunnel. */
export const atHome = ({ stock, tunnels }: GroupingDraft): Group => tunnels.reduce(less, stock);

function changed(draft: GroupingDraft, tunnel: number, kind: Kind, by: number): GroupingDraft {
  const more = (group: Group) => groupOf({ ...group, [kind]: countIn(group, kind) + by });
  return { ...draft, tunnels: draft.tunnels.map((group, i) => (i === tunnel ? more(group) : group)) };
}

/** One more of a kind into a tunnel; null if none is free. */
export const added = (draft: GroupingDraft, kind: Kind, tunnel: number): GroupingDraft | null =>
  countIn(atHome(draft), kind) === 0 ? null : changed(draft, tunnel, kind, 1);

/** One of a kind out of a tunnel back home; null if there is none. */
export const takenBack = (draft: GroupingDraft, kind: Kind, tunnel: number): GroupingDraft | null =>
  countIn(draft.tunnels[tunnel] ?? EMPTY, kind) === 0 ? null : changed(draft, tunnel, kind, -1);

/** Everybody of one tunnel goes home; of all tunnels, if none is named. */
export function emptied(draft: GroupingDraft, tunnel?: number): GroupingDraft {
  const isLeft = (i: number) => tunnel !== undefined && i !== tunnel;
  return { ...draft, tunnels: draft.tunnels.map((group, i) => (isLeft(i) ? group : EMPTY)) };
}

/** Biggest first; of equal size the one with more imps, as the table lines them up. */
const byRank = (a: Group, b: Group) => sizeOf(b) - sizeOf(a) || b.imps - a.imps;

/** The tunnels change places until the biggest group is first; equal groups stay in their order. */
export const sorted = (draft: GroupingDraft): GroupingDraft => ({
  ...draft,
  tunnels: draft.tunnels.toSorted(byRank),
});

/** The groups to answer with, biggest first. */
export const groupsOfDraft = (draft: GroupingDraft): Group[] =>
  sorted(draft).tunnels.filter((group) => sizeOf(group) > 0);

/** Tunnels in which a helper or a thing is without an imp. */
export const unattended = ({ tunnels }: GroupingDraft): number[] =>
  tunnels.flatMap((group, tunnel) => (group.imps === 0 && sizeOf(group) > 0 ? [tunnel] : []));

/** The groups of an answer that is given but not yet shown; none if it says something else. */
export function sealedGroups(answer: unknown): Group[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((one): one is Group => typeof one?.imps === 'number' && typeof one?.gold === 'number');
}

/** The bodyguard and the hat go with the first group, if they go with none yet: they cost nothing. */
export function accompanied([first, ...others]: readonly Group[], stock: Group): Group[] {
  if (first === undefined) return [];
  const all = [first, ...others];
  const along = (['bodyguard', 'hat'] as const).filter((who) =>
    all.every((group) => countIn(group, who) === 0),
  );
  const joined = Object.fromEntries(along.map((who) => [who, countIn(stock, who)]));
  return [groupOf({ ...first, ...joined }), ...others];
}

/** As many of these groups as there are imps and gold for; who is in a tunnel already may stay there. */
export function proposed({ stock, tunnels }: GroupingDraft, groups: readonly Group[]): GroupingDraft {
  const within = affordable(groups, stock, tunnels.length);
  return { stock, tunnels: tunnels.map((_, i) => within[i] ?? EMPTY) };
}

/** Groups of another round cut down to what there is now; a group without an imp is none. */
export function affordable(groups: readonly Group[], stock: Group, most: number): Group[] {
  let left = stock;
  const rest: Group[] = [];
  for (const group of groups) {
    const now = groupWith((kind) => Math.min(countIn(group, kind), countIn(left, kind)));
    if (now.imps === 0 || rest.length === most) continue;
    left = less(left, now);
    rest.push(now);
  }
  return rest.sort(byRank);
}

/** Sizes in as few signs as possible: `3 + 1×5`. */
export function sizesInShort(groups: readonly Group[]): string {
  const runs: { size: number; count: number }[] = [];
  for (const size of groups.map(sizeOf)) {
    const last = runs.at(-1);
    if (last?.size === size) last.count++;
    else runs.push({ size, count: 1 });
  }
  return runs
    .map(({ size, count }) => (count === 1 ? sizeText(size) : `${count}×${sizeText(size)}`))
    .join(' + ');
}

export interface Tap {
  tunnel: number;
  time: number;
  /** Was the tunnel used when the row of quick taps began? */
  wasFilled: boolean;
}

/**
 * A double tap empties a tunnel, yet a player who taps an empty tunnel quickly wants to fill it: so only a tunnel that was
 * filled before the first of the quick taps is emptied by the second. Two taps `within` that many milliseconds are
 * one double tap; 0: there are none.
 */
export function isDoubleTap(
  last: Tap | null,
  tap: Tap,
  within: number,
): { double: boolean; last: Tap | null } {
  const isQuick = within > 0 && last !== null && last.tunnel === tap.tunnel && tap.time - last.time <= within;
  if (!isQuick) return { double: false, last: tap };
  return last.wasFilled
    ? { double: true, last: null }
    : { double: false, last: { ...tap, wasFilled: false } };
}
