/** `npm run -s coverage`: which rules of the ledgers no test names, and which no code. Fails if a ledger in play has any. */

import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, runCommand } from '../../src/cli/usage.ts';
import { type CodeReport, readCode } from './ledger-code.ts';
import { type Coverage, readCoverage } from './ledgers.ts';

/** Missing ids by group, one line each: `PB-EXH: 04 05 17`. */
function grouped(ids: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const cut = id.lastIndexOf('-');
    const group = id.slice(0, cut);
    groups.set(group, [...(groups.get(group) ?? []), id.slice(cut + 1)]);
  }
  return [...groups].map(([group, numbers]) => `    ${group}: ${numbers.join(' ')}`);
}

function lines({ ledger, defined, missing, problems }: Coverage): string[] {
  const all = defined.rules.length + defined.examples.length + defined.rulings.length;
  const counts = `${defined.rules.length} rules, ${defined.examples.length} examples, ${defined.rulings.length} rulings`;
  const state = ledger.notYet ? 'not yet in the game' : `${all - missing.length} of ${all} tested`;
  return [
    `${ledger.id}: ${counts}; ${state}`,
    ...problems.map((problem) => `  ${problem}`),
    ...(ledger.notYet || missing.length === 0 ? [] : ['  Missing:', ...grouped(missing)]),
  ];
}

function codeLines({ missing, idle, unknown }: CodeReport): string[] {
  const part = (title: string, list: readonly string[]) => (list.length === 0 ? [] : [title, ...list]);
  const rest = [
    ...part('  No code names:', grouped(missing)),
    ...part(
      '  docs/rules/elsewhere.md:',
      idle.map((x) => `    ${x}`),
    ),
    ...part(
      '  No ledger knows:',
      unknown.map((x) => `    ${x}`),
    ),
  ];
  return rest.length === 0
    ? ['code: every rule and ruling is named by the code that does it, or stands in docs/rules/elsewhere.md']
    : ['code:', ...rest];
}

const COMMAND = command({
  call: 'npm run coverage',
  about: 'Which rules of the ledgers no test names, and which no code. Fails if there are any.',
  options: {},
  example: '',
});

function coverage(args: readonly string[]): number {
  readArgs(args, COMMAND);
  const report = readCoverage();
  const { ledgers, unknown } = report;
  const code = readCode(report);
  const strangers = unknown.length === 0 ? [] : ['No ledger knows:', ...unknown.map((x) => `    ${x}`)];
  printLine([...ledgers.flatMap(lines), ...strangers, ...codeLines(code)].join('\n'));
  const failed = ledgers.some((x) => x.problems.length > 0 || (!x.ledger.notYet && x.missing.length > 0));
  const isLost = Object.values(code).some((list) => list.length > 0);
  return failed || isLost || unknown.length > 0 ? 1 : 0;
}

await runCommand(COMMAND, coverage);
