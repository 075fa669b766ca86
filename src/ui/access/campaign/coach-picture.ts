/** Where the coach's bubble stands in the picture: it follows what can be pressed there, and hides while something is played. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Rect, Size } from '../../rect.ts';
import { hitsNow } from '../dev.ts';
import { useEvery } from '../parts/timers.ts';
import { placeBubble, WORDS } from './coach-place.ts';
import { ringsFor } from './points.ts';

/** Where everything is. */
export interface CoachSpot {
  bubble: Rect;
  /** What is ringed; the first has the arrow. */
  targets: readonly Rect[];
  hits: Hits;
}

type Hits = ReturnType<typeof hitsNow>;

/** The picture does not tell when it is drawn anew, so it is looked at this often. */
const LOOK = 160;
/** Widths of the bubble, the usual one first; a phone's window is low and wide. */
const WIDTHS = { wide: [380, 520, 300], low: [420, 560, 300] } as const;
const LOW = 520;
/** While something is played there is nothing to press but this. */
const PLAYING = 'skip';

/** A picture that is on its way may take so long; then it is the words that are read. */
const PATIENCE = 6000;

/** Is there the picture, are there the words, or is the picture still on its way (null)? */
function isPicture(waited: number): boolean | null {
  if (document.body.classList.contains('table-drawn')) return true;
  const willBeDrawn = document.documentElement.dataset.scenes !== 'off';
  // Who has left the picture for the words is offered the way back.
  const wantsWords = document.querySelector('.picture-switch:not([hidden])') !== null;
  return willBeDrawn && !wantsWords && waited < PATIENCE ? null : false;
}

function look(waited = 0): { isDrawn: boolean | null; hits: Hits; frame: Size } {
  const isDrawn = isPicture(waited);
  const pressed = isDrawn === true ? hitsNow().filter(({ isAway }) => isAway !== true) : [];
  const frame = { width: window.innerWidth, height: window.innerHeight };
  return { isDrawn, hits: pressed.length === 0 ? [] : [...pressed, ...restOfPanels()], frame };
}

/** What is written in the panels, and buttons of theirs that are off: to be pointed at, and better not covered. */
function restOfPanels(): Hits {
  const parts = document.querySelectorAll<HTMLElement>(
    '#panels [data-panel] > header, #panels .ask-body > *, #panels .say > span, #panels [aria-disabled="true"]',
  );
  return [...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return { id: part.dataset.hit ?? WORDS, rect: { x, y, width, height } };
  });
}

/** Whether the table can be seen, drawn or in words; asked until it is. */
export function useIsTableThere(): boolean {
  const [isThere, setThere] = useState(false);
  const [since] = useState(() => performance.now());
  const follow = () => {
    const { isDrawn, hits } = look(performance.now() - since);
    if (isDrawn === false || hits.length > 0) setThere(true);
  };
  useEvery(isThere ? null : LOOK, follow, [isThere]);
  return isThere;
}

/**
 * Null while nothing can be said: the picture is being drawn or played. False: the table is in words. Else where the
 * bubble stands, as soon as it has been measured.
 */
export function usePicture(
  box: RefObject<HTMLElement>,
  point: string | null,
  text: string,
): { isDrawn: boolean | null; spot: CoachSpot | null } {
  const [seen, setSeen] = useState(() => look());
  const [spot, setSpot] = useState<CoachSpot | null>(null);
  const [since] = useState(() => performance.now());
  const follow = () => {
    const next = look(performance.now() - since);
    setSeen((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  };
  useEvery(LOOK, follow, []);
  const { isDrawn, hits, frame } = seen;
  const isBusy = isDrawn === true && (hits.length === 0 || hits.some(({ id }) => id === PLAYING));
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isDrawn !== true || isBusy) return;
    const sizes = measured(element, frame);
    const targets = ringsFor(point, hits);
    const { size, x, y } = placeBubble({ window: frame, sizes, targets, hits });
    const { width = 0, height = 0 } = sizes[size] ?? {};
    setSpot({ bubble: { x, y, width, height }, targets, hits });
  }, [seen, point, text, isBusy]);
  return { isDrawn: isBusy ? null : isDrawn, spot };
}

/** How high the bubble is at each width. */
function measured(element: HTMLElement, { width, height }: Size): Size[] {
  const widthBefore = element.style.width;
  const widths = height < LOW ? WIDTHS.low : WIDTHS.wide;
  const sizes = widths.map((wanted) => {
    const most = Math.min(wanted * rem(), width - 16);
    element.style.width = `${most}px`;
    return { width: most, height: element.offsetHeight };
  });
  element.style.width = widthBefore;
  return sizes;
}

/** How much larger letters are than usual. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
