/** The bar over every question of Dungeon Petz: its tools stand in the window, and no name in it is cut. */
import { findPositions } from '../../src/cli/shots/positions.ts';
import { SHOT_WISHES } from '../../src/cli/shots/wishes.ts';
import { ASK_KINDS } from '../../src/engine/petz/words.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const positions = findPositions(
  SHOT_WISHES.filter(({ name }) => (ASK_KINDS as readonly string[]).includes(name)),
);

test('at 1024 by 768 the menu is in the window and names are whole', async ({ page }) => {
  await open(page, COARSE);
  await titleShown(page);
  for (const kind of ASK_KINDS) {
    const text = JSON.stringify(positions.get(kind)?.file);
    expect(await page.evaluate((file) => window.__petz?.open(file), text), kind).toBeNull();
    await page.waitForFunction((asked) => window.__petz?.ask()?.kind === asked, kind);
    const menu = page.locator('#panels .top-bar [data-hit="menu"]');
    await expect(menu, kind).toBeVisible();
    const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
    expect(x + width, kind).toBeLessThanOrEqual(1024);
    const cut = await page
      .locator('#panels .bar-part.paper > .words > span:first-child')
      .evaluateAll((names) =>
        names.flatMap((name) => {
          const own = name.getBoundingClientRect();
          const part = name.closest('.bar-part')?.getBoundingClientRect() ?? own;
          const isCut = own.top < part.top || own.right > part.right;
          return isCut && name.textContent !== '' ? [name.textContent] : [];
        }),
      );
    expect(cut, kind).toEqual([]);
  }
});
