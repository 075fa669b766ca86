/** `npm run gallery`: every drawn asset and every widget, to be looked at in a browser. */
import { serveGallery } from './gallery-server.ts';
import { endWithParent } from './lifetime.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, readWholeNumber, runCommand } from './usage.ts';

const COMMAND = command({
  call: 'npm run gallery',
  about: 'Serves a page of every drawing and widget, in every state and size, until Ctrl+C.',
  options: { port: { type: 'string', value: 'N', default: '4630', help: 'where, or the next free one' } },
  example: '--port 5000',
});

await runCommand(COMMAND, async (args) => {
  const port = readWholeNumber('--port', readArgs(args, COMMAND).values.port, 1, 65_535);
  endWithParent();
  const { address } = await serveGallery(port);
  printLine(`\n  Gallery: ${address}\n  Ctrl+C ends it.\n`);
  return 0;
});
