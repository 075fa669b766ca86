/** What is picked of the answers to a question, by its place among them. */
import type { Json } from '../../../../engine/kernel/state.ts';

/** What pressing a thing picks that can be had in several ways: its first one, then the one after that. */
export function nextWay(ways: readonly number[], picked: number): number {
  return ways[(ways.indexOf(picked) + 1) % ways.length] ?? picked;
}

/** The place of an answer among the options; -1: it is none of them. */
export function placeOf(options: readonly Json[], choice: Json): number {
  const wanted = JSON.stringify(choice);
  return options.findIndex((option) => JSON.stringify(option) === wanted);
}
