/** What is asked now, how it may be answered, what happened meanwhile, and a hint for who wants one. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Json, Refusal, Seat } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { askHintKey, askTitleKey } from '../../../i18n/keys.ts';
import type { Session } from '../../../session/game/session.ts';
import { choiceInWords } from '../../../text/choice.ts';
import { petInQuestion, type Scene } from '../../../text/options.ts';
import { sayReason } from '../../../text/reason.ts';
import type { Speech } from '../../../text/speech.ts';
import { petArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Others } from '../insight/others.tsx';
import { petzTeller } from '../insight/teller.ts';
import { HintBox } from '../parts/hint-box.tsx';
import { Art, Refused } from '../parts/pieces.tsx';
import { Prompter } from '../prompts/prompter.tsx';
import { entryOfAsk, entryTitleKey } from '../rules/find.ts';
import { Recap } from './log.tsx';

/** A hint: what a strong player would do here and why, to be taken with one tap. */
function HintPanel({
  scene,
  session,
  domain,
  answer,
}: {
  scene: Scene;
  session: Session;
  domain: Domain;
  answer(choice: Json): void;
}) {
  const { speech, view, seat } = scene;
  const { ask } = view;
  return (
    <HintBox
      t={speech.t}
      wish={() => session.hint(seat)}
      answer={answer}
      tell={(thought) => ({
        lines: choiceInWords(scene, ask?.kind ?? '', domain, thought.choice),
        why: sayReason(speech, thought.why),
        others:
          ask === null ? null : (
            <Others teller={petzTeller(speech)} question={{ seat, view, ask, domain }} hint={thought} />
          ),
      })}
    />
  );
}

interface Props {
  speech: Speech;
  session: Session;
  view: PetzView;
  seat: Seat | null;
}

export function SeatQuestion({ speech, session, view, seat }: Props) {
  const domain = seat === null ? null : session.domain(seat);
  const { ask } = view;
  const isMine = domain !== null && ask !== null && seat !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const turn = isMine ? ask.id : null;
  // A new question takes the focus; else it moves only if it would be lost.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) heading.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    setRefusal(null);
    if (turn !== null) heading.current?.focus();
  }, [turn]);
  if (!isMine) {
    return (
      <section class="panel paper question waiting" aria-labelledby="question">
        <h2 id="question" ref={heading} tabIndex={-1}>
          {waitingFor(speech, session)}
        </h2>
        {seat === null ? null : <Recap speech={speech} entries={session.recap(seat)} viewer={seat} open />}
      </section>
    );
  }
  const scene: Scene = { speech, view, seat };
  const answer = (choice: Json) => setRefusal(session.answer(seat, choice));
  const check = (choice: Json) => session.check(seat, choice);
  const pet = petInQuestion(scene);
  const names = pet === null ? {} : { pet: speech.pet(pet) };
  return (
    <section
      class="panel paper question"
      aria-labelledby="question"
      data-ask={ask.id}
      data-kind={ask.kind}
      onClickCapture={onceOnly}
    >
      <p class="whose">{speech.t('ui.question.yours', { name: speech.seat(seat) })}</p>
      <div class="question-head">
        <h2 id="question" ref={heading} tabIndex={-1}>
          {pet === null ? null : <Art src={petArt(pet)} size={56} />}
          <span>{speech.t(askTitleKey(ask.kind), names)}</span>
        </h2>
        <HintPanel key={`hint${ask.id}`} scene={scene} session={session} domain={domain} answer={answer} />
        <AboutThis speech={speech} kind={ask.kind} />
      </div>
      <p class="ask-hint">{speech.t(askHintKey(ask.kind), names)}</p>
      <Refused speech={speech} refusal={refusal} />
      <Prompter key={ask.id} scene={scene} kind={ask.kind} domain={domain} answer={answer} check={check} />
      <Recap key={`recap${ask.id}`} speech={speech} entries={session.recap(seat)} viewer={seat} />
    </section>
  );
}

/** Opens the book of rules at what is asked. */
function AboutThis({ speech, kind }: { speech: Speech; kind: string }) {
  const { go } = useApp();
  const entry = entryOfAsk(kind);
  if (entry === null) return null;
  const title = speech.t('ui.rules.ask', { title: speech.t(entryTitleKey(entry.id)) });
  return (
    <button
      type="button"
      class="small about"
      aria-label={title}
      title={title}
      onClick={() => go('rules', kind)}
    >
      ?
    </button>
  );
}

function waitingFor(speech: Speech, session: Session): string {
  const waiting = session.waiting().map((seat) => speech.seat(seat));
  return speech.t('ui.question.waiting', { count: waiting.length, names: speech.list(waiting) });
}

/** The second click of a double click would answer the next question, whose buttons are in the same place. */
function onceOnly(event: MouseEvent): void {
  const answers = event.target instanceof Element && event.target.closest('.option, .gold, .green') !== null;
  if (event.detail > 1 && answers) event.stopPropagation();
}
