/** Small drawings that several pictures of the table share: imps in vests, places to stand, bars, chips, plates. */

import type { LabelStyle } from '../../ui/label.ts';
import { box as boxOf } from '../../ui/rect.ts';
import { downward, ink, rimOf, rounded, sheet, sketch } from '../../ui/sketch.ts';
import { type Art, cachedDrawing, crop, recolour } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import { drawing } from './drawings.ts';

/** The colours of the seats, in their order; also the end of `icons/player-*`. */
export const SEATS = ['blue', 'rose', 'teal', 'ivory'] as const;

const TINTS = {
  blue: [palette.playerBlue, palette.playerBlueShade, '#8fb0f0'],
  rose: [palette.playerRose, palette.playerRoseShade, '#f7a6c8'],
  teal: [palette.playerTeal, palette.playerTealShade, '#8ee0d6'],
  ivory: [palette.playerIvory, palette.playerIvoryShade, '#fff6df'],
  /** Imps of the town itself. */
  none: ['#8d8088', '#6d6070', '#cfc3bd'],
} as const;
type Tint = keyof typeof TINTS;

export function tintOf(seat: number | null): Tint {
  return seat === null ? 'none' : (SEATS[seat % SEATS.length] ?? 'blue');
}

export function emblem(seat: number): Art {
  return drawing(`icons/player-${tintOf(seat)}`);
}

/** A standing imp in the vest of its shop; grey without one. */
export function impOf(seat: number | null): Art {
  const tint = tintOf(seat);
  const [main, shade] = TINTS[tint];
  // From the tip of one ear to that of the other, with the lines round them.
  const view = boxOf(2, -6, 252, 252);
  const dressed = () => recolour(drawing('rigs/rig-imp'), tint, { '#5b7fbf': main, '#3a4f86': shade });
  return cachedDrawing(`imp-${tint}`, () => crop(dressed(), 'standing', view));
}

/** The bodyguard as he stands, through the same window as an imp. */
export function bodyguardArt(): Art {
  const window = boxOf(2, -6, 252, 252);
  return cachedDrawing('bodyguard', () => crop(drawing('rigs/rig-bodyguard'), 'standing', window));
}

export type PadState = 'rest' | 'open' | 'picked' | 'taken' | 'barred';

/** The ground a group stands on. */
export function pad(state: PadState, width: number, height: number, seat: number | null = null): Art {
  const tint = state === 'taken' ? tintOf(seat) : 'none';
  return sketch(`pad-${state}-${tint}`, width, height, (w, h) => {
    const r = Math.round(Math.min(20, h * 0.26));
    const rect = (inset: number, more: string) => rounded(w, h, inset, r, more);
    const under = `<rect x="2" y="6" width="${w - 4}" height="${h - 6}" rx="${r}" fill="${palette.ink}" opacity=".25"/>`;
    if (state === 'barred') {
      return rect(3, `fill="#d9d0c6" fill-opacity=".72" ${ink(3)} stroke-dasharray="8 6" opacity=".85"`);
    }
    if (state === 'taken') return under + rect(2, `fill="${TINTS[tint][2]}" ${ink(4)}`);
    const fill = state === 'picked' ? '#fff3b0' : state === 'open' ? '#fffbe6' : '#f7ead0';
    return under + rect(2, `fill="${fill}" ${ink(4)}`);
  });
}

/** The double yellow rim round what can be pressed now; `by` is its room on every side. */
export function glow(width: number, height: number, by = 8): Art {
  return sketch(`glow-${by}`, width + 2 * by, height + 2 * by, (w, h) => {
    const r = Math.round(h * 0.28);
    return rimOf(w, h, 4, r, palette.glowRim, 8) + rimOf(w, h, 7, r, palette.glow, 8);
  });
}

/** A flat plate with an outline: name plates, chips, the round plates of numbers. */
export function plate(fill: string, width: number, height: number, radius: number, line = 3): Art {
  return sketch(`plate-${fill}-${radius}-${line}`, width, height, (w, h) =>
    rounded(w, h, line / 2, radius, `fill="${fill}" ${ink(line)}`),
  );
}

/** A disc that holds a number. */
export const plainDisc = (colour: string, size: number): Art => plate(colour, size, size, size / 2);

/** The plate of a shop's name. */
export function namePlate(seat: number, width: number, height: number): Art {
  return plate(TINTS[tintOf(seat)][0], width, height, 14, 4);
}

/** How letters on a seat's colour look: light ones with a rim of ink; ivory is so light that ink alone is read. */
export function nameLetters(seat: number): Pick<LabelStyle, 'colour' | 'outline'> {
  return tintOf(seat) === 'ivory' ? { colour: palette.ink, outline: 0 } : { colour: '#fffaf0', outline: 4 };
}

/** A wooden board with a name on it. */
export function woodBoard(width: number, height: number): Art {
  return sketch('board', width, height + 4, (w, h) =>
    [
      downward('b', palette.wood, palette.woodDark),
      `<rect x="2" y="6" width="${w - 4}" height="${h - 8}" rx="9" fill="${palette.ink}" opacity=".28"/>`,
      `<rect x="2" y="2" width="${w - 4}" height="${h - 8}" rx="9" fill="url(#b)" ${ink(4)}/>`,
      `<path d="M12 7H${w - 12}" stroke="${palette.woodShine}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
    ].join(''),
  );
}

type CardState = 'rest' | 'picked' | 'off';

/** A parchment card: at rest, picked (a golden rim), or off (grey, with a dashed edge). */
export function card(state: CardState, width: number, height: number): Art {
  return sheet(`card-${state}`, width, height, (w, h) => {
    const r = Math.min(18, Math.round(h / 5));
    const rect = (inset: number, fill: string, edge: string) =>
      rounded(w, h, inset, r - inset / 2, `fill="${fill}" ${edge}`);
    const line = ink(3.5);
    if (state === 'off') return rect(3, '#cbb89c', `${line} stroke-dasharray="9 6" opacity=".92"`);
    const fade = downward('f', palette.parchmentLight, state === 'picked' ? '#fff4cf' : '#f7e6c2');
    if (state === 'rest') return `${fade}${rect(4, 'url(#f)', line)}`;
    return `${fade}${rect(2, palette.glow, line)}${rect(7, 'url(#f)', line)}`;
  });
}

/** What the decks are called in the names of drawings. */
export const DECKS = { G: 'green', R: 'red', Y: 'yellow', P: 'purple' } as const;
export type Letter = keyof typeof DECKS;

/** The glyph of a deck. */
export function deck(letter: Letter): Art {
  return drawing(`icons/deck-${DECKS[letter]}`);
}

/** One bar of a pet's fan: its colour, and its glyph in white, which differs from the others at any size. */
export const letterBar = (letter: Letter): Art => drawing(`props/bar-${DECKS[letter]}`);
