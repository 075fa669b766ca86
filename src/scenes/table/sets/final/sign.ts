/** The sign on the button that shares: an arrow out of a tray. */
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { sheet } from '../parts/boards.ts';

export function shareSign(): Art {
  const line = `fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round"`;
  return sheet('share-sign', 64, 64, () =>
    [
      `<path d="M20 28H12V56H52V28H44" ${line} stroke-width="6"/>`,
      `<path d="M32 42V10M20 20L32 8L44 20" ${line} stroke-width="11"/>`,
      `<path d="M32 42V10M20 20L32 8L44 20" fill="none" stroke="${palette.glow}" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`,
    ].join(''),
  );
}
