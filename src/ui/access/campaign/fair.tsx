/** What the pages of the fair share: the last four weeks with a medal for each day that has one, a result as text, medals. */

import { shifted, weekday } from '../../../campaign/daily/days.ts';
import { type FairResult, type FairResults, resultOf, streakOf } from '../../../campaign/daily/results.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { ShareButton } from '../parts/share.tsx';
import { campaignArt } from './art.ts';
import { dateOf } from './daily-words.ts';
import { useLevels } from './hooks.tsx';
import type { LevelWords } from './words.ts';

const WEEKS = 4;

export function FairCalendar({ results, today }: { results: FairResults; today: string }) {
  const { words, t } = useLevels();
  const { language } = words.words;
  const first = shifted(today, -weekday(today) - 7 * (WEEKS - 1));
  const names = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  const days = Array.from({ length: 7 * WEEKS }, (_, i) => shifted(first, i));
  return (
    <ol class="fair-calendar below close" aria-label={t('ui.daily.weeks')}>
      {days.slice(0, 7).map((day) => (
        <li key={`name ${day}`} class="day-name centred aside soft" aria-hidden="true">
          {names.format(new Date(`${day}T12:00:00Z`))}
        </li>
      ))}
      {days.map((day) => {
        const result = resultOf(results, day);
        const medal = medalOf(result?.medal ?? 0);
        const when = day > today ? 'later' : day === today ? 'today' : 'before';
        const state =
          medal !== null
            ? t(`ui.daily.medal.${medal}`)
            : t(result === null ? 'ui.daily.notPlayed' : 'ui.daily.medal.none');
        return (
          <li
            key={day}
            class="day centred edged label soft"
            data-day={day}
            data-when={when}
            data-medal={medal ?? 'none'}
          >
            <span class="unseen">
              {dateOf(words.words, day)}
              {when === 'later' ? '' : `: ${state}`}
            </span>
            <span aria-hidden="true">
              {medal === null ? Number(day.slice(8)) : <MedalPicture medal={medal} size={36} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Passes the best result of a day on, with its medal, and how many days in a row there was one; nothing where there is none. */
export function ShareFair({ level, day, isGold }: { level: Level; day: string; isGold?: boolean }) {
  const { levels, words, t } = useLevels();
  const results = levels.progress.daily;
  const best = resultOf(results, day);
  if (best === null) return null;
  const title = words.title(level);
  const text = () => fairText(words, { day, title, best, streak: streakOf(results, day) });
  return <ShareButton name="fair" isGold={isGold === true} text={text} words={t('ui.share.button')} />;
}

function fairText(
  { t, words }: LevelWords,
  { day, title, best, streak }: { day: string; title: string; best: FairResult; streak: number },
): string {
  const medal = medalOf(best.medal);
  const what = t(`ui.daily.medal.${medal ?? 'none'}`);
  return [
    t('ui.daily.share.head', { date: dateOf(words, day) }),
    title,
    t('ui.daily.share.result', { medal: what, points: words.number(best.best) }),
    ...(streak > 1 ? [t('ui.daily.streak', { count: streak })] : []),
  ].join('\n');
}

export const MEDALS = ['bronze', 'silver', 'gold'] as const;

type Medal = (typeof MEDALS)[number];

/** The best of so many medals; null for none. */
export const medalOf = (count: number): Medal | null => MEDALS[count - 1] ?? null;

export function MedalPicture({ medal, size, isWon = true }: { medal: Medal; size: number; isWon?: boolean }) {
  return (
    <img
      class="medal rigid block"
      data-won={isWon}
      src={campaignArt(`medal-${medal}`)}
      alt=""
      width={size}
      height={size}
    />
  );
}

/** The medals of a fair, one a line: what each asks for; `won` counts those that are won. */
export function MedalList({ level, won }: { level: Level; won: number }) {
  const { words, t } = useLevels();
  return (
    <ul class="medal-list columns below" style="--least: 11rem">
      {level.goals.map((use, i) => {
        const medal = MEDALS[i];
        if (medal === undefined) return null;
        return (
          <li
            class={`row apart pad ${i < won ? 'tile bright' : 'gilt'}`}
            key={medal}
            data-medal={medal}
            data-won={i < won}
          >
            <MedalPicture medal={medal} size={52} isWon={i < won} />
            <span>
              <strong class="name">{t(`ui.daily.medal.${medal}`)}</strong>
              {words.goal(level, { use })}
            </span>
            {i < won ? <span class="unseen">{t('ui.level.state.done')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
