/** Small drawings that several pictures of the table share: imps in vests, places to stand, bars, chips, plates. */

import type { GameObjects } from 'phaser';
import type { LabelStyle } from '../../ui/label.ts';
import { box as boxOf } from '../../ui/rect.ts';
import { type Art, art, crop, recolour } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import { cachedDrawing, drawing } from './drawings.ts';

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

/** A standing imp in the vest of its shop; nobody's in grey. */
export function impOf(seat: number | null): Art {
  const tint = tintOf(seat);
  const [main, shade] = TINTS[tint];
  return cachedDrawing(`imp-${tint}`, () => {
    // From the tip of one ear to that of the other, with the lines round them.
    const view = boxOf(2, -6, 252, 252);
    const dressed = recolour(drawing('rigs/rig-imp'), tint, { '#5b7fbf': main, '#3a4f86': shade });
    const box = `viewBox="${view.x} ${view.y} ${view.width} ${view.height}"`;
    return { ...dressed, svg: dressed.svg.replace(/viewBox="[^"]+"/, box), box: view };
  });
}

/** The bodyguard as he stands, through the same window as an imp. */
export function bodyguardArt(): Art {
  const window = boxOf(2, -6, 252, 252);
  return cachedDrawing('bodyguard', () => crop(drawing('rigs/rig-bodyguard'), 'standing', window));
}

const HEAD = 'xmlns="http://www.w3.org/2000/svg"';
const ink = (width: number) => `stroke="${palette.ink}" stroke-width="${width}"`;

/** A drawing written here: remembered by its key, its box the given size with a clear margin of 2. */
export function sketch(key: string, width: number, height: number, body: () => string): Art {
  return cachedDrawing(key, () =>
    art(key, `<svg ${HEAD} viewBox="-2 -2 ${width + 4} ${height + 4}">${body()}</svg>`),
  );
}

export type PadState = 'rest' | 'open' | 'picked' | 'taken' | 'barred';

/** The ground a group stands on. */
export function pad(state: PadState, width: number, height: number, seat: number | null = null): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  const tint = state === 'taken' ? tintOf(seat) : 'none';
  return sketch(`pad-${state}-${tint}-${w}x${h}`, w, h, () => {
    const r = Math.round(Math.min(20, h * 0.26));
    const rect = (inset: number, more: string) =>
      `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${r}" ${more}/>`;
    const under = `<rect x="2" y="6" width="${w - 4}" height="${h - 6}" rx="${r}" fill="${palette.ink}" opacity=".25"/>`;
    if (state === 'barred') {
      return rect(3, `fill="#d9d0c6" fill-opacity=".72" ${ink(3)} stroke-dasharray="8 6" opacity=".85"`);
    }
    if (state === 'taken') return under + rect(2, `fill="${TINTS[tint][2]}" ${ink(4)}`);
    const fill = state === 'picked' ? '#fff3b0' : state === 'open' ? '#fffbe6' : '#f7ead0';
    return under + rect(2, `fill="${fill}" ${ink(4)}`);
  });
}

/** The double yellow rim round what may be pressed now; `by` is its room on every side. */
export function glow(width: number, height: number, by = 8): Art {
  const w = Math.round(width) + 2 * by;
  const h = Math.round(height) + 2 * by;
  return sketch(`glow-${w}x${h}-${by}`, w, h, () => {
    const rim = (inset: number, colour: string, thick: number) =>
      `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${Math.round(h * 0.28)}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
    return rim(4, palette.glowRim, 8) + rim(7, palette.glow, 8);
  });
}

/** A flat plate with an outline: name plates, chips, the round plates of numbers. */
export function plate(fill: string, width: number, height: number, radius: number, line = 3): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  return sketch(`plate-${fill}-${w}x${h}-${radius}-${line}`, w, h, () => {
    const at = line / 2;
    return `<rect x="${at}" y="${at}" width="${w - line}" height="${h - line}" rx="${radius}" fill="${fill}" ${ink(line)}/>`;
  });
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
  const w = Math.round(width);
  const h = Math.round(height);
  return sketch(`board-${w}x${h}`, w, h + 4, () =>
    [
      `<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.wood}"/><stop offset="1" stop-color="${palette.woodDark}"/></linearGradient></defs>`,
      `<rect x="2" y="6" width="${w - 4}" height="${h - 4}" rx="9" fill="${palette.ink}" opacity=".28"/>`,
      `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="9" fill="url(#b)" ${ink(4)}/>`,
      `<path d="M12 7H${w - 12}" stroke="${palette.woodShine}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
    ].join(''),
  );
}

/** What the decks are called in the names of drawings. */
export const DECKS = { G: 'green', R: 'red', Y: 'yellow', P: 'purple' } as const;
/** The colours of a bar, light, dark and around its glyph, and the glyph itself in a field of 20 by 27. */
const BARS = {
  G: [
    '#8fd870',
    '#54b84f',
    '#2a6f38',
    '<circle cx="10" cy="11" r="3.600"/><circle cx="7" cy="16" r="3.600"/><circle cx="13" cy="16" r="3.600"/>',
  ],
  R: ['#ff8a6a', '#e23d3d', '#8f2430', '<path d="M10 7L15 19H5z"/>'],
  Y: ['#ffe27a', '#ffc93c', '#a8701a', '<circle cx="10" cy="14" r="4" fill="none" stroke-width="3"/>'],
  P: [
    '#c79af5',
    '#9a5ce0',
    '#4f2a90',
    '<path d="M10 6L11.800 12.200L17 14L11.800 15.800L10 22L8.200 15.800L3 14L8.200 12.200z"/>',
  ],
} as const;
export type Letter = keyof typeof BARS;

/** The glyph of a deck. */
export function deck(letter: Letter): Art {
  return drawing(`icons/deck-${DECKS[letter]}`);
}

/** One bar of a pet's fan: its colour, and its glyph in white, which can be told from the others however small it is. */
export function letterBar(letter: Letter): Art {
  const [light, mid, dark, glyph] = BARS[letter];
  return sketch(
    `bar-${letter}`,
    48,
    64,
    () =>
      `<defs><linearGradient id="bar" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${mid}"/></linearGradient></defs><rect x="2.500" y="2.500" width="43" height="59" rx="10" fill="url(#bar)" ${ink(5)}/><g fill="#fffaf0" stroke="${dark}" stroke-width="1.200" transform="translate(0 -1.600) scale(2.400)">${glyph}</g>`,
  );
}

/** What would be cut otherwise is written smaller than anything else, in CSS pixels. */
const TIGHT_LETTERS = [15, 14] as const;

/** Words that are cut with … when even the smallest letters do not fit. */
export function short(
  kit: { words(words: string, x: number, y: number, style: LabelStyle): GameObjects.Text },
  words: string,
  x: number,
  y: number,
  style: LabelStyle,
): GameObjects.Text {
  const text = kit.words(words, x, y, style);
  const { fit } = style;
  for (const size of TIGHT_LETTERS) if (fit !== undefined && text.width > fit) text.setFontSize(size);
  for (let n = words.length - 1; fit !== undefined && text.width > fit && n > 0; n--) {
    text.setText(`${words.slice(0, n).trimEnd()}…`);
  }
  return text;
}

/** Left edge at x instead of the middle. */
export function leftward(text: GameObjects.Text): GameObjects.Text {
  return text.setOrigin(0, 0.5);
}
