/** What a fair has brought: the medals in place of the stars, the points, the streak, and the result to pass on. */

import { dayOfFair } from '../../../campaign/daily/days.ts';
import { resultOf, streakOf } from '../../../campaign/daily/results.ts';
import { fairPoints } from '../../../session/campaign/level-results.ts';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import { useApp } from '../context.ts';
import { Button, Panel } from '../parts/pieces.tsx';
import { ShareGame } from '../parts/share.tsx';
import { dateOf } from './daily-words.ts';
import { FairCalendar, MEDALS, MedalList, MedalPicture, medalOf, ShareFair } from './fair.tsx';
import { EndPage, EndTurning } from './frame.tsx';
import { useLevels, useWays } from './hooks.tsx';

export function DailyEnd({ run }: { run: LevelRun }) {
  const { levels, words, t } = useLevels();
  const { level, end } = run;
  const day = dayOfFair(level.id) ?? '';
  const won = end?.stars.length ?? 0;
  const medal = medalOf(won);
  const results = levels.progress.daily;
  const best = resultOf(results, day);
  const points = words.words.number(fairPoints(run));
  return (
    <EndPage
      marks={{
        'data-chapter': 'daily',
        'data-won': won > 0,
        'data-level-end': level.id,
        'data-medals': won,
      }}
      where={dateOf(words.words, day)}
      title={words.title(level)}
      stars={MEDALS.map((one, i) => <MedalPicture key={one} medal={one} size={96} isWon={i < won} />)}
      ways={<Ways run={run} day={day} />}
    >
      <Panel
        class="end-goals"
        title={t('ui.daily.ended', { medal: t(`ui.daily.medal.${medal ?? 'none'}`), points })}
        id="end-medals"
      >
        <MedalList level={level} won={won} />
        {(end?.forfeited.length ?? 0) > 0 ? <p class="note tile">{t('ui.daily.forfeited')}</p> : null}
        <ShareGame session={run.session} />
      </Panel>
      <div class="end-gifts far stack">
        <Panel title={t('ui.daily.streak', { count: streakOf(results, day) })} id="end-streak">
          {best === null ? null : (
            <p>{t('ui.daily.best', { points: words.words.number(best.best), count: best.tries })}</p>
          )}
          <FairCalendar results={results} today={day} />
        </Panel>
        <EndTurning run={run} title={t('ui.insight.turning')} />
      </div>
    </EndPage>
  );
}

function Ways({ run, day }: { run: LevelRun; day: string }) {
  const { go, t } = useApp();
  const { again, leave } = useWays();
  return (
    <nav class="foot end-ways plank cluster" aria-label={t('ui.level.ways')}>
      <Button data-fair-open tap={() => leave('daily')} words={t('ui.map.place.daily')} />
      <Button data-table tap={() => go('table')} words={t('ui.level.table')} />
      <Button data-again tap={again} words={t('ui.level.again')} />
      <ShareFair level={run.level} day={day} isGold />
    </nav>
  );
}
