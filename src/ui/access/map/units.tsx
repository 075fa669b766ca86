/** How the map lays its drawings: in units of its picture, of which `map.css` says how large they are. */
import type { JSX } from 'preact';
import type { Rect } from '../../rect.ts';
import { type Art, artUrl } from '../../svg-art.ts';

type Style = JSX.CSSProperties;

const cut = (n: number): number => Math.round(n * 100) / 100;

/** A length of so many units. */
export const units = (n: number): string => `calc(${cut(n)} * var(--k))`;

/** Along the road; in layers that go slower or faster than the map a unit has another width. */
export const alongRoad = (x: number): string => `calc(${cut(x)} * var(--kx))`;

/** A rectangle of the map. */
export const area = ({ x, y, width, height }: Rect): Style => ({
  left: alongRoad(x),
  top: units(y),
  width: units(width),
  height: units(height),
});

/** How things move, as the browser has it. */
const MOTIONS = {
  sway: 'map-sway 2200ms ease-in-out infinite alternate',
  breathe: 'map-breathe 1200ms ease-in-out infinite alternate',
  float: 'map-float 1900ms ease-in-out infinite alternate',
  drift: 'map-drift 18s ease-in-out infinite alternate',
  blink: 'map-dim 1500ms ease-in-out infinite alternate',
  glow: 'map-glow 1500ms ease-in-out infinite alternate',
  halo: 'map-glow 1200ms ease-in-out infinite alternate',
  turn: 'map-turn 16s linear infinite',
  burst: 'map-burst 3300ms ease-out infinite',
  smoke: 'map-smoke 3600ms linear infinite both',
  dust: 'map-smoke 420ms linear infinite',
  climb: 'map-float 800ms ease-in-out infinite alternate',
  hop: 'map-float 420ms ease-out infinite alternate',
  blinks: 'map-blinks 4s step-end infinite',
  'step-left': 'map-step 260ms step-end infinite',
  'step-right': 'map-step 260ms step-end -130ms infinite',
} as const;
export type Motion = keyof typeof MOTIONS;

interface DrawingProps {
  art: Art;
  /** Where the origin of the drawing is. */
  x?: number;
  y?: number;
  scale?: number;
  class?: string;
  motion?: Motion;
  style?: Style;
}

/** A drawing with its origin in a place of the map. */
export function Drawing({ art, x = 0, y = 0, scale = 1, class: name = '', motion, style }: DrawingProps) {
  const { box } = art;
  return (
    <img
      class={`map-drawing ${name}`}
      src={artUrl(art)}
      alt=""
      draggable={false}
      data-motion={motion}
      style={{
        left: alongRoad(x),
        top: units(y),
        width: units(box.width * scale),
        height: units(box.height * scale),
        margin: `${units(box.y * scale)} 0 0 ${units(box.x * scale)}`,
        ...(motion === undefined ? {} : { '--motion': MOTIONS[motion] }),
        ...style,
      }}
    />
  );
}
