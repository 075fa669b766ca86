/** Pages of the documentation whose words are written by hand, and whose tables the code makes. */

import { didYouMean } from '../engine/kernel/schema-words.ts';

/** What is made, by the name in its mark. */
type MadeParts = Readonly<Record<string, () => string>>;

/** A page with all that stands between `<!-- made: NAME -->` and `<!-- end -->` made anew. Throws for a mark that stands for nothing. */
export function withMadeParts(page: string, text: string, parts: MadeParts): string {
  return text.replace(
    /(<!-- made: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_all, begin: string, name: string, end: string) => {
      const make = parts[name];
      if (make === undefined)
        throw new Error(`${page}: nothing is made under '${name}'${didYouMean(name, Object.keys(parts))}`);
      return `${begin}\n${make()}\n\n${end}`;
    },
  );
}
