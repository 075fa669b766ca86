/**
 * What the three weaker strengths know, as data: a Hero's and the Evil Lord's by themselves, since what the one must
 * learn first the other hardly needs. `learner.ts` makes bots of it.
 */

import type { AskKind } from '../../../engine/quest/words.ts';

/** What somebody knows of a side. A question that is named nowhere is answered as it looks best at sight. */
export interface Knowledge {
  /** Questions that are answered by chance: what makes one answer better than another is not seen. */
  guesses: readonly AskKind[];
  /** Cards given at once for whatever they are good for, as many as fit: nothing is saved for later. */
  squanders: readonly AskKind[];
  /** How often something else is done than is known, by kind of question: by chance, or nothing. */
  slips: Partial<Record<AskKind, number>>;
  /** How much more often an act is one that is fun, for each other Hero of the party. */
  distraction?: number;
}

/** What a Hero is asked, and what the Evil Lord is. */
export interface Lessons {
  hero: Knowledge;
  lord: Knowledge;
}

export type Learner = 'hatchling' | 'apprentice' | 'trader';

/** Which card to take, where to stand and where to be pushed to. */
const PLACES = ['quest.draw', 'quest.place', 'quest.shift'] as const;
/** Whom to hit. */
const AIMS = ['quest.aim', 'quest.target'] as const;

export const LESSONS: Readonly<Record<Learner, Lessons>> = {
  // A child's helper and adversary: every second thing it does is done because it is fun.
  hatchling: {
    hero: {
      guesses: [...PLACES, ...AIMS],
      squanders: [],
      slips: { 'quest.act': 0.5, 'quest.riposte': 0.5, 'quest.defend': 0.5, 'quest.seen': 0.5 },
    },
    lord: {
      guesses: [...PLACES, ...AIMS, 'quest.lordMove', 'quest.reward', 'quest.lose'],
      squanders: [],
      slips: { 'quest.bonus': 0.5, 'quest.shield': 0.95, 'quest.lordPlay': 0.5 },
    },
  },
  // Knows what hurts whom, and not yet what to keep cards for.
  apprentice: {
    hero: { guesses: PLACES, squanders: [], slips: { 'quest.act': 0.2 } },
    lord: {
      guesses: PLACES,
      squanders: ['quest.bonus'],
      slips: { 'quest.lordMove': 0.9, 'quest.bonus': 0.3, 'quest.shield': 0.8 },
    },
  },
  // Knows which card to take and where to stand, but never thinks ahead.
  trader: {
    // In company a slip costs less, and a master is no further ahead: there he acts as it comes now and then.
    hero: { guesses: [], squanders: [], slips: {}, distraction: 0.05 },
    lord: { guesses: [], squanders: [], slips: { 'quest.lordMove': 0.5, 'quest.shield': 0.3 } },
  },
};
