/** The goals of the level under way as the picture shows them: stars, numbers, words. */

import type { Words } from '../../../i18n/words.ts';
import type { LevelDesk } from '../../../session/level-desk.ts';
import type { GoalState } from '../../../session/levels.ts';
import { hasUnreadHints } from './hints-read.ts';
import { LevelWords } from './words.ts';

/** A goal in the bar of the picture. */
interface Sign {
  state: GoalState['state'];
  words: string;
  short: string;
  count: string | null;
}

export interface Board {
  title: string;
  isPuzzle: boolean;
  /** Written hints of the level that nobody has read yet: they come before advice. */
  hasUnreadHints(): boolean;
  /** Takes a step of a puzzle back; null where there is none. */
  stepBack(): (() => void) | null;
  /** As they stood when the question of that number was asked; null: as they stand now. */
  at(ask: number | null): readonly Sign[];
}

/** Null in a free game. */
export function goalBoard(levels: LevelDesk, words: Words): Board | null {
  const { run } = levels;
  if (run === null) return null;
  const spoken = new LevelWords(words);
  const { level } = run;
  return {
    title: spoken.title(level),
    isPuzzle: level.kind === 'puzzle',
    hasUnreadHints: () => hasUnreadHints(level),
    stepBack: () => (levels.canStepBack() ? () => void levels.stepBack() : null),
    at: (ask) =>
      run.goalsAt(ask).map((goal) => ({
        state: goal.state.state,
        words: spoken.goal(level, goal),
        short: spoken.goal(level, goal, 'short'),
        count: spoken.count(goal),
      })),
  };
}
