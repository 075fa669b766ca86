/** Follows the map while it is moved: which chapter is in view, and the ways to the one before and after. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MapChapterId } from './landscape.ts';
import type { MapLayout } from './layout.ts';
import { bring, followMoves } from './moves.ts';

interface InView {
  chapter: MapChapterId;
  /** Is there more of the road to either side? */
  isStart: boolean;
  isEnd: boolean;
}

/** So near to an end it is the end, in CSS pixels. */
const NEAR = 4;

/** What is in view of the map that `scroller` moves, opened at `first` (in units), and the way from chapter to chapter. */
export function useRoad(
  scroller: HTMLElement | null,
  layout: MapLayout,
  first: number,
  back: () => void,
): InView & { turn(by: -1 | 1): void } {
  const [seen, see] = useState<InView>({ chapter: 'opening', isStart: true, isEnd: false });
  const turn = useRef<(by: -1 | 1) => void>(() => undefined);
  useLayoutEffect(() => {
    if (scroller === null) return;
    const { spans, width } = layout;
    const unit = () => scroller.scrollWidth / width;
    let middle = first;
    let aim: number | null = null;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scroller;
      middle = (scrollLeft + clientWidth / 2) / unit();
      const chapter = (spans.find(({ to }) => middle < to) ?? spans.at(-1))?.id ?? 'opening';
      const isStart = scrollLeft < NEAR;
      const isEnd = scrollLeft > scrollWidth - clientWidth - NEAR;
      see((old) =>
        old.chapter === chapter && old.isStart === isStart && old.isEnd === isEnd
          ? old
          : { chapter, isStart, isEnd },
      );
    };
    turn.current = (by) => {
      const now = spans.findIndex(({ to }) => (aim ?? middle) < to);
      const next = spans[Math.min(spans.length - 1, Math.max(0, now + by))];
      if (next === undefined) return;
      aim = Math.min((next.from + next.to) / 2, next.from + scroller.clientWidth / unit() / 2);
      bring(scroller, aim * unit());
    };
    // In another window what was in the middle stays there.
    const fitted = new ResizeObserver(() => bring(scroller, middle * unit(), true));
    fitted.observe(scroller);
    const onEnd = () => {
      aim = null;
    };
    scroller.addEventListener('scroll', look, { passive: true });
    scroller.addEventListener('scrollend', onEnd);
    const still = followMoves(scroller, { turn: (by) => turn.current(by), back });
    return () => {
      fitted.disconnect();
      scroller.removeEventListener('scroll', look);
      scroller.removeEventListener('scrollend', onEnd);
      still();
    };
  }, [scroller, layout]);
  return { ...seen, turn: (by) => turn.current(by) };
}
