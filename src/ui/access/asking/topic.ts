/**
 * What the table may be asked. A topic is a question with its answer; answers are put together from a seat's view and
 * from the part of the story that seat may read, so that nothing hidden can come out.
 */

import type { GameId, ViewOf } from '../../../engine/games.ts';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Entry } from '../../../session/game/log.ts';

/** Everything that answers are made of: what one seat (`null`: anybody) may know now. */
export interface KnownView<G extends GameId> {
  view: ViewOf<G>;
  /** The story as that seat may read it. */
  story: readonly Entry<G>[];
  /** What that seat may answer now; null if nothing. */
  domain: Domain | null;
}

/** What the questions are about, as they are grouped. */
export const GROUPS = ['now', 'mine', 'others', 'table'] as const;
type TopicGroup = (typeof GROUPS)[number];

export interface Topic {
  /** `did:2`. */
  id: string;
  group: TopicGroup;
  /** The question. */
  words: string;
  /** Beginnings of words that mean this kind of question, and names that mean whom it is about. */
  keywords: readonly string[];
  names: readonly string[];
  /** Sentences; never empty. */
  answer(): string[];
}

/** So many options are read out; who wants all of them looks at the question. */
const MOST = 12;

/** Some of many, and how many more there are. */
export function shortenedList(lines: readonly string[], more: (count: number) => string): string[] {
  if (lines.length <= MOST) return [...lines];
  return [...lines.slice(0, MOST - 1), more(lines.length - MOST + 1)];
}

/** `Name: this; that`: what is empty is left out. */
export function joinedSentence({ t }: Pick<Words, 't'>, name: string, parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '').map((part) => part.replace(/\.$/, ''));
  const what = said.reduce(
    (before, part) => (before === '' ? part : t('ui.asking.both', { before, part })),
    '',
  );
  return t('ui.asking.line', { name, what });
}
