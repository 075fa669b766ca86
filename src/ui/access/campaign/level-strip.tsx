/** The level under way, beside the table in words: the goals with what they count, and the way to all about them. */

import { useApp } from '../context.ts';
import { Button, Panel } from '../parts/pieces.tsx';
import { changeWords } from './change-words.ts';
import { useLevels } from './hooks.tsx';
import { Star } from './stars.tsx';

/** Nothing in a free game. */
export function LevelStrip() {
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
