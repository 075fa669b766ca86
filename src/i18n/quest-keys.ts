/** Keys of Pug Quest that follow from the names its engine uses, so that they can be made, listed and checked. */

import type { THINGS } from '../engine/quest/words.ts';

export type QuestFamily = keyof typeof THINGS;

/** The name of a thing: `quest.monster.slime.name`. */
export const questNameKey = (family: QuestFamily, id: string): string => `quest.${family}.${id}.name`;
/** A line about it: `quest.monster.slime.text`. */
export const questTextKey = (family: QuestFamily, id: string): string => `quest.${family}.${id}.text`;
/** As it is called in a sentence: `the Slime`. */
export const questTheKey = (family: 'monster' | 'boss', id: string): string => `quest.${family}.${id}.the`;
export const questWhyKey = (code: string): string => `why.quest.${code}`;
/** An amount with its noun in the right number. */
export const questPartKey = (part: string): string => `quest.part.${part}`;
/** What one effect of a card does. */
export const fxKey = (op: string): string => `quest.fx.${op}`;
/** Whom an effect means, as the object of a sentence. */
export const whomKey = (whom: string): string => `quest.whom.${whom}`;
/** Whom an effect means, as the subject of a sentence. */
export const whoKey = (who: string): string => `quest.who.${who}`;
/** When the effects of a card happen. */
export const whenKey = (when: string): string => `quest.when.${when}`;
/** How often it may be used. */
export const limitKey = (limit: string): string => `quest.limit.${limit}`;
