/** A hero's sheet: who it is, its life and experience, what it can do and at what price, what it carries. */
import { heroId, numbersOf, type SheetRow, STARS, sheetOf, whoIs } from '../../session/quest-facts.ts';
import { signsOf } from '../../session/quest-signs.ts';
import { panel } from '../../ui/panel.ts';
import { grid, inset, type Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { leftward, plate, short } from '../table/pieces.ts';
import { pulse } from '../table/sets/town/pads.ts';
import { energyIcon, faceArt, markIcon, questIcon, treasureArt } from './art.ts';
import { explainCreature, explainRow, rowName } from './explain.ts';
import { drawLordBoard } from './lord.ts';
import { badge, heart, lay, lifePlate, rim, star } from './pieces.ts';
import { inOneColumn } from './sheet-rows.ts';
import { drawing } from './shelf.ts';
import type { Ground, Offers, Touchable } from './types.ts';
import { nameOf } from './words.ts';

/** Rows beside each other on a phone's drawer. */
const COLUMNS = 2;
const CHIP = 48;

export function drawSheet(ground: Ground, offers: Offers): void {
  const { at, drawer, look } = ground;
  if (look.view.heroes[look.subject] === undefined) {
    drawLordBoard(ground);
    return;
  }
  if (at.small) drawTab(ground, offers);
  if (at.small && drawer !== 'sheet') return;
  if (at.small) ground.deal.kit.press('close', at.window, () => ground.fold(null));
  drawOpen(ground, offers);
}

/** On a phone: the face that opens the sheet, with its life. */
function drawTab(ground: Ground, offers: Offers): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { tab: rect } = at;
  const id = heroId(look.subject);
  const who = whoIs(look.view, id);
  const { left } = numbersOf(look.view, id);
  lay(kit, panel('paper', rect.width, rect.height - 3, 14), rect);
  const isUseful = [...(offers.rows?.values() ?? [])].some(({ state }) => state === 'open');
  if (isUseful) pulse(kit, { ...rect, height: rect.height - 3 });
  kit.fitted(faceArt(who), { x: rect.x + 5, y: rect.y + 4, width: 46, height: 46 });
  lifePlate(kit, left, rect.x + 52, rect.y + 40, 24);
  const fit = rect.width - 78;
  const name = nameOf(link.speech, who);
  kit.words(name, rect.x + 66 + fit / 2, rect.y + 26, { size: 17, fit, lines: 2 });
  kit.press('sheet', rect, () => ground.fold('sheet'));
}

const headOf = ({ small, k }: Ground['at']): number => (small ? 54 : Math.round(94 * k));

/** Where what a hero can do lies on its sheet, open or locked. */
export function rowsOn(
  at: Ground['at'],
  look: Pick<Ground['look'], 'view' | 'subject'>,
): { row: SheetRow; place: Rect }[] {
  const { sheet: rect, small, k } = at;
  const rows = sheetOf(look.view, look.subject);
  const listed = rows.filter(({ family }) => family !== 'treasure' && family !== 'prize');
  const isCarrying = rows.length > listed.length;
  const foot = isCarrying ? CHIP + (small ? 6 : 12) : 0;
  const top = rect.y + headOf(at) + (small ? 4 : 8);
  const room = {
    x: rect.x + 8,
    y: top,
    width: rect.width - 16,
    height: rect.y + rect.height - foot - 8 - top,
  };
  const columns = small ? COLUMNS : 1;
  const gap = small ? 4 : 6;
  const places = small
    ? grid(room, listed.length, columns, gap, 70)
    : inOneColumn(
        room,
        listed.map(({ isOpen }) => isOpen),
        gap,
        k,
      );
  return listed.flatMap((row, i) => {
    const place = places[i];
    return place === undefined ? [] : [{ row, place }];
  });
}

/** Where treasures and prizes lie, at the foot of their hero's sheet. */
export function carriedOn(
  { sheet: rect, small }: Ground['at'],
  { view, subject }: Pick<Ground['look'], 'view' | 'subject'>,
): { row: SheetRow; place: Rect }[] {
  const rows = sheetOf(view, subject).filter(({ family }) => family === 'treasure' || family === 'prize');
  const y = rect.y + rect.height - CHIP - (small ? 6 : 12) - 2;
  const room = rect.width - 16 - CHIP;
  const step = Math.min(CHIP + 10, rows.length < 2 ? 0 : room / (rows.length - 1));
  return rows.map((row, i) => ({
    row,
    place: { x: rect.x + 8 + i * step, y, width: CHIP, height: CHIP },
  }));
}

function drawOpen(ground: Ground, offers: Offers): void {
  const { at, look } = ground;
  const { kit } = ground.deal;
  const { sheet: rect } = at;
  lay(kit, panel('paper', rect.width, rect.height, 18), rect);
  drawHead(ground, { ...rect, height: headOf(at) });
  for (const { row, place } of rowsOn(at, look)) drawRow(ground, row, place, offers.rows?.get(row.id));
  for (const { row, place } of carriedOn(at, look)) drawCarried(ground, row, place, offers);
}

/** Face, name, a heart for every life, stars of experience, what lies on it. */
function drawHead(ground: Ground, rect: Rect): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { small, k } = at;
  const { view, subject } = look;
  const hero = view.heroes[subject];
  if (hero === undefined) return;
  const id = heroId(subject);
  const who = whoIs(view, id);
  const { life, left, type, marks } = numbersOf(view, id);
  lay(kit, plate('#ffd35e', rect.width, rect.height, 16, 4), rect);
  const size = rect.height - (small ? 6 : 10);
  const face = hero.status === 'in' ? 'calm' : 'hurt';
  kit.fitted(faceArt(who, face), {
    x: rect.x + 5,
    y: rect.y + (rect.height - size) / 2,
    width: size,
    height: size,
  });
  const x = rect.x + size + 14;
  const room = rect.width - size - 22;
  const sign = small ? 28 : 34 * k;
  badge(kit, energyIcon(type), rect.x + rect.width - sign * 0.5 - 9, rect.y + sign * 0.5 + 8, sign);
  const nameY = rect.y + (small ? 15 : 22 * k);
  leftward(
    kit.words(nameOf(link.speech, who), x, nameY, { size: small ? 19 : 23 * k, fit: room - sign - 8 }),
  );
  const y = rect.y + (small ? 38 : 52 * k);
  const stars = Math.max(STARS, hero.xp.length);
  const starRoom = small ? stars * 19 : 0;
  const step = Math.min(small ? 21 : 26 * k, (room - starRoom) / life);
  for (let i = 0; i < life; i++) {
    const d = Math.min(step * 0.98, 24 * Math.max(1, k));
    kit.fitted(heart(i < left), { x: x + i * step, y: y - d / 2, width: d, height: d });
  }
  const starY = small ? y : rect.y + 78 * k;
  const starStep = small ? 19 : Math.min(24 * k, (room - 30) / stars);
  const starX = small ? x + life * step + 4 : x;
  for (let i = 0; i < stars; i++) {
    const d = starStep * 0.96;
    kit.fitted(star(i < hero.xp.length), { x: starX + i * starStep, y: starY - d / 2, width: d, height: d });
  }
  const tag = 24;
  for (const [i, mark] of marks.slice(0, 4).entries())
    badge(kit, markIcon(mark), rect.x + rect.width - tag * (0.8 + i), starY, tag);
  kit.tell(rect, () => explainCreature(ground, id));
}

/** The colours of a row: to be played, picked, out of reach, still locked. */
function fillOf(row: SheetRow, touch: Touchable | undefined): string {
  if (!row.isOpen) return '#cdbdb6';
  if (touch?.state === 'picked') return '#ffef9a';
  if (touch?.state === 'open') return '#fffdf4';
  return row.isUsed || touch?.state === 'barred' ? '#e2d2c0' : '#fbf0da';
}

function drawRow(ground: Ground, row: SheetRow, rect: Rect, touch: Touchable | undefined): void {
  const { deal, at } = ground;
  const { kit, link } = deal;
  const { small, k } = at;
  if (touch?.state === 'open') pulse(kit, rect);
  lay(kit, plate(fillOf(row, touch), rect.width, rect.height, Math.min(18, rect.height / 3), 3), rect);
  if (touch?.state === 'picked') lay(kit, rim(rect.width, rect.height, palette.glow, 6), rect);
  const name = rowName(link.speech, row);
  const faded = row.isOpen ? palette.ink : '#6b5661';
  const size = small ? 17 : 20 * Math.max(0.9, k);
  if (!row.isOpen) {
    const lock = Math.min(rect.height - 8, 38 * k + 6);
    kit.fitted(drawing('icons/ui-lock'), {
      x: rect.x + rect.width - lock - 8,
      y: rect.y + (rect.height - lock) / 2,
      width: lock,
      height: lock,
    });
  }
  const icons = row.isOpen
    ? Object.entries(row.cost).flatMap(([type, n]) => Array.from({ length: n ?? 0 }, () => type))
    : [];
  // The price stands beside the name, so that what it does has the whole width below; on a phone there is no room.
  const sign = Math.min(small ? 26 : 30 * k, rect.height * (rect.height < 84 ? 0.36 : 0.48));
  const beside = !row.isOpen ? 46 * k : small ? 0 : icons.length * (sign + 3);
  const fit = rect.width - 26;
  const needed = link.speech.t('ui.battle.sheet.needs', { n: row.needs ?? 0 });
  const isLow = rect.height < 54;
  const hasSecond = row.isOpen ? rect.height >= 46 : !isLow;
  const y =
    rect.y +
    (rect.height > 64
      ? (rect.height > 84 ? 22 : 15) * Math.max(0.9, k)
      : rect.height * (hasSecond ? 0.31 : 0.5));
  // A low row that is locked says both in one line.
  const needs = row.isOpen || !isLow ? null : kit.words(needed, 0, y, RULES);
  const lead = needs === null ? 0 : needs.width + 8;
  needs?.setOrigin(1, 0.5).setX(rect.x + rect.width - 12 - Math.min(rect.height - 8, 38 * k + 6));
  // Larger letters must leave the lines below their room.
  const high = hasSecond && rect.height <= 84 ? 27 : 40;
  leftward(short(kit, name, rect.x + 13, y, { size, fit: fit - beside - lead, colour: faded, high }));
  const line = { x: rect.x + 13, y: rect.y + rect.height * 0.46, width: fit, height: rect.height * 0.48 };
  if (hasSecond && !row.isOpen)
    leftward(short(kit, needed, line.x, rect.y + rect.height * 0.72, { ...RULES, fit: fit - beside }));
  // On a phone the price stands at the right of the signs.
  const price = small ? icons.length * (sign + 3) : 0;
  if (hasSecond && row.isOpen) drawSigns(ground, row, { ...line, width: fit - price });
  for (const [i, type] of icons.entries()) {
    const x = rect.x + rect.width - 10 - sign / 2 - (icons.length - 1 - i) * (sign + 3);
    badge(kit, energyIcon(type), x, small && hasSecond ? rect.y + rect.height * 0.7 : y, sign);
  }
  pressRow(ground, row, rect, touch);
}

const RULES = { size: 16, family: 'text', colour: palette.textSoft } as const;

/** What a row does, as signs with numbers; smaller, if they would not all fit. The sentence comes with a tap. */
function drawSigns({ deal: { kit }, look, at }: Ground, { ability }: SheetRow, rect: Rect): void {
  const signs = signsOf(ability, look.view.heroes.length);
  const wide = signs.reduce((sum, { n }) => sum + 1.16 + n.length * 0.44, 0);
  const most = Math.min(rect.height, at.small ? 28 : 40 * at.k);
  const size = Math.min(most, rect.width / Math.max(1, wide));
  const y = rect.y + rect.height / 2;
  let { x } = rect;
  for (const { icon, n } of signs) {
    kit.fitted(questIcon(icon), { x, y: y - size / 2, width: size, height: size });
    x += size * 1.06;
    if (n !== '')
      leftward(kit.words(n, x, y, { size: Math.max(16, size * 0.72), fit: size * 0.5 * n.length }));
    x += size * (0.1 + n.length * 0.44);
  }
}

function pressRow(ground: Ground, row: SheetRow, rect: Rect, touch: Touchable | undefined): void {
  const { kit } = ground.deal;
  const explain = touch?.explain ?? (() => explainRow(ground, row));
  if (touch?.tap) kit.press(`row:${row.id}`, rect, touch.tap, explain);
  else kit.tell(rect, explain);
}

/** A treasure or a prize: a sign that can be played like a combo. */
function drawCarried(ground: Ground, row: SheetRow, place: Rect, offers: Offers): void {
  const { kit } = ground.deal;
  const touch = offers.rows?.get(row.id);
  if (touch?.state === 'open') pulse(kit, place);
  lay(kit, plate(fillOf(row, touch), CHIP, CHIP, 14, 3), place);
  const art = row.family === 'treasure' ? treasureArt(row.id) : faceArt(whoIs(ground.look.view, row.id));
  kit.fitted(art, inset(place, 5));
  if (touch?.state === 'picked') lay(kit, rim(CHIP, CHIP, palette.glow, 5), place);
  const icons = Object.entries(row.cost).flatMap(([type, n]) => new Array<string>(n ?? 0).fill(type));
  for (const [n, type] of icons.entries())
    badge(kit, energyIcon(type), place.x + CHIP - 6 - (icons.length - 1 - n) * 17, place.y + CHIP - 4, 20);
  pressRow(ground, row, place, touch);
}
