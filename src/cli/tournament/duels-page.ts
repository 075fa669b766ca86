/** The part of the page about the strongest bot against those to measure others by. */

import type { DuelResult, TournamentCounts } from './counts.ts';
import { CHAMPION, wonOf, YARDSTICKS } from './duels.ts';
import { wilson } from './pairings.ts';

const WHO: Readonly<Record<string, string>> = {
  greedy: 'one step ahead (`greedy`)',
  flat: 'flat Monte Carlo (`flat`), at equal time',
};

const DIGITS = 1;

function row(against: string, aim: number, duel: DuelResult): string {
  const { games, won } = wonOf(duel);
  const percent = (100 * won) / games;
  const [low, high] = wilson(won, games);
  const times = duel.seconds.map((all) => `${(all / games).toFixed(DIGITS)} s`);
  const [own, other] = duel.budgets;
  const budgets = against === 'flat' ? `${own} : ${other}` : String(own);
  const holds = percent >= aim ? 'yes' : 'no';
  return `| ${[WHO[against] ?? against, games, `${percent.toFixed(DIGITS)} %`, `${low} to ${high} %`, `${aim} %: ${holds}`, budgets, times.join(' : ')].join(' | ')} |`;
}

/** Nothing where nothing has been counted. */
export function duelsPart({ duels = {} }: TournamentCounts): string[] {
  const rows = YARDSTICKS.flatMap(({ against, aim }) => {
    const duel = duels[against];
    return duel === undefined || duel.games === '' ? [] : [row(against, aim, duel)];
  });
  if (rows.length === 0) return [];
  return [
    `### The ${CHAMPION} heads-up`,
    '',
    'Two shops, base game, both at both seats on the same seeds; a shared victory is half a win. How many iterations flat',
    'Monte Carlo needs to think as long as its rival is found out by games before; what both then truly took of the',
    "processor's time in a game stands in the last column. `npm run tournament -- --duels 200 --budget 0.4 --seed spring",
    '--resume` plays these games.',
    '',
    '| Against | Games | Won | 95 % | Aim | Budgets | Time to think in a game |',
    '| --- | ---: | ---: | --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}
