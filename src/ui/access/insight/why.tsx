/** "Why?": an answer of the story laid open, what was thought, what else could have been done, what was known. */

import '../styles/insight.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GAMES, type GameId } from '../../../engine/games.ts';
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Past, PastStep } from '../../../session/game/past.ts';
import { isPerson } from '../../../session/game/seats.ts';
import type { Session } from '../../../session/game/session.ts';
import type { ExplainedAnswer, Weighed } from '../../../session/game/thinker.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Button } from '../parts/pieces.tsx';
import type { AskedQuestion, Wording } from './wording.ts';

/** What of a story may be laid open now. */
export interface Openable<G extends GameId = GameId> {
  past: Past<G>;
  wording: Wording<G>;
  session: Session<G>;
  isOver: boolean;
  /** Rivals think aloud. */
  aloud: boolean;
}

/** What of a session's story may be laid open now; null if nothing. */
export function useOpenable<G extends GameId>(session: Session<G>, wording: Wording<G>): Openable<G> | null {
  const { aloud } = useApp().settings.value;
  const past = session.past();
  return past === null ? null : { past, wording, session, isOver: session.outcome() !== null, aloud };
}

/** Puts "Why?" below the first line of every answer that may be laid open. */
export function opener<G extends GameId>(about: Openable<G> | null) {
  const done = new Set<number>();
  return (seat: Seat | null, entry: number) => {
    const id = about === null ? null : openable(about, seat, entry);
    if (about === null || id === null || done.has(id)) return null;
    done.add(id);
    return <Why key={id} about={about} id={id} />;
  };
}

/** The answer that an event about a seat goes back to, if it may be laid open; else null. */
function openable<G extends GameId>(
  { past, session, isOver, aloud }: Openable<G>,
  seat: Seat | null,
  entry: number,
): number | null {
  if (seat === null || !(isOver || mayHear(session, seat, aloud))) return null;
  const id = past.answerOf(seat, entry);
  return id !== null && past.wasFree(id) ? id : null;
}

/** While a game goes on, only bots are heard: those who hide nothing from the person here, and all who think aloud. */
function mayHear<G extends GameId>(session: Session<G>, seat: Seat, aloud: boolean): boolean {
  return !isPerson(session.players, seat) && (aloud || isOpenTo(session, seat));
}

/** Whether the person at the device sees all that the seat sees. */
function isOpenTo<G extends GameId>(session: Session<G>, seat: Seat): boolean {
  const { viewer } = session.device();
  return viewer !== null && GAMES[session.game].shares(session.setup, viewer, seat);
}

/** The answers laid open last, so that the way back from what was known then leads to them. */
const opened = new WeakMap<object, number>();

export function lastOpened(past: object | null): number | null {
  return past === null ? null : (opened.get(past) ?? null);
}

function Why<G extends GameId>({ about, id }: { about: Openable<G>; id: number }) {
  const { past, wording } = about;
  const [open, setOpen] = useState(opened.get(past) === id);
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const toggle = () => {
    if (open) opened.delete(past);
    else opened.set(past, id);
    setOpen(!open);
  };
  return (
    <div class="why">
      <button
        ref={box}
        type="button"
        class="small inline"
        aria-expanded={open}
        data-why={id}
        onClick={toggle}
      >
        <img src={iconArt('ui-hint')} alt="" width={24} height={24} />
        {wording.speech.t('ui.insight.why')}
      </button>
      {open ? <Inside about={about} id={id} /> : null}
    </div>
  );
}

function Inside<G extends GameId>({ about, id }: { about: Openable<G>; id: number }) {
  const { past, wording, session, isOver } = about;
  const { go } = useApp();
  const { t } = wording.speech;
  const found = useExplained(past, id);
  const step = past.step(id);
  if (step === null) return null;
  const name = wording.name(step.seat);
  return (
    <div class="bubble top insight stack tile" aria-live="polite">
      <Mind wording={wording} session={session} step={step} found={found} />
      {found === null || found === 'unknown' || found.weighed.length === 0 ? null : (
        <>
          <WeighedList wording={wording} question={step.question} weighed={found.weighed} />
          <p class="soft">{t('ui.insight.ahead')}</p>
        </>
      )}
      {isOver || isOpenTo(session, step.seat) ? (
        <Button class="small" data-then={id} tap={() => go('tableThen', String(id))}>
          {t('ui.insight.knew', { name })}
        </Button>
      ) : null}
    </div>
  );
}

interface MindProps<G extends GameId> {
  wording: Wording<G>;
  session: Session<G>;
  step: PastStep<G>;
  found: ExplainedAnswer | 'unknown' | null;
}

function Mind<G extends GameId>({ wording, session, step, found }: MindProps<G>) {
  const { t } = wording.speech;
  if (found === null) return <p class="soft">{t('ui.insight.looking')}</p>;
  if (found === 'unknown') return <p>{t('ui.insight.unknown')}</p>;
  // Reasons are shown only for bots.
  return isPerson(session.players, step.seat) ? null : <p>{wording.mind(step, found.why)}</p>;
}

/** What is found out about an answer; null as long as it takes. Closing it stops the search. */
function useExplained<G extends GameId>(past: Past<G>, id: number): ExplainedAnswer | 'unknown' | null {
  const [found, setFound] = useState<ExplainedAnswer | 'unknown' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    past
      .explain(id, { signal: leaving.signal })
      .then((why) => setFound(why ?? 'unknown'))
      .catch(() => {
        if (!leaving.signal.aborted) setFound('unknown');
      });
    return () => leaving.abort();
  }, [past, id]);
  return found;
}

/** The given answer fills so much of its bar; others more or less. */
const GIVEN = 55;

function width(more: number, range: number): number {
  return Math.max(4, Math.min(100, GIVEN + (more / range) * (100 - GIVEN)));
}

interface WeighedListProps<G extends GameId> {
  wording: Wording<G>;
  question: AskedQuestion<G>;
  weighed: readonly Weighed[];
}

/** Answers side by side, each with a bar of what it was expected to bring. */
function WeighedList<G extends GameId>({ wording, question, weighed }: WeighedListProps<G>) {
  const { t } = wording.speech;
  const [given] = weighed;
  if (given === undefined) return null;
  return (
    <ol class="weighed full list">
      {weighed.map((one, at) => {
        const more = one.worth - given.worth;
        return (
          <li
            key={at}
            class={`gilt pad ${at === 0 ? 'given' : Math.abs(more) < wording.least ? 'even' : more > 0 ? 'more' : 'less'}`}
          >
            <b>{t(at === 0 ? 'ui.insight.chosen' : 'ui.insight.instead')}</b>
            <span>{wording.choice(question, one.choice)}</span>
            <i
              class="worth anchor tile"
              aria-hidden="true"
              style={{ '--worth': `${width(more, wording.range)}%` }}
            />
            <small>{at === 0 ? null : wording.gain(more)}</small>
          </li>
        );
      })}
    </ol>
  );
}
