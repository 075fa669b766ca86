/** What is saved is found without a connection, is whole, and never an older version's. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type FileCache, VersionCache } from '../../src/offline/version-cache.ts';

const SCOPE = 'https://a.example/petz/';
const TOWN = `${SCOPE}sound/music/town.mp3`;
const SHOP = `${SCOPE}sound/music/shop.mp3`;

class Memory implements FileCache {
  readonly stored = new Map<string, Response>();
  isFull = false;
  match = async (key: string) => this.stored.get(key)?.clone();
  put = async (key: string, response: Response) => {
    if (this.isFull) throw new Error('full');
    this.stored.set(key, response);
  };
  delete = async (key: string) => this.stored.delete(key);
  keys = async () => [...this.stored.keys()].map((url) => ({ url }));
}

const sumOf = (tune: string) => `sha256-${createHash('sha256').update(tune).digest('base64')}`;

/** A cache, and a server that plays `tune` and can be gone. */
function world() {
  const cache = new Memory();
  const server = { tune: 'la', isGone: false, asked: [] as string[] };
  const missed: string[] = [];
  const fetch = async (address: string) => {
    server.asked.push(address);
    if (server.isGone) throw new Error('no connection');
    return new Response(server.tune);
  };
  const version = (tune: string, ...names: string[]) =>
    new VersionCache(
      names.map((name) => ({ url: `sound/music/${name}.mp3`, revision: tune, integrity: sumOf(tune) })),
      SCOPE,
      { open: async () => cache, fetch, onMissing: () => missed.push('a file') },
    );
  return { cache, server, version, missed };
}

const text = async (answer: Promise<Response>) => (await answer).text();

describe('a file', () => {
  test('is fetched once, and then there without a connection', async () => {
    const { server, version } = world();
    const files = version('la', 'town', 'shop');
    await files.fill();
    await files.fill();
    expect(server.asked).toEqual([TOWN, SHOP]);
    server.isGone = true;
    expect(await text(files.get(TOWN))).toBe('la');
    expect(files.has(TOWN)).toBe(true);
    expect(files.has(`${SCOPE}art/imp.svg`)).toBe(false);
  });

  test('that is played before it was cached is cached then', async () => {
    const { server, version } = world();
    const files = version('la', 'town');
    expect(await text(files.get(TOWN))).toBe('la');
    server.isGone = true;
    expect(await text(files.get(TOWN))).toBe('la');
  });

  test('that cannot be had hinders nothing, and is tried again', async () => {
    const { cache, server, version } = world();
    const files = version('la', 'town', 'shop');
    server.isGone = true;
    await files.fill();
    await expect(files.get(TOWN)).rejects.toThrow('no connection');
    server.isGone = false;
    await files.fill();
    expect(cache.stored.size).toBe(2);
  });

  test('of a newer version takes the place of the older', async () => {
    const { cache, server, version } = world();
    await version('la', 'town', 'shop').fill();
    server.tune = 'lala';
    const files = version('lala', 'town');
    expect(await text(files.get(TOWN))).toBe('lala');
    await files.fill();
    expect([...cache.stored.keys()]).toEqual([`${TOWN}?lala`]);
  });

  test('that another version has in its place is given out, but not cached', async () => {
    const { cache, server, version } = world();
    server.tune = '<!doctype html>';
    const files = version('la', 'town');
    await files.fill();
    expect(await text(files.get(TOWN))).toBe(server.tune);
    expect(cache.stored.size).toBe(0);
  });

  test.each([
    ['emptied', new Response('')],
    ['cut off', new Response('l')],
    ['garbled', new Response('lu')],
    ['a page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['an error', new Response('la', { status: 500 })],
    ['gone', null],
  ])('that was %s in the cache is fetched anew and put back', async (_, damage) => {
    const { cache, server, version, missed } = world();
    const files = version('la', 'town');
    await files.fill();
    if (damage === null) cache.stored.clear();
    else cache.stored.set(`${TOWN}?la`, damage);
    server.isGone = true;
    await expect(files.get(TOWN)).rejects.toThrow('no connection');
    expect(missed).toHaveLength(1);
    server.isGone = false;
    expect(await text(files.get(TOWN))).toBe('la');
    server.isGone = true;
    expect(await text(files.get(TOWN))).toBe('la');
    expect(missed).toHaveLength(1);
  });

  test('comes from the server where the browser has no caches', async () => {
    const { server, cache, version } = world();
    cache.match = () => Promise.reject(new Error('no'));
    expect(await text(version('la', 'town').get(TOWN))).toBe('la');
    expect(server.asked).toEqual([TOWN]);
  });

  test('is heard on a full device', async () => {
    const { cache, version } = world();
    cache.isFull = true;
    expect(await text(version('la', 'town').get(TOWN))).toBe('la');
  });
});
