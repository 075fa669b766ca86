/**
 * The open question of either game in words: the panel of its picture in a page, with controls in place of what is
 * pressed on the board; what happened meanwhile stands below.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { GameId, ViewOf } from '../../../engine/games.ts';
import type { Ask, Json, Seat } from '../../../engine/kernel/state.ts';
import type { Session } from '../../../session/game/session.ts';
import { chime } from '../../chime.ts';
import { TabIndex } from '../../panels/pressed.tsx';
import { QuestionPanel } from '../../panels/question.tsx';
import { goalBoard } from '../campaign/board.ts';
import { useApp } from '../context.ts';
import type { Wording } from '../insight/wording.ts';
import { Prompter } from '../prompts/plain.tsx';
import type { Draw, Special } from '../prompts/prompt.ts';
import { Asking } from './asking.ts';

export interface QuestionProps<G extends GameId> {
  session: Session<G>;
  wording: Wording<G>;
  view: ViewOf<G>;
  seat: Seat | null;
  /** How a seat is called where it is asked. */
  called(seat: Seat): string;
  /** A question that is not answered by its options alone. */
  special?: Special | undefined;
  /** What happened meanwhile. */
  recap(isOpen: boolean): ComponentChildren;
}

export function QuestionInWords<G extends GameId>(props: QuestionProps<G>) {
  const { session, wording, seat, recap } = props;
  const ask: Ask | null = props.view.ask;
  const isMine = seat !== null && ask !== null && session.domain(seat) !== null;
  const turn = isMine ? ask.id : null;
  const root = useRef<HTMLDivElement>(null);
  const heading = () => root.current?.querySelector<HTMLElement>('#question');
  // A new question takes the focus; else it moves only if it would be lost.
  useLayoutEffect(() => {
    if (isFocusLost()) heading()?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (turn !== null) heading()?.focus();
  }, [turn]);
  const waiting = session.waiting().map((other) => wording.name(other));
  return (
    <div
      class="question"
      ref={root}
      data-ask={turn ?? undefined}
      data-kind={turn === null ? undefined : ask?.kind}
      onClickCapture={onceOnly}
    >
      {isMine ? (
        <Open key={ask.id} {...props} seat={seat} ask={ask} />
      ) : (
        <section class="panel" aria-labelledby="question">
          <h2 id="question" tabIndex={-1}>
            {wording.speech.t('ui.question.waiting', {
              count: waiting.length,
              names: wording.speech.list(waiting),
            })}
          </h2>
        </section>
      )}
      {seat === null ? null : recap(!isMine)}
    </div>
  );
}

function Open<G extends GameId>({
  session,
  wording,
  view,
  seat,
  ask,
  called,
  special,
}: QuestionProps<G> & { seat: Seat; ask: Ask }) {
  const { go, levels, coach, words } = useApp();
  const domain = session.domain(seat);
  const goals = goalBoard(levels, coach, words);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const live = useRef({ wording, goals });
  live.current = { wording, goals };
  const answer = (choice: Json) => {
    const refusal = session.answer(seat, choice);
    asking.refuse(ask.id, refusal);
    redraw(undefined);
    return refusal;
  };
  const asking = useMemo(
    () =>
      new Asking<G>({
        link: {
          session,
          open: go,
          get goals() {
            return live.current.goals;
          },
        },
        wording: () => live.current.wording,
        hides: (id) => live.current.goals?.hides(id) ?? false,
        answer,
        redraw: () => redraw(undefined),
      }),
    [session],
  );
  if (domain === null) return null;
  const question = { view, seat, ask, domain };
  const draw: Draw = (asked, more) => {
    const panel = asking.panel(question, { at: null, small: false, ...asked });
    if (panel === null) return null;
    const whose = wording.speech.t('ui.question.yours', { name: called(seat) });
    return (
      <TabIndex.Provider value={0}>
        <Manners
          refusal={panel.refusal?.words ?? null}
          options={(panel.options ?? []).map(({ id }) => id).join()}
        />
        {/* The way back stands in the strip above, where it is also while others are asked. */}
        <QuestionPanel
          name="question"
          question={{
            ...panel,
            lines: [whose, ...(panel.lines ?? [])],
            tools: panel.tools.filter(({ id }) => id !== 'undo'),
          }}
        >
          {more}
        </QuestionPanel>
      </TabIndex.Provider>
    );
  };
  return (
    <Prompter
      speech={wording.speech}
      kind={ask.kind}
      domain={domain}
      option={(option) => wording.option(question, option)}
      answer={answer}
      check={(choice) => session.check(seat, choice)}
      draw={draw}
      special={special}
    />
  );
}

/** What is refused is heard; the focus does not go with an option that was pressed and made room for others. */
function Manners({ refusal, options }: { refusal: string | null; options: string }) {
  useEffect(() => {
    if (refusal !== null) chime('invalid');
  }, [refusal]);
  useLayoutEffect(() => {
    if (isFocusLost()) document.querySelector<HTMLElement>('#question')?.focus({ preventScroll: true });
  }, [options]);
  return null;
}

function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

/** The second click of a double click would answer the next question, whose buttons are in the same place. */
function onceOnly(event: MouseEvent): void {
  const answers =
    event.target instanceof Element && event.target.closest('.choice-button, .gold, .green') !== null;
  if (event.detail > 1 && answers) event.stopPropagation();
}
