/** `npm start`: builds the game, serves it, says where, and opens it. `--port N` chooses the port. */
import { build, preview } from 'vite';
import { root } from './capture.ts';
import { endWithParent } from './lifetime.ts';
import { complain, printLine } from './terminal.ts';
import { command, readArgs, readWholeNumber, runCommand } from './usage.ts';

const usual = 4173;

const COMMAND = command({
  call: 'npm start',
  about: 'Builds the game, serves it until Ctrl+C, says where, and opens it.',
  options: { port: { type: 'string', value: 'N', help: `where; without it ${usual} or the next free one` } },
  example: '--port 8080',
});

/** The wished port, or null. `npm start --port 5000` without the `--` leaves it to npm's environment. */
function wishedPort(args: readonly string[]): number | null {
  const text = readArgs(args, COMMAND).values.port ?? process.env.npm_config_port;
  return text === undefined ? null : readWholeNumber('--port', text, 1, 65_535);
}

/** Whether someone sits here who could see a browser open. */
function hasScreen(): boolean {
  if (process.env.CI) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

async function start(args: readonly string[]): Promise<number> {
  const port = wishedPort(args);
  endWithParent();
  printLine('Building …');
  await build({ root, logLevel: 'warn' });
  try {
    const server = await preview({
      root,
      logLevel: 'error',
      // A given port is the only one tried; the usual one moves on to the next free one.
      preview: { port: port ?? usual, strictPort: port !== null, open: hasScreen() },
    });
    printLine(`\n  Dungeon Petz: ${server.resolvedUrls?.local[0]}\n  Ctrl+C ends it.\n`);
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

await runCommand(COMMAND, start);
