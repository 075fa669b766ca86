/** A served puzzle is over: right or wrong, what it did to the strength, when it comes back, the best line, and the next. */

import { useState } from 'preact/hooks';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import type { PuzzleVerdict, Trainer } from '../../../session/campaign/trainer-manager.ts';
import { useApp, useChanges } from '../context.ts';
import { dateOf } from './daily-words.ts';
import type { CampaignState } from './hooks.tsx';
import { LinesPage, PuzzleLessonPanel } from './puzzle-lesson.tsx';
import { GoalList } from './stars.tsx';
import { StormResult } from './storm.tsx';
import type { LevelWords } from './words.ts';
import '../styles/trainer.css';
import { Button, Panel } from '../parts/pieces.tsx';
import { EndPage } from './frame.tsx';

type Props = { campaign: CampaignState; run: LevelRun; trainer: Trainer };

export function TrainerEnd({ campaign, run, trainer }: Props) {
  const { words } = campaign;
  useChanges(trainer);
  const [isAtLines, setAtLines] = useState(false);
  const { verdict } = trainer;
  const storm = trainer.stormOf(run);
  if (isAtLines) return <LinesPage words={words} run={run} back={() => setAtLines(false)} />;
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
          ? words.t(storm?.right ? 'trainer.storm.right' : 'trainer.storm.wrong')
          : words.t(`trainer.${result}`, { level: words.title(run.level) })
      }
      lead={storm === null ? null : <StormResult trainer={trainer} words={words} />}
      ways={storm === null ? <Onward campaign={campaign} run={run} trainer={trainer} /> : null}
    >
      <Panel class="end-goals" title={words.t('ui.level.goals')} id="end-goals">
        <GoalList words={words} level={run.level} goals={run.goals} hasCount isLost={run.end?.won !== true} />
        {verdict === null ? null : <Counted verdict={verdict} words={words} run={run} />}
      </Panel>
      {storm === null ? <PuzzleLessonPanel words={words} run={run} onLines={() => setAtLines(true)} /> : null}
    </EndPage>
  );
}

function resultOf({ right, helped }: PuzzleVerdict): 'right' | 'helped' | 'wrong' {
  if (!right) return 'wrong';
  return helped ? 'helped' : 'right';
}

function Counted({ verdict, words, run }: { verdict: PuzzleVerdict; words: LevelWords; run: LevelRun }) {
  const { t } = words;
  const { before, after, isRated, due, right } = verdict;
  const number = (n: number) => words.words.number(Math.round(n));
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
                change: words.words.signed(change),
              })
            : t('trainer.unrated', { rating: number(after) })}
        </strong>
      </p>
      {due === null ? null : <p class="below">{t('trainer.back', { date: dateOf(words.words, due) })}</p>}
      {due === null && !isRated ? <p class="below">{t('trainer.gone')}</p> : null}
      {isAgain ? <p class="soft below">{t('trainer.firstCounts')}</p> : null}
    </div>
  );
}

function Onward({ campaign, trainer }: Props) {
  const { go, sessions } = useApp();
  const { levels, t } = campaign;
  const next = async () => go((await trainer.serve({})) ? 'table' : 'trainer');
  const toPage = () => {
    void sessions.finish();
    go('trainer');
  };
  const again = () => {
    if (levels.again()) go('table');
  };
  return (
    <nav class="foot end-ways plank cluster" aria-label={t('ui.level.ways')}>
      <div class="stretch cluster close">
        <Button data-strength tap={toPage} words={t('trainer.toStrength')} />
        <Button data-again tap={again} words={t('trainer.again')} />
      </div>
      <Button class="gold big" data-next-puzzle tap={() => void next()} words={t('trainer.next')} />
    </nav>
  );
}
