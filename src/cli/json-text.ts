/** JSON as this project writes it into files. */

/** Indented, with every list of numbers on one line. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;
}

/** What ends with a long list: one entry a line, so that a change is seen where it is. */
export function jsonListText(head: object, name: string, entries: readonly unknown[]): string {
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
  const lines = entries.map((entry) => `\n    ${JSON.stringify(entry)}`).join(',');
  return `{\n${fields.join('')}  "${name}": [${lines === '' ? '' : `${lines}\n  `}]\n}\n`;
}
