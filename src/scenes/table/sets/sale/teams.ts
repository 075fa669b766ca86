/** The jobs that may be chosen: what one more imp with a broom, or another cage, makes of a choice. */

import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { JobChoice } from '../../../../engine/petz/choices.ts';
import { optionsOf } from '../../../../session/game/choices.ts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function jobsIn(domain: Domain | null): readonly JobChoice[] {
  return domain?.type === 'pick' ? optionsOf('petz.jobs', domain.options) : [];
}

/** How much of one choice the other leaves as it is; one plot is not looked at. */
function shared(a: JobChoice, b: JobChoice, plot = -1): number {
  return sum(a.plots.map((n, i) => (i === plot ? 0 : Math.min(n, b.plots[i] ?? 0))));
}

/** The choice that changes least, the Employee before all. */
function nearest(list: readonly JobChoice[], chosen: JobChoice, plot = -1): JobChoice | null {
  const score = (x: JobChoice) => (x.employee === chosen.employee ? 1000 : 0) + shared(x, chosen, plot);
  return list.reduce<JobChoice | null>(
    (best, x) => (best === null || score(x) > score(best) ? x : best),
    null,
  );
}

/** The same with another number of imps sweeping; null if that is no use. */
export function withImps(options: readonly JobChoice[], chosen: JobChoice, imps: number): JobChoice | null {
  return nearest(
    options.filter((x) => x.imps === imps),
    chosen,
  );
}

/** More swept on a plot: by one more imp if there is one, else instead of elsewhere; null if it is clean then. */
export function moreAt(options: readonly JobChoice[], chosen: JobChoice, plot: number): JobChoice | null {
  const now = chosen.plots[plot] ?? 0;
  const more = options.filter((x) => (x.plots[plot] ?? 0) > now);
  for (const imps of [chosen.imps + 1, chosen.imps]) {
    const found = nearest(
      more.filter((x) => x.imps === imps && (chosen.imps === 0 || x.employee === chosen.employee)),
      chosen,
      plot,
    );
    if (found !== null) return found;
  }
  return null;
}

/** Nothing swept on a plot, with as many imps as the rest needs. */
export function noneAt(options: readonly JobChoice[], chosen: JobChoice, plot: number): JobChoice | null {
  if ((chosen.plots[plot] ?? 0) === 0) return null;
  const without = options.filter((x) => (x.plots[plot] ?? 0) === 0 && x.imps <= chosen.imps);
  const most = Math.max(...without.map((x) => shared(x, chosen, plot)));
  const enough = without.filter((x) => shared(x, chosen, plot) === most);
  return enough.reduce<JobChoice | null>((best, x) => (best === null || x.imps < best.imps ? x : best), null);
}

/** The same with the Employee at work, or without; null if that cannot be. */
export function withEmployee(options: readonly JobChoice[], chosen: JobChoice): JobChoice | null {
  return nearest(
    options.filter((x) => x.imps === chosen.imps && x.employee !== chosen.employee),
    chosen,
  );
}
