/** An imp goes along the road to a level that has just been opened. A tap anywhere lets it be there at once. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { titleImp } from '../../title-drawings.ts';
import { mapDrawing } from './drawings.ts';
import { bring, centreOnMap } from './moves.ts';
import { heightAt, type RoadPiece } from './road.ts';
import { Drawing, units } from './units.tsx';

/** Units a second; a long way takes no longer than `LONGEST`, in milliseconds. */
const SPEED = 230;
const LONGEST = 2600;
const SHORTEST = 900;
/** It looks about before it sets out. */
const PAUSE = 450;
/** So many places on its way are passed to the browser, which goes straight from one to the next. */
const STEPS = 40;

interface WalkProps {
  scroller: HTMLElement;
  road: readonly RoadPiece[];
  /** From where to where, in units. */
  from: number;
  to: number;
  onArrived(): void;
}

/** The imp on its way; the map goes along with it. */
export function Walk({ scroller, road, from, to, onArrived }: WalkProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const walker = own.current;
    if (walker === null) return;
    const at = (x: number) => ({ transform: `translate(${units(x)}, ${units(heightAt(road, x) + 10)})` });
    const way = Array.from({ length: STEPS + 1 }, (_, i) => at(from + ((to - from) * i) / STEPS));
    const duration = Math.min(LONGEST, Math.max(SHORTEST, (Math.abs(to - from) / SPEED) * 1000));
    const walk = walker.animate(way, { duration, delay: PAUSE, fill: 'both', easing: 'ease-in-out' });
    let frame = 0;
    const follow = () => {
      bring(scroller, centreOnMap(scroller, walker), true);
      frame = requestAnimationFrame(follow);
    };
    follow();
    const skip = () => walk.finish();
    window.addEventListener('pointerdown', skip);
    walk.onfinish = () => {
      cancelAnimationFrame(frame);
      onArrived();
    };
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointerdown', skip);
      walk.cancel();
    };
  }, []);
  const feet = { x: -128 * (96 / 256), y: -238 * (96 / 256), scale: 96 / 256 };
  return (
    <div ref={own} class="map-walker" aria-hidden="true">
      <Drawing art={mapDrawing('smoke')} x={-14} y={-4} scale={0.22} motion="dust" />
      {(['left', 'right'] as const).map((step) => (
        <Drawing key={step} art={titleImp(`walk-${step}`)} {...feet} motion={`step-${step}`} />
      ))}
    </div>
  );
}
