/** `npm run -s coverage`: which rules of the ledgers no test names. Fails if a ledger in play has any. */
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

const { ledgers, unknown } = readCoverage();
const strangers = unknown.length === 0 ? [] : ['No ledger knows:', ...unknown.map((x) => `    ${x}`)];
console.log([...ledgers.flatMap(lines), ...strangers].join('\n'));
const failed = ledgers.some((x) => x.problems.length > 0 || (!x.ledger.notYet && x.missing.length > 0));
process.exitCode = failed || unknown.length > 0 ? 1 : 0;
