/**
 * What the coach remembers of a player, and what he says because of it: what was done right is not explained again, what
 * was misread is explained once more. Pure functions of plain data; every number in it only grows.
 */
import {
  type CoachMemory,
  type CoachStep,
  type CoachTopic,
  newMemory,
  type WatchId,
} from '../../../campaign/coach.ts';

export type { CoachMemory };
export { newMemory };

/** How well the player knows a topic, for the page of lessons. */
export type TopicKnowledge = 'new' | 'told' | 'shaky' | 'known';

type Known = CoachMemory['topics'][string];
const NOTHING: Known = { seen: 0, right: 0, misread: 0, asked: 0, given: 0 };

function ofTopic(memory: CoachMemory, topic: CoachTopic): Known {
  return memory.topics[topic] ?? NOTHING;
}

const stepName = (level: string, step: string): string => `${level}/${step}`;

function count(memory: CoachMemory, topic: CoachTopic, what: keyof Known): CoachMemory {
  const was = ofTopic(memory, topic);
  return { ...memory, topics: { ...memory.topics, [topic]: { ...was, [what]: was[what] + 1 } } };
}

const lessonOf = ({ lessons }: CoachMemory, level: string) => lessons[level] ?? { plays: 0, said: {} };

/** A lesson begins: anew, or where it was left. */
export function beginLesson(memory: CoachMemory, level: string, isFresh: boolean): CoachMemory {
  const lesson = lessonOf(memory, level);
  if (!isFresh && lesson.plays > 0) return memory;
  return { ...memory, lessons: { ...memory.lessons, [level]: { ...lesson, plays: lesson.plays + 1 } } };
}

/** A step has begun to speak: it does not begin again in this lesson. */
export function beginStep(memory: CoachMemory, level: string, step: CoachStep): CoachMemory {
  const { plays, said } = lessonOf(memory, level);
  return {
    ...memory,
    lessons: { ...memory.lessons, [level]: { plays, said: { ...said, [step.id]: plays } } },
  };
}

export function hasBegun(memory: CoachMemory, level: string, step: CoachStep): boolean {
  const { plays, said } = lessonOf(memory, level);
  return plays > 0 && said[step.id] === plays;
}

/** A step was heard to its end. */
export function heard(memory: CoachMemory, level: string, step: CoachStep): CoachMemory {
  const name = stepName(level, step.id);
  const times = count(memory, step.topic, 'seen');
  return memory.heard.includes(name) ? times : { ...times, heard: [...memory.heard, name] };
}

function settle(memory: CoachMemory, watch: WatchId): CoachMemory {
  const was = memory.watches[watch];
  if (was === undefined || was.settled >= was.misread) return memory;
  return { ...memory, watches: { ...memory.watches, [watch]: { ...was, settled: was.misread } } };
}

/** Done right: what was owed of it is paid. */
export function doneRight(memory: CoachMemory, topic: CoachTopic, watch: WatchId): CoachMemory {
  return settle(count(memory, topic, 'right'), watch);
}

/** Misread: to be explained once more at the next occasion. */
export function noteMisread(memory: CoachMemory, topic: CoachTopic, watch: WatchId): CoachMemory {
  const was = memory.watches[watch] ?? { misread: 0, settled: 0 };
  const watches = { ...memory.watches, [watch]: { ...was, misread: was.misread + 1 } };
  return { ...count(memory, topic, 'misread'), watches };
}

/** Is something to be explained once more? */
export function isOwed({ watches }: CoachMemory, watch: WatchId): boolean {
  const { misread, settled } = watches[watch] ?? { misread: 0, settled: 0 };
  return misread > settled;
}

/** It was explained once more; whether it was understood the next answer shows. */
export const noteRepeated = settle;

/** The player wishes to have all of a topic explained, also what he has done right. */
export function wishForTopic(memory: CoachMemory, topic: CoachTopic): CoachMemory {
  return isWanted(memory, topic) ? memory : count(memory, topic, 'asked');
}

export function isWanted(memory: CoachMemory, topic: CoachTopic): boolean {
  const { asked, given } = ofTopic(memory, topic);
  return asked > given;
}

/** The lesson is over: wishes for what it explained are fulfilled. */
export function fulfilled(memory: CoachMemory, steps: readonly CoachStep[]): CoachMemory {
  const topics = new Set(steps.map(({ topic }) => topic).filter((topic) => isWanted(memory, topic)));
  return [...topics].reduce((all, topic) => count(all, topic, 'given'), memory);
}

export function knowledge(memory: CoachMemory, topic: CoachTopic): TopicKnowledge {
  const { seen, right, misread } = ofTopic(memory, topic);
  if (right > misread) return 'known';
  if (misread > 0) return 'shaky';
  return seen > 0 || right > 0 ? 'told' : 'new';
}

/** Is there nothing to say: it was heard, and the topic has been done right, or it is only a reminder of that? */
export function isNeedless(memory: CoachMemory, level: string, step: CoachStep): boolean {
  if (isWanted(memory, step.topic) || knowledge(memory, step.topic) !== 'known') return false;
  return step.reminder === true || memory.heard.includes(stepName(level, step.id));
}
