/** Below: actions left and the size of the hand at the left, six small buttons and the main one at the right. */
import { ACTIONS, handLimitOf, heroId, lordSeat, whoIs } from '../../session/quest-facts.ts';
import { panel } from '../../ui/panel.ts';
import type { Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { leftward } from '../table/pieces.ts';
import { energyBack, faceArt, questIcon } from './art.ts';
import { handShown } from './hand.ts';
import { disc, lay } from './pieces.ts';
import { drawing } from './shelf.ts';
import type { ActionButton, Ground, Offers } from './types.ts';

export function drawActions(ground: Ground, offers: Offers): void {
  drawLeft(ground);
  const { at, look } = ground;
  const buttons = offers.buttons ?? [];
  for (const [i, button] of buttons.entries()) {
    const rect = at.buttons[i];
    if (rect !== undefined) drawSmall(ground, button, rect);
  }
  const { back = null, main = null } = offers;
  const [beside, big] = besideMain(at.main, back !== null);
  if (back !== null) drawSmall(ground, back, beside);
  if (main !== null) drawMain(ground, main, big);
  else if (look.domain === null) drawWaiting(ground);
}

/** Room for the button that puts back, and what it leaves of the big one. */
function besideMain(main: Rect, hasBack: boolean): [Rect, Rect] {
  const width = hasBack ? Math.max(64, main.width * 0.27) : 0;
  const lead = hasBack ? width + 6 : 0;
  return [
    { ...main, width },
    { ...main, x: main.x + lead, width: main.width - lead },
  ];
}

/** Actions left of the running turn, if it is that of whoever is looked at; how many cards of how many. */
function drawLeft(ground: Ground): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { left: rect, small, k } = at;
  const { view, subject } = look;
  lay(kit, panel('plum', rect.width, rect.height - 4, 16), rect);
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
    if (actions !== null) drawTokens(ground, { ...rect, y: rect.y + 6, height: 24 }, actions);
    const y = rect.y + rect.height - (actions === null ? 22 : 24);
    if (actions === null)
      kit.fitted(energyBack(), { x: rect.x, y: rect.y + 8, width: rect.width, height: rect.height - 46 });
    kit.words(hand, middle, y, { ...style, size: 18, colour: isOver ? palette.glow : palette.plumText });
    return;
  }
  if (actions !== null) {
    kit.words(link.speech.t('ui.battle.actions'), middle, rect.y + 26 * k, { ...style, size: 21 * k });
    drawTokens(ground, { ...rect, y: rect.y + 46 * k, height: 44 * k }, actions);
    kit.words(link.speech.t('ui.battle.actionsLeft', { count: actions }), middle, rect.y + 108 * k, {
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
  kit.words(link.speech.t('ui.battle.hand', { hand }), middle, handY, {
    ...style,
    colour: isOver ? palette.glow : palette.plumText,
    size: 17 * k,
    family: 'text',
  });
}

/** A lightning for every action left, a tick for every one taken. */
function drawTokens({ deal: { kit } }: Ground, rect: Rect, actions: number): void {
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

function drawSmall(
  { deal, at }: Ground,
  { id, words, icon, tap, picked, explain }: ActionButton,
  rect: Rect,
): void {
  const { kit } = deal;
  const art = icon === undefined ? null : drawing(icon);
  const kind = picked ? 'gold' : 'plain';
  const disabled = tap === null;
  const press = tap ?? (() => undefined);
  const alpha = disabled ? 0.45 : 1;
  if (at.small && art !== null) {
    // Too narrow for both beside each other: the sign stands over the words, and is smaller where they need two lines.
    const button = kit.button(id, rect, { kind, disabled }, press, explain);
    const colour = disabled ? palette.offText : palette.ink;
    const fit = rect.width - 10;
    const line = kit.words(words, rect.width / 2, 0, { size: 16, fit, lines: 2, colour, high: 22 });
    const text = line.setY(rect.height - 3 - line.height / 2);
    const size = Math.min(rect.height - line.height - 4, 34);
    const place = { x: (rect.width - size) / 2, y: 3, width: size, height: size };
    // Under the zone that is pressed.
    button.addAt(kit.fitted(art, place).setAlpha(alpha), button.length - 1);
    button.addAt(text, button.length - 1);
    return;
  }
  const isNarrow = rect.width < 104;
  const size = isNarrow ? 22 : Math.min(rect.height * 0.74, 34 * Math.max(at.k, 0.8));
  const lead = art === null ? 0 : isNarrow ? 22 : size * 0.8;
  const look = { kind, words, size: Math.max(16, 18 * at.k), lead, disabled } as const;
  const button = kit.button(id, rect, look, press, explain);
  if (art === null) return;
  const place = {
    x: isNarrow ? 5 : rect.height * 0.16,
    y: (rect.height - size) / 2,
    width: size,
    height: size,
  };
  button.addAt(kit.fitted(art, place).setAlpha(alpha), button.length - 1);
}

function drawMain({ deal, at }: Ground, { id, words, tap, explain }: ActionButton, rect: Rect): void {
  const look = { kind: 'gold', words, size: at.small ? 19 : 25 * at.k, disabled: tap === null } as const;
  deal.kit.button(id, rect, look, tap ?? (() => undefined), explain);
}

/** Somebody else decides: who it is. */
function drawWaiting({ deal, look, at }: Ground): void {
  const { kit, link } = deal;
  const { view } = look;
  const [seat] = view.ask?.seats ?? [];
  if (seat === undefined) return;
  const { main: rect } = at;
  const isLord = seat === lordSeat(view.setup);
  const size = rect.height;
  if (!isLord)
    kit.fitted(faceArt(whoIs(view, heroId(seat))), { x: rect.x, y: rect.y, width: size, height: size });
  const fit = rect.width - size - 12;
  const words = link.speech.t('ui.battle.waits', {
    who: isLord ? link.speech.t('ui.battle.lord') : link.speech.seat(seat),
  });
  const text = kit.words(words, rect.x + size + 8, rect.y + rect.height / 2, {
    size: 18,
    fit,
    lines: 2,
    colour: '#fffaf0',
    outline: 4,
  });
  leftward(text);
}
