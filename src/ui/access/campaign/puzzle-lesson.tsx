/** What a puzzle that is over teaches: the best and one's own, where the best line was left, and both lines step by step. */

import { useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../../engine/games.ts';
import { type Lesson, lessonOfRun, lineOf } from '../../../session/advice/lesson.ts';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import type { PastStep } from '../../../session/game/past.ts';
import { useApp } from '../context.ts';
import { TableThen } from '../insight/table-then.tsx';
import { useWording } from '../insight/turning.tsx';
import type { Wording } from '../insight/wording.ts';
import { Choices } from '../parts/choices.tsx';
import { useArrived } from '../parts/fetched.tsx';
import { Page } from '../parts/page.tsx';
import { Button, Panel } from '../parts/pieces.tsx';
import { useLevels } from './hooks.tsx';
import type { LevelWords } from './words.ts';

/** The lesson; undefined while it is looked for, null where there is none. */
const useLesson = (run: LevelRun): Lesson | null | undefined => useArrived(() => lessonOfRun(run), [run]);

type Props = { run: LevelRun };

/** In the page of the level's end. */
export function PuzzleLessonPanel({ run, onLines }: Props & { onLines(): void }) {
  const { words, t } = useLevels();
  const lesson = useLesson(run);
  const wording = useWording(run.session);
  const why = words.text(run.level, 'why');
  return (
    <Panel
      class="puzzle-lesson top stack"
      title={t(isAgreed(run) ? 'ui.puzzles.shops.lesson' : 'ui.puzzles.lesson')}
      id="puzzle-lesson"
    >
      {lesson === undefined ? <p role="status">{t('ui.puzzles.looking')}</p> : null}
      {lesson === null ? <p>{t('ui.puzzles.tooLarge')}</p> : null}
      {lesson ? (
        <>
          <p class="puzzle-best name" data-best={lesson.best.score} data-mine={lesson.mine.score}>
            {resultWords(words, run, lesson)}
          </p>
          {wording === null ? null : <Fork run={run} lesson={lesson} wording={wording} />}
          {why === null ? null : <p data-why>{why}</p>}
          <Button data-lines tap={onLines} words={t(linesKey(lesson))} />
        </>
      ) : null}
    </Panel>
  );
}

/** Some puzzles are solved or not; there is nothing to count. */
const isCounted = ({ level }: LevelRun): boolean => level.goals.at(-1)?.min !== undefined;

/** Nothing was searched: strong shops agree on it. */
const isAgreed = ({ level }: LevelRun): boolean => level.mined?.shops !== undefined;

function resultWords({ t, words }: LevelWords, run: LevelRun, lesson: Lesson): string {
  const { best, mine, fork, isGivenUp } = lesson;
  if (isAgreed(run))
    return t(`ui.puzzles.shops.${isGivenUp ? 'given' : fork === null ? 'reached' : 'missed'}`);
  if (fork === null) return t(isGivenUp ? 'ui.puzzles.stillOpen' : 'ui.puzzles.reached');
  if (!isCounted(run)) return t('ui.puzzles.notSolved');
  if (isGivenUp) return t('ui.puzzles.bestOnly', { best: words.number(best.score) });
  return t('ui.puzzles.bestMine', { best: words.number(best.score), mine: words.number(mine.score) });
}

/** The first answer after which the best could not be had any more, and what would have held it. */
function Fork({ run, lesson, wording }: { run: LevelRun; lesson: Lesson; wording: Wording<GameId> }) {
  const { t } = wording.speech;
  const step = lesson.fork === null ? null : lineOf(run, run.session.toSave().log).step(lesson.fork);
  const better = lesson.fork === null ? undefined : lesson.line[lesson.fork - 1];
  if (step === null || better === undefined) return null;
  return (
    <div class="puzzle-fork pad tile" data-fork={lesson.fork}>
      <h3>
        {isAgreed(run)
          ? wording.asks(step.question)
          : t('ui.puzzles.fork', { ask: wording.asks(step.question) })}
      </h3>
      <p>{t('ui.insight.didYou', { choice: wording.choice(step.question, step.choice) })}</p>
      {lesson.after !== null && isCounted(run) && lesson.after.score < lesson.best.score ? (
        <p data-after={lesson.after.score}>
          {t('ui.puzzles.after', { most: lesson.after.score, best: lesson.best.score })}
        </p>
      ) : null}
      <p>
        <strong>{t('ui.puzzles.instead', { choice: wording.choice(step.question, better[1]) })}</strong>
      </p>
    </div>
  );
}

function linesKey({ fork, isGivenUp }: Lesson): string {
  if (fork !== null) return 'ui.puzzles.lines';
  return isGivenUp ? 'ui.puzzles.lineOn' : 'ui.puzzles.lineAgain';
}

type Which = 'mine' | 'best';

/** Both lines, answer by answer, each with the table as it was. */
export function LinesPage({ run, back }: Props & { back(): void }) {
  const { t } = useApp();
  const lesson = useLesson(run);
  const wording = useWording(run.session);
  const fork = lesson?.fork ?? null;
  const [which, setWhich] = useState<Which>('best');
  const log = which === 'best' && lesson ? lesson.line : run.session.toSave().log;
  const steps = useMemo(() => {
    const past = lineOf(run, log);
    return past.freeAnswersOf(run.seat).flatMap((id) => past.step(id) ?? []);
  }, [run, which, lesson]);
  const [at, setAt] = useState<number | null>(null);
  if (wording === null || !lesson) return null;
  // It opens where the two part, or where it was given up.
  const from = fork ?? (lesson.isGivenUp ? run.session.toSave().log.length + 1 : 1);
  const start = Math.max(
    0,
    steps.findIndex(({ id }) => id >= from),
  );
  const shown = Math.min(at ?? start, steps.length - 1);
  const step = steps[shown];
  return (
    <Page kind="campaign-page lines-page" title={t('ui.puzzles.linesTitle')} back={back}>
      {fork === null ? null : (
        <Choices
          title={t('ui.puzzles.whichLine')}
          value={which}
          values={['best', 'mine']}
          called={(one) =>
            t(one === 'best' && isAgreed(run) ? 'ui.puzzles.shops.line' : `ui.puzzles.line.${one}`)
          }
          onChange={setWhich}
        />
      )}
      <div class="panel line-step list" data-step={shown} data-is-fork={step?.id === fork}>
        <p class="whose" role="status">
          {t('ui.puzzles.step', { n: shown + 1, of: steps.length })}
        </p>
        {step === undefined ? null : <Said wording={wording} step={step} isFork={step.id === fork} />}
        <div class="wrap apart">
          <Button data-earlier disabled={shown <= 0} tap={() => setAt(shown - 1)}>
            {t('ui.puzzles.earlier')}
          </Button>
          <Button class="gold" data-later disabled={shown >= steps.length - 1} tap={() => setAt(shown + 1)}>
            {t('ui.puzzles.later')}
          </Button>
        </div>
      </div>
      {step === undefined ? null : <TableThen session={run.session} step={step} />}
    </Page>
  );
}

interface SaidProps {
  wording: Wording<GameId>;
  step: PastStep<GameId>;
  isFork: boolean;
}

function Said({ wording, step, isFork }: SaidProps) {
  const { question, choice } = step;
  return (
    <>
      <h2>{wording.asks(question)}</h2>
      <p>
        <strong>{wording.choice(question, choice)}</strong>
      </p>
      {isFork ? <p class="note tile">{wording.speech.t('ui.puzzles.here')}</p> : null}
    </>
  );
}
