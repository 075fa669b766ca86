/** The result of a fair as a text of its own, to be passed on. */

import type { FairResult } from '../../../campaign/daily/results.ts';
import { dateOf } from './daily-words.ts';
import { medalOf } from './medals.tsx';
import type { LevelWords } from './words.ts';

/** `best` is told with its medal, and how many days in a row there was one. */
export function fairText(
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
