/** The goals of the level under way as the picture shows them: stars, numbers, words. */

import type { ModUse } from '../../../engine/kernel/state.ts';
import type { Words } from '../../../i18n/words.ts';
import type { CoachManager } from '../../../session/advice/coach-manager.ts';
import type { CampaignManager } from '../../../session/campaign/campaign-manager.ts';
import type { GoalState } from '../../../session/campaign/levels.ts';
import { changeWords } from './change-words.ts';
import { hasUnreadHints } from './hints-read.ts';
import { LevelWords } from './words.ts';

/** A goal of a level, as the bar shows it. */
export interface GoalSign {
  state: GoalState['state'];
  /** What it asks for, in a sentence. */
  words: string;
  /** In a word or two, where there is nothing to count. */
  short: string;
  /** How far it is: `12 / 40`; null where there is nothing to count. */
  count: string | null;
}

/** The goals of the level that is played. */
export interface GoalBoard {
  title: string;
  /** In a puzzle every step may be taken back. */
  isPuzzle: boolean;
  /** In a lesson the coach speaks, and the picture does not say the same. */
  isLesson: boolean;
  /** Is this part of the table, by the name of its button, one that the lesson has not come to? */
  hides(id: string): boolean;
  /** Written hints of the level that were not read yet: they come before advice. */
  hasUnreadHints(): boolean;
  /** Takes a step of a puzzle back; null where there is none. */
  stepBack(): (() => void) | null;
  /** Why a twist is in play that an earlier choice or sale has brought; null for the level's own. */
  why(use: ModUse): string | null;
  /** As they stood when the question of that number was asked, the must first; null: as they stand now. */
  at(ask: number | null): readonly GoalSign[];
}

/** Null in a free game. */
export function goalBoard(levels: CampaignManager, coach: CoachManager, words: Words): GoalBoard | null {
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
