/** What the fair of a day is called, put together from words, and how its day is written. */

import { dayOfFair } from '../../../campaign/daily/days.ts';
import { fairKind, fairName, fairOn } from '../../../campaign/daily/fairs.ts';
import type { Words } from '../../../i18n/words.ts';

function fairOfId(id: string): number | null {
  const day = dayOfFair(id);
  return day === null ? null : fairOn(day);
}

/** Null for a level that is no fair. */
export function fairTitle({ t }: Pick<Words, 't'>, id: string): string | null {
  const fair = fairOfId(id);
  if (fair === null) return null;
  return t('ui.daily.name', {
    kind: t(`ui.daily.kind.${fairKind(fair)}.name`),
    of: t(`ui.daily.of.${fairName(fair)}`),
  });
}

export function fairBrief({ t }: Pick<Words, 't'>, id: string): string | null {
  const fair = fairOfId(id);
  return fair === null ? null : t(`ui.daily.kind.${fairKind(fair)}.text`);
}

/** The day in the player's language: `22 November 2026`. */
export function dateOf({ language }: Pick<Words, 'language'>, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
