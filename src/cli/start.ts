/** `npm start`: builds the game, serves it, says where, and opens it. `--port N` chooses the port. */
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { root } from './capture.ts';
import { endWithParent } from './lifetime.ts';

const usual = 4173;

function usageError(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The wished port, or null. `npm start --port 5000` without the `--` leaves it to npm's environment. */
function wishedPort(): number | null {
  const text = optionValues().port ?? process.env.npm_config_port;
  if (text === undefined) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) usageError(`Not a port number: ${text}`);
  return port;
}

function optionValues(): { port?: string | undefined } {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values;
  } catch (error) {
    return usageError(error instanceof Error ? error.message : String(error));
  }
}

/** Whether someone sits here who could see a browser open. */
function hasScreen(): boolean {
  if (process.env.CI) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

const port = wishedPort();
endWithParent();
console.log('Building …');
await build({ root, logLevel: 'warn' });
try {
  const server = await preview({
    root,
    logLevel: 'error',
    // A wished port is kept to; the usual one moves on to the next free one.
    preview: { port: port ?? usual, strictPort: port !== null, open: hasScreen() },
  });
  console.log(`\n  Dungeon Petz: ${server.resolvedUrls?.local[0]}\n  Ctrl+C ends it.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
