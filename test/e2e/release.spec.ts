/** What a release packs is played as on another server: unpacked into a folder of a server, not at its top. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packed } from '../../src/cli/release.ts';
import { unzip } from '../kit/unzip.ts';
import { serve } from '../performance/serving.ts';
import { PicturePlayer } from './kit/player.ts';
import { leave } from './kit/site.ts';
import { startByHand } from './kit/start.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('the unpacked zip starts a game in a folder below another', async ({ page }) => {
  const top = mkdtempSync(join(tmpdir(), 'release-'));
  for (const [name, bytes] of unzip(packed('dist'))) {
    const file = join(top, 'sub', 'folder', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const address = new URL('sub/folder/', await serve(top));
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(address.pathname)) outside.push(pathname);
  });
  try {
    await page.goto(`${address}?dev&lang=en`);
    await startByHand(new PicturePlayer(page, 'mouse'), { seed: 'sub folder', shops: 2 });
    // A page that names an icon is not asked for another one at the top of the server.
    expect(outside.filter((path) => path !== '/favicon.ico')).toEqual([]);
  } finally {
    // What the page is still fetching is not to be missed.
    await leave(page.context());
    rmSync(top, { recursive: true });
  }
});
