/** What the tables of both games have in words: the strip, the open question or the end, what happened, the curtain. */

import type { ComponentChildren } from 'preact';
import type { GameId } from '../../../engine/games.ts';
import type { Seat } from '../../../engine/kernel/state.ts';
import type { AnySession, Session } from '../../../session/game/session.ts';
import { useApp } from '../context.ts';
import { Button, Panel, ScreenTitle } from '../parts/pieces.tsx';
import { StoryNews } from '../parts/story.tsx';
import { QuestionInWords, type QuestionProps } from '../question/question.tsx';
import '../styles/curtain.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { changeWords } from '../campaign/change-words.ts';
import { useLevels, useMissing } from '../campaign/hooks.tsx';
import { Star } from '../campaign/stars.tsx';
import { useShortcut } from '../parts/key-sign.tsx';

interface Frame<G extends GameId> extends Omit<QuestionProps<G>, 'seat' | 'recap'> {
  viewer: Seat | null;
  /** Where the game stands, and more closely. */
  title: string | null;
  note: string;
  /** Beside the buttons that every table has. */
  buttons?: ComponentChildren;
  /** In place of the question, when the game is over. */
  end: ComponentChildren;
  /** Below it, and beside it. */
  own: ComponentChildren;
  side: ComponentChildren;
  sideName: string;
  /** The World, for the backdrop. */
  world?: string | undefined;
}

export function TableFrame<G extends GameId>(frame: Frame<G>) {
  const { session, wording, view, viewer, end, own, side, world } = frame;
  const { go } = useApp();
  const tellNews = (entry: number) => {
    const seat = session.device().viewer;
    const now = session.view(seat);
    return (session.entry(entry, seat)?.events ?? []).flatMap((event) => wording.tell(event, now) ?? []);
  };
  const news = viewer === null ? [] : wording.news(session.recap(viewer), viewer);
  return (
    <div class={`table ${session.game === 'quest' ? 'quest-table' : ''}`} data-world={world}>
      <header class="strip cluster">
        <h1 class="wrap">
          {frame.title}
          <small>{frame.note}</small>
        </h1>
        <TableButtons session={session}>{frame.buttons}</TableButtons>
      </header>
      <main class="table-main slim stack apart">
        <LevelStrip />
        {session.outcome() !== null ? (
          end
        ) : (
          <QuestionInWords
            session={session}
            wording={wording}
            view={view}
            seat={viewer}
            called={frame.called}
            special={frame.special}
            recap={(isOpen) => <StoryNews lines={news} isOpen={isOpen} />}
          />
        )}
        {own}
      </main>
      <aside class="table-side slim stack apart" aria-label={frame.sideName}>
        {side}
        <Button class="story-link" tap={() => go('log')} words={wording.speech.t('ui.log.title')} />
      </aside>
      <Announcer session={session} newsOf={tellNews} />
    </div>
  );
}

interface CurtainProps {
  session: Pick<Session<GameId>, 'lift' | 'undo' | 'undoer'>;
  seat: Seat;
  colour: string;
  picture: ComponentChildren;
  title: string;
  hint: string;
  lift: string;
  /** The way back of the seat that was at it before. */
  undo(seat: Seat): string;
}

/** Between two people, or two sides: a curtain over everything private, until one says that the device is theirs. */
export function Curtain({ session, seat, colour, picture, title, hint, lift, undo }: CurtainProps) {
  const undoer = session.undoer();
  return (
    <main class="curtain centred anchor" data-colour={colour}>
      <div class="drape left" />
      <div class="drape right" />
      <div class="spot centre even anchor gilded stack apart">
        {picture}
        <ScreenTitle look="">{title}</ScreenTitle>
        <p>{hint}</p>
        <Button class="gold big" tap={() => session.lift(seat)} words={lift} />
        {undoer === null ? null : <Button class="small" tap={() => session.undo()} words={undo(undoer)} />}
      </div>
    </main>
  );
}

interface TableButtonsProps {
  session: Pick<AnySession, 'canUndo' | 'undo'>;
  children?: ComponentChildren;
}

/** `children` stand behind the way back. */
function TableButtons({ session, children }: TableButtonsProps) {
  const { sessions, go, t } = useApp();
  const isMissing = useMissing();
  return (
    <div class="strip-buttons wrap">
      {isMissing('undo') ? null : (
        <Button class="small" disabled={!session.canUndo()} tap={() => session.undo()}>
          {t('ui.table.undo')}
        </Button>
      )}
      {children}
      <Button class="small" aria-keyshortcuts={useShortcut('ask')} tap={() => go('asking')}>
        {t('ui.asking.title')}
      </Button>
      {isMissing('help') ? null : (
        <Button class="small" tap={() => go('rules')} words={t('ui.title.howToPlay')} />
      )}
      <Button class="small" tap={() => go('settings')} words={t('ui.title.settings')} />
      <Button
        class="small"
        tap={() => {
          sessions.leave();
          go('title');
        }}
      >
        {t('ui.table.leave')}
      </Button>
    </div>
  );
}

/** How many lines are read out at once: a player who was away reads the log. */
const AT_ONCE = 6;

interface AnnouncerProps {
  session: Pick<AnySession, 'subscribe'>;
  newsOf(entry: number): readonly string[];
}

/** Says what happens for screen readers; `newsOf` words an answer's events as far as the person may know them. */
function Announcer({ session, newsOf }: AnnouncerProps) {
  const { t } = useApp();
  const [lines, setLines] = useState<readonly string[]>([]);
  const live = useRef({ t, newsOf });
  live.current = { t, newsOf };
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change.type === 'undone') setLines([live.current.t('ui.table.undone')]);
        if (change.type !== 'answered') return;
        const news = live.current.newsOf(change.entry);
        setLines((before) => [...before, ...news].slice(-AT_ONCE));
      }),
    [session],
  );
  return (
    <div class="unseen" aria-live="polite" data-announcer>
      {lines.map((line, at) => (
        <p key={`${at}${line}`}>{line}</p>
      ))}
    </div>
  );
}

/** Nothing in a free game. */
function LevelStrip() {
  const { go } = useApp();
  const { levels, words, t } = useLevels();
  const { run } = levels;
  if (run === null) return null;
  return (
    <Panel class="level-strip" title={words.title(run.level)} id="level-strip" data-level={run.level.id}>
      <ul class="wrap">
        {run.goals.map((goal, at) => (
          <li class="row" key={at} data-goal={goal.use.id} data-state={goal.state.state}>
            <Star state={goal.state.state} size={30} />
            <span>
              {words.goal(run.level, goal)}
              <span class="unseen"> {t(`ui.level.state.${goal.state.state}`)}</span>
            </span>
            <b>{words.count(goal)}</b>
          </li>
        ))}
      </ul>
      <ul class="came wrap">
        {levels.outcomes.in(run).map((change) => (
          <li class="row" key={JSON.stringify(change.if)}>
            {changeWords(words, run.level, change)}
          </li>
        ))}
      </ul>
      <div class="actions below wrap apart">
        {levels.canStepBack() ? (
          <Button class="small" data-step-back tap={() => void levels.stepBack()}>
            {t('ui.puzzles.undo')}
          </Button>
        ) : null}
        {run.isOver ? (
          <Button class="gold" data-level-end-open tap={() => go('levelEnd')} words={t('ui.level.brought')} />
        ) : (
          <Button class="small" data-goals-open tap={() => go('goals')} words={t('ui.level.about')} />
        )}
      </div>
    </Panel>
  );
}
