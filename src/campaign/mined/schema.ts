/**
 * Mined puzzles: positions out of games between bots, of which a search has proven that one line of answers is clearly
 * best, or that strong bots agree on. They lie in packs of small files (`levels/mined/001.json`) and hold no text, only keys and what is put in.
 */

import * as v from 'valibot';
import { STRENGTHS } from '../../bots/names.ts';
import { list, named, parts, shown, wholeNumber } from '../../engine/kernel/schema-words.ts';
import { MINED_ID } from './id.ts';

/** What a puzzle asks to do, the easiest to begin with first. */
export const MINED_KINDS = [
  ...['sale', 'show', 'assign', 'exhibition', 'arrange', 'alleys', 'combo', 'riposte', 'market', 'group'],
] as const;
export type MinedKind = (typeof MINED_KINDS)[number];

/** What a puzzle is about; one has one to five of them. */
export const MINED_THEMES = [
  ...['hunger', 'play', 'anger', 'magic', 'disease', 'poop', 'sleep'],
  ...['potion', 'imps', 'artifact', 'cage', 'manure', 'suffering', 'mutation', 'escape'],
  ...['exhibition', 'customer', 'platform', 'order', 'sacrifice', 'alleys', 'market'],
  ...['combo', 'riposte', 'moving', 'cards', 'treasure', 'boss'],
] as const;
export type MinedTheme = (typeof MINED_THEMES)[number];

/** A pack holds so many puzzles at most. */
export const PACK_SIZE = 50;

const puzzleId = v.pipe(
  v.string((issue) => `a puzzle's id belongs here, not ${shown(issue.input)}`),
  v.regex(
    MINED_ID,
    (issue) => `'${issue.input}' is no mined puzzle's id: that is 'puzzles.' and 8 hex digits`,
  ),
);
const kind = named('kind of mined puzzle', MINED_KINDS);
const themes = v.pipe(
  list(named('theme', MINED_THEMES)),
  v.minLength(1, 'a puzzle has a theme'),
  v.maxLength(5, 'a puzzle has at most five themes'),
);
const rating = wholeNumber(400, 2400);
const deviation = wholeNumber(30, 350);
const lines = wholeNumber(1, 10_000);

// ---- Words, as keys ----

const key = v.pipe(
  v.string(),
  v.regex(/^[a-zA-Z][\w.-]*$/, (issue) => `'${issue.input}' is no key of a text`),
);
const name = v.union([v.number(), key], 'a number or the key of a text belongs here');
const args = <const T extends v.GenericSchema>(value: T) => v.exactOptional(v.record(v.string(), value));
const card = parts({ key, args: args(name) });
const cards = list(v.union([name, card]));
const step = parts({ key, args: args(v.union([name, card, cards])) });
/** A number, the key of a name, a sentence with its own values, or a list of these. */
const value = v.union([name, step, list(v.union([name, step]))], 'a value of a text belongs here');
const sentence = parts({ key, args: args(value) });
export type MinedSentence = v.InferOutput<typeof sentence>;

/** Groups of imps and gold, the largest first. */
const groups = list(v.strictTuple([wholeNumber(1, 60), wholeNumber(0, 60)]));

/** What strong shops would do, where no search proves what is best: two strong bots agree over many deals. */
const shops = parts({
  /** In how many deals of the hidden cards each grouping was played on. */
  deals: wholeNumber(1, 10_000),
  /**
   * Of each size of the largest group the grouping that did best, and how far ahead of the rival it ended the round, on
   * average; the best first.
   */
  tried: v.pipe(list(parts({ groups, lead: v.number() })), v.minLength(2, 'there is something to choose')),
  /** The place in `tried` of what weaker shops would rather do. */
  tempting: wholeNumber(1, 60),
  /** Of each strength, how many tries chose the size of the best, of how many. */
  chose: v.record(named('strength', STRENGTHS), v.strictTuple([wholeNumber(0, 100), wholeNumber(1, 100)])),
  /** Why the tempting one is worse. */
  why: sentence,
});
export type StrongShops = v.InferOutput<typeof shops>;

/** What a level says of itself that was mined: its words are made of these. */
export const minedWordsSchema = parts({
  kind,
  themes,
  brief: sentence,
  hints: v.pipe(list(sentence), v.length(3, 'a puzzle has three hints')),
  shops: v.exactOptional(shops),
});

// ---- Packs ----

const json = v.custom<Json>((x) => x !== undefined, 'the value is missing');
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A puzzle as it lies in a pack. `level` is what a level has besides what all mined puzzles have alike. */
export const minedPuzzleSchema = parts({
  id: puzzleId,
  kind,
  themes,
  /** How hard it is, on the scale of ratings; from which strengths of bot fail. */
  rating,
  /** How sure that is, in points. */
  deviation,
  /** How many lines of answers are best. */
  lines,
  /** What the best line reaches, counted as the last goal counts, and what the next best does. */
  best: v.number(),
  second: v.number(),
  level: v.looseObject({}),
  words: parts({ brief: sentence, hints: v.pipe(list(sentence), v.length(3, 'a puzzle has three hints')) }),
  /** Only where no search proves it. */
  shops: v.exactOptional(shops),
  /** One best line: who answered what. */
  solution: list(v.strictTuple([wholeNumber(0, 5), json])),
});
export type MinedPuzzle = v.InferOutput<typeof minedPuzzleSchema>;

export const packSchema = parts({
  puzzles: v.pipe(list(minedPuzzleSchema), v.maxLength(PACK_SIZE, `a pack has at most ${PACK_SIZE} puzzles`)),
});
export type MinedPack = v.InferOutput<typeof packSchema>;

/** A line of the index: id, kind, themes, rating, deviation, lines, number of the pack. */
const row = v.strictTuple([puzzleId, kind, themes, rating, deviation, lines, wholeNumber(1, 999)]);
export const minedIndexSchema = parts({
  /** How many games of each seed the mine has gone through. */
  games: v.record(v.string(), wholeNumber(0, 10_000_000)),
  puzzles: list(row),
});
export type MinedIndex = v.InferOutput<typeof minedIndexSchema>;

/** What is known of a mined puzzle before its pack is fetched. */
export interface MinedEntry {
  id: string;
  kind: MinedKind;
  themes: readonly MinedTheme[];
  rating: number;
  deviation: number;
  /** How many lines of answers are best. */
  lines: number;
  /** The number of its pack: 3 for `levels/mined/003.json`. */
  pack: number;
}

/** The index as entries, in its order. */
export function entriesOfIndex({ puzzles }: Pick<MinedIndex, 'puzzles'>): MinedEntry[] {
  return puzzles.map(([id, kind, themes, rating, deviation, lines, pack]) => {
    return { id, kind, themes, rating, deviation, lines, pack };
  });
}
