/** The steps of difficulty as `levels/campaign.json` has them. */

import * as v from 'valibot';
import { flagSchema, list, parts, shown, wholeNumber } from '../engine/kernel/schema-words.ts';
import { TUNABLES } from '../engine/petz/tunables.ts';
import { TUNABLES as QUEST_TUNABLES } from '../engine/quest/tunables.ts';
import { adding, id } from './ids.ts';
import { MOST_STEPS } from './picks.ts';

const opt = v.exactOptional;

type Arg = null | boolean | number | string | readonly Arg[] | { readonly [key: string]: Arg };

const arg = v.custom<{ readonly [key: string]: Arg }>(
  (x) => typeof x === 'object' && x !== null && !Array.isArray(x),
  (issue) => `braces { } belong here, not ${shown(issue.input)}`,
);

/** `"you"` and `"rivals"` in a parameter stand for their seats. Numbers are added to those of the level. */
const ruleOf = <const T extends v.GenericSchema<string>>(modId: T, tunables: Parameters<typeof adding>[0]) =>
  v.pipe(
    parts({
      mods: opt(list(parts({ id: modId, arg }))),
      more: opt(adding(tunables)),
      /** All bots that sit with the player play one strength better. */
      stronger: opt(flagSchema),
    }),
    v.check((rule) => Object.keys(rule).length > 0, 'mods, more or stronger belongs here'),
  );

export const stepsSchema = parts({
  /** A player who has won this level may play at the first step. */
  after: v.string((issue) => `a level's id belongs here, not ${shown(issue.input)}`),
  /** A step is opened by levels won at the one before in so many chapters. */
  chapters: wholeNumber(1, 8),
  /** The rules, each added to those before it. */
  rules: v.pipe(
    list(
      parts({
        shops: ruleOf(id.petzMod, TUNABLES),
        heroes: ruleOf(id.questMod, QUEST_TUNABLES),
        lord: ruleOf(id.questMod, QUEST_TUNABLES),
      }),
    ),
    v.minLength(1, 'there is no step'),
    v.maxLength(MOST_STEPS, `at most ${MOST_STEPS} steps`),
  ),
});
export type StepRules = v.InferOutput<typeof stepsSchema>;
type Step = StepRules['rules'][number];
export type StepRule = Step['shops'] | Step['heroes'];
