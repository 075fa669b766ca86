/**
 * Gamepads: while one is there it is asked every frame, and what it says is sent through the page as the keys that
 * the picture and the pages know already. A key not taken moves the focus of the page, or presses what has it. Any
 * pad speaks for the player who is asked, so that one sofa may share one or have several.
 */

import './styles/pads.css';
import { PAD } from '../../session/profiles/key-map.ts';
import { type Held, NOTHING_HELD, type PadKey, type PadPress, padStep } from '../gamepad.ts';
import { type Direction, nearestHit } from '../nearest.ts';
import type { Rect } from '../rect.ts';
import type { Screen } from './context.ts';

interface PadHandlers {
  screen(): Screen;
  go(screen: Screen): void;
  /** Takes the last move back, if that may be. */
  undo(): void;
}

/** Keys that are sent through the page, where they are called otherwise. */
const SENT: Readonly<Partial<Record<PadKey, string>>> = {
  hint: 'h',
  undo: 'z',
  rules: '?',
  before: 'PageUp',
  next: 'PageDown',
};

const DIRECTIONS: Readonly<Partial<Record<PadKey, Direction>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A page is scrolled by so much of the window. */
const SCROLL = 0.5;

/** Listens to the pads from now on; returns what stops it. */
export function followPads(handlers: PadHandlers): () => void {
  const held = new Map<number, Held>();
  let frame = 0;
  const ask = (now: number) => {
    frame = 0;
    let isAny = false;
    for (const pad of navigator.getGamepads()) {
      if (!pad?.connected) continue;
      isAny = true;
      const step = padStep(held.get(pad.index) ?? NOTHING_HELD, pad, now);
      held.set(pad.index, step.held);
      for (const press of step.presses) obey(press, handlers);
    }
    if (isAny) frame = requestAnimationFrame(ask);
    else held.clear();
  };
  const begin = () => {
    if (frame === 0) frame = requestAnimationFrame(ask);
  };
  window.addEventListener('pointerdown', handOver);
  // Where pads can be asked, listening alone makes some browsers look for them all the time.
  if ('getGamepads' in navigator) {
    window.addEventListener('gamepadconnected', begin);
    if (navigator.getGamepads().some((pad) => pad !== null)) begin();
  }
  return () => {
    window.removeEventListener('gamepadconnected', begin);
    window.removeEventListener('pointerdown', handOver);
    cancelAnimationFrame(frame);
  };
}

/** A finger or the mouse has taken over: no ring any more. */
function handOver(): void {
  delete document.documentElement.dataset.pad;
}

function obey(press: PadPress, handlers: PadHandlers): void {
  document.documentElement.dataset.pad = 'on';
  const { key } = press;
  const { activeElement: active, body } = document;
  const inPicture = body.classList.contains('table-drawn');
  // The ring of the picture goes round only while nothing else has the focus.
  if (inPicture && active instanceof HTMLElement && active.matches(CONTROLS)) active.blur();
  if (key === 'menu' || key === 'log') toggle(key, handlers);
  else if (key === 'scrollUp' || key === 'scrollDown') scroll(key === 'scrollDown' ? 1 : -1);
  else {
    if (key === 'Enter') choose(document.activeElement);
    if (!send(SENT[key] ?? key, press.repeat) && !inPicture) onPage(key, handlers);
  }
}

/** What a key does on a page, if nothing there has a use of its own for it. */
function onPage(key: PadKey, handlers: PadHandlers): void {
  const direction = DIRECTIONS[key];
  if (direction !== undefined) go(direction);
  else if (key === 'before' || key === 'next') walk(key === 'next' ? 1 : -1);
  else if (key === 'Enter') press();
  else if (key === 'Escape') leave(handlers);
  else if (key === 'undo' && handlers.screen() === 'table') handlers.undo();
  else if (key === 'hint') document.querySelector<HTMLElement>('.question [data-hit="hint"]')?.click();
  else if (key === 'rules' && handlers.screen() !== 'rules') handlers.go('rules');
}

/** Sends a key through the page, as if it had been pressed on a keyboard; true if a listener took it. */
function send(key: string, repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, code: PAD, bubbles: true, cancelable: true });
  return !(document.activeElement ?? document.body).dispatchEvent(event);
}

/** The same button opens a page over the table and closes it. */
function toggle(page: 'menu' | 'log', handlers: PadHandlers): void {
  const screen = handlers.screen();
  if (screen === 'table') handlers.go(page);
  else if (screen === page) leave(handlers);
}

function scroll(by: 1 | -1): void {
  window.scrollBy({ top: by * SCROLL * window.innerHeight, behavior: 'auto' });
}

const here = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

function go(direction: Direction): void {
  const active = here();
  const isFlat = direction === 'left' || direction === 'right';
  if (isFlat && active !== null && turn(active, direction === 'right' ? 1 : -1)) return;
  const all = spots();
  const known = all.find(({ element }) => element === active);
  // A heading has the focus when its page opens: the way goes on from there.
  const from = known?.rect ?? (active === null ? null : rectOf(active));
  const next = from === null ? null : stepFrom(all, from, direction, window.innerHeight);
  if (from === null) start(all);
  else if (next === 'scroll') scroll(direction === 'down' ? 1 : -1);
  else if (next !== null) focusOn(next.element);
}

function walk(by: 1 | -1): void {
  const next = elementBeside(spots(), here(), by);
  if (next !== null) focusOn(next.element);
}

/** The first thing to decide, else the first there is. */
function start(all: readonly ElementSpot[]): void {
  const first =
    all.find(({ element }) => element.closest('.question') !== null) ??
    // On the title what is golden, not the name plate above it.
    all.find(({ element }) => element.dataset.title !== undefined && element.classList.contains('gold')) ??
    all.find(({ element }) => element.closest('main') !== null && element.closest('.page-head') === null) ??
    all[0];
  if (first !== undefined) focusOn(first.element);
}

/** A choice among several is made before any listener hears of the key: some pages close with it. */
function choose(element: Element | null): void {
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) element.click();
}

function press(): void {
  const active = here();
  const all = spots();
  if (active === null || !all.some(({ element }) => element === active)) start(all);
  else if (active instanceof HTMLSelectElement) turn(active, 1);
  else if (!(active instanceof HTMLInputElement && active.type === 'radio')) active.click();
}

/** Lists and numbers take left and right for themselves. */
function turn(element: HTMLElement, by: 1 | -1): boolean {
  if (element instanceof HTMLSelectElement) {
    const { length } = element.options;
    element.selectedIndex = (element.selectedIndex + by + length) % length;
  } else if (element instanceof HTMLInputElement && /^(number|range)$/.test(element.type)) {
    if (by === 1) element.stepUp();
    else element.stepDown();
    element.dispatchEvent(new Event('input', { bubbles: true }));
  } else return false;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** What Escape does, or, where no listener takes it, the way back that the page shows. */
export function stepBack(handlers: Pick<PadHandlers, 'screen' | 'go'>): void {
  if (!send('Escape', false)) leave(handlers);
}

/** By the way back that the page shows; from the table to its menu. */
function leave(handlers: Pick<PadHandlers, 'screen' | 'go'>): void {
  const button = document.querySelector<HTMLElement>('.page-head > button');
  if (handlers.screen() === 'table') handlers.go('menu');
  else if (button !== null) button.click();
  else if (handlers.screen() !== 'title') handlers.go('table');
}

interface ElementSpot {
  element: HTMLElement;
  rect: Rect;
}

/** What can be pressed. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** What a step up or down may bring into sight at once, in heights of the window; else the page is scrolled. */
const NEAR = 0.25;

/** Can it be pressed now? */
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
function rectOf(element: HTMLElement): Rect {
  const { x, y, width, height } = shapeOf(element).getBoundingClientRect();
  return { x, y, width, height };
}

/** Everything that can be pressed, in the order of the page. */
function spots(): ElementSpot[] {
  return [...document.body.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(isOpen)
    .map((element) => ({ element, rect: rectOf(element) }));
}

/** Brings the focus somewhere, and it into sight. */
function focusOn(element: HTMLElement): void {
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
