/** Beside the stall: what is asked, the treasure that is picked, and the ways to get it. */
import type { MarketDeal } from '../../../engine/quest/choices.ts';
import { kindOf, treasureCard } from '../../../engine/quest/read.ts';
import { panel } from '../../../ui/panel.ts';
import { inset, type Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward, plate } from '../../table/pieces.ts';
import { energyCard, treasureArt } from '../art.ts';
import { lay, rim, star } from '../pieces.ts';
import type { Ground } from '../types.ts';
import { cardRules, optionWords, questionWords, thingName, treasureRules } from '../words.ts';
import { chips } from './layout.ts';

/** Words that wrap within a width; gives back where they end. */
export function paragraph(
  { deal: { kit } }: Ground,
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string = palette.ink,
): number {
  const text = kit.words(words, x, y, { size, family: 'text', colour });
  text.setOrigin(0, 0).setAlign('left').setWordWrapWidth(width, true);
  return y + text.height;
}

/** The board itself with the question on it; gives back where there is room below. */
export function drawQuestion(ground: Ground, rect: Rect, isFull: boolean, isBare = false): number {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  lay(kit, panel('paper', rect.width, rect.height, at.small ? 14 : 18), rect);
  const { ask, view } = look;
  const pad = at.small ? 12 : 18;
  const width = rect.width - 2 * pad;
  if (ask === null) return rect.y + pad;
  // On a phone the thing that is picked takes all the room.
  if (isBare) return rect.y + 4;
  const { title, hint } = questionWords(link.speech, view, ask);
  const y = rect.y + pad - 2;
  const head = kit.words(title, rect.x + pad, y, { size: at.small ? 18 : 23 * at.k });
  head.setOrigin(0, 0).setAlign('left').setWordWrapWidth(width, true);
  const below = y + head.height + 4;
  return isFull ? paragraph(ground, hint, rect.x + pad, below, width, 17, palette.textSoft) + 6 : below;
}

/**
 * A treasure: its picture, its name, its kind, what it does, and its prices: where none are given, that of its use. Gives
 * back where it ends.
 */
export function drawTreasureCard(
  ground: Ground,
  card: string,
  rect: Rect,
  top: number,
  prices: readonly string[] = [],
): number {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { speech } = link;
  const { small, k } = at;
  const size = small ? 40 : 84 * k;
  const pad = small ? 12 : 18;
  lay(kit, plate('#fffaf0', size, size, 14, 3), { x: rect.x + pad, y: top, width: size, height: size });
  const inside = size - 10;
  kit.fitted(treasureArt(card), { x: rect.x + pad + 5, y: top + 5, width: inside, height: inside });
  const x = rect.x + pad + size + 10;
  const fit = rect.x + rect.width - pad - x;
  const name = thingName(speech, 'treasure', card);
  leftward(kit.words(name, x, top + size * (small ? 0.5 : 0.3), { size: small ? 19 : 23 * k, fit }));
  if (!small) {
    const kind = thingName(speech, 'kind', treasureCard(kindOf(card)).kind);
    const style = { size: 16, family: 'text', colour: palette.textSoft, fit } as const;
    leftward(kit.words(kind, x, top + size * 0.7, style));
  }
  const said =
    prices.length === 0
      ? treasureRules(speech, look.view, card)
      : [cardRules(speech, look.view, card), prices.join(small ? ' · ' : '\n')];
  const rules = said.join('\n');
  const width = rect.width - 2 * pad;
  return (
    paragraph(ground, rules, rect.x + pad, top + size + (small ? 3 : 6), width, small ? 16 : 17) +
    (small ? 3 : 8)
  );
}

/** The ways to get the treasure that is picked, as chips: cards that pay for it, treasures that could be given for it. */
export function drawWays(
  ground: Ground,
  ways: readonly MarketDeal[],
  picked: MarketDeal,
  rect: Rect,
  top: number,
  pick: (way: number) => void,
): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { speech } = link;
  const pad = at.small ? 12 : 18;
  const size = at.small ? 44 : Math.max(48, 58 * at.k);
  const room = { x: rect.x + pad, y: top, width: rect.width - 2 * pad, height: 0 };
  const chip = (way: MarketDeal, place: Rect) => {
    const isPicked = way === picked;
    lay(kit, plate(isPicked ? '#fff3b0' : '#fffaf0', place.width, place.height, 12, 3), place);
    drawChip(ground, way, place);
    if (isPicked) lay(kit, rim(place.width, place.height, palette.greenLip, 5), place);
    const title = look.ask === null ? '' : optionWords(speech, look.view, look.ask, way as never);
    const index = ways.indexOf(way);
    kit.press(
      `way:${index}`,
      place,
      () => pick(index),
      () => ({ title, lines: [] }),
    );
  };
  if (at.small) {
    // No room for headings: the main button says what is done, and all ways stand in one line.
    const step = Math.min(size + 6, ways.length < 2 ? 0 : (room.width - size) / (ways.length - 1));
    const y = Math.min(top, rect.y + rect.height - 64 - size);
    for (const [i, way] of ways.entries()) chip(way, { x: room.x + i * step, y, width: size, height: size });
    return;
  }
  let y = top;
  for (const how of ['buy', 'swap'] as const) {
    const those = ways.filter((way) => way.do === how);
    if (those.length === 0) continue;
    const heading = speech.t(`ui.tableaux.market.${how}With`);
    leftward(kit.words(heading, room.x, y + 11, { size: 17, fit: room.width }));
    y += 26;
    const places = chips({ ...room, y }, those.length, size, 6);
    for (const [i, way] of those.entries()) {
      const place = places[i];
      if (place !== undefined) chip(way, place);
    }
    y = (places.at(-1)?.y ?? y) + size + 6;
  }
}

function drawChip({ deal: { kit } }: Ground, way: MarketDeal, rect: Rect): void {
  const inner = inset(rect, 5);
  if (way.do === 'swap') {
    kit.fitted(treasureArt(way.give), inner);
    return;
  }
  const things = [
    ...way.pay.cards.map((card) => energyCard(card)),
    ...Array.from({ length: way.pay.xp }, () => star(true)),
  ];
  const each = inner.width / Math.max(1, things.length);
  for (const [i, art] of things.entries()) kit.fitted(art, { ...inner, x: inner.x + i * each, width: each });
}
