/** Mistakes in the arguments of a command: one clear line, exit code 2. */

import { parseArgs } from 'node:util';

/** Something about the arguments is wrong; the message is for the person who typed them. */
export class UsageError extends Error {}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** `parseArgs`, with its complaints as `UsageError`. */
export function readArgs<const T extends Options>(args: readonly string[], options: T, files = false) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: files, strict: true });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(line);
  }
}

/** A whole number in a range, from text. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const n = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= min && n <= max)) {
    throw new UsageError(`${name} takes a whole number from ${min} to ${max}, not '${text}'`);
  }
  return n;
}

/** Runs a command; its result is the exit code. Mistakes in the arguments are one line on stderr and code 2. */
export function runCommand(run: (args: readonly string[]) => number): void {
  try {
    process.exitCode = run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message.replaceAll('\n', ' '));
    process.exitCode = 2;
  }
}

/** The same for a command that has to wait for something. */
export async function runCommandLater(run: (args: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exit(await run(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message.replaceAll('\n', ' '));
    process.exit(2);
  }
}
