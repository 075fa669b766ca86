/** The goals of the level under way, over the table: how each stands, what is different here, and the hints. */

import { useApp } from '../context.ts';
import { Button, ScreenTitle } from '../parts/pieces.tsx';
import { Hints } from './hints.tsx';
import { useLevels } from './hooks.tsx';
import { PuzzleFacts } from './puzzle-facts.tsx';
import { GoalList } from './stars.tsx';
import { RulesOfStep } from './steps.tsx';
import { Consequences, TwistCards } from './twists.tsx';

export function GoalsScreen() {
  const { back, go } = useApp();
  const { levels, words, t } = useLevels();
  const { run } = levels;
  if (run === null) return null;
  const { level } = run;
  const brief = words.brief(level);
  const stepBack = () => {
    if (levels.stepBack()) go('table');
  };
  return (
    <main class="page pause goals-page stack" data-goals={level.id}>
      <ScreenTitle>{words.title(level)}</ScreenTitle>
      <div class="panel goals-board stack apart">
        {brief === null ? null : <p>{brief}</p>}
        <GoalList level={level} goals={run.goals} hasCount />
        {run.isBranched ? <p class="note tile">{t('ui.level.branched')}</p> : null}
        <PuzzleFacts level={level} />
        <TwistCards level={levels.book?.level(level.id) ?? level} />
        <RulesOfStep level={level} step={run.session.level?.picks.step ?? 0} />
        <Consequences level={level} changes={levels.outcomes.in(run)} />
        {(level.hints ?? 0) === 0 ? null : <Hints level={level} />}
        <div class="actions wrap apart">
          {levels.canStepBack() ? (
            <Button data-step-back tap={stepBack} words={t('ui.puzzles.undo')} />
          ) : null}
          <Button class="gold" data-back tap={back} words={t('ui.level.goOn')} />
        </div>
      </div>
    </main>
  );
}
