/** Where something stands in the book: by the id of an entry, of a rule of the ledger, or of a question. */

import type { GameId } from '../../../engine/games.ts';
import { questionOf } from '../../../session/game/questions.ts';
import { type About, BOOKS, type RulesChapter, type RulesEntry } from './book.ts';

export const rulesEntries = (game: GameId): readonly RulesEntry[] =>
  BOOKS[game].flatMap(({ entries }) => entries);

/** The entries of all books, one book after the other. */
export const ENTRIES: readonly RulesEntry[] = [...rulesEntries('petz'), ...rulesEntries('quest')];

/** The game whose book an entry stands in. */
export const gameOfEntry = (entry: RulesEntry): GameId =>
  rulesEntries('quest').includes(entry) ? 'quest' : 'petz';

export const entryTitleKey = (id: string): string => `rules.${id}.title`;
export const entryTextKey = (id: string): string => `rules.${id}.text`;
export const chapterKey = (id: string): string => `rules.${id}.title`;

/** How closely a pattern names a rule: 0 is not at all; one rule is closer than a row, a row closer than a group. */
function closeness(pattern: string, rule: string): number {
  if (pattern === rule) return 10_000;
  const row = /^(.+-)(\d+)\.\.(\d+)$/.exec(pattern);
  if (row === null) return rule.startsWith(`${pattern}-`) ? pattern.length : 0;
  const [, group = '', from = '', to = ''] = row;
  if (!rule.startsWith(group)) return 0;
  const number = rule.slice(group.length);
  return /^\d+$/.test(number) && Number(number) >= Number(from) && Number(number) <= Number(to) ? 1000 : 0;
}

/** The entry that tells a rule most closely; the first of equals. */
export function entryOfRule(rule: string): RulesEntry | null {
  let best: RulesEntry | null = null;
  let most = 0;
  for (const entry of ENTRIES) {
    const close = Math.max(...entry.rules.map((pattern) => closeness(pattern, rule)));
    if (close > most) {
      best = entry;
      most = close;
    }
  }
  return best;
}

/** The entry for a question of the game. */
export function entryOfAsk(kind: string): RulesEntry | null {
  const question = questionOf(kind);
  return question === null ? null : entryOfRule(question.rule);
}

/** The entry that is about a thing, `artifact:magicBox`; an artifact that none is about was taken like all others. */
function entryOfThing(at: string): RulesEntry | null {
  const [family = '', id = ''] = at.split(':');
  const own = ENTRIES.find(({ about }) => about[family as keyof About]?.includes(id));
  return own ?? (family === 'artifact' ? entryAt('shopping.artifacts') : null);
}

/** `shopping.cage`, `PB-SHOP-10`, `petz.feed` and `artifact:magicBox` lead to an entry; anything else leads nowhere. */
export function entryAt(at: string): RulesEntry | null {
  return ENTRIES.find((entry) => entry.id === at) ?? entryOfAsk(at) ?? entryOfRule(at) ?? entryOfThing(at);
}

export function chapterOf(entry: RulesEntry): RulesChapter | null {
  return BOOKS[gameOfEntry(entry)].find((chapter) => chapter.entries.includes(entry)) ?? null;
}

/** The entry before or after; none beyond the covers. */
export function neighbour(entry: RulesEntry, step: -1 | 1): RulesEntry | null {
  const entries = rulesEntries(gameOfEntry(entry));
  return entries[entries.indexOf(entry) + step] ?? null;
}
