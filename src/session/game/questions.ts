/** What there is to know about a question, in any game. */

import { QUESTIONS as PETZ, type PetzQuestion } from '../../engine/petz/questions.ts';
import { QUESTIONS as QUEST, type QuestQuestionKind } from '../../engine/quest/questions.ts';

const QUESTIONS: Readonly<Record<string, PetzQuestion | QuestQuestionKind>> = { ...PETZ, ...QUEST };

/** Null for what no question is called. */
export function questionOf(kind: string): PetzQuestion | QuestQuestionKind | null {
  return Object.hasOwn(QUESTIONS, kind) ? (QUESTIONS[kind] ?? null) : null;
}

/** What of a turn of showing off a question takes up; null if it is about no need in particular, or not of such a turn. */
export const stepOf = (kind: keyof typeof PETZ) => PETZ[kind].step ?? null;
