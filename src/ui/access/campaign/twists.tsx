/** What is different in a level, one card a twist. */

import type { Level } from '../../../session/levels.ts';
import type { LevelWords } from './words.ts';

export function TwistCards({ words, level }: { words: LevelWords; level: Level }) {
  const mods = (level.mods ?? []).flatMap((use) => {
    const told = words.mod(level, use);
    return told === null ? [] : [{ id: use.id, ...told }];
  });
  if (mods.length === 0) return null;
  return (
    <ul class="twists" aria-label={words.t('ui.level.twists')}>
      {mods.map(({ id, name, text }, i) => (
        <li key={i} class="twist" data-mod={id}>
          <span class="twist-tag" aria-hidden="true">
            {words.t('ui.level.twist')}
          </span>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
