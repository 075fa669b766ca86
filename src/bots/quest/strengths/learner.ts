/** A bot that knows some things and not others, by `knowledge.ts`; its slips come from its own dice. */

import { checkChoice, type Domain, sampleChoice } from '../../../engine/kernel/domain.ts';
import type { Rng } from '../../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { choiceOf } from '../../../engine/quest/choices.ts';
import { heroCount, heroId, lifeLeft, lordSeat } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import type { AskKind } from '../../../engine/quest/words.ts';
import { plainly, type QuestBot } from '../../bot.ts';
import { actWorth } from '../acts.ts';
import { cardsOnly } from '../cards.ts';
import { bestOption, quickAnswer } from '../quick.ts';
import { explained } from '../reasons.ts';

// What the three weaker strengths know, as data: a Hero's and the Evil Lord's by themselves, since what the
// one must learn first the other hardly needs.

/** What a learner knows of a side. A question that is named nowhere is answered as it looks best at sight. */
interface Knowledge {
  /** Questions that are answered by chance: what makes one answer better than another is not seen. */
  guesses: readonly AskKind[];
  /** Cards given at once for any use, as many as fit: nothing is saved for later. */
  squanders: readonly AskKind[];
  /** How often something else is done than is known, by kind of question: by chance, or nothing. */
  slips: Partial<Record<AskKind, number>>;
  /** How much more often an act is one that is fun, for each other Hero of the party. */
  distraction?: number;
  /** And against the Monsters for each Hero above three. */
  crowd?: number;
}

/** What a Hero is asked, and what the Evil Lord is. */
interface Lessons {
  hero: Knowledge;
  lord: Knowledge;
}

type Learner = 'hatchling' | 'apprentice' | 'trader';

/** Which card to take, where to stand and where to be pushed to. */
const PLACES = ['quest.draw', 'quest.place', 'quest.shift'] as const;
/** Whom to hit. */
const AIMS = ['quest.aim', 'quest.target'] as const;

const LESSONS: Readonly<Record<Learner, Lessons>> = {
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
      slips: { 'quest.bonus': 0.9, 'quest.shield': 0.95, 'quest.lordPlay': 0.5 },
    },
  },
  // Knows what hurts whom, and not yet what to keep cards for.
  apprentice: {
    // Five make up for each other's slips, so that there are to be more of them.
    hero: { guesses: PLACES, squanders: [], slips: { 'quest.act': 0.2 }, crowd: 0.1 },
    lord: {
      guesses: PLACES,
      squanders: ['quest.bonus'],
      slips: { 'quest.lordMove': 0.85, 'quest.bonus': 0.3, 'quest.shield': 0.8 },
    },
  },
  // Knows which card to take and where to stand, but never thinks ahead.
  trader: {
    // In company a slip costs less, and a master is no further ahead: there he acts as it comes now and then.
    hero: { guesses: [], squanders: [], slips: {}, distraction: 0.05, crowd: 0.05 },
    lord: { guesses: [], squanders: [], slips: { 'quest.lordMove': 0.5, 'quest.shield': 0.3 } },
  },
};

/** As many Heroes as a party usually has. */
const PARTY = 3;

/** Acts that look worse than this do harm; to step aside and to take cards is never worse. */
const HARM = -0.3;
/** A Hero with so little life left never forgets to protect itself. */
const DANGER = 2;

interface Question {
  s: Quest;
  seat: Seat;
  kind: AskKind;
  domain: Domain;
  rng: Rng;
}

/** An act that does no harm; to end the turn is one only where there is no other. */
function anyAct({ s, seat, rng }: Question, options: readonly Json[]): Json {
  const harmless = options.filter((option) => {
    const act = choiceOf('quest.act', option);
    if (act.do === 'end' || act.do === 'discard' || act.do === 'change') return false;
    return act.do === 'move' || actWorth(s, seat, act) > HARM;
  });
  return harmless[rng.below(Math.max(1, harmless.length))] ?? { do: 'end' };
}

const isInDanger = ({ s, seat }: Question): boolean =>
  seat !== lordSeat(s.setup) && lifeLeft(s, heroId(seat)) <= DANGER;

/** Something else than is known: an act that is fun, nothing where nothing is a choice, else any option. */
function slip(question: Question): Json | undefined {
  const { kind, domain, rng } = question;
  if (domain.type !== 'pick') return undefined;
  if (kind === 'quest.act') return anyAct(question, domain.options);
  if (domain.options.includes(null)) return isInDanger(question) ? undefined : null;
  return domain.options[rng.below(domain.options.length)];
}

/** How often a question is answered otherwise than is known, from 0 to 1. */
function slipChance({ slips, distraction = 0, crowd = 0 }: Knowledge, { s, kind }: Question): number {
  const known = slips[kind] ?? 0;
  if (kind !== 'quest.act') return known;
  const party = heroCount(s.setup);
  const spare = lordSeat(s.setup) === null ? Math.max(0, party - PARTY) : 0;
  return known + distraction * (party - 1) + crowd * spare;
}

/** How much of the damage an answer adds or keeps off; nothing for none. */
const size = (choice: Json): number => (choice === null ? 0 : ((choice as { n?: number } | null)?.n ?? 1));

function answer(knows: Knowledge, question: Question): Json {
  const { s, seat, kind, domain, rng } = question;
  if (domain.type === 'pick') {
    if (knows.guesses.includes(kind)) {
      const options = kind === 'quest.draw' ? cardsOnly(domain.options) : domain.options;
      return options[rng.below(options.length)] ?? null;
    }
    const chance = slipChance(knows, question);
    const other = chance > 0 && rng.next() < chance ? slip(question) : undefined;
    if (other !== undefined) return other;
    if (knows.squanders.includes(kind)) return bestOption(domain.options, size);
  }
  return quickAnswer(s, seat, kind, domain, rng);
}

/** A bot with other lessons, for measuring what they are worth. */
function learnerWith(name: Learner, { hero, lord }: Lessons): QuestBot {
  return {
    name,
    decide(view, ask, domain, tools) {
      const { engine, rng } = tools;
      const { forms } = engine.rules;
      const seat = view.seat ?? 0;
      const s = engine.imagine(view, rng);
      const kind = ask.kind as AskKind;
      const knows = seat === lordSeat(s.setup) ? lord : hero;
      const choice = answer(knows, { s, seat, kind, domain, rng });
      // A scenario may narrow a question in ways that no learner knows.
      if (checkChoice(domain, choice, forms) !== null) return plainly(sampleChoice(domain, rng, forms));
      return explained({ s, seat, kind, choice, tools });
    },
  };
}

export const learner = (name: Learner): QuestBot => learnerWith(name, LESSONS[name]);
