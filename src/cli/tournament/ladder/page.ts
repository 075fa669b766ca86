/** What the page tells of the ladder: every strength against the one below it, at every table. */

import { markdownTable, right } from '../../table.ts';
import { HEROES_WON, LADDER, type LadderCell, type Rung, rungsOf } from './cells.ts';
import { findingOf, isOlder, type LadderCounts, pairsOf } from './counts.ts';
import { BOUNDS, type SeriesFinding } from './sequential.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const share = (hits: number, all: number): string => (all === 0 ? '' : percent(hits / all));

const VERDICTS = { ahead: 'yes', short: '**no**' } as const;

/** How often each of both has won its games of Pug Quest: an Evil Lord does where the Heroes do not. */
function wonColumn(counts: LadderCounts, cell: LadderCell, rung: Rung): string[] {
  if (cell.game === 'petz') return [];
  const pairs = pairsOf(counts, cell, rung);
  const won = (side: 0 | 1): string =>
    share(pairs.filter((pair) => (pair[side] === HEROES_WON) !== (rung.lord ?? false)).length, pairs.length);
  return [`${won(0)} : ${won(1)}`];
}

const verdictOf = ({ verdict }: SeriesFinding): string =>
  verdict === null ? 'not decided' : VERDICTS[verdict];

function row(counts: LadderCounts, cell: LadderCell, rung: Rung): string[][] {
  const pairs = pairsOf(counts, cell, rung).length;
  if (pairs === 0) return [];
  const finding = findingOf(counts, cell, rung);
  const { elo, interval, samples } = finding;
  return [
    [
      `${rung.lord === true ? 'lord ' : ''}${rung.upper}`,
      rung.lower,
      isOlder(counts, cell, rung) ? `${pairs} seeds` : `2 × ${pairs}`,
      signed(elo),
      interval === null ? 'too few' : interval.map(signed).join(' to '),
      samples === 0 ? '' : percent(finding.share),
      ...wonColumn(counts, cell, rung),
      verdictOf(finding),
    ],
  ];
}

function cellPart(counts: LadderCounts, cell: LadderCell, rungs: readonly Rung[]): string[] {
  const rows = rungs.flatMap((rung) => row(counts, cell, rung));
  if (rows.length === 0) return [];
  const quest = cell.game === 'quest';
  const ahead = quest ? ['Came farther', 'Won'] : ['Beat it'];
  return [
    `### ${cell.title}`,
    '',
    ...markdownTable(
      ['Bot', 'Against', right('Games'), right('Ahead by'), '95 %', ...ahead.map(right), '100 Elo'],
      rows,
    ),
    '',
  ];
}

type Open = SeriesFinding & { rung: Rung };

/** What the ladder asks of every step: 100 Elo ahead, and surely ahead at all. */
const holds = ({ elo, interval }: SeriesFinding): boolean =>
  elo >= 100 && interval !== null && interval[0] > 0;

function stepWords({ rung: { upper, lord }, elo, samples, verdict }: Open): string {
  const how = samples === 0 ? 'not played yet' : `${signed(elo)}${verdict === null ? ', not decided' : ''}`;
  return `${lord === true ? 'lord ' : ''}${upper} (${how})`;
}

/** Which steps the test has not proven, in one line each cell: first those that are short, then those that hold. */
function openLines(counts: LadderCounts, { cells, rungsOf }: Tables): string[] {
  const open = cells.map((cell) => ({
    title: cell.title,
    steps: rungsOf(cell)
      .map((rung) => ({ rung, ...findingOf(counts, cell, rung) }))
      .filter(({ verdict }) => verdict !== 'ahead'),
  }));
  const part = (heading: string, holding: boolean): string[] => {
    const lines = open.flatMap(({ title, steps }) => {
      const those = steps.filter((step) => holds(step) === holding);
      return those.length === 0 ? [] : [`- ${title}: ${those.map(stepWords).join(', ')}`];
    });
    return lines.length === 0 ? [] : [heading, '', ...lines, ''];
  };
  const lines = [
    ...part('Less than 100 Elo ahead, or perhaps not ahead at all:', false),
    ...part('100 Elo or more ahead as far as counted, but not proven to be:', true),
  ];
  return lines.length > 0
    ? lines
    : ['At every table each strength is proven to be 100 Elo above the one below it.', ''];
}

/** Which tables are on the page, and who meets whom there. */
interface Tables {
  cells: readonly LadderCell[];
  rungsOf(cell: LadderCell): Rung[];
}

/** Of all tables if no others are named. Nothing where nothing has been counted. */
export function ladderPart(
  counts: LadderCounts | null,
  tables: Tables = { cells: LADDER, rungsOf: (cell) => rungsOf(cell) },
): string[] {
  if (counts === null) return [];
  return [
    ...openLines(counts, tables),
    ...tables.cells.flatMap((cell) => cellPart(counts, cell, tables.rungsOf(cell))),
  ];
}

/** What the words of the page need to know. */
export const ladderTerms = (counts: LadderCounts | null): string[] => [
  `- The test tells ${BOUNDS.short} Elo ahead from ${BOUNDS.ahead}.`,
  `- Bots think with a budget of ${LADDER[0]?.budget}.`,
  ...(counts === null ? [] : [`- The seed is \`${counts.seed}\`.`]),
];
