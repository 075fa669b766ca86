/** Answers that name a plot: a press on the plot gives them, and a pale sign there says what would come. */
import type { Json } from '../../../../engine/kernel/state.ts';
import { isJsonRecord } from '../../../../ui/json.ts';
import type { Look } from '../../contract.ts';
import { addonAt, heapAt, tokenAt } from './cage-places.ts';
import type { Stage } from './parts.ts';

/** By plot, the one answer that it stands for; plots with more than one stand for none. */
export function plotAnswers({ ask }: Pick<Look, 'ask'>, options: readonly Json[]): Map<number, Json> {
  const found = new Map<number, Json[]>();
  for (const option of options) {
    const at = plotIn(ask?.kind ?? '', option);
    if (at !== null) found.set(at, [...(found.get(at) ?? []), option]);
  }
  const single = [...found].flatMap(([at, [first, ...more]]): [number, Json][] =>
    first === undefined || more.length > 0 ? [] : [[at, first]],
  );
  return new Map(single);
}

/** The plots that any answer names. */
export function plotsNamed({ ask }: Pick<Look, 'ask'>, options: readonly Json[]): Set<number> {
  return new Set(options.map((option) => plotIn(ask?.kind ?? '', option)).filter((at) => at !== null));
}

function plotIn(kind: string, option: Json): number | null {
  if (kind === 'petz.next') return typeof option === 'number' ? option : null;
  if (!isJsonRecord(option)) return null;
  if (kind === 'petz.shove' || kind === 'petz.spook') return Number(option.to);
  return kind === 'petz.wreck' ? Number(option.plot) : null;
}

/** What would land on a plot, or go from it. */
export function buildSigns(stage: Stage, options: readonly Json[]): void {
  const { layout, look, kit } = stage;
  for (const option of options) {
    const at = plotIn(look.ask?.kind ?? '', option);
    const spot = at === null ? undefined : layout.plots[at];
    const plot = at === null ? undefined : stage.shop.plots[at];
    if (spot === undefined || plot === undefined || !isJsonRecord(option)) continue;
    if (look.ask?.kind === 'petz.shove') {
      const { x, y, size } = heapAt(spot, Math.min(plot.manure, 2), Math.min(plot.manure + 1, 3));
      kit
        .icon(option.pearl === true ? 'tokens/token-pearl' : 'tokens/token-manure', x, y, size)
        .setAlpha(0.6);
    } else if (look.ask?.kind === 'petz.spook') {
      const { x, y, size } = tokenAt(spot, 'mutation');
      kit.icon('tokens/token-mutation', x + size * 0.5, y, size).setAlpha(0.6);
    } else {
      const middle =
        option.tile === 'addon'
          ? addonAt(spot)
          : { x: spot.cage.x + spot.cage.width / 2, y: spot.cage.y + spot.cage.height * 0.1 };
      kit
        .icon('icons/ui-cross', middle.x, middle.y, option.tile === 'addon' || layout.compact ? 28 : 44)
        .setAlpha(0.85);
    }
  }
}

/** Manure to be taken, by plot. */
export type Load = readonly number[];

function plotsOf(option: Json): number[] | null {
  const plots = isJsonRecord(option) ? option.plots : null;
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

/** The way that takes just this; by an ordinary imp if it can. */
export function wayOf(options: readonly Json[], load: Load): Json | null {
  const wanted = load.join();
  const fits = options.filter((option) => plotsOf(option)?.join() === wanted);
  return fits.find((option) => isJsonRecord(option) && option.employee !== true) ?? fits[0] ?? null;
}

/** One more from a plot, or none at all once no more can be taken there. */
export function oneMore(options: readonly Json[], load: Load, plot: number): Load {
  const more = load.map((count, at) => (at === plot ? count + 1 : count));
  return wayOf(options, more) === null ? load.map((count, at) => (at === plot ? 0 : count)) : more;
}
