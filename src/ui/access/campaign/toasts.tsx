/** News of goals, told when the picture is as far: one line, which goes by itself. */

import { useEffect } from 'preact/hooks';
import { useLevels } from './hooks.tsx';
import { Star } from './stars.tsx';
import '../styles/goals.css';

const STAY = 4500;

/** Only at the table: at the end of a level its own page tells all of it. */
export function GoalToasts({ isAtTable }: { isAtTable: boolean }) {
  const { levels, words } = useLevels();
  const [first] = levels.told;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => levels.dismiss(first.n), STAY);
    return () => clearTimeout(timer);
  }, [first?.n]);
  return (
    <div class="goal-toasts" role="status">
      {first === undefined || !isAtTable ? null : (
        <p class="goal-toast gilded" key={first.n} data-toast={first.goal.use.id}>
          <Star state={first.goal.state.state} size={40} />
          <span>
            {words.t(`ui.level.news.${first.goal.state.state}`, {
              goal: words.goal(first.level, first.goal),
            })}
          </span>
        </p>
      )}
    </div>
  );
}
