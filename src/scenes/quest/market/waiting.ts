/** The board beside the stall while somebody else decides, or while something is shown. */
import { heroId, whoIs } from '../../../engine/quest/read.ts';
import type { Rect } from '../../../ui/rect.ts';
import { faceArt } from '../art.ts';
import type { Ground } from '../types.ts';
import { nameOf } from '../words.ts';
import { paragraph } from './info.ts';

/** Who decides, in words and as a face; where nobody does, what it is all about. */
export function drawWaiting(ground: Ground, info: Rect, top: number): void {
  const { deal, look, at } = ground;
  const { speech } = deal.link;
  const [seat] = look.view.ask?.seats ?? [];
  const isOn = seat === undefined || (look.domain === null && look.view.ask === null);
  const who = isOn ? null : whoIs(look.view, heroId(seat));
  const words =
    who === null
      ? speech.t('ui.tableaux.market.title')
      : speech.t('ui.battle.waits', { who: nameOf(speech, who) });
  const pad = at.small ? 12 : 18;
  const below = paragraph(
    ground,
    words,
    info.x + pad,
    top + 4,
    info.width - 2 * pad,
    at.small ? 18 : 22 * at.k,
  );
  if (who === null) return;
  const size = Math.min(info.width * 0.6, info.y + info.height - below - 24);
  const place = { x: info.x + (info.width - size) / 2, y: below + 8, width: size, height: size };
  deal.kit.fitted(faceArt(who, 'glad'), place);
}
