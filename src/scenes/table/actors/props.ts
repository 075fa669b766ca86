/** Small things the actors have at hand: broom, ball, plaster, and the cloud that takes somebody away. */
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { sketch } from '../pieces.ts';

const round = 'stroke-linejoin="round" stroke-linecap="round"';
const ink = (width: number) => `stroke="${palette.ink}" stroke-width="${width}" ${round}`;

export function broom(): Art {
  const body = [
    `<path d="M36 10V150" fill="none" ${ink(18)}/><path d="M36 10V150" fill="none" stroke="#c98a4e" stroke-width="7" ${round}/>`,
    `<path d="M20 150q16-6 32 0 4 30 16 50-10 8-32 8T4 200q12-20 16-50z" fill="#f3cd62" ${ink(6)}/>`,
    `<path d="M28 166l-7 32M36 168v34M44 166l7 32" fill="none" stroke="#a8701a" stroke-width="4" ${round}/>`,
    `<path d="M18 140q18-8 36 0l2 16q-20 8-40 0z" fill="#e8453a" ${ink(6)}/>`,
  ];
  return sketch('imp-broom', 72, 212, () => body.join(''));
}

export function ball(): Art {
  const body = [
    `<circle cx="36" cy="36" r="32" fill="#ff7a6a"/><path d="M6 28q30 18 60 0M9 50q27-16 54 0" fill="none" stroke="#fff6e4" stroke-width="8"/>`,
    `<circle cx="36" cy="36" r="32" fill="none" ${ink(6)}/><path d="M18 22q6-8 14-10" fill="none" stroke="#fff" stroke-width="6" ${round} opacity=".85"/>`,
  ];
  return sketch('imp-ball', 72, 72, () => body.join(''));
}

export function plaster(): Art {
  const strip = `<path d="M12 6l48 25q6 4 3 10l-3 5q-3 5-9 2L4 23q-6-4-3-10l2-4q3-6 9-3z" fill="#f6d9b0" ${ink(5)}/>`;
  const pad = `<path d="M23 14l22 12-9 17-22-12z" fill="#fff6e4" ${ink(4)}/>`;
  return sketch('plaster', 66, 54, () => strip + pad);
}

export function cloud(): Art {
  const body = [
    `<path d="M34 84C8 86 2 58 24 50c-4-26 30-36 44-16 14-26 60-22 62 8 16-10 44 0 38 22 26 2 26 32-2 32-30 8-104 8-132-12z" fill="#f4f8ff" stroke="#8aa0c8" stroke-width="6" ${round}/>`,
    `<path d="M40 56q6-16 24-12M92 34q16-8 26 6" fill="none" stroke="#ffffff" stroke-width="8" ${round}/>`,
    `<path d="M48 78q40 12 96 2" fill="none" stroke="#cfdcf2" stroke-width="7" ${round}/>`,
  ];
  return sketch('cloud', 196, 104, () => body.join(''));
}
