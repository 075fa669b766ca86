/** How fast bots answer and things move: for the eye to follow, and without waiting when the page is hidden. */

import { ASK_KINDS, QUESTIONS } from '../../engine/petz/questions.ts';
import { questionOf } from './questions.ts';

/** Milliseconds a bot's answer takes at least, by the speed a player sets. */
export const SPEEDS = { x1: 800, x2: 400, x4: 200, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** How many times faster than drawn things move; 0: they are there at once. */
export const MOTION: Readonly<Record<Speed, number>> = { x1: 1, x2: 2, x4: 4, instant: 0 };

/** The speeds as they were called before; saved settings may still say so. */
const FORMERLY: Readonly<Record<string, Speed>> = { slow: 'x1', normal: 'x1', fast: 'x4' };

/** Reads a speed by its name of today or of before; null if it never was one. */
export function readSpeed(name: unknown): Speed | null {
  if (typeof name !== 'string') return null;
  if (Object.hasOwn(SPEEDS, name)) return name as Speed;
  return FORMERLY[name] ?? null;
}

/** What is asked while a shop shows off: players who want rivals in brief see only the end of these answers. */
export const SHOWING_OFF: readonly string[] = ASK_KINDS.filter((kind) => QUESTIONS[kind].step !== undefined);

/** The share of the usual time that such an answer takes, as there is nothing of it to follow. */
const UNSEEN = 0.3;

/**
 * The share of the usual time in Pug Quest: a Hero's answer is a little quicker than a shop's. A parry, which comes in the
 * middle of a blow, and the Evil Lord, who takes his time, have their own (`share`).
 */
const QUEST_SHARE = 0.875;

function shareOf(isBrief: boolean, asked: string): number {
  const question = questionOf(asked);
  if (asked.startsWith('quest.'))
    return question !== null && 'share' in question ? (question.share ?? QUEST_SHARE) : QUEST_SHARE;
  return isBrief && SHOWING_OFF.includes(asked) ? UNSEEN : 1;
}

/** Milliseconds a bot's answer takes at least. */
export function answerTime(speed: Speed, isBrief: boolean, asked: string): number {
  return SPEEDS[speed] * shareOf(isBrief, asked);
}

export interface Pace {
  /** Resolves when a bot that was asked a question of that kind may answer. */
  wait(asked: string): Promise<void>;
}

/** No waiting at all, for tests and hurried players. */
export const atOnce: Pace = { wait: () => Promise.resolve() };

/**
 * Waits until what happened before has been shown, and as long as the speed in force at that moment says, and whether
 * rivals are shown in brief.
 */
export function paced(
  speed: () => Speed,
  shown: () => Promise<void> = () => Promise.resolve(),
  isBrief: () => boolean = () => false,
): Pace {
  return {
    async wait(asked) {
      const time = answerTime(speed(), isBrief(), asked);
      if (time > 0) await new Promise((done) => setTimeout(done, time));
      await shown();
    },
  };
}
