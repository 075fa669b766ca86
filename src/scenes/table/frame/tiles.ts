/** The two parchments of the bar: the exhibition and the customers to come; after the last round, how it all ended. */
import type { PetzView } from '../../../engine/petz/view.ts';
import { countsAsItStands } from '../../../session/advice/twists.ts';
import { customerSymbols, exhibitionSymbols, type TileSymbol } from '../../../text/tiles.ts';
import { SMALLEST } from '../../../ui/label.ts';
import { measuringPen } from '../../../ui/letters.ts';
import { panel } from '../../../ui/panel.ts';
import { around, type Rect } from '../../../ui/rect.ts';
import { fonts, palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import { roundWords, unservedKey } from '../explain/calendar.ts';
import { explainCustomer, explainExhibition, explainServed } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { emblem, leftward, plate, short } from '../pieces.ts';
import { drawing } from '../shelf.ts';
import { isPeeked, openComing } from './coming.ts';
import { countedIcon } from './counted.ts';
import type { FrameLayout } from './layout.ts';
import { leastRoom, planSymbols } from './symbols.ts';

function paper(kit: TableKit, rect: Rect): void {
  kit.picture(panel('paper', rect.width, rect.height - 2, 15), rect.x - 2, rect.y - 2, rect.width + 4);
}

/** As high as a name may get above its row. */
const NAME = 31;

/** How wide a name is in the smallest letters. */
function leastName(name: string, k: number): number {
  const pen = measuringPen();
  pen.font = `400 ${SMALLEST * k}px ${fonts.display}`;
  return pen.measureText(name).width + 8;
}

interface RowPlace {
  x: number;
  /** Its middle. */
  y: number;
  room: number;
  high: number;
  /** How much larger than usual everything is. */
  k: number;
}

/** Values with their pictures in a row or two; what there is no room for is left to the panel that a tap opens. */
function symbolRow(kit: TableKit, link: TableLink, symbols: readonly TileSymbol[], at: RowPlace): number {
  const { x, room, high, k } = at;
  const plan = planSymbols(symbols.length, room, high, k);
  const { shown, inRow, rows, step, icon } = plan;
  for (const [i, symbol] of symbols.slice(0, shown).entries()) {
    const { value } = symbol;
    const left = x + (i % inRow) * step;
    const y = at.y + (rows === 1 ? 0 : (Math.floor(i / inRow) - 0.5) * (high / 2));
    const colour = value > 0 ? palette.goodText : palette.badText;
    const size = Math.round((step < 46 * k || rows === 2 ? 16 : 18) * k);
    // Larger letters must not run into the picture.
    const fit = step - icon + 4;
    const style = { size, colour, fit, ...(rows === 2 ? { high: high / 2 } : {}) };
    leftward(kit.words(link.speech.signed(value), left - 3, y, style));
    kit.fitted(countedIcon(symbol), {
      x: left + step - icon - 3,
      y: y - icon / 2,
      width: icon,
      height: icon,
    });
  }
  const end = x + Math.min(shown, inRow) * step;
  const more = { size: 18, colour: palette.textSoft } as const;
  if (shown < symbols.length) leftward(kit.words('…', end - 2, at.y, more));
  return end;
}

export function buildExhibition(kit: TableKit, link: TableLink, { view }: Look, at: FrameLayout): void {
  const { exhibition: rect, small, k } = at;
  if (view.phase === 'final') {
    paper(kit, rect);
    if (countsAsItStands(view)) noLastShows(kit, link, rect, small);
    else finalShows(kit, link, view, rect);
    return;
  }
  const tile = exhibitionNow(view);
  kit.keep('exhibition', [rect, small, k, tile, view.round], () => paintExhibition(kit, link, view, at));
  const open = () => openComing(kit, link, view, 'exhibitions');
  const id = tile?.id;
  if (tile === undefined || !id) kit.press('exhibition', rect, open);
  else kit.press('exhibition', rect, open, () => explainExhibition(link, view, id, tile.round));
}

const exhibitionNow = (view: PetzView) =>
  view.exhibitions.find((x) => x.round >= view.round && x.id !== null);

function paintExhibition(kit: TableKit, link: TableLink, view: PetzView, at: FrameLayout): void {
  const { exhibition: rect, small, k } = at;
  const { speech } = link;
  paper(kit, rect);
  const tile = exhibitionNow(view);
  const middle = rect.y + rect.height / 2 - 1;
  if (!tile?.id) {
    const words = speech.t(small ? 'ui.table.bar.noneShort' : 'ui.table.bar.none');
    const fit = rect.width - 20;
    const style = { size: 16, family: 'text', colour: palette.textSoft, fit, lines: 2 } as const;
    kit.words(words, rect.x + rect.width / 2, middle, style);
    return;
  }
  const { id, round } = tile;
  const symbols = exhibitionSymbols(speech, id);
  // Where the symbols need all the room, the picture gives way.
  const title = speech.thing('exhibition', id);
  const need = Math.max(leastRoom(symbols.length, k), small ? 0 : leastName(title, k));
  const usual = small ? 42 : rect.width < 240 ? 46 : 62 * k;
  const picture = small ? usual : Math.max(28, Math.min(usual, rect.width - 24 - need));
  const hasPicture = !small || rect.width - picture - 26 >= need;
  if (hasPicture)
    kit.fitted(drawing(`exhibitions/${id}`), {
      x: rect.x + 8,
      y: rect.y + 5,
      width: picture,
      height: rect.height - 12,
    });
  if (isPeeked(tile)) eye(kit, rect.x + 4, rect.y + 2);
  const x = rect.x + (hasPicture ? picture + 16 : 8);
  const room = rect.x + rect.width - 6 - x;
  if (small) {
    symbolRow(kit, link, symbols, { x, y: middle, room, high: rect.height - 2, k });
    return;
  }
  const name = { size: 18 * k, fit: room, high: NAME * k };
  leftward(short(kit, title, x, middle - 14 * k, name));
  const end = symbolRow(kit, link, symbols, { x, y: middle + 11 * k, room, high: 0, k });
  when(kit, link, view, round, { x: end + 6, y: middle + 11 * k, right: rect.x + rect.width - 12, k });
}

/** `Round 4`, at the right, if there is room for it. */
function when(
  kit: TableKit,
  { speech }: TableLink,
  view: PetzView,
  round: number,
  at: { x: number; y: number; right: number; k: number },
): void {
  const style = { size: 16 * at.k, family: 'text', colour: palette.textSoft } as const;
  const text = kit.words(roundWords(speech, view, round), at.right, at.y, style).setOrigin(1, 0.5);
  if (at.right - text.width < at.x) text.destroy();
}

/** The game has stopped, and nothing more is held. */
function noLastShows(kit: TableKit, { speech }: TableLink, rect: Rect, small: boolean): void {
  const words = speech.t('ui.inPlay.asItStands');
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 - 1 };
  if (small) {
    const side = rect.height - 10;
    const box = around(middle, side);
    kit.fitted(drawing('icons/icon-reputation'), box);
  } else {
    const style = {
      size: 16,
      family: 'text',
      colour: palette.textSoft,
      fit: rect.width - 20,
      lines: 2,
    } as const;
    kit.words(words, middle.x, middle.y, style);
  }
  kit.tell(rect, () => ({ title: speech.t('ui.final.end'), lines: [words] }));
}

const LAST_SHOWS = ['business', 'display'] as const;

/** The two exhibitions of the final scoring: with picture and name, or with one of them, but both alike. */
function finalShows(kit: TableKit, link: TableLink, view: PetzView, rect: Rect): void {
  const width = (rect.width - 12) / 2;
  const size = rect.height - 12;
  const besides = finalNames(kit, link, rect, width, size + 10);
  const hasNames = besides || finalNames(kit, link, rect, width, 0);
  for (const [i, id] of LAST_SHOWS.entries()) {
    const x = rect.x + 6 + i * width;
    const box = { x, y: rect.y, width, height: rect.height };
    const left = besides ? x + 4 : x + (width - size) / 2;
    if (besides || !hasNames)
      kit.fitted(drawing(`exhibitions/${id}`), { x: left, y: rect.y + 5, width: size, height: size });
    const explain = () => explainExhibition(link, view, id);
    kit.press(`final:${id}`, box, () => kit.touch.reveal(box, explain), explain);
  }
}

/** Writes both names, if so much at their left is taken; false, and nothing, where one would run out of the paper. */
function finalNames(kit: TableKit, link: TableLink, rect: Rect, width: number, taken: number): boolean {
  const room = width - taken - 8;
  if (room < 60) return false;
  const texts = LAST_SHOWS.map((id, i) => {
    const words = link.speech.t(`ui.final.source.${id}`);
    const style = { size: 16, fit: room, lines: 2, high: rect.height - 6 } as const;
    const x = rect.x + 6 + i * width + taken + 2 + room / 2;
    return kit.words(words, x, rect.y + rect.height / 2 - 1, style);
  });
  const fits = texts.every((text) => text.width <= room + 6 && text.height <= rect.height);
  if (!fits) for (const text of texts) text.destroy();
  return fits;
}

/** Only I know this tile: it is covered for everybody else. */
function eye(kit: TableKit, x: number, y: number): void {
  kit.fitted(drawing('icons/icon-peek'), { x, y, width: 24, height: 24 });
}

function face(kit: TableKit, id: string, fill: string, x: number, middle: number, size: number): void {
  kit.picture(plate(fill, size, size, size / 2, 3), x, middle - size / 2, size);
  const inset = size * 0.1;
  kit.fitted(drawing(`customers/${id}`), {
    x: x + inset,
    y: middle - size / 2 + inset,
    width: size - 2 * inset,
    height: size - 2 * inset,
  });
}

export function buildCustomers(kit: TableKit, link: TableLink, { view }: Look, at: FrameLayout): void {
  const { customers: rect, small, k } = at;
  const coming = view.customers.filter((x) => x.round >= view.round);
  const first = coming.find((x) => x.id !== null);
  if (view.phase === 'final' || !first?.id) {
    paper(kit, rect);
    served(kit, link, view, rect);
    return;
  }
  const { id, round } = first;
  kit.keep('customers', [rect, small, k, coming, view.round], () =>
    paintCustomers(kit, link, view, at, coming),
  );
  const explain = () => explainCustomer(link, id, { view, round });
  kit.press('customers', rect, () => openComing(kit, link, view, 'customers'), explain);
}

function paintCustomers(
  kit: TableKit,
  link: TableLink,
  view: PetzView,
  at: FrameLayout,
  coming: PetzView['customers'],
): void {
  const { customers: rect, small, k } = at;
  const { speech } = link;
  paper(kit, rect);
  const middle = rect.y + rect.height / 2 - 1;
  const first = coming.find((x) => x.id !== null);
  if (!first?.id) return;
  const { id, round } = first;
  const symbols = customerSymbols(speech, id);
  const head = small ? 36 : rect.height - 12;
  face(kit, id, '#8d6aa8', rect.x + 7, middle, head);
  if (isPeeked(first)) eye(kit, rect.x + 2, rect.y + 2);
  const x = rect.x + head + (small ? 11 : 16);
  const others = coming.filter((y) => y !== first);
  const other = small ? 34 : rect.width < 330 ? 36 : 44 * k;
  const name = speech.thing('customer', id);
  const row = leastRoom(symbols.length, k) + 2 * symbols.length;
  const holds = (need: number) => {
    const rest = rect.x + rect.width - 10 - x - need;
    return Math.max(0, Math.min(others.length, Math.floor(rest / (other + 4))));
  };
  // The name is to be read whole, but somebody else should be seen beside it.
  const atLeast = small ? 0 : holds(Math.max(row, Math.min(130 * k, kit.window.width * 0.1)));
  const fits = small ? holds(row) : Math.max(Math.min(1, atLeast), holds(Math.max(row, leastName(name, k))));
  const room = rect.x + rect.width - (small ? 6 : 10) - fits * (other + 4) - x;
  if (small) symbolRow(kit, link, symbols, { x, y: middle, room, high: rect.height - 2, k });
  else {
    const title = { size: 18 * k, fit: room, high: NAME * k };
    leftward(short(kit, name, x, middle - 14 * k, title));
    const end = symbolRow(kit, link, symbols, { x, y: middle + 11 * k, room, high: 0, k });
    when(kit, link, view, round, { x: end + 6, y: middle + 11 * k, right: x + room - 4, k });
  }
  const more = others.length - fits;
  for (const [i, tile] of others.slice(0, fits).entries()) {
    const left = rect.x + rect.width - 8 - (fits - i) * (other + 4);
    const isRest = more > 0 && i === fits - 1;
    if (tile.id !== null && !isRest) {
      face(kit, tile.id, '#c9b3d6', left, middle, other);
      if (isPeeked(tile)) eye(kit, left - 4, middle - other / 2 - 4);
      continue;
    }
    kit.picture(plate('#6d3a62', other, other, other / 2, 3), left, middle - other / 2, other);
    const words = isRest ? speech.signed(more + 1) : speech.t('ui.table.bar.secret');
    kit.words(words, left + other / 2, middle, { size: isRest ? 17 : 22, colour: palette.plumText });
  }
}

/** Everybody who went home with a pet, and whose it was. */
function served(kit: TableKit, link: TableLink, view: PetzView, rect: Rect): void {
  const sales = view.shops.flatMap((shop, seat) =>
    shop.sales.map(({ customer, round }) => ({ customer, round, seat })),
  );
  const middle = rect.y + rect.height / 2 - 1;
  const explain = () => explainServed(link, view);
  kit.press('customers', rect, () => kit.touch.reveal(rect, explain), explain);
  if (sales.length === 0) {
    const words = link.speech.t(unservedKey(view));
    const style = { size: 16, family: 'text', colour: palette.textSoft, fit: rect.width - 24 } as const;
    kit.words(words, rect.x + rect.width / 2, middle, style);
    return;
  }
  sales.sort((a, b) => a.round - b.round);
  const size = Math.min(rect.height - 12, 46);
  const step = Math.min(size + 16, (rect.width - 20) / sales.length);
  const left = rect.x + (rect.width - step * (sales.length - 1) - size) / 2;
  for (const [i, { customer, seat }] of sales.entries()) {
    const x = left + i * step;
    face(kit, customer, '#c9b3d6', x, middle, size);
    const badge = size * 0.5;
    kit.picture(emblem(seat), x + size - badge * 0.75, middle + size / 2 - badge * 0.9, badge);
  }
}
