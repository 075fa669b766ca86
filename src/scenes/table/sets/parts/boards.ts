/** Small boards drawn to size: cards that can be picked. */
import { type Art, art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { cachedDrawing } from '../../drawings.ts';

type CardState = 'rest' | 'picked' | 'off';

/** SVG of a size as a drawing that is made once. */
export function sheet(key: string, width: number, height: number, body: () => string): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  const name = `${key}-${w}x${h}`;
  return cachedDrawing(name, () =>
    art(name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body()}</svg>`),
  );
}

/** A parchment card: at rest, picked (a golden rim), or off (grey, with a dashed edge). */
export function card(state: CardState, width: number, height: number): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  const r = Math.min(18, Math.round(h / 5));
  const rect = (inset: number, fill: string, edge: string) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${r - inset / 2}" fill="${fill}" ${edge}/>`;
  const ink = `stroke="${palette.ink}" stroke-width="3.500"`;
  return sheet(`card-${state}`, w, h, () => {
    if (state === 'off') return rect(3, '#cbb89c', `${ink} stroke-dasharray="9 6" opacity=".92"`);
    const fade = `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.parchmentLight}"/><stop offset="1" stop-color="${state === 'picked' ? '#fff4cf' : '#f7e6c2'}"/></linearGradient></defs>`;
    if (state === 'rest') return `${fade}${rect(4, 'url(#f)', ink)}`;
    return `${fade}${rect(2, palette.glow, ink)}${rect(7, 'url(#f)', ink)}`;
  });
}
