/** What axe has to say about the page; the canvas itself is no business of it, the layer in words stands for it. */
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Looks in the page itself: it has no frames, for which axe would put its results together in a page of its own. */
async function look(): Promise<string[] | null> {
  const found: AxeResults | undefined = await window.axe?.run(
    { exclude: [['#game']] },
    { resultTypes: ['violations'] },
  );
  if (found === undefined) return null;
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

export async function expectNoViolations(page: Page): Promise<void> {
  let found = await page.evaluate(look);
  if (found === null) {
    await page.evaluate(axe.source);
    found = await page.evaluate(look);
  }
  expect(found).toEqual([]);
}
