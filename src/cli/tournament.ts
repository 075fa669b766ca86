/**
 * `npm run tournament`: every strength against the one below it at every table, of both games, until a sequential test
 * has decided whether it is 100 Elo ahead; written to `docs/bots.md`, and the games beside it. `--cells base-4,lord-3`
 * chooses the tables, `--only master,archimp` who plays (each of the list against the one before it; references and
 * `master:gambler` too; without `--resume` or `--out` it is only printed), `--minutes` ends it earlier, `--resume` goes
 * on from the games counted: a game's seed follows from its cell and number alone, so that any number of sittings gives
 * the same page as one. Games of other code stay counted where some of them, played again, end alike.
 *
 * `--manners 100` counts harm for nothing over so many games instead; `--characters 80` finds out whether the characters
 * can be told apart by their play, for `test/bots/characters.json`; `--page` only writes the page anew. `--duels 200`
 * plays the strongest against one step ahead and, at equal time, flat Monte Carlo and itself as it was
 * (`--cells former,former-4` only some of them). `--balance` counts how often the Heroes of Pug Quest win
 * (`--cells hard,even-3`), into `docs/quest-balance.md`.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, readNamed, STRENGTHS } from '../bots/names.ts';
import { isBotName, referencesOf } from '../bots/roster.ts';
import { type LongRun, minutesOption, timeLimit } from './long-run.ts';
import { printLine } from './terminal.ts';
import { BALANCE_PAGE, playBalance } from './tournament/balance.ts';
import { CELLS } from './tournament/cells.ts';
import { CHARACTER_CELLS, tellApart } from './tournament/characters.ts';
import {
  begin,
  type Header,
  playedToday,
  readCounts,
  type TournamentCounts,
  writeCounts,
} from './tournament/counts.ts';
import { BASELINES, duelsPart, playDuels } from './tournament/duels.ts';
import { LADDER, type LadderCell, rungsOf } from './tournament/ladder/cells.ts';
import { dropChanged, playLadder, readLadder, writeLadder } from './tournament/ladder/counts.ts';
import { ladderPart } from './tournament/ladder/page.ts';
import { writeTown } from './tournament/ladder/town.ts';
import { countManners } from './tournament/manners.ts';
import { tournamentPage } from './tournament/page.ts';
import { earlier } from './tournament/resume.ts';
import { command, readArgs, readWholeNumber, runCommand, UsageError, writeNamed } from './usage.ts';

/** What the game tells its players comes from the games of this page alone. */
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'bots.md');

const countsFile = (out: string): string => out.replace(/(\.md)?$/, '.json');

/** The cells of these names, of all there are; all for none. */
function chosenCells<T extends { id: string }>(text: string, cells: readonly T[]): T[] {
  if (text === '') return [...cells];
  return text.split(',').map((id) => {
    const cell = cells.find((one) => one.id === id.trim());
    if (cell !== undefined) return cell;
    throw new UsageError(`--cells: there is no '${id}'; there are ${cells.map((one) => one.id).join(', ')}`);
  });
}

/** Names of today for names of old, so that no bot is rated twice. */
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

/** Makes the tables of the page anew; one that is not there yet gets the words of `docs/bots.md`. */
function writePage(out: string, counts: TournamentCounts, ladder = readLadder(out)): void {
  const text = readFileSync(existsSync(out) ? out : PAGE, 'utf8');
  writeFileSync(out, tournamentPage(text, counts, ladder));
}

function write(out: string, counts: TournamentCounts): void {
  writeNamed('--out', out, () => {
    writeCounts(countsFile(out), counts);
    writePage(out, counts);
  });
}

interface Climb extends Pick<LongRun, 'inTime'> {
  seed: string;
  cells: string;
  only: readonly string[] | null;
  /** Where counts and page are saved; null: nowhere, what was found is only printed. */
  out: string | null;
  least: number;
  most: number;
  resume: boolean;
}

/** The tables of the ladder where all of these can play; a reference of one game is unknown in the other. */
function tablesFor(only: readonly string[] | null, text: string): LadderCell[] {
  const plays = ({ game }: LadderCell, name: string): boolean => {
    const bot = name.split(':')[0] ?? '';
    return isBotName(bot) || referencesOf(game).includes(bot);
  };
  const cells = chosenCells(text, LADDER).filter((cell) => only?.every((name) => plays(cell, name)) ?? true);
  if (cells.length > 0) return cells;
  throw new UsageError(`--only: there is no table where ${only?.join(' and ')} both play`);
}

/** Plays the ladder; of the page the part about it is new. */
function climb({ seed, cells, only, out, least, most, resume, inTime }: Climb): number {
  const before = resume && out !== null ? readLadder(out) : null;
  if (before !== null && before.seed !== seed)
    throw new UsageError(`--resume: the ladder counts games of seed ${before.seed}`);
  const counts = before ?? { seed, cells: {} };
  const save = (file: string): void =>
    writeNamed('--out', file, () => {
      writeLadder(file, counts);
      const others = readCounts(countsFile(file));
      if (others !== null) writePage(file, others, counts);
      if (file === PAGE) writeTown(counts);
    });
  const how = {
    cells: tablesFor(only, cells),
    rungsOf: (cell: LadderCell) => rungsOf(cell, only ?? undefined),
    least,
    most,
    inTime,
    ...(out === null ? {} : { save: () => save(out) }),
  };
  dropChanged(counts, how);
  playLadder(counts, how);
  printLine(ladderPart(counts, how).join('\n'));
  return 0;
}

const COMMAND = command({
  call: 'npm run tournament',
  about: 'Every strength against the one below it at every table, into docs/bots.md.',
  options: {
    games: { type: 'string', value: 'N', default: '40', help: 'games that every two are to have at a table' },
    most: { type: 'string', value: 'N', default: '400', help: 'games after which two are left undecided' },
    seed: { type: 'string', value: 'TEXT', help: 'which games' },
    budget: {
      type: 'string',
      value: 'N',
      default: '1',
      help: 'how long bots think, up to 10; on the ladder it is fixed',
    },
    minutes: minutesOption(),
    cells: { type: 'string', value: 'LIST', default: '', help: 'which tables, such as base-4,full-4' },
    only: {
      type: 'string',
      value: 'LIST',
      default: '',
      help: 'who plays, such as master,archimp; without --resume or --out it is only printed',
    },
    resume: {
      type: 'boolean',
      default: false,
      help: 'goes on from the games counted, if they still run alike',
    },
    page: { type: 'boolean', default: false, help: 'only writes the page anew' },
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
      help: 'so many games of the strongest against those to measure it by',
    },
    balance: { type: 'boolean', default: false, help: 'counts how often the Heroes of Pug Quest win' },
    out: { type: 'string', value: 'FILE', help: 'where the page goes' },
  },
  example: '--cells base-4 --only apprentice,master --minutes 30 --resume',
});

export function tournament(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const { seed = values.balance ? 'quest' : 'tournament' } = values;
  const { out = values.balance ? BALANCE_PAGE : PAGE } = values;
  const games = readWholeNumber('--games', values.games, 1, 100_000);
  const budget = Number(values.budget);
  if (!(budget > 0 && budget <= 10)) throw new UsageError('--budget takes a number up to 10');
  const inTime = timeLimit(values.minutes);
  if (values.balance) {
    const bot = values.only === '' ? 'hard' : values.only;
    if (!isBotName(bot))
      throw new UsageError(`--only: no bot is called '${bot}'; with --balance it takes one`);
    const { cells, resume } = values;
    return playBalance({ bot, games, seed, budget, cells, resume, inTime }, out);
  }
  const only = chosenBots(values.only);
  if (values.page) {
    const counts = readCounts(countsFile(out));
    if (counts === null) throw new UsageError(`--page: there is no '${countsFile(out)}'`);
    const ladder = readLadder(out);
    writePage(out, counts, ladder);
    if (ladder !== null && out === PAGE) writeTown(ladder);
    return 0;
  }
  if (values.characters === '' && values.manners === '' && values.duels === '') {
    const most = readWholeNumber('--most', values.most, 2, 100_000);
    const { cells, resume } = values;
    // A comparison of a few must not overwrite what was counted of all.
    const file = only !== null && !resume && values.out === undefined ? null : out;
    return climb({ seed, cells, only, out: file, least: games / 2, most: most / 2, resume, inTime });
  }
  const header: Header = { seed, ...playedToday() };
  const counts: TournamentCounts = (values.resume ? earlier(countsFile(out), header) : null) ?? {
    ...header,
    budgets: {},
    games: {},
  };
  const save = (): void => write(out, counts);
  if (values.characters !== '') {
    const most = readWholeNumber('--characters', values.characters, 40, 10_000);
    for (const cell of chosenCells(values.cells, CHARACTER_CELLS)) {
      begin(counts, cell.id, budget);
      const { judge: _judge, ...report } = tellApart(cell, most, { seed, budget, inTime }, counts.games);
      printLine(JSON.stringify({ cell: cell.id, ...report }, null, 1));
    }
  } else if (values.manners !== '') {
    const most = readWholeNumber('--manners', values.manners, 1, 1_000_000);
    countManners(
      only ?? [...STRENGTHS],
      chosenCells(values.cells, CELLS),
      most,
      { seed, budget, inTime, save },
      counts,
    );
    printLine(JSON.stringify(counts.manners, null, 1));
  } else {
    const most = readWholeNumber('--duels', values.duels, 1, 100_000);
    const duels = chosenCells(values.cells, BASELINES);
    playDuels(most, { seed, budget, inTime, save }, counts, duels);
    printLine(duelsPart(counts).join('\n'));
  }
  write(out, counts);
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, tournament);
