/** Which parts of the table a lesson shows: few at first, more with each step that names them. Pure. */
import { type CoachMemory, type CoachStep, type LessonPart, PARTS } from '../../../campaign/coach.ts';
import { hasBegun, isNeedless } from './memory.ts';

export type { LessonPart as Part };

interface Lesson {
  id: string;
  coach?: readonly CoachStep[];
}

/** What stays shown once a step has begun; a step with nothing to say to this player hides nothing. */
const isReached = (memory: CoachMemory, level: string, step: CoachStep): boolean =>
  hasBegun(memory, level, step) || isNeedless(memory, level, step);

/** The parts that are missing now; none in a level whose steps name no parts. */
export function missingParts({ id, coach = [] }: Lesson, memory: CoachMemory): readonly LessonPart[] {
  if (!coach.some(({ shows }) => shows !== undefined)) return [];
  const shown = coach.flatMap((step) => (isReached(memory, id, step) ? (step.shows ?? []) : []));
  return PARTS.filter((part) => !shown.includes(part));
}
