/** The portrait of a rival, in the colours of the seat and with the expression of the moment. */

import { useEffect, useState } from 'preact/hooks';
import { PERSON, playerArt, rivalArt } from '../../art-urls.ts';
import { portrait } from '../../rivals.ts';
import '../styles/rivals.css';

const fetched = new Map<string, Promise<string | null>>();
const ready = new Map<string, string>();

/** A drawing's text, fetched once; null if it cannot be had. */
async function fetchDrawing(src: string): Promise<string | null> {
  try {
    const answer = await fetch(src);
    if (!answer.ok) return null;
    const svg = await answer.text();
    ready.set(src, svg);
    return svg;
  } catch {
    return null;
  }
}

/** The text of a drawing, as soon as it is there; null if it cannot be had. */
export function drawingOf(src: string): Promise<string | null> {
  const known = ready.get(src);
  if (known !== undefined) return Promise.resolve(known);
  const coming = fetched.get(src) ?? fetchDrawing(src);
  fetched.set(src, coming);
  // What could not be had is asked for again the next time.
  void coming.then((svg) => (svg === null ? fetched.delete(src) : null));
  return coming;
}

function useDrawing(src: string): string | null {
  const [, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (ready.has(src)) return;
    let isGone = false;
    void drawingOf(src).then((svg) => {
      if (svg !== null && !isGone) setArrived(src);
    });
    return () => {
      isGone = true;
    };
  }, [src]);
  return ready.get(src) ?? null;
}

/** With the seat's emblem at its foot; the name beside it says who it is. Without a rival it is a person's imp. */
export function Portrait({
  rival,
  seat,
  face,
  size,
}: {
  rival: string | null;
  seat: number;
  face: string;
  size: number;
}) {
  const src = rival === null ? PERSON : rivalArt(rival);
  const svg = useDrawing(src);
  const shown = svg === null ? src : `data:image/svg+xml,${encodeURIComponent(portrait(svg, seat, face))}`;
  return (
    <span class="portrait" data-rival={rival ?? 'person'} data-face={face}>
      <img src={shown} alt="" width={size} height={size} />
      <img class="emblem" src={playerArt(seat)} alt="" width={26} height={26} />
    </span>
  );
}
