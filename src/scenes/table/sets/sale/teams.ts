/** The jobs that may be chosen, sorted by who is sent. */
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { JobChoice } from '../../../../engine/petz/phases/jobs.ts';

/** Options that send the same imps: they differ in the cages that are swept. */
export interface Team {
  imps: number;
  employee: boolean;
  options: JobChoice[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function jobsIn(domain: Domain | null): JobChoice[] {
  return domain?.type === 'pick' ? domain.options.map((x) => x as unknown as JobChoice) : [];
}

export function teamsOf(options: readonly JobChoice[]): Team[] {
  const teams: Team[] = [];
  for (const option of options) {
    const own = teams.find((team) => team.imps === option.imps && team.employee === option.employee);
    if (own === undefined) teams.push({ imps: option.imps, employee: option.employee, options: [option] });
    else own.options.push(option);
  }
  return teams;
}

/** The option of the same team that sweeps more on a plot (after the most: the least); null if they all do alike. */
export function nextAt(same: readonly JobChoice[], chosen: JobChoice, plot: number): JobChoice | null {
  const now = chosen.plots[plot] ?? 0;
  const others = same.filter((x) => (x.plots[plot] ?? 0) !== now);
  const by = (x: JobChoice) => ((x.plots[plot] ?? 0) - now + 100) % 100;
  return others.sort((a, b) => by(a) - by(b))[0] ?? null;
}
