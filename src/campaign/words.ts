/** Which words a level and its goals need: keys of the catalogue, never the words themselves. */

import type { Seat } from '../engine/kernel/state.ts';
import type { GoalUse } from './goals/goal.ts';
import type { Condition, Level } from './schema.ts';
import { goalName } from './two-parts.ts';

/** The words of a goal: keys, and what is put into them. */
interface GoalWords {
  /** A sentence. */
  key: string;
  /** A few words, with `now` and `of`. */
  short: string;
  /** The goal's own number; null where it has none. */
  count: number | null;
  /** Arguments that are names, as keys to be worded first: `customer`, `pet`. */
  names: Record<string, string>;
  /** Whose name is the argument `rival`; null where there is none. */
  rival: Seat | null;
}

/** Goals that read otherwise with certain numbers. */
function variantOf({ id, max, place, own, always, pet, customer }: GoalUse): string | null {
  if (id === 'sales' && (pet ?? customer) !== undefined) {
    return pet === undefined ? 'customer' : customer === undefined ? 'pet' : 'both';
  }
  if (id === 'shows' && place !== undefined && place < 3) return place === 1 ? 'first' : 'second';
  if (id === 'clean' && always === true) return 'always';
  if (own === true) return max === 0 ? 'ownZero' : 'own';
  return max === 0 ? 'zero' : null;
}

/** How a goal is worded. */
export function goalWords(use: GoalUse): GoalWords {
  const { id, min, max, pet, customer, seat } = use;
  const variant = variantOf(use);
  const names: Record<string, string> = {};
  if (pet !== undefined) names.pet = `petz.pet.${pet}.name`;
  if (customer !== undefined) names.customer = `petz.customer.${customer}.name`;
  return {
    key: variant === null ? `goal.${id}` : `goal.${id}.${variant}`,
    short: `goal.${id}.short`,
    count: min ?? max ?? null,
    names,
    rival: seat ?? null,
  };
}

/** The keys of a list of spoken lines. */
function lines(key: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${key}.${i + 1}`);
}

/** The key of what came of something, within its level: `change.stray.keep`, `change.sold.uni`, `change.first.clean.not`. */
export function changeKey(condition: Condition): string {
  if ('choice' in condition) return `change.${condition.choice}.${condition.is}`;
  if ('sold' in condition) return `change.sold.${condition.sold}`;
  if ('soldTo' in condition) return `change.soldTo.${condition.soldTo}`;
  if ('first' in condition) {
    return `change.first.${goalName(condition.first)}${condition.is === false ? '.not' : ''}`;
  }
  if ('star' in condition) return `change.star.${condition.star}`;
  const [[kind, name] = []] = Object.entries(condition);
  return `change.${kind}.${name}`;
}

/** Every key that a level's words stand under; each has to be there in every language. */
export function levelKeys(level: Level): string[] {
  const base = `level.${level.id}`;
  const { story = {}, choices = [], hints = 0, coach = [], changes = [] } = level;
  return [
    `${base}.title`,
    `${base}.brief`,
    ...lines(`${base}.before`, story.before?.length ?? 0),
    ...lines(`${base}.after`, story.after?.length ?? 0),
    ...lines(`${base}.lost`, story.lost?.length ?? 0),
    ...lines(`${base}.hint`, hints),
    ...choices.flatMap(({ id, options }) => [
      `${base}.choice.${id}.ask`,
      ...options.map((option) => `${base}.choice.${id}.${option}`),
    ]),
    ...changes.map((change) => `${base}.${changeKey(change.if)}`),
    ...coach.flatMap((step) => lines(`${base}.coach.${step.id}`, step.say ?? 1)),
  ];
}
