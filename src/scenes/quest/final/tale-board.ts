/** The board of the end: World by World what happened there, hero by hero what it did and carries. */
import type { QuestView } from '../../../engine/quest/view.ts';
import { heroId, whoIs } from '../../../session/quest-facts.ts';
import type { WorldTale } from '../../../session/quest-tale.ts';
import { panel } from '../../../ui/panel.ts';
import { around, type Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward, plate } from '../../table/pieces.ts';
import { faceArt, questIcon, treasureArt, worldCardArt } from '../art.ts';
import { badge, lay, star } from '../pieces.ts';
import type { QuestDeal } from '../types.ts';
import { cardRules, nameOf, thingName } from '../words.ts';
import { drawAwards } from './awards.ts';
import type { FinalLayout } from './layout.ts';

const HOW = {
  cleared: 'ui.tableaux.final.cleared',
  time: 'ui.tableaux.final.time',
  wiped: 'ui.tableaux.final.wiped',
  won: 'ui.tableaux.final.worldWon',
  lost: 'ui.tableaux.final.worldLost',
} as const;
const GOOD: readonly WorldTale['how'][] = ['cleared', 'won'];

export function drawTaleBoard(
  deal: QuestDeal,
  view: QuestView,
  tale: readonly WorldTale[],
  { board, small, k, again }: FinalLayout,
): void {
  const { kit } = deal;
  lay(kit, panel('paper', board.width, board.height - 6, small ? 14 : 20), board);
  const pad = small ? 10 : 16;
  const room = {
    x: board.x + pad,
    y: board.y + pad,
    width: board.width - 2 * pad,
    height: again.y - board.y - 2 * pad + 4,
  };
  const heroes = view.heroes.length;
  // Two thirds of a world's line for a hero's, where it gets tight: a world has two lines of words.
  const times = small ? 1.45 : 1.25;
  const share = room.height / (tale.length * times + heroes);
  const worldHigh = Math.min(small ? 52 : 92 * k, share * times);
  const heroHigh = Math.min(small ? 44 : 78 * k, share);
  let { y } = room;
  for (const one of tale) {
    drawWorld(deal, one, { ...room, y, height: worldHigh - 5 }, small, k);
    y += worldHigh;
  }
  y += Math.min(14, room.y + room.height - y - heroes * heroHigh);
  for (const [seat] of view.heroes.entries()) {
    // A game saved under other rules has lost its story: then nobody knows who felled how many.
    const felled = tale.length === 0 ? null : tale.reduce((sum, { felled: by }) => sum + (by[seat] ?? 0), 0);
    drawHero(deal, view, seat, felled, { ...room, y, height: heroHigh - 5 }, small, k);
    y += heroHigh;
  }
  drawAwards(deal, view, { ...room, y, height: room.y + room.height - y }, small, k);
}

function drawWorld(deal: QuestDeal, one: WorldTale, rect: Rect, small: boolean, k: number): void {
  const { kit, link } = deal;
  const { speech } = link;
  lay(kit, plate('#fffaf0', rect.width, rect.height, 12, 3), rect);
  const high = rect.height - 10;
  const wide = Math.min(high * 1.6, rect.width * 0.28);
  const art = one.world === null ? null : worldCardArt(one.world);
  const picture = {
    x: rect.x + 6,
    y: rect.y + (rect.height - wide / 1.6) / 2,
    width: wide,
    height: wide / 1.6,
  };
  if (art !== null) kit.fitted(art, picture);
  const x = picture.x + wide + 10;
  const fit = rect.x + rect.width - 10 - x;
  const name =
    one.world === null
      ? speech.t('ui.battle.world', { n: one.number })
      : thingName(speech, 'world', one.world);
  const isGood = GOOD.includes(one.how);
  // Two lines share the plate, however large the letters are.
  const lines = { fit, high: rect.height * 0.54 } as const;
  leftward(kit.words(name, x, rect.y + rect.height * 0.3, { ...lines, size: small ? 17 : 21 * k }));
  const rounds = speech.t('ui.tableaux.final.rounds', { count: one.rounds });
  const line = kit.words(`${speech.t(HOW[one.how])} · ${rounds}`, x, rect.y + rect.height * 0.71, {
    size: small ? 16 : 17 * Math.max(1, k),
    family: 'text',
    colour: isGood ? palette.goodText : palette.badText,
    ...lines,
  });
  leftward(line);
}

function drawHero(
  deal: QuestDeal,
  view: QuestView,
  seat: number,
  felled: number | null,
  rect: Rect,
  small: boolean,
  k: number,
): void {
  const { kit, link } = deal;
  const { speech } = link;
  const hero = view.heroes[seat];
  if (hero === undefined) return;
  const who = whoIs(view, heroId(seat));
  const isWon = view.outcome?.winners.includes(seat) ?? false;
  const face = rect.height;
  kit.fitted(faceArt(who, isWon ? 'glad' : 'hurt'), { x: rect.x, y: rect.y, width: face, height: face });
  const x = rect.x + face + 8;
  const right = rect.x + rect.width - 4;
  const sign = Math.min(small ? 26 : 32 * k, rect.height * 0.55);
  const letters = small ? 16 : 19 * k;
  // Experience and fallen foes at the right, the name over the treasures at the left.
  const counts = [
    { art: star(true), n: hero.xp.length },
    ...(felled === null ? [] : [{ art: questIcon('fell'), n: felled }]),
  ];
  const each = sign + letters * 1.7;
  for (const [i, { art, n }] of counts.entries()) {
    const left = right - (counts.length - i) * each;
    kit.fitted(art, { x: left, y: rect.y + (rect.height - sign) / 2, width: sign, height: sign });
    const style = { size: letters, fit: each - sign - 4, high: rect.height };
    leftward(kit.words(String(n), left + sign + 3, rect.y + rect.height / 2, style));
  }
  const fit = right - counts.length * each - 8 - x;
  const isLow = rect.height < 44;
  const hasTreasures = hero.treasures.length > 0 && !isLow;
  const y = rect.y + rect.height * (hasTreasures ? 0.26 : 0.5);
  leftward(kit.words(nameOf(speech, who), x, y, { size: small ? 17 : 20 * k, fit }));
  if (!hasTreasures) return;
  const size = rect.height * 0.5;
  const step = Math.min(size + 3, hero.treasures.length < 2 ? 0 : (fit - size) / (hero.treasures.length - 1));
  for (const [i, card] of hero.treasures.entries()) {
    const place = { x: x + i * step, y: rect.y + rect.height * 0.48, width: size, height: size };
    badge(kit, treasureArt(card), place.x + size / 2, place.y + size / 2, size);
    kit.tell(place, () => ({
      title: thingName(speech, 'treasure', card),
      lines: [cardRules(speech, view, card)],
    }));
  }
}

/** The score of the party: the treasures they carry, round (x, y). */
export function drawScore(
  deal: QuestDeal,
  n: number,
  { x, y }: { x: number; y: number },
  size: number,
): void {
  const { kit, link } = deal;
  const words = link.speech.t('ui.tableaux.final.score', { n });
  const text = kit.words(words, 0, y, { size: Math.max(17, size * 0.46) });
  const wide = text.width + size + 34;
  lay(kit, plate('#fffaf0', wide, size, size * 0.48, 3), around({ x, y }, wide, size));
  const sign = size * 0.86;
  kit.fitted(treasureArt('goodboymedal'), {
    x: x - wide / 2 + 12,
    y: y - sign / 2,
    width: sign,
    height: sign,
  });
  kit.scene.children.bringToTop(text.setX(x + size / 2 - 4));
}
