/** The renderer is fed well: few calls of the graphics card in a frame, few textures on it, in every scene. */
import { glances } from '../performance/in-page.ts';
import { expect, test } from './kit/test.ts';

/** Draw calls of a frame, as many binds of textures, and fewer textures than this. */
const CALLS = 30;
const TEXTURES = 100;

test('each scene is drawn with few draw calls, binds and textures', async ({ browser, baseURL }) => {
  const seen: string[] = [];
  for await (const [name, { calls, textures }] of glances(browser, baseURL ?? '')) {
    seen.push(name);
    expect(calls.length, `frames: ${name}`).toBeGreaterThan(2);
    expect(Math.max(...calls.map(({ draws }) => draws)), `draws: ${name}`).toBeLessThanOrEqual(CALLS);
    expect(Math.max(...calls.map(({ binds }) => binds)), `binds: ${name}`).toBeLessThanOrEqual(CALLS);
    expect(textures, `textures: ${name}`).toBeLessThan(TEXTURES);
  }
  expect(seen).toEqual(['title', 'petz.send', 'petz.assign', 'petz.sell', 'alleys', 'quest']);
});
