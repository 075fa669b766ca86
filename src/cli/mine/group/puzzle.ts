/** From a position before groups are formed to a puzzle that strong bots agree on; or nothing, where they do not. */

import { minedLevel } from '../../../campaign/mined/puzzle.ts';
import type { MinedPuzzle, StrongShops } from '../../../campaign/mined/schema.ts';
import type { GoalUse, Level } from '../../../campaign/schema.ts';
import { isAsShops, largestOf } from '../../../campaign/solve/shops.ts';
import { writeStart } from '../../../campaign/start-of.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { choiceOf } from '../../../engine/petz/choices.ts';
import type { Petz } from '../../../engine/petz/state.ts';
import { playLevel } from '../../levels/play.ts';
import { MARGINS } from '../kinds.ts';
import type { Find } from '../positions.ts';
import { fingerprintOf, NO_WORDS, type NoPuzzle } from '../puzzle.ts';
import { rateMined } from '../rate.ts';
import {
  formedBy,
  type GroupQuestion,
  gapOf,
  groupQuestion,
  meanOf,
  type Played,
  playedOn,
  worthTrying,
} from './agree.ts';
import { groupThemes, groupWords } from './words.ts';

/** A seat that can do little has no choice either. */
const LEAST_IMPS = 5;
/** A first look in so many deals, and by how much the best must be ahead in them. */
const FIRST_LOOK = { deals: 16, name: 'first look' };
const LEAST_AT_FIRST = 1.2;
/** Then two looks at others, that must agree. */
const LOOKS = [
  { deals: 48, name: 'one' },
  { deals: 48, name: 'two' },
] as const;
/** By how much the best is ahead when it is found: more than it must be whenever it is looked at again. */
const LEAST_WHEN_FOUND = MARGINS.group + 0.5;
/** … and by how many standard errors; where two sizes are right, both are better than any other by so much. */
const DOUBT = 3;
const LEAST_INSIDE = 1;
/** How many tries of each strength are fingerprintOf, and how many of the strong must agree. */
export const TRIES = { apprentice: 8, trader: 8, master: 8, archimp: 6, hatchling: 6 } as const;
export const AGREED = { master: 6, archimp: 5 } as const;
/** Of apprentices and traders together, of 1 each, no more choose the same. */
const OTHERWISE = 0.8;

/** Who sits beside the player. */
const RIVAL = { who: 'bot', rival: 'knut', strength: 'master' };

/** A list that begins at one of its places and goes round. */
const from = <T>(list: readonly T[], at: number): T[] => [...list.slice(at), ...list.slice(0, at)];

/** What a level says of the game of a position: all of it, seen from one seat, which comes first. Null where it cannot be written. */
function wholePosition({ state, seat, moment }: Find): Record<string, unknown> | null {
  if (moment !== 'petz.group' || (state.shops[seat]?.home ?? 0) < LEAST_IMPS) return null;
  const written = writeStart(state);
  if (!written.ok) return null;
  const { start } = written.setup;
  const shops = from(start?.shops ?? [], seat);
  const tiles = (list: Petz['customers']): string[] => list.flatMap(({ id }) => id ?? []);
  return {
    game: 'petz',
    seats: [{ who: 'person' }, RIVAL],
    decks: { exhibitions: tiles(state.exhibitions), customers: tiles(state.customers) },
    start: { ...start, shops, starter: ((start?.starter ?? 0) - seat + shops.length) % shops.length },
    stop: { round: state.round, after: 'grouping', scoring: 'reputation' },
  };
}

/** The groups of an answer as a pack holds them. */
const written = (groups: Json): [number, number][] =>
  choiceOf('petz.group', groups).map(({ imps, gold }) => [imps, gold]);

/** What was tried, with leads to a tenth. */
export function triedOf(played: readonly Played[]): StrongShops['tried'] {
  return played.map(({ groups, leads }) => ({
    groups: written(groups),
    lead: Math.round(10 * meanOf(leads)) / 10,
  }));
}

/** What a grouping is to be: one size of the largest group, or two that lie side by side. */
export type Right = (groups: Json) => boolean;

/** Both looks together at groupings of different sizes, the best first; null where not both find a right one best. */
export function bothLooks(
  question: GroupQuestion,
  groupings: readonly Json[],
  isRight: Right,
): Played[] | null {
  const looks = LOOKS.map((look) => playedOn(question, groupings, look));
  if (!looks.every(([best]) => best !== undefined && isRight(best.groups))) return null;
  const all = groupings.map((groups): Played => {
    const both = looks.flatMap((look) => look.filter((one) => one.groups === groups));
    return { groups, leads: both.flatMap(({ leads }) => leads) };
  });
  return all.sort((a, b) => meanOf(b.leads) - meanOf(a.leads));
}

/** How far the best is ahead of the best that is wrong; null where one that is right is no better than it. */
export function clearance(played: readonly Played[], isRight: Right): ReturnType<typeof gapOf> | null {
  const [best] = played;
  const wrong = played.find(({ groups }) => !isRight(groups));
  if (best === undefined || wrong === undefined) return null;
  const isMixed = played.some((one) => isRight(one.groups) && gapOf(one, wrong).mean < LEAST_INSIDE);
  return isMixed ? null : gapOf(best, wrong);
}

/** What a first look finds: the size that is clearly best, or two side by side; null where that is not clear. */
function goalOf([first, next, third]: readonly Played[]): GoalUse | null {
  if (first === undefined || next === undefined) return null;
  const sizes = [first, next].map(({ groups }) => largestOf(groups)).sort((a, b) => a - b);
  const [size = 0, to = 0] = sizes;
  if (gapOf(first, next).mean >= LEAST_AT_FIRST) return { id: 'grouping', size: largestOf(first.groups) };
  const isPair = to === size + 1 && third !== undefined && gapOf(next, third).mean >= LEAST_AT_FIRST;
  return isPair ? { id: 'grouping', size, to } : null;
}

/** How many of some answers are right. */
export const countOf = (answers: readonly Json[], isRight: Right): number => answers.filter(isRight).length;

/** What most of some answers have in common that is not right: the size of their largest group. */
function temptingSize(answers: readonly Json[], isRight: Right): number | null {
  const wrong = answers.filter((groups) => !isRight(groups)).map(largestOf);
  const count = (size: number) => wrong.filter((one) => one === size).length;
  return wrong.sort((a, b) => count(b) - count(a) || a - b)[0] ?? null;
}

/** What both answer when the player forms these groups. */
function lineWith(level: Level, groups: Json): [Seat, Json][] {
  const { log } = playLevel(level, 'hatchling', 'puzzle');
  return log.map(([seat, choice]) => [seat, seat === 0 ? groups : choice]);
}

interface Wish {
  /** Which there are already, by id. */
  isKnown(id: string): boolean;
  /** Whether one is wanted whose largest group has this size. */
  isWanted(size: number): boolean;
}

/** A puzzle of grouping out of a position. */
export function groupPuzzleFrom(position: Find, wish: Wish): MinedPuzzle | NoPuzzle {
  const parts = wholePosition(position);
  return parts === null ? 'cannot be cut' : groupPuzzleOf(parts, wish);
}

/** The same out of what a level says of a position. */
export function groupPuzzleOf(
  parts: Record<string, unknown>,
  { isKnown, isWanted }: Wish,
): MinedPuzzle | NoPuzzle {
  const id = `puzzles.${fingerprintOf('group', parts)}`;
  if (isKnown(id)) return 'known';
  const bare = (goal: GoalUse): MinedPuzzle => ({
    ...{ id, kind: 'group', themes: ['imps'], rating: 1000, deviation: 100, lines: 1, best: 0, second: 0 },
    level: { ...parts, goals: [goal] },
    words: NO_WORDS,
    solution: [],
  });
  const question = groupQuestion(minedLevel(id, bare({ id: 'grouping', size: 1 })));
  const weak = (['trader', 'apprentice'] as const).map((strength) =>
    formedBy(question, strength, TRIES[strength]),
  );
  const look = playedOn(question, worthTrying(question, weak.flat()), FIRST_LOOK);
  const goal = goalOf(look);
  if (goal === null) return 'no clear best';
  if (!isWanted(goal.size ?? 0)) return 'known';
  const isRight: Right = (groups) => isAsShops({ goals: [goal] }, groups);
  const share = weak.reduce((sum, answers) => sum + countOf(answers, isRight) / answers.length, 0);
  if (share > OTHERWISE) return 'obvious';
  const tempting = temptingSize(weak.flat(), isRight);
  const masters = formedBy(question, 'master', TRIES.master);
  if (countOf(masters, isRight) < AGREED.master) return 'no agreement';
  const played = bothLooks(
    question,
    look.map(({ groups }) => groups),
    isRight,
  );
  const [best] = played ?? [];
  const other = played?.findIndex(({ groups }) => largestOf(groups) === tempting) ?? -1;
  if (!played || !best || other < 1) return 'no agreement';
  const gap = clearance(played, isRight);
  if (gap === null || gap.mean < LEAST_WHEN_FOUND || gap.mean < DOUBT * gap.error) return 'no clear best';
  const archimps = formedBy(question, 'archimp', TRIES.archimp);
  if (countOf(archimps, isRight) < AGREED.archimp) return 'no agreement';
  const answers: Record<string, readonly Json[]> = {
    hatchling: formedBy(question, 'hatchling', TRIES.hatchling),
    ...{ trader: weak[0] ?? [], apprentice: weak[1] ?? [], master: masters, archimp: archimps },
  };
  const chose = Object.fromEntries(
    Object.entries(answers).map(([name, all]) => [name, [countOf(all, isRight), all.length]]),
  );
  const rated = rateMined(minedLevel(id, bare(goal)), (strength) => {
    const [right = 0, all = 1] = chose[strength] ?? [];
    return right / all;
  });
  if (rated === null) return 'obvious';
  const tried = triedOf(played);
  const said = groupWords(question, played, other);
  if (said === null) return 'no clear best';
  const { why, got, ...words } = said;
  const puzzle: MinedPuzzle = {
    ...bare(goal),
    ...rated,
    themes: groupThemes(got),
    best: tried[0]?.lead ?? 0,
    second: tried[played.findIndex(({ groups }) => !isRight(groups))]?.lead ?? 0,
    words,
    shops: { deals: best.leads.length, tried, tempting: other, chose: chose as StrongShops['chose'], why },
  };
  const solution = lineWith(minedLevel(id, puzzle), best.groups);
  return { ...puzzle, solution: solution as MinedPuzzle['solution'] };
}
