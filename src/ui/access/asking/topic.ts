/**
 * What the table may be asked. A topic is a question with its answer; answers are put together from a seat's view and
 * from the part of the story that seat may read, so that nothing hidden can come out.
 */

import type { EventOf, GameId, ViewOf } from '../../../engine/games.ts';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Entry } from '../../../session/game/log.ts';
import { type Item, saidOf, withParts } from '../../../text/item.ts';
import type { AskedQuestion, Wording } from '../insight/wording.ts';
import { type Matchable, stems } from './understand.ts';

/** Everything that answers are made of: what one seat (`null`: all seats) may know now. */
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

export interface Topic extends Matchable {
  /** `did:2`. */
  id: string;
  group: TopicGroup;
  /** The question. */
  words: string;
  /** Sentences; never empty. */
  answer(): string[];
}

/** Whom a question is about: by the first name it is asked, the others are understood as well. */
interface Subject {
  id: number;
  names: readonly [string, ...string[]];
}

/** A question of the catalogue by its kind. */
export function topic(
  { speech }: Pick<Wording<GameId>, 'speech'>,
  group: TopicGroup,
  kind: string,
  answer: () => string[],
  of: Subject | null = null,
): Topic {
  return {
    id: of === null ? kind : `${kind}:${of.id}`,
    group,
    words: speech.capital(speech.t(`ui.asking.ask.${kind}`, of === null ? {} : { name: of.names[0] })),
    keywords: stems(speech.t(`ui.asking.words.${kind}`)),
    names: of?.names ?? [],
    answer,
  };
}

/** So many options are read out; who wants all of them looks at the question. */
const MOST = 12;

/** What is asked and the options. */
export function nowLines<G extends GameId>(wording: Wording<G>, { view, domain }: KnownView<G>): string[] {
  const { speech } = wording;
  const { t } = speech;
  const { ask, seat, outcome }: { ask: ViewOf<G>['ask']; seat: Seat | null; outcome: unknown } = view;
  if (outcome !== null) return [t('ui.asking.over')];
  if (domain === null || ask === null || seat === null) return [t('ui.asking.notMine')];
  const question: AskedQuestion<G> = { view, seat, ask, domain };
  const { title, hint } = wording.question(question);
  if (domain.type !== 'pick') return [title, hint];
  const said = domain.options.map((option) => {
    const { label, details } = wording.option(question, option);
    return details.length === 0 ? label : joinedSentence(speech, label, details);
  });
  const options = [...new Set(said)];
  const more = options.length - MOST + 1;
  return [
    title,
    hint,
    ...(more <= 1 ? options : [...options.slice(0, MOST - 1), t('ui.asking.more', { count: more })]),
  ];
}

/** So many lines of what happened are read out. */
export const LATEST = 8;

/** What events say; what happens to several alike is said once. */
export function eventLines<G extends GameId>(wording: Wording<G>, events: readonly EventOf<G>[]): string[] {
  const lines = events.flatMap((event) => wording.tell(event) ?? []);
  return lines.filter((line, at) => line !== '' && line !== lines[at - 1]);
}

/** What has happened last. */
export function lastLines<G extends GameId>(wording: Wording<G>, { story }: KnownView<G>): string[] {
  const events = story.slice(-LATEST).flatMap((entry): readonly EventOf<G>[] => entry.events);
  const lines = eventLines(wording, events).slice(-LATEST);
  return lines.length === 0 ? [wording.speech.t('ui.log.nothing')] : lines;
}

/** `Name: this; that`: what is empty is left out. */
export function joinedSentence({ t }: Pick<Words, 't'>, name: string, parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '').map((part) => part.replace(/\.$/, ''));
  const what = said.reduce(
    (before, part) => (before === '' ? part : t('ui.asking.both', { before, part })),
    '',
  );
  return what === '' ? name : t('ui.asking.line', { name, what });
}

/** A thing and all that it is made of, a sentence each. */
export const sentences = (words: Pick<Words, 't'>, items: readonly Item[]): string[] =>
  items.flatMap(withParts).flatMap((item) => {
    const said = saidOf(item);
    return item.name === '' ? said : joinedSentence(words, item.name, said);
  });
