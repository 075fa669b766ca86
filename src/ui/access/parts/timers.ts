/** What a part of the page does again and again, or after a while, as long as it is there. */
import { useEffect } from 'preact/hooks';

/** Looks at once, and then every so many milliseconds; anew with another `of`. Null: not now. */
export function useEvery(ms: number | null, look: () => void, of: readonly unknown[]): void {
  useEffect(() => {
    if (ms === null) return;
    look();
    const timer = window.setInterval(look, ms);
    return () => window.clearInterval(timer);
  }, of);
}

/** Does something once, so many milliseconds later, unless there is another `of` by then. Null: not at all. */
export function useAfter(ms: number | null, act: () => void, of: readonly unknown[]): void {
  useEffect(() => {
    if (ms === null) return;
    const timer = window.setTimeout(act, ms);
    return () => window.clearTimeout(timer);
  }, of);
}
