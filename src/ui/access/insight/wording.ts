/** The wording of questions and answers: names, answers and reasons of either game, and what answers were worth. */

import type { EventOf, GameId, ViewOf, WhenOf } from '../../../engine/games.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { askHintKey, askTitleKey, phaseKey } from '../../../i18n/keys.ts';
import type { Entry } from '../../../session/game/log.ts';
import type { PastStep } from '../../../session/game/past.ts';
import { questionOf } from '../../../session/game/questions.ts';
import type { HintReason, ThinkerQuestion } from '../../../session/game/thinker.ts';
import { choiceInWords } from '../../../text/choice.ts';
import { describeOption, type OptionText, petInQuestion } from '../../../text/options.ts';
import {
  type QuestSpeech,
  questAsk,
  questChoice,
  questOption,
  tellQuest,
} from '../../../text/quest/index.ts';
import { questNewsStory, questStory } from '../../../text/quest/story-lines.ts';
import { sayReason } from '../../../text/reason.ts';
import type { Speech } from '../../../text/speech.ts';
import { petzNews, petzStory, type StoryLine } from '../../../text/story.ts';
import { tell } from '../../../text/tell.ts';
import { iconArt, petArt } from '../../art-urls.ts';

/** What of a question words need. */
export type AskedQuestion<G extends GameId> = Pick<ThinkerQuestion<G>, 'seat' | 'view' | 'ask' | 'domain'>;

export interface Wording<G extends GameId> {
  readonly speech: Speech;
  name(seat: Seat): string;
  /** What a question asks. */
  asks(question: AskedQuestion<G>): string;
  /** That, how it may be answered, and the face of whom it is about. */
  question(question: AskedQuestion<G>): { title: string; hint: string; face: string | null };
  /** One of its options, or elements where several are chosen. */
  option(question: AskedQuestion<G>, option: Json): OptionText;
  /** Why an answer is advised; null if there is nothing to say. */
  reason(view: ViewOf<G>, why: HintReason | null): string | null;
  /** An answer to it, in one line. */
  choice(question: AskedQuestion<G>, choice: Json): string;
  /** What the player who answered had in mind. */
  mind(step: PastStep<G>, why: HintReason | null): string;
  /** What happened, in a sentence with the names of that moment; null where nothing is to be said. */
  tell(event: EventOf<G>, after?: ViewOf<G>): string | null;
  /** The lines of the story, and of what happened since a seat's turn. */
  story(entries: readonly Entry<G>[]): StoryLine[];
  news(entries: readonly Entry<G>[], viewer: Seat): StoryLine[];
  /** What the story is read by: rounds, and the phases of each; null: there are none. */
  chapter(when: WhenOf<G>): string;
  phase(when: WhenOf<G>): { art: string; words: string } | null;
  /** When it was. */
  when(step: PastStep<G>): string;
  /** How much better (below 0: worse) something was expected to turn out. */
  gain(worth: number): string;
  /** So much more or less fills a bar, or empties it. */
  readonly range: number;
  /** Less than this is nothing. */
  readonly least: number;
}

/** What a bot has in mind at a question, where it gives no reason of its own. */
const familyOf = (kind: string) => questionOf(kind)?.family ?? 'turn';

/** Lines that are parts of one answer. */
const joined = (lines: readonly string[]): string => lines.join('; ');

export function petzWording(speech: Speech): Wording<'petz'> {
  const { t } = speech;
  const name = (seat: Seat) => speech.seat(seat);
  const asked: Wording<'petz'>['question'] = ({ view, seat, ask: { kind } }) => {
    const pet = petInQuestion({ speech, view, seat });
    const names = pet === null ? {} : { pet: speech.pet(pet) };
    const face = pet === null ? null : petArt(pet);
    return { title: t(askTitleKey(kind), names), hint: t(askHintKey(kind), names), face };
  };
  return {
    speech,
    name,
    range: 8,
    least: 0.5,
    asks: (question) => asked(question).title,
    question: asked,
    option: ({ view, seat, ask }, option) => describeOption({ speech, view, seat }, ask.kind, option),
    reason: (_view, why) => sayReason(speech, why),
    choice: ({ view, seat, ask, domain }, choice) =>
      joined(choiceInWords({ speech, view, seat }, ask.kind, domain, choice)),
    mind: ({ seat, question }, why) => {
      const reason = sayReason(speech, why);
      return reason === null
        ? t(`ui.insight.family.${familyOf(question.ask.kind)}`, { name: name(seat) })
        : t('ui.insight.whispered', { name: name(seat), reason });
    },
    tell: (event) => tell(speech, event),
    story: (entries) => petzStory(speech, entries),
    news: (entries, viewer) => petzNews(speech, entries, viewer),
    chapter: ({ round }) => t('ui.log.round', { round }),
    phase: ({ phase }) => ({ art: iconArt(`phase-${phase}`), words: t(phaseKey(phase)) }),
    when: ({ when }) => t('ui.insight.moment', { round: when.round, phase: t(phaseKey(when.phase)) }),
    gain: (worth) => {
      const count = Math.round(Math.abs(worth));
      return count === 0 ? t('ui.insight.same') : t(`ui.insight.${worth > 0 ? 'more' : 'less'}`, { count });
    },
  };
}

export function questWording(voice: QuestSpeech): Wording<'quest'> {
  const { t } = voice;
  const at = (view: ViewOf<'quest'>) => voice.at(view);
  const chapter: Wording<'quest'>['chapter'] = ({ number, round }) =>
    t('ui.title.savedQuest', { number: Math.max(1, number), round });
  return {
    speech: voice,
    name: (seat) => voice.hero(seat),
    // Hundredths of the chance to win.
    range: 25,
    least: 0.5,
    asks: ({ view, ask }) => questAsk(at(view), view, ask).title,
    question: ({ view, ask }) => ({ ...questAsk(at(view), view, ask), face: null }),
    option: ({ view, ask }, option) => questOption(at(view), view, ask, option),
    reason: (view, why) => sayReason(at(view), why),
    choice: ({ view, ask, domain }, choice) => joined(questChoice(at(view), view, ask, domain, choice)),
    mind: ({ seat, question: { view, ask } }, why) => {
      const speech = at(view);
      const reason = sayReason(speech, why);
      const sentence =
        reason === null
          ? speech.t(`ui.insight.family.${familyOf(ask.kind)}`, { name: speech.hero(seat) })
          : speech.t('ui.insight.told', { name: speech.hero(seat), reason });
      return speech.capital(sentence);
    },
    tell: (event, after) => tellQuest(after === undefined ? voice : at(after), event),
    story: (entries) => questStory(voice, entries),
    news: (entries) => questNewsStory(voice, entries),
    chapter,
    phase: () => null,
    when: ({ when }) => chapter(when),
    gain: (worth) => {
      const count = Math.round(Math.abs(worth));
      return count === 0
        ? t('ui.insight.same')
        : t(`ui.insight.chance${worth > 0 ? 'More' : 'Less'}`, { count });
    },
  };
}
