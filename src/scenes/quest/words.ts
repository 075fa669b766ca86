/** The words of Pug Quest's pictures: the one place where scenes meet the texts of `src/text/quest`. */
import type { Ask, Json } from '../../engine/kernel/state.ts';
import type { QuestEvent } from '../../engine/quest/events.ts';
import { kindOf, treasureCard } from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import type { Entry } from '../../session/game/log.ts';
import { questAsk, questOption, tellQuest, textOf, treasureUnder } from '../../text/quest/index.ts';
import { questNewsLines } from '../../text/quest/story-lines.ts';
import type { QuestHost } from './types.ts';

export type Voice = QuestHost['link']['speech'];

/** A thing by its family and id: `hero`, `monster`, `boss`, `world`, `combo`, `treasure`, `energy` … */
export function thingName(speech: Voice, family: string, id: string): string {
  return speech.t(`quest.${family}.${kindOf(id)}.name`);
}

/** The open question: what is asked, and what it means. */
export const questionWords = (speech: Voice, view: QuestView, ask: Ask): { title: string; hint: string } =>
  questAsk(speech.at(view), view, ask);

/** How many lines the list of what happened since one's turn has. */
export const newsCount = (speech: Voice, view: QuestView, recap: readonly Entry<'quest'>[]): number =>
  questNewsLines(speech.at(view), recap).length;

/** An option of the open question. */
export function optionWords(speech: Voice, view: QuestView, ask: Ask, option: Json): string {
  return questOption(speech.at(view), view, ask, option).label;
}

/** What a card or the World does. */
export const cardRules = (speech: Voice, view: QuestView, id: string): string =>
  textOf(speech.at(view), id, { heroes: view.heroes.length });

/** What each use of a treasure costs, named as that; nothing for one that is used for nothing. */
function useWords(speech: Voice, card: string): string {
  const { cost } = treasureCard(kindOf(card));
  const words = speech.cost(cost);
  return words === '' ? '' : speech.t('ui.react.eachUse', { cost: words });
}

/** What a treasure does for a Hero, or `under` a creature of the Evil Lord, and what each use of it costs. */
export function treasureRules(speech: Voice, view: QuestView, card: string, under = false): string[] {
  const rules = under ? treasureUnder(speech.at(view), card) : cardRules(speech, view, card);
  return [rules, useWords(speech, card)].filter((words) => words !== '');
}

/** Two prices: one alone would be taken for the other. `price` in words is what is paid to get the treasure. */
export const pricesOf = (speech: Voice, card: string, price: string): string[] =>
  [speech.t('ui.react.pickPrice', { cost: price }), useWords(speech, card)].filter((words) => words !== '');

/** What happened, in a sentence; null where nothing is to be said. */
export const eventWords = (speech: Voice, after: QuestView, event: QuestEvent): string | null =>
  tellQuest(speech.at(after), event);
