/** What the coach points at: a ring round it and an arrow beside it, over the picture, in nobody's way. */
import type { Rect } from '../../rect.ts';
import type { CoachSpot } from './coach-picture.ts';
import { arrowAt, arrowSide } from './coach-place.ts';

/** How far outside the ring is. */
const RING = 5;
const ARROW = 44;

export function CoachPointer({ spot, isStill }: { spot: CoachSpot; isStill: boolean }) {
  const { targets, bubble, hits } = spot;
  const [first] = targets;
  if (first === undefined) return null;
  const frame = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
  const side = arrowSide(first, bubble, frame, { size: ARROW, gap: RING, hits });
  return (
    <div class="coach-pointer" data-still={isStill} aria-hidden="true">
      {targets.map((rect, i) => (
        <span key={i} class="coach-ring" style={boxOf(ringed(rect, frame))} />
      ))}
      {side === null ? null : (
        <svg
          aria-hidden="true"
          class="coach-arrow"
          data-side={side}
          viewBox="0 0 48 48"
          style={boxOf(arrowAt(first, side, ARROW, RING))}
        >
          <path
            d="M24 45L6 25h10V5q0-2 2-2h12q2 0 2 2v20h10z"
            fill="#ffe24a"
            stroke="#3a1a24"
            stroke-width="4"
            stroke-linejoin="round"
          />
          <path d="M20 8v16" fill="none" stroke="#fff6b0" stroke-width="4" stroke-linecap="round" />
        </svg>
      )}
    </div>
  );
}

/** A little outside the thing, but inside the window. */
function ringed({ x, y, width, height }: Rect, frame: Rect): Rect {
  const left = Math.max(2, x - RING);
  const top = Math.max(2, y - RING);
  return {
    x: left,
    y: top,
    width: Math.min(frame.width - 2, x + width + RING) - left,
    height: Math.min(frame.height - 2, y + height + RING) - top,
  };
}

const boxOf = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
