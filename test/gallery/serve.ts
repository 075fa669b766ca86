/** `npm run gallery`: every drawn asset and every widget, to be looked at in a browser, by a development server. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../../src/cli/capture.ts';
import { endWithParent } from '../../src/cli/lifetime.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, readWholeNumber, runCommand } from '../../src/cli/usage.ts';

const COMMAND = command({
  call: 'npm run gallery',
  about: 'Serves a page of every drawing and widget, in every state and size, until Ctrl+C.',
  options: { port: { type: 'string', value: 'N', default: '4630', help: 'where, or the next free one' } },
  example: '--port 5000',
});

/** Serves the gallery; `port` 0 takes any that is free. */
export async function serveGallery(port: number): Promise<{ address: string; server: ViteDevServer }> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: join(root, 'vite.config.ts'),
    publicDir: join(root, 'assets'),
    cacheDir: join(root, '.cache', 'gallery'),
    logLevel: 'warn',
    server: { port, host: '127.0.0.1', strictPort: false },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', server };
}

if (import.meta.filename === process.argv[1]) {
  await runCommand(COMMAND, async (args) => {
    const port = readWholeNumber('--port', readArgs(args, COMMAND).values.port, 1, 65_535);
    endWithParent();
    const { address } = await serveGallery(port);
    printLine(`\n  Gallery: ${address}\n  Ctrl+C ends it.\n`);
    return 0;
  });
}
