/** Playing on without looking: the game's own advice answers each question. */
import type { Page } from '@playwright/test';
import { saved } from './table.ts';

/** Gives at most so many answers, and waits until the next question is asked and everything saved. */
export async function playByAdvice(page: Page, most: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const petz = window.__petz;
    if (petz === undefined) throw new Error('nothing to play with');
    for (let done = 0; petz.outcome() === null; ) {
      const { seats = [], sealed = {} } = petz.view()?.ask ?? {};
      // Where all answer in secret, the rivals do so while the person is asked already.
      const isLast = seats.filter((seat) => sealed[seat] === undefined).length === 1;
      if (petz.ask() === null || !isLast) await new Promise((go) => setTimeout(go, 10));
      else if (done === wanted) return;
      else if (petz.answer(await petz.hint()) === null) done++;
    }
  }, most);
  await saved(page);
}
