/** What stars open on a hero's sheet. A pure function. */
import { type SheetRow, sheetOf } from '../../../engine/quest/read.ts';
import type { QuestBeat } from '../types.ts';

/** What a hero may do after this that it could not do before, and the first of it. */
export function openedBy(
  { before, after }: Pick<QuestBeat, 'before' | 'after'>,
  seat: number,
): { opened: string[]; said: SheetRow | null } {
  const locked = new Set(sheetOf(before, seat).flatMap(({ id, isOpen }) => (isOpen ? [] : [id])));
  const rows = sheetOf(after, seat).filter(({ id, isOpen }) => isOpen && locked.has(id));
  return { opened: rows.map(({ id }) => id), said: rows[0] ?? null };
}
