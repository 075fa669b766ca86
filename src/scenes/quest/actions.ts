/** Below: actions left and the size of the hand at the left; at the right, while nothing is asked, who decides. */
import { ACTIONS, handLimitOf, heroId, lordSeat, whoIs } from '../../engine/quest/read.ts';
import { panel } from '../../ui/panel.ts';
import type { Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { energyBack, faceArt, questIcon } from './art.ts';
import { drawing } from './drawings.ts';
import { handShown } from './hand.ts';
import { disc } from './pieces.ts';
import type { Ground } from './types.ts';

export function drawActions(ground: Ground): void {
  drawLeft(ground);
  if (ground.look.domain === null) drawWaiting(ground);
}

/** Actions left of the running turn, if it is that of the Hero looked at; how many cards of how many. */
function drawLeft(ground: Ground): void {
  const { look, at, kit, speech } = ground;
  const { left: rect, small, k } = at;
  const { view, subject } = look;
  kit.laid(panel('plum', rect.width, rect.height - 4, 16), rect);
  const middle = rect.x + rect.width / 2;
  const isHero = subject !== lordSeat(view.setup);
  const { count } = handShown(look);
  const limit = isHero && view.heroes[subject] !== undefined ? handLimitOf(view, subject) : null;
  const hand = limit === null ? `${count}` : `${count}/${limit}`;
  // What is too much at the end of the turn has to go.
  const isOver = limit !== null && count > limit;
  const actions = view.turn !== null && view.turn.id === heroId(subject) ? view.turn.actions : null;
  const style = { colour: palette.plumText, fit: rect.width - 16 } as const;
  if (small) {
    // In a low plate side by side.
    const isLow = rect.height < 80;
    const upper = isLow
      ? { ...rect, y: rect.y + 12, width: rect.width * 0.6, height: rect.height - 28 }
      : { ...rect, y: rect.y + 8, height: rect.height - 46 };
    if (actions === null) kit.fitted(energyBack(), upper);
    else drawTokens(ground, isLow ? upper : { ...rect, y: rect.y + 6, height: 24 }, actions);
    const at = isLow
      ? { x: rect.x + rect.width * 0.78, y: rect.y + rect.height / 2 - 2 }
      : { x: middle, y: rect.y + rect.height - (actions === null ? 22 : 24) };
    kit.words(hand, at.x, at.y, { ...style, size: 18, colour: isOver ? palette.glow : palette.plumText });
    return;
  }
  if (actions !== null) {
    kit.words(speech.t('ui.battle.actions'), middle, rect.y + 26 * k, { ...style, size: 21 * k });
    drawTokens(ground, { ...rect, y: rect.y + 46 * k, height: 44 * k }, actions);
    kit.words(speech.t('ui.battle.actionsLeft', { count: actions }), middle, rect.y + 108 * k, {
      ...style,
      size: 17 * k,
      family: 'text',
    });
  }
  // Out of its turn a seat has no actions, only cards.
  const handY = actions === null ? rect.y + rect.height - 38 * k : rect.y + 138 * k;
  if (actions === null) {
    const high = rect.height - 76 * k;
    kit.fitted(energyBack(), { x: rect.x, y: rect.y + 14 * k, width: rect.width, height: high });
  }
  kit.words(speech.t('ui.battle.hand', { hand }), middle, handY, {
    ...style,
    colour: isOver ? palette.glow : palette.plumText,
    size: 17 * k,
    family: 'text',
  });
}

/** A lightning for every action left, a tick for every one taken. */
function drawTokens({ kit }: Ground, rect: Rect, actions: number): void {
  const count = Math.max(ACTIONS, actions);
  const size = Math.min(rect.height, rect.width / count - 6);
  const step = size + 8;
  for (let i = 0; i < count; i++) {
    const x = rect.x + rect.width / 2 + (i - (count - 1) / 2) * step;
    const isLeft = i < actions;
    kit.picture(disc(isLeft ? palette.glow : '#5d3157'), x - size / 2 - 2, rect.y - 2, size + 4);
    const inside = size * 0.7;
    const place = { x: x - inside / 2, y: rect.y + (size - inside) / 2, width: inside, height: inside };
    kit.fitted(isLeft ? questIcon('actions') : drawing('icons/ui-check'), place);
  }
}

/** Another seat decides: who it is. */
function drawWaiting({ at, kit, view, speech }: Ground): void {
  const [seat] = view.ask?.seats ?? [];
  if (seat === undefined) return;
  const { main: rect } = at;
  const isLord = seat === lordSeat(view.setup);
  const size = rect.height;
  if (!isLord)
    kit.fitted(faceArt(whoIs(view, heroId(seat))), { x: rect.x, y: rect.y, width: size, height: size });
  const fit = rect.width - size - 12;
  const words = speech.t('ui.battle.waits', {
    who: isLord ? speech.t('ui.battle.lord') : speech.seat(seat),
  });
  kit.words(words, rect.x + size + 8, rect.y + rect.height / 2, {
    size: 18,
    fit,
    lines: 2,
    colour: '#fffaf0',
    outline: 4,
    side: 0,
  });
}
