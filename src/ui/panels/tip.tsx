/** The tooltip: plum, with a tail, one at a time, over all other panels. It is drawn once to be measured, then placed. */

import { render } from 'preact';
import type { Rect, Size } from '../rect.ts';
import { Lines } from './lines.tsx';
import { type Pressable, Pressed } from './pressed.tsx';
import './tip.css';

/** A drawing with words on it: their middles, in pixels of the drawing at its usual size. */
interface Plate {
  art: string;
  width: number;
  height: number;
  words: readonly { x: number; y: number; words: string }[];
}

interface TipWords {
  title: string;
  /** Why it cannot be done now. */
  why: string | null;
  lines: readonly string[];
  plate: Plate | null;
  /** Opens the rule it speaks of. */
  rule: Pressable | null;
  /** What can be done with it. */
  action: Pressable | null;
}

export class TipPanel {
  private readonly root = document.createElement('div');

  /** `host`: the element of all panels. */
  constructor(host: Element) {
    this.root.id = 'tip';
    this.root.className = 'tailed';
    // A tap on it closes it.
    this.root.addEventListener('click', () => this.close());
    host.append(this.root);
  }

  isOpen(): boolean {
    return this.root.hasChildNodes();
  }

  /** `anchors`: what it must not cover, the best first; `stays`: until a tap, so that it can be pressed. */
  show(words: TipWords, anchors: readonly Rect[], window: Rect, stays: boolean): void {
    const { root } = this;
    const { style, dataset } = root;
    Object.assign(style, { left: '0', top: '0', maxWidth: `${widestTip(window)}px` });
    render(<TipBody {...words} />, root);
    const { offsetWidth: width, offsetHeight: height } = root;
    const { x, y, side, tail } = placeTip({ width, height }, anchors, window);
    Object.assign(style, { left: `${x}px`, top: `${y}px` });
    style.setProperty('--tail', `${tail}px`);
    dataset.side = side ?? 'none';
    dataset.stays = String(stays);
  }

  close(): void {
    render(null, this.root);
  }
}

function TipBody({ title, why, lines, plate, rule, action }: TipWords) {
  return (
    <div class="tip card shade">
      {rule === null ? null : <Pressed {...rule} isIcon class="tool" />}
      <h3>{title}</h3>
      {why === null ? null : <p class="why">{why}</p>}
      <Lines of={lines} />
      {plate === null ? null : (
        <div class="plate" style={{ width: plate.width, height: plate.height }}>
          <img src={plate.art} alt="" width={plate.width} height={plate.height} />
          {plate.words.map(({ x, y, words }) => (
            <span key={x} style={{ left: x, top: y }}>
              {words}
            </span>
          ))}
        </div>
      )}
      {action === null ? null : <Pressed {...action} class="action row" />}
    </div>
  );
}

/** The side of the tooltip its tail sticks out of; null: there is no room for one. */
type TailSide = 'down' | 'up' | 'left' | 'right' | null;

interface TipPlace {
  x: number;
  y: number;
  side: TailSide;
  /** The tip of the tail, measured along its side from the tooltip's upper left corner. */
  tail: number;
}

const TAIL = 12;
/** Between the tooltip and the edge of the window. */
const EDGE = 8;
/** The tail stays clear of the round corners. */
const CORNER = 26;

/** How wide a tooltip may be: on a phone it must find room beside a finger in the middle. */
export function widestTip({ width, height }: Size): number {
  return Math.min(height < 520 ? 280 : 380, width - 24);
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * Tries each anchor in turn, the best first: above it, below it, right, left. If nothing fits, the tooltip goes to the
 * edge of the window that is farthest from the last anchor.
 */
export function placeTip(size: Size, anchors: readonly Rect[], window: Rect): TipPlace {
  for (const anchor of anchors) {
    const found = beside(size, anchor, window);
    if (found !== null) return found;
  }
  const last = anchors.at(-1) ?? window;
  const isLow = last.y + last.height / 2 > window.y + window.height / 2;
  const x = clamp(last.x + last.width / 2 - size.width / 2, window.x + EDGE, rightmost(size, window));
  return { x, y: isLow ? window.y + EDGE : lowest(size, window), side: null, tail: 0 };
}

const rightmost = (size: Size, window: Rect) =>
  Math.max(window.x + EDGE, window.x + window.width - EDGE - size.width);
const lowest = (size: Size, window: Rect) =>
  Math.max(window.y + EDGE, window.y + window.height - EDGE - size.height);

function beside(size: Size, anchor: Rect, window: Rect): TipPlace | null {
  const { width, height } = size;
  const middleX = anchor.x + anchor.width / 2;
  const middleY = anchor.y + anchor.height / 2;
  const x = clamp(middleX - width / 2, window.x + EDGE, rightmost(size, window));
  const y = clamp(middleY - height / 2, window.y + EDGE, lowest(size, window));
  const across = clamp(middleX - x, CORNER, width - CORNER);
  const along = clamp(middleY - y, CORNER, height - CORNER);
  const places: readonly TipPlace[] = [
    { x, y: anchor.y - TAIL - height, side: 'down', tail: across },
    { x, y: anchor.y + anchor.height + TAIL, side: 'up', tail: across },
    { x: anchor.x + anchor.width + TAIL, y, side: 'left', tail: along },
    { x: anchor.x - TAIL - width, y, side: 'right', tail: along },
  ];
  const fits = (at: TipPlace) =>
    at.x >= window.x + EDGE &&
    at.y >= window.y + EDGE &&
    at.x + width <= window.x + window.width - EDGE &&
    at.y + height <= window.y + window.height - EDGE;
  return places.find(fits) ?? null;
}
