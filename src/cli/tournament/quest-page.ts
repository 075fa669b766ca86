/** The part of the page about Pug Quest: Heroes and Evil Lords, each a list of their own. */

import { eloRatings, type Gap, type MatchResult, type Rating } from './elo.ts';
import {
  lordOf,
  MONSTER_SIDE,
  QUEST_CELLS,
  type QuestCell,
  type QuestCounts,
  questResults,
  sidesIn,
} from './quest.ts';

const ELO = 1500;

const between = (interval: readonly [number, number] | null): string =>
  interval === null ? 'too few games' : interval.join(' to ');

/** Games won by one against another, as in "12 of 40". */
function score(results: readonly MatchResult[], one: string, other: string): string {
  const met = results.filter(({ names }) => names.includes(one) && names.includes(other));
  const won = met.filter(({ names, winners }) => winners.includes(names.indexOf(one))).length;
  return met.length === 0 ? '' : `${Math.round((100 * won) / met.length)} % of ${met.length}`;
}

interface Side {
  /** Heading of the first column. */
  title: string;
  /** Their names in the results, weakest first. */
  names: readonly string[];
  /** Against whom their wins are told. */
  rivals: readonly string[];
}

function sideTable({ title, names, rivals }: Side, results: readonly MatchResult[]): string[] {
  const everybody = [...new Set(results.flatMap((result) => result.names))];
  const anchor = names.find((name) => name.endsWith('master')) ?? names[0] ?? '';
  const { ratings, gap } = eloRatings(results, everybody, { name: anchor, elo: ELO });
  const rows = names.map((name, i) => {
    const { elo, interval } = ratings.find((rating) => rating.name === name) as Rating;
    const below = names[i - 1];
    const ahead: Gap | null = below === undefined ? null : gap(name, below);
    const above =
      ahead === null ? '' : `${ahead.elo > 0 ? '+' : ''}${ahead.elo} (${between(ahead.interval)})`;
    const won = rivals.map((rival) => score(results, name, rival));
    return `| ${[name.replace('lord:', ''), elo, between(interval), above, ...won].join(' | ')} |`;
  });
  const against = rivals.map((rival) => `Won against ${rival.replace(/^lord:(.*)/, 'the lord $1')}`);
  return [
    `| ${[title, 'Elo', '95 %', 'Ahead of the one above in this list', ...against].join(' | ')} |`,
    `| --- | ---: | --- | --- |${' ---: |'.repeat(rivals.length)}`,
    ...rows,
    '',
  ];
}

function cellPart(cell: QuestCell, counts: QuestCounts): string[] {
  const results = questResults(counts, cell.id);
  if (results.length === 0) return [];
  const { heroes, lords } = sidesIn(counts, cell.id);
  const yardsticks = (names: readonly string[]) => names.filter((name) => /trader$|master$/.test(name));
  const lordNames = lords.map(lordOf);
  return [
    `### ${cell.title}`,
    '',
    `${results.length} games, thinking budget ${counts.budgets[cell.id] ?? 1}.`,
    '',
    ...sideTable(
      { title: 'Heroes', names: heroes, rivals: lords.length > 0 ? yardsticks(lordNames) : [MONSTER_SIDE] },
      results,
    ),
    ...(lords.length > 0
      ? sideTable({ title: 'Evil Lord', names: lordNames, rivals: yardsticks(heroes) }, results)
      : []),
  ];
}

/** Nothing where nothing has been counted. */
export function questPart(counts: QuestCounts | null): string[] {
  if (counts === null) return [];
  return [
    '## Pug Quest',
    '',
    'All Heroes of a party are of one strength. Against the Monsters, who play by the rulebook, every strength plays the',
    'same seeds, and is rated by how often it wins; against the Evil Lord both sides are rated, each in a list of its',
    'own, from the games of everybody against the traders and masters of the other side. The games are in',
    '`docs/bots-quest.json` (`npm run tournament -- --quest`).',
    '',
    ...QUEST_CELLS.flatMap((cell) => cellPart(cell, counts)),
  ];
}
