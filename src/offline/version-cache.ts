/**
 * Files of one version of the game in one of the browser's caches. What is given out is whole: a file that is damaged
 * there, or gone, is fetched anew and put back. Each lies under its address and its hash, so a new version never gets an
 * old one's.
 */

import type { Listed } from './file-list.ts';

/** `integrity`: `sha256-…` in base64, as in the list. The answer is read to its end: give it a clone. */
async function isIntact(answer: Response, integrity: string): Promise<boolean> {
  if (answer.status !== 200) return false;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...sum))}`;
}

/** The part of the browser's `Cache` that is used. */
export interface FileCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

interface FilePorts {
  open(): Promise<FileCache>;
  /** Asks the server. */
  fetch(address: string): Promise<Response>;
  /** Called when a file is damaged or gone, and cannot be had. */
  onMissing?(): void;
  /** Under what a file lies; else its address and its revision. */
  keyOf?(address: string): string | undefined;
}

interface File {
  readonly key: string;
  readonly integrity: string;
}

export class VersionCache {
  readonly #files: ReadonlyMap<string, File>;
  readonly #ports: FilePorts;

  /** `scope`: the address of the folder that the files' addresses begin at. */
  constructor(files: readonly Listed[], scope: string, ports: FilePorts) {
    this.#ports = ports;
    this.#files = new Map(
      files.map(({ url, revision, integrity }) => {
        const { href } = new URL(url, scope);
        const key = ports.keyOf?.(href) ?? (revision ? `${href}?${revision}` : href);
        return [href, { key, integrity }];
      }),
    );
  }

  has(address: string): boolean {
    return this.#files.has(address);
  }

  /** A file out of the cache, or from the server and then cached. Rejects if neither has it whole, or anything at all. */
  async get(address: string): Promise<Response> {
    const file = this.#files.get(address);
    if (file === undefined) return this.#ports.fetch(address);
    const cache = await this.#ports.open().catch(() => null);
    const cached = await cache?.match(file.key).catch(() => undefined);
    if (cached !== undefined && (await isIntact(cached.clone(), file.integrity).catch(() => false)))
      return cached;
    try {
      return await this.#bring(cache, address, file);
    } catch (error) {
      this.#ports.onMissing?.();
      throw error;
    }
  }

  /** Keeps what is not cached yet, one file after the other, and throws away what only older versions had. */
  async fill(): Promise<void> {
    const cache = await this.#ports.open();
    const wanted = new Set([...this.#files.values()].map(({ key }) => key));
    for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
    for (const [address, file] of this.#files) {
      if (await cache.match(file.key)) continue;
      // The next visit tries again.
      await this.#bring(cache, address, file).catch(() => undefined);
    }
  }

  /** What the server has by now may belong to another version: it is given out, but not cached. */
  async #bring(cache: FileCache | null, address: string, { key, integrity }: File): Promise<Response> {
    const answer = await this.#ports.fetch(address);
    // A full device is no reason to give nothing.
    if (await isIntact(answer.clone(), integrity))
      await cache?.put(key, answer.clone()).catch(() => undefined);
    return answer;
  }
}
