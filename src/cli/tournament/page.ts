/** The measurements as a page: who is how strong, at which kind of table. */

import { CHARACTERS, STRENGTHS } from '../../bots/names.ts';
import { markdownTable, right } from '../table.ts';
import { CELLS, type TableCell } from './cells.ts';
import { namesIn, resultsOf, type TournamentCounts } from './counts.ts';
import { duelsPart } from './duels.ts';
import { eloRatings, type Gap, meetings, type Rating } from './elo.ts';
import type { LadderCounts } from './ladder/counts.ts';
import { ladderPart } from './ladder/page.ts';

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
  return [
    `### ${cell.title}`,
    '',
    `${results.length} games, thinking budget ${counts.budgets[cell.id] ?? 1}.`,
    '',
    ...markdownTable(
      ['Bot', right('Elo'), '95 %', 'Ahead of the plain master', 'Beat it', right('Games')],
      rows,
    ),
    '',
  ];
}

/** Which games were looked at. */
function lookedAt({ looked }: TournamentCounts): string[] {
  if (looked === undefined) return [];
  const games = looked.games.toLocaleString('en');
  return [
    `Looked at are the games counted so far, and ${games} more at the tables above in turn, played for this alone`,
    `with a thinking budget of ${looked.budget}.`,
    '',
  ];
}

function mannersTable({ manners = {}, ...counts }: TournamentCounts): string[] {
  const rows = Object.entries(manners).map(([name, { games, answers, broken }]) => {
    const sum = Object.values(broken).reduce((all, n) => all + n, 0);
    const which = Object.entries(broken).map(([rule, n]) => `${rule} ${n}`);
    return [name, games, answers, sum, which.join(', ')];
  });
  if (rows.length === 0) return [];
  return [
    '## Harm for nothing',
    '',
    'Answers that are plainly worse than another one on offer, whatever comes after',
    '(`src/cli/tournament/manners.ts` lists them). `npm run tournament -- --manners 10000` counts them.',
    '',
    ...lookedAt(counts),
    ...markdownTable(['Bot', right('Games'), right('Answers looked at'), right('Broken'), 'Which'], rows),
    '',
  ];
}

/** `docs/bots.md`; the ladder only where any of it was counted. */
export function tournamentPage(counts: TournamentCounts, ladder: LadderCounts | null): string {
  return [
    '# How strong the rivals are',
    '',
    'Written by `npm run tournament`; do not edit.',
    '',
    `Five strengths: ${STRENGTHS.join(', ')}. Four characters, at any strength: ${CHARACTERS.join(', ')}.`,
    '',
    ...ladderPart(ladder),
    '## Characters and yardsticks',
    '',
    'Everybody with a character meets everybody. A table is played with the same seed as often as it has seats,',
    'everybody moving on by one seat. Elo is the likeliest rating (Bradley and Terry), the plain master being 1500;',
    `intervals come from drawing the seeds again with replacement. Seed \`${counts.seed}\`; the games are in \`docs/bots.json\`.`,
    '',
    ...CELLS.filter(({ pool }) => pool !== undefined).flatMap((cell) => roundRobin(cell, counts)),
    ...duelsPart(counts),
    ...mannersTable(counts),
    '## A new character',
    '',
    'A file of weights in `src/bots/petz/characters/` (factors on what the master thinks things are worth, points for',
    'what a space gives), its name in `src/bots/names.ts`, its name, its line and what it says in `src/i18n/parts/`',
    '(`strengths`, `lines`), and the events it speaks at in `src/session/game/lines.ts`. `npm run tournament --',
    '--characters 90 --resume` tells whether its shops can be told from the others, and what it costs.',
    '',
  ].join('\n');
}
