/** Dark Alleys through the layer in words, by keyboard alone. */
import { expectNoViolations } from './kit/axe.ts';
import { answerByKeyboard, inWords, nextQuestion, open, startByKeyboard } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test('a whole game with Dark Alleys, by keyboard alone, and axe finds nothing in what is new', async ({
  page,
}) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'alleys', 'darkAlleys');
  expect(await page.evaluate(() => window.__petz?.view()?.setup.expansions)).toEqual({
    darkAlleys: { length: 'standard' },
  });
  const seen = new Set<string>();
  for (let answers = 0; ; answers++) {
    const asked = await nextQuestion(page);
    if (asked === null) break;
    if (!seen.has(asked.kind)) await expectNoViolations(page);
    seen.add(asked.kind);
    await answerByKeyboard(page, asked, answers);
  }
  await expect(page.locator('[data-final]')).toBeVisible();
  expect(await page.evaluate(() => window.__petz?.outcome())).toMatchObject({ reason: 'finalScoring' });
  expect(seen.size).toBeGreaterThan(6);
});
