/** Portraits of rivals: the drawing as text, with the expression that is wanted and a vest in the seat's colours. */

import { palette } from './theme/palette.ts';

/** The vest as it is drawn, light and shaded; these two stand for the seat's colours. */
export const VEST = ['#5b7fbf', '#3a4f86'] as const;

const SEATS = [
  [palette.playerBlue, palette.playerBlueShade],
  [palette.playerRose, palette.playerRoseShade],
  [palette.playerTeal, palette.playerTealShade],
  [palette.playerIvory, palette.playerIvoryShade],
] as const;

const HIDDEN = ' style="display:none"';

/** Shows one of the faces of a drawing and hides the others; smaller heads at its sides do as the one in the middle. */
export function withFace(svg: string, face: string): string {
  return svg.replaceAll(
    /(<g id="(?:face|left|right)-(\w+)")(?: style="display:none")?>/g,
    (_, start: string, name: string) => `${start}${name === face ? '' : HIDDEN}>`,
  );
}

/** Dresses a portrait in the colours of a seat. */
export function inColours(svg: string, seat: number): string {
  const [light, shade] = SEATS[seat] ?? SEATS[0];
  return svg.replaceAll(VEST[0], light).replaceAll(VEST[1], shade);
}

/** A portrait as it is shown at a seat. */
export function portrait(svg: string, seat: number, face: string): string {
  return inColours(withFace(svg, face), seat);
}
