/** What the evening is drawn with: the lamplit room, ledges, the tunnel, lanterns, the cuckoo and its clock. */
import { downward, ink, rounded, sketch } from '../../../../ui/sketch.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';

/** Within the frame of the window. */
const box = (inset: number, w: number, h: number, r: number, look: string) => rounded(w, h, inset, r, look);

/** A look into a shop through its window, by lamplight. */
export function windowArt(width: number, height: number): Art {
  const step = 34;
  const stripes = (w: number, h: number) =>
    Array.from(
      { length: Math.ceil(w / step) },
      (_, i) => `<rect x="${10 + i * step}" y="9" width="${step / 2}" height="${h - 18}"/>`,
    ).join('');
  return sketch('window', width, height, (w, h) =>
    [
      '<defs>',
      downward('wood', palette.woodLight, palette.woodDark),
      downward('wall', '#c98a6a', '#8a5560'),
      '<radialGradient id="lamp" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffe6a0" stop-opacity="0"/></radialGradient>',
      `<clipPath id="in">${box(9, w, h, 12, '')}</clipPath></defs>`,
      box(2, w, h, 18, `fill="url(#wood)" ${ink(4)}`),
      box(9, w, h, 12, 'fill="url(#wall)"'),
      `<g clip-path="url(#in)"><g fill="#fff0c8" opacity=".09">${stripes(w, h)}</g>`,
      `<rect x="9" y="9" width="${w - 18}" height="${h - 18}" fill="url(#lamp)"/></g>`,
      box(9, w, h, 12, `fill="none" ${ink(3)}`),
      `<path d="M22 6H${w - 22}" stroke="${palette.woodShine}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
    ].join(''),
  );
}

/** The same room once the lamp is out, blue in the moonlight; it goes behind everything that stands in the room. */
export function nightArt(width: number, height: number): Art {
  return sketch('night', width, height, (w, h) =>
    [
      downward('blue', '#6a70c0', '#4c4796'),
      '<defs><radialGradient id="moon" cx=".3" cy="0" r=".9"><stop offset="0" stop-color="#cfd4ff" stop-opacity=".4"/><stop offset="1" stop-color="#cfd4ff" stop-opacity="0"/></radialGradient></defs>',
      box(10.5, w, h, 11, 'fill="url(#blue)"'),
      box(10.5, w, h, 11, 'fill="url(#moon)"'),
    ].join(''),
  );
}

/** The dark over everything in the room. */
export function darkArt(width: number, height: number): Art {
  return sketch('dark', width, height, (w, h) => box(10.5, w, h, 11, 'fill="#241f5a" fill-opacity=".1"'));
}

/** A plank that pets sit on. */
export function ledgeArt(width: number): Art {
  return sketch('ledge', width, 16, (w) =>
    [
      `<rect x="2" y="2" width="${w - 4}" height="11" rx="5" fill="${palette.wood}" ${ink(3)}/>`,
      `<path d="M9 6H${w - 9}" stroke="${palette.woodShine}" stroke-width="2.500" stroke-linecap="round" opacity=".7"/>`,
    ].join(''),
  );
}

/** A chamber of the storage; the last one is where food spoils. */
export function chamberArt(size: number, isLast: boolean): Art {
  return sketch(`chamber-${isLast}`, size, size, (s) => {
    const r = Math.max(6, s * 0.16);
    const edge = isLast ? `stroke="#a82c3a" stroke-width="3" stroke-dasharray="7 5"` : ink(3);
    return box(2, s, s, r, `fill="${isLast ? '#f6ddc8' : palette.parchment}" ${edge}`);
  });
}
