/** The bar above the picture: round, phases, this round's exhibition, the customers, the menu. */

import type { Phase } from '../../../engine/petz/state.ts';
import { phaseKey } from '../../../i18n/keys.ts';
import { tableFacts } from '../../../session/facts.ts';
import {
  customerSymbols,
  exhibitionSymbols,
  isNeed,
  scopeOf,
  symbolsInWords,
  type TileSymbol,
} from '../../../ui/access/text/tiles.ts';
import { say } from '../../../ui/bubble.ts';
import type { Rect } from '../../../ui/button.ts';
import { panel } from '../../../ui/panel.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { leftward, plate, short, sketch } from '../pieces.ts';
import { drawing } from '../shelf.ts';
import type { FrameLayout } from './layout.ts';

const PHASES: readonly Phase[] = ['setup', 'shopping', 'needs', 'showing', 'business', 'aging'];

export function buildBar(kit: TableKit, link: TableLink, look: Look, at: FrameLayout): void {
  const { bar } = at;
  kit.picture(panel('wood', bar.width, bar.height, 18), bar.x - 2, bar.y - 2, bar.width + 4);
  roundPlate(kit, link, look, at);
  phaseStrip(kit, link, look, at);
  exhibitionPanel(kit, link, look, at);
  customersPanel(kit, link, look, at);
  const menu = kit.button('menu', { ...at.menu, height: at.menu.height - 4 }, { kind: 'plain' }, () =>
    link.open('menu'),
  );
  const size = at.menu.height * 0.6;
  const icon = kit.picture(
    menuLines(),
    (at.menu.width - size) / 2,
    at.menu.height * 0.5 - 4 - size * 0.4,
    size,
  );
  menu.addAt(icon, menu.length - 1);
}

function menuLines() {
  const line = (y: number) =>
    `<path d="M6 ${y}H46" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>`;
  return sketch('menu-lines', 52, 42, () => line(7) + line(21) + line(35));
}

function strip(kit: TableKit, rect: Rect, surface: 'plum' | 'paper'): void {
  kit.picture(panel(surface, rect.width, rect.height - 2, 15), rect.x - 2, rect.y - 2, rect.width + 4);
}

function roundPlate(
  kit: TableKit,
  { speech }: TableLink,
  { view }: Look,
  { round, small }: FrameLayout,
): void {
  strip(kit, round, 'plum');
  const { rounds } = tableFacts(view);
  const y = round.y + round.height / 2 - 1;
  if (small) {
    const words = speech.t('ui.table.bar.roundOf', { round: view.round, rounds });
    kit.words(words, round.x + round.width / 2, y, {
      size: 22,
      colour: palette.plumText,
      fit: round.width - 14,
    });
    return;
  }
  const fit = round.width - 62;
  const style = { size: 17, colour: palette.plumText, family: 'text', fit } as const;
  const x = round.x + 14;
  leftward(kit.words(speech.t('ui.table.bar.round'), x, y - 11, style));
  leftward(kit.words(speech.t('ui.table.bar.of', { rounds }), x, y + 11, style));
  kit.words(String(view.round), round.x + round.width - 26, y, { size: 36, colour: '#fffaf0', outline: 4 });
}

function phaseStrip(kit: TableKit, link: TableLink, { view }: Look, at: FrameLayout): void {
  const { phases, phaseIcons } = at;
  strip(kit, phases, 'plum');
  const now = PHASES.indexOf(view.phase);
  const shown = phaseIcons === 6 ? PHASES : PHASES.slice(Math.max(0, now), Math.max(0, now) + 1);
  const step = (phases.width - 12) / shown.length;
  for (const [i, phase] of shown.entries()) {
    const index = PHASES.indexOf(phase);
    const size = Math.min(step - 3, phases.height - 14, index === now ? 46 : 38);
    const x = phases.x + 6 + (i + 0.5) * step - size / 2;
    const y = phases.y + phases.height / 2 - 1 - size / 2;
    const fill = index === now ? '#ffe24a' : '#5d3157';
    kit.picture(plate(fill, size, size, size / 2, 3), x, y, size);
    const done = index < now;
    const inset = size * (index === now ? 0.1 : 0.16);
    const icon = drawing(done ? 'icons/ui-check' : `icons/phase-${phase}`);
    kit
      .fitted(icon, { x: x + inset, y: y + inset, width: size - 2 * inset, height: size - 2 * inset })
      .setAlpha(index > now ? 0.55 : 1);
  }
  const tell = () =>
    tip(kit, link.speech.t(phaseKey(view.phase)), phases.x + phases.width / 2, phases.y + phases.height);
  kit.press('phase', phases, tell, tell);
}

function tip(kit: TableKit, words: string, x: number, y: number): void {
  say(kit, { words, x, y, width: kit.window.width, size: 18, still: kit.still });
}

/** The picture of what a symbol counts. */
export function countedIcon(of: string) {
  if (isNeed(of)) return drawing(`icons/need-${of}`);
  return drawing(`icons/count-${of}`);
}

const SYMBOL = { small: 40, large: 50 } as const;

/** Values with their pictures in a row; as many as there is room for. Returns where the row ends. */
function symbolRow(
  kit: TableKit,
  link: TableLink,
  symbols: readonly TileSymbol[],
  x: number,
  y: number,
  room: number,
  small: boolean,
): number {
  const step = Math.min(SYMBOL[small ? 'small' : 'large'], room / symbols.length);
  const icon = Math.min(step - 23, small ? 20 : 26);
  for (const [i, { value, of }] of symbols.entries()) {
    const left = x + i * step;
    const colour = value > 0 ? palette.goodText : palette.badText;
    leftward(kit.words(link.speech.signed(value), left - 3, y, { size: small ? 16 : 18, colour }));
    kit.fitted(countedIcon(of), { x: left + 21, y: y - icon / 2, width: icon, height: icon });
  }
  return x + symbols.length * step;
}

function exhibitionPanel(kit: TableKit, link: TableLink, { view }: Look, at: FrameLayout): void {
  const { exhibition: rect, small } = at;
  const { speech } = link;
  strip(kit, rect, 'paper');
  const tile = view.exhibitions.find((x) => x.round >= view.round && x.id !== null);
  const middle = rect.y + rect.height / 2 - 1;
  if (!tile?.id) {
    const words = speech.t(small ? 'ui.table.bar.noneShort' : 'ui.table.bar.none');
    const style = {
      size: 16,
      family: 'text',
      colour: palette.textSoft,
      fit: rect.width - 20,
      lines: 2,
    } as const;
    kit.words(words, rect.x + rect.width / 2, middle, style);
    return;
  }
  const symbols = exhibitionSymbols(speech, tile.id);
  const when = tile.round === view.round ? 'ui.calendar.now' : 'ui.calendar.round';
  const whenWords = speech.t(when, { round: tile.round });
  const width = small ? 40 : 62;
  kit.fitted(drawing(`exhibitions/${tile.id}`), {
    x: rect.x + 9,
    y: rect.y + 6,
    width,
    height: rect.height - 14,
  });
  const x = rect.x + width + 16;
  const room = rect.x + rect.width - 8 - x;
  if (small) symbolRow(kit, link, symbols, x, middle, room, true);
  else {
    const name = speech.thing('exhibition', tile.id);
    leftward(short(kit, name, x, middle - 14, { size: 18, fit: room }));
    symbolRow(kit, link, symbols, x, middle + 10, room, false);
  }
  const words = `${speech.thing('exhibition', tile.id)} (${whenWords}, ${scopeOf(speech, tile.id)}): ${symbolsInWords(speech, symbols)}`;
  const tell = () => tip(kit, words, rect.x + rect.width / 2, rect.y + rect.height);
  kit.press('exhibition', rect, tell, tell);
}

function customersPanel(kit: TableKit, link: TableLink, { view }: Look, at: FrameLayout): void {
  const { customers: rect, small } = at;
  const { speech } = link;
  strip(kit, rect, 'paper');
  const coming = view.customers.filter((x) => x.round >= view.round);
  const first = coming.find((x) => x.id !== null);
  const middle = rect.y + rect.height / 2 - 1;
  if (!first?.id) return;
  const symbols = customerSymbols(speech, first.id);
  const face = rect.height - 12;
  const head = small ? 34 : face;
  kit.picture(plate('#8d6aa8', head, head, head / 2, 3), rect.x + 7, middle - head / 2, head);
  kit.fitted(drawing(`customers/${first.id}`), {
    x: rect.x + 7 + head * 0.1,
    y: middle - head * 0.4,
    width: head * 0.8,
    height: head * 0.8,
  });
  const x = rect.x + head + 16;
  const others = coming.filter((y) => y !== first);
  const other = small ? 32 : 44;
  const rest = rect.x + rect.width - 10 - x - symbols.length * SYMBOL[small ? 'small' : 'large'];
  const fits = Math.max(0, Math.min(others.length, Math.floor(rest / (other + 4))));
  const room = rect.x + rect.width - 10 - fits * (other + 4) - x;
  const when = first.round === view.round ? 'ui.calendar.now' : 'ui.calendar.round';
  if (small) symbolRow(kit, link, symbols, x, middle, room, true);
  else {
    leftward(short(kit, speech.thing('customer', first.id), x, middle - 14, { size: 18, fit: room }));
    symbolRow(kit, link, symbols, x, middle + 10, room, false);
  }
  for (const [i, tile] of others.slice(0, fits).entries()) {
    const left = rect.x + rect.width - 8 - (fits - i) * (other + 4);
    const isKnown = tile.id !== null;
    kit.picture(
      plate(isKnown ? '#c9b3d6' : '#6d3a62', other, other, other / 2, 3),
      left,
      middle - other / 2,
      other,
    );
    const inside = { x: left + 5, y: middle - other / 2 + 5, width: other - 10, height: other - 10 };
    if (tile.id !== null) kit.fitted(drawing(`customers/${tile.id}`), inside);
    else
      kit.words(speech.t('ui.table.bar.secret'), left + other / 2, middle, {
        size: 22,
        colour: palette.plumText,
      });
  }
  const words = coming.map((tile) => {
    const round =
      tile.round === view.round ? speech.t(when) : speech.t('ui.calendar.round', { round: tile.round });
    const name = tile.id === null ? speech.t('ui.calendar.hidden') : speech.thing('customer', tile.id);
    const likes = tile.id === null ? '' : `: ${symbolsInWords(speech, customerSymbols(speech, tile.id))}`;
    return `${name} (${round})${likes}`;
  });
  const tell = () => tip(kit, words[0] ?? '', rect.x + rect.width / 2, rect.y + rect.height);
  kit.press('customers', rect, tell, tell);
}
