/** The surfaces of the UI kit as drawings of an exact size: wood counter, parchment, plum strip, button faces. */
import { type Art, art } from './svg-art.ts';
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
  const w = Math.round(width);
  const h = Math.round(height);
  const edge = `stroke="${palette.ink}" stroke-width="4"`;
  const gilt =
    surface === 'paper'
      ? `<rect x="9" y="9" width="${w - 18}" height="${h - 18}" rx="${radius - 6}" fill="none" stroke="${palette.gilt}" stroke-width="2" opacity=".7"/>`
      : `<path d="M${radius} 8H${w - radius}" stroke="${shine}" stroke-width="3.500" stroke-linecap="round" opacity=".75"/>`;
  return svg(`panel-${surface}-${w}x${h}-${radius}`, w, h + SHADOW, [
    gradient(top, foot),
    `<rect x="2" y="7" width="${w - 4}" height="${h - 4}" rx="${radius}" fill="${palette.ink}" opacity=".28"/>`,
    `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="${radius}" fill="url(#f)" ${edge}/>`,
    gilt,
  ]);
}

/** The room a panel's shadow takes below it. */
const SHADOW = 6;

/** The face of a button, lip included. */
export function buttonFace(kind: ButtonKind, width: number, height: number): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  const lip = lipOf(h);
  const r = Math.round(h / 2.6);
  const { top, foot, lip: dark } = faces[kind];
  const edge = `stroke="${palette.ink}" stroke-width="4"`;
  const box = (y: number, fill: string, more = edge) =>
    `<rect x="2" y="${y + 2}" width="${w - 4}" height="${h - 4}" rx="${r}" fill="${fill}" ${more}/>`;
  const alpha = kind === 'plain' ? 0.9 : 0.65;
  const shine = `<path d="M${r} ${Math.round(h * 0.15) + 2}H${w - r}" stroke="#ffffff" stroke-width="${Math.max(3.5, h * 0.075)}" stroke-linecap="round" opacity="${alpha}"/>`;
  return svg(`button-${kind}-${w}x${h}`, w, h + lip + 4, [
    gradient(top, foot),
    box(lip + 2, palette.ink, 'opacity=".22"'),
    box(lip, dark),
    box(0, 'url(#f)'),
    shine,
  ]);
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
  return svg(`speech-${w}x${h}-${t}-${down}`, w, h + 16, [
    `<path d="${d}" fill="${palette.ink}" opacity=".25" transform="translate(0 3)"/>`,
    `<path d="${d}" fill="${palette.parchmentLight}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/>`,
  ]);
}

function gradient(top: string, foot: string): string {
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/>`;
  return `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`;
}

function svg(key: string, width: number, height: number, body: readonly string[]): Art {
  // A clear margin: a turned surface is smoothed by its texture, not by the edge of its quad.
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${width + 4} ${height + 4}">`;
  return art(key, `${head}${body.join('')}</svg>`);
}
