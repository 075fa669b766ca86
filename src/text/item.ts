/** What there is to say of a thing of a table, as plain data: pages list it, tips and answers read it out. */

/** A value beside its picture: `[coin] 3 gold`. */
export interface Value {
  art: string | null;
  words: string;
  /** `sign`: the picture says it, the words are its name. `good` and `bad` say how it is meant. */
  look?: 'plain' | 'sign' | 'good' | 'bad';
}

export interface Item {
  id: string;
  /** Empty: what it is made of has names of its own. */
  name: string;
  art?: string | null;
  values?: readonly Value[];
  /** A sentence, or a part of one, each. */
  lines?: readonly string[];
  /** What it is made of, or what lies there. */
  items?: readonly Item[];
  /** How it stands among those beside it. */
  look?: string;
  /** All but its name is folded up at first, or may be. */
  fold?: 'open' | 'closed';
}

/** A value, or none where there is nothing to be said. */
export const valueIf = (isThere: boolean, art: string | null, words: () => string): Value[] =>
  isThere ? [{ art, words: words() }] : [];

/** What an item says of itself: its sentences, then its values. */
export const saidOf = ({ values = [], lines = [] }: Item): string[] => [
  ...lines,
  ...values.map(({ words }) => words).filter((words) => words !== ''),
];

/** An item with all that it is made of, each after what it belongs to. */
export const withParts = (item: Item): Item[] => [item, ...(item.items ?? []).flatMap(withParts)];
