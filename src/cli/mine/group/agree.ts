/**
 * How strong bots group: a grouping cannot be searched through, for rivals group in secret. So groupings are played on in
 * many deals of the hidden cards, and strengths are asked again and again which they would form.
 */

import { rankGroups, Table } from '../../../bots/petz/index.ts';
import { botNamed } from '../../../bots/roster.ts';
import { emptyProgress } from '../../../campaign/progress.ts';
import type { Level } from '../../../campaign/schema.ts';
import { levelSetup } from '../../../campaign/setup.ts';
import { largestOf } from '../../../campaign/solve/shops.ts';
import type { Domain } from '../../../engine/kernel/domain.ts';
import { dice } from '../../../engine/kernel/rng.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { petzEngine } from '../../../engine/petz/index.ts';
import type { PetzView } from '../../../engine/petz/view.ts';

/** The question of a grouping, as its player sees it. */
export interface GroupQuestion {
  /** In a game that goes on: playing it on must not stop where the puzzle does. */
  view: PetzView;
  domain: Extract<Domain, { type: 'split' }>;
  /** Seeds everything that is drawn for it. */
  seed: string;
}

/** The question that a level of this kind puts. Throws where it puts another. */
export function groupQuestion(level: Level): GroupQuestion {
  const { game, setup, seed, you } = levelSetup(level, emptyProgress());
  if (game !== 'petz') throw new Error('this is no level of the shops');
  const { state } = petzEngine.start(setup, seed ?? 'puzzle');
  const domain = petzEngine.domain(state, you);
  if (state.ask?.kind !== 'petz.group' || domain?.type !== 'split') throw new Error('no seat forms groups');
  const view = petzEngine.view(state, you);
  const { stop: _, ...whole } = view.setup;
  return { view: { ...view, setup: whole }, domain, seed: level.id };
}

const toolsOf = (seed: string) => ({ engine: petzEngine, rng: dice(seed), budget: 1 });

/** What a strength forms in so many tries, each with dice of its own. */
export function formedBy({ view, domain, seed }: GroupQuestion, strength: string, tries: number): Json[] {
  const { ask } = view;
  if (ask === null) return [];
  const bot = botNamed(strength);
  return Array.from({ length: tries }, (_, i) => {
    return bot.decide(view, ask, domain, toolsOf(`${seed}|${strength} ${i + 1}`)).choice;
  });
}

/** So many groupings are proposed by an expert, and so many of each size are tried. */
const PROPOSED = 60;
const OF_A_SIZE = 2;

/** Groupings worth trying: of every size of the largest group the most promising, and one of each size of `others`. */
export function worthTrying({ view, domain, seed }: GroupQuestion, others: readonly Json[]): Json[] {
  const bySize = new Map<number, Json[]>();
  const add = (groups: Json, most: number) => {
    const known = bySize.get(largestOf(groups)) ?? [];
    if (known.length < most) bySize.set(largestOf(groups), [...known, groups]);
  };
  for (const groups of rankGroups(view, domain, toolsOf(`${seed}|proposed`), PROPOSED))
    add(groups, OF_A_SIZE);
  for (const groups of others) add(groups, 1);
  return [...bySize.values()].flat();
}

/** A grouping, and how far ahead of the rival it ended the round in each deal. */
export interface Played {
  groups: Json;
  leads: number[];
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Every grouping played on in the same deals; of each size of the largest group the one that did best, the best first. */
export function playedOn(
  { view, seed }: GroupQuestion,
  groupings: readonly Json[],
  { deals, name }: { deals: number; name: string },
): Played[] {
  const table = new Table(view, toolsOf(`${seed}|${name}`));
  const all = groupings.map((groups): Played => {
    return { groups, leads: Array.from({ length: deals }, (_, n) => table.play(n, groups)) };
  });
  const sorted = all.sort((a, b) => meanOf(b.leads) - meanOf(a.leads));
  const sizes = sorted.map(({ groups }) => largestOf(groups));
  return sorted.filter((_, at) => sizes.indexOf(sizes[at] ?? 0) === at);
}

/** By how much the first of two did better, deal by deal: on average, and the standard error of that. */
export function gapOf(a: Played, b: Played): { mean: number; error: number } {
  const gaps = a.leads.map((lead, n) => lead - (b.leads[n] ?? 0));
  const mean = meanOf(gaps);
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, gaps.length - 1) / gaps.length) };
}

/** In how many of the deals a grouping gets to each space of the town; spaces that are alike go by the first of them. */
export function spacesGot(
  { view, seed }: GroupQuestion,
  groups: Json,
  { deals, name }: { deals: number; name: string },
): Map<string, number> {
  const table = new Table(view, toolsOf(`${seed}|${name}`));
  const got = new Map<string, number>();
  for (let n = 0; n < deals; n++) {
    const events: Parameters<Table['playOn']>[2] = [];
    table.playOn(n, groups, events);
    const own = (events ?? []).flatMap((event) =>
      event.type === 'petz.sent' && event.seat === view.seat ? [event.space.replace(/\d$/, '1')] : [],
    );
    for (const space of new Set(own)) got.set(space, (got.get(space) ?? 0) + 1);
  }
  return got;
}
