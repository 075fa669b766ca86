/**
 * quest.place: where a hero takes its stand before the World is revealed. A tap shows it there, a second one sends it;
 * dropped on a place it stands there at once.
 */

import type { GameObjects } from 'phaser';
import { heroId, heroSeat, movementOf, numbersOf, whoIs } from '../../../engine/quest/read.ts';
import type { Cell } from '../../../engine/quest/schema-start.ts';
import { panel } from '../../../ui/panel.ts';
import { around, contains, isUpright, type Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { pop } from '../../table/motion/index.ts';
import { energyIcon, faceArt, questIcon } from '../art.ts';
import { drawBody } from '../creature.ts';
import { optionsOf } from '../draft.ts';
import { explainCreature } from '../explain.ts';
import { badge } from '../pieces.ts';
import type { Ground, Offers, Painter } from '../types.ts';
import { pickedCell, placeKey } from './choices.ts';
import { sending, touched } from './picking.ts';

/** Beside the board of a phone while heroes take their stands: the hero's numbers, and what comes then. */
const SIGN = 26;

/** The sheet is folded there and six buttons have nothing to do: their room tells what helps. */
function drawPlaceNotes(ground: Ground, seat: number): void {
  const { at, kit, view, speech } = ground;
  const [first] = at.buttons;
  const id = heroId(seat);
  if (!at.small || first === undefined) return;
  // Upright all of the buttons' room.
  const { x, width } = isUpright(at.window) ? at.main : at.tab;
  const rect = { x, y: first.y, width, height: at.main.y - first.y - 8 };
  kit.laid(panel('paper', rect.width, rect.height, 14), rect);
  const { type, init } = numbersOf(view, id);
  const facts = [
    { art: questIcon('initiative'), words: String(init) },
    { art: questIcon('move'), words: String(movementOf(view, seat)) },
    { art: energyIcon(type), words: '' },
  ];
  // The sign of the type has no number beside it.
  const places = [12, 12 + (rect.width - 24) * 0.42, rect.width - 12 - SIGN];
  for (const [i, { art, words }] of facts.entries()) {
    const x = rect.x + (places[i] ?? 12);
    kit.fitted(art, { x, y: rect.y + 10, width: SIGN, height: SIGN });
    kit.words(words, x + SIGN + 3, rect.y + 10 + SIGN / 2, { size: 19, side: 0 });
  }
  const note = kit.words(speech.t('ui.tableaux.place.world'), rect.x + 12, rect.y + SIGN + 20, {
    size: 16,
    family: 'text',
    colour: palette.textSoft,
  });
  note
    .setOrigin(0, 0)
    .setAlign('left')
    .setWordWrapWidth(rect.width - 24, true);
}

/** Who is being placed. */
const subject = ({ look }: Ground): string => heroId(look.ask?.seats[0] ?? look.subject);

function offers(ground: Ground): Offers {
  const { look, draft, change, speech } = ground;
  const cells = optionsOf<Cell>(look.domain);
  const picked = pickedCell(cells, draft);
  const answer = picked === null ? undefined : { column: picked.column, row: picked.row };
  const sent = sending(ground, { words: speech.t('ui.tableaux.place.main'), answer, whole: 'plain' });
  const places = touched(cells, (cell) => ({
    isPicked: cell === picked,
    tap: cell === picked ? (sent.main?.tap ?? null) : () => change({ column: cell.column, count: cell.row }),
  }));
  return { ...sent, places: new Map([...places].map(([cell, touch]) => [placeKey(cell), touch])) };
}

/** The place under a point, if it is offered. */
const cellAt = ({ look, spots }: Ground, x: number, y: number): Cell | null =>
  optionsOf<Cell>(look.domain).find(({ column, row }) =>
    contains(spots.at('heroes', column, row), { x, y }),
  ) ?? null;

/** The hero where it would stand; until then its face waits on a big plate over the board's foes' half. It can be dragged. */
function paint(ground: Ground): void {
  const { host, look, draft, spots, at, kit, speech, view } = ground;
  const id = subject(ground);
  const who = whoIs(view, id);
  drawPlaceNotes(ground, heroSeat(id) ?? 0);
  const picked = pickedCell(optionsOf<Cell>(look.domain), draft);
  const source = (rect: Rect, images: readonly GameObjects.Image[], tap: () => void) =>
    kit.carry({
      id: 'placing',
      rect,
      images,
      tap,
      drop: (x, y) => {
        const cell = cellAt(ground, x, y);
        return cell !== null && host.answer({ column: cell.column, row: cell.row }) === null;
      },
      explain: () => explainCreature(ground, id),
    });
  if (picked !== null) {
    const rect = spots.at('heroes', picked.column, picked.row);
    const size = Math.min(rect.height * 1.24, rect.width * 1.1);
    const foot = { x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.97 };
    const body = drawBody(ground, { id, foot, size });
    if (!kit.still && kit.speed !== 0) void pop(kit, body, 1.1, 220);
    source(rect, [body], () => void host.answer({ column: picked.column, row: picked.row }));
    return;
  }
  const { board, k, small } = at;
  const size = small ? 72 : 150 * k;
  const middle = { x: board.rect.x + board.rect.width / 2, y: board.rect.y + board.rect.height * 0.25 };
  const plate = badge(kit, faceArt(who), middle.x, middle.y, size);
  kit.words(speech.kind(id), middle.x, middle.y + size * 0.66, {
    size: small ? 18 : 26 * k,
    colour: '#fffaf0',
    outline: 5,
  });
  const rect = around(middle, size);
  source(rect, plate, () => kit.touch.reveal(rect, () => explainCreature(ground, id)));
}

export const place: Painter = { offers, paint };
