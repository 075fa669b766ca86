/** The counter while groups are formed: what is at home, the groups in the making, proposals, and what can be done. */

import type { Seat } from '../../../../engine/kernel/state.ts';
import { sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { GROUPINGS, grouping } from '../../../../session/advice/groupings.ts';
import type { Session } from '../../../../session/game/session.ts';
import { paired } from '../../../../ui/paired.ts';
import { panel } from '../../../../ui/panel.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../../contract.ts';
import type { Drawable } from '../../drawings.ts';
import type { Explanation } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { bodyguardArt, glow, impOf, plate } from '../../pieces.ts';
import { drawParty, sizeBadge, sizeText } from '../parts/party.ts';
import { accompanied, affordable, type GroupingDraft, type Kind, proposed, sizesInShort } from './draft.ts';
import type { GroupingLayout, GroupPlace } from './layout.ts';

/** One kind of what is at home, and whether the next tap on a group takes from it. */
export interface Stock {
  kind: Kind;
  count: number;
  isInHand: boolean;
  explain?: (() => Explanation) | undefined;
}

interface Shown {
  stock: readonly Stock[];
  groups: readonly Group[];
  /** Groups in which a helper or a thing is without an imp. */
  bad: readonly number[];
  /** Something is left of what is in hand: groups are lit. */
  mayAdd: boolean;
}

export interface GroupingHandlers {
  take(kind: Kind): void;
  tap(group: number): void;
  takeBack(group: number): void;
  /** One of a kind was carried to a point of the picture. */
  drop(kind: Kind, x: number, y: number): boolean;
}

const ARTS: Readonly<Record<Kind, (seat: Seat) => Drawable>> = {
  imps: impOf,
  gold: () => 'tokens/token-gold',
  bodyguard: bodyguardArt,
  hat: () => 'artifacts/fancyHat',
};

/** What is formed, by whom, and what presses do. */
interface Forming {
  kit: TableKit;
  seat: Seat;
  at: GroupingLayout;
  shown: Shown;
  handlers: GroupingHandlers;
}

export function buildGroups(forming: Forming, counter: Rect): void {
  const { kit, at, shown } = forming;
  kit.laid(panel('wood', counter.width, counter.height - 4, 18), counter);
  for (const [rect, one] of paired(at.stock, shown.stock)) buildStock(forming, rect, one);
  for (const [place, group, i] of paired(at.groups, shown.groups)) buildGroup(forming, i, place, group);
}

function buildStock({ kit, seat, at, handlers }: Forming, rect: Rect, one: Stock): void {
  const { kind, count, isInHand, explain } = one;
  const { x, y, width, height } = rect;
  if (isInHand) kit.picture(glow(width, height, 8), x - 10, y - 10, width + 20);
  const fill = isInHand ? '#fffaf0' : '#f0cf98';
  kit.laid(plate(fill, width, height, 14, 4), { x, y });
  const letters = at.compact ? 18 : 22;
  const room = box(x + 5, y + 5, width - 10, height - letters - 8);
  const figure = kit.fitted(ARTS[kind](seat), room).setAlpha(count === 0 ? 0.35 : 1);
  kit.words(`${count}`, x + width / 2, y + height - letters * 0.62 - 2, { size: letters, fit: width - 6 });
  const drop = (px: number, py: number) => count > 0 && handlers.drop(kind, px, py);
  kit.carry({
    id: kind,
    rect,
    images: count > 0 ? [figure] : [],
    tap: () => handlers.take(kind),
    drop,
    explain,
  });
}

function buildGroup(
  { kit, seat, at, shown, handlers }: Forming,
  i: number,
  place: GroupPlace,
  group: Group,
): void {
  const { rect, party, minus } = place;
  const { bad, mayAdd } = shown;
  const { x, y, width, height } = rect;
  const size = sizeOf(group);
  const isBad = bad.includes(i);
  const fill = size > 0 ? '#fffaf0' : '#d9a86c';
  kit.laid(plate(fill, width, height, 14, isBad ? 5 : 4), { x, y });
  // Beside both who may go along, on a small phone, only the number has room.
  if (size > 0 && party.width > 14) drawParty(kit, seat, group, party, { most: party.height, squeeze: 0.72 });
  else if (size === 0 && mayAdd) {
    const side = Math.min(width, height) * 0.6;
    const middle = box(x + (width - side) / 2, y + (height - side) / 2, side, side);
    kit.fitted(impOf(seat), middle).setAlpha(0.28);
  }
  kit.press(`tunnel:${i}`, rect, () => handlers.tap(i));
  if (size === 0) return;
  const disc = isBad ? '#ffb3a0' : i === 0 ? palette.glow : '#ffffff';
  sizeBadge(kit, sizeText(size), x + width / 2, y, at.compact ? 22 : 30, disc);
  kit.button(`minus:${i}`, minus, 'plain', ['props/minus'], () => handlers.takeBack(i));
}

/** Groupings to begin with: those of the round before, and the usual ways to divide. */
interface Proposal {
  words: string;
  /** The sizes of its groups: `4 + 2×1`. */
  sizes: string;
  draft: GroupingDraft;
  /** What it means. */
  explain(): Explanation;
}

/** The groups a seat sent in the round before; null in the first. */
function lastGroups(session: Session, seat: Seat): readonly Group[] | null {
  const events = session.story(seat).flatMap((entry) => entry.events);
  const shown = events.findLast((event) => event.type === 'petz.grouped');
  return shown?.type === 'petz.grouped' ? (shown.groups[seat] ?? null) : null;
}

/** Groupings to begin with, each once. */
export function proposalsFor(link: TableLink, { seat }: Look, draft: GroupingDraft): Proposal[] {
  const { t } = link.speech;
  const { stock } = draft;
  const last = lastGroups(link.session, seat);
  const ways = [
    ...(last === null
      ? []
      : [
          {
            words: t('ui.burrow.lastRound'),
            why: t('ui.burrow.why.lastRound'),
            groups: affordable(last, stock, draft.tunnels.length),
          },
        ]),
    ...GROUPINGS.map((name) => ({
      words: t(`ui.group.${name}`),
      why: t(`ui.burrow.why.${name}`),
      groups: accompanied(grouping(name, stock.imps, stock.gold, draft.tunnels.length), stock),
    })),
  ];
  const seen = new Set<string>();
  return ways.flatMap(({ words, why, groups }): Proposal[] => {
    const what = JSON.stringify(
      groups.map(({ imps, gold, bodyguard = 0, hat = 0 }) => [imps, gold, bodyguard, hat]),
    );
    if (groups.length === 0 || seen.has(what)) return [];
    seen.add(what);
    const sizes = sizesInShort(groups);
    const explain = () => ({ title: words, lines: [sizes, why], rule: 'shopping.groups' });
    return [{ words, sizes, draft: proposed(draft, groups), explain }];
  });
}
