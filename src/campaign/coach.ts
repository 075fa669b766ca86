/**
 * What the coach of a lesson says and when, as a level holds it, and what he remembers of a player. Who says it how is
 * the screens' business: `level.<id>.coach.<step>.1` and on are the words.
 */

import * as v from 'valibot';
import { named, parts } from '../engine/kernel/schema-words.ts';
import { PHASES } from '../engine/petz/state.ts';
import { ASK_KINDS, EVENT_TYPES } from '../engine/petz/words.ts';
import { ASK_KINDS as QUEST_ASKS, EVENT_TYPES as QUEST_EVENTS } from '../engine/quest/words.ts';
import { entryList, entryRecord } from './entries.ts';

/** What can be learned, by game, in the order in which it is best learned. */
export const TOPICS = {
  petz: [
    ...(['pets', 'needs', 'cages', 'groups', 'spaces'] as const),
    ...(['shows', 'customers', 'platform', 'artifacts'] as const),
  ],
  quest: ['moving', 'energy', 'combos', 'ripostes', 'worlds', 'treasures'],
} as const;
export type CoachTopic = (typeof TOPICS)['petz' | 'quest'][number];
const ALL_TOPICS: readonly CoachTopic[] = [...TOPICS.petz, ...TOPICS.quest];

/** The family that keeps the shop: who counts, who carries, who asks, who has seen it all. */
export const IMPS = ['ma', 'nob', 'twig', 'sedge'] as const;
export type Imp = (typeof IMPS)[number];

/** Conditions on the table before a step speaks; the answers are in `session/advice/coach/conditions.ts`. */
export const COACH_CONDITIONS = [
  ...(['onCart', 'twoPets', 'potion', 'manure', 'suffering', 'hungry', 'bored', 'rage', 'sick'] as const),
  ...(['noCageFree', 'goldLeft', 'canBuyPet', 'show', 'customer', 'canSell', 'onPlatform'] as const),
  ...([
    'artifact',
    'lastGroup',
    'firstGroup',
    'canFight',
    'canCombo',
    'foeFar',
    'lowEnergy',
    'hurt',
  ] as const),
] as const;
export type CoachCondition = (typeof COACH_CONDITIONS)[number];

/** What the coach has an eye on; each is a file's worth of `session/advice/coach/watch/`. */
export const WATCHES = [
  ...(['care', 'potion', 'hunger', 'play', 'catching', 'homeless', 'idle', 'noGold', 'wasted'] as const),
  ...(['entrant', 'soldCheap', 'unsold', 'platform', 'manure', 'shovel', 'cages', 'suit'] as const),
  ...(['idleTurn', 'combo', 'riposte', 'defence'] as const),
] as const;
export type WatchId = (typeof WATCHES)[number];

/** Parts of the table that a lesson may begin without; `session/advice/coach/shown.ts` says which are shown. */
export const PARTS = [
  ...(['help', 'hint', 'undo', 'recap', 'rivals', 'shows', 'customers'] as const),
  ...(['combos', 'hit', 'draw', 'swap', 'fresh', 'turns', 'worlds', 'treasures'] as const),
] as const;
export type LessonPart = (typeof PARTS)[number];

const place = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-zA-Z0-9.]*$/, 'a place is words with dots, such as space.cage'),
);
const name = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]*$/, 'a name has letters and digits only'));
const oneOrMore = <T extends v.GenericSchema>(one: T) => v.union([one, v.array(one)]);
const condition = named('condition', COACH_CONDITIONS);
const watch = named('watch', WATCHES);

const when = parts({
  /** A question to the player. */
  ask: v.exactOptional(named('question', [...ASK_KINDS, ...QUEST_ASKS])),
  /** Something that has happened; if it happens to one seat, then to the player's. */
  event: v.exactOptional(named('event', [...EVENT_TYPES, ...QUEST_EVENTS])),
  phase: v.exactOptional(named('phase', PHASES)),
  round: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** All of these have to be so. */
  if: v.exactOptional(oneOrMore(condition)),
  /** None of these. */
  not: v.exactOptional(oneOrMore(condition)),
});

export const coachStep = parts({
  id: name,
  topic: named('topic', ALL_TOPICS),
  when,
  /** How many bubbles: `level.<id>.coach.<step>.1` and on. */
  say: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))),
  /** Who speaks; Ma if left out. */
  who: v.exactOptional(named('imp', IMPS)),
  /** A place of the picture (`ui/access/campaign/points.ts`), `hand`, `space.cage`: of the last bubble, or one for each. */
  point: v.exactOptional(oneOrMore(place)),
  /**
   * Parts of the table that are there from this step on. In a lesson with such steps all parts that none of them has
   * named yet are missing; without such a step there are all.
   */
  shows: v.exactOptional(v.array(named('part', PARTS))),
  /** `answer`: the last bubble stays until the question is answered; usual where a question is waited for. */
  until: v.exactOptional(v.picklist(['press', 'answer'])),
  /** Holds a bad answer to that question back: show me again. */
  watch: v.exactOptional(oneOrMore(watch)),
  /** Not said to a player who has done this right before. */
  reminder: v.exactOptional(v.boolean()),
});
export type CoachStep = v.InferOutput<typeof coachStep>;

export const coachSchema = v.pipe(
  v.array(coachStep),
  v.check((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, 'two steps have the same id'),
);

const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const known = v.object({ seen: count, right: count, misread: count, asked: count, given: count });

/**
 * What the coach remembers of a player: plain data, a part of the progress. It only grows, so that what two pages know
 * can be put together. What cannot be read is forgotten.
 */
export const memorySchema = v.object({
  /** By topic: how often it was explained, done right and misread; how often the player asked for it, and was given it. */
  topics: entryRecord(v.string(), known),
  /** By watch: how often something was misread, and up to which time it has been explained again or done right since. */
  watches: entryRecord(v.string(), v.object({ misread: count, settled: count })),
  /** Steps heard to the end, `<level>/<step>`. */
  heard: entryList(v.string(), 10_000),
  /** By level: how often its lesson was begun, and in which of these each step was said last. */
  lessons: entryRecord(v.string(), v.object({ plays: count, said: entryRecord(v.string(), count) })),
});
export type CoachMemory = v.InferOutput<typeof memorySchema>;

/** Of a player who has never met the coach. */
export function newMemory(): CoachMemory {
  return { topics: {}, watches: {}, heard: [], lessons: {} };
}
