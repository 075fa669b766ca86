/** The measurements for the page: who is how strong, at which kind of table. */

import { CHARACTERS, STRENGTHS } from '../../bots/names.ts';
import { withMadeParts } from '../made-parts.ts';
import { markdownTable, right } from '../table.ts';
import type { TableCell } from './cells.ts';
import { CHARACTER_CELLS, readReports } from './characters.ts';
import { namesIn, resultsOf, type TournamentCounts } from './counts.ts';
import { duelsPart } from './duels.ts';
import { eloRatings, type Gap, meetings, type Rating } from './elo.ts';
import type { LadderCounts } from './ladder/counts.ts';
import { ladderPart, ladderTerms } from './ladder/page.ts';

/** Everybody is measured against the master, who does not change. */
const ANCHOR = { name: 'master', elo: 1500 };

const between = (interval: readonly [number, number] | null): string =>
  interval === null ? 'too few games' : interval.join(' to ');
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

function ratingRow(
  { name, elo, interval, games }: Rating,
  gap: Gap | null,
  beaten: string,
): (string | number)[] {
  const above = gap === null ? '' : `${signed(gap.elo)} (${between(gap.interval)})`;
  return [name, elo, between(interval), above, beaten, games];
}

/** The table of the characters, everybody against everybody. */
function roundRobin(cell: TableCell, counts: TournamentCounts): string[] {
  const results = resultsOf(counts.games, cell.id);
  if (results.length === 0) return [];
  const names = namesIn(counts.games, cell.id, ['random', ...STRENGTHS]);
  const { ratings, gap } = eloRatings(results, names, ANCHOR);
  const rows = ratings.map((rating) => {
    if (ANCHOR.name === rating.name) return ratingRow(rating, null, '');
    const { games, won } = meetings(results, rating.name, ANCHOR.name);
    const beaten = games === 0 ? 'never met' : `${Math.round((100 * won) / games)} % of ${games}`;
    return ratingRow(rating, gap(rating.name, ANCHOR.name), beaten);
  });
  const { share = 0, judged = 0 } = readReports()[cell.id] ?? {};
  return [
    `${cell.title}: ${results.length} games, seed \`${counts.seed}\`, thinking budget ${counts.budgets[cell.id] ?? 1}.`,
    `By how they were run, ${Math.round(1000 * share) / 10} % of ${judged} shops were given to the right character.`,
    '',
    ...markdownTable(
      ['Bot', right('Elo'), '95 %', 'Ahead of the plain master', 'Beat it', right('Games')],
      rows,
    ),
    '',
  ];
}

/** Which games were looked at, and what was found. */
function mannersPart({ manners = {}, looked }: TournamentCounts): string[] {
  const rows = Object.entries(manners).map(([name, { games, answers, broken }]) => {
    const sum = Object.values(broken).reduce((all, n) => all + n, 0);
    const which = Object.entries(broken).map(([rule, n]) => `${rule} ${n}`);
    return [name, games, answers, sum, which.join(', ')];
  });
  const { games = 0, budget = 1 } = looked ?? {};
  return [
    `Looked at are the games counted so far, and ${games.toLocaleString('en')} more with a thinking budget of ${budget}.`,
    '',
    ...markdownTable(['Bot', right('Games'), right('Answers looked at'), right('Broken'), 'Which'], rows),
  ];
}

/** `docs/bots.md` with its tables as the games counted have them. */
export function tournamentPage(text: string, counts: TournamentCounts, ladder: LadderCounts | null): string {
  const parts = {
    strengths: () => [`- Strengths: ${STRENGTHS.join(', ')}.`, `- Characters: ${CHARACTERS.join(', ')}.`],
    terms: () => ladderTerms(ladder),
    ladder: () => ladderPart(ladder),
    characters: () => CHARACTER_CELLS.flatMap((cell) => roundRobin(cell, counts)),
    duels: () => duelsPart(counts),
    manners: () => mannersPart(counts),
  };
  const made = Object.entries(parts).map(([name, lines]) => [name, () => lines().join('\n').trim()] as const);
  return withMadeParts('docs/bots.md', text, Object.fromEntries(made));
}
