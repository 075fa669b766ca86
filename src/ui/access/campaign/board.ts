/** The goals of the level under way as the picture shows them: stars, numbers, words. */

import type { ModUse } from '../../../engine/kernel/state.ts';
import type { Words } from '../../../i18n/words.ts';
import type { CoachManager } from '../../../session/advice/coach-manager.ts';
import type { CampaignManager } from '../../../session/campaign/campaign-manager.ts';
import type { GoalState } from '../../../session/campaign/levels.ts';
import { changeWords } from './change-words.ts';
import { hasUnreadHints } from './hints-read.ts';
import { LevelWords } from './words.ts';

/** A goal in the bar of the picture. */
interface Sign {
  state: GoalState['state'];
  words: string;
  short: string;
  count: string | null;
}

interface Board {
  title: string;
  isPuzzle: boolean;
  isLesson: boolean;
  /** Is this part of the table, by the name of its button, one that the lesson has not come to? */
  hides(id: string): boolean;
  /** Written hints of the level that nobody has read yet: they come before advice. */
  hasUnreadHints(): boolean;
  /** Takes a step of a puzzle back; null where there is none. */
  stepBack(): (() => void) | null;
  /** Why a twist is in play that an earlier choice or sale has brought; null for the level's own. */
  why(use: ModUse): string | null;
  /** As they stood when the question of that number was asked; null: as they stand now. */
  at(ask: number | null): readonly Sign[];
}

/** Null in a free game. */
export function goalBoard(levels: CampaignManager, coach: CoachManager, words: Words): Board | null {
  const { run } = levels;
  if (run === null) return null;
  const spoken = new LevelWords(words);
  const { level } = run;
  return {
    title: spoken.title(level),
    isPuzzle: level.kind === 'puzzle',
    isLesson: level.kind === 'lesson',
    hides: (id) => coach.missing.some((part) => part === id),
    hasUnreadHints: () => hasUnreadHints(level),
    stepBack: () => (levels.canStepBack() ? () => void levels.stepBack() : null),
    why: (use) => {
      const is = JSON.stringify(use);
      const change = levels.outcomes
        .in(run)
        .find(({ set }) => set.mods?.some(({ id, arg }) => JSON.stringify({ id, arg }) === is));
      return change === undefined ? null : changeWords(spoken, level, change);
    },
    at: (ask) =>
      run.goalsAt(ask).map((goal) => ({
        state: goal.state.state,
        words: spoken.goal(level, goal),
        short: spoken.goal(level, goal, 'short'),
        count: spoken.count(goal),
      })),
  };
}
