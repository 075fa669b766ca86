/** The tray of what lies among the discards, over the board: one card of it is won back. */
import { panel } from '../../../../ui/panel.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { energyCard } from '../../art.ts';
import { CARD } from '../../display.ts';
import { lay, rim } from '../../pieces.ts';
import type { Ground } from '../../types.ts';
import { thingName } from '../../words.ts';
import { trayOf } from './goods.ts';

const DEPTH = 720;

export function paintTray(ground: Ground): void {
  const { deal, at, draft, change } = ground;
  const { kit, link } = deal;
  const kinds = trayOf(ground.look);
  const { rect: board } = at.board;
  const height = Math.min(board.height * 0.5, 190 * Math.max(0.7, at.k));
  const width = Math.min(height * CARD, (board.width - 40) / Math.max(1, kinds.length) - 10);
  const step = width + 10;
  const wide = step * kinds.length + 26;
  const place = {
    x: board.x + (board.width - wide) / 2,
    y: board.y + (board.height - height) / 2 - 18,
    width: wide,
    height: width / CARD + 32,
  };
  lay(kit, panel('paper', place.width, place.height, 18), place).setDepth(DEPTH);
  for (const [i, kind] of kinds.entries()) {
    const card = { x: place.x + 18 + i * step, y: place.y + 16, width, height: width / CARD };
    kit.fitted(energyCard(kind), card).setDepth(DEPTH + 1);
    if (draft.count === i)
      lay(kit, rim(card.width, card.height, palette.greenLip, 6), card).setDepth(DEPTH + 2);
    const tap = () => (draft.count === i ? deal.answer(kind) : change({ count: i }));
    kit
      .press(`option:${kind}`, card, tap, () => ({
        title: thingName(link.speech, 'energy', kind),
        lines: [],
      }))
      .setDepth(DEPTH + 3);
  }
}
