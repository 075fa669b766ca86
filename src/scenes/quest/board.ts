/** The board: cells, who stands where, what glows, arrows. */
import type { Side } from '../../engine/quest/state.ts';
import { box, middleOf } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { breathe } from '../table/actors/breathe.ts';
import type { TableKit } from '../table/kit.ts';
import { plate } from '../table/pieces.ts';
import { pulse } from '../table/sets/town/pads.ts';
import { drawArrows } from './arrows.ts';
import { drawWeather } from './backdrop.ts';
import { LINES } from './battle-layout.ts';
import { drawCreature } from './creature.ts';
import { drawFlag, explainFlag, mayFlag, turnFlag } from './flags.ts';
import { drawIntents } from './intents.ts';
import { numberDisc, rim } from './pieces.ts';
import type { Spot } from './spots.ts';
import { columnKey, type Ground, type Offers, type Touchable } from './types.ts';

/** The ground of each line: foes behind, heroes in front. */
const GROUNDS: Readonly<Record<Side, readonly string[]>> = {
  foes: ['#b9cdf0', '#cfc6ee'],
  heroes: ['#f8e6bf', '#f1d9a8'],
};
const SIDES: readonly Side[] = ['foes', 'heroes'];

function drawGround({ host: { kit }, at: { board, k, small } }: Ground): void {
  for (const [column, [front, ...others]] of board.cells.foes.entries())
    if (front !== undefined) kit.name(`column:${column}`, front, ...others);
  kit.cached('ground', [board.rect, board.cells, k, small], () => paintGround(kit, board, k, small));
}

function paintGround(kit: TableKit, board: Ground['at']['board'], k: number, small: boolean): void {
  kit
    .laid(plate('#ffffff', board.rect.width, board.rect.height, small ? 12 : 22, 3), board.rect)
    .setAlpha(0.3);
  for (const side of SIDES) {
    for (const column of board.cells[side]) {
      for (const [row, cell] of column.entries()) {
        const fill = GROUNDS[side][row] ?? '#f1d9a8';
        const radius = small ? 9 : Math.round(16 * k);
        kit.laid(plate(fill, cell.width, cell.height, radius, small ? 2 : 3), cell).setAlpha(0.92);
      }
    }
  }
}

/** Over the glow of the columns. */
function drawNumbers({ host: { kit }, at: { board, k } }: Ground): void {
  kit.cached('numbers', [board.numbers, k], () => {
    const letters = Math.max(16, 17 * k);
    for (const [i, rect] of board.numbers.entries())
      numberDisc(kit, String(i + 1), middleOf(rect), rect.width + 4, { letters });
  });
}

/** Where a creature may be sent: whole columns of a half, or single places. */
function drawPlaces({ host: { kit }, at: { board }, spots }: Ground, { columns, places }: Offers): void {
  const mark = (id: string, rect: Spot['rect'], touch: Touchable, depth = 0) => {
    if (touch.state === 'barred') return;
    if (touch.state === 'picked') kit.laid(rim(rect.width, rect.height, palette.greenLip, 6), rect);
    else if (touch.state === 'open') pulse(kit, rect);
    if (touch.tap !== null) kit.press(id, rect, touch.tap, touch.explain).setDepth(depth);
  };
  for (const side of SIDES) {
    for (const [column, cells] of board.cells[side].entries()) {
      const touch = columns?.get(columnKey(side, column));
      const [front, back] = cells;
      if (touch !== undefined && front !== undefined && back !== undefined) {
        const y = Math.min(front.y, back.y);
        const height = Math.max(front.y, back.y) + front.height - y;
        mark(`column:${columnKey(side, column)}`, { ...front, y, height }, touch);
      }
    }
  }
  for (const [key, touch] of places ?? []) {
    const found = /^(foes|heroes)(\d)\/(\d+)$/.exec(key);
    if (found === null) continue;
    const [, side, column, row] = found;
    const spot = spots.at(side as Side, Number(column), Number(row));
    // A place behind the printed lines lies at the feet of the creature before it, which must not take the tap.
    mark(`place:${key}`, spot, touch, Number(row) < LINES ? 0 : 1);
  }
}

/** From the back of the picture to its front: the far line of foes first, then the small faces of the queues. */
function inDrawingOrder(spots: readonly Spot[]): Spot[] {
  const depth = ({ side, row, kind }: Spot) =>
    kind === 'stack' ? 10 : side === 'foes' ? LINES - row : LINES + 1 + row;
  return [...spots].sort((a, b) => depth(a) - depth(b) || a.column - b.column);
}

/** A tap on the number of a column lays a flag on it. */
function drawColumnFlags(ground: Ground): void {
  if (!mayFlag(ground)) return;
  const { at, kit } = ground;
  for (const [i, rect] of at.board.numbers.entries()) {
    const thing = `column ${i}`;
    const size = rect.width * 1.5;
    drawFlag(ground, thing, box(rect.x + rect.width * 0.7, rect.y - size * 0.4, size, size));
    kit.press(
      `flag:${i}`,
      rect,
      () => turnFlag(ground, thing),
      () => explainFlag(ground),
    );
  }
}

export function drawBoard(ground: Ground, offers: Offers): void {
  drawGround(ground);
  drawWeather(ground);
  drawPlaces(ground, offers);
  const { small } = ground.at;
  if (!small) drawNumbers(ground);
  for (const spot of inDrawingOrder(ground.spots.all)) {
    drawCreature(ground, spot, offers.creatures?.get(spot.id));
  }
  // On a phone they stand between the halves, where the heads of the Heroes would hide them.
  if (small) drawNumbers(ground);
  drawColumnFlags(ground);
  drawArrows(ground, offers.arrows ?? []);
  drawIntents(ground, offers);
  idle(ground);
}

/** The creature that acts, the boss, then the Heroes: those who breathe. The first six do, very lightly. */
function idle({ kit, bodies, spots, view }: Ground): void {
  const now = view.turn?.id;
  const rank = ({ id, side, kind }: Spot) =>
    kind === 'stack'
      ? 9
      : id === now
        ? 0
        : view.foes.some((foe) => foe.card === id && foe.boss)
          ? 1
          : side === 'heroes'
            ? 2
            : 3;
  const sorted = [...spots.all].sort((a, b) => rank(a) - rank(b));
  breathe(
    kit,
    sorted.flatMap(({ id }) => bodies.get(id) ?? []),
  );
}
