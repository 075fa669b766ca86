/** A lamp over the pet that is looked after now. */
import type { GameObjects } from 'phaser';
import type { Art } from '../../../../ui/svg-art.ts';
import { EDGE, made } from './art.ts';
import type { Stage } from './parts.ts';

export function buildLamp({ deal, layout }: Stage, at: number): GameObjects.Image | undefined {
  const spot = layout.plots[at];
  if (spot === undefined) return undefined;
  const { rect, cage } = spot;
  const width = Math.min(rect.width * 0.5, cage.width * 0.62);
  const x = cage.x + cage.width / 2 - width / 2;
  return deal.kit.picture(lampArt(), x, rect.y - width * 0.04, width);
}

/** It hangs from the upper edge, and its light falls to the floor. */
function lampArt(): Art {
  return made('lamp', { x: 0, y: 0, width: 200, height: 260 }, [
    '<defs><linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3a8" stop-opacity=".42"/><stop offset="1" stop-color="#fff3a8" stop-opacity="0"/></linearGradient></defs>',
    '<path d="M70 46h60l66 210q-96 14-192 0z" fill="url(#lamp-light)"/>',
    `<path d="M100 0v14" stroke="#3a1a24" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M100 10q34 2 42 36H58q8-34 42-36z" fill="#f0a526" ${EDGE} stroke-width="5.500"/>`,
    '<path d="M74 30q8-12 22-13" fill="none" stroke="#fff3c8" stroke-width="5" stroke-linecap="round"/>',
    `<path d="M86 47q14 18 28 0z" fill="#fff6b0" ${EDGE} stroke-width="4.500"/>`,
  ]);
}
