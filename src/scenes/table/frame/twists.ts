/**
 * The twists in play, as shingles in the bar: one each, with its numbers; what has no room stands behind a number. A tap
 * tells what a twist means. The wish of the hour shows what is wished, and a tick once it is granted.
 */
import type { ModUse } from '../../../engine/kernel/state.ts';
import type { WishId } from '../../../engine/petz/mods/wish.ts';
import { twistsNow, wishOf } from '../../../session/advice/twists.ts';
import { twistWords } from '../../../text/twists.ts';
import { isRecord } from '../../../ui/json.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import type { Explanation } from '../explain/explanation.ts';
import type { TableKit } from '../kit.ts';
import { plate, sketch } from '../pieces.ts';
import { drawing } from '../shelf.ts';
import { shinglesFor } from './shingles.ts';

/** What each wish is about. */
export const WISH_ICONS: Readonly<Record<WishId, string>> = {
  win: 'icons/phase-showing',
  sell: 'icons/icon-price',
  clean: 'icons/icon-broom',
  meat: 'tokens/token-meat',
  calm: 'icons/need-sleep',
  pets: 'icons/count-pets',
};

/** The number or the need at the corner of a shingle. */
interface Mark {
  words: string | null;
  icon: string | null;
}

const NO_MARK: Mark = { words: null, icon: null };

const NUMBERS: Readonly<Record<string, { name: string; usual: number; sign: string }>> = {
  speedRound: { name: 'groups', usual: 1, sign: '' },
  strike: { name: 'home', usual: 1, sign: '' },
  doubleShows: { name: 'times', usual: 2, sign: '×' },
  fullStands: { name: 'more', usual: 1, sign: '+' },
  plague: { name: 'needs', usual: 1, sign: '+' },
};

export function markOf({ id, arg }: ModUse): Mark {
  const args = isRecord(arg) ? arg : {};
  const number = NUMBERS[id];
  if (number !== undefined) {
    const value = args[number.name];
    return { words: `${number.sign}${typeof value === 'number' ? value : number.usual}`, icon: null };
  }
  const { need } = args;
  return { words: null, icon: typeof need === 'string' ? `icons/need-${need}` : null };
}

/** A little board on two cords. */
export function shingle(width: number, height: number) {
  const w = Math.round(width);
  const h = Math.round(height);
  const ink = `stroke="${palette.ink}"`;
  return sketch(`shingle-${w}x${h}`, w, h, () => {
    const cord = (x: number) =>
      `<path d="M${x} 0V9" ${ink} stroke-width="5"/><path d="M${x} 0V9" stroke="#f0d9ac" stroke-width="2"/>`;
    return [
      `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbe3b4"/><stop offset="1" stop-color="#dcae6c"/></linearGradient></defs>`,
      cord(w * 0.26),
      cord(w * 0.74),
      `<path d="M9 7H${w - 10}l7 6-2 ${h - 24} 1 7-8 4H8l-6-5 1-${h - 24}-1-6z" fill="url(#s)" ${ink} stroke-width="3.500" stroke-linejoin="round"/>`,
      `<path d="M12 12H${w - 14}" stroke="#fff6e4" stroke-width="2.500" stroke-linecap="round" opacity=".8"/>`,
    ].join('');
  });
}

/** The twists hang in `rect`; nothing is drawn where none is in play. */
export function drawTwists(
  kit: TableKit,
  link: TableLink,
  look: Look,
  rect: Rect,
  { small, k }: { small: boolean; k: number },
): void {
  // The wish of the hour changes most: it hangs in front.
  const uses = [...twistsNow(look.view)].sort((a, b) => Number(b.id === 'wish') - Number(a.id === 'wish'));
  const places = shinglesFor(rect, uses.length);
  for (const [i, place] of places.entries()) {
    const isLast = i === places.length - 1;
    const shown = isLast ? uses.slice(i) : uses.slice(i, i + 1);
    const [first] = shown;
    if (first === undefined) continue;
    kit.picture(shingle(place.width, place.height), place.x - 2, place.y - 2, Math.round(place.width) + 4);
    drawSign(kit, look, first, shown.length - 1, place, small ? 1 : k);
    const card = (): Explanation => explainOne(link, look, shown, turns.get(kit) ?? 0);
    // Of several on one shingle every tap tells the next.
    const tell = () => {
      kit.touch.reveal(place, card);
      turns.set(kit, (turns.get(kit) ?? 0) + 1);
    };
    kit.press(`twist:${i}`, place, tell, card);
  }
}

/** How many cards have been turned at a shingle that stands for several. */
const turns = new WeakMap<TableKit, number>();

/** One card of those a shingle stands for, and which of them it is. */
function explainOne(link: TableLink, look: Look, uses: readonly ModUse[], turn: number): Explanation {
  const at = turn % uses.length;
  const told = explainTwists(link, look, uses.slice(at, at + 1));
  if (uses.length === 1) return told;
  const title = link.speech.t('ui.inPlay.nth', { name: told.title, n: at + 1, of: uses.length });
  return { ...told, title };
}

/** Cards of one twist, or of several in a list. */
function explainTwists(
  { speech, goals }: Pick<TableLink, 'speech' | 'goals'>,
  { view, seat }: Look,
  uses: readonly ModUse[],
): Explanation {
  const told = uses.map((use) => {
    const { lines, ...words } = twistWords(speech, view, use, seat);
    const why = goals?.why(use) ?? null;
    return { ...words, lines: why === null ? lines : [why, ...lines] };
  });
  const [only] = told;
  if (told.length === 1 && only !== undefined) return { title: only.name, lines: only.lines };
  const lines = told.map(({ name, lines: text }) =>
    speech.t('ui.inPlay.line', { name, text: text.join(' ') }),
  );
  return { title: speech.t('ui.inPlay.title'), lines };
}

/** Where the picture of a shingle is, and the number at its corner. */
export function signPlaces({ x, y, width, height }: Rect, k: number): { box: Rect; corner: Rect } {
  const side = Math.min(width - 10, height - 16);
  const size = Math.max(18, Math.min(24, side * 0.5)) * k;
  return {
    box: { x: x + (width - side) / 2, y: y + 9 + (height - 13 - side) / 2, width: side, height: side },
    corner: { x: x + width - size + 1, y: y + height - size + 1, width: size, height: size },
  };
}

function drawSign(
  kit: TableKit,
  { view, seat }: Look,
  use: ModUse,
  more: number,
  { x, y, width, height }: Rect,
  k: number,
): void {
  const wish = use.id === 'wish' ? wishOf(view, seat) : null;
  const { box, corner } = signPlaces({ x, y, width, height }, k);
  kit.fitted(drawing(wish === null ? `icons/twist-${use.id}` : WISH_ICONS[wish.id]), box);
  const size = corner.width;
  if (wish !== null) {
    kit.fitted(drawing('icons/twist-wish'), { ...corner, x: x - 2, y: y + 2 });
    if (wish.granted) kit.fitted(drawing('icons/ui-check'), { ...corner, y: y + 3 });
  }
  if (more > 0) {
    cornerNumber(kit, `+${more}`, corner, k);
    return;
  }
  const { words, icon } = wish === null ? markOf(use) : NO_MARK;
  if (words !== null) cornerNumber(kit, words, corner, k);
  else if (icon !== null) {
    kit.picture(plate('#fff6e4', size + 2, size + 2, size / 2, 2), corner.x - 3, corner.y - 3, size + 6);
    kit.fitted(drawing(icon), { x: corner.x, y: corner.y, width: size - 2, height: size - 2 });
  }
}

/** A number on a dark plate at a shingle's corner. */
export function cornerNumber(kit: TableKit, words: string, { x, y, width, height }: Rect, k: number): void {
  const wide = Math.max(width, 13 * words.length * k);
  const left = x + width - wide;
  kit.picture(
    plate(palette.plumDark, wide, height, Math.round(height / 2.4), 2),
    left - 2,
    y - 2,
    Math.round(wide) + 4,
  );
  kit.words(words, left + wide / 2, y + height / 2, {
    size: 16 * k,
    colour: palette.plumText,
    fit: wide - 2,
  });
}
