/** The bots there are, weakest first. Apart from the bots themselves, so that a screen can list them without loading them. */

export const BOT_NAMES = ['random', 'easy', 'hard'] as const;
export type BotName = (typeof BOT_NAMES)[number];
