/**
 * The grouping as it is being made: which imp and which coin is in which tunnel. Every imp and coin is somebody of its
 * own, so that the picture can show it walk. It holds nothing secret and no rule: what may be sent is asked elsewhere.
 */

import { groupOf, sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { sizeText } from '../parts/half.ts';

export const KINDS = ['imp', 'coin', 'bodyguard', 'hat'] as const;
export type Kind = (typeof KINDS)[number];

/** The place of whoever is in no tunnel: imps in the quarters, coins in the treasury. */
export const HOME = -1;

export interface GroupingDraft {
  /** Where each imp and each coin is: the number of a tunnel, or `HOME`. */
  readonly imp: readonly number[];
  readonly coin: readonly number[];
  /** The same of those who may go along, if there is one and he is at home. */
  readonly bodyguard?: readonly number[];
  readonly hat?: readonly number[];
  readonly tunnels: number;
}

/** Where all of a kind are. */
export const placesOfKind = (draft: GroupingDraft, kind: Kind): readonly number[] => draft[kind] ?? [];

export function emptyGrouping({ imps, gold, bodyguard = 0, hat = 0 }: Group, tunnels: number): GroupingDraft {
  const home = (count: number) => Array.from({ length: count }, () => HOME);
  return {
    imp: home(imps),
    coin: home(gold),
    ...(bodyguard > 0 ? { bodyguard: home(bodyguard) } : {}),
    ...(hat > 0 ? { hat: home(hat) } : {}),
    tunnels,
  };
}

function at(draft: GroupingDraft, place: number): Group {
  const count = (kind: Kind) => placesOfKind(draft, kind).filter((x) => x === place).length;
  return groupOf({
    imps: count('imp'),
    gold: count('coin'),
    bodyguard: count('bodyguard'),
    hat: count('hat'),
  });
}

/** Who is in no tunnel. */
export function atHome(draft: GroupingDraft): Group {
  return at(draft, HOME);
}

/** What is in each tunnel, empty ones too. */
export function tunnelsOf(draft: GroupingDraft): Group[] {
  return Array.from({ length: draft.tunnels }, (_, tunnel) => at(draft, tunnel));
}

/** One imp or coin to another place. */
export function moved(draft: GroupingDraft, kind: Kind, index: number, place: number): GroupingDraft {
  const isThere =
    index >= 0 && index < placesOfKind(draft, kind).length && place >= HOME && place < draft.tunnels;
  return isThere
    ? { ...draft, [kind]: placesOfKind(draft, kind).map((x, i) => (i === index ? place : x)) }
    : draft;
}

/** The next free imp or coin into a tunnel; null if none is free. */
export function added(draft: GroupingDraft, kind: Kind, tunnel: number): GroupingDraft | null {
  const free = placesOfKind(draft, kind).indexOf(HOME);
  return free < 0 ? null : moved(draft, kind, free, tunnel);
}

/** The last imp or coin of a tunnel back home; null if there is none. */
export function takenBack(draft: GroupingDraft, kind: Kind, tunnel: number): GroupingDraft | null {
  const last = placesOfKind(draft, kind).lastIndexOf(tunnel);
  return last < 0 ? null : moved(draft, kind, last, HOME);
}

function relabelled(draft: GroupingDraft, label: (place: number) => number): GroupingDraft {
  const { imp, coin, bodyguard, hat } = draft;
  return {
    ...draft,
    imp: imp.map(label),
    coin: coin.map(label),
    ...(bodyguard === undefined ? {} : { bodyguard: bodyguard.map(label) }),
    ...(hat === undefined ? {} : { hat: hat.map(label) }),
  };
}

/** Everybody of one tunnel goes home; of all tunnels, if none is named. */
export function emptied(draft: GroupingDraft, tunnel?: number): GroupingDraft {
  return relabelled(draft, (place) => (tunnel === undefined || place === tunnel ? HOME : place));
}

/** Biggest first; of equal size the one with more imps, as the table lines them up. */
const byRank = (a: Group, b: Group) => sizeOf(b) - sizeOf(a) || b.imps - a.imps;

/** The tunnels change places until the biggest group is first; equal groups stay in their order. */
export function sorted(draft: GroupingDraft): GroupingDraft {
  const groups = tunnelsOf(draft);
  const order = groups
    .map((group, tunnel) => ({ group, tunnel }))
    .sort((a, b) => byRank(a.group, b.group) || a.tunnel - b.tunnel)
    .map(({ tunnel }) => tunnel);
  return relabelled(draft, (place) => (place === HOME ? HOME : order.indexOf(place)));
}

/** The groups to answer with, biggest first. */
export function groupsOfDraft(draft: GroupingDraft): Group[] {
  return tunnelsOf(draft)
    .filter((group) => sizeOf(group) > 0)
    .sort(byRank);
}

/** Tunnels in which somebody or something is without an imp. */
export function unattended(draft: GroupingDraft): number[] {
  return tunnelsOf(draft).flatMap((group, tunnel) => (group.imps === 0 && sizeOf(group) > 0 ? [tunnel] : []));
}

/** The groups of an answer that is given but not yet shown; none if it says something else. */
export function sealedGroups(answer: unknown): Group[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((one): one is Group => typeof one?.imps === 'number' && typeof one?.gold === 'number');
}

/** Everything there is to be divided. */
export function stockOf(draft: GroupingDraft): Group {
  const count = (kind: Kind) => placesOfKind(draft, kind).length;
  return groupOf({
    imps: count('imp'),
    gold: count('coin'),
    bodyguard: count('bodyguard'),
    hat: count('hat'),
  });
}

/** The bodyguard and the hat go with the first group, if they go with none yet: they cost nothing. */
export function accompanied(groups: readonly Group[], stock: Group): Group[] {
  return groups.map((group, i) => {
    const isFree = (who: 'bodyguard' | 'hat') =>
      (stock[who] ?? 0) > 0 && groups.every((one) => (one[who] ?? 0) === 0);
    if (i > 0) return group;
    return groupOf({
      ...group,
      bodyguard: isFree('bodyguard') ? 1 : (group.bodyguard ?? 0),
      hat: isFree('hat') ? 1 : (group.hat ?? 0),
    });
  });
}

/** As many of these groups as there are imps and gold for; who is in a tunnel already may stay there. */
export function proposed(draft: GroupingDraft, groups: readonly Group[]): GroupingDraft {
  let next = emptied(draft);
  const within = affordable(groups, stockOf(draft), draft.tunnels);
  for (const [tunnel, { imps, gold, bodyguard = 0, hat = 0 }] of within.entries()) {
    for (let i = 0; i < imps; i++) next = added(next, 'imp', tunnel) ?? next;
    for (let i = 0; i < gold; i++) next = added(next, 'coin', tunnel) ?? next;
    if (bodyguard > 0) next = added(next, 'bodyguard', tunnel) ?? next;
    if (hat > 0) next = added(next, 'hat', tunnel) ?? next;
  }
  return next;
}

/** Groups of another round cut down to what there is now; a group without an imp is none. */
export function affordable(
  groups: readonly Group[],
  { imps, gold, bodyguard = 0, hat = 0 }: Group,
  most: number,
): Group[] {
  const left = { imps, gold, bodyguard, hat };
  const kept: Group[] = [];
  for (const group of groups) {
    const now = {
      imps: Math.min(group.imps, left.imps),
      gold: Math.min(group.gold, left.gold),
      bodyguard: Math.min(group.bodyguard ?? 0, left.bodyguard),
      hat: Math.min(group.hat ?? 0, left.hat),
    };
    if (now.imps === 0 || kept.length === most) continue;
    left.imps -= now.imps;
    left.gold -= now.gold;
    left.bodyguard -= now.bodyguard;
    left.hat -= now.hat;
    kept.push(groupOf(now));
  }
  return kept.sort(byRank);
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
  /** Was somebody in the tunnel when the row of quick taps began? */
  wasFilled: boolean;
}

/**
 * A double tap empties a tunnel, yet whoever taps an empty tunnel quickly wants to fill it: so only a tunnel that was
 * filled before the first of the quick taps is emptied by the second. Two taps `within` that many milliseconds are
 * one double tap; 0: there are none.
 */
export function isDoubleTap(
  last: Tap | null,
  tap: Tap,
  within: number,
): { double: boolean; keep: Tap | null } {
  const isQuick = within > 0 && last !== null && last.tunnel === tap.tunnel && tap.time - last.time <= within;
  if (!isQuick) return { double: false, keep: tap };
  return last.wasFilled
    ? { double: true, keep: null }
    : { double: false, keep: { ...tap, wasFilled: false } };
}
