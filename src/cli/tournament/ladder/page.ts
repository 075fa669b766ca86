/** The part of the page about the ladder: every strength against the one below it, at every table. */

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

function cellPart(counts: LadderCounts, cell: LadderCell): string[] {
  const rows = rungsOf(cell).flatMap((rung) => row(counts, cell, rung));
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

/** Which rungs are short or not decided, in one line each cell. */
function openLines(counts: LadderCounts): string[] {
  const lines = LADDER.flatMap((cell) => {
    const found = rungsOf(cell).map((rung) => ({ rung, ...findingOf(counts, cell, rung) }));
    const open = found.filter(({ verdict }) => verdict !== 'ahead');
    if (open.length === 0) return [];
    if (open.every(({ samples }) => samples === 0)) return [`- ${cell.title}: not played yet`];
    const lines = open.map(({ rung: { upper, lord }, elo, samples, verdict }) => {
      const how =
        samples === 0 ? 'not played yet' : `${signed(elo)}${verdict === null ? ', not decided' : ''}`;
      return `${lord === true ? 'lord ' : ''}${upper} (${how})`;
    });
    return [`- ${cell.title}: ${lines.join(', ')}`];
  });
  if (lines.length === 0)
    return ['At every table each strength is proven to be 100 Elo above the one below it.', ''];
  return ['Not proven to be 100 Elo above the one below it:', '', ...lines, ''];
}

/** Why some were short, found out from games on the same seeds before anything was changed. */
const REASONS: readonly string[] = [
  '### What was short, and why',
  '',
  '- The trader as Hero guessed which card to take and where to stand, and tried every act to the end of the turn',
  '  instead. With three Heroes apprentices won 11 of 60 games, at sight with guesses and a slip now and then 13, with',
  '  knowledge of cards 15, of places too 19, without slips 20; the old trader 11 of 40, the look with all knowledge 7 of',
  '  30. What an act costs shows after the turn: looking only so far brings nothing, knowledge does. So the trader knows',
  '  cards and places, and does not look ahead. One Hero: 22 of 100 games instead of the apprentice’s 10.',
  '  Then the master was only 105 Elo ahead with three Heroes (22 of 34 seeds that told), and hardly with five, while the',
  '  trader led the apprentice by 232 and 559: the more there are, the less one of them spoils. So for each other Hero of',
  '  the party one act in twenty comes as it comes; alone he plays as before.',
  '- The trader as Evil Lord stood in the wrong place in seven of ten moves, and led the apprentice by 78 Elo (-18 to 186)',
  '  with three Heroes; with three of ten by 187 (91 to 319). It is every second move now, to leave the master room.',
  '- The apprentice in the Dark Alleys was level with the hatchling at tables with traders and masters only, where both',
  '  are left 11 to 17 points. Among themselves he leads over 40 seeds by 222 Elo (166 to 290) in four shops and by 275',
  '  (182 to 419) in two: his groups alone are worth 128, where he sends them 133, that he sells what he can 12.',
  '',
];

/** Nothing where nothing has been counted. */
export function ladderPart(counts: LadderCounts | null): string[] {
  if (counts === null) return [];
  return [
    '## Each strength against the one below it',
    '',
    'Only neighbours meet. Two games are played on one seed with the seats of both exchanged, both at every second seat;',
    'of each two at a table the one with more points has won against the other, equal points are half a win each unless',
    'the game names one of them the winner. In Pug Quest both play the same seed at the same place against the same',
    'others: the Monsters, or the weaker of both on the other side; whoever has come farther (won, or fallen in a later',
    'World) is ahead, and a seed on which both come equally far says nothing. After each pair a sequential test',
    `(generalised likelihood ratio, ${BOUNDS.short} against ${BOUNDS.ahead} Elo, a mistake of 5 % at either) says whether 100 Elo are`,
    'proven or refuted; what was decided after few games has wide intervals. Bots think by a number of thoughts and not',
    `by the clock, so that the games are the same on a busy machine: budget ${LADDER[0]?.budget}, where 1 is what plays at the table.`,
    'Rows that tell seeds instead of pairs are older: both met among others in a round robin, in Pug Quest against the',
    'trader and the master, and a seed is ahead for whoever won more of it; the next run plays them as above.',
    '`npm run tournament -- --minutes 60 --resume` goes on; the pairs of games are in `docs/bots-ladder.json`, their seed',
    `is \`${counts.seed}\`.`,
    '',
    ...openLines(counts),
    ...REASONS,
    ...LADDER.flatMap((cell) => cellPart(counts, cell)),
  ];
}
