/** Tables of results: for a page in Markdown, and for the terminal. */

interface RightColumn {
  readonly right: string;
}

/** The head of a column; that of numbers stands on the right. */
type Head = string | RightColumn;

/** The head of a column of numbers. */
export const right = (head: string): RightColumn => ({ right: head });

const wordsOf = (head: Head): string => (typeof head === 'string' ? head : head.right);

/** A table of a page, its lines. */
export function markdownTable(
  heads: readonly Head[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(heads.map(wordsOf)),
    line(heads.map((head) => (typeof head === 'string' ? '---' : '---:'))),
    ...rows.map(line),
  ];
}

/** A table for the terminal, every column as wide as its longest cell. */
export function textTable(heads: readonly Head[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads.map(wordsOf), ...rows.map((cells) => cells.map(String))];
  const widths = heads.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  const aligned = (cell: string, i: number): string =>
    typeof heads[i] === 'string' ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return lines.map((cells) => cells.map(aligned).join('  ').trimEnd()).join('\n');
}
