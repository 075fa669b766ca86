/** The controls of a page as places: where a step in a direction leads, and what lies before and after. */

import { type Direction, nearestHit } from '../../nearest.ts';
import type { Rect } from '../../rect.ts';

export interface ElementSpot {
  element: HTMLElement;
  rect: Rect;
}

/** What can be pressed. */
export const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';
/** What a step up or down may bring into sight at once, in heights of the window; else the page is scrolled. */
const NEAR = 0.25;

/** Can somebody press it now? */
function isOpen(element: HTMLElement): boolean {
  // Of several in a row only the next to either side is in sight.
  const unseen = '[hidden], [inert], [data-place="far"]';
  if (element.matches(':disabled, [type="hidden"]') || element.closest(unseen) !== null) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** Boxes that are ticked lie under what is seen of them: their label. */
function shapeOf(element: HTMLElement): HTMLElement {
  const isUnder = element.matches('input:is([type="radio"], [type="checkbox"], [type="file"])');
  return (isUnder ? element.closest('label') : null) ?? element;
}

/** Where something is, in the window. */
export function rectOf(element: HTMLElement): Rect {
  const { x, y, width, height } = shapeOf(element).getBoundingClientRect();
  return { x, y, width, height };
}

/** Everything that can be pressed, in the order of the page. */
export function spotsIn(root: ParentNode): ElementSpot[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(isOpen)
    .map((element) => ({ element, rect: rectOf(element) }));
}

/** Brings the focus somewhere, and it into sight. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  shapeOf(element).scrollIntoView({ block: 'nearest' });
}

/**
 * Where a step from somewhere leads: to a thing; to `scroll` if all there is lies far out of the window; null if
 * there is nothing. `height` is that of the window.
 */
export function stepFrom<T extends { rect: Rect }>(
  spots: readonly T[],
  from: Rect,
  direction: Direction,
  height: number,
): T | 'scroll' | null {
  const next = nearestHit(spots, inWindow(from, height), direction);
  if (direction === 'left' || direction === 'right') return next;
  if (next === null) return 'scroll';
  const { y, height: high } = next.rect;
  const gap = direction === 'down' ? y - height : -(y + high);
  return gap > height * NEAR ? 'scroll' : next;
}

/** What was scrolled out of the window is left from the edge behind which it is. */
function inWindow(rect: Rect, height: number): Rect {
  if (rect.y >= height) return { ...rect, y: height, height: 0 };
  return rect.y + rect.height <= 0 ? { ...rect, y: 0, height: 0 } : rect;
}

/** The next thing in the order of the page, or the one before; round at the ends. */
export function elementBeside<T extends { element: unknown }>(
  spots: readonly T[],
  at: unknown,
  by: 1 | -1,
): T | null {
  const here = spots.findIndex(({ element }) => element === at);
  if (here < 0) return spots.at(by === 1 ? 0 : -1) ?? null;
  return spots[(here + by + spots.length) % spots.length] ?? null;
}
