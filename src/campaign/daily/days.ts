/** Days as texts, `2026-11-22`. No clock is read here: which day it is comes from outside. */

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;
/** Fairs are held from the first day of this year to the last of that one. */
const FIRST_YEAR = 2024;
const LAST_YEAR = 2100;
const FIRST = Date.UTC(FIRST_YEAR, 0, 1) / MS_A_DAY;

/** The number of a day, the first day of 2024 being 0; null for what is no day, or none with a fair. */
export function dayNumber(day: string): number | null {
  const found = FORM.exec(day);
  if (found === null) return null;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const time = Date.UTC(year, month - 1, date);
  // The 30th of February is the 2nd of March, and no day of its own.
  if (year < FIRST_YEAR || year > LAST_YEAR || textOf(time) !== day) return null;
  return time / MS_A_DAY - FIRST;
}

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day of a number. */
export function dayOf(number: number): string {
  return textOf((FIRST + number) * MS_A_DAY);
}

/** So many days later, or earlier. */
export function shifted(day: string, by: number): string {
  return dayOf((dayNumber(day) ?? 0) + by);
}

/** Monday is 0. */
export function weekday(day: string): number {
  // The first day of 2024 was a Monday.
  return (((dayNumber(day) ?? 0) % 7) + 7) % 7;
}

/** The id of a day's fair: `daily.2026-11-22`. */
export const fairId = (day: string): string => `daily.${day}`;

/** The day of a fair's id; null for every other id. */
export function dayOfFair(id: string): string | null {
  const day = id.startsWith('daily.') ? id.slice('daily.'.length) : '';
  return dayNumber(day) === null ? null : day;
}
