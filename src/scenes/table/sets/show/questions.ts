/** What the questions of book and box are answered with: what a deck holds, what would spoil first. */
import type { BoxChoice } from '../../../../engine/petz/choices.ts';
import type { Colour, Need } from '../../../../engine/petz/data/schema.ts';
import { NEED_CARDS } from '../../../../engine/petz/read.ts';

/** How often every need is printed in a colour, the most frequent first. */
export function needsIn(colour: Colour): { need: Need; count: number }[] {
  const counts = new Map<Need, number>();
  for (const one of NEED_CARDS) {
    if (one.colour === colour) counts.set(one.need, (counts.get(one.need) ?? 0) + 1);
  }
  return [...counts].map(([need, count]) => ({ need, count })).sort((a, b) => b.count - a.count);
}

/** What is proposed: what would be thrown away tonight, else what goes bad next. */
export function oldest(
  options: readonly BoxChoice[],
  chambers: (from: 'vegetable' | 'meat') => number,
): number {
  const left = (choice: BoxChoice) =>
    choice === null ? Number.POSITIVE_INFINITY : chambers(choice.from) - choice.chamber;
  return options.reduce((best, choice, i) => (left(choice) < left(options[best] ?? null) ? i : best), 0);
}
