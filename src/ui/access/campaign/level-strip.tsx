/** The level under way, beside the table in words: the goals with what they count, and the way to all about them. */

import { useApp } from '../context.ts';
import { changeWords } from './change-words.ts';
import { useLevels } from './hooks.tsx';
import { Star } from './stars.tsx';

import '../styles/goals.css';

/** Nothing in a free game. */
export function LevelStrip() {
  const { go } = useApp();
  const { levels, words } = useLevels();
  const { t } = words;
  const { run } = levels;
  if (run === null) return null;
  return (
    <section class="panel paper level-strip" aria-labelledby="level-strip" data-level={run.level.id}>
      <h2 id="level-strip">{words.title(run.level)}</h2>
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
          <button type="button" class="small" data-step-back onClick={() => void levels.stepBack()}>
            {t('ui.puzzles.undo')}
          </button>
        ) : null}
        {run.isOver ? (
          <button type="button" class="gold" data-level-end-open onClick={() => go('levelEnd')}>
            {t('ui.level.brought')}
          </button>
        ) : (
          <button type="button" class="small" data-goals-open onClick={() => go('goals')}>
            {t('ui.level.about')}
          </button>
        )}
      </div>
    </section>
  );
}
