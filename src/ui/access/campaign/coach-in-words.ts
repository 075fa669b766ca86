/** In the layer in words: what the coach means is ringed, described by his words, and in sight. */
import { useLayoutEffect } from 'preact/hooks';
import { wordsAt } from './points.ts';

const CONTROL = 'button:not([disabled]), select, input, [tabindex]';

/** What can be pressed or filled in at a place. */
export function controlAt(point: string, page: ParentNode): HTMLElement | null {
  const place = wordsAt(point, page);
  return place?.matches(CONTROL) ? place : (place?.querySelector<HTMLElement>(CONTROL) ?? null);
}

export function useInWords(isOn: boolean, point: string | null, says: string): void {
  useLayoutEffect(() => {
    const { body } = document;
    body.classList.toggle('coached-in-words', isOn);
    const page = document.querySelector('#access');
    const place = !isOn || point === null || page === null ? null : wordsAt(point, page);
    if (place === null) return () => body.classList.remove('coached-in-words');
    place.classList.add('coached');
    const control = point === null || page === null ? null : controlAt(point, page);
    control?.setAttribute('aria-describedby', says);
    place.scrollIntoView({ block: 'center' });
    return () => {
      body.classList.remove('coached-in-words');
      place.classList.remove('coached');
      control?.removeAttribute('aria-describedby');
    };
  }, [isOn, point, says]);
}
