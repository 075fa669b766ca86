/** The podium: columns rise step by step, prizes are pinned, the winner gets confetti. */
import type { GameObjects } from 'phaser';
import { tableFacts } from '../../../../session/facts.ts';
import type { Rect } from '../../../../ui/button.ts';
import { panel } from '../../../../ui/panel.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { drawing } from '../../shelf.ts';
import { board, card, disc } from '../parts/boards.ts';
import { COATS, emblem, PLAYER_COLOURS, petIn } from '../parts/figures.ts';
import { icon, line, signColour } from '../parts/words.ts';
import { blockHeight, layoutPodium, type PodiumLayout } from './layout.ts';
import { type Column, merged, type Step, standing } from './result.ts';

/** What rises together in one lane: the blocks from the foot up, and who stands on them. */
export interface Tower {
  blocks: { parts: GameObjects.GameObject[]; top: number }[];
  riders: (GameObjects.Image & { lift?: number })[];
  prize: GameObjects.GameObject[];
  foot: number;
  award: number;
  middle: number;
}

export function buildPodium(
  deal: Deal,
  look: Look,
  area: Rect,
  columns: readonly Column[],
): { at: PodiumLayout; towers: Tower[] } {
  const at = layoutPodium(area, columns.length);
  const lane = at.lanes[0];
  const pet = lane === undefined ? 0 : Math.min(lane.width * 0.8, lane.height * 0.42, 170);
  const most = Math.max(...columns.map(({ score }) => score), 4);
  const unit = lane === undefined ? 0 : blockHeight(lane.height, pet, most, at.compact ? 21 : 32);
  const towers = columns.map((column, i) => buildTower(deal, column, i, at, unit, pet));
  buildAwards(deal, look, at);
  return { at, towers };
}

function buildTower(
  deal: Deal,
  column: Column,
  index: number,
  at: PodiumLayout,
  unit: number,
  pet: number,
): Tower {
  const { kit } = deal;
  const { speech } = deal.link;
  const lane = at.lanes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = lane.x + lane.width / 2;
  const foot = lane.y + lane.height;
  const wide = Math.min(lane.width * 0.84, 190);
  const readable = at.compact ? 20 : 26;
  const kept = standing(column.up, column.score);
  const steps = kept.some(({ value }) => value * unit < readable) ? merged(kept) : kept;
  const colour = PLAYER_COLOURS[column.seat] ?? palette.plumLight;
  let top = foot;
  const blocks = steps.map((step) => {
    const height = step.value * unit;
    top -= height;
    return {
      parts: buildBlock(deal, step, { x: middle - wide / 2, y: top, width: wide, height }, colour),
      top,
    };
  });
  const riders = buildRiders(deal, column, middle, foot, lane.width, pet);
  for (const [i, step] of merged(column.down).entries()) {
    const high = at.compact ? 22 : 30;
    const place = {
      x: middle - lane.width / 2,
      y: top - pet * 0.5 + i * (high + 4),
      width: high * 2.1,
      height: high,
    };
    kit.picture(board('#f6d5cf', place.width, high, 9), place.x, place.y, place.width).setAngle(-8);
    icon(kit, step.icon, place.x + high * 0.6, place.y + high * 0.4, high * 0.76).setAngle(-8);
    line(
      kit,
      speech.signed(step.value),
      place.x + high * 1.5,
      place.y + high * 0.3,
      { size: Math.max(14, high * 0.54), colour: palette.badText },
      0.5,
    ).setAngle(-8);
  }
  buildPlate(deal, column, at.plates[index] ?? lane, colour);
  return {
    blocks,
    riders,
    prize: buildPrize(deal, column, at.prizes[index] ?? lane),
    foot,
    award: column.award,
    middle,
  };
}

function buildBlock(deal: Deal, step: Step, rect: Rect, colour: string): GameObjects.GameObject[] {
  const { kit } = deal;
  const { x, y, width, height } = rect;
  const parts: GameObjects.GameObject[] = [kit.picture(board(colour, width, height + 3, 6), x, y, width)];
  const inner = { x: x + 9, width: width - 18, height: height - 3 };
  if (inner.height < 14) return parts;
  parts.push(
    kit.picture(board(palette.parchmentLight, inner.width, inner.height, 7), inner.x, y + 3, inner.width),
  );
  const side = Math.min(inner.height * 0.82, 44);
  const mid = y + 3 + inner.height / 2;
  parts.push(icon(kit, step.icon, x + width * 0.34, mid, side));
  const size = Math.max(14, Math.min(26, inner.height * 0.56));
  parts.push(
    line(
      kit,
      deal.link.speech.signed(step.value),
      x + width * 0.66,
      mid,
      { size, colour: signColour(step.value), fit: width * 0.34 },
      0.5,
    ),
  );
  return parts;
}

/** The pet on its column; a whole display stands side by side, and a shop without pets sends an imp. */
function buildRiders(
  deal: Deal,
  { pets, takesPart, seat }: Column,
  middle: number,
  foot: number,
  wide: number,
  size: number,
): Tower['riders'] {
  const { kit } = deal;
  const shown = pets.slice(0, 4);
  const each = shown.length > 1 ? Math.min(size * 0.72, (wide * 1.15) / shown.length) : size;
  const arts = shown.map((id) => petIn(id, takesPart ? 'delighted' : 'content'));
  if (arts.length === 0) arts.push(drawing(`icons/minion-${COATS[seat] ?? 'blue'}`));
  return arts.map((art, i) => {
    const x = middle + (i - (arts.length - 1) / 2) * each * 0.78;
    return kit.fitted(art, { x: x - each / 2, y: foot - each + 4, width: each, height: each }, true);
  });
}

function buildPlate(
  deal: Deal,
  { seat, score }: Column,
  { x, y, width, height }: Rect,
  colour: string,
): void {
  const { kit } = deal;
  const { speech } = deal.link;
  kit.picture(board(colour, width, height, height / 2.6), x, y, width);
  kit.fitted(emblem(seat), { x: x + 4, y: y + 3, width: height - 6, height: height - 6 });
  kit.picture(
    disc(score > 0 ? palette.glow : palette.parchmentLight, height * 1.1),
    x + width - height * 1.02,
    y - height * 0.05,
    height * 1.1,
  );
  line(
    kit,
    speech.number(score),
    x + width - height * 0.47,
    y + height / 2,
    { size: height * 0.5, fit: height * 0.86 },
    0.5,
  );
  const size = Math.max(14, height * 0.42);
  const room = width - height * 2.1 - 4;
  const name = { size, colour: palette.parchmentLight, outline: 4, fit: room };
  line(kit, speech.seat(seat), x + height + 2 + room / 2, y + height / 2, name, 0.5);
}

function buildPrize(
  deal: Deal,
  { award, takesPart }: Column,
  { x, y, width, height }: Rect,
): GameObjects.GameObject[] {
  const { kit } = deal;
  const { speech } = deal.link;
  const wide = Math.min(width, 160);
  const left = x + (width - wide) / 2;
  const parts: GameObjects.GameObject[] = [
    kit.picture(card(takesPart ? 'rest' : 'off', wide, height), left, y, wide),
  ];
  const middle = y + height / 2;
  if (takesPart) {
    const side = height * 0.8;
    parts.push(icon(kit, 'icons/icon-reputation', left + wide * 0.32, middle, side));
    const size = Math.max(15, height * 0.48);
    parts.push(
      line(
        kit,
        speech.signed(award),
        left + wide * 0.64,
        middle,
        { size, colour: palette.goodText, fit: wide * 0.4 },
        0.5,
      ),
    );
  } else {
    const style = { size: height < 40 ? 14 : 18, family: 'text', colour: '#5a2630', fit: wide - 16 } as const;
    parts.push(line(kit, speech.t('ui.showSet.claps'), left + wide / 2, middle, style, 0.5));
  }
  return parts;
}

/** What the places bring. */
function buildAwards(deal: Deal, { view }: Look, { awards, compact }: PodiumLayout): void {
  const { kit } = deal;
  const { speech } = deal.link;
  const list = tableFacts(view).awards.slice(0, view.shops.length);
  kit.picture(panel('paper', awards.width, awards.height, 16), awards.x, awards.y, awards.width + 4);
  const title = { size: compact ? 16 : 21, fit: awards.width - 60 };
  const head = awards.y + awards.height * 0.28;
  line(kit, speech.t('ui.showSet.awards'), awards.x + 16, head, title);
  icon(kit, 'icons/icon-reputation', awards.x + awards.width - 30, head, compact ? 24 : 36);
  const step = (awards.width - 20) / Math.max(1, list.length);
  const size = Math.min(step - 3, awards.height * 0.42);
  const colours = [palette.glow, '#e4dff0', '#e0a878', '#fffaf0'];
  for (const [i, points] of list.entries()) {
    const x = awards.x + 10 + step * (i + 0.5);
    const y = awards.y + awards.height * 0.69;
    kit.picture(disc(colours[i] ?? '#fffaf0', size), x - size / 2, y - size / 2, size);
    line(kit, speech.number(points), x, y, { size: Math.max(14, size * 0.5) }, 0.5);
  }
}
