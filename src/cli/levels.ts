/**
 * `npm run levels`: reads every level, replays every solution to its stars, and prints the table; `-- ID …` only these.
 * `-- --record ID` finds a solution, `-- --town ID …` counts how bots do, `-- --prove ID …` searches
 * puzzles through and rates them, `-- --mined` proves the mined puzzles again, `-- --hints ID …` plays by hints alone, `-- --schema` and `-- --docs`
 * write the JSON Schema and the tables of the guide.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRENGTHS } from '../bots/names.ts';
import { root } from './capture.ts';
import { jsonText } from './json-text.ts';
import { checkCampaignFiles, checkOne, checkSolution, recordedBefore } from './levels/check.ts';
import {
  type CampaignFiles,
  findLevel,
  type LevelFiles,
  proofFile,
  readCampaignFiles,
  SCHEMA,
  solutionFile,
  writeFile,
} from './levels/disk.ts';
import { DOCS, docsText, levelTable } from './levels/docs.ts';
import { countHints, reachedIn } from './levels/hint-counts.ts';
import { proveLevel } from './levels/prove.ts';
import { recordLevel, solutionText } from './levels/record.ts';
import { schemaText } from './levels/schema.ts';
import { addWins, TOWN, winsIn, winsOf, withTown } from './levels/town.ts';
import { type LongRun, minutesOption, stepsInTime, timeLimit } from './long-run.ts';
import { checkAllMined, checkSomeMined } from './mine/check.ts';
import { rateMade } from './mine/rate.ts';
import { complain, howMany, printLine } from './terminal.ts';
import { command, readArgs, readWholeNumber, runCommand, UsageError } from './usage.ts';

const COMMAND = command({
  call: 'npm run levels',
  about: 'Checks every level and replays every solution to its stars; with ids only these.',
  operands: 'ID…|all',
  options: {
    record: { type: 'boolean', default: false, help: 'finds a solution and keeps it' },
    town: { type: 'boolean', default: false, help: 'counts how often the bots win each star' },
    prove: { type: 'boolean', default: false, help: 'searches puzzles through and rates them' },
    hints: {
      type: 'boolean',
      default: false,
      help: 'counts how often hints alone reach the must, and the master',
    },
    schema: { type: 'boolean', default: false, help: 'writes the JSON Schema of a level' },
    docs: { type: 'boolean', default: false, help: 'writes the tables of docs/levels.md' },
    strength: { type: 'string', value: 'NAME', help: 'which bot, for --record and --town' },
    tries: { type: 'string', value: 'N', default: '50', help: 'games --record plays at most' },
    games: { type: 'string', value: 'N', default: '200', help: 'games --town and --hints play' },
    minutes: minutesOption('ends --town, --hints and --mined earlier'),
    resume: {
      type: 'boolean',
      default: false,
      help: 'with --town, --hints and --mined: goes on from the counts there are',
    },
    mined: { type: 'boolean', default: false, help: 'proves the mined puzzles again and counts them' },
    sample: { type: 'string', value: 'N', help: 'with --mined: only so many of them, without counts' },
    archimp: { type: 'boolean', default: false, help: 'with --town: the archimp too' },
  },
  example: '--record town.1',
});

/** The levels that are named, all if `all` is; a name that no level has is a mistake. */
function chosen({ levels, problems }: CampaignFiles, names: readonly string[]): LevelFiles[] {
  if (names.length === 0) throw new UsageError('which level? name its id, such as town.1, or all');
  if (names.includes('all')) return levels;
  return names.map((name) => {
    const found = findLevel(levels, name);
    if (found !== undefined) return found;
    for (const line of problems) complain(line);
    throw new UsageError(`no level that can be read is called '${name}'`);
  });
}

type StrengthName = (typeof STRENGTHS)[number];

function checkStrength(name: string): StrengthName {
  const found = STRENGTHS.find((strength) => strength === name);
  if (found !== undefined) return found;
  throw new UsageError(`--strength takes ${STRENGTHS.join(', ')}, not '${name}'`);
}

/** Finds solutions and writes them; an older one that holds and is as good stays. */
function record(files: readonly LevelFiles[], strength: string, tries: number): number {
  let code = 0;
  for (const one of files) {
    const { file, level, solution } = one;
    const report = (line: string) => printLine(`${level.id}: ${line}`);
    const found = recordLevel(level, { strength, tries }, report, recordedBefore(one));
    const old = solution !== null && checkSolution(one).length === 0 ? solution.stars : 0;
    if (found !== null && found.stars > old) writeFile(solutionFile(file), solutionText(found));
    else if (old > 0) printLine(`${level.id}: the solution with ${old} stars stays`);
    else {
      complain(`${level.id}: not won in ${tries} ${tries === 1 ? 'try' : 'tries'} by a ${strength}`);
      code = 1;
    }
  }
  return code;
}

interface Counting extends Pick<LongRun, 'inTime'> {
  games: number;
  resume: boolean;
}

/** Counts how often the bots win each star and writes it down now and then, level by level and strength by strength. */
function town(
  files: readonly LevelFiles[],
  strengths: readonly StrengthName[],
  { games, inTime, resume }: Counting,
): number {
  for (const { file, level, proof, first } of files) {
    let now = proof;
    for (const strength of strengths) {
      let wins = (resume ? winsIn(now, level, strength) : null) ?? winsOf(level, strength, 0);
      const played = () => wins[0]?.[1] ?? 0;
      const save = () => now !== proof && now !== null && writeFile(proofFile(file), jsonText(now));
      for (const _ of stepsInTime({ inTime, save })) {
        if (played() >= games) break;
        wins = addWins(wins, winsOf(level, strength, 1, played(), first?.level));
        now = withTown(now, level, { [strength]: wins });
      }
      const won = wins.map(([count]) => count).join(', ');
      printLine(`${level.id}: ${strength} won ${won} stars in ${howMany(played(), 'game')}`);
    }
  }
  return 0;
}

/** Searches puzzles through and writes down what was found, with the line as the solution. */
function prove(files: readonly LevelFiles[]): number {
  let code = 0;
  for (const { file, level } of files.filter((one) => one.level.kind === 'puzzle')) {
    const found = proveLevel(level);
    if ('problem' in found) {
      complain(`${level.id}: ${found.problem}`);
      code = 1;
      continue;
    }
    const { proof, solution, second } = found;
    const counted = `${proof.best} at best, ${second.score} next best`;
    printLine(`${level.id}: ${counted}, ${proof.lines} lines, ${proof.positions} positions`);
    writeFile(proofFile(file), jsonText({ ...proof, ...rateMade(level) }));
    if (solution.stars > 0) writeFile(solutionFile(file), solutionText(solution));
    else complain(`${level.id}: it cannot be won for certain`);
  }
  return code;
}

/** Counts whether a player who follows only hints reaches the must as often as the master does, and writes it down. */
async function hints(files: readonly LevelFiles[], how: Counting): Promise<number> {
  const chosen = files.map(({ level }) => level);
  const counts = await countHints(chosen, how);
  let code = 0;
  for (const { id } of chosen) {
    const { games: played = '' } = counts[id] ?? {};
    const found = reachedIn(played);
    printLine(`${id}: hints ${found.hints} of ${played.length}, master ${found.master} of ${played.length}`);
    if (found.hints < found.master) code = 1;
  }
  writeDocs();
  return code;
}

/** Proves mined puzzles again: so many of them, or all, and what came of each pack is written down. */
function mined(sample: number | null, how: Omit<Counting, 'games'>): number {
  const { problems, looked } = sample === null ? checkAllMined(how, printLine) : checkSomeMined(sample);
  if (sample === null) writeDocs();
  for (const line of problems) complain(line);
  printLine(`${howMany(looked, 'mined puzzle')}, ${howMany(problems.length, 'problem')}`);
  return problems.length > 0 ? 1 : 0;
}

function writeDocs(): void {
  writeFile(DOCS, docsText(readFileSync(join(root, DOCS), 'utf8')));
  printLine(`${DOCS} written`);
}

/** Checks everything, or the named levels alone. */
function check(all: CampaignFiles, names: readonly string[]): number {
  const files = names.length === 0 ? all.levels : chosen(all, names);
  const problems = names.length === 0 ? checkCampaignFiles(all) : files.flatMap((one) => checkOne(one));
  printLine(levelTable(files));
  for (const line of problems) complain(line);
  printLine(`${howMany(files.length, 'level')}, ${howMany(problems.length, 'problem')}`);
  return problems.length > 0 ? 1 : 0;
}

export function checkLevels(args: readonly string[]): number | Promise<number> {
  const { values, positionals } = readArgs(args, COMMAND);
  if (values.schema) {
    writeFile(SCHEMA, schemaText());
    printLine(`${SCHEMA} written`);
    return 0;
  }
  if (values.docs) {
    writeDocs();
    return 0;
  }
  const inTime = timeLimit(values.minutes);
  const { sample, resume } = values;
  if (values.mined)
    return mined(sample === undefined ? null : readWholeNumber('--sample', sample, 1, 1_000_000), {
      ...{ inTime, resume },
    });
  const all = readCampaignFiles();
  if (values.record) {
    const tries = readWholeNumber('--tries', values.tries, 1, 100_000);
    return record(chosen(all, positionals), checkStrength(values.strength ?? 'master'), tries);
  }
  if (values.prove) return prove(chosen(all, positionals));
  if (values.hints || values.town) {
    const levels = chosen(all, positionals);
    const games = readWholeNumber('--games', values.games, 1, 100_000);
    const how = { games, inTime, resume };
    if (values.hints) return hints(levels, how);
    const usual = values.archimp ? ([...TOWN, 'archimp'] as const) : TOWN;
    return town(levels, values.strength === undefined ? usual : [checkStrength(values.strength)], how);
  }
  return check(all, positionals);
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, checkLevels);
