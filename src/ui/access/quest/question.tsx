/** What is asked now in Pug Quest, how it may be answered, what happened meanwhile, and a hint for who wants one. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Ask, Json, Refusal, Seat } from '../../../engine/kernel/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { Session } from '../../../session/game/session.ts';
import { type QuestSpeech, questAsk, questChoice, sayQuestReason } from '../../../text/quest/index.ts';
import { Others } from '../insight/others.tsx';
import { questTeller } from '../insight/teller.ts';
import { HintBox } from '../parts/hint-box.tsx';
import { Refused } from '../parts/pieces.tsx';
import { QuestPrompter } from './prompter.tsx';
import { QuestRecap } from './story.tsx';

interface Props {
  speech: QuestSpeech;
  session: Session<'quest'>;
  view: QuestView;
  seat: Seat | null;
}

export function QuestQuestion({ speech, session, view, seat }: Props) {
  const domain = seat === null ? null : session.domain(seat);
  const { ask } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const turn = domain === null || ask === null ? null : ask.id;
  // A new question takes the focus; else it moves only if it would be lost.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) heading.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    setRefusal(null);
    if (turn !== null) heading.current?.focus();
  }, [turn]);
  if (domain === null || ask === null || seat === null) {
    return (
      <section class="panel paper question waiting" aria-labelledby="question">
        <h2 id="question" ref={heading} tabIndex={-1}>
          {waitingFor(speech, session)}
        </h2>
        {seat === null ? null : <QuestRecap speech={speech} entries={session.recap(seat)} open />}
      </section>
    );
  }
  const { title, hint } = questAsk(speech, view, ask);
  const answer = (choice: Json) => setRefusal(session.answer(seat, choice));
  return (
    <section
      class="panel paper question"
      aria-labelledby="question"
      data-ask={ask.id}
      data-kind={ask.kind}
      onClickCapture={onceOnly}
    >
      <p class="whose">{speech.t('ui.question.yours', { name: speech.heroAndPlayer(seat) })}</p>
      <div class="question-head">
        <h2 id="question" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {hintsFor(session, seat) ? (
          <Hint key={`hint${ask.id}`} {...{ speech, session, view, seat, ask, domain, answer }} />
        ) : null}
      </div>
      <p class="ask-hint">{hint}</p>
      <Refused speech={speech} refusal={refusal} />
      <QuestPrompter key={ask.id} {...{ speech, view, ask, domain, answer }} />
      <QuestRecap key={`recap${ask.id}`} speech={speech} entries={session.recap(seat)} />
    </section>
  );
}

/** Each seat may do without hints. */
function hintsFor(session: Session<'quest'>, seat: Seat): boolean {
  return session.players[seat]?.prefs?.hints ?? true;
}

interface HintProps extends Omit<Props, 'seat'> {
  seat: Seat;
  ask: Ask;
  domain: Domain;
  answer(choice: Json): void;
}

function Hint({ speech, session, view, seat, ask, domain, answer }: HintProps) {
  return (
    <HintBox
      t={speech.t}
      wish={() => session.hint(seat)}
      answer={answer}
      tell={(thought) => ({
        lines: questChoice(speech, view, ask, domain, thought.choice),
        why: sayQuestReason(speech, thought.why),
        others: <Others teller={questTeller(speech)} question={{ seat, view, ask, domain }} hint={thought} />,
      })}
    />
  );
}

function waitingFor(speech: QuestSpeech, session: Session<'quest'>): string {
  const waiting = session.waiting().map((seat) => speech.hero(seat));
  return speech.t('ui.question.waiting', { count: waiting.length, names: speech.list(waiting) });
}

/** The second click of a double click would answer the next question, whose buttons are in the same place. */
function onceOnly(event: MouseEvent): void {
  const answers = event.target instanceof Element && event.target.closest('.option, .gold, .green') !== null;
  if (event.detail > 1 && answers) event.stopPropagation();
}
