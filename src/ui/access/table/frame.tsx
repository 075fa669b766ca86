/** What the tables of both games have in words: the strip, the open question or the end, what happened, the curtain. */

import type { ComponentChildren } from 'preact';
import type { GameId, ViewOf } from '../../../engine/games.ts';
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Session } from '../../../session/game/session.ts';
import { LevelStrip } from '../campaign/level-strip.tsx';
import { useApp } from '../context.ts';
import type { Wording } from '../insight/wording.ts';
import { Button, ScreenTitle } from '../parts/pieces.tsx';
import { StoryNews } from '../parts/story.tsx';
import { Announcer, TableButtons } from '../parts/table-strip.tsx';
import type { Special } from '../prompts/prompt.ts';
import { QuestionInWords } from '../question/question.tsx';
import '../styles/curtain.css';

interface Frame<G extends GameId> {
  session: Session<G>;
  wording: Wording<G>;
  view: ViewOf<G>;
  viewer: Seat | null;
  /** Where the game stands, and more closely. */
  title: string | null;
  note: string;
  /** Beside the buttons that every table has. */
  buttons?: ComponentChildren;
  called(seat: Seat): string;
  special?: Special | undefined;
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
  /** The way back of whoever was at it before. */
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
