/** The choices of both games, read by the kind of their question. */

import { choicesBy } from '../../engine/kernel/choices.ts';
import type { AskChoices as PetzChoices } from '../../engine/petz/choices.ts';
import type { AskChoices as QuestChoices } from '../../engine/quest/choices.ts';

type Choices = PetzChoices & QuestChoices;

/** What is put in words one by one: an option, or an element where several are chosen. */
export type OfferedOf = {
  [K in keyof Choices]: Choices[K] extends readonly (infer Element)[] ? Element : Choices[K];
};

export const { choiceOf, optionsOf } = choicesBy<Choices>();
export const { byKind: offerByKind } = choicesBy<OfferedOf>();
