/**
 * `npm run honest -- --positions 10000`: are the bots honest? At positions of games of every kind, everything hidden
 * from the seat that has to answer is dealt anew, twice and in different ways; with the same dice of its own the bot
 * must answer as before. All strengths and characters take turns.
 */

import { BOT_NAMES, CHARACTERS } from '../bots/names.ts';
import type { Mind } from '../session/seats.ts';
import { compare, type Difference, isTold } from './honest/compare.ts';
import { positions } from './honest/positions.ts';
import { complain, printLine } from './terminal.ts';
import { command, readArgs, runCommand, UsageError, wholeNumber } from './usage.ts';

/** Everybody who may sit at a table: each strength plain and with each character. */
export const MINDS: readonly Mind[] = [undefined, ...CHARACTERS].flatMap((character) =>
  BOT_NAMES.map((strength) => ({ strength, character })),
);

export interface HonestResult {
  positions: number;
  /** Positions at which the three tables were truly three. */
  told: number;
  /** Positions by bot. */
  by: Record<string, number>;
  wrong: { kind: string; ask: string; mind: string; difference: Difference }[];
}

/** Looks at so many positions; `report` is told now and then how far it is. */
export function honest(
  count: number,
  seed: string,
  budget: number,
  report: (done: number) => void = () => undefined,
): HonestResult {
  const result: HonestResult = { positions: 0, told: 0, by: {}, wrong: [] };
  for (const position of positions(count, seed)) {
    const at = result.positions++;
    const mind = MINDS[at % MINDS.length] ?? { strength: 'random' };
    const name = [mind.strength, mind.character].filter((part) => part !== undefined).join(':');
    const own = `${seed}/${at}`;
    if (isTold(position, own)) result.told++;
    result.by[name] = (result.by[name] ?? 0) + 1;
    const difference = compare(position, mind, own, budget);
    if (difference !== null) {
      const ask = position.state.ask?.kind ?? '';
      result.wrong.push({ kind: position.kind, ask, mind: name, difference });
    }
    if (result.positions % 500 === 0) report(result.positions);
  }
  return result;
}

const COMMAND = command({
  call: 'npm run honest',
  about: 'Whether the answers of the bots hang on anything that is hidden from them.',
  options: {
    positions: { type: 'string', value: 'N', default: '1000', help: 'positions looked at' },
    seed: { type: 'string', value: 'TEXT', default: 'honest', help: 'which positions' },
    budget: { type: 'string', value: 'N', default: '0.1', help: 'how long a bot thinks, up to 10' },
  },
  example: '--positions 10000',
});

function run(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const count = wholeNumber('--positions', values.positions, 1, 1_000_000);
  const budget = Number(values.budget);
  if (!(budget > 0 && budget <= 10)) throw new UsageError(`--budget takes a number up to 10`);
  const started = performance.now();
  const result = honest(count, values.seed, budget, (done) => complain(`${done} positions`));
  const seconds = Math.round((performance.now() - started) / 1000);
  printLine(JSON.stringify({ ...result, wrong: result.wrong.slice(0, 5), seconds }, null, 2));
  const line = `${result.positions} positions, ${result.wrong.length} wrong`;
  printLine(`${line}; at ${result.told} of them the hidden things were dealt otherwise.`);
  return result.wrong.length === 0 ? 0 : 1;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, run);
