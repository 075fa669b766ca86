/** Texts of others, as long as there is room for them on a sign. */

/** Letters of a level's title, and of a name: what the game's own forms let in is never cut. */
export const TITLE_SHOWN = 60;
export const NAME_SHOWN = 40;

/** A text on one line, its end cut off with `…` where it has more than so many letters. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
