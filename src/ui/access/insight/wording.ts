/** The wording of questions and answers: names, answers and reasons of either game, and what answers were worth. */

import type { EventOf, GameId, ViewOf } from '../../../engine/games.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { askHintKey, askTitleKey, phaseKey } from '../../../i18n/keys.ts';
import type { PastStep } from '../../../session/game/past.ts';
import { questionOf } from '../../../session/game/questions.ts';
import type { HintReason, Question } from '../../../session/game/thinker.ts';
import { choiceInWords } from '../../../text/choice.ts';
import { describeOption, type OptionText, petInQuestion } from '../../../text/options.ts';
import {
  type QuestSpeech,
  questAsk,
  questChoice,
  questOption,
  sayQuestReason,
  tellQuest,
} from '../../../text/quest/index.ts';
import { sayReason } from '../../../text/reason.ts';
import type { Speech } from '../../../text/speech.ts';
import { tell } from '../../../text/tell.ts';
import { petArt } from '../../art-urls.ts';

/** What of a question words need. */
export type AskedQuestion<G extends GameId> = Pick<Question<G>, 'seat' | 'view' | 'ask' | 'domain'>;

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
  /** What whoever answered had in mind. */
  mind(step: PastStep<G>, why: HintReason | null): string;
  /** What happened, in a sentence; null where nothing is to be said. */
  tell(event: EventOf<G>): string | null;
  /** When it was. */
  when(step: PastStep<G>): string;
  /** How much better (below 0: worse) something was expected to turn out. */
  gain(worth: number): string;
  /** So much more or less fills a bar, or empties it. */
  readonly range: number;
  /** Less than this is nothing. */
  readonly least: number;
}

/** What whoever answers has in mind at a question, where he gives no reason of his own. */
const familyOf = (kind: string) => questionOf(kind)?.family ?? 'deed';

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
  return {
    speech: voice,
    name: (seat) => voice.hero(seat),
    // Hundredths of the chance to win.
    range: 25,
    least: 0.5,
    asks: ({ view, ask }) => questAsk(voice, view, ask).title,
    question: ({ view, ask }) => ({ ...questAsk(voice, view, ask), face: null }),
    option: ({ view, ask }, option) => questOption(at(view), view, ask, option),
    reason: (view, why) => sayQuestReason(at(view), why),
    choice: ({ view, ask, domain }, choice) => joined(questChoice(at(view), view, ask, domain, choice)),
    mind: ({ seat, question: { view, ask } }, why) => {
      const speech = at(view);
      const reason = sayQuestReason(speech, why);
      const told =
        reason === null
          ? speech.t(`ui.insight.family.${familyOf(ask.kind)}`, { name: speech.hero(seat) })
          : speech.t('ui.insight.told', { name: speech.hero(seat), reason });
      return speech.capital(told);
    },
    tell: (event) => tellQuest(voice, event),
    when: ({ when: { number, round } }) => t('ui.title.savedQuest', { number: Math.max(1, number), round }),
    gain: (worth) => {
      const count = Math.round(Math.abs(worth));
      return count === 0
        ? t('ui.insight.same')
        : t(`ui.insight.chance${worth > 0 ? 'More' : 'Less'}`, { count });
    },
  };
}
