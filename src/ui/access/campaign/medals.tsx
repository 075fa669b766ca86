/** The medals of a fair: what each asks for, and which are won. */

import type { Level } from '../../../session/campaign/levels.ts';
import { campaignArt } from './art.ts';
import type { LevelWords } from './words.ts';

export const MEDALS = ['bronze', 'silver', 'gold'] as const;
type Medal = (typeof MEDALS)[number];

/** The best of so many medals; null for none. */
export const medalOf = (count: number): Medal | null => MEDALS[count - 1] ?? null;

export function MedalPicture({ medal, size, isWon = true }: { medal: Medal; size: number; isWon?: boolean }) {
  return (
    <img
      class="medal"
      data-won={isWon}
      src={campaignArt(`medal-${medal}`)}
      alt=""
      width={size}
      height={size}
    />
  );
}

/** One medal a line; `won` counts those that are. */
export function MedalList({ words, level, won }: { words: LevelWords; level: Level; won: number }) {
  const { t } = words;
  return (
    <ul class="medal-list">
      {level.goals.map((use, i) => {
        const medal = MEDALS[i];
        if (medal === undefined) return null;
        return (
          <li key={medal} data-medal={medal} data-won={i < won}>
            <MedalPicture medal={medal} size={52} isWon={i < won} />
            <span>
              <strong>{t(`ui.daily.medal.${medal}`)}</strong>
              {words.goal(level, { use })}
            </span>
            {i < won ? <span class="unseen">{t('ui.level.state.done')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
