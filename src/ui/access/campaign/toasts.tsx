/**
 * News of goals, told when the picture is as far: one line, which goes by itself. And what came of earlier choices and
 * sales, in the moment it is felt.
 */

import { useEffect } from 'preact/hooks';
import type { Change } from '../../../session/campaign/levels.ts';
import type { StruckGoal } from '../../../session/campaign/outcomes.ts';
import { iconArt, petArt } from '../../art-urls.ts';
import { Button } from '../parts/pieces.tsx';
import { changeWords } from './change-words.ts';
import { useIsTableThere } from './coach-picture.ts';
import { useLevels } from './hooks.tsx';
import { Star } from './stars.tsx';

const STAY = 4500;

/** How long each line of what is felt stays. */
const STAY_LINE = 3500;

/** What an earlier choice or sale does now; it goes by itself, or when it is pressed. Not at the end of a level. */
export function StruckNotice({ isAtTable }: { isAtTable: boolean }) {
  const { levels } = useLevels();
  const { struck } = levels.outcomes;
  return (
    <div class="toasts middle" role="status">
      {struck === null || !isAtTable ? null : (
        <StruckLines struck={struck} onEnd={() => levels.outcomes.dismiss()} />
      )}
    </div>
  );
}

/** Nothing before there is a table to be seen: a picture may be long in coming. */
function StruckLines({ struck, onEnd }: { struck: StruckGoal; onEnd(): void }) {
  const { words, t } = useLevels();
  const isThere = useIsTableThere();
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(onEnd, STAY + STAY_LINE * struck.changes.length);
    return () => clearTimeout(timer);
  }, [struck, isThere]);
  if (!isThere) return null;
  return (
    <div class="toast told gilded row apart" data-struck={struck.changes.length}>
      <ul>
        {struck.changes.map((change) => (
          <li key={JSON.stringify(change.if)} class="row">
            <ChangeArt change={change} />
            <span>{changeWords(words, struck.level, change)}</span>
          </li>
        ))}
      </ul>
      <Button class="small" tap={onEnd} words={t('ui.save.ok')} />
    </div>
  );
}

/** The pet that was sold; for what was decided in the story, a book. */
function ChangeArt({ change: { if: condition } }: { change: Change }) {
  const src = 'sold' in condition ? petArt(condition.sold) : iconArt('ui-rules');
  return <img src={src} alt="" width={40} height={40} />;
}

/** Only at the table: at the end of a level its own page tells all of it. */
export function GoalToasts({ isAtTable }: { isAtTable: boolean }) {
  const { levels, words } = useLevels();
  const [first] = levels.goalNews;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => levels.dismiss(first.n), STAY);
    return () => clearTimeout(timer);
  }, [first?.n]);
  return (
    <div class="toasts middle" data-at="foot" role="status">
      {first === undefined || !isAtTable ? null : (
        <p class="toast told gilded row apart" key={first.n} data-toast={first.goal.use.id}>
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
