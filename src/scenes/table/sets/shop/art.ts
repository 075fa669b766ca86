/** The shop's drawings made out of others: Need Cards with their needs, slots, plots, fans of bars. */

import type { Colour } from '../../../../engine/petz/data/schema.ts';
import { barsOf, demandsOf } from '../../../../engine/petz/read.ts';
import type { Pet } from '../../../../engine/petz/state.ts';
import { downward, rimOf, rounded, sheet } from '../../../../ui/sketch.ts';
import { type Art, nest } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import LOOKS from '../../looks.json' with { type: 'json' };
import { DECKS } from '../../pieces.ts';
import type { Deck } from './prospect.ts';

/** The colours of the four decks and, without a deck of its own, of the potion. */
const INKS = LOOKS.decks;

/** A face of a card: of which deck (null: a potion), with which needs, and those of its other side. */
export interface CardFace {
  deck: Deck | null;
  needs: readonly string[];
  other: readonly string[] | null;
}

const EDGE = `stroke="${palette.ink}" stroke-linejoin="round"`;
/** The edge of a bar that no wheel shows: a seam. */
const STITCH = 'stroke="#fffaf0" stroke-width="2.500" stroke-linecap="round" stroke-dasharray="3.500 4"';
const need = (name: string) => drawing(`icons/need-${name}`);
const glyph = (deck: Deck) => drawing(`icons/deck-${deck}`);

/**
 * A Need Card for the hand: its needs and the sign of its colour down the left edge, which stays in sight when cards
 * overlap; what it gives large beside them, and on a double card its other side in the pill at the foot.
 */
export function cardArt({ deck, needs, other }: CardFace): Art {
  const key = `card-${deck}-${needs.join('+')}-${other?.join('+')}`;
  const ink = INKS[deck ?? 'potion'];
  const signs = needs.slice(0, 2);
  const body = () => [
    downward('bg', ink.light, ink.foot),
    `<defs><radialGradient id="pp" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#f3dfb8"/></radialGradient></defs>`,
    `<rect x="4" y="9" width="184" height="264" rx="24" fill="${palette.ink}" opacity=".25"/>`,
    `<rect x="4" y="4" width="184" height="264" rx="24" fill="url(#bg)" stroke="${palette.ink}" stroke-width="7"/>`,
    `<path d="M72 17h98" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"/>`,
    `<rect x="68" y="32" width="106" height="180" rx="22" fill="url(#pp)" stroke="${ink.dark}" stroke-width="5"/>`,
    ...middle(deck, needs),
    ...signs.flatMap((name, i) => [
      `<circle cx="37" cy="${37 + 56 * i}" r="27" fill="#fffaf0" stroke="${palette.ink}" stroke-width="5"/>`,
      nest(need(name), 17, 17 + 56 * i, 40),
    ]),
    ...(deck === null ? [] : colourSign(deck, 14 + 56 * signs.length)),
    ...foot(deck, other),
  ];
  return sheet(key, 192, 276, () => body().join(''));
}

/** A sign that tells the colour where there are no colours. */
function colourSign(deck: Deck, y: number): string[] {
  return [
    `<rect x="13" y="${y}" width="48" height="48" rx="12" fill="#fffaf0" stroke="${INKS[deck].dark}" stroke-width="4"/>`,
    nest(glyph(deck), 16, y + 3, 42),
  ];
}

function middle(deck: Deck | null, needs: readonly string[]): string[] {
  const [first = 'hunger', second] = needs;
  const light = `<circle cx="121" cy="122" r="48" fill="${INKS[deck ?? 'potion'].light}" opacity=".26"/>`;
  if (deck === null) return [light, nest(drawing('tokens/potion'), 71, 72, 100)];
  if (second === undefined) return [light, nest(need(first), 73, 74, 96)];
  return [light, nest(need(first), 79, 40, 84), nest(need(second), 79, 122, 84)];
}

function foot(deck: Deck | null, other: readonly string[] | null): string[] {
  if (deck === null) {
    return Object.values(DECKS).map((name, i) => nest(glyph(name), 30 + i * 34, 226, 30));
  }
  if (other === null) {
    return [
      `<path d="M40 242h112" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 12" opacity=".65"/>`,
    ];
  }
  const width = other.length * 46 + 12;
  const left = 180 - width;
  return [
    `<path d="M${left - 14} 226q-26-4-28 24m-9-9l9 10 11-8" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<rect x="${left}" y="218" width="${width}" height="46" rx="23" fill="#fffaf0" ${EDGE} stroke-width="4"/>`,
    ...other.map((name, i) => nest(need(name), left + 8 + i * 46, 222, 38)),
  ];
}

/** A card in its slot, of any proportions: its needs above its colour's glyph. */
export function slotCardArt({ deck, needs }: CardFace, width: number, height: number): Art {
  const { light } = INKS[deck ?? 'potion'];
  const [first = 'hunger', second] = needs;
  return sheet(`slotcard-${deck}-${needs.join('+')}`, width, height, (w, h) => {
    const size = Math.min(w - 8, h * (needs.length > 1 ? 0.42 : 0.56));
    const mark = Math.min(w * 0.42, h * 0.26);
    const sign = deck === null ? drawing('tokens/potion') : glyph(deck);
    return [
      rounded(w, h, 2, 9, `fill="${light}" ${EDGE} stroke-width="3"`),
      `<rect x="5.500" y="5.500" width="${w - 11}" height="${h * 0.66}" rx="6" fill="#fffaf0" opacity=".72"/>`,
      second === undefined
        ? nest(need(first), (w - size) / 2, h * 0.09, size)
        : nest(need(first), 3, h * 0.07, size * 0.86) +
          nest(need(second), w - size * 0.86 - 3, h * 0.3, size * 0.86),
      nest(sign, (w - mark) / 2, h - mark - 4, mark),
    ].join('');
  });
}

/** An empty slot with the glyph of its bar; `lit`: the card in question fits here. */
export function slotArt(deck: Deck, width: number, height: number, lit: boolean, stitched = false): Art {
  return sheet(`slot-${deck}-${lit}-${stitched}`, width, height, (w, h) => {
    const mark = Math.min(w, h) * 0.56;
    return [
      rounded(w, h, 3, 9, `fill="${INKS[deck].light}" opacity=".5"`),
      lit ? rimOf(w, h, 3, 9, palette.glow, 5) : '',
      rounded(w, h, 3, 9, `fill="none" ${EDGE} stroke-width="2.500" stroke-dasharray="6 5"`),
      stitched ? rounded(w, h, 7, 6, `fill="none" ${STITCH}`) : '',
      nest(glyph(deck), (w - mark) / 2, (h - mark) / 2, mark),
    ].join('');
  });
}

const TINTS = ['#d98a9a', '#8fb8d8', '#d8b878', '#a8c88a'] as const;

/** The ground of a plot; `lit`: it is about the pet here, or something may be put here. */
export function plotArt(at: number, width: number, height: number, lit: boolean): Art {
  // Its shadow reaches below it.
  return sheet(`plot-${at}-${lit}`, width, height + 4, (w, high) => {
    const h = high - 4;
    const r = Math.min(30, h * 0.13);
    return [
      `<rect x="2" y="6" width="${w - 4}" height="${h - 4}" rx="${r}" fill="${palette.ink}" opacity=".22"/>`,
      rounded(w, h, 2, r, `fill="${TINTS[at] ?? TINTS[0]}" ${EDGE} stroke-width="4"`),
      lit
        ? rounded(
            w,
            h,
            7,
            r - 4,
            `fill="${palette.glowRim}" fill-opacity=".35" stroke="${palette.glow}" stroke-width="7"`,
          )
        : rounded(
            w,
            h,
            10,
            Math.max(4, r - 8),
            'fill="none" stroke="#fff6e4" stroke-width="3" stroke-dasharray="12 9" opacity=".75"',
          ),
    ].join('');
  });
}

/**
 * The bars of a pet as a fan, in the order the wheel shows them: 9 degrees apart, round a point above. Those that no
 * wheel shows come last, with a stitched edge.
 */
export function fanArt(pet: Pick<Pet, 'id' | 'size' | 'wears'>): Art {
  const bars = demandsOf(pet);
  const own = barsOf(pet).length;
  const each = Math.min(9, 78 / bars.length);
  const shown = bars.map((bar, i) => {
    const turn = -each * (i - (bars.length - 1) / 2);
    const ink = INKS[DECKS[bar]];
    const shape = `<rect x="-12" y="150" width="24" height="34" rx="6" fill="${ink.mid}" ${EDGE} stroke-width="3.500"/>`;
    const plate = `<circle cx="0" cy="167" r="9.500" fill="#fffaf0"/>`;
    const seam = i < own ? '' : `<rect x="-9" y="153" width="18" height="28" rx="4" fill="none" ${STITCH}/>`;
    return `<g transform="rotate(${turn})">${shape}${seam}${plate}${nest(glyph(DECKS[bar]), -8, 159, 16)}</g>`;
  });
  const middle = `<g transform="translate(110 -116)">${shown.join('')}</g>`;
  return sheet(`fan-${bars.join('')}-${own}`, 220, 72, () => middle);
}

/** The drawing a picture of the HTML layer is made from; null if there is none. */
export function drawingAt(path: string | null): Art | null {
  const name = /([a-z]+\/[A-Za-z0-9-]+)\.svg$/.exec(path ?? '')?.[1];
  if (name === undefined) return null;
  try {
    return drawing(name);
  } catch {
    return null;
  }
}

/** Backs of Need Cards by the colour of their deck. */
export function backOf(colour: Colour): Art {
  return drawing(`cards/need-card-back-${DECKS[colour]}`);
}
