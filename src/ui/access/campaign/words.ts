/** The words of levels: their titles and lines, goals and twists with their numbers, who speaks in a story. */

import type { ModUse } from '../../../engine/kernel/state.ts';
import { basicSetup } from '../../../engine/petz/read.ts';
import { modNameKey, nameKey } from '../../../i18n/keys.ts';
import { questNameKey } from '../../../i18n/quest-keys.ts';
import { shortened, TITLE_SHOWN } from '../../../i18n/shortened.ts';
import type { Args, Words } from '../../../i18n/words.ts';
import type { GoalNow } from '../../../session/campaign/level-run.ts';
import { type Book, firstPartOf, goalWords, type Level } from '../../../session/campaign/levels.ts';
import { RIVAL_IDS, RIVALS, type RivalId } from '../../../session/game/rivals.ts';
import { goalArgs } from '../../../text/goal.ts';
import { minedText } from '../../../text/mined.ts';
import { petzModBefore } from '../../../text/mods.ts';
import { questModBefore } from '../../../text/quest/mods.ts';
import { fairBrief, fairTitle } from './daily-words.ts';

export class LevelWords {
  readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  readonly t = (key: string, args?: Args): string => this.words.t(key, args);

  /** A text of a level; one that is shared as a file, or was mined, brings its own. Null where it is not written. */
  text(level: Level, key: string, args?: Args): string | null {
    const own = level.words?.[this.words.language]?.[key] ?? level.words?.en?.[key];
    const shared = `level.${level.id}.${key}`;
    return own ?? minedText(this.words, level, key) ?? (this.words.has(shared) ? this.t(shared, args) : null);
  }

  title(level: Level): string {
    const title = this.text(level, 'title') ?? fairTitle(this.words, level.id) ?? this.#unnamed(level);
    return shortened(title, TITLE_SHOWN);
  }

  /** In a quest the leader of a Hero goes by its name; the Evil Lord sits last. */
  #leader({ heroes = 'draw', lord, seats }: Extract<Level, { game: 'quest' }>, seat: number): string {
    if (lord != null && seat === seats.length - 1) return this.speaker('lord');
    const hero = typeof heroes === 'string' ? undefined : heroes[seat];
    return hero === undefined
      ? this.t('ui.campaign.bot', { n: seat + 1 })
      : this.t(questNameKey('hero', hero));
  }

  #unnamed({ id, chapter }: Level): string {
    return chapter === 'shared' ? this.t('ui.shared.level') : id;
  }

  brief(level: Level): string | null {
    return this.text(level, 'brief') ?? fairBrief(this.words, level.id);
  }

  chapter(id: string): string {
    return this.t(`ui.campaign.chapter.${id}`);
  }

  /** Its place in its chapter, from 1; the number of its name where no book knows it. */
  number({ id }: Level, book: Book | null): number {
    const at = book?.chapterOf(id)?.levels.indexOf(firstPartOf(id) ?? id) ?? -1;
    return at < 0 ? Number(id.split('.')[1] ?? 0) : at + 1;
  }

  /** What a goal asks for: a sentence, or a few words with how far it is. */
  goal(level: Level, goal: Pick<GoalNow, 'use'> & Partial<GoalNow>, form: 'long' | 'short' = 'long'): string {
    const { key, short, rival } = goalWords(goal.use);
    const { now = 0, of = 0 } = goal.state ?? {};
    const args = {
      ...{ now: this.words.number(now), of: this.words.number(of) },
      ...goalArgs(this.t, goal.use),
    };
    const name = rival === null ? {} : { rival: this.sitter(level, rival) ?? '' };
    return this.t(form === 'short' ? short : key, { ...args, ...name });
  }

  /** How far a goal is, as short as can be: `12 / 40`; null where there is nothing to count. */
  count({ state }: GoalNow): string | null {
    if (state.of === 0 || (state.of <= 1 && state.now <= 1)) return null;
    return this.t('ui.campaign.count', {
      now: this.words.number(state.now),
      of: this.words.number(state.of),
    });
  }

  /** Who sits at a seat by name; null for a person. */
  sitter(level: Level, seat: number): string | null {
    const one = level.seats[seat];
    if (one === undefined || one.who === 'person') return null;
    if (level.game === 'quest') return this.#leader(level, seat);
    return one.rival === undefined ? this.t('ui.campaign.bot', { n: seat + 1 }) : RIVALS[one.rival].name;
  }

  /** A twist by name and what it does; null for one without words. */
  mod(level: Level, { id, arg }: ModUse): { name: string; text: string } | null {
    if (!this.words.has(modNameKey(id))) return null;
    if (level.game === 'quest') return questModBefore(this.words, level.heroes ?? 'draw', { id, arg });
    const names = level.seats.map((_, seat) => this.sitter(level, seat));
    const { seats, expansions } = level;
    const setup = { ...basicSetup(seats.length), ...(expansions === undefined ? {} : { expansions }) };
    return petzModBefore(this.words, setup, names, { id, arg });
  }

  /** What is different in a level, by name; empty where nothing is. */
  twists(level: Level): string {
    const names = (level.mods ?? []).flatMap((mod) => this.mod(level, mod)?.name ?? []);
    return [...new Set(names)].join('\u00a0· ');
  }

  /** Who is met in a level and what is different there, in a line; empty where nothing is. */
  about(level: Level): string {
    const rivals =
      level.game === 'quest'
        ? []
        : level.seats.flatMap((seat, at) =>
            seat.who === 'person' || seat.rival === undefined ? [] : (this.sitter(level, at) ?? []),
          );
    const twists = this.twists(level);
    return [...rivals, ...(twists === '' ? [] : [twists])].join('\u00a0· ');
  }

  /** Who speaks in a story. */
  speaker(who: string): string {
    const rival = rivalCalled(who);
    if (rival !== null) return RIVALS[rival].name;
    const keys = [
      `coach.who.${who}`,
      `ui.campaign.who.${who}`,
      nameKey('customer', who),
      questNameKey('hero', who),
    ];
    const known = keys.find((key) => this.words.has(key));
    return known === undefined ? who : this.t(known);
  }
}

/** The rival of that id; null if it is no rival's. */
export function rivalCalled(who: string): RivalId | null {
  return RIVAL_IDS.find((id) => id === who) ?? null;
}
