/** Things that only a show needs: the cart for manure, a postcard, the dark of a lamp that goes out. */
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { sketch } from '../../pieces.ts';

const ink = (width: number) =>
  `stroke="${palette.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export function cart(): Art {
  return sketch('manure-cart', 128, 96, () =>
    [
      `<ellipse cx="62" cy="88" rx="52" ry="6" fill="${palette.ink}" opacity=".22"/>`,
      `<path d="M92 40L124 28" ${ink(10)}/><path d="M92 40L124 28" stroke="#c98a4e" stroke-width="4" stroke-linecap="round"/>`,
      `<path d="M8 30h88l-12 38H24z" fill="#b0733f" ${ink(5)}/><path d="M15 44h74M20 57h64" fill="none" stroke="#7a4426" stroke-width="4"/>`,
      `<path d="M6 30h92" ${ink(11)}/><path d="M7 30h90" stroke="#f0bd80" stroke-width="4" stroke-linecap="round"/>`,
      `<circle cx="44" cy="70" r="18" fill="#d99a5a" ${ink(5)}/><path d="M44 54v32M28 70h32M33 59l22 22M55 59L33 81" stroke="#7a4426" stroke-width="3.500"/><circle cx="44" cy="70" r="5" fill="${palette.ink}"/>`,
      `<path d="M84 68l8 18" ${ink(7)}/>`,
    ].join(''),
  );
}

/** Greetings from another dimension. */
export function postcard(): Art {
  return sketch('postcard', 132, 92, () =>
    [
      `<rect x="3" y="6" width="126" height="84" rx="8" fill="${palette.ink}" opacity=".25"/>`,
      `<rect x="3" y="3" width="126" height="82" rx="8" fill="#fffaf0" ${ink(5)}/>`,
      `<rect x="12" y="12" width="64" height="64" rx="6" fill="#6a35b5"/><path d="M44 44m-22 0a22 22 0 1 1 22 22a16 16 0 1 1 14-24a10 10 0 1 1-12 10" fill="none" stroke="#c79af5" stroke-width="5" stroke-linecap="round"/>`,
      `<circle cx="24" cy="22" r="2.500" fill="#fff6b0"/><circle cx="66" cy="26" r="2" fill="#fff6b0"/><circle cx="28" cy="68" r="2" fill="#fff6b0"/>`,
      `<rect x="98" y="12" width="22" height="26" rx="3" fill="#ff7ab8" ${ink(3)}/><path d="M103 26q6-10 12 0" fill="none" ${ink(3)}/>`,
      `<path d="M86 50h34M86 60h34M86 70h24" stroke="#7a4a3c" stroke-width="4" stroke-linecap="round"/>`,
    ].join(''),
  );
}

/** Dusk over a plot. */
export function dimmer(width: number, height: number, radius: number): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  return sketch(
    `dimmer-${w}x${h}`,
    w,
    h,
    () => `<rect width="${w}" height="${h}" rx="${Math.round(radius)}" fill="#22183a"/>`,
  );
}

/** A round plate for a number that rises. */
export function coin(size: number): Art {
  const s = Math.round(size);
  return sketch(
    `score-${s}`,
    s,
    s,
    () =>
      `<circle cx="${s / 2}" cy="${s / 2}" r="${s / 2 - 2}" fill="${palette.goldLight}" ${ink(4)}/><path d="M${s * 0.24} ${s * 0.36}q${s * 0.1}-${s * 0.16} ${s * 0.26}-${s * 0.16}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  );
}
