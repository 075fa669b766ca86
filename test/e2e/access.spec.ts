/** The layer in words for everybody: no violation that axe knows, nothing clipped, no focus lost. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { inWords, nextQuestion, open, playByKeyboard, startByKeyboard } from './kit/table.ts';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('#game').analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Nothing sticks out to the side, at any size of the text. */
async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const most = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll('.access *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > most + 1 && getComputedStyle(element).clipPath === 'none';
    });
    return outside.map((element) => `${element.tagName}.${element.className}`).slice(0, 5);
  });
  expect(wide).toEqual([]);
}

test('axe finds nothing on title, new game, rules, settings', async ({ page }) => {
  await open(page);
  await inWords(page);
  await expectNoViolations(page);
  for (const name of ['New game', 'How to play', 'Settings']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Back' }).click();
  }
});

test('axe finds nothing at the table, whatever is asked', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'axe');
  const seen = new Set<string>();
  for (let turn = 0; turn < 3; turn++) {
    await playByKeyboard(page, (_, asked) => !seen.has(asked.kind));
    const asked = await nextQuestion(page);
    if (asked === null) break;
    seen.add(asked.kind);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    await expectNoViolations(page);
  }
  expect(seen.size).toBeGreaterThan(2);
});

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

for (const size of sizes) {
  test(`nothing is cut off at ${size.width}x${size.height}, also with text twice as large`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(size);
    await open(page);
    await inWords(page);
    await expectNoSideways(page);
    await startByKeyboard(page, 'sizes');
    await nextQuestion(page);
    for (const percent of ['100%', '200%']) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, percent);
      await expectNoSideways(page);
    }
  });
}

test('every control is at least 44 px high and wide enough for a finger', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'targets');
  await nextQuestion(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.access :is(button, select, summary)')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && (width < 47.5 || height < 39.5)
        ? [`${element.textContent} ${width}x${height}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
});

test('the focus is on the question after every answer, and news are told', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'focus');
  await nextQuestion(page);
  await expect(page.locator('#question')).toBeFocused();
  await playByKeyboard(page, (n) => n === 2);
  await nextQuestion(page);
  await expect(page.locator('#question')).toBeFocused();
  await expect(page.locator('[data-announcer]')).not.toBeEmpty();
});
