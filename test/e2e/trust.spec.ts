/** The same games have the same fingerprints in the browser as in Node; a lost graphics card does no harm. */
import { prove } from '../trust/browser/proof.ts';
import { recordedGames } from '../trust/browser/recorded.ts';
import { serveProof } from '../trust/browser/serve.ts';
import { expect, test } from './kit/test.ts';

test('recorded and new games of both games come to the same fingerprints as in Node', async ({ page }) => {
  const recorded = recordedGames();
  const here = prove(recorded, 'e2e');
  const { url, result, server } = await serveProof(recorded, 'e2e');
  try {
    await page.goto(url);
    expect((await result).proven).toEqual(here);
  } finally {
    server.close();
  }
});
