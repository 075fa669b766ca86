/** Room for what stands at the foot of the window, under the picture of the table. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** The picture ends where the controls begin, however high they are. */
export function useRoom() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const { classList, style } = document.body;
    const watch = new ResizeObserver(() => style.setProperty('--foot', `${current.offsetHeight}px`));
    watch.observe(current);
    classList.add('footed');
    return () => {
      watch.disconnect();
      classList.remove('footed');
    };
  }, []);
  return bar;
}
