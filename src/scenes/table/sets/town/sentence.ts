/** One sentence over the town: what to do, what is about to be done, or whom we wait for. */
import type { Group } from '../../../../engine/petz/state.ts';
import { lastVisitInWords } from '../../../../text/last-visit.ts';
import { describeOption } from '../../../../text/options.ts';
import type { Look, TableLink } from '../../contract.ts';
import { type Explanation, explainSpace } from '../../explain/index.ts';
import { chosenSend, type SendDraft, type SendOption } from './draft.ts';

export function sentence(
  { speech, session }: TableLink,
  { view, seat, domain }: Look,
  group: Group | undefined,
  options: readonly SendOption[],
  draft: SendDraft,
  isShort: boolean,
): string {
  if (domain === null) {
    const names = session.waiting().flatMap((x) => (x === seat ? [] : [speech.seat(x)]));
    // What I am asked is put when everything before it has been shown.
    if (names.length === 0) return '';
    return speech.t('ui.question.waiting', { count: names.length, names: speech.list(names) });
  }
  const ready = chosenSend(options, draft);
  if (ready !== null) return describeOption({ speech, view, seat }, 'petz.send', ready.choice).label;
  const { space } = draft;
  if (space !== null) return speech.t('ui.table.town.item', { space: speech.thing('space', space) });
  const key = isShort ? 'ui.table.town.chooseShort' : 'ui.table.town.choose';
  return speech.t(key, { group: speech.goods({ ...group }) });
}

/** What a place of the town says of itself; while groups are formed also what it took to be there last round. */
export function explainPlace(
  link: TableLink,
  { view, seat }: Pick<Look, 'view' | 'seat'>,
  id: string,
  group: Group | null,
): Explanation {
  const tip = explainSpace(link, view, id, group, seat);
  if (view.ask?.kind !== 'petz.group') return tip;
  return { ...tip, lines: [...tip.lines, ...lastVisitInWords(link.speech, link.session, seat, id)] };
}
