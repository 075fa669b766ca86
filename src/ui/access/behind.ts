/**
 * The words behind the picture: out of sight, yet there for screen readers. They follow when the picture has come to rest,
 * not with each answer of a game that plays on; what is to be said at once has a voice of its own (`Announcer`).
 */
import { useLayoutEffect, useReducer } from 'preact/hooks';
import { useApp } from './context.ts';

/** So long after the last change, and after it has been shown, the words follow, in milliseconds. */
const REST = 100;

const waiting = new Set<() => void>();

/** The words come in sight: they are drawn as things stand. */
export function catchUp(): void {
  for (const draw of [...waiting]) draw();
}

const isBehind = () => document.body.classList.contains('table-drawn');

/** Draws the component anew when the source has changed: at once where it is in sight. */
export function useChangesBehind(source: { subscribe(listener: () => void): () => void }): void {
  const { untilShown } = useApp();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    let changes = 0;
    let timer = 0;
    const draw = () => {
      window.clearTimeout(timer);
      waiting.delete(draw);
      redraw(undefined);
    };
    const later = async () => {
      const change = ++changes;
      window.clearTimeout(timer);
      waiting.add(draw);
      // The picture hears of it in its turn: until then it is at rest.
      await Promise.resolve();
      await untilShown();
      if (change === changes && waiting.has(draw)) timer = window.setTimeout(draw, REST);
    };
    const stop = source.subscribe(() => {
      if (isBehind()) void later();
      else draw();
    });
    return () => {
      stop();
      changes++;
      window.clearTimeout(timer);
      waiting.delete(draw);
    };
  }, [source]);
}
