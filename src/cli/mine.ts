/**
 * `npm run mine`: bots play each other, and positions in which one line of answers is clearly best, and not obvious, become
 * puzzles in `levels/mined/`. The same seed and kinds find the same puzzles.
 */

import type { MinedKind, MinedPuzzle } from '../campaign/mined/schema.ts';
import { minutesOption, stepsInTime, timeLimit } from './long-run.ts';
import { readMinedFiles, writeMinedFiles } from './mine/files.ts';
import { groupPuzzleFrom, groupPuzzleOf } from './mine/group/puzzle.ts';
import { AGREED_KINDS, CUTS, MINED_QUEST_KINDS, SHOP_KINDS } from './mine/kinds.ts';
import { ALLEY_GAMES, BASE_GAMES, CLOSE_GAMES, positionsOf } from './mine/positions.ts';
import { type NoPuzzle, puzzleFrom } from './mine/puzzle.ts';
import { questPositionsOf } from './mine/quest/positions.ts';
import { questPuzzleFrom } from './mine/quest/puzzle.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, runCommand, UsageError } from './usage.ts';

const KINDS = [...SHOP_KINDS, ...MINED_QUEST_KINDS, ...AGREED_KINDS];

const COMMAND = command({
  call: 'npm run mine',
  about: 'Finds puzzles in games between bots and writes them into packs.',
  options: {
    minutes: minutesOption('ends after so long', '10'),
    kind: {
      type: 'string',
      value: 'NAMES',
      help: `only these kinds, with commas between them: ${KINDS.join(', ')}`,
    },
    seed: { type: 'string', value: 'WORD', default: 'mine', help: 'other games' },
    resume: {
      type: 'boolean',
      default: false,
      help: 'keeps the puzzles there are and goes on behind their games',
    },
    renew: {
      type: 'boolean',
      default: false,
      help: 'judges the puzzles of grouping there are by the bots as they are now, and finds none',
    },
  },
  example: '--minutes 60 --resume',
});

/** After so many games what was found is written down. */
const PAGE = 10;

function kindsOf(names: string | undefined): readonly MinedKind[] {
  const wanted = names?.split(',') ?? KINDS;
  const wrong = wanted.find((name) => KINDS.every((kind) => kind !== name));
  if (wrong === undefined) return KINDS.filter((kind) => wanted.includes(kind));
  throw new UsageError(`--kind takes ${KINDS.join(', ')}, not '${wrong}'`);
}

/** How many of each name there are, the most first. */
function counts(names: readonly string[]): string {
  const all = [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length] as const);
  return all
    .sort((a, b) => b[1] - a[1])
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
}

/** What a run has found, and why it has not found more. */
interface Finds {
  known: Map<string, MinedPuzzle>;
  refused: string[];
}

/** One puzzle at most out of a position, of the kind there are fewest of. */
function ofPosition<K extends MinedKind>(
  kinds: readonly K[],
  { known, refused }: Finds,
  look: (kind: K) => MinedPuzzle | NoPuzzle,
): void {
  const count = (kind: K) => [...known.values()].filter((one) => one.kind === kind).length;
  for (const kind of [...kinds].sort((a, b) => count(a) - count(b))) {
    const found = look(kind);
    if (typeof found !== 'string') {
      known.set(found.id, found);
      return;
    }
    refused.push(`${found} (${kind})`);
  }
}

/** Of puzzles whose answer is a number no more than this share has the same: who knows it need not think. */
const SAME = 0.55;
/** So many may have it in any case. */
const FEW = 12;

/** Whether a puzzle of grouping with this answer is not one too many. */
function isRare({ known }: Finds): (size: number) => boolean {
  const sizes = [...known.values()].flatMap(({ kind, level }) => {
    return kind === 'group' ? [(level as { goals: { size: number }[] }).goals[0]?.size] : [];
  });
  return (size) => sizes.filter((one) => one === size).length < Math.max(FEW, SAME * sizes.length);
}

/** One game's puzzles, of each game that has a kind that is wanted. */
function ofGame(seed: string, kinds: readonly MinedKind[], finds: Finds): void {
  const isKnown = (id: string) => finds.known.has(id);
  for (const isInAlleys of [false, true]) {
    const here = SHOP_KINDS.filter((kind) => kinds.includes(kind) && CUTS[kind].isInAlleys === isInAlleys);
    if (here.length === 0) continue;
    for (const position of positionsOf(seed, isInAlleys ? ALLEY_GAMES : BASE_GAMES))
      ofPosition(here, finds, (kind) => puzzleFrom(position, kind, isKnown));
  }
  const agreed = AGREED_KINDS.filter((kind) => kinds.includes(kind));
  if (agreed.length > 0)
    for (const position of [BASE_GAMES, CLOSE_GAMES].flatMap((games) => positionsOf(seed, games)))
      ofPosition(agreed, finds, () => groupPuzzleFrom(position, { isKnown, isWanted: isRare(finds) }));
  const here = MINED_QUEST_KINDS.filter((kind) => kinds.includes(kind));
  if (here.length === 0) return;
  for (const position of questPositionsOf(seed))
    ofPosition(here, finds, (kind) => questPuzzleFrom(position, kind, isKnown));
}

/** Strong shops are bots, and bots get better: what they do not agree on any more is no puzzle. */
function renew(): number {
  const { puzzles, index } = readMinedFiles();
  const wish = { isKnown: () => false, isWanted: () => true };
  const agreed = puzzles.flatMap((one): MinedPuzzle[] => {
    if (one.kind !== 'group') return [one];
    const { goals: _, ...parts } = one.level;
    const again = groupPuzzleOf(parts, wish);
    if (typeof again !== 'string') return [again];
    printLine(`${one.id}: ${again}`);
    return [];
  });
  writeMinedFiles(agreed, index.games);
  return 0;
}

function mine(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  if (values.renew) return renew();
  const inTime = timeLimit(values.minutes);
  const kinds = kindsOf(values.kind);
  const before = values.resume ? readMinedFiles() : { puzzles: [], index: { games: {}, puzzles: [] } };
  const known = new Map<string, MinedPuzzle>(before.puzzles.map((one) => [one.id, one]));
  const name = values.kind === undefined ? values.seed : `${values.seed}.${kinds.join('.')}`;
  const games: Record<string, number> = { ...before.index.games };
  const refused: string[] = [];
  const processor = process.cpuUsage();
  const save = () => writeMinedFiles([...known.values()], games);
  for (const _ of stepsInTime({ inTime, save }, PAGE)) {
    const at = (games[name] ?? 0) + 1;
    ofGame(`${name} ${at}`, kinds, { known, refused });
    games[name] = at;
    if (at % PAGE !== 0) continue;
    const spent = process.cpuUsage(processor);
    const used = (spent.user + spent.system) / 60_000_000;
    const fresh = known.size - before.puzzles.length;
    printLine(
      `game ${at}: ${known.size} puzzles (${counts([...known.values()].map(({ kind }) => kind))}), ${(fresh / used).toFixed(1)} a processor minute`,
    );
  }
  printLine(`no puzzles: ${counts(refused)}`);
  return 0;
}

await runCommand(COMMAND, mine);
