/** The shovel: how much manure is to be taken from which plot. Pure; the ways there are come from the domain. */

import type { Json } from '../../../../engine/kernel/state.ts';
import { isRecord } from '../../../../ui/json.ts';

/** Manure to be taken, by plot. */
export type Load = readonly number[];

function plotsOf(option: Json): number[] | null {
  const plots = isRecord(option) ? option.plots : null;
  return Array.isArray(plots) ? plots.map(Number) : null;
}

/** What the first way to use it takes; an empty shovel if there is none. */
export function firstLoad(options: readonly Json[]): Load {
  return options.map(plotsOf).find((plots) => plots !== null) ?? [0, 0, 0, 0];
}

/** What an option takes; nothing if it leaves the shovel alone. */
export function loadOf(option: Json): Load {
  return plotsOf(option) ?? [0, 0, 0, 0];
}

/** The way that takes just this; by somebody ordinary if he can. */
export function wayOf(options: readonly Json[], load: Load): Json | null {
  const wanted = load.join();
  const fits = options.filter((option) => plotsOf(option)?.join() === wanted);
  return fits.find((option) => isRecord(option) && option.employee !== true) ?? fits[0] ?? null;
}

/** One more from a plot, or none at all once no more can be taken there. */
export function oneMore(options: readonly Json[], load: Load, plot: number): Load {
  const more = load.map((count, at) => (at === plot ? count + 1 : count));
  return wayOf(options, more) === null ? load.map((count, at) => (at === plot ? 0 : count)) : more;
}
