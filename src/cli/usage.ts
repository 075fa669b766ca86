/** Commands as programs: what they understand, their `--help`, and how mistakes in the arguments are reported. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { complain, printLine } from './terminal.ts';

/** Something about the arguments is wrong; the message is for the person who typed them. */
export class UsageError extends Error {}

type Known = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>[string];
type Option = Known & {
  /** What it does, in half a sentence. */
  readonly help: string;
  /** What stands behind it, such as `FILE`. */
  readonly value?: string;
};
type Options = Readonly<Record<string, Option>>;

/** A command of package.json. */
interface Command<T extends Options = Options> {
  /** How it is called: `npm run levels`. */
  readonly call: string;
  /** What it does. */
  readonly about: string;
  readonly options: T;
  /** What may stand beside the options, such as `FILE…`; without it nothing may. */
  readonly operands?: string;
  /** What stands behind `--` in an example. */
  readonly example: string;
}

/** A command with the types of its options. */
export const command = <const T extends Options>(described: Command<T>): Command<T> => described;

const HELP = { help: { type: 'boolean', short: 'h', help: 'says this' } } as const;

/** `parseArgs`, with its complaints as `UsageError`. */
export function readArgs<T extends Options>(args: readonly string[], { options, operands }: Command<T>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: operands !== undefined, strict: true });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(line);
  }
}

/** What `--help` prints. */
function helpOf({ call, about, options, operands, example }: Command): string {
  const rows = Object.entries<Option>({ ...options, ...HELP }).map(([name, { value, help, ...option }]) => {
    const usual = option.default;
    const has = (typeof usual === 'string' && usual !== '') || typeof usual === 'number';
    const left = [`--${name}`, ...(value === undefined ? [] : [value])].join(' ');
    return `  ${left.padEnd(22)} ${help}${has ? ` (${usual})` : ''}`;
  });
  return [
    `${call} -- [options]${operands === undefined ? '' : ` ${operands}`}`,
    '',
    about,
    '',
    ...rows,
    '',
    `Example: ${call}${example === '' ? '' : ` -- ${example}`}`,
  ].join('\n');
}

/** A whole number in a range, from text. */
export function readWholeNumber(name: string, text: string, min: number, max: number): number {
  const n = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= min && n <= max)) {
    throw new UsageError(`${name} takes a whole number from ${min} to ${max}, not '${text}'`);
  }
  return n;
}

/** The text of a file that the user named. Throws `UsageError` where there is none. */
export function textOfFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`there is no file '${file}'`);
    if (code === 'EISDIR') throw new UsageError(`'${file}' is a folder, not a file`);
    throw new UsageError(`'${file}' cannot be read`);
  }
}

/** Runs what writes a file that an option has named, or what stands beside it. Throws `UsageError` where it cannot be. */
export function writeNamed(option: string, file: string, write: () => void): void {
  try {
    write();
  } catch {
    throw new UsageError(`${option}: '${file}' cannot be written`);
  }
}

/**
 * Runs a command; its result is the exit code, nothing is 0. Mistakes in the arguments are one line on stderr and
 * code 2; a mistake of our own is shown with its place, and code 1.
 */
export async function runCommand<T extends Options>(
  described: Command<T>,
  run: (args: readonly string[]) => number | undefined | Promise<number | undefined>,
): Promise<void> {
  const args = process.argv.slice(2);
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (options.includes('--help') || options.includes('-h')) return printLine(helpOf(described));
  try {
    process.exitCode = (await run(args)) ?? 0;
  } catch (error) {
    const isOurs = !(error instanceof UsageError);
    const said = error instanceof Error ? error.message : String(error);
    complain(isOurs && error instanceof Error ? (error.stack ?? said) : said.replace(/[\r\n]+/g, ' '));
    process.exitCode = isOurs ? 1 : 2;
  }
}
