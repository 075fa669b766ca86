/** A first look at a text, light enough for every page; what it really is, `sharing.ts` finds out. */

/** What a file says it is in which something is shared. */
export const KIND = 'dungeon-petz.shared';

/** Whether a text is meant to be something shared, a level or a game to be looked at. */
export function looksShared(text: string): boolean {
  return text.includes(KIND) || (text.includes('"goals"') && text.includes('"seats"'));
}
