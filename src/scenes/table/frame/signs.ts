/** Small signs beside a face: somebody is thinking. */
import { nest } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { sketch } from '../pieces.ts';

function cloud() {
  return sketch('thought', 60, 40, () =>
    [
      `<path d="M18 34a13 13 0 0 1-2-26 17 17 0 0 1 30-1 13 13 0 0 1 0 27z" fill="${palette.eyeWhite}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/>`,
      `<circle cx="6" cy="37" r="3.500" fill="${palette.eyeWhite}" stroke="${palette.ink}" stroke-width="2.500"/>`,
    ].join(''),
  );
}

/** A cloud with three dots that come and go, if anything moves. */
export function thought(isStill: boolean) {
  return sketch(`thought-${isStill}`, 60, 40, () => {
    const dots = [0, 1, 2].map((i) => {
      const blink = `<animate attributeName="opacity" values="0.25;1;0.25" dur="1.2s" begin="${i * 0.2}s" repeatCount="indefinite"/>`;
      return `<circle cx="${20 + i * 11}" cy="19" r="3.500" fill="${palette.plumLight}">${isStill ? '' : blink}</circle>`;
    });
    return nest(cloud(), 0, 0, 60, 40) + dots.join('');
  });
}
