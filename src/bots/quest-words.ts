/** Why a bot of Pug Quest answers as it does, see `words.ts`. */

export type QuestHintCode = `hint.quest.${string}`;
