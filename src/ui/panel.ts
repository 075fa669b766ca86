/** The surfaces of the UI kit as drawings of an exact size: wood counter, parchment, plum strip, button faces. */
import { downward, ink, rounded, sketch } from './sketch.ts';
import type { Art } from './svg-art.ts';
import { palette } from './theme/palette.ts';

type Surface = 'wood' | 'paper' | 'plum';
export type ButtonKind = 'gold' | 'plain';

const surfaces: Record<Surface, readonly [string, string, string]> = {
  wood: [palette.woodLight, palette.woodDark, palette.woodShine],
  paper: [palette.parchmentLight, palette.parchmentEdge, '#ffffff'],
  plum: [palette.plumLight, palette.plumDark, palette.plumShine],
};

const faces: Record<ButtonKind, { top: string; foot: string; lip: string }> = {
  gold: { top: palette.goldLight, foot: palette.gold, lip: palette.goldLip },
  plain: { top: palette.parchmentLight, foot: '#f3dfb8', lip: palette.paperLip },
};

/** The lip under a button of this height. */
export function lipOf(height: number): number {
  return Math.round(height * 0.115);
}

/** A board, with its line of light and its shadow; the drawing is `shadow` taller than asked. */
export function panel(surface: Surface, width: number, height: number, radius: number): Art {
  const [top, foot, shine] = surfaces[surface];
  return sketch(`panel-${surface}-${radius}`, width, height + SHADOW, (w, high) => {
    const h = high - SHADOW;
    const gilt =
      surface === 'paper'
        ? rounded(w, h, 9, radius - 6, `fill="none" stroke="${palette.gilt}" stroke-width="2" opacity=".7"`)
        : `<path d="M${radius} 8H${w - radius}" stroke="${shine}" stroke-width="3.500" stroke-linecap="round" opacity=".75"/>`;
    return [
      downward('f', top, foot),
      `<rect x="2" y="7" width="${w - 4}" height="${h - 4}" rx="${radius}" fill="${palette.ink}" opacity=".28"/>`,
      rounded(w, h, 2, radius, `fill="url(#f)" ${ink(4)}`),
      gilt,
    ].join('');
  });
}

/** The room a panel's shadow takes below it. */
const SHADOW = 6;

/** The face of a button, lip included. */
export function buttonFace(kind: ButtonKind, width: number, height: number): Art {
  const h = Math.round(height);
  const lip = lipOf(h);
  const r = Math.round(h / 2.6);
  const { top, foot, lip: dark } = faces[kind];
  const alpha = kind === 'plain' ? 0.9 : 0.65;
  return sketch(`button-${kind}`, width, h + lip + 4, (w) => {
    const face = (y: number, fill: string, more = ink(4)) =>
      `<rect x="2" y="${y + 2}" width="${w - 4}" height="${h - 4}" rx="${r}" fill="${fill}" ${more}/>`;
    return [
      downward('f', top, foot),
      face(lip + 2, palette.ink, 'opacity=".22"'),
      face(lip, dark),
      face(0, 'url(#f)'),
      `<path d="M${r} ${Math.round(h * 0.15) + 2}H${w - r}" stroke="#ffffff" stroke-width="${Math.max(3.5, h * 0.075)}" stroke-linecap="round" opacity="${alpha}"/>`,
    ].join('');
  });
}

/** A speech bubble; its tail points down at `tail` from its left edge. */
export function speech(width: number, height: number, tail: number, down = true): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  const t = Math.round(Math.min(w - 26, Math.max(26, tail)));
  const r = 18;
  const [y0, y1] = down ? [2, h - 2] : [16, h + 12];
  const foot = down ? `H${t + 10}L${t + 1} ${y1 + 13}L${t - 8} ${y1}H${r + 2}` : `H${r + 2}`;
  const head = down ? `H${w - r - 2}` : `H${t - 8}L${t + 1} ${y0 - 13}L${t + 10} ${y0}H${w - r - 2}`;
  const d = `M${r + 2} ${y0}${head}q${r} 0 ${r} ${r}V${y1 - r}q0 ${r}-${r} ${r}${foot}q-${r} 0-${r}-${r}V${y0 + r}q0-${r} ${r}-${r}z`;
  const shadow = `<path d="${d}" fill="${palette.ink}" opacity=".25" transform="translate(0 3)"/>`;
  const bubble = `<path d="${d}" fill="${palette.parchmentLight}" ${ink(4)} stroke-linejoin="round"/>`;
  return sketch(`speech-${t}-${down}`, w, h + 16, () => shadow + bubble);
}
