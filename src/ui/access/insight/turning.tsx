/** The turning points of a game that is over: a person's three costliest answers, and the finest one. */

import { useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../../engine/games.ts';
import { type Review, reviewOf } from '../../../session/advice/review.ts';
import type { JudgedAnswer } from '../../../session/advice/turning-points.ts';
import type { Past } from '../../../session/game/past.ts';
import { persons } from '../../../session/game/seats.ts';
import type { AnySession, Session } from '../../../session/game/session.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { Speech } from '../../../text/speech.ts';
import { iconArt } from '../../art-urls.ts';
import { LevelWords } from '../campaign/words.ts';
import { useApp, useChanges } from '../context.ts';
import { Choices } from '../parts/choices.tsx';
import { Page } from '../parts/page.tsx';
import { ArtImage, Button } from '../parts/pieces.tsx';
import { GoBack, OwnAnswers, ownSeats } from './go-back.tsx';
import { petzWording, questWording, type Wording } from './wording.ts';
import '../styles/insight.css';

/** Whether there is a seat whose answers can be gone through. */
export function hasTurningPoints(session: AnySession): boolean {
  return session.outcome() !== null && persons(session.players).length > 0 && session.past() !== null;
}

/** The wording for a session. */
export function useWording(session: AnySession | null): Wording<GameId> | null {
  const { words } = useApp();
  const players = session?.players;
  return useMemo(() => {
    if (session === null) return null;
    return (
      session.game === 'quest'
        ? questWording(new QuestSpeech(words, session.players, session.view(null)))
        : petzWording(new Speech(words, session.players))
    ) as Wording<GameId>;
  }, [words.language, session, players]);
}

export function TurningScreen() {
  const { session } = useApp().sessions;
  const wording = useWording(session);
  if (session === null || wording === null) return null;
  return <TurningPage session={session as Session<GameId>} wording={wording} />;
}

/** What a game that is over hung on, as a part of another page. */
export function TurningPointsList({ session, seat }: { session: AnySession; seat: number }) {
  const wording = useWording(session);
  const past = session.past() as Past<GameId> | null;
  if (wording === null || past === null) return null;
  return (
    <div class="stack apart">
      <Points past={past} wording={wording} seat={seat} />
    </div>
  );
}

/** While a game goes on no answers are judged; the person at the device may go back to their own. */
function TurningPage({ session, wording }: { session: Session<GameId>; wording: Wording<GameId> }) {
  const { back } = useApp();
  const { t } = wording.speech;
  const isOver = session.outcome() !== null;
  const all = ownSeats(session as AnySession);
  const { viewer } = session.device();
  const mine = viewer !== null && all.includes(viewer) ? viewer : (all[0] ?? 0);
  const [seat, setSeat] = useState(mine);
  const past = session.past();
  const title = t(isOver ? 'ui.insight.turning' : 'ui.insight.goBackTitle');
  return (
    <Page kind="turning-page" title={title} back={back}>
      {all.length < 2 ? null : (
        <Choices
          title={t('ui.insight.whose')}
          value={seat}
          values={all}
          called={(one) => wording.name(one)}
          onChange={setSeat}
        />
      )}
      {session.level === null ? null : <p class="panel note tile">{t('ui.level.branchRule')}</p>}
      {past === null ? (
        <p class="panel">{t('ui.insight.unknown')}</p>
      ) : isOver ? (
        <Points key={seat} past={past} wording={wording} seat={seat} />
      ) : null}
      {past === null ? null : (
        <OwnAnswers key={`own${seat}`} session={session} wording={wording} seat={seat} open={!isOver} />
      )}
    </Page>
  );
}

interface PointsProps<G extends GameId> {
  past: Past<G>;
  wording: Wording<G>;
  seat: number;
}

function Points<G extends GameId>({ past, wording, seat }: PointsProps<G>) {
  const { t } = wording.speech;
  const review = useMemo(() => reviewOf(past, seat), [past, seat]);
  useChanges(review);
  const { missed, finest } = review.points();
  const goals = useLostGoals(past, seat);
  const losses = review.losses(goals.lost);
  const others = missed.filter(({ id }) => losses.every((loss) => loss.id !== id));
  const unnamed = goals.lost.filter((at) => losses.every(({ goal }) => goal !== at));
  return (
    <>
      {goals.isPuzzle && review.isOver ? null : (
        <section class="panel">
          {goals.isPuzzle ? null : <p class="soft">{t('ui.insight.turningHint')}</p>}
          {review.isOver ? null : <Progress wording={wording} review={review} />}
        </section>
      )}
      {losses.map(({ goal, ...one }) => (
        <Point
          key={`goal${goal}`}
          wording={wording}
          past={past}
          one={one}
          kind="missed"
          goal={goals.words(goal)}
        />
      ))}
      {review.isOver
        ? unnamed.map((at) => (
            <p key={`goal${at}`} class="panel" data-unnamed={at}>
              {t('ui.insight.slipped', { goal: goals.words(at) })}
            </p>
          ))
        : null}
      {finest === null ? null : (
        <Point wording={wording} past={past} one={finest} kind="finest" title={t('ui.insight.finest')} />
      )}
      {others.length === 0 ? null : (
        <h2 class="centre">
          <span class="tile pad inline">{t('ui.insight.missedTitle')}</span>
        </h2>
      )}
      {others.map((one) => (
        <Point key={one.id} wording={wording} past={past} one={one} kind="missed" />
      ))}
      {review.isOver && missed.length === 0 && goals.lost.length === 0 ? (
        <p class="panel">{t('ui.insight.none')}</p>
      ) : null}
    </>
  );
}

/** The goals of the level that were not reached, if this is the game of a level and these are its player's answers. */
function useLostGoals<G extends GameId>(past: Past<G>, seat: number) {
  const { levels, words } = useApp();
  const { run } = levels;
  const isOwn = run?.isOver === true && run.session.past() === (past as unknown) && run.seat === seat;
  const goals = isOwn ? run.goals : [];
  const spoken = new LevelWords(words);
  return {
    isPuzzle: isOwn && run.level.kind === 'puzzle',
    lost: goals.flatMap(({ state }, at) => (state.state === 'done' ? [] : [at])),
    words: (at: number): string => {
      const goal = goals[at];
      return run === null || goal === undefined ? '' : spoken.goal(run.level, goal);
    },
  };
}

function Progress<G extends GameId>({ wording, review }: { wording: Wording<G>; review: Review }) {
  const { t } = wording.speech;
  const { done, total } = review;
  const words = t('ui.insight.progress', { done: Math.min(total, done + 1), total });
  return (
    <div class="progress below cluster">
      <progress max={Math.max(1, total)} value={done} aria-label={words} />
      <span>{words}</span>
    </div>
  );
}

interface PointProps<G extends GameId> {
  wording: Wording<G>;
  past: Past<G>;
  one: Pick<JudgedAnswer, 'id' | 'choice' | 'other'> & Partial<JudgedAnswer>;
  kind: 'finest' | 'missed';
  title?: string;
  /** The goal that it lost. */
  goal?: string;
}

/** An answer that counted: when it was, what was done, what else there was, and by how much. */
function Point<G extends GameId>({ wording, past, one, kind, title, goal }: PointProps<G>) {
  const { go } = useApp();
  const { t } = wording.speech;
  const step = past.step(one.id);
  if (step === null) return null;
  const { question } = step;
  const other = wording.choice(question, one.other);
  return (
    <section class={`panel turning facing top apart ${kind}`} data-turning={one.id}>
      <ArtImage src={iconArt(kind === 'finest' ? 'phase-final' : 'ui-hint')} size={48} />
      <div class="stack top">
        {title === undefined ? null : <h2>{title}</h2>}
        {goal === undefined ? null : <h2 data-lost-goal>{t('ui.insight.lostGoal', { goal })}</h2>}
        <p class="soft">{wording.when(step)}</p>
        <h3>{wording.asks(question)}</h3>
        <p>{t('ui.insight.didYou', { choice: wording.choice(question, one.choice) })}</p>
        <p>
          {t(kind === 'finest' ? 'ui.insight.nextBest' : 'ui.insight.wouldBe', { choice: other })}{' '}
          {one.gain === undefined ? null : <strong class="chip gilt">{wording.gain(-one.gain)}</strong>}
        </p>
        <div class="cluster">
          <Button class="small inline" data-then={one.id} tap={() => go('tableThen', String(one.id))}>
            {t('ui.insight.knewYou')}
          </Button>
          <GoBack entry={one.id} />
        </div>
      </div>
    </section>
  );
}
