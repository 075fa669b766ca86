/** What the two last shows are made of, counted from the final table, and the figures of the charts. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import { foodCount, hatHome, impsOnPlatform, ownsHat } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Source } from '../../../../text/breakdown.ts';

/** One block of a bar: what it counts, its drawing, and its points; below zero it pulls down. */
interface Block {
  icon: string;
  value: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const some = (blocks: readonly Block[]): Block[] => blocks.filter(({ value }) => value !== 0);

/** Business Acumen: food, artifacts, potions, half the gold, less two for every imp away. */
export function businessBlocks(view: PetzView, seat: Seat): Block[] {
  const shop = view.shops[seat];
  if (shop === undefined) return [];
  const away = shop.hospital + impsOnPlatform(view, seat) + total(shop.waiting);
  return some([
    { icon: 'tokens/token-vegetable', value: foodCount(shop, 'vegetable') },
    { icon: 'tokens/token-meat', value: foodCount(shop, 'meat') },
    { icon: 'artifacts/magicBox', value: shop.box === null ? 0 : 1 },
    { icon: 'artifacts/crystalBall', value: shop.artifacts.length - hatsAway(view, seat) },
    { icon: 'tokens/potion', value: shop.potions ?? shop.owned.potions },
    { icon: 'icons/icon-bodyguard', value: shop.alleys?.bodyguard === true ? 1 : 0 },
    { icon: 'tokens/token-lollipop', value: 2 * (shop.alleys?.processed.lollipop ?? 0) },
    { icon: 'tokens/token-can', value: 2 * (shop.alleys?.processed.can ?? 0) },
    { icon: 'tokens/token-gold', value: shop.gold / 2 },
    { icon: 'icons/icon-imp', value: -2 * away },
  ]);
}

/** A Fancy Hat that is not at home counts for nothing (R-DA-37). */
function hatsAway(view: PetzView, seat: Seat): number {
  const shop = view.shops[seat];
  return shop !== undefined && ownsHat(shop) && !hatHome(view, seat) ? 1 : 0;
}

/** Pet Display: cages, addons, two for every pet, less suffering, mutation and manure. */
export function displayBlocks(view: PetzView, seat: Seat): Block[] {
  const plots = view.shops[seat]?.plots ?? [];
  const pets = plots.flatMap(({ pet }) => (pet === null ? [] : [pet]));
  return some([
    { icon: 'cages/printed', value: plots.filter(({ cage }) => cage !== null).length },
    { icon: 'addons/play', value: plots.filter(({ addon }) => addon !== null).length },
    { icon: 'icons/count-pets', value: 2 * pets.length },
    { icon: 'accessories/ribbonBow', value: accessoriesOf(view, seat) },
    { icon: 'tokens/token-suffering', value: -total(pets.map((pet) => pet.suffering)) },
    { icon: 'tokens/token-mutation', value: -total(pets.map((pet) => pet.mutation)) },
    { icon: 'tokens/token-manure', value: -total(plots.map((plot) => plot.manure)) },
  ]);
}

/** Accessories, worn or not (DA-END-07). */
function accessoriesOf(view: PetzView, seat: Seat): number {
  const shop = view.shops[seat];
  const worn = (shop?.plots ?? []).map(({ pet }) => pet?.wears?.length ?? 0);
  return (shop?.alleys?.accessories.length ?? 0) + total(worn);
}

/** A shop at the end, and where its points came from. */
export interface FinalStanding {
  seat: Seat;
  score: number;
  sources: readonly { source: Source; value: number }[];
}

/** What a shop has won; what it has lost is left out. */
export function gained({ sources }: FinalStanding): number {
  return total(sources.map(({ value }) => Math.max(0, value)));
}

/** What a shop has lost, in all its sources together: zero, or below. */
export function lostBy({ sources }: Pick<FinalStanding, 'sources'>): number {
  return total(sources.map(({ value }) => Math.min(0, value)));
}

/** Round steps for an axis from `low` to `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const span = Math.max(1, high - low);
  const raw = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** Heights moved apart until no two are nearer than `least`; their order stays. */
export function apart(heights: readonly number[], least: number, top: number, foot: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let next = top;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, next);
    next = (placed[at] ?? 0) + least;
  }
  let last = foot;
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, last);
    last = (placed[at] ?? 0) - least;
  }
  return placed;
}
