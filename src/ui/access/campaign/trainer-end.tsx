/** A served puzzle is over: right or wrong, what it did to the strength, when it comes back, the best line, and the next. */

import { useState } from 'preact/hooks';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import type { PuzzleVerdict, Trainer } from '../../../session/campaign/trainer-manager.ts';
import { useApp, useChanges } from '../context.ts';
import { dateOf } from './daily-words.ts';
import { useLevels, useWays } from './hooks.tsx';
import { LinesPage, PuzzleLessonPanel } from './puzzle-lesson.tsx';
import { GoalList } from './stars.tsx';
import { StormResult } from './storm.tsx';
import '../styles/trainer.css';
import { Button, Panel } from '../parts/pieces.tsx';
import { EndPage } from './frame.tsx';

type Props = { run: LevelRun; trainer: Trainer };

export function TrainerEnd({ run, trainer }: Props) {
  const { words, t } = useLevels();
  useChanges(trainer);
  const [isAtLines, setAtLines] = useState(false);
  const { verdict } = trainer;
  const storm = trainer.stormOf(run);
  if (isAtLines) return <LinesPage run={run} back={() => setAtLines(false)} />;
  const result = storm === null ? (verdict === null ? 'wrong' : resultOf(verdict)) : null;
  return (
    <EndPage
      marks={{
        'data-chapter': 'puzzles',
        'data-won': result === null ? storm?.right === true : result === 'right',
        'data-level-end': run.level.id,
      }}
      title={
        result === null
          ? t(storm?.right ? 'trainer.storm.right' : 'trainer.storm.wrong')
          : t(`trainer.${result}`, { level: words.title(run.level) })
      }
      lead={storm === null ? null : <StormResult trainer={trainer} />}
      ways={storm === null ? <Onward trainer={trainer} /> : null}
    >
      <Panel class="end-goals" title={t('ui.level.goals')} id="end-goals">
        <GoalList level={run.level} goals={run.goals} hasCount isLost={run.end?.won !== true} />
        {verdict === null ? null : <Counted verdict={verdict} run={run} />}
      </Panel>
      {storm === null ? <PuzzleLessonPanel run={run} onLines={() => setAtLines(true)} /> : null}
    </EndPage>
  );
}

function resultOf({ right, helped }: PuzzleVerdict): 'right' | 'helped' | 'wrong' {
  if (!right) return 'wrong';
  return helped ? 'helped' : 'right';
}

function Counted({ verdict, run }: { verdict: PuzzleVerdict; run: LevelRun }) {
  const { words, t } = useApp();
  const { before, after, isRated, due, right } = verdict;
  const number = (n: number) => words.number(Math.round(n));
  const change = Math.round(after) - Math.round(before);
  const isAgain = !right && run.goals.every(({ state }) => state.state === 'done');
  return (
    <div class="trainer-counted">
      <p class="below" data-change={isRated ? change : 0}>
        <strong>
          {isRated
            ? t('trainer.change', {
                before: number(before),
                after: number(after),
                change: words.signed(change),
              })
            : t('trainer.unrated', { rating: number(after) })}
        </strong>
      </p>
      {due === null ? null : <p class="below">{t('trainer.back', { date: dateOf(words, due) })}</p>}
      {due === null && !isRated ? <p class="below">{t('trainer.gone')}</p> : null}
      {isAgain ? <p class="soft below">{t('trainer.firstCounts')}</p> : null}
    </div>
  );
}

function Onward({ trainer }: Pick<Props, 'trainer'>) {
  const { go, t } = useApp();
  const { again, leave } = useWays();
  const next = async () => go((await trainer.serve({})) ? 'table' : 'trainer');
  return (
    <nav class="foot end-ways plank cluster" aria-label={t('ui.level.ways')}>
      <div class="stretch cluster close">
        <Button data-strength tap={() => leave('trainer')} words={t('trainer.toStrength')} />
        <Button data-again tap={again} words={t('trainer.again')} />
      </div>
      <Button class="gold big" data-next-puzzle tap={() => void next()} words={t('trainer.next')} />
    </nav>
  );
}
