/** What is different in a level: one card a twist, and what came of earlier choices and sales, a line each. */

import type { Change, Level } from '../../../session/campaign/levels.ts';
import { Panel } from '../parts/pieces.tsx';
import { changeWords } from './change-words.ts';
import type { CampaignState } from './hooks.tsx';
import type { LevelWords } from './words.ts';

type Known = Pick<CampaignState, 'levels' | 'words'>;

/** The twists of the level as its file has it. What is met for the first time is called new. */
export function TwistCards({ levels, words, level }: Known & { level: Level }) {
  const mods = (level.mods ?? []).flatMap((use) => {
    const twist = words.mod(level, use);
    return twist === null ? [] : [{ id: use.id, ...twist }];
  });
  if (mods.length === 0) return null;
  return (
    <ul class="twists list" aria-label={words.t('ui.level.twists')}>
      {mods.map(({ id, name, text }, i) => (
        <li key={i} class="twist anchor tight stack card" data-mod={id}>
          {levels.outcomes.isNew(id) ? <span class="twist-tag tag">{words.t('ui.level.twist')}</span> : null}
          <strong class="name">{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What came of earlier choices and sales in this level, each with where it comes from; nothing where nothing did. */
export function Consequences({
  levels,
  words,
  level,
  changes,
  title = words.t('ui.level.consequences'),
}: Known & { level: Level; changes: readonly Change[]; title?: string }) {
  const lines = changes.flatMap((change) => {
    const text = changeWords(words, level, change);
    return text === null ? [] : [{ change, text }];
  });
  if (lines.length === 0) return null;
  return (
    <Panel class="consequences" title={title} id="consequences">
      <ul>
        {lines.map(({ change, text }) => (
          <li class="list tight pad" key={text} data-change>
            <strong>{text}</strong>
            <Effects words={words} level={level} change={change} said={text} />
            <Origin levels={levels} words={words} change={change} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The twists that a change brings, as the level's own are told, but for what its sentence says. */
function Effects({
  words,
  level,
  change,
  said,
}: {
  words: LevelWords;
  level: Level;
  change: Change;
  said: string;
}) {
  return (change.set.mods ?? []).map((use, i) => {
    const twist = words.mod(level, use);
    return twist === null || twist.text === said ? null : <span key={i}>{twist.text}</span>;
  });
}

/** `From “The Inspector Calls”`. */
function Origin({ levels, words, change }: Known & { change: Change }) {
  const origin = levels.outcomes.origin(change);
  return origin === null ? null : <small>{words.t('ui.level.from', { level: words.title(origin) })}</small>;
}
