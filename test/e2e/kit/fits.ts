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

/** No word goes on in the next line, and nothing is wider than the button it is in. */
export async function expectWordsWhole(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(brokenWords), `${name}: broken words`).toEqual([]);
  expect(await page.evaluate(outsideButtons), `${name}: outside of their buttons`).toEqual([]);
}

/** Words of which a part stands in the next line, but for those that are hyphenated by the browser. */
function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: parent } = node;
    if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

function outsideButtons(): string[] {
  return [
    ...document.querySelectorAll('.access main :not(.stop) > button :is(span, img, strong, small)'),
  ].flatMap((part) => {
    const button = part.closest('button');
    const { left, right, width } = part.getBoundingClientRect();
    const box = button?.getBoundingClientRect();
    if (button === null || box === undefined || width === 0 || box.width === 0) return [];
    const isHidden =
      getComputedStyle(part).clipPath !== 'none' || getComputedStyle(part).position === 'absolute';
    return !isHidden && (left < box.left - 1 || right > box.right + 1) ? [button.textContent ?? ''] : [];
  });
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
