/** Room for what stands at the foot of the window while nobody plays at the table. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** The picture ends where the controls begin, however high they are. */
export function useRoom() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const watch = new ResizeObserver(() =>
      document.body.style.setProperty('--watching', `${current.offsetHeight}px`),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return bar;
}
