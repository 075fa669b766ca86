/** A ring of what a shop gained, by source. */
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { sheet } from '../parts/boards.ts';
import { SOURCE_LOOK } from './sources.ts';
import { type FinalStanding, gained } from './sums.ts';

/** From the top clockwise. */
export function donut(standing: FinalStanding): Art {
  const all = gained(standing);
  const key = standing.sources.map(({ value }) => value).join('_');
  return sheet(`donut-${key}`, 120, 120, () => {
    const round = 2 * Math.PI * 45;
    let from = 0;
    const arcs = standing.sources.map(({ source, value }) => {
      if (value <= 0) return '';
      const share = value / all;
      const dash = `${(share * round).toFixed(2)} ${round.toFixed(2)}`;
      const turn = (from * 360 - 90).toFixed(2);
      from += share;
      return `<circle cx="60" cy="60" r="45" fill="none" stroke="${SOURCE_LOOK[source].colour}" stroke-width="23" stroke-dasharray="${dash}" transform="rotate(${turn} 60 60)"/>${spoke(Number(turn))}`;
    });
    const rim = (r: number) =>
      `<circle cx="60" cy="60" r="${r}" fill="none" stroke="${palette.ink}" stroke-width="4"/>`;
    return `<circle cx="60" cy="60" r="45" fill="none" stroke="#e4d5bc" stroke-width="23"/>${arcs.join('')}${rim(57)}${rim(33.5)}`;
  });
}

function spoke(turn: number): string {
  return `<path d="M94 60h22" stroke="${palette.ink}" stroke-width="3" transform="rotate(${turn} 60 60)"/>`;
}
