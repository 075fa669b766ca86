/** A server that can be switched off, and to another version of the game, while pages are open. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
};

/** The game lies in a folder of the server, as it may. */
const HOME = '/games/petz/';

/** The pages of a browser go elsewhere, and with them whatever they were still fetching. */
export async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank');
}

export class Site {
  #server: Server | null = null;
  #port = 0;
  /** The built game that is served. */
  folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${HOME}`;
  }

  /** Serves from now on, always at the same port. */
  async online(): Promise<void> {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const inside = pathname.startsWith(HOME) ? pathname.slice(HOME.length) || 'index.html' : null;
      const path = inside === null ? null : join(this.folder, normalize(inside));
      if (path === null || !path.startsWith(this.folder) || !existsSync(path) || !statSync(path).isFile()) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
        return;
      }
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
      createReadStream(path).pipe(response);
    });
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** At the end of a test: pages ask for nothing more before nobody answers them. What is cut off would count as an error. */
  async close(context: BrowserContext): Promise<void> {
    await leave(context);
    await this.offline();
  }

  /** As if the net were gone: nobody answers any more, the service worker is not answered either. */
  async offline(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }
}
