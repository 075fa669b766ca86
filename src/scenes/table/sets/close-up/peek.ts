/** The fortune teller's ball and the calendar to come; a covered tile is picked, and only its picker sees it. */

import type { CalendarTile } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import { roundWords } from '../../../../text/calendar.ts';
import { paired } from '../../../../ui/paired.ts';
import { around, box, type Rect } from '../../../../ui/rect.ts';
import { sheet } from '../../../../ui/sketch.ts';
import { cachedDrawing, part } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import { explainCustomer, explainExhibition } from '../../explain/calendar.ts';
import { card } from '../../pieces.ts';
import { layoutCalendar } from './layout.ts';
import type { CloseUp } from './picture.ts';

type Kind = 'exhibition' | 'customer';

/** The name of a tile's place in the marks. */
export const tileMark = (tile: Kind, round: number, at: number): string => `tile:${tile}:${round}:${at}`;

const tilesOf = (view: PetzView, kind: Kind): CalendarTile[] =>
  kind === 'exhibition' ? view.exhibitions : view.customers;

/** The rounds that still have a tile to come. */
function roundsToCome(view: PetzView): number[] {
  const all = [...view.exhibitions, ...view.customers].map(({ round }) => round);
  return [...new Set(all)].filter((round) => round >= view.round).sort((a, b) => a - b);
}

/** The back of a tile: plum, with a star, as no other tile is. */
export function tileBack(width: number, height: number) {
  return sheet('tile-back', width, height, (w, h) => {
    const s = Math.min(w, h) * 0.2;
    const star = `<path d="M0 ${-s}L${s * 0.28} ${-s * 0.28}L${s} 0L${s * 0.28} ${s * 0.28}L0 ${s}L${-s * 0.28} ${s * 0.28}L${-s} 0L${-s * 0.28} ${-s * 0.28}z" fill="#e2bcff" stroke="#4f2a90" stroke-width="3" transform="translate(${w / 2} ${h / 2})"/>`;
    return `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="14" fill="#5b3a8c" stroke="${palette.ink}" stroke-width="4"/><rect x="9" y="9" width="${w - 18}" height="${h - 18}" rx="9" fill="none" stroke="#9a7bd0" stroke-width="2.500" stroke-dasharray="7 6"/>${star}`;
  });
}

export function paintPeek(closeUp: CloseUp): void {
  const { view, at, options, picked, marks, kit, speech } = closeUp;
  const rounds = roundsToCome(view);
  const most = Math.max(1, ...rounds.map((r) => view.customers.filter((x) => x.round === r).length));
  const { ball, columns } = layoutCalendar(at.stage, rounds.length, most);
  buildBall(closeUp, ball);
  const choices = optionsOf('petz.peek', options);
  for (const [round, column] of paired(rounds, columns)) {
    const { head } = column;
    const style = { size: at.compact ? 16 : 20, colour: palette.plumText, outline: 4, fit: head.width };
    kit.words(roundWords(speech, view, round), head.x + head.width / 2, head.y + head.height / 2, style);
    for (const kind of ['exhibition', 'customer'] as const) {
      const tiles = tilesOf(view, kind).filter((x) => x.round === round);
      for (const [n, tile] of tiles.entries()) {
        const rect = kind === 'exhibition' ? column.exhibition : column.customers[n];
        if (rect === undefined) continue;
        marks.set(tileMark(kind, round, n), rect);
        const i = choices.findIndex((x) => x !== null && x.tile === kind && x.round === round && x.at === n);
        buildTile(closeUp, kind, tile, rect, i >= 0 && i === picked);
        if (i >= 0)
          kit.press(
            tileMark(kind, round, n),
            rect,
            () => closeUp.pick(i),
            () => explainHidden(closeUp),
          );
      }
    }
  }
}

function explainHidden({ speech }: CloseUp) {
  const { t } = speech;
  return { title: t('ui.calendar.hidden'), lines: [t('ask.petz.peek.hint')], rule: 'alleys.fortune' };
}

/** A tile as I may see it: open, known to me alone, or covered. */
function buildTile(
  { view, look, kit, speech, link }: CloseUp,
  kind: Kind,
  tile: CalendarTile,
  rect: Rect,
  isPicked: boolean,
): void {
  const { x, y, width, height } = rect;
  const { id, round } = tile;
  if (isPicked) kit.picture(card('picked', width + 12, height + 12), x - 6, y - 6, width + 12);
  if (id === null) {
    kit.picture(tileBack(width, height), x, y, width);
    const size = Math.min(width, height) * 0.34;
    kit.icon(
      kind === 'exhibition' ? 'icons/count-pets' : 'icons/icon-person',
      x + width - size * 0.7,
      y + height - size * 0.7,
      size,
    );
    if (isPicked) kit.icon('icons/icon-peek', x + width / 2, y + height / 2, Math.min(width, height) * 0.56);
    return;
  }
  kit.laid(card('rest', width, height), { x, y });
  const foot = height < 80 ? 0 : 24;
  const inside = box(x + 8, y + 8, width - 16, height - foot - 16);
  kit.fitted(`${kind}s/${id}`, inside);
  if (foot > 0) {
    const style = { size: 16, fit: width - 16, high: foot };
    const name = speech.thing(kind, id);
    const title = kit.words(name, x + width / 2, y + height - foot / 2 - 6, style);
    // Half a name says nothing: the picture must do, and a press explains it.
    if (title.text !== name) title.destroy();
  }
  if (tile.peeked?.includes(look.seat) === true && !tile.open)
    kit.icon('icons/icon-peek', x + width - 14, y + 14, Math.min(40, height * 0.4));
  const explain = () =>
    kind === 'exhibition'
      ? explainExhibition(link, view, id, round)
      : explainCustomer(link, id, { view, round });
  kit.tell(rect, explain);
}

/** The ball: behind the tile that is looked at, and before it. */
function buildBall({ marks, kit }: CloseUp, rect: Rect): void {
  const image = kit.fitted(ballPart('back'), rect, false);
  kit.fitted(ballPart('front'), rect, false);
  const scale = image.displayWidth / 320;
  const side = 170 * scale;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 - 30 * scale };
  marks.set('ball', around(middle, side));
  marks.set('ball:whole', rect);
}

/** The glass behind what is seen in it, or its shine before it. */
export function ballPart(name: 'back' | 'front') {
  return cachedDrawing(`crystal-${name}`, () => part(drawing('backgrounds/alley-crystal'), name));
}
