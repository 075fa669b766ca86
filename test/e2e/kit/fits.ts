/** Whether a page fits: nothing is cut off in any window, at any size of the text, and a finger meets every control. */
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

/** The least size of a control, in CSS pixels; `labels`: also of what is ticked. */
export interface Finger {
  width: number;
  height: number;
  labels: boolean;
}

/** Nothing sticks out to the side, in four windows, also with text twice as large. */
export async function expectNothingCut(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await page.evaluate(sticksOut), `${size.width}x${size.height}`).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** What is wider than the window, at the usual size of the text and at twice that. */
function sticksOut(): string[] {
  const page = document.documentElement;
  const outside = (percent: string) => {
    page.style.fontSize = percent;
    return [...document.querySelectorAll('.access *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > page.clientWidth + 1 && getComputedStyle(element).clipPath === 'none';
      })
      .map((element) => `${percent} ${element.tagName}.${element.className} ${element.textContent}`)
      .slice(0, 5);
  };
  const found = ['100%', '200%'].flatMap(outside);
  page.style.fontSize = '';
  return found;
}

/** Every control is large enough for a finger. */
export async function expectFingersMeet(page: Page, finger: Finger): Promise<void> {
  const small = await page.evaluate(({ width, height, labels }) => {
    const ticked = labels ? ', label:not([data-place="far"]):has(input)' : ', select';
    return [...document.querySelectorAll(`.access :is(button, summary${ticked})`)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.width < width || box.height < height)
        ? [`${element.textContent} ${box.width}x${box.height}`]
        : [];
    });
  }, finger);
  expect(small).toEqual([]);
}
