/**
 * What a level's file must look like, and the other files of the campaign: its order, recorded solutions, proofs.
 * The same schemas give the types, the published JSON Schema (`levels/level.schema.json`) and the clear mistakes.
 */

import * as v from 'valibot';
import { MOST_MODS } from '../engine/kernel/mods.ts';
import { seenName } from '../engine/kernel/names.ts';
import { jsonSchema } from '../engine/kernel/schema-setup.ts';
import {
  didYouMean,
  flagSchema,
  list,
  named,
  parts,
  partsIfAny,
  shown,
  wholeNumber,
} from '../engine/kernel/schema-words.ts';
import { petzSetupParts, petzVariants } from '../engine/petz/schema-setup.ts';
import { shopStart } from '../engine/petz/start/schema.ts';
import { heroesOf, questSetupParts } from '../engine/quest/schema-setup.ts';
import { coachSchema } from './coach.ts';
import { COSMETIC_IDS } from './cosmetics.ts';
import { anyGoal, goalSchema } from './goals/index.ts';
import { id } from './ids.ts';
import { minedWordsSchema } from './mined/schema.ts';
import { stepsSchema } from './steps-schema.ts';

export type { CoachStep } from './coach.ts';
export type { GoalState, GoalUse, LevelGame as Run } from './goals/goal.ts';

const opt = v.exactOptional;

/** The chapters, in the order of the story; puzzles and ladder stand beside it. */
export const CHAPTERS = [
  ...['opening', 'town', 'alleys', 'bedtime', 'lord', 'moonlight', 'finale', 'festival', 'puzzles', 'ladder'],
] as const;
/** Where a level may belong that is not of the campaign: the fair of a day, and shared levels. */
const OTHERS = ['daily', 'shared'] as const;
const KINDS = ['scenario', 'puzzle', 'lesson', 'rung'] as const;

/** `town.3`: the chapter, and the number that its file begins with; with a `b` the second part of that level. */
const LEVEL_ID = /^[a-z]+\.(?:0|[1-9][0-9]?)b?$/;
/** `daily.2026-11-22`, the fingerprint of what was shared, and that of what was mined. */
const OTHER_ID = /^(?:daily\.\d{4}-\d{2}-\d{2}|shared\.[0-9a-f]{16}|puzzles\.[0-9a-f]{8})$/;
const levelId = v.pipe(
  v.string((issue) => `a level's id belongs here, not ${shown(issue.input)}`),
  v.regex(LEVEL_ID, (issue) => `'${issue.input}' is no level's id: that is a chapter and a number, 'town.3'`),
);
const ownId = v.union([levelId, v.pipe(v.string(), v.regex(OTHER_ID))], (issue) =>
  typeof issue.input === 'string'
    ? `'${issue.input}' is no level's id: that is a chapter and a number, 'town.3'`
    : `a level's id belongs here, not ${shown(issue.input)}`,
);
/** Names that levels give themselves: choices, options, steps of a lesson. */
const slug = v.pipe(
  v.string((issue) => `a name belongs here, not ${shown(issue.input)}`),
  v.regex(/^[a-z][A-Za-z0-9]*$/, (issue) => `'${issue.input}' is no name: letters and digits only`),
);

// ---- Who sits where ----

const bot = {
  rival: opt(id.rival),
  strength: id.strength,
  character: opt(id.character),
};
const seatSchema = v.variant(
  'who',
  [
    parts({ who: v.literal('person') }),
    parts({ who: v.literal('bot'), ...bot }),
    // A second person at the device, or else this bot.
    parts({ who: v.literal('friend'), ...bot }),
  ],
  (issue) => `'person', 'bot' or 'friend' belongs here, not ${shown(issue.input)}`,
);
export type LevelSeat = v.InferOutput<typeof seatSchema>;

// ---- The game ----

const modsOf = <const T extends v.GenericSchema<string>>(modId: T) =>
  v.pipe(
    list(parts({ id: modId, arg: jsonSchema })),
    v.maxLength(MOST_MODS, `at most ${MOST_MODS} modifiers belong here`),
  );

const { expansions, pool, needs, ...petzParts } = petzSetupParts;
const petzGame = {
  variants: opt(partsIfAny(petzVariants)),
  expansions,
  tune: opt(petzParts.tune),
  /** On top of the piles, in this order. */
  decks: opt(petzParts.decks),
  /** All that these piles hold. */
  pool,
  needs,
  start: petzParts.start,
  stop: petzParts.stop,
  mods: opt(modsOf(id.petzMod)),
};

const questGame = {
  heroes: opt(heroesOf(id.hero)),
  mode: opt(questSetupParts.mode),
  lord: opt(questSetupParts.lord),
  tune: opt(questSetupParts.tune),
  decks: opt(questSetupParts.decks),
  start: questSetupParts.start,
  stop: questSetupParts.stop,
  mods: opt(modsOf(id.questMod)),
};

// ---- Story, choices, lessons ----

/**
 * When a change applies: what was chosen, sold (to whom, in which level) or lost, how well a level was won, and against
 * whom; in a second part, whether a goal was reached, or not, at the end of the first.
 */
const conditionSchema = v.union(
  [
    parts({ choice: slug, is: slug }),
    parts({ sold: id.pet, to: opt(id.customer), in: opt(levelId) }),
    parts({ soldTo: id.customer }),
    parts({ star: levelId, min: wholeNumber(1, 3) }),
    parts({ first: anyGoal, is: opt(flagSchema) }),
    parts({ beat: id.rival, by: opt(wholeNumber(1, 100)) }),
    parts({ lostTo: id.rival, by: opt(wholeNumber(1, 100)) }),
    parts({ fled: id.pet }),
  ],
  'a condition is { "choice", "is" }, { "sold" } with "to" or "in" if wanted, { "soldTo" }, { "star", "min" }, { "beat" } or { "lostTo" } with "by" if wanted, { "fled" }, or { "first" } with "is" if wanted',
);
export type Condition = v.InferOutput<typeof conditionSchema>;

const choiceSchema = parts({
  /** The same name in no other level: what was chosen is known in the whole campaign. */
  id: slug,
  options: v.pipe(list(slug), v.minLength(2, 'a choice has at least two options')),
  at: named('moment', ['before', 'after']),
  /** It is asked only of those for whom this has come to pass. */
  if: opt(conditionSchema),
});
export type Choice = v.InferOutput<typeof choiceSchema>;

const storySchema = parts({
  before: opt(list(id.speaker)),
  after: opt(list(id.speaker)),
  lost: opt(list(id.speaker)),
});

const unlockSchema = v.pipe(
  v.string(),
  v.check(
    (name) => COSMETIC_IDS.includes(name) || (name.startsWith('level:') && LEVEL_ID.test(name.slice(6))),
    (issue) => {
      const meant = didYouMean(issue.input, COSMETIC_IDS);
      return `nothing to unlock is called '${issue.input}'${meant || " (a level is 'level:town.3')"}`;
    },
  ),
);

/** A level's own words, for one that is shared as a file and stands in no catalogue. */
const text = v.pipe(v.string(), v.maxLength(600, 'a text has at most 600 letters'), v.transform(seenName));
export const LEVEL_LANGUAGES = ['en', 'fr', 'es'] as const;
const ownWords = v.record(v.picklist(LEVEL_LANGUAGES), v.record(v.string(), text));

const head = {
  $schema: opt(v.string()),
  id: ownId,
  chapter: named('chapter', [...CHAPTERS, ...OTHERS]),
  kind: named('kind', KINDS),
  seats: v.pipe(
    list(seatSchema),
    v.minLength(1, 'no seat is filled'),
    v.maxLength(6, 'at most six seats'),
    v.check((seats) => seats.some(({ who }) => who === 'person'), "no seat is a 'person'"),
  ),
  /** `null`: another one every time. */
  seed: v.nullable(v.pipe(v.string('a seed is a text or null'), v.minLength(1), v.maxLength(60))),
  goals: (game: 'petz' | 'quest') =>
    v.pipe(
      list(goalSchema(game)),
      v.minLength(1, 'a level has a goal'),
      v.maxLength(3, 'a level has at most three goals, one a star'),
    ),
};
const tail = {
  choices: opt(list(choiceSchema)),
  story: opt(storySchema),
  hints: opt(wholeNumber(0, 3)),
  /** What the coach of a lesson says, and when. */
  coach: opt(coachSchema),
  unlocks: opt(list(unlockSchema)),
  /** Levels that must be won before this one opens. */
  after: opt(list(levelId)),
  /** How long the bots think, 1 being the usual. */
  budget: opt(v.pipe(v.number(), v.minValue(0.05), v.maxValue(10))),
  words: opt(ownWords),
  /** A mined puzzle's words, as keys of the catalogue. */
  mined: opt(minedWordsSchema),
};
const { goals, ...front } = head;

const changes = <const T extends v.ObjectEntries>(game: T) =>
  opt(list(parts({ if: conditionSchema, set: parts({ ...game, stronger: opt(list(id.rival)) }) })));

const petzLevel = parts({
  ...front,
  game: v.literal('petz'),
  ...petzGame,
  goals: goals('petz'),
  changes: changes(petzGame),
  ...tail,
});
const questLevel = parts({
  ...front,
  game: v.literal('quest'),
  ...questGame,
  goals: goals('quest'),
  changes: changes(questGame),
  /** A pet out of the album of these chapters joins this Hero (modifier `companion`); chosen in the briefing. */
  companion: opt(parts({ from: list(named('chapter', CHAPTERS)), hero: wholeNumber(0, 4) })),
  ...tail,
});

export const levelSchema = v.variant('game', [petzLevel, questLevel], (issue) =>
  issue.expected === 'Object'
    ? `braces { } belong here, not ${shown(issue.input)}`
    : `'petz' or 'quest' belongs here, not ${shown(issue.input)}`,
);
export type PetzLevel = v.InferOutput<typeof petzLevel>;
export type QuestLevel = v.InferOutput<typeof questLevel>;
export type Level = PetzLevel | QuestLevel;

// ---- The order of it all ----

export const campaignSchema = parts({
  $schema: opt(v.string()),
  chapters: list(
    parts({
      id: named('chapter', CHAPTERS),
      /** In their order. */
      levels: list(levelId),
      /** Stars in all other chapters from which this one opens. */
      stars: wholeNumber(0, 300),
      /** The shop sign given when every level of the chapter is won. */
      sign: opt(v.picklist(COSMETIC_IDS, 'a cosmetic belongs here')),
    }),
  ),
  /** Levels that are no more, and those that took their place: a player who has won the one has won the others. */
  replaced: opt(v.record(levelId, list(levelId))),
  /** What is earned by winning a chapter whole and taken along into levels: one piece each. */
  extras: opt(
    list(
      v.union(
        [
          parts({ artifact: id.artifact, chapter: named('chapter', CHAPTERS) }),
          parts({ hero: id.hero, chapter: named('chapter', CHAPTERS) }),
          parts({ treasure: id.treasure, chapter: named('chapter', CHAPTERS) }),
          /** Another shop to begin with: `begins` is what it has, as in a level's start. */
          parts({ shop: v.string(), chapter: named('chapter', CHAPTERS), begins: shopStart }),
        ],
        'an artifact, a hero, a treasure or a shop belongs here, with its chapter',
      ),
    ),
  ),
  /** Steps of difficulty for players who have won the campaign. */
  steps: opt(stepsSchema),
});
export type Campaign = v.InferOutput<typeof campaignSchema>;
export type Chapter = Campaign['chapters'][number];
export type ChapterId = Chapter['id'];

// ---- Beside a level: how it is won, and how the town did ----

/** A recorded game of a level, by the answers alone. */
export const solutionSchema = parts({
  seed: v.string(),
  /** What was chosen in the briefing. */
  picks: opt(v.looseObject({})),
  log: list(v.strictTuple([wholeNumber(0, 5), jsonSchema])),
  stars: wholeNumber(1, 3),
});
export type Solution = v.InferOutput<typeof solutionSchema>;

/** Wins and games of each strength in the player's seat. */
const town = v.record(id.strength, v.strictTuple([wholeNumber(0, 100_000), wholeNumber(1, 100_000)]));
/** What a search has found out about a puzzle. */
export const proofSchema = parts({
  town: opt(town),
  /** The same for the stars beside the must, by what their goal asks for. */
  stars: opt(v.record(v.string(), town)),
  best: opt(v.number()),
  lines: opt(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  positions: opt(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  /** How hard it is, by the strengths of bot that fail, and how sure that is. */
  rating: opt(wholeNumber(400, 2400)),
  deviation: opt(wholeNumber(30, 350)),
  /** What of the level this was found out for, so that old numbers are noticed. */
  of: opt(v.string()),
});
export type Proof = v.InferOutput<typeof proofSchema>;

/** Everything that is shipped of the campaign. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** In the order of the chapters. */
  readonly all: readonly Level[];
  level(id: string): Level | undefined;
  chapterOf(id: string): Chapter | undefined;
  /** Levels that are no more, and those that took their place. */
  readonly replaced: Readonly<Record<string, readonly string[]>>;
  /** What can be earned and taken along. */
  readonly extras?: Campaign['extras'];
  /** Steps of difficulty; undefined if there are none. */
  readonly steps?: Campaign['steps'];
  /** How the town did, or what a search found; null where nothing is proven yet. */
  proof(id: string): Proof | null;
}

export type { Picks } from './picks.ts';
export type { AlbumPicture as Picture, LevelRecord, Progress } from './progress-schema.ts';
