/** From a position to a puzzle: cut out, searched through, put in words, rated; or nothing, where it is none. */

import { minedLevel } from '../../campaign/mined/puzzle.ts';
import type { MinedPuzzle } from '../../campaign/mined/schema.ts';
import type { PetzLevel } from '../../campaign/schema.ts';
import { TooMany } from '../../campaign/solve/every-choice.ts';
import { TooLarge } from '../../campaign/solve/solve.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { frozen } from './freeze.ts';
import { CUTS, type ShopKind } from './kinds.ts';
import { MARGINS } from './margins.ts';
import type { Find } from './positions.ts';
import { rateMined } from './rate.ts';
import { greedySales, searchLevel } from './search-level.ts';
import { eventsAlong, puzzleWords, themesOf } from './words.ts';

/** So many different ends may be best. */
const MOST_ENDS = 3;

/** The best itself is worth it. */
const LEAST_GAIN = 4;

/** Why a position is no puzzle, for the statistics of a run. */
export type NoPuzzle =
  | 'cannot be cut'
  | 'too large'
  | 'no clear best'
  | 'nothing to decide'
  | 'obvious'
  | 'known';

/** The fingerprint of what a puzzle asks: how much reputation there was before makes no other puzzle. */
function asked(kind: ShopKind, level: Record<string, unknown>): string {
  const { start, decks, needs } = level as unknown as PetzLevel;
  const shops = start?.shops?.map((shop) => ({ ...shop, reputation: 0 }));
  return hash(JSON.parse(JSON.stringify({ kind, shops, decks: { ...decks }, needs: needs ?? {} }))).slice(
    0,
    8,
  );
}

/** The reputation that a puzzle begins with. */
const had = (level: Record<string, unknown>): number =>
  (level as unknown as PetzLevel).start?.shops?.[0]?.reputation ?? 0;

/** Whether the first answer of a line puts any pet elsewhere than it is. */
function isMoved(level: Record<string, unknown>, line: readonly (readonly [Seat, Json])[]): boolean {
  const plots = (level as unknown as PetzLevel).start?.shops?.[0]?.plots ?? [];
  const answer = line.find(([seat]) => seat === 0)?.[1] as Record<string, Json> | undefined;
  return plots.some((plot, at) => (plot?.pet?.id ?? null) !== (answer?.[`pet${at}`] ?? null));
}

/** Stands in place of words until they are made. */
export const NO_WORDS = {
  brief: { key: 'mined.brief' },
  hints: [1, 2, 3].map(() => ({ key: 'mined.hint' })),
};

/** A puzzle of that kind out of a position. `isKnown` tells which there are already, by id. */
export function puzzleFrom(
  position: Find,
  kind: ShopKind,
  isKnown: (id: string) => boolean,
): MinedPuzzle | NoPuzzle {
  const { beginning, after, ...least } = CUTS[kind];
  const parts = frozen(position, beginning);
  if (parts === null) return 'cannot be cut';
  const stop = { ...(parts.stop as object), after };
  const id = `puzzles.${asked(kind, parts)}`;
  if (isKnown(id)) return 'known';
  const wanted = (min: number): MinedPuzzle => ({
    ...{ id, kind, themes: ['imps'], rating: 1000, deviation: 100, lines: 1, best: min, second: 0 },
    level: { ...parts, stop, goals: [{ id: 'reputation', min }] },
    words: NO_WORDS,
    solution: [],
  });
  try {
    const found = searchLevel(minedLevel(position.game, wanted(300)));
    const { best, second, ends, line } = found;
    if (
      best < 1 ||
      best - had(parts) < LEAST_GAIN ||
      second === null ||
      best - second < MARGINS[kind] ||
      ends > MOST_ENDS
    )
      return 'no clear best';
    if (found.forks.length < least.forks || found.positions < least.positions) return 'nothing to decide';
    if (kind === 'arrange' && !isMoved(parts, line)) return 'nothing to decide';
    const bare = wanted(best);
    const level = minedLevel(position.game, bare) as PetzLevel;
    if (kind === 'sale' && greedySales(level) === best) return 'obvious';
    const events = eventsAlong(level, line);
    if (kind === 'alleys' && events.filter(({ type }) => type === 'petz.petTurn').length < 2)
      return 'nothing to decide';
    const rated = rateMined(level);
    if (rated === null) return 'obvious';
    const themes = themesOf(kind, level, events);
    const words = puzzleWords(kind, level, best, { events, themes });
    return {
      ...bare,
      themes,
      ...rated,
      lines: ends,
      second,
      words,
      solution: line as MinedPuzzle['solution'],
    };
  } catch (error) {
    return error instanceof TooMany || error instanceof TooLarge ? 'too large' : 'cannot be cut';
  }
}
