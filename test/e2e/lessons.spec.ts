/**
 * Every bubble of every lesson, played by the recorded answers, on phones in the languages with longer words: it lies on
 * nothing that it speaks of, not on the bar and not on the way home, and nothing of it is cut. What is ringed is in sight.
 */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { begun, recorded, shippedLevel } from '../kit/level-games.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const LESSONS = [
  ...readdirSync('levels/opening')
    .filter((name) => !name.endsWith('.solution.json'))
    .map((name) => `opening/${name}`),
  'bedtime/00-first-story.json',
];

/** A bubble that stands still, and what is wrong with it or with the bar; null where nothing is said. */
interface Look {
  said: string | null;
  wrong: string[];
  isOver: boolean;
}

/** Waits until nothing moves any more, and looks. */
async function look(): Promise<Look> {
  const box = (element: Element) => element.getBoundingClientRect();
  const meet = (a: DOMRect, b: { x: number; y: number; width: number; height: number }) =>
    a.x < b.x + b.width - 1 &&
    b.x < a.x + a.width - 1 &&
    a.y < b.y + b.height - 1 &&
    b.y < a.y + a.height - 1;
  const hits = () => window.__petz?.hits() ?? [];
  const signs = () => [...document.querySelectorAll('.coach-ring, .coach-arrow')];
  const bubble = () => document.querySelector<HTMLElement>('.coach[data-drawn="true"]');
  const isOver = () => window.__petz?.outcome() != null;
  const isBusy = () =>
    hits().length === 0 || hits().some(({ id }) => id === 'skip') || window.__petz?.ask() == null;
  // The arrow nods all the time.
  const placed = () => [bubble(), ...document.querySelectorAll('.coach-ring')];
  const seen = () => JSON.stringify([hits(), placed().map((one) => one && box(one))]);
  for (let last = ''; !isOver(); ) {
    const now = seen();
    if (now === last && !isBusy() && bubble()?.style.visibility !== 'hidden') break;
    last = now;
    // Longer than the bubble takes to follow the picture.
    await new Promise((go) => setTimeout(go, 200));
  }
  const said = bubble();
  if (said === null || isOver()) return { said: null, wrong: [], isOver: isOver() };
  const own = box(said);
  const NEEDED = ['round', 'phase', 'exhibition', 'customers', 'order', 'home'];
  const isInside = ({ left, top, right, bottom }: DOMRect) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const isCut = [said, ...said.querySelectorAll<HTMLElement>('p, h2, button')].some(
    (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
  );
  const cutInBar = [...document.querySelectorAll('#panels .bar-part')].flatMap((part) => {
    const { top, bottom } = box(part);
    return [...part.querySelectorAll('.words > span')]
      .map((one) => ({ one, at: box(one) }))
      .filter(({ at }) => at.width > 0 && (at.top < top - 1 || at.bottom > bottom + 1))
      .map(({ one }) => `cuts ${one.textContent} in the bar`);
  });
  return {
    said: said.querySelector('p')?.textContent ?? '',
    isOver: false,
    wrong: [
      ...signs()
        .filter((one) => meet(own, box(one)))
        .map((one) => `lies on ${one.classList.value}`),
      ...hits()
        .filter(({ id, rect }) => NEEDED.includes(id) && meet(own, rect))
        .map(({ id }) => `lies on ${id}`),
      ...[...document.querySelectorAll<HTMLElement>('#panels footer button')]
        .filter(() => said.dataset.point === 'forecast')
        .filter((one) =>
          [...document.querySelectorAll('.coach-ring')].some((ring) => meet(box(ring), box(one))),
        )
        .map((one) => `rings ${one.textContent}, which it does not mean`),
      ...(said.dataset.point !== undefined && signs().length === 0
        ? [`nothing at ${said.dataset.point}`]
        : []),
      ...(isInside(own) ? [] : ['reaches out of the window']),
      ...(isCut ? ['is cut'] : []),
      ...cutInBar,
    ],
  };
}

/**
 * Reads on, or gives the first of the recorded answers that is still left and fits; else what is advised: rivals do not
 * always go where they went. Resolves to the answers that are left.
 */
async function goOn(left: readonly unknown[]): Promise<readonly unknown[]> {
  const next = document.querySelector<HTMLElement>('[data-coach="next"], [data-coach="insist"]');
  next?.click();
  const petz = window.__petz;
  if (next !== null || petz === undefined) return left;
  const at = left.findIndex((choice) => petz.answer(choice as never) === null);
  if (at < 0) petz.answer(await petz.hint());
  return left.filter((_, i) => i !== at);
}

async function take(page: Page, file: string): Promise<string[]> {
  const lesson = shippedLevel(file);
  let answers: readonly unknown[] = recorded(file);
  const text = JSON.stringify(begun(lesson));
  expect(await page.evaluate((game) => window.__petz?.open(game), text)).toBeNull();
  const wrong: string[] = [];
  const heard = new Set<string>();
  for (;;) {
    const seen = await page.evaluate(look);
    if (seen.isOver) {
      expect(heard.size, file).toBeGreaterThan(1);
      await expect(
        page.locator('[data-story]:not([data-story="before"]), [data-level-end]').first(),
      ).toBeVisible();
      return wrong;
    }
    if (seen.said !== null) heard.add(seen.said);
    wrong.push(...seen.wrong.map((what) => `${lesson.id}: ${seen.said}: ${what}`));
    answers = await page.evaluate(goOn, answers as unknown[]);
  }
}

for (const [width, height, locale] of [
  [1280, 800, 'en'],
  [844, 390, 'fr'],
  [390, 844, 'es'],
] as const) {
  test.describe(`in a window of ${width} by ${height}, in ${locale}`, () => {
    test.use({ viewport: { width, height }, locale });

    test('no bubble of a lesson lies on what it speaks of or on the bar, and none is cut', async ({
      page,
    }) => {
      await open(page, COARSE);
      const wrong: string[] = [];
      for (const file of LESSONS) wrong.push(...(await take(page, file)));
      expect(wrong).toEqual([]);
    });
  });
}
