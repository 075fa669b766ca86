/**
 * `npm run mine`: bots play each other, and positions in which one line of answers is clearly best, and not obvious, become
 * puzzles in `levels/mined/`. The same seed and kinds find the same puzzles.
 */

import type { MinedPuzzle } from '../campaign/mined/schema.ts';
import { readMinedFiles, writeMinedFiles } from './mine/files.ts';
import { CUTS, SHOP_KINDS, type ShopKind } from './mine/kinds.ts';
import { positionsOf } from './mine/positions.ts';
import { quarry } from './mine/quarry.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, readWholeNumber, runCommand, UsageError } from './usage.ts';

const COMMAND = command({
  call: 'npm run mine',
  about: 'Finds puzzles in games between bots and writes them into packs.',
  options: {
    minutes: { type: 'string', value: 'N', default: '10', help: 'ends after so long' },
    kind: { type: 'string', value: 'NAME', help: `only this kind: ${SHOP_KINDS.join(', ')}` },
    seed: { type: 'string', value: 'WORD', default: 'mine', help: 'other games' },
    resume: {
      type: 'boolean',
      default: false,
      help: 'keeps the puzzles there are and goes on behind their games',
    },
  },
  example: '--minutes 60 --resume',
});

/** After so many games what was found is written down. */
const PAGE = 10;

function kindsOf(name: string | undefined): readonly ShopKind[] {
  const found = SHOP_KINDS.filter((kind) => name === undefined || kind === name);
  if (found.length > 0) return found;
  throw new UsageError(`--kind takes ${SHOP_KINDS.join(', ')}, not '${name}'`);
}

/** How many of each name there are, the most first. */
function counts(names: readonly string[]): string {
  const all = [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length] as const);
  return all
    .sort((a, b) => b[1] - a[1])
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
}

/** One game's puzzles: one at most of each position, of the kind there are fewest of. */
function ofGame(
  seed: string,
  kinds: readonly ShopKind[],
  known: Map<string, MinedPuzzle>,
  refused: string[],
): void {
  for (const isInAlleys of [false, true]) {
    const here = kinds.filter((kind) => CUTS[kind].isInAlleys === isInAlleys);
    if (here.length === 0) continue;
    for (const position of positionsOf(seed, isInAlleys)) {
      const count = (kind: ShopKind) => [...known.values()].filter((one) => one.kind === kind).length;
      for (const kind of [...here].sort((a, b) => count(a) - count(b))) {
        const found = quarry(position, kind, (id) => known.has(id));
        if (typeof found === 'string') {
          refused.push(`${found} (${kind})`);
          continue;
        }
        known.set(found.id, found);
        break;
      }
    }
  }
}

function mine(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const minutes = readWholeNumber('--minutes', values.minutes, 1, 100_000);
  const kinds = kindsOf(values.kind);
  const before = values.resume ? readMinedFiles() : { puzzles: [], index: { games: {}, puzzles: [] } };
  const known = new Map<string, MinedPuzzle>(before.puzzles.map((one) => [one.id, one]));
  const name = values.kind === undefined ? values.seed : `${values.seed}.${values.kind}`;
  const games: Record<string, number> = { ...before.index.games };
  const refused: string[] = [];
  const processor = process.cpuUsage();
  const stop = performance.now() + 60_000 * minutes;
  while (performance.now() < stop) {
    const at = (games[name] ?? 0) + 1;
    ofGame(`${name} ${at}`, kinds, known, refused);
    games[name] = at;
    if (at % PAGE !== 0) continue;
    writeMinedFiles([...known.values()], games);
    const spent = process.cpuUsage(processor);
    const used = (spent.user + spent.system) / 60_000_000;
    const fresh = known.size - before.puzzles.length;
    printLine(
      `game ${at}: ${known.size} puzzles (${counts([...known.values()].map(({ kind }) => kind))}), ${(fresh / used).toFixed(1)} a processor minute`,
    );
  }
  writeMinedFiles([...known.values()], games);
  printLine(`no puzzles: ${counts(refused)}`);
  return 0;
}

await runCommand(COMMAND, mine);
