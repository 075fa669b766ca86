/** What a goal asks for, in words. */

import type { Args } from '../i18n/words.ts';
import { type GoalUse, goalWords } from '../session/campaign/levels.ts';

type Say = (key: string, args?: Args) => string;

/** The arguments that a goal's sentence takes, without the name of a rival. */
export function goalArgs(t: Say, use: GoalUse): Record<string, string | number> {
  const { count, names } = goalWords(use);
  const args: Record<string, string | number> = count === null ? {} : { count };
  for (const [name, thing] of Object.entries(names)) args[name] = t(thing);
  return args;
}

/** A goal as a sentence; for goals that name no rival. */
export function goalSentence(t: Say, use: GoalUse): string {
  return t(goalWords(use).key, goalArgs(t, use));
}
