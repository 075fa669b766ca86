/** Which question is meant by what was typed: by the beginnings of words, and by names. No more than that. */

import { fold } from '../rules/search.ts';

/** What is known of a question by its words. */
export interface Matchable {
  /** Beginnings of words that mean this kind of question, and names that mean whom it is about. */
  keywords: readonly string[];
  names: readonly string[];
}

const words = (text: string): string[] =>
  fold(text)
    .text.split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

/** Does every word of a name stand there, or for longer names at least one that tells it from the rest? */
function isNamed(said: readonly string[], name: string): boolean {
  const parts = words(name).filter((part) => part.length > 2);
  return parts.length > 0 && parts.some((part) => said.includes(part));
}

/** How well a question fits; 0: not at all. A name counts more than what is asked about it. */
function fitness(said: readonly string[], { keywords, names }: Matchable): number {
  const meant = keywords.filter((stem) => said.some((word) => word.startsWith(stem))).length;
  const named = names.some((name) => isNamed(said, name));
  if (names.length > 0 && !named) return 0;
  return meant * 2 + (named ? 3 : 0);
}

/** The topic that is meant; null if nothing fits. Of equals the first one. */
export function understand<T extends Matchable>(query: string, topics: readonly T[]): T | null {
  const said = words(query);
  let best: T | null = null;
  let most = 0;
  for (const topic of topics) {
    const now = fitness(said, topic);
    if (now > most) [best, most] = [topic, now];
  }
  return best;
}

/** `need,want,hungr` as stems without accents. */
export function stems(list: string): string[] {
  return list.split(',').flatMap((stem) => words(stem));
}
