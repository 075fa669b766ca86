/** The music: kept when there is time, found without a connection, and never an older version's. */
import { describe, expect, test } from 'vitest';
import { type Drawer, Later } from '../../src/offline/later.ts';

const SCOPE = 'https://a.example/petz/';
const TOWN = `${SCOPE}sound/music/town.mp3`;
const SHOP = `${SCOPE}sound/music/shop.mp3`;

class Memory implements Drawer {
  readonly kept = new Map<string, Response>();
  isFull = false;
  match = async (key: string) => this.kept.get(key)?.clone();
  put = async (key: string, response: Response) => {
    if (this.isFull) throw new Error('full');
    this.kept.set(key, response);
  };
  delete = async (key: string) => this.kept.delete(key);
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
}

/** A drawer, and a server that plays `tune` and can be gone. */
function world() {
  const drawer = new Memory();
  const server = { tune: 'la', isGone: false, type: 'audio/mpeg', asked: [] as string[] };
  const fetch = async (address: string) => {
    server.asked.push(address);
    if (server.isGone) throw new Error('no connection');
    return new Response(server.tune, { headers: { 'content-type': server.type } });
  };
  const version = (revision: string, ...names: string[]) =>
    new Later(
      names.map((name) => ({ url: `sound/music/${name}.mp3`, revision })),
      SCOPE,
      { open: async () => drawer, fetch },
    );
  return { drawer, server, version };
}

const text = async (answer: Promise<Response>) => (await answer).text();

describe('music', () => {
  test('is fetched once, and then there without a connection', async () => {
    const { server, version } = world();
    const later = version('1', 'town', 'shop');
    await later.fill();
    await later.fill();
    expect(server.asked).toEqual([TOWN, SHOP]);
    server.isGone = true;
    expect(await text(later.get(TOWN))).toBe('la');
    expect(later.has(TOWN)).toBe(true);
    expect(later.has(`${SCOPE}art/imp.svg`)).toBe(false);
  });

  test('that is played before it was kept is kept then', async () => {
    const { server, version } = world();
    const later = version('1', 'town');
    expect(await text(later.get(TOWN))).toBe('la');
    server.isGone = true;
    expect(await text(later.get(TOWN))).toBe('la');
  });

  test('that cannot be had hinders nobody, and is tried again', async () => {
    const { drawer, server, version } = world();
    const later = version('1', 'town', 'shop');
    server.isGone = true;
    await later.fill();
    await expect(later.get(TOWN)).rejects.toThrow('no connection');
    server.isGone = false;
    await later.fill();
    expect(drawer.kept.size).toBe(2);
  });

  test('of a newer version takes the place of the older', async () => {
    const { drawer, server, version } = world();
    await version('1', 'town', 'shop').fill();
    server.tune = 'lala';
    const later = version('2', 'town');
    expect(await text(later.get(TOWN))).toBe('lala');
    await later.fill();
    expect([...drawer.kept.keys()]).toEqual([`${TOWN}?2`]);
  });

  test('a page in its place is not kept', async () => {
    const { drawer, server, version } = world();
    server.type = 'text/html';
    await version('1', 'town').fill();
    expect(drawer.kept.size).toBe(0);
  });

  test('is heard on a full device', async () => {
    const { drawer, version } = world();
    drawer.isFull = true;
    expect(await text(version('1', 'town').get(TOWN))).toBe('la');
  });
});
