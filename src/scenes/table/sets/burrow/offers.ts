/** What the burrow shows beside the draft: groupings to begin with, and the purses of the rivals. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { sizeOf } from '../../../../session/facts.ts';
import type { Session } from '../../../../session/session.ts';
import { formedInOpen } from '../../../../session/twists.ts';
import { GROUPINGS, grouping } from '../../../../ui/access/prompts/groupings.ts';
import { goodsOf } from '../../../../ui/access/text/tell-alleys.ts';
import type { Deal, Look, TableLink } from '../../contract.ts';
import type { Explanation } from '../../explain/index.ts';
import { belongingsOf } from '../../frame/belongings.ts';
import { faceOf } from '../../frame/faces.ts';
import { sizeText } from '../parts/half.ts';
import { centred } from './art.ts';
import type { Proposal, Rival } from './counter.ts';
import { accompanied, affordable, type Draft, emptied, proposed, sizesInShort, stockOf } from './draft.ts';

/** The groups a seat sent in the round before; null in the first. */
export function lastGroups(session: Session, seat: Seat): readonly Group[] | null {
  const events = session.story(seat).flatMap((entry) => entry.events);
  const shown = events.findLast((event) => event.type === 'petz.grouped');
  return shown?.type === 'petz.grouped' ? (shown.groups[seat] ?? null) : null;
}

/** Groupings to begin with, each once; at the end the button that empties all. */
export function proposalsFor(
  { link }: Deal,
  { seat }: Look,
  draft: Draft,
  change: (next: Draft) => void,
): Proposal[] {
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
  const proposals = ways.flatMap(({ words, why, groups }): Proposal[] => {
    const what = JSON.stringify(
      groups.map(({ imps, gold, bodyguard = 0, hat = 0 }) => [imps, gold, bodyguard, hat]),
    );
    if (groups.length === 0 || seen.has(what)) return [];
    seen.add(what);
    const id = `suggest:${seen.size - 1}`;
    const sizes = sizesInShort(groups);
    const explain = () => ({ title: words, lines: [sizes, why], rule: 'shopping.groups' });
    return [{ id, words, sizes, icon: null, press: () => change(proposed(draft, groups)), explain }];
  });
  const clear = {
    id: 'clear',
    words: t('ui.group.clear'),
    sizes: '',
    icon: centred('icons/icon-broom'),
    press: () => change(emptied(draft)),
    explain: () => ({ title: t('ui.group.clear'), lines: [t('ui.burrow.why.clear')] }),
  };
  return [...proposals, clear];
}

/** The others, in turn from the left of the one who looks. */
export function rivalsOf(link: TableLink, { view, seat }: Look): Rival[] {
  const others = view.shops.map((_, i) => (seat + i) % view.shops.length).slice(1);
  const formed = formedInOpen(view);
  return others.flatMap((rival): Rival[] => {
    const shop = view.shops[rival];
    if (shop === undefined) return [];
    const { home: imps, gold } = shop;
    const isReady = view.ask?.kind === 'petz.group' && rival in view.ask.sealed;
    const isOpen = formed?.includes(rival) === true;
    const groups = isOpen ? shop.groups.map(sizeOf) : null;
    const explain = isOpen ? () => explainGroups(link, view, rival) : undefined;
    const face = faceOf(link, view, rival);
    const belongings = belongingsOf(rival, shop);
    const name = link.speech.seat(rival);
    return [{ seat: rival, name, imps, gold, isReady, face, belongings, groups, explain }];
  });
}

/** Groups formed in the open: who and what is in each. */
function explainGroups({ speech }: TableLink, view: Look['view'], seat: Seat): Explanation {
  const groups = view.shops[seat]?.groups ?? [];
  const told = groups.map((group) =>
    speech.t('ui.inPlay.line', {
      name: speech.capital(speech.t('ui.group.size', { size: sizeText(sizeOf(group)) })),
      text: speech.goods(goodsOf(group)),
    }),
  );
  const lines = groups.length === 0 ? [speech.capital(speech.t('ui.inPlay.nobody'))] : told;
  return { title: speech.seat(seat), lines, rule: 'shopping.groups' };
}
