/**
 * Steps of difficulty over the whole campaign, for players who have won it: each adds a rule to those before. What they are
 * stands in `levels/campaign.json`; here they change a level before it is dealt, and it is counted which of them are open.
 */

import { STRENGTHS } from '../bots/names.ts';
import type { ModUse, Seat } from '../engine/kernel/state.ts';
import { TUNABLES } from '../engine/petz/tunables.ts';
import { TUNABLES as QUEST_TUNABLES } from '../engine/quest/tunables.ts';
import type { Book, Level, Progress } from './schema.ts';
import type { StepRule, StepRules } from './steps-schema.ts';
import { partsOf, recordOfParts } from './two-parts.ts';

/** Chapters of no story: their levels are played as they are. */
const OTHERS: readonly string[] = ['daily', 'shared', 'puzzles', 'ladder'];

/** Whether a level can be played at a step: games of the story, no lessons and no puzzles. */
export function takesStep({ kind, chapter }: Level): boolean {
  return kind === 'scenario' && !OTHERS.includes(chapter);
}

/** The player's seat. */
const youIn = ({ seats }: Level): Seat =>
  Math.max(
    0,
    seats.findIndex(({ who }) => who === 'person'),
  );

/** What a step brings in this level: one rule for the shops, one for the Heroes, one for the Evil Lord. */
function ruleFor(level: Level, step: StepRules['rules'][number]): StepRule {
  if (level.game === 'petz') return step.shops;
  return level.lord != null && youIn(level) === level.seats.length - 1 ? step.lord : step.heroes;
}

/** The modifiers of a rule with seats for `you` and, one each, for the `rivals`. */
function modsFor(level: Level, { mods = [] }: StepRule): ModUse[] {
  const you = youIn(level);
  return mods.flatMap(({ id, arg }): ModUse[] => {
    const at = (seat: Seat): ModUse => {
      const named = Object.entries(arg).map(([name, value]) =>
        isSeat(value) ? [name, seat] : [name, value],
      );
      return { id, arg: Object.fromEntries(named) };
    };
    const isRivals = Object.values(arg).includes('rivals');
    return isRivals ? level.seats.flatMap((_, seat) => (seat === you ? [] : [at(seat)])) : [at(you)];
  });
}

const isSeat = (value: unknown): boolean => value === 'you' || value === 'rivals';

/** Numbers of the rules with what is added to them, within what makes sense. */
function tuned(level: Level, more: Readonly<Record<string, number>>): Record<string, number> {
  const tunables: Readonly<Record<string, { printed: number; min: number; max: number }>> =
    level.game === 'petz' ? TUNABLES : QUEST_TUNABLES;
  const now: Record<string, number> = { ...level.tune };
  for (const [name, by] of Object.entries(more)) {
    const { printed = 0, min = 0, max = 0 } = tunables[name] ?? {};
    now[name] = Math.min(max, Math.max(min, (now[name] ?? printed) + by));
  }
  return now;
}

/** All at the table but the player, one strength up; the archimp is the highest. */
function stronger<L extends Level>(level: L): L['seats'] {
  return level.seats.map((seat) =>
    seat.who === 'person'
      ? seat
      : { ...seat, strength: STRENGTHS[STRENGTHS.indexOf(seat.strength) + 1] ?? seat.strength },
  );
}

/** A rule as it is in a level: who is meant by `you` and `rivals` is said by seat. */
export interface RuleHere {
  mods: readonly ModUse[];
  /** Added to numbers of the rules. */
  more: Readonly<Record<string, number>>;
  stronger: boolean;
}

/** What the first steps bring in a level, one after the other; empty for a level that takes none. */
export function stepRules(steps: StepRules | undefined, level: Level, step: number): RuleHere[] {
  if (steps === undefined || !takesStep(level)) return [];
  return steps.rules.slice(0, step).map((one) => {
    const rule = ruleFor(level, one);
    return {
      mods: modsFor(level, rule),
      more: rule.more ?? {},
      stronger: rule.stronger === true,
    };
  });
}

/** The level as it is played at a step, 0 being as written. */
export function atStep(steps: StepRules | undefined, level: Level, step = 0): Level {
  const rules = stepRules(steps, level, step);
  if (rules.length === 0) return level;
  const now = { ...level };
  now.mods = [...(level.mods ?? []), ...rules.flatMap(({ mods }) => mods)];
  for (const { stronger: isStronger, more } of rules) {
    if (isStronger) now.seats = stronger(now);
    now.tune = tuned(now, more);
  }
  return now;
}

/** The highest step at which a level was won, in both its parts; 0 for none. */
export function stepWon(book: Book, progress: Progress, id: string): number {
  const level = book.level(id);
  const parts = level === undefined ? [] : partsOf(book, level);
  return parts.length === 0 ? 0 : Math.min(...parts.map((part) => progress.steps[part.id] ?? 0));
}

/** The levels that were won at a step or a higher one. */
function wonAtStep(book: Book, progress: Progress, step: number): Level[] {
  return book.all.filter(({ id }) => stepWon(book, progress, id) >= step);
}

/** How far the steps have been climbed. */
export interface Climb {
  /** The highest that may be chosen; 0 while the campaign is not won. */
  open: number;
  of: number;
  /** Chapters in which a level was won at the highest open step. */
  chapters: number;
  /** So many open the next one. */
  needs: number;
}

/** Which steps are open: the first when the campaign is won, each other one when levels of enough chapters were won at the one before. */
export function climbOf(book: Book, progress: Progress): Climb {
  const { steps } = book;
  const none = { open: 0, of: steps?.rules.length ?? 0, chapters: 0, needs: steps?.chapters ?? 0 };
  if (steps === undefined || recordOfParts(book, progress, steps.after)?.won !== true) return none;
  const chaptersAt = (step: number) =>
    new Set(wonAtStep(book, progress, step).map(({ chapter }) => chapter)).size;
  let open = 1;
  while (open < none.of && chaptersAt(open) >= none.needs) open++;
  return { ...none, open, chapters: chaptersAt(open) };
}
