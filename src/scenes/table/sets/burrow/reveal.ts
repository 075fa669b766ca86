/**
 * The moment all groups are shown: a row for every shop, behind a cloth in its colour; all cloths fall at once, the
 * sizes turn up, and the biggest, which go first, are lit.
 */

import type { GameObjects } from 'phaser';
import { sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { paired } from '../../../../ui/paired.ts';
import { panel } from '../../../../ui/panel.ts';
import {
  box as boxOf,
  centre,
  inset,
  isUpright,
  middleOf,
  type Rect,
  rows as rowsIn,
  series,
} from '../../../../ui/rect.ts';
import { sketch } from '../../../../ui/sketch.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, Tools } from '../../contract.ts';
import { seatFace } from '../../frame/faces.ts';
import type { TableKit } from '../../kit.ts';
import { fade } from '../../motion/index.ts';
import { isPhone } from '../../panel-place.ts';
import { nameLetters, namePlate, plate, tintOf } from '../../pieces.ts';
import { SEAT_COLOURS } from '../parts/figures.ts';
import { drawParty, sizeText } from '../parts/party.ts';

const DEPTH = 600;

/** Hangs in folds, with a hem. */
function cloth(seat: number, { width, height }: Rect) {
  return sketch(`cloth-${tintOf(seat)}`, width, height, (w, h) => {
    const colour = SEAT_COLOURS[seat] ?? palette.plumLight;
    const folds = Array.from({ length: 7 }, (_, i) => {
      const x = ((i + 0.5) * w) / 7;
      return `<path d="M${x} 4Q${x - 9} ${h / 2} ${x} ${h - 5}" fill="none" stroke="${palette.ink}" stroke-width="5" opacity=".18"/>`;
    }).join('');
    return `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="12" fill="${colour}" stroke="${palette.ink}" stroke-width="4"/>${folds}<path d="M8 ${h - 14}H${w - 8}" stroke="#fffaf0" stroke-width="5" stroke-dasharray="2 10" stroke-linecap="round" opacity=".7"/>`;
  });
}

/** Beside the size of the group that goes before all others. */
function firstTag(kit: TableKit, words: string, disc: number): GameObjects.GameObject[] {
  const { width, height } = { width: disc * 1.35, height: disc * 0.8 };
  const [x, y] = [disc * 0.3, -height / 2];
  return [
    kit.laid(plate(palette.plumDark, width, height, height / 2, 3), { x, y }),
    kit.words(words, x + width / 2 + disc * 0.1, 0, {
      size: Math.max(16, disc * 0.42),
      colour: '#fffaf0',
      fit: width - 10,
    }),
  ];
}

/** Draws the board, lets the cloths fall and resolves when the sizes can be read. */
export async function reveal(
  { kit, link, speech }: Tools,
  look: Look,
  area: Rect,
  groups: readonly (readonly Group[])[],
): Promise<void> {
  // Of equal groups that of the upper row goes first.
  const seats = look.view.order;
  const most = Math.max(1, ...groups.map(({ length }) => length));
  const { board, title, rows } = layoutReveal(area, seats, Math.max(3, most));
  const first = Math.max(0, ...groups.flat().map(sizeOf));
  const leader = seats.find((seat) => groups[seat]?.some((group) => sizeOf(group) === first));
  const stage = kit.group(0, 0).setDepth(DEPTH);
  const add = <T extends GameObjects.GameObject>(object: T): T => {
    stage.add(object);
    return object;
  };
  // Nothing of the burrow peeps out round the board.
  const round = inset(area, -4);
  add(kit.stretched(plate(palette.woodGroove, round.width, round.height, 0, 0), round));
  add(kit.laid(panel('wood', board.width, board.height, 24), board));
  add(
    kit.words(speech.t('ui.burrow.revealed'), title.x, title.y, {
      size: title.size,
      colour: '#fffaf0',
      outline: 5,
      fit: title.fit,
      lines: 1,
    }),
  );
  const cloths: GameObjects.Image[] = [];
  const numbers: GameObjects.Container[] = [];
  for (const { seat, rect, face, name, groups: places } of rows) {
    add(kit.laid(plate('#f7e6c2', rect.width, rect.height, 16, 3), rect));
    add(kit.fitted(seatFace(link, look.view, seat), face, true));
    if (look.view.starter === seat) {
      const crown = Math.max(22, face.width * 0.36);
      add(kit.fitted('icons/icon-start', boxOf(face.x + face.width - crown, face.y, crown, crown)));
    }
    const tall = Math.min(34, name.height - 6);
    const y = name.y + (name.height - tall) / 2;
    add(kit.laid(namePlate(seat, name.width, tall), { x: name.x, y }));
    const style = { size: 18, ...nameLetters(seat), fit: name.width - 12 };
    add(kit.words(speech.seat(seat), name.x + name.width / 2, y + tall / 2, style));
    const own = groups[seat] ?? [];
    for (const [group, place, i] of paired(own, places)) {
      const isFirst = sizeOf(group) === first;
      const fill = isFirst ? palette.glow : palette.parchmentLight;
      add(kit.laid(plate(fill, place.width, place.height, 12, isFirst ? 4 : 3), place));
      const disc = Math.min(40, place.height * 0.5);
      // Where there is no room beside the number, below it.
      const aside = place.height >= place.width * 0.9 ? 6 : disc * 0.7;
      const box = boxOf(place.x + aside, place.y + 4, place.width - aside - 6, place.height - 10);
      for (const image of drawParty(kit, seat, group, box, { most: box.width * 0.62, squeeze: 0.7 }))
        add(image);
      const number = kit.group(place.x + disc * 0.55, place.y + disc * 0.6, [
        ...(isFirst && seat === leader && i === 0 ? firstTag(kit, speech.t('ui.burrow.first'), disc) : []),
        kit.laid(plate('#ffffff', disc, disc, disc / 2, 3), { x: -disc / 2, y: -disc / 2 }),
        kit.words(sizeText(sizeOf(group)), 0, 0, { size: Math.max(17, disc * 0.6), fit: disc }),
      ]);
      numbers.push(add(number));
    }
    const [start = rect] = places;
    const wide = rect.x + rect.width - start.x - 4;
    if (own.length === 0) {
      const style = { size: 18, family: 'text', fit: wide - 6, side: 0 } as const;
      add(kit.words(speech.t('ui.burrow.nobody'), start.x + 4, middleOf(start).y, style));
    }
    const hung = boxOf(start.x, start.y - 3, wide, start.height + 6);
    cloths.push(add(kit.laid(cloth(seat, hung), hung)));
  }
  // Not faded in: through a thin cloth one would see what is behind it.
  stage.setVisible(false);
  await kit.ready();
  stage.setVisible(true);
  if (!kit.still) {
    stage.setY(-area.y - area.height);
    await kit.move(stage, { y: 0 }, 360, 'Back.easeOut');
  }
  await kit.wait(380);
  if (kit.still) {
    await fade(kit, cloths, 0);
    return;
  }
  for (const number of numbers) number.setScale(0, 1);
  await Promise.all(
    cloths.map((one) => kit.move(one, { y: one.y + one.displayHeight * 0.9, alpha: 0 }, 340, 'Cubic.easeIn')),
  );
  await Promise.all(
    numbers.map(async (number, i) => {
      await kit.wait(Math.min(i, 12) * 30);
      await kit.move(number, { scaleX: 1 }, 220, 'Back.easeOut');
    }),
  );
}

/** Where the rows of the shops lie when all groups are shown. A pure function; all numbers are CSS pixels. */
interface RevealRow {
  seat: number;
  rect: Rect;
  face: Rect;
  name: Rect;
  /** The places of the groups, biggest first. */
  groups: Rect[];
}

interface RevealLayout {
  board: Rect;
  title: { x: number; y: number; size: number; fit: number };
  rows: RevealRow[];
}

/** How much room the way on needs: below the rows, on a phone beside them. */
const WAY_ON = { below: 92, beside: 204 } as const;
/** A group wider than this many times its height would be mostly paper. */
const WIDEST = 2.6;

/** Where the rows of the seats lie in a window, in this order; `most` is how many groups a shop may have. */
export function layoutReveal(area: Rect, seats: readonly number[], most: number): RevealLayout {
  const small = isPhone(area);
  const under = small && isUpright(area);
  const edge = small ? 6 : 10;
  const board = inset(area, edge);
  const aside = small && !under;
  const head = aside ? 12 : 54;
  const foot = aside ? 12 : WAY_ON.below;
  const across = board.width - 28 - (aside ? WAY_ON.beside : 0);
  const room = boxOf(board.x + 14, board.y + head, across, board.height - head - foot);
  const left = under ? 0 : small ? 152 : 226;
  // On a phone held upright the groups have the whole width, below face and name.
  const lead = under ? 54 : 0;
  const places = rowsIn(room, seats.length, small ? 4 : 10);
  const rows = [...paired(seats, places)].map(([seat, rect]): RevealRow => {
    const side = Math.min(rect.height - 4, small ? 46 : 108);
    const high = lead === 0 ? rect.height : lead;
    // A bust stands on the rim of its row.
    const head = boxOf(rect.x + 6, rect.y, side, high);
    const face = lead === 0 ? boxOf(head.x, rect.y + high - side - 3, side, side) : centre(head, side);
    const tall = rect.height - lead - 10;
    const step = Math.min((rect.width - left - 6) / most, tall * WIDEST);
    const groups = series(boxOf(rect.x + left + 4, rect.y + lead + 5, step - 8, tall), most, step);
    const name = boxOf(face.x + side + 4, rect.y, (under ? 152 : left) - side - 18, high);
    return { seat, rect, face, name, groups };
  });
  const column = board.x + board.width - WAY_ON.beside / 2 - 8;
  const title = aside
    ? { x: column, y: board.y + 44, size: 22, fit: WAY_ON.beside - 24 }
    : { x: board.x + board.width / 2, y: board.y + head / 2 + 2, size: 30, fit: board.width - 40 };
  return { board, title, rows };
}
