/** A server that can be switched off, and to another version of the game, while pages are open. */
import { readFileSync } from 'node:fs';
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

/** Scripts, styles and letters are called by what is in them. */
const NAMED_BY_CONTENT = /\/code\//;

interface Place {
  /** Any that is free if it does not say. */
  readonly port?: number;
  /** Where the game lies on the server: in a folder, as it may. */
  readonly home?: string;
  /** Files that are called by what is in them need not be asked for again. */
  readonly isLasting?: boolean;
}

/** The pages of a browser go elsewhere, and with them what they were still fetching. */
export async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank');
}

export class Site {
  #server: Server | null = null;
  #port: number;
  readonly #home: string;
  readonly #isLasting: boolean;
  /** Files that were asked for: every page that is opened asks for the same, and to read them anew costs more than to send them. */
  readonly #kept = new Map<string, Buffer>();
  /** The built game that is served. */
  folder: string;

  constructor(folder: string, { port = 0, home = '/games/petz/', isLasting = false }: Place = {}) {
    this.folder = folder;
    this.#port = port;
    this.#home = home;
    this.#isLasting = isLasting;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.#home}`;
  }

  /** Serves from now on, always at the same port. */
  async online(): Promise<void> {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const path = this.#pathOf(pathname);
      const body = path === null ? null : this.#read(path);
      if (path === null || body === null) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
        return;
      }
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-length': body.length,
        'cache-control': this.#isLasting && NAMED_BY_CONTENT.test(pathname) ? 'max-age=3600' : 'no-cache',
      });
      response.end(body);
    });
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** The file of an address; null outside of the game. */
  #pathOf(pathname: string): string | null {
    if (!pathname.startsWith(this.#home)) return null;
    const path = join(this.folder, normalize(pathname.slice(this.#home.length) || 'index.html'));
    return path.startsWith(this.folder) ? path : null;
  }

  #read(path: string): Buffer | null {
    try {
      const body = this.#kept.get(path) ?? readFileSync(path);
      this.#kept.set(path, body);
      return body;
    } catch {
      return null;
    }
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
