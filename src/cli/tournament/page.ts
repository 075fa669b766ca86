/** The measurements as a page: who is how strong, at which kind of table. */

import { CHARACTERS, STRENGTHS } from '../../bots/names.ts';
import { CELLS, type TableCell } from './cells.ts';
import { namesIn, resultsOf, type TournamentCounts } from './counts.ts';
import { duelsPart } from './duels-page.ts';
import { eloRatings, type Gap, meetings, type Rating } from './elo.ts';
import type { QuestCounts } from './quest.ts';
import { questPart } from './quest-page.ts';

/** Everybody is measured against the master, who does not change. */
export const ANCHOR = { name: 'master', elo: 1500 };

const between = (interval: readonly [number, number] | null): string =>
  interval === null ? 'too few games' : interval.join(' to ');
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

function ratingRow({ name, elo, interval, games }: Rating, gap: Gap | null, beaten: string): string {
  const above = gap === null ? '' : `${signed(gap.elo)} (${between(gap.interval)})`;
  return `| ${name} | ${elo} | ${between(interval)} | ${above} | ${beaten} | ${games} |`;
}

/** By how much each strength is to be above the one before it. */
const STEP = 100;

/** Says plainly whether each strength is as far above the one before it as it is to be. */
export function stepsLine(names: readonly string[], gap: (a: string, b: string) => Gap): string {
  const steps = names.slice(1).map((name, i) => ({ name, elo: gap(name, names[i] ?? '').elo }));
  const short = steps.filter(({ elo }) => elo < STEP);
  if (short.length === 0) return `Each strength is at least ${STEP} Elo above the one before it.`;
  const told = short.map(({ name, elo }) => `${name} (${signed(elo)})`).join(', ');
  return `Not here: at least ${STEP} Elo above the one before it. Short of that: ${told}.`;
}

function cellTable(cell: TableCell, counts: TournamentCounts): string[] {
  const results = resultsOf(counts.games, cell.id);
  if (results.length === 0) return [];
  const names = namesIn(counts.games, cell.id, ['random', ...STRENGTHS]);
  const { ratings, gap } = eloRatings(results, names, ANCHOR);
  const isLadder = cell.pool === undefined;
  const rows = ratings.map((rating, i) => {
    const below = isLadder ? names[i - 1] : ANCHOR.name === rating.name ? undefined : ANCHOR.name;
    if (below === undefined) return ratingRow(rating, null, '');
    const { games, won } = meetings(results, rating.name, below);
    const beaten = games === 0 ? 'never met' : `${Math.round((100 * won) / games)} % of ${games}`;
    return ratingRow(rating, gap(rating.name, below), beaten);
  });
  const below = isLadder ? 'the one above in this list' : 'the plain master';
  return [
    `### ${cell.title}`,
    '',
    `${results.length} games, thinking budget ${counts.budgets[cell.id] ?? 1}.`,
    '',
    `| Bot | Elo | 95 % | Ahead of ${below} | Beat it | Games |`,
    '| --- | ---: | --- | --- | --- | ---: |',
    ...rows,
    '',
    ...(isLadder ? [stepsLine(names, gap), ''] : []),
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
    return `| ${name} | ${games} | ${answers} | ${sum} | ${which.join(', ')} |`;
  });
  if (rows.length === 0) return [];
  return [
    '## Harm for nothing',
    '',
    'Answers that are plainly worse than another one on offer, whatever comes after',
    '(`src/cli/tournament/manners.ts` lists them). `npm run tournament -- --manners 10000` counts them.',
    '',
    ...lookedAt(counts),
    '| Bot | Games | Answers looked at | Broken | Which |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows,
    '',
  ];
}

/** `docs/bots.md`; the quests only where any were counted. */
export function tournamentPage(counts: TournamentCounts, quests: QuestCounts | null): string {
  const { seed } = counts;
  return [
    '# How strong the rivals are',
    '',
    'Written by `npm run tournament`; do not edit. The games counted are in `docs/bots.json`.',
    '',
    `Five strengths: ${STRENGTHS.join(', ')}. Four characters, at any strength: ${CHARACTERS.join(', ')}.`,
    '',
    'Everybody meets everybody. A table is played with the same seed as often as it has seats, everybody moving on by',
    'one seat, so that nobody has better luck or a better seat. Of each two at a table the one with more points has won',
    'against the other; equal points are half a win each, unless the game itself names one of them the winner. Elo is',
    'the likeliest rating (Bradley and Terry), the plain master being 1500; intervals come from drawing the seeds',
    `again with replacement. Seed of the tournament \`${seed}\`; a thinking budget of 1 is what plays at the table.`,
    '',
    '## Dungeon Petz',
    '',
    ...CELLS.flatMap((cell) => cellTable(cell, counts)),
    ...duelsPart(counts),
    ...questPart(quests),
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
