/** All the words of Pug Quest, for pages and scenes. */

export { type AskText, questAsk } from './asks.ts';
export {
  attackText,
  type CardOptions,
  cardText,
  costText,
  effectText,
  textOf,
  treasureUnder,
} from './cards.ts';
export type { CardSide } from './effects.ts';
export { questModBefore, questModEvent as questModTold, questModText } from './mods.ts';
export { questChoice, questOption, questOptions } from './options.ts';
export { type Names, QuestSpeech } from './speech.ts';
export { tellQuest } from './tell.ts';
