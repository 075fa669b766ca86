/**
 * What is kept after everything else, and missed by nobody if it does not come: the music. Each file lies under its
 * address and its hash, so a new version never gets an old one's.
 */
import type { Listed } from './list.ts';
import { isWhatItSays } from './whole.ts';

/** The part of the browser's `Cache` that is used. */
export interface Drawer {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

export interface LaterPorts {
  open(): Promise<Drawer>;
  /** Asks the server whether what the browser has is still good. */
  fetch(address: string): Promise<Response>;
}

export class Later {
  readonly #keys: ReadonlyMap<string, string>;
  readonly #ports: LaterPorts;

  /** `scope`: the address of the folder that the files' addresses begin at. */
  constructor(files: readonly Listed[], scope: string, ports: LaterPorts) {
    this.#ports = ports;
    this.#keys = new Map(
      files.map(({ url, revision }) => {
        const { href } = new URL(url, scope);
        return [href, revision ? `${href}?${revision}` : href];
      }),
    );
  }

  has(address: string): boolean {
    return this.#keys.has(address);
  }

  /** A file out of the drawer, or from the server and then kept. Rejects without a connection if it was never kept. */
  async get(address: string): Promise<Response> {
    const key = this.#keys.get(address) ?? address;
    const drawer = await this.#ports.open();
    return (await drawer.match(key)) ?? this.#bring(drawer, address, key);
  }

  /** Keeps what is not kept yet, one file after the other, and throws away what only older versions had. */
  async fill(): Promise<void> {
    const drawer = await this.#ports.open();
    const wanted = new Set(this.#keys.values());
    for (const { url } of await drawer.keys()) if (!wanted.has(url)) await drawer.delete(url);
    for (const [address, key] of this.#keys) {
      if (await drawer.match(key)) continue;
      // The next visit tries again.
      await this.#bring(drawer, address, key).catch(() => undefined);
    }
  }

  async #bring(drawer: Drawer, address: string, key: string): Promise<Response> {
    const response = await this.#ports.fetch(address);
    const type = response.headers.get('content-type');
    if (response.status === 200 && isWhatItSays(new URL(address).pathname, type)) {
      // A full device is no reason to be silent.
      await drawer.put(key, response.clone()).catch(() => undefined);
    }
    return response;
  }
}
