/** The daily fair: what is on today, its medals, what I have reached, and the last four weeks. */

import { useState } from 'preact/hooks';
import { dayOfFair, fairId } from '../../../campaign/daily/days.ts';
import { resultOf, streakOf } from '../../../campaign/daily/results.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { useApp, useSure } from '../context.ts';
import { Button, Panel } from '../parts/pieces.tsx';
import { dateOf } from './daily-words.ts';
import { FairCalendar, MedalList, MedalPicture, medalOf, ShareFair } from './fair.tsx';
import { BriefPage } from './frame.tsx';
import { NoLevel, useCampaign, useLevels, Waiting } from './hooks.tsx';
import { Sitters } from './sitters.tsx';
import { TwistCards } from './twists.tsx';
import { vignetteFigures } from './vignette.tsx';

export function DailyScreen() {
  const { go, today } = useApp();
  const { book, words, levels } = useCampaign();
  const back = () => go('campaign');
  const [day] = useState(today);
  if (book === null)
    return <Waiting kind="campaign-page" title={words.t('ui.map.place.daily')} back={back} />;
  const level = levels.find({ id: fairId(day) });
  if (level === null)
    return <NoLevel words={words.t('ui.daily.noFair', { date: dateOf(words.words, day) })} back={back} />;
  return <Fair level={level} day={day} back={back} />;
}

function Fair({ level, day, back }: { level: Level; day: string; back(): void }) {
  const { levels, words, t } = useLevels();
  const results = levels.progress.daily;
  const best = resultOf(results, day);
  return (
    <BriefPage
      kind="daily-page"
      title={words.title(level)}
      back={back}
      chapter="daily"
      figures={vignetteFigures(level)}
      where={dateOf(words.words, day)}
      side={<Sitters level={level} />}
      foot={<Foot level={level} day={day} />}
      marks={{ 'data-fair': day }}
    >
      <p class="brief panel">{words.brief(level)}</p>
      <Panel title={t('ui.daily.medals')} id="medals">
        <MedalList level={level} won={best?.medal ?? 0} />
      </Panel>
      <TwistCards level={level} />
      <Panel class="fair-mine top" title={t('ui.daily.mine')} id="mine">
        <Mine day={day} />
        <FairCalendar results={results} today={day} />
      </Panel>
    </BriefPage>
  );
}

/** What I have reached today, and the days in a row. */
function Mine({ day }: { day: string }) {
  const { levels, words, t } = useLevels();
  const results = levels.progress.daily;
  const best = resultOf(results, day);
  const medal = medalOf(best?.medal ?? 0);
  const streak = streakOf(results, day);
  return (
    <div class="below far row" data-tries={best?.tries ?? 0}>
      {medal === null ? null : <MedalPicture medal={medal} size={64} />}
      <p>
        {best === null
          ? t('ui.daily.notYet')
          : t('ui.daily.best', { points: words.words.number(best.best), count: best.tries })}
        <br />
        <strong data-streak={streak}>
          {streak === 0 ? t('ui.daily.noStreak') : t('ui.daily.streak', { count: streak })}
        </strong>
      </p>
    </div>
  );
}

function Foot({ level, day }: { level: Level; day: string }) {
  const { go, sessions } = useApp();
  const { levels, t } = useLevels();
  const { asksAgain, isSure } = useSure();
  const best = resultOf(levels.progress.daily, day);
  const unfinished = sessions.unfinishedIn('daily');
  const isUnderWay = unfinished?.isOver === false;
  const unfinishedDay = unfinished?.level == null ? null : dayOfFair(unfinished.level.id);
  const isUnfinished = isUnderWay && unfinishedDay === day;
  const play = () => {
    if (!isSure(isUnderWay)) return;
    if (levels.play(level.id, {}) !== null) go('table');
  };
  const goOn = () => {
    if (sessions.resume('daily') !== null) go('table');
  };
  return (
    <>
      <div role="alert" class="problems">
        {asksAgain ? <p class="tile">{t('ui.daily.sure')}</p> : null}
      </div>
      <ShareFair level={level} day={day} />
      {isUnderWay && !isUnfinished ? <Button data-continue tap={goOn} words={t('ui.daily.goOnOld')} /> : null}
      <Button class={isUnfinished ? '' : 'gold big'} data-play tap={play}>
        {t(
          asksAgain
            ? 'ui.newGame.startAnyway'
            : isUnfinished
              ? 'ui.level.afresh'
              : best === null
                ? 'ui.level.play'
                : 'ui.level.again',
        )}
      </Button>
      {isUnfinished ? (
        <Button class="gold big" data-continue tap={goOn} words={t('ui.title.continue')} />
      ) : null}
    </>
  );
}
