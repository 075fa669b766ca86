/** Keeps the eye where it reads while lines come in above it; not every browser does so by itself. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Place {
  line: Element;
  top: number;
}

/** The first of these lines that is in sight, and how far down it is; null at the top of the page. */
function placeOf(lines: string): Place | null {
  if (window.scrollY <= 0) return null;
  for (const line of document.querySelectorAll(lines)) {
    const { top, bottom } = line.getBoundingClientRect();
    if (bottom > 0) return top < window.innerHeight ? { line, top } : null;
  }
  return null;
}

/** After every drawing the line that was read lies where it lay; with another `kind` of lines there is none to keep. */
export function useScrollAnchor(lines: string, kind: unknown): void {
  const place = useRef<Place | null>(null);
  const shown = useRef(kind);
  useEffect(() => {
    const root = document.documentElement;
    const note = () => {
      place.current = placeOf(lines);
    };
    // What the browser does by itself would count twice.
    root.style.overflowAnchor = 'none';
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      root.style.overflowAnchor = '';
      window.removeEventListener('scroll', note);
    };
  }, [lines]);
  useLayoutEffect(() => {
    const { current } = place;
    if (shown.current === kind && current?.line.isConnected) {
      const by = current.line.getBoundingClientRect().top - current.top;
      if (Math.abs(by) >= 1) window.scrollBy(0, by);
    }
    shown.current = kind;
    place.current = placeOf(lines);
  });
}
