/** The podium: a column for every shop, built from what counted, with who stands on it. */

import type { GameObjects } from 'phaser';
import { tableFacts } from '../../../../engine/petz/read.ts';
import { panel, speech as speechBubble } from '../../../../ui/panel.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Look, Tools } from '../../contract.ts';
import { card, emblem, impOf, nameLetters, plainDisc, plate } from '../../pieces.ts';
import { SEAT_COLOURS } from '../parts/figures.ts';
import { sizeBadge } from '../parts/party.ts';
import { signColour, symbolArt } from '../parts/words.ts';
import type { Tower, TowerPart, TowerPiece } from './layout.ts';
import { blockHeight, layoutPodium, type PodiumLayout } from './layout.ts';
import { type Column, merged, type ResultStep, splitSteps } from './result.ts';

/** `given`: the places are known, and what they bring. */
export function buildPodium(
  tools: Tools,
  look: Look,
  area: Rect,
  columns: readonly Column[],
  given: boolean,
): { at: PodiumLayout; towers: Tower[] } {
  const at = layoutPodium(area, columns.length);
  const lane = at.lanes[0];
  const pet = lane === undefined ? 0 : Math.min(lane.width * 0.8, lane.height * 0.42, 170);
  const most = Math.max(...columns.map(({ up }) => up.reduce((sum, { value }) => sum + value, 0)), 4);
  const unit = lane === undefined ? 0 : blockHeight(lane.height, pet, most, at.compact ? 26 : 46);
  const podium = { tools, at, unit, pet, asked: look.view.ask?.seats ?? [], given };
  const towers = columns.map((column, i) => buildTower(podium, column, i));
  buildAwards(tools, look, at);
  return { at, towers };
}

/** What all towers have in common. */
interface Podium {
  tools: Tools;
  at: PodiumLayout;
  /** How high a point and how large a pet are. */
  unit: number;
  pet: number;
  asked: readonly number[];
  given: boolean;
}

function buildTower({ tools, at, unit, pet, asked, given }: Podium, column: Column, index: number): Tower {
  const lane = at.lanes[index] ?? box(0, 0, 0, 0);
  const middle = lane.x + lane.width / 2;
  const foot = lane.y + lane.height;
  const wide = Math.min(lane.width * 0.84, 190);
  const readable = at.compact ? 20 : 26;
  const colour = SEAT_COLOURS[column.seat] ?? palette.plumLight;
  const whole = (steps: ResultStep[]) =>
    steps.some(({ value }) => value * unit < readable) ? merged(steps) : steps;
  let top = foot;
  const pile = (steps: readonly ResultStep[]) =>
    steps.map((step): TowerPiece => {
      const height = step.value * unit;
      top -= height;
      const rect = box(middle - wide / 2, top, wide, height);
      return { parts: buildBlock(tools, step, rect, colour), top, value: step.value };
    });
  const steps = splitSteps(column.up, column.score);
  const blocks = pile(whole(steps.left));
  const stands = top;
  const lost = pile(whole(steps.lost));
  const riders = column.shown ? buildRiders(tools, column, middle, foot, lane.width, pet) : [];
  const minus = buildMinus(tools, column, { x: middle, foot: stands - pet * 0.94, top: lane.y }, at.compact);
  if (column.shown && !column.takesPart) buildClapper(tools, column, middle + pet * 0.52, foot, pet * 0.5);
  const plateRect = at.plates[index] ?? lane;
  const score = buildShowPlate(tools, column, plateRect, colour);
  if (!column.shown) buildThought(tools, asked.includes(column.seat), middle, foot, pet);
  const hasPrize = column.shown && (given || !column.takesPart);
  const prize = hasPrize ? buildPrize(tools, column, at.prizes[index] ?? lane) : [];
  const { seat, award } = column;
  return { seat, blocks, lost, minus, riders, score, prize, foot, award, middle, pet };
}

/** Signs of what counted against it, over the head of who stands on top. */
function buildMinus(
  { kit, speech }: Tools,
  { down }: Column,
  from: { x: number; foot: number; top: number },
  compact: boolean,
): TowerPart[][] {
  const high = compact ? 24 : 32;
  const steps = merged(down);
  return steps.map((step, i) => {
    const x = from.x + (i - steps.length / 2) * (high * 2.1 + 4);
    const y = Math.max(from.top, from.foot - high);
    const size = Math.max(16, high * 0.54);
    const words = speech.signed(step.value);
    return [
      kit.laid(plate('#f6d5cf', high * 2.1, high, 9), { x, y }).setAngle(-8),
      kit.icon(symbolArt(step.icon), x + high * 0.6, y + high * 0.4, high * 0.76).setAngle(-8),
      kit.words(words, x + high * 1.5, y + high * 0.3, { size, colour: palette.badText }).setAngle(-8),
    ];
  });
}

/** An imp of the shop that is not in it sits beside its pet and claps. */
function buildClapper({ kit }: Tools, { seat, pets }: Column, x: number, foot: number, size: number): void {
  if (pets.length === 0) return;
  const place = box(x - size / 2, foot - size + 4, size, size);
  kit.fitted(impOf(seat), place, true);
}

/** Whose turn it has not been yet: an imp waits, and thinks if he is asked. */
function buildThought({ kit }: Tools, isAsked: boolean, x: number, foot: number, pet: number): void {
  const size = pet * 0.72;
  const image = kit.fitted(impOf(null), box(x - size / 2, foot - size + 4, size, size), true);
  if (!isAsked) {
    image.setAlpha(0.55);
    return;
  }
  const wide = Math.max(96, pet * 0.8);
  const high = Math.max(44, pet * 0.36);
  kit.picture(speechBubble(wide, high, wide / 2), x - wide / 2, foot - size - high - 22, wide + 4);
  const style = { size: Math.max(20, high * 0.5) };
  kit.words('…', x, foot - size - high / 2 - 22, style);
}

function buildBlock({ kit, speech }: Tools, step: ResultStep, rect: Rect, colour: string): TowerPart[] {
  const { x, y, width, height } = rect;
  const parts: TowerPart[] = [kit.laid(plate(colour, width, height + 3, 6), { x, y })];
  const inner = { x: x + 9, width: width - 18, height: height - 3 };
  if (inner.height < 14) return parts;
  parts.push(kit.laid(plate(palette.parchmentLight, inner.width, inner.height, 7), { x: inner.x, y: y + 3 }));
  const side = Math.min(inner.height * 0.82, 44);
  const mid = y + 3 + inner.height / 2;
  parts.push(kit.icon(symbolArt(step.icon), x + width * 0.34, mid, side));
  const size = Math.max(16, Math.min(26, inner.height * 0.56));
  const style = { size, colour: signColour(step.value), fit: width * 0.34 };
  parts.push(kit.words(speech.signed(step.value), x + width * 0.66, mid, style));
  return parts;
}

/** The pet on its column; a whole display stands side by side, and a shop without pets sends an imp. */
function buildRiders(
  { kit }: Tools,
  { pets, takesPart, seat }: Column,
  middle: number,
  foot: number,
  wide: number,
  size: number,
): Tower['riders'] {
  const shown = pets.slice(0, 4);
  const each = shown.length > 1 ? Math.min(size * 0.72, (wide * 1.15) / shown.length) : size;
  const arts = shown.map((id) => petIn(id, takesPart ? 'delighted' : 'content'));
  if (arts.length === 0) arts.push(impOf(seat));
  return arts.map((art, i) => {
    const x = middle + (i - (arts.length - 1) / 2) * each * 0.78;
    return kit.fitted(art, box(x - each / 2, foot - each + 4, each, each), true);
  });
}

/** The name and the score; the words of the score count along. */
function buildShowPlate(
  { kit, speech }: Tools,
  { seat, score, shown }: Column,
  { x, y, width, height }: Rect,
  colour: string,
): GameObjects.Text {
  kit.laid(plate(colour, width, height, height / 2.6), { x, y });
  kit.fitted(emblem(seat), box(x + 4, y + 3, height - 6, height - 6));
  kit.laid(plainDisc(score > 0 ? palette.glow : palette.parchmentLight, height * 1.1), {
    x: x + width - height * 1.02,
    y: y - height * 0.05,
  });
  const number = { size: height * 0.5, fit: height * 0.86 };
  const words = shown ? speech.number(score) : '…';
  const text = kit.words(words, x + width - height * 0.47, y + height / 2, number);
  const size = Math.max(16, height * 0.42);
  const room = width - height * 2.1 - 4;
  const name = { size, ...nameLetters(seat), fit: room };
  // Where no name can be read its emblem must do.
  if (room >= 40) kit.words(speech.seat(seat), x + height + 2 + room / 2, y + height / 2, name);
  return text;
}

/** What its place brings; a shared place with what it costs to share it. */
function buildPrize(
  { kit, speech }: Tools,
  { award, full, takesPart }: Column,
  { x, y, width, height }: Rect,
): TowerPart[] {
  const wide = Math.min(width, 170);
  const left = x + (width - wide) / 2;
  const parts: TowerPart[] = [kit.picture(card(takesPart ? 'rest' : 'off', wide, height), left, y, wide)];
  const middle = y + height / 2;
  if (!takesPart) {
    const style = { size: height < 40 ? 16 : 18, family: 'text', colour: '#5a2630', fit: wide - 16 } as const;
    return [...parts, kit.words(speech.t('ui.showSet.claps'), left + wide / 2, middle, style)];
  }
  const shared = full !== null && full > award;
  const side = Math.min(height * 0.8, wide * 0.3);
  const from = left + wide * (shared ? 0.2 : 0.32);
  parts.push(kit.icon('icons/icon-reputation', from, middle, side));
  const style = { size: Math.max(16, height * 0.48), colour: palette.goodText, fit: wide * 0.36 };
  parts.push(kit.words(speech.signed(award), left + wide * (shared ? 0.5 : 0.64), middle, style));
  if (shared) {
    const sum = `${speech.number(full)} − ${speech.number(full - award)}`;
    const small = { size: 16, family: 'text', colour: palette.textSoft, fit: wide * 0.28 } as const;
    parts.push(kit.words(sum, left + wide * 0.81, middle, small));
  }
  return parts;
}

/** What the places bring. */
function buildAwards({ kit, speech }: Tools, { view }: Look, { awards, compact }: PodiumLayout): void {
  const list = tableFacts(view).awards.slice(0, view.shops.length);
  kit.picture(panel('paper', awards.width, awards.height, 16), awards.x, awards.y, awards.width + 4);
  const title = { size: compact ? 16 : 21, fit: awards.width - 60 };
  const head = awards.y + awards.height * 0.28;
  kit.words(speech.t('ui.showSet.awards'), awards.x + 16, head, { ...title, side: 0 });
  kit.icon('icons/icon-reputation', awards.x + awards.width - 30, head, compact ? 24 : 36);
  const step = (awards.width - 20) / Math.max(1, list.length);
  const size = Math.min(step - 3, awards.height * 0.42);
  const colours = [palette.glow, '#e4dff0', '#e0a878', '#fffaf0'];
  for (const [i, points] of list.entries()) {
    const x = awards.x + 10 + step * (i + 0.5);
    const y = awards.y + awards.height * 0.69;
    sizeBadge(kit, speech.number(points), x, y, size, colours[i]);
  }
}
