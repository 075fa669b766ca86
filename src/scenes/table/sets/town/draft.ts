/** What is picked in town but not sent: read out of the question's own options, never made up. */
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import { groupIn, offerOf, sameGroup, WITHDRAW } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { isJsonRecord } from '../../../../ui/json.ts';

/** One answer the question allows. */
export interface SendOption extends Group {
  choice: Json;
  space: string;
  item: string | null;
}

export interface SendDraft {
  /** Which of the groups of the size at hand. */
  group: number;
  space: string | null;
  item: string | null;
}

export const EMPTY: SendDraft = { group: 0, space: null, item: null };

export function readOptions(domain: Domain | null): SendOption[] {
  if (domain?.type !== 'pick') return [];
  return domain.options.flatMap((choice) => {
    if (!isJsonRecord(choice)) return [];
    const { imps, gold, space, item } = choice;
    if (typeof imps !== 'number' || typeof gold !== 'number' || typeof space !== 'string') return [];
    return [{ ...groupIn(choice), choice, space, item: typeof item === 'string' ? item : null }];
  });
}

/** What the question offers to one group. */
export function sendOptions(options: readonly SendOption[], group: Group | undefined): SendOption[] {
  return options.filter((x) => x.space !== WITHDRAW && group !== undefined && sameGroup(x, group));
}

/** The answer that calls a waiting group back; null where that is not allowed. */
export function recallOf(options: readonly SendOption[], group: Group): SendOption | null {
  return options.find((x) => x.space === WITHDRAW && sameGroup(x, group)) ?? null;
}

/** The space on offer that is alike to the one pointed at: of several alike the question names one. */
export function offeredLike(view: PetzView, options: readonly SendOption[], space: string): string | null {
  if (options.some((x) => x.space === space)) return space;
  const { kind } = offerOf(view, space);
  return options.find((x) => x.space !== 'home' && offerOf(view, x.space).kind === kind)?.space ?? null;
}

/** The things to choose from at a space; none where a group just goes. */
export function itemsAt(options: readonly SendOption[], space: string | null): string[] {
  return options.flatMap((x) => (x.space === space && x.item !== null ? [x.item] : []));
}

/** The answer the draft stands for; null while something is missing. */
export function chosenSend(options: readonly SendOption[], { space, item }: SendDraft): SendOption | null {
  return options.find((x) => x.space === space && x.item === item) ?? null;
}
