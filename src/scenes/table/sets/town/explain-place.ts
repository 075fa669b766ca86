/** What a place of the town says of itself; while groups are formed also what it took to be there last round. */
import type { Group } from '../../../../engine/petz/state.ts';
import { lastVisitInWords } from '../../../../text/last-visit.ts';
import type { Look, TableLink } from '../../contract.ts';
import { type Explanation, explainSpace } from '../../explain/index.ts';

export function explainPlace(
  link: TableLink,
  { view, seat }: Pick<Look, 'view' | 'seat'>,
  id: string,
  group: Group | null,
): Explanation {
  const told = explainSpace(link, view, id, group, seat);
  if (view.ask?.kind !== 'petz.group') return told;
  return { ...told, lines: [...told.lines, ...lastVisitInWords(link.speech, link.session, seat, id)] };
}
