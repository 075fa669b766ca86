/**
 * `npm run daily-pars`: what the medals of the daily fairs ask for, found by bots who play every fair of the cycle.
 * Bronze is what half of the hatchlings reach, gold what one trader of four does, silver lies halfway between them.
 * `--games 20` says how many games each strength plays at a fair; `--fair 7` plays only that one; fairs that have not
 * changed since their pars were found are left alone, unless `--all` is said.
 */

import { fair, fairPrint, type Par } from '../campaign/daily/daily.ts';
import { FAIRS, fairKind } from '../campaign/daily/fairs.ts';
import pars, { type Pars } from '../campaign/daily/pars.ts';
import { jsonListText } from './json-text.ts';
import { PARS, writeFile } from './levels/disk.ts';
import { playLevel } from './levels/play.ts';
import { quantile } from './statistics.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, readWholeNumber, runCommand } from './usage.ts';

const COMMAND = command({
  call: 'npm run daily-pars',
  about: 'What the medals of the daily fairs ask for, found by bots who play every fair of the cycle.',
  options: {
    games: { type: 'string', value: 'N', default: '20', help: 'games of each strength at a fair' },
    fair: { type: 'string', value: 'N', help: 'only this fair, and nothing is written' },
    all: { type: 'boolean', default: false, help: 'also fairs that have not changed' },
  },
  example: '--fair 7 --games 4',
});

/** Which share of a strength's games stays below a medal. */
const BRONZE = { strength: 'hatchling', share: 0.5 };
const GOLD = { strength: 'trader', share: 0.75 };

/** The points of one game; a fair's first goal counts them. */
function pointsOf(number: number, strength: string, game: number): number {
  const { goals } = playLevel(fair(number, 'daily.2024-01-01'), strength, `fair-${number}`, {
    dice: `fair ${number}|${strength} ${game}`,
  });
  return goals[0]?.now ?? 0;
}

/** What the medals of a fair ask for; each is more than the one before, and by as much. */
export function findPar(number: number, games: number): Par {
  const reached = ({ strength, share }: typeof BRONZE): number => {
    const points = Array.from({ length: games }, (_, game) => pointsOf(number, strength, game));
    return Math.ceil(quantile(points, share));
  };
  const bronze = Math.max(1, reached(BRONZE));
  const gold = Math.max(bronze + 2, reached(GOLD));
  return [bronze, Math.ceil((bronze + gold) / 2), gold];
}

function dailyPars(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const games = readWholeNumber('--games', values.games, 1, 1000);
  const only = values.fair === undefined ? null : readWholeNumber('--fair', values.fair, 0, FAIRS - 1);
  const found: Pars = { games, fairs: [...pars.fairs] };
  for (let number = 0; number < FAIRS; number++) {
    const of = fairPrint(number);
    const isFresh = !values.all && pars.games === games && pars.fairs[number]?.of === of;
    if (only === null ? isFresh : number !== only) continue;
    const par = findPar(number, games);
    found.fairs[number] = { of, par: [...par] };
    printLine(`fair ${number} (${fairKind(number)}): ${par.join(', ')}`);
    if (only === null) writeFile(PARS, jsonListText({ games }, 'fairs', found.fairs));
  }
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, dailyPars);
