/** A plot without a cage: grass, a dashed outline where one would stand, and a sign that says how to get it. */

import { box } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import { EDGE, made } from './art.ts';
import type { PlotSpot } from './layout.ts';
import { icon, type Stage } from './parts.ts';

export function buildLot({ deal, layout }: Stage, { cage, rect }: PlotSpot): void {
  const { kit, link } = deal;
  const { t } = link.speech;
  kit.picture(lotArt(), cage.x, cage.y, cage.width).setAlpha(0.95);
  const x = cage.x + cage.width / 2;
  const y = cage.y + cage.height * 0.375;
  const below = { size: 16, family: 'text', fit: rect.width - 24, lines: 2 } as const;
  if (layout.compact) {
    // The sign is too small for words.
    icon(kit, drawing('icons/count-pets'), x, y, cage.height * 0.24);
    kit.words(t('ui.shop.noCage'), x, rect.y + rect.height - 20, { ...below, lines: 1 });
    return;
  }
  const size = Math.min(22, Math.max(16, cage.width * 0.075));
  kit.words(t('ui.shop.noCage'), x, y, { size, fit: cage.width * 0.62, lines: 2, colour: palette.ink });
  kit.words(t('ui.shopSet.buyCage'), x, cage.y + cage.height + 14, below);
}

/** Drawn in the box of a cage, 320 by 256. */
export function lotArt(): Art {
  const tuft = (x: number, y: number, k = 1) =>
    `<path transform="translate(${x} ${y}) scale(${k})" d="M-16 0q2-14-6-22 10 4 14 16 2-18 8-26 2 12 2 26 6-12 16-16-8 10-6 22z" fill="#86c455" ${EDGE} stroke-width="4"/>`;
  const pebble = (x: number, y: number, r: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="#cfc3bd" ${EDGE} stroke-width="4"/>`;
  const paw = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${palette.ink}" opacity=".2"><ellipse rx="7" ry="6"/><circle cx="-8" cy="-9" r="3.500"/><circle cx="0" cy="-12" r="3.500"/><circle cx="8" cy="-9" r="3.500"/></g>`;
  return made('lot', box(0, 0, 320, 256), [
    `<ellipse cx="160" cy="222" rx="138" ry="26" fill="${palette.ink}" opacity=".13"/>`,
    `<rect x="34" y="40" width="252" height="186" rx="26" fill="#fffaf0" opacity=".2"/>`,
    `<rect x="34" y="40" width="252" height="186" rx="26" fill="none" stroke="${palette.ink}" stroke-width="4" stroke-dasharray="14 11" opacity=".5"/>`,
    `<path d="M144 96h32l-2 126q-14 8-28 0z" fill="#b0733f" ${EDGE} stroke-width="5.500"/>`,
    `<path d="M153 138v70" stroke="#7a4426" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
    `<g transform="rotate(-1.500 160 96)"><rect x="50" y="60" width="220" height="74" rx="14" fill="#fbe6c0" ${EDGE} stroke-width="5.500"/><path d="M66 69h150" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/><circle cx="62" cy="122" r="3.500" fill="#7a4426"/><circle cx="258" cy="122" r="3.500" fill="#7a4426"/></g>`,
    tuft(92, 228, 0.95),
    tuft(232, 232, 1.1),
    tuft(262, 222, 0.7),
    pebble(126, 230, 11),
    pebble(196, 226, 8),
    paw(70, 190, -20),
    paw(98, 172, 8),
    paw(232, 168, 18),
    paw(206, 188, -6),
  ]);
}
