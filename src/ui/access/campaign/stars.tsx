/** Stars made of bones: won, open, lost. Each differs from the others by its shape. */

import type { GoalNow } from '../../../session/campaign/level-run.ts';
import type { GoalState, Level } from '../../../session/campaign/levels.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Panel } from '../parts/pieces.tsx';
import { campaignArt } from './art.ts';
import { useLevels } from './hooks.tsx';
import type { LevelWords } from './words.ts';

export function Star({ state, size = 36 }: { state: GoalState['state']; size?: number }) {
  return (
    <span class="bone rigid anchor" data-state={state} style={{ '--size': `${size}px` }}>
      <img src={campaignArt(state === 'done' ? 'star' : 'star-empty')} alt="" />
      {state === 'failed' ? (
        <img class="bone-lost" src={iconArt('ui-cross')} alt="" width={size / 2} height={size / 2} />
      ) : null}
    </span>
  );
}

/** So many of so many, as a row of stars; `words` says it. */
export function StarRow({ won, of, size, words }: { won: number; of: number; size?: number; words: string }) {
  return (
    <span class="bone-row tight inline">
      <span class="unseen">{words}</span>
      {Array.from({ length: of }, (_, i) => (
        <Star key={i} state={i < won ? 'done' : 'open'} {...(size === undefined ? {} : { size })} />
      ))}
    </span>
  );
}

/** All goals of a level, side by side where there is room: its star, what it asks for, how far it is. */
export function GoalList({ level, goals, hasCount, isLost = false }: GoalListProps) {
  const { words, t } = useLevels();
  /** What was reached in a level that is lost is no star. */
  const shown = (state: GoalState['state']) => (isLost && state === 'done' ? 'open' : state);
  return (
    <ul class="goal-list below columns" style="--least: 14rem">
      {goals.map((goal, at) => {
        const count = hasCount ? words.count(goal) : null;
        return (
          <li class="gilt entry" key={at} data-goal={goal.use.id} data-state={shown(goal.state.state)}>
            <Star state={shown(goal.state.state)} size={44} />
            <span class="goal-words">
              {words.goal(level, goal)}
              {goal.isMust ? <small class="about">{t('ui.level.must')}</small> : null}
              {shown(goal.state.state) === goal.state.state ? null : (
                <small class="about">{t('ui.level.met')}</small>
              )}
            </span>
            {count === null ? null : <span class="heading">{count}</span>}
            <span class="unseen">{t(`ui.level.state.${goal.state.state}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What has to be reached in a level that is not under way, in a panel: `won` are the stars that were won before. */
export function OpenGoals({ level, won = [], title, id = 'goals', ...rest }: OpenGoalsProps) {
  const { t } = useApp();
  const goals = level.goals.map((use, i) => {
    const state: GoalState = { state: won.includes(i) ? 'done' : 'open', now: 0, of: 0 };
    return { use, isMust: i === 0, state };
  });
  return (
    <Panel class="goals" title={title ?? t('ui.level.goals')} id={id} {...rest}>
      <GoalList level={level} goals={goals} hasCount={false} />
    </Panel>
  );
}

interface OpenGoalsProps {
  level: Level;
  won?: readonly number[] | undefined;
  title?: string;
  id?: string;
  'data-part'?: string;
}

interface GoalListProps {
  level: Parameters<LevelWords['goal']>[0];
  goals: readonly GoalNow[];
  /** How far each is, too. */
  hasCount: boolean;
  /** The level is over and was not won. */
  isLost?: boolean;
}
