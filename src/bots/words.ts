/** Why a bot answers as it does: the key of a sentence. `test/bots/hints.test.ts` finds every key and looks for its words. */

export type HintCode = `hint.${string}`;
