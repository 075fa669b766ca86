/** Groupings to begin with: those of the round before, and the usual ways to divide. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { GROUPINGS, grouping } from '../../../../session/advice/groupings.ts';
import type { Session } from '../../../../session/game/session.ts';
import type { Look, TableLink } from '../../contract.ts';
import type { Explanation } from '../../explain/index.ts';
import { accompanied, affordable, type GroupingDraft, proposed, sizesInShort, stockOf } from './draft.ts';

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
  const stock = stockOf(draft);
  const last = lastGroups(link.session, seat);
  const ways = [
    ...(last === null
      ? []
      : [
          {
            words: t('ui.burrow.lastRound'),
            why: t('ui.burrow.why.lastRound'),
            groups: affordable(last, stock, draft.tunnels),
          },
        ]),
    ...GROUPINGS.map((name) => ({
      words: t(`ui.group.${name}`),
      why: t(`ui.burrow.why.${name}`),
      groups: accompanied(grouping(name, stock.imps, stock.gold, draft.tunnels), stock),
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
