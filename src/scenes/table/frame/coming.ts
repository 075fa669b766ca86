/**
 * All exhibitions or customers to come on one sheet: picture, name, round, and every symbol with its number and its
 * name. It lies over the table until a tap elsewhere.
 */
import { GameObjects, Geom } from 'phaser';
import type { CalendarTile } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import {
  customerSymbols,
  exhibitionSymbols,
  scopeOf,
  type TileSymbol,
} from '../../../ui/access/text/tiles.ts';
import { panel } from '../../../ui/panel.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { TableLink } from '../contract.ts';
import { roundWords } from '../explain/calendar.ts';
import type { Hit, TableKit } from '../kit.ts';
import { leftward, plate, short } from '../pieces.ts';
import { drawing } from '../shelf.ts';
import { countedIcon } from './counted.ts';

export type Coming = 'exhibitions' | 'customers';

/** Above the picture and its frame, under tooltips. */
const DEPTH = 1200;
const GAP = 10;
const PAD = 16;
const NAME = 24;
const LINE = 26;
const HEAD = 46;

/** What is open, so that it stays open when the table below is drawn anew. */
const opened = new WeakMap<TableKit, Coming>();

/** Opens the sheet again if it was open before the picture was drawn anew. */
export function keepComing(kit: TableKit, link: TableLink, view: PetzView): void {
  const which = opened.get(kit);
  if (which !== undefined) openComing(kit, link, view, which);
}

/** Does a sheet lie over the table? */
export function isComingOpen(kit: TableKit): boolean {
  return opened.has(kit);
}

export function openComing(kit: TableKit, link: TableLink, view: PetzView, which: Coming): void {
  if (!opened.has(kit)) kit.scene.events.once('shutdown', () => opened.delete(kit));
  opened.set(kit, which);
  const sheet = new Sheet(kit, link, view, which);
  const { hits } = kit;
  const close = () => {
    opened.delete(kit);
    sheet.box.destroy();
    if (kit.hits === own) kit.hits = hits;
  };
  const own: Hit[] = [];
  kit.hits = own;
  sheet.listen(close);
  void kit.art.finish();
}

interface Card {
  tile: CalendarTile;
  symbols: TileSymbol[];
  name: string;
  when: string;
}

class Sheet {
  readonly box: GameObjects.Container;
  private readonly kit: TableKit;
  private readonly link: TableLink;
  private readonly which: Coming;
  private readonly rect: Rect;

  constructor(kit: TableKit, link: TableLink, view: PetzView, which: Coming) {
    this.kit = kit;
    this.link = link;
    this.which = which;
    this.box = kit.scene.add.container(0, 0).setDepth(DEPTH);
    const cards = view[which].filter((tile) => tile.round >= view.round).map((tile) => this.read(view, tile));
    const plan = this.plan(cards);
    const { window } = kit;
    const width = plan.width * plan.columns + GAP * (plan.columns - 1) + 2 * PAD;
    const height = HEAD + plan.heights.reduce((sum, h) => sum + h + GAP, 0) + PAD - GAP + 6;
    this.rect = {
      x: (window.width - width) / 2,
      y: Math.max(6, (window.height - height) / 2),
      width,
      height,
    };
    this.ground();
    let { y } = this.rect;
    y += HEAD;
    for (let row = 0; row < plan.heights.length; row++) {
      const tall = plan.heights[row] ?? 0;
      for (let column = 0; column < plan.columns; column++) {
        const card = cards[row * plan.columns + column];
        const x = this.rect.x + PAD + column * (plan.width + GAP);
        if (card !== undefined) this.card(card, { x, y, width: plan.width, height: tall });
      }
      y += tall + GAP;
    }
  }

  private read(view: PetzView, tile: CalendarTile): Card {
    const { speech } = this.link;
    const { id, round } = tile;
    const told = roundWords(speech, view, round);
    const when = isPeeked(tile) ? `${told}, ${speech.t('ui.calendar.peeked')}` : told;
    if (id === null) return { tile, symbols: [], name: capital(speech.t('ui.calendar.hidden')), when };
    if (this.which === 'customers')
      return { tile, symbols: customerSymbols(speech, id), name: speech.thing('customer', id), when };
    const name = speech.thing('exhibition', id);
    return { tile, symbols: exhibitionSymbols(speech, id), name, when: `${when}, ${scopeOf(speech, id)}` };
  }

  /** As few columns as the height of the window allows. */
  private plan(cards: readonly Card[]): { columns: number; width: number; heights: number[] } {
    const { window } = this.kit;
    const most = Math.max(1, Math.min(3, Math.floor((window.width - 40) / 250)));
    const from = window.width >= 1000 ? Math.min(2, cards.length || 1) : 1;
    for (let columns = Math.min(from, most); ; columns++) {
      const room = (window.width - 24 - 2 * PAD - GAP * (columns - 1)) / columns;
      const width = Math.floor(Math.min(columns === 1 ? 620 : 440, room));
      const heights: number[] = [];
      for (let i = 0; i < cards.length; i += columns) {
        const row = cards.slice(i, i + columns);
        heights.push(Math.max(...row.map((card) => this.heightOf(card, width))));
      }
      const whole = HEAD + PAD + 6 + heights.reduce((sum, h) => sum + h + GAP, 0);
      if (whole <= window.height - 12 || columns >= most) return { columns, width, heights };
    }
  }

  private heightOf(card: Card, width: number): number {
    const lines = this.flow(card, { x: 0, y: 0, width, height: 0 }, false);
    return Math.max(this.picture() + 16, 10 + 2 * NAME + lines * LINE + 8);
  }

  private picture(): number {
    return this.kit.window.height < 520 ? 48 : 72;
  }

  private ground(): void {
    const { kit, rect, box, link } = this;
    const { width, height } = kit.window;
    const veil = kit.scene.add.rectangle(0, 0, width, height, 0x2b1420, 0.45).setOrigin(0, 0);
    box.add(veil);
    const { x, y } = rect;
    box.add(kit.picture(panel('paper', rect.width, rect.height, 22), x - 2, y - 2, rect.width + 4));
    const title = link.speech.t(
      this.which === 'customers' ? 'ui.calendar.customers' : 'ui.calendar.exhibitions',
    );
    box.add(kit.words(title, x + rect.width / 2, y + 27, { size: 24 }));
    const cross = drawing('icons/ui-close');
    box.add(kit.fitted(cross, { x: x + rect.width - 42, y: y + 12, width: 28, height: 28 }));
  }

  private card(card: Card, rect: Rect): void {
    const { kit, box } = this;
    const { x, y, width, height } = rect;
    box.add(kit.stretched(plate('#fffdf2', width, height, 14, 3), rect));
    const size = this.picture();
    const { id } = card.tile;
    if (id === null) {
      box.add(kit.picture(plate('#6d3a62', size, size, size / 2, 3), x + 8, y + 8, size));
      const style = { size: 30, colour: palette.plumText } as const;
      const secret = this.link.speech.t('ui.table.bar.secret');
      box.add(kit.words(secret, x + 8 + size / 2, y + 8 + size / 2, style));
    } else {
      if (this.which === 'customers')
        box.add(kit.picture(plate('#c9b3d6', size, size, size / 2, 3), x + 8, y + 8, size));
      const inset = this.which === 'customers' ? size * 0.1 : 0;
      const inside = {
        x: x + 8 + inset,
        y: y + 8 + inset,
        width: size - 2 * inset,
        height: size - 2 * inset,
      };
      box.add(kit.fitted(drawing(`${this.which}/${id}`), inside));
    }
    if (isPeeked(card.tile)) {
      const eye = { x: x + size - 18, y: y + size - 18, width: 32, height: 32 };
      box.add(kit.fitted(drawing('icons/icon-peek'), eye));
    }
    const left = x + size + 18;
    const fit = width - size - 28;
    box.add(leftward(short(kit, card.name, left, y + 8 + NAME / 2, { size: 20, fit })));
    const soft = { size: 16, family: 'text', colour: palette.textSoft, fit } as const;
    box.add(leftward(short(kit, card.when, left, y + 6 + NAME * 1.5, soft)));
    this.flow(card, rect, true);
  }

  /** The symbols in as many lines as they need; `isDrawn`: they are drawn, else only measured. */
  private flow({ symbols }: Card, rect: Rect, isDrawn: boolean): number {
    const { kit, box } = this;
    const left = rect.x + this.picture() + 18;
    const right = rect.x + rect.width - 8;
    let x = left;
    let line = 0;
    for (const symbol of symbols) {
      const { value, text } = symbol;
      const y = rect.y + 10 + 2 * NAME + (line + 0.5) * LINE;
      const colour = value > 0 ? palette.goodText : palette.badText;
      const number = leftward(kit.words(this.link.speech.signed(value), 0, y, { size: 18, colour }));
      const name = leftward(kit.words(text, 0, y, { size: 16, family: 'text' }));
      const inner = number.width + 26 + name.width;
      if (x > left && x + inner > right) {
        x = left;
        line++;
      }
      if (isDrawn) {
        const at = rect.y + 10 + 2 * NAME + (line + 0.5) * LINE;
        number.setPosition(x - 2, at);
        const icon = { x: x + number.width - 3, y: at - 11, width: 22, height: 22 };
        box.add([number, kit.fitted(countedIcon(symbol), icon)]);
        const space = right - (x + number.width + 21);
        name.destroy();
        const style = { size: 16, family: 'text', fit: space } as const;
        box.add(leftward(short(kit, text, x + number.width + 21, at, style)));
      } else {
        number.destroy();
        name.destroy();
      }
      x += inner + 12;
    }
    return symbols.length === 0 ? 0 : line + 1;
  }

  /** A tap anywhere closes it. */
  listen(close: () => void): void {
    const { kit, box } = this;
    const { width, height } = kit.window;
    const zone = new GameObjects.Zone(kit.scene, 0, 0, width, height).setOrigin(0, 0);
    const area = new Geom.Rectangle(0, 0, width, height);
    zone.setInteractive({ hitArea: area, hitAreaCallback: Geom.Rectangle.Contains });
    kit.touch.attach(zone, kit.window, close);
    box.add(zone);
    kit.offer({ id: 'close', rect: this.rect }, close);
  }
}

function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

/** Known to me alone: still covered, and yet not hidden from this view. */
export function isPeeked({ id, open }: CalendarTile): boolean {
  return id !== null && !open;
}
