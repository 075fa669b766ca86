/** Where the page has the title's counter, over the picture; tells when it moves, as with other words. */
import type { Rect } from '../../ui/rect.ts';
import type { TitleRoom } from './layout.ts';

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export class CounterWatch {
  private readonly observer: ResizeObserver;
  private watched: Element | null = null;
  private last = '';

  constructor(moved: () => void) {
    this.observer = new ResizeObserver(() => {
      const { last } = this;
      this.room();
      if (this.last !== last) moved();
    });
  }

  /** Null: the title is shown in words. */
  room(): TitleRoom | null {
    const counter = document.querySelector('.title-screen > nav');
    if (counter !== this.watched) {
      this.stop();
      this.watched = counter;
      if (counter !== null) this.observer.observe(counter);
    }
    const isOver =
      counter !== null && getComputedStyle(counter.parentElement ?? counter).position === 'fixed';
    const saved = counter?.querySelector('[data-title="continue"]') ?? null;
    const room = isOver ? { counter: rectOf(counter), saved: saved === null ? null : rectOf(saved) } : null;
    this.last = JSON.stringify(room);
    return room;
  }

  stop(): void {
    this.observer.disconnect();
    this.watched = null;
  }
}
