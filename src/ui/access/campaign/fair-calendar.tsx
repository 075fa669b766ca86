/** The last four weeks of fairs, week by week: a medal for each day that has one. */

import { shifted, weekday } from '../../../campaign/daily/days.ts';
import { type FairResults, resultOf } from '../../../campaign/daily/results.ts';
import { dateOf } from './daily-words.ts';
import { MedalPicture, medalOf } from './medals.tsx';
import type { LevelWords } from './words.ts';

const WEEKS = 4;

export function FairCalendar({
  words,
  results,
  today,
}: {
  words: LevelWords;
  results: FairResults;
  today: string;
}) {
  const { t } = words;
  const { language } = words.words;
  const first = shifted(today, -weekday(today) - 7 * (WEEKS - 1));
  const names = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  const days = Array.from({ length: 7 * WEEKS }, (_, i) => shifted(first, i));
  return (
    <ol class="fair-calendar" aria-label={t('ui.daily.weeks')}>
      {days.slice(0, 7).map((day) => (
        <li key={`name ${day}`} class="day-name" aria-hidden="true">
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
          <li key={day} class="day" data-day={day} data-when={when} data-medal={medal ?? 'none'}>
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
