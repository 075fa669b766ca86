/** The open energy: the cards that lie face up, and the deck. */

import { panel } from '../../ui/panel.ts';
import { centre, fingertip, grid, type Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { pulse } from '../table/sets/town/pads.ts';
import { energyBack, energyCard } from './art.ts';
import { explainEnergy } from './explain.ts';
import { drawFootFlag, withFlag } from './flags.ts';
import { chosenMark, onDrawing } from './pieces.ts';
import type { Ground, Offers, Touchable } from './types.ts';

/** Width of a card to its height. */
export const CARD = 192 / 272;

/** The places of the cards; the last is the deck's. Pure. */
export function displayPlaces(rect: Rect, count: number, small: boolean, k: number): Rect[] {
  const top = small ? 6 : 34 * k;
  const foot = small ? 6 : 30 * k;
  const gap = 4;
  const room = { x: rect.x + 7, y: rect.y + top, width: rect.width - 14, height: rect.height - top - foot };
  // In as many columns as leave the cards largest.
  const cellsIn = (columns: number) => {
    const rows = Math.max(columns > 3 ? 1 : 2, Math.ceil((count + 1) / columns));
    return grid(room, columns * rows, columns, gap).slice(0, count + 1);
  };
  const wide = ([cell = room]: readonly Rect[]) => Math.min(cell.width, cell.height * CARD);
  const cells = [2, 3, count + 1].map(cellsIn).reduce((a, b) => (wide(b) > wide(a) ? b : a));
  const width = wide(cells);
  return cells.map((cell) => centre(cell, width, width / CARD));
}

export function drawDisplay(ground: Ground, { display }: Offers): void {
  const { at, kit, speech, view } = ground;
  const { display: rect, small, k } = at;
  const cards = view.display;
  kit.laid(panel('paper', rect.width, rect.height, small ? 12 : 18), rect);
  const middle = rect.x + rect.width / 2;
  if (!small) {
    const fit = rect.width - 18;
    kit.words(speech.t('ui.battle.display.title'), middle, rect.y + 20 * k, { size: 18 * k, fit });
    kit.words(
      speech.t('ui.battle.display.deck', { n: view.piles.energy }),
      middle,
      rect.y + rect.height - Math.max(17, 18 * k),
      {
        size: 16 * Math.max(1, k),
        family: 'text',
        colour: palette.textSoft,
        fit,
        // The cards above leave no more.
        high: 27,
      },
    );
  }
  for (const [i, place] of displayPlaces(rect, cards.length, small, k).entries()) {
    const card = cards[i];
    drawCard(
      ground,
      place,
      card ?? null,
      card === undefined ? 'deck' : i,
      display?.get(card === undefined ? 'deck' : i),
    );
  }
}

function drawCard(
  ground: Ground,
  place: Rect,
  card: string | null,
  key: number | 'deck',
  touch?: Touchable,
): void {
  const { at, kit, speech, view } = ground;
  const thing = `open ${key} ${card}`;
  if (touch?.state === 'open') pulse(kit, place);
  kit.fitted(card === null ? energyBack() : energyCard(card), place);
  if (touch?.state === 'picked') chosenMark(kit, place, touch.times);
  if (card !== null) drawFootFlag(ground, thing, place);
  if (card === null && at.small) {
    const n = String(view.piles.energy);
    kit.words(n, place.x + place.width / 2, place.y + place.height / 2, onDrawing(18));
  }
  const explain = () =>
    card === null
      ? { title: speech.t('ui.battle.display.deck', { n: view.piles.energy }), lines: [] }
      : withFlag(ground, thing, explainEnergy(ground, card));
  const room = fingertip(place);
  if (touch?.tap) kit.press(`open:${key}`, room, touch.tap, touch.explain ?? explain);
  else kit.tell(room, explain);
}
