/** The choices of both games, read by the kind of their question. */

import { choicesBy } from '../engine/kernel/choices.ts';
import type { AskChoices as PetzChoices } from '../engine/petz/choices.ts';
import type { AskChoices as QuestChoices } from '../engine/quest/choices.ts';

export const { choiceOf, optionsOf } = choicesBy<PetzChoices & QuestChoices>();
