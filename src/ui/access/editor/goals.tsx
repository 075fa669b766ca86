/** What a level that is made asks for: the first goal must be reached, each of the others is a star. */

import { GOALS_TO_CHOOSE, numberOf, withGoal } from '../../../session/campaign/campaign-core.ts';
import type { GoalUse } from '../../../session/campaign/levels.ts';
import { useLevels } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';
import { LineField, Select } from '../parts/field.tsx';
import { Panel } from '../parts/pieces.tsx';
import type { EditorPart } from './part.ts';

const MOST_GOALS = 3;
const MOST = 300;

export function LevelGoals({ draft, onChange }: EditorPart) {
  const { t } = useApp();
  const { goals } = draft;
  const rows = goals.length < MOST_GOALS ? [...goals, null] : goals;
  return (
    <Panel title={t('ui.level.goals')} id="editor-goals">
      <ol class="editor-goals below list">
        {rows.map((use, at) => (
          <li class="wrap" key={at}>
            <GoalRow
              draft={draft}
              onChange={onChange}
              use={use}
              at={at}
              title={t(at === 0 ? 'ui.editor.must' : 'ui.editor.star', { n: at + 1 })}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type Row = EditorPart & { use: GoalUse | null; at: number; title: string };

function GoalRow({ draft, onChange, use, at, title }: Row) {
  const { words, t } = useLevels();
  const known = GOALS_TO_CHOOSE[draft.game];
  const taken = draft.goals.filter((_, i) => i !== at).map(({ id }) => id);
  const free = known.filter(({ id }) => id === use?.id || !taken.includes(id));
  const number = use === null ? null : numberOf(use);
  const options = free.map((goal) => {
    const meant = goal.id === use?.id ? use : goal;
    return [goal.id, words.goal(draft, { use: meant })] as const;
  });
  const choose = (id: string) => {
    const found = known.find((goal) => goal.id === id) ?? null;
    onChange(withGoal(draft, at, found));
  };
  return (
    <>
      <Select
        name={`goal${at}`}
        title={title}
        value={use?.id ?? ''}
        options={at === 0 ? options : [['', t('ui.editor.noGoal')], ...options]}
        onChange={choose}
      />
      {use === null || number === null ? null : (
        <LineField
          title={t('ui.editor.number')}
          type="number"
          data-number={at}
          min={0}
          max={MOST}
          value={String(number.value)}
          onChange={(value) => {
            const n = Number.parseFloat(value);
            if (Number.isInteger(n)) onChange(withGoal(draft, at, { ...use, [number.part]: n }));
          }}
        />
      )}
    </>
  );
}
