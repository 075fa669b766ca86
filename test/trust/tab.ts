/** `npm run trust -- --tab 20`: so many whole games in one tab, played by `test/e2e/one-tab.spec.ts`, and what stays of them. */

import { MEASURES, type Measure, type PageMemory } from '../performance/meter.ts';
import { runLongSpec } from './long-spec.ts';

/** So many games have one of each kind: the most that is held after some of the first is compared with that after the last ones. */
export const SETTLED = 3;
/** In the first games code, words and drawings come that no game had before: only after so many it is to be seen what stays. */
export const WARM = 9;
/** More than this between then and the last game is a leak, in per cent. */
export const MOST_GROWTH = 20;

export interface TabGame extends PageMemory {
  kind: string;
  answers: number;
}

export interface TabResult {
  games: TabGame[];
  /** In per cent, from the `SETTLED` games that end the first `WARM` to the last ones. */
  growth: Record<Measure, number>;
  violations: number;
  seed: string;
}

/** How much more the page holds after the last games than after the first. */
export function growthOf(games: readonly TabGame[]): Record<Measure, number> {
  const most = (some: readonly TabGame[], measure: Measure) =>
    Math.max(1, ...some.map((game) => game[measure]));
  const warm = Math.max(SETTLED, Math.min(WARM, games.length - SETTLED));
  const of = (measure: Measure): number => {
    const ratio = most(games.slice(-SETTLED), measure) / most(games.slice(warm - SETTLED, warm), measure);
    return Math.round((ratio - 1) * 1000) / 10;
  };
  return { heap: of('heap'), nodes: of('nodes'), listeners: of('listeners'), textures: of('textures') };
}

/** Has the game built and so many games played in one tab; errors of the page and growth count as violations. */
export async function runTab(
  count: number,
  seed: string,
  report: (line: string) => void,
): Promise<TabResult> {
  const { ok, result } = await runLongSpec<TabGame[]>('one-tab.spec.ts', { games: count, seed }, report);
  const games = result ?? [];
  const growth = growthOf(games);
  const grown = MEASURES.filter((measure) => growth[measure] > MOST_GROWTH);
  for (const measure of grown) report(`VIOLATION: ${measure} has grown by ${growth[measure]} %`);
  return { games, growth, violations: grown.length + (ok || grown.length > 0 ? 0 : 1), seed };
}
