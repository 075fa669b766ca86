/** From a position of Pug Quest to a puzzle: cut out, searched through, put in words, rated; or nothing, where it is none. */

import { minedLevel } from '../../../campaign/mined/puzzle.ts';
import type { MinedPuzzle } from '../../../campaign/mined/schema.ts';
import type { GoalUse, QuestLevel } from '../../../campaign/schema.ts';
import { TooMany } from '../../../campaign/solve/every-choice.ts';
import { TooLarge } from '../../../campaign/solve/solve.ts';
import { hash } from '../../../engine/kernel/data.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { replayLevel } from '../../levels/play.ts';
import type { MinedQuestKind } from '../kinds.ts';
import { MARGINS } from '../margins.ts';
import { NO_WORDS, type NoPuzzle } from '../puzzle.ts';
import { rateMined } from '../rate.ts';
import type { MinedSearch } from '../search.ts';
import { frozenQuest } from './freeze.ts';
import type { QuestFind } from './positions.ts';
import { readWorth, searchQuest } from './search-level.ts';
import { isAnswer, questThemes, questWords, stepsAlong } from './words.ts';

/** So many questions of the best line must have an answer that gives it away. */
const LEAST_FORKS = 2;
/** So many Monsters there are. */
const LEAST_FOES = { combo: 2, riposte: 1 };
/** Other Monsters may fall in another best line, but not in many. */
const MOST_ENDS = 2;
/** Heroes whose damage is no count of hits: they heal. */
const HEALERS = ['pugtor', 'pugramix'];

/** The goals of a puzzle whose best line is worth so much. */
function goalsOf(kind: MinedQuestKind, worth: number, foes: number): GoalUse[] {
  const { felled, hurt } = readWorth(kind, worth);
  const all: GoalUse[] = felled === foes ? [{ id: 'victory' }] : [{ id: 'felled', min: felled }];
  if (kind === 'combo') return all;
  return [...(felled === 0 ? [] : all), { id: 'unhurt', max: hurt }];
}

/** Whether a search has found a clear best line with something to decide in it. */
function whyNot(kind: MinedQuestKind, { best, second, ends, forks }: MinedSearch): NoPuzzle | null {
  const isEmpty = kind === 'combo' && best < 1;
  if (isEmpty || second === null || best - second < MARGINS[kind] || ends > MOST_ENDS) return 'no clear best';
  return forks.length < LEAST_FORKS ? 'nothing to decide' : null;
}

/** A puzzle of that kind out of a position. `isKnown` tells which there are already, by id. */
export function questPuzzleFrom(
  position: QuestFind,
  kind: MinedQuestKind,
  isKnown: (id: string) => boolean,
): MinedPuzzle | NoPuzzle {
  const parts = frozenQuest(position, LEAST_FOES[kind]);
  if (parts === null) return 'cannot be cut';
  const { heroes, start } = parts as unknown as QuestLevel;
  if (kind === 'riposte' && HEALERS.includes(heroes?.[0] ?? '')) return 'cannot be cut';
  const id = `puzzles.${hash(JSON.parse(JSON.stringify({ kind, heroes, start })) as Json).slice(0, 8)}`;
  if (isKnown(id)) return 'known';
  const foes = start?.foes?.length ?? 0;
  const wanted = (worth: number): MinedPuzzle => ({
    ...{ id, kind, themes: [kind], rating: 1000, deviation: 100, lines: 1, best: worth, second: 0 },
    level: { ...parts, goals: goalsOf(kind, worth, foes) },
    words: NO_WORDS,
    solution: [],
  });
  try {
    const found = searchQuest(minedLevel(position.game, wanted(1)));
    const why = whyNot(kind, found);
    const { best, second, ends, line, forks } = found;
    if (why !== null || second === null) return why ?? 'no clear best';
    const bare = wanted(best);
    const level = minedLevel(position.game, bare) as QuestLevel;
    const steps = stepsAlong(level, line);
    if (kind === 'riposte' && !forks.some((at) => isAnswer(steps[at]))) return 'nothing to decide';
    if (replayLevel(level, 'puzzle', line as never).stars.length < level.goals.length) return 'cannot be cut';
    const rated = rateMined(level);
    if (rated === null) return 'obvious';
    return {
      ...bare,
      themes: questThemes(kind, level, steps),
      ...rated,
      lines: ends,
      second,
      words: questWords(kind, level, readWorth(kind, best), { steps, forks }),
      solution: line as MinedPuzzle['solution'],
    };
  } catch (error) {
    return error instanceof TooMany || error instanceof TooLarge ? 'too large' : 'cannot be cut';
  }
}
