/**
 * The bots there are, weakest first, and the characters they may have. Apart from the bots themselves, so that a screen
 * can list them without loading them.
 */

/** How well a bot plays, weakest first. */
export const STRENGTHS = ['hatchling', 'apprentice', 'trader', 'master', 'archimp'] as const;

/** The strengths, and the bot that answers anything legal. */
export const BOT_NAMES = ['random', ...STRENGTHS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What a bot is fond of; one without a character is plain. */
export const CHARACTERS = ['hoarder', 'showman', 'butcher', 'gambler'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The shopkeepers that bots play as, and what each is fond of by default. */
export const RIVAL_CHARACTERS = {
  mirelle: 'showman',
  otso: 'showman',
  bram: 'hoarder',
  pip: 'gambler',
  grizelda: 'butcher',
  knut: 'butcher',
  fenchel: 'gambler',
  umbra: 'hoarder',
} as const satisfies Readonly<Record<string, Character>>;
export type RivalId = keyof typeof RIVAL_CHARACTERS;
export const RIVAL_IDS = Object.keys(RIVAL_CHARACTERS) as readonly RivalId[];

/** What strengths were called when there were two: games were saved and commands are typed with these. */
const ALIASES: Readonly<Record<string, BotName>> = { easy: 'apprentice', hard: 'master' };

/** The bot that a name stands for; null if it stands for none. */
export function canonical(name: string): BotName | null {
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] ?? null;
  return BOT_NAMES.find((known) => known === name) ?? null;
}

function isCharacter(name: string): name is Character {
  return CHARACTERS.some((known) => known === name);
}

/** A bot as commands name it: `master`, or `master:gambler`. */
export interface Named {
  name: string;
  character?: Character;
}

/** Reads `master` or `master:gambler`; null for an unknown character. The name itself is not looked up. */
export function readNamed(text: string): Named | null {
  const [name = '', character, ...rest] = text.split(':');
  if (character === undefined) return { name };
  return rest.length === 0 && isCharacter(character) ? { name, character } : null;
}
