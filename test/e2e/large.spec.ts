/** The large window of a computer: all that can be pressed on the tables of both games stands in it. */
import { begin, heroes, shops } from './kit/sessions.ts';
import { expect, test } from './kit/test.ts';

const WINDOW = { width: 1920, height: 1080 };

test.use({ viewport: WINDOW });

for (const [name, start] of [
  ['two shops', shops],
  ['two Heroes', heroes],
] as const)
  test(`${name}: the counter has its sentence, its buttons and its tools in the window`, async ({ page }) => {
    await begin(page, start('large'));
    await expect(page.locator('#panels .counter-ask')).toBeVisible({ timeout: 60_000 });
    const away = () =>
      page.evaluate(({ width, height }) => {
        const parts = [...document.querySelectorAll('#panels .counter-ask :is(button, .say > span)')];
        return parts.flatMap((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const isIn = left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
          return isIn ? [] : [part.textContent];
        });
      }, WINDOW);
    await expect.poll(away).toEqual([]);
  });
