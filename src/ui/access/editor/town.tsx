/** How the town did: counted in the background while one looks, on demand. */

import { useEffect, useState } from 'preact/hooks';
import { strengthKey } from '../../../i18n/keys.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { countTown, type TownCounts } from '../../../session/campaign/town-count.ts';
import { TOWN_STRENGTHS } from '../../../session/campaign/town-job.ts';
import { useApp } from '../context.ts';

/** Games of each strength. */
const GAMES = 20;

export function TownCount({ level }: { level: Level }) {
  const { t } = useApp().words;
  const [isOn, setOn] = useState(false);
  const [counts, setCounts] = useState<TownCounts>({});
  useEffect(() => (isOn ? countTown(level, GAMES, setCounts) : undefined), [isOn]);
  return (
    <section class="panel" aria-labelledby="editor-town">
      <h2 id="editor-town">{t('ui.level.town')}</h2>
      <p class="soft">{t('ui.editor.townHint', { count: GAMES })}</p>
      <button type="button" data-count-town aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {t(isOn ? 'ui.editor.townStop' : 'ui.editor.townCount')}
      </button>
      <dl class="editor-town">
        {TOWN_STRENGTHS.map((strength) => {
          const { won, games } = counts[strength] ?? { won: 0, games: 0 };
          return (
            <div key={strength} data-town={strength} data-games={games}>
              <dt>{t(strengthKey(strength))}</dt>
              <dd>{games === 0 ? '–' : t('ui.campaign.count', { now: won, of: games })}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
