/** First of all a picture: who has won, with the pets that were sold and their owners, and everybody else clapping. */

import type { GameObjects } from 'phaser';
import { paired } from '../../../../ui/paired.ts';
import { box, grid, isUpright, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Look, Tools } from '../../contract.ts';
import { seatPortrait } from '../../frame/faces.ts';
import type { TableKit } from '../../kit.ts';
import { burst, pop, sway } from '../../motion/index.ts';
import { isPhone } from '../../panel-place.ts';
import { plate } from '../../pieces.ts';
import { customerIn } from '../parts/figures.ts';
import { boxesInRow } from '../parts/spread.ts';

type Outcome = NonNullable<Look['view']['outcome']>;

export function drawWinner(
  { kit, link, speech }: Tools,
  { view }: Look,
  area: Rect,
  { winners, scores }: Outcome,
): void {
  const best = winners.flatMap((seat) => view.shops[seat]?.sales ?? []);
  const rest = scores
    .map((_, seat) => seat)
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const at = layoutWinner(area, winners.length, best.length, rest.length);
  for (const [{ customer, pet }, place] of paired(best, at.sales)) drawSale(kit, customer, pet, place);
  for (const [seat, place, i] of paired(winners, at.winners)) {
    hop(kit, kit.fitted(seatPortrait(link, seat, 'happy'), place, true), place.height * 0.04, i);
    drawPoints(kit, speech.number(scores[seat] ?? 0), place);
  }
  for (const [seat, place, i] of paired(rest, at.others)) {
    const letters = at.compact ? 16 : 19;
    const words = `${speech.seat(seat)} ${speech.number(scores[seat] ?? 0)}`;
    const below = letters + 12;
    const face = { ...place, height: place.height - below };
    hop(kit, kit.fitted(seatPortrait(link, seat, 'neutral'), face, true), face.height * 0.07, i + 1);
    const style = { size: letters, colour: palette.eyeWhite, outline: 4, fit: place.width - 8 };
    kit.words(words, place.x + place.width / 2, place.y + place.height - below / 2, style);
  }
  if (!kit.still && kit.speed > 0) void cheer(kit, at.winners);
}

async function cheer(kit: TableKit, places: readonly Rect[]): Promise<void> {
  await kit.ready();
  for (const { x, y, width, height } of places)
    void burst(kit, { x: x + width / 2, y: y + height * 0.4 }, 'confetti', height * 0.9);
}

/** A customer who bought a pet, and the pet beside him. */
function drawSale(kit: TableKit, customer: string, pet: string, { x, y, width, height }: Rect): void {
  kit.fitted(customerIn(customer, 'delighted'), box(x, y, height, height), true);
  const small = height * 0.62;
  kit.fitted(petIn(pet, 'delighted'), box(x + width - small, y + height - small, small, small), true);
}

/** The points on a medal at the winner's side. */
function drawPoints(kit: TableKit, points: string, { x, y, width, height }: Rect): void {
  const size = Math.max(44, height * 0.24);
  const medal = box(x + width - size * 1.05, y + height - size * 1.05, size, size);
  kit.laid(plate(palette.gold, size, size, size / 2, 4), medal);
  const words = kit.words(points, medal.x + size / 2, medal.y + size / 2, {
    size: size * 0.5,
    colour: palette.eyeWhite,
    outline: 6,
  });
  if (!kit.still && kit.speed > 0) void pop(kit, words, 1.3);
}

/** Everybody hops out of time with the next. */
function hop(kit: TableKit, image: GameObjects.Image, by: number, nth: number): void {
  sway(kit, image, { y: image.y - by }, 260 + 40 * (nth % 3), 120 * nth);
}

/** The picture of the winner: the keeper in the middle, pets with their owners at both sides, all others below. */
interface WinnerLayout {
  compact: boolean;
  winners: Rect[];
  /** A pet with its owner each. */
  sales: Rect[];
  /** Who claps, with room for name and points below the face. */
  others: Rect[];
}

const GAP = 10;

/** Places for so many of each, below the banner and beside the way on; more sales than twelve are not shown. */
export function layoutWinner(area: Rect, winners: number, sales: number, others: number): WinnerLayout {
  const compact = isPhone(area);
  const { x, y, width, height } = area;
  const head = compact ? 46 : Math.min(92, height * 0.13);
  const foot = compact ? 86 : Math.max(130, height * 0.23);
  const upright = isUpright(area);
  // Upright on a phone the way on stands below those who clap: their names take the whole width.
  const isBelow = compact && upright;
  const button = isBelow ? -GAP : compact ? 150 : Math.min(230, width * 0.2);
  const low = y + height - GAP - (isBelow ? 64 : 0);
  const top = y + head + 2 * GAP;
  const stage = box(x + GAP, top, width - 2 * GAP, low - foot - GAP - top);
  // In an upright window the sold pets stand in rows before the winners, who are as large as the window is wide.
  const shown = Math.min(12, sales);
  const front = upright ? inFront(stage, shown) : [];
  const behind = front[0] === undefined ? stage.height : front[0].y - stage.y;
  const side = Math.min(behind, (stage.width * (upright ? 0.7 : 0.4)) / winners);
  const middle = x + width / 2;
  const left = middle - (side * winners) / 2;
  const keepers = Array.from({ length: winners }, (_, i) =>
    box(left + i * side, stage.y + behind - side, side, side),
  );
  const clapping = boxesInRow(box(x + GAP, low - foot, width - button - 3 * GAP, foot), others, foot * 1.5);
  return {
    compact,
    winners: keepers,
    sales: upright ? front : beside(stage, left, shown),
    others: clapping,
  };
}

/** So many side by side in rows at the foot of an upright stage. */
function inFront(stage: Rect, count: number): Rect[] {
  const lines = Math.ceil(count / 4);
  if (lines === 0) return [];
  const perRow = Math.ceil(count / lines);
  const high = Math.min(stage.width / perRow / 1.3, (stage.height * 0.5) / lines, 190);
  const width = Math.min(stage.width, perRow * high * 1.6);
  const room = box(
    stage.x + (stage.width - width) / 2,
    stage.y + stage.height - lines * high,
    width,
    lines * high,
  );
  return grid(room, count, perRow);
}

/** At the left and the right of the winners by turns, in as many lines as make them largest. */
function beside(stage: Rect, left: number, count: number): Rect[] {
  const room = left - stage.x - GAP;
  const each = Math.ceil(count / 2);
  if (each === 0) return [];
  const sizeIn = (lines: number) => Math.min(stage.height / lines, room / Math.ceil(each / lines) / 1.3);
  const lines = [1, 2, 3].reduce((best, n) => (sizeIn(n) > sizeIn(best) ? n : best), 1);
  const size = Math.min(sizeIn(lines), 190);
  const columns = Math.ceil(each / lines);
  const step = { x: room / columns, y: stage.height / lines };
  return Array.from({ length: count }, (_, i) => {
    const nth = Math.floor(i / 2);
    const column = nth % columns;
    const line = Math.floor(nth / columns);
    const from = i % 2 === 0 ? stage.x : stage.x + stage.width - room;
    return box(
      from + column * step.x + (step.x - size * 1.3) / 2,
      stage.y + (line + 1) * step.y - size,
      size * 1.3,
      size,
    );
  });
}
