/** How the map is moved beyond what the browser does by itself: pulled by the mouse, rolled by the wheel, walked by keys. */
import { type Direction, nearestHit } from '../../nearest.ts';

/** A hand that has gone so far pulls the map and presses nothing, in CSS pixels. */
const PULLED = 9;
/** Let go while it is pulled it goes on as far as it would go in so many milliseconds. */
const THROWN_MS = 300;
/** A hand that has rested for so long does not throw. */
const REST_MS = 90;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Is everything to stand still: by the player's setting or the system's wish? */
export const isStillNow = (): boolean => document.documentElement.dataset.still !== 'false';

/** One hop with a squash on landing. */
export function hop(element: Element | null): void {
  if (isStillNow()) return;
  element?.animate(
    [
      { transform: 'none' },
      { transform: 'translateY(-16%) scale(0.97, 1.05)', easing: 'ease-in' },
      { transform: 'scale(1.07, 0.9)' },
      { transform: 'none' },
    ],
    { duration: 480, easing: 'ease-out' },
  );
}

/** Brings a place of the map (in CSS pixels of it) into the middle of the window; `at once` if everything stands still. */
export function bring(scroller: HTMLElement, x: number, atOnce = false): void {
  const behavior = atOnce || isStillNow() ? 'instant' : 'smooth';
  scroller.scrollTo({ left: x - scroller.clientWidth / 2, behavior });
}

/** The middle of something on the map, in CSS pixels of the map. */
export function centreOnMap(scroller: HTMLElement, element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2 - scroller.getBoundingClientRect().left + scroller.scrollLeft;
}

/** The signs and houses in the order of the road. */
function spotsOf(scroller: HTMLElement) {
  return [...scroller.querySelectorAll<HTMLElement>('[data-spot]')]
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .sort((a, b) => a.rect.x + a.rect.width / 2 - b.rect.x - b.rect.width / 2);
}

interface MapHandlers {
  /** One chapter on or back. */
  turn(by: -1 | 1): void;
  back(): void;
}

/** Where a key leads from the sign or house that has the focus; what is next if none has. */
function stepTo(scroller: HTMLElement, key: string): HTMLElement | undefined {
  const spots = spotsOf(scroller);
  if (key === 'Home' || key === 'End') return spots.at(key === 'Home' ? 0 : -1)?.element;
  const at = spots.findIndex(({ element }) => element === document.activeElement);
  const here = spots[at];
  const direction = ARROWS[key];
  if (here === undefined)
    return scroller.querySelector<HTMLElement>('[data-next="true"] [data-spot]') ?? spots[0]?.element;
  if (direction === 'left' || direction === 'right')
    return spots[at + (direction === 'left' ? -1 : 1)]?.element;
  return direction === undefined ? undefined : nearestHit(spots, here.rect, direction)?.element;
}

/** Follows hand, wheel and keys; returns what ends it. */
export function followMoves(scroller: HTMLElement, { turn, back }: MapHandlers): () => void {
  const ended = new AbortController();
  const on = { signal: ended.signal };
  followHand(scroller, on);
  let wheeled: number | null = null;
  scroller.addEventListener('scrollend', () => (wheeled = null), on);
  scroller.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const most = scroller.scrollWidth - scroller.clientWidth;
      wheeled = Math.min(most, Math.max(0, (wheeled ?? scroller.scrollLeft) + event.deltaY));
      scroller.scrollTo({ left: wheeled, behavior: isStillNow() ? 'instant' : 'smooth' });
    },
    { ...on, passive: false },
  );
  // What is focused by key is moved to the middle; what is pressed stays under the finger.
  scroller.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[data-spot]:focus-visible'))
        bring(scroller, centreOnMap(scroller, target));
    },
    on,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest('dialog, input, select, textarea, #overlays')) return;
      if (key in ARROWS || key === 'Home' || key === 'End')
        stepTo(scroller, key)?.focus({ preventScroll: true });
      else if (key === 'PageUp' || key === 'PageDown') turn(key === 'PageUp' ? -1 : 1);
      else if (key === 'Escape') back();
      else return;
      event.preventDefault();
    },
    on,
  );
  return () => ended.abort();
}

/** The mouse takes hold of the map; fingers scroll it by themselves. */
function followHand(scroller: HTMLElement, on: { signal: AbortSignal }): void {
  let held: { x: number; left: number; isPull: boolean } | null = null;
  let trail: { x: number; time: number }[] = [];
  scroller.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX: x, timeStamp: time }) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      held = { x, left: scroller.scrollLeft, isPull: false };
      trail = [{ x, time }];
    },
    on,
  );
  // Held by its ground, the map does not take the focus from what has it.
  scroller.addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button') === null) event.preventDefault();
    },
    on,
  );
  window.addEventListener(
    'pointermove',
    ({ clientX: x, timeStamp: time }) => {
      if (held === null) return;
      held.isPull ||= Math.abs(x - held.x) > PULLED;
      if (!held.isPull) return;
      scroller.dataset.pulled = 'true';
      scroller.scrollTo({ left: held.left + held.x - x, behavior: 'instant' });
      trail = [...trail.filter((one) => time - one.time <= REST_MS), { x, time }];
    },
    on,
  );
  window.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      if (held?.isPull) {
        // The click that comes of it presses nothing.
        window.addEventListener('click', stopClick, { capture: true, once: true, ...on });
        setTimeout(() => window.removeEventListener('click', stopClick, true), 0);
        const [first] = trail;
        const last = trail.at(-1);
        if (first !== undefined && last !== undefined && timeStamp - last.time < REST_MS && !isStillNow()) {
          const speed = (first.x - last.x) / Math.max(8, last.time - first.time);
          scroller.scrollBy({ left: speed * THROWN_MS, behavior: 'smooth' });
        }
      }
      held = null;
      delete scroller.dataset.pulled;
    },
    on,
  );
}

function stopClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
