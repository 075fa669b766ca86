/** `docs/performance.md`, out of what was measured. */

import { markdownTable, right } from '../../src/cli/table.ts';

export interface BudgetRow {
  readonly what: string;
  readonly unit: string;
  readonly value: number;
  /** Null: only reported. */
  readonly budget: number | null;
  /** Whether less is better; it is, if left out. */
  readonly isMost?: boolean;
  /** How much slower than a laptop the machine was; left out where the machine has no part in it. */
  readonly slow?: number;
  /** How it was measured. */
  readonly how: string;
}

interface Sections {
  readonly engine: readonly BudgetRow[];
  readonly rivals: readonly BudgetRow[];
  readonly start: readonly BudgetRow[];
  readonly frames: readonly BudgetRow[];
  readonly saves: readonly BudgetRow[];
}

const number = (value: number): string =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');

/** What a laptop would have measured. */
export function onLaptop({ value, isMost = true, slow = 1 }: BudgetRow): number {
  return isMost ? value / slow : value * slow;
}

/** Whether a value is within its budget on a laptop; nothing where there is none. */
export function verdict(row: BudgetRow): '' | 'yes' | 'no' {
  const { budget, isMost = true } = row;
  if (budget === null) return '';
  return (isMost ? onLaptop(row) <= budget : onLaptop(row) >= budget) ? 'yes' : 'no';
}

/** What is over its budget. */
export const over = (rows: Sections): BudgetRow[] =>
  Object.values({ ...rows })
    .flat()
    .filter((row) => verdict(row) === 'no');

function table(rows: readonly BudgetRow[]): string {
  const lines = rows.map((row) => {
    const budget = row.budget === null ? '' : `${number(row.budget)} ${row.unit}`;
    const slow = row.slow === undefined ? '' : `${row.slow.toFixed(1)} times`;
    const [value, laptop] = [row.value, onLaptop(row)].map((n) => `${number(n)} ${row.unit}`);
    return [row.what, value ?? '', slow, laptop ?? '', budget, verdict(row), row.how];
  });
  const numbers = ['measured', 'machine slower by', 'on a laptop', 'budget'].map(right);
  return markdownTable(['what', ...numbers, 'met', 'how'], lines).join('\n');
}

const block = (text: string): string => `\`\`\`\n${text}\n\`\`\``;

/** The whole page. `hasGrowth`: whether twenty games in one tab have been measured. */
export function render(rows: Sections, sizes: { ours: string; hello: string }, hasGrowth: boolean): string {
  return `# How fast it is

Written by \`npm run performance\`; do not edit. Times are processor time of the thread that does the work, so that a
busy machine tells the same as a quiet one. Machines differ all the same: a piece of work that is always the same
(\`test/performance/slowness.ts\`) tells how much slower this one was than a laptop with nothing else to do, and what
was measured is divided by that before it is held against its budget. "times 4" stands for a tablet's processor, four
times slower than the laptop's. Where the engine's time goes is shown in [speed.md](speed.md).

## Engine

${table(rows.engine)}

## Rivals

They think in a worker, with the clock in view; \`test/e2e/speed.spec.ts\` holds the page against their thinking.

${table(rows.rivals)}

## Start

Phaser's own hello world (one line of text in an empty scene, built by the same tools) shows what any game made with it
waits for, and how slow this machine is at starting anything: here the machine is held against a laptop by it. Games of
others are not measured: that would need their servers.

${table(rows.start)}

What is sent for it, and in all (\`npm test -- size\` fails beyond the budget):

${block(sizes.ours)}

Hello world:

${block(sizes.hello)}

## Pictures

A player moves a hand and answers every second and a half while the plays of all seats go on; the scripting of each frame,
with what led to it. There was no graphics card: frames were counted with a picture of a fifth as many dots each way, and
where fewer than 60 came in a second, those missing count as one like the middle one, since nothing new would have been in
them. The longest task is that of the whole picture; draw calls and binds of textures are counted where WebGL is called, in
every frame that draws.

${table(rows.frames)}

## Saving

${table(rows.saves)}

## Memory and fingers

${hasGrowth ? 'Twenty games in one tab: [trust.md](trust.md).' : 'Twenty games in one tab: `npm run trust -- --tab 20`.'} Sizes of what is touched: \`test/e2e/access.spec.ts\` ("large enough for a finger").
`;
}
