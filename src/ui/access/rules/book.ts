/**
 * The books of rules in their order: chapters, their entries, and which rules of the ledger each entry tells, out of
 * `book.json`. The words stand in the catalogues under `rules.<chapter>.<entry>`.
 */
import type { GameId } from '../../../engine/games.ts';
import { QUEST_THINGS } from '../../../engine/quest/read.ts';
import type { ThingFamily } from '../../../i18n/keys.ts';
import type { QuestFamily } from '../../../i18n/quest-keys.ts';
import FILE from './book.json' with { type: 'json' };

/** Things of either game: no family has the name of another. */
type Family = ThingFamily | QuestFamily;
export type About = Partial<Record<Family, readonly string[]>>;

export interface RulesEntry {
  /** `shopping.cage`. */
  id: string;
  /** `PB-FOOD` for a whole group, `PB-SHOP-10` for one rule, `PB-SHOP-01..05` for a row of them; none for what only levels know. */
  rules: readonly string[];
  /** Things whose own lines belong here. */
  about: About;
}

export interface RulesChapter {
  id: string;
  entries: readonly RulesEntry[];
}

/** An entry of the file: its rules, and with them the ids of things by their family; `all` things of one of Pug Quest. */
type Row = string | ({ rules: string } & Partial<Record<Family, string>>);

function thingsIn(family: string, ids: string): readonly string[] {
  return ids === 'all' ? QUEST_THINGS[family as keyof typeof QUEST_THINGS] : ids.split(' ');
}

function entryOf(id: string, row: Row): RulesEntry {
  if (typeof row === 'string') return { id, rules: row === '' ? [] : row.split(' '), about: {} };
  const { rules, ...about } = row;
  const things = Object.entries(about).map(([family, ids]) => [family, thingsIn(family, ids)]);
  return { id, rules: rules.split(' '), about: Object.fromEntries(things) };
}

function chaptersOf(chapters: Readonly<Record<string, Readonly<Record<string, Row>>>>): RulesChapter[] {
  return Object.entries(chapters).map(([id, rows]) => ({
    id,
    entries: Object.entries(rows).map(([entry, row]) => entryOf(`${id}.${entry}`, row)),
  }));
}

/** The book of each game. */
export const BOOKS: Readonly<Record<GameId, readonly RulesChapter[]>> = {
  petz: chaptersOf(FILE.petz.chapters),
  quest: chaptersOf(FILE.quest.chapters),
};

/** The entry that tells more about each step of the first page. */
export const STEPS: Readonly<Record<GameId, readonly string[]>> = {
  petz: FILE.petz.steps.split(' '),
  quest: FILE.quest.steps.split(' '),
};
