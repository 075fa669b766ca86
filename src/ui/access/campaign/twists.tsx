/** What is different in a level: one card a twist, and what came of earlier choices and sales, a line each. */

import type { Change, Level } from '../../../session/campaign/levels.ts';
import { Panel } from '../parts/pieces.tsx';
import { changeWords } from './change-words.ts';
import { useLevels } from './hooks.tsx';

/** The twists of the level as its file has it. What is met for the first time is called new. */
export function TwistCards({ level }: { level: Level }) {
  const { levels, words, t } = useLevels();
  const mods = (level.mods ?? []).flatMap((use) => {
    const twist = words.mod(level, use);
    return twist === null ? [] : [{ id: use.id, ...twist }];
  });
  if (mods.length === 0) return null;
  return (
    <ul class="twists list" aria-label={t('ui.level.twists')}>
      {mods.map(({ id, name, text }, i) => (
        <li key={i} class="twist anchor tight stack card" data-mod={id}>
          {levels.outcomes.isNew(id) ? <span class="twist-tag tag">{t('ui.level.twist')}</span> : null}
          <strong class="name">{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface ConsequencesProps {
  level: Level;
  changes: readonly Change[];
  title?: string;
}

/** What came of earlier choices and sales in this level, each with where it comes from; nothing where nothing did. */
export function Consequences({ level, changes, title }: ConsequencesProps) {
  const { words, t } = useLevels();
  const lines = changes.flatMap((change) => {
    const text = changeWords(words, level, change);
    return text === null ? [] : [{ change, text }];
  });
  if (lines.length === 0) return null;
  return (
    <Panel class="consequences" title={title ?? t('ui.level.consequences')} id="consequences">
      <ul>
        {lines.map(({ change, text }) => (
          <li class="list tight pad" key={text} data-change>
            <strong>{text}</strong>
            <Effects level={level} change={change} said={text} />
            <Origin change={change} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The twists that a change brings, as the level's own are shown, but for what its sentence says. */
function Effects({ level, change, said }: { level: Level; change: Change; said: string }) {
  const { words } = useLevels();
  return (change.set.mods ?? []).map((use, i) => {
    const twist = words.mod(level, use);
    return twist === null || twist.text === said ? null : <span key={i}>{twist.text}</span>;
  });
}

/** `From “The Inspector Calls”`. */
function Origin({ change }: { change: Change }) {
  const { levels, words, t } = useLevels();
  const origin = levels.outcomes.origin(change);
  return origin === null ? null : <small>{t('ui.level.from', { level: words.title(origin) })}</small>;
}
