/**
 * `npm run tournament`: round robins of the bots with seats rotated and common seeds, and how strong they are by that,
 * with 95 % intervals; written to `docs/bots.md`, and the games beside it. `--cells base-4,full-4` chooses the tables,
 * `--only master,archimp` who plays (references and `master:gambler` too), `--minutes` ends it earlier, `--resume` goes
 * on from the games counted: a game's seed follows from its cell and number alone, so that any number of sittings gives
 * the same page as one. `--manners 100` counts harm for nothing over so many games instead; `--characters 80` finds out whether
 * the characters can be told apart by their play, for `test/bots/characters.json`; `--pairings` plays one bot
 * among others of one kind, for `test/bots/strength.json`; `--page` only writes the page anew. `--adopt 60 --resume`
 * goes on from games that other code has played: that many are played again, and cells that end alike stay counted.
 * `--duels 200` plays the strongest heads-up against one step ahead and, at equal time, flat Monte Carlo.
 * `--quest` plays Pug Quest instead (`--cells quest-3,lord-3`), whose games stand in a file of their own; `--balance`
 * counts how often its Heroes win (`--cells hard,even-3`), into `docs/quest-balance.md`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, readNamed, STRENGTHS } from '../bots/names.ts';
import { isBotName, referencesOf } from '../bots/roster.ts';
import { playPetz } from './playing.ts';
import { printLine } from './terminal.ts';
import { adopt } from './tournament/adopt.ts';
import { playBalance } from './tournament/balance.ts';
import { CELLS, type Company, companies, lineup, type TableCell, tableSetup } from './tournament/cells.ts';
import { tellApart } from './tournament/characters.ts';
import {
  begin,
  companyKey,
  earlier,
  type Header,
  playedToday,
  readCounts,
  type TournamentCounts,
  writeCounts,
} from './tournament/counts.ts';
import { playDuels } from './tournament/duels.ts';
import { duelsPart } from './tournament/duels-page.ts';
import { countManners, mannersOf } from './tournament/manners.ts';
import { tournamentPage } from './tournament/page.ts';
import { playPairings } from './tournament/pairings.ts';
import { readQuest } from './tournament/quest.ts';
import { chosenQuests, playQuests } from './tournament/quests.ts';
import { command, readArgs, runCommand, UsageError, wholeNumber } from './usage.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

const countsFile = (out: string): string => out.replace(/(\.md)?$/, '.json');

/** A table of a cell, and how many games it has had. */
interface Open {
  cell: TableCell;
  company: Company;
}

function chosenCells(text: string): TableCell[] {
  if (text === '') return [...CELLS];
  return text.split(',').map((id) => {
    const cell = CELLS.find((one) => one.id === id.trim());
    if (cell !== undefined) return cell;
    throw new UsageError(`--cells: there is no '${id}'; there are ${CELLS.map((one) => one.id).join(', ')}`);
  });
}

/** Names of today for names of old, so that nobody is rated twice. */
function chosenBots(text: string): string[] | null {
  if (text === '') return null;
  const names = text.split(',').map((one) => {
    const read = readNamed(one.trim());
    const known = read === null ? null : canonical(read.name);
    const name = known ?? (referencesOf('petz').includes(read?.name ?? '') ? read?.name : undefined);
    if (read === null || name === undefined) throw new UsageError(`--only: no bot is called '${one}'`);
    return read.character === undefined ? name : `${name}:${read.character}`;
  });
  if (names.length < 2) throw new UsageError('--only takes two bots or more');
  return names;
}

/** Every table of the chosen cells; `only` replaces who meets there. */
function tablesOf(cells: readonly TableCell[], only: readonly string[] | null): Open[] {
  return cells.flatMap((cell) =>
    companies(only ?? cell.pool ?? STRENGTHS, cell.seats).map((company) => ({ cell, company })),
  );
}

/** One game more at the table with the fewest; false once all have enough. */
function playOne(tables: readonly Open[], counts: TournamentCounts, most: number, budget: number): boolean {
  const played = ({ cell, company }: Open) => {
    counts.games[cell.id] ??= {};
    const games = counts.games[cell.id] ?? {};
    games[companyKey(company)] ??= [];
    return games[companyKey(company)] ?? [];
  };
  const next = tables.reduce<Open | null>(
    (best, one) => (best === null || played(one).length < played(best).length ? one : best),
    null,
  );
  if (next === null || played(next).length >= most) return false;
  const list = played(next);
  const { names, block } = lineup(next.company, list.length);
  const seed = `${counts.seed}.${next.cell.id}.${block}`;
  const watch = mannersOf(names, counts);
  const { outcome } = playPetz(tableSetup(next.cell), names, seed, { budget, watch }).state;
  list.push([[...(outcome?.scores ?? [])], [...(outcome?.winners ?? [])]]);
  return true;
}

function write(out: string, counts: TournamentCounts): void {
  try {
    writeCounts(countsFile(out), counts);
    writeFileSync(out, tournamentPage(counts, readQuest(out)));
  } catch {
    throw new UsageError(`--out: '${out}' cannot be written`);
  }
}

/** Counts are written again and again, so that what is stopped is not lost. */
const WRITE_EVERY = 20;

const COMMAND = command({
  call: 'npm run tournament',
  about: 'Round robins of the bots, and how strong they are by that, into docs/bots.md.',
  options: {
    games: { type: 'string', value: 'N', default: '40', help: 'games at each table' },
    seed: { type: 'string', value: 'TEXT', help: 'which games' },
    budget: { type: 'string', value: 'N', default: '1', help: 'how long bots think, up to 10' },
    minutes: { type: 'string', value: 'N', default: '600', help: 'ends it earlier' },
    cells: { type: 'string', value: 'LIST', default: '', help: 'which tables, such as base-4,full-4' },
    only: { type: 'string', value: 'LIST', default: '', help: 'who plays, such as master,archimp' },
    resume: { type: 'boolean', default: false, help: 'goes on from the games counted' },
    page: { type: 'boolean', default: false, help: 'only writes the page anew' },
    adopt: {
      type: 'string',
      value: 'N',
      default: '',
      help: 'with --resume: so many games of other code are played again, and cells that end alike stay',
    },
    manners: { type: 'string', value: 'N', default: '', help: 'counts harm for nothing over so many games' },
    characters: {
      type: 'string',
      value: 'N',
      default: '',
      help: 'finds out whether the characters can be told apart',
    },
    duels: {
      type: 'string',
      value: 'N',
      default: '',
      help: 'so many games of the strongest against one step ahead',
    },
    pairings: { type: 'boolean', default: false, help: 'one bot among others of one kind' },
    quest: { type: 'boolean', default: false, help: 'plays Pug Quest' },
    balance: { type: 'boolean', default: false, help: 'counts how often the Heroes of Pug Quest win' },
    out: { type: 'string', value: 'FILE', help: 'where the page goes' },
  },
  example: '--cells base-4 --only apprentice,master --minutes 30 --resume',
});

export function tournament(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const { seed = values.balance ? 'quest' : 'tournament' } = values;
  const { out = join(DOCS, values.balance ? 'quest-balance.md' : 'bots.md') } = values;
  const games = wholeNumber('--games', values.games, 1, 100_000);
  const budget = Number(values.budget);
  if (!(budget > 0 && budget <= 10)) throw new UsageError('--budget takes a number up to 10');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new UsageError('--minutes takes a number');
  const stop = performance.now() + 60_000 * minutes;
  const inTime = (): boolean => performance.now() < stop;
  const again = values.adopt === '' ? null : wholeNumber('--adopt', values.adopt, 1, 100_000);
  if (values.balance) {
    const bot = values.only === '' ? 'hard' : values.only;
    if (!isBotName(bot))
      throw new UsageError(`--only: no bot is called '${bot}'; with --balance it takes one`);
    const { cells, resume } = values;
    return playBalance({ bot, games, seed, budget, cells, resume, adopt: again, inTime }, out);
  }
  const only = chosenBots(values.only);
  if (values.quest) {
    const how = { seed, budget, minutes, only: only ?? [...STRENGTHS], resume: values.resume };
    return playQuests(chosenQuests(values.cells), games, how, out);
  }
  const cells = chosenCells(values.cells);
  if (values.pairings) return playPairings(games, seed);
  if (values.page) {
    const counts = readCounts(countsFile(out));
    if (counts === null) throw new UsageError(`--page: there is no '${countsFile(out)}'`);
    writeFileSync(out, tournamentPage(counts, readQuest(out)));
    return 0;
  }
  const header: Header = { seed, ...playedToday() };
  if (again !== null) adopt(countsFile(out), header, again, inTime);
  const counts: TournamentCounts = (values.resume ? earlier(countsFile(out), header) : null) ?? {
    ...header,
    budgets: {},
    games: {},
  };
  const keep = (): void => write(out, counts);
  if (values.characters !== '') {
    const most = wholeNumber('--characters', values.characters, 40, 10_000);
    begin(counts, 'characters-4', budget);
    const { judge: _judge, ...told } = tellApart(most, { seed, budget, inTime }, counts.games);
    printLine(JSON.stringify(told, null, 1));
  } else if (values.manners !== '') {
    const most = wholeNumber('--manners', values.manners, 1, 1_000_000);
    countManners(only ?? [...STRENGTHS], cells, most, { seed, budget, inTime, keep }, counts);
    printLine(JSON.stringify(counts.manners, null, 1));
  } else if (values.duels !== '') {
    const most = wholeNumber('--duels', values.duels, 1, 100_000);
    playDuels(most, { seed, budget, inTime, keep }, counts);
    printLine(duelsPart(counts).join('\n'));
  } else {
    for (const cell of cells) begin(counts, cell.id, budget);
    const tables = tablesOf(cells, only);
    for (let i = 1; inTime() && playOne(tables, counts, games, budget); i++)
      if (i % WRITE_EVERY === 0) write(out, counts);
    printLine(tournamentPage(counts, null));
  }
  write(out, counts);
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, tournament);
