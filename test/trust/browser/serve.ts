/** A small server with the engine as one script, and the games it is to play. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../src/cli/capture.ts';
import type { NamedGame, Proven } from './proof.ts';

const PAGE =
  '<!doctype html><meta charset="utf-8"><title>at work</title><script type="module" src="page.js"></script>';

/** The engine and the proof as one script, as the production build would make it. */
async function script(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'page.ts') },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const code = outputs.find((one) => one.type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('the proof cannot be built');
  return code.code;
}

/** What a browser answers. */
interface Reported {
  agent: string;
  proven: Proven[];
}

interface Serving {
  url: string;
  /** Resolves when a browser has reported its result. */
  result: Promise<Reported>;
  server: Server;
}

/** Serves the proof on any free port of this machine. */
export async function serveProof(recorded: readonly NamedGame[], seed: string): Promise<Serving> {
  const code = await script();
  let tell: (reported: Reported) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const result = new Promise<Reported>((resolve, reject) => {
    tell = resolve;
    fail = reject;
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = (type: string, body: string): void => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    };
    if (path === '/page.js') return send('text/javascript', code);
    if (path === '/games') return send('application/json', JSON.stringify({ seed, recorded }));
    if (path !== '/result') return send('text/html', PAGE);
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      send('text/plain', 'thanks');
      const reported = JSON.parse(body) as Reported | { error: string };
      if ('error' in reported) fail(new Error(reported.error));
      else tell(reported);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, result, server };
}
