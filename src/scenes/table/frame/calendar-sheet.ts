/**
 * All exhibitions or customers to come on one sheet: picture, name, round, and every symbol with its number and its
 * name. It lies over the table until a tap elsewhere.
 */
import type { CalendarTile } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { roundWords } from '../../../text/calendar.ts';
import { customerSymbols, exhibitionSymbols, scopeOf } from '../../../text/tiles.ts';
import { customerArt, exhibitionArt, iconArt } from '../../../ui/art-urls.ts';
import type { SheetEntry } from '../../../ui/panels/sheet.tsx';
import type { TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { symbolSign } from '../sets/parts/words.ts';
import type { Framing } from './layout.ts';

type Calendar = 'exhibitions' | 'customers';

/** What is open, so that it stays open when the table below is drawn anew. */
const opened = new WeakMap<TableKit, Calendar>();

/** Shows the sheet again if it was open before the picture was drawn anew. */
export function reopenCalendar({ kit, link, look: { view }, speech }: Framing): void {
  const which = opened.get(kit);
  if (which === undefined) return;
  const { t } = speech;
  kit.panels.sheet = {
    title: t(which === 'customers' ? 'ui.calendar.customers' : 'ui.calendar.exhibitions'),
    close: {
      id: 'close',
      words: t('ui.recap.close'),
      art: iconArt('ui-close'),
      tap: () => {
        opened.delete(kit);
        delete kit.panels.sheet;
        kit.layer.show(kit.panels);
      },
    },
    entries: view[which]
      .filter(({ round }) => round >= view.round)
      .map((tile) => entryOf(link, view, which, tile)),
  };
}

/** Does a sheet lie over the table? */
export function isCalendarOpen(kit: TableKit): boolean {
  return opened.has(kit);
}

export function openCalendar(framing: Framing, which: Calendar): void {
  const { kit } = framing;
  if (!opened.has(kit)) kit.scene.events.once('shutdown', () => opened.delete(kit));
  opened.set(kit, which);
  reopenCalendar(framing);
  kit.layer.show(kit.panels);
}

function entryOf({ speech }: TableLink, view: PetzView, which: Calendar, tile: CalendarTile): SheetEntry {
  const { id, round } = tile;
  const lines = roundWords(speech, view, round);
  const when = isPeeked(tile) ? `${lines}, ${speech.t('ui.calendar.peeked')}` : lines;
  const key = `${round}${id}`;
  if (id === null) {
    const secret = speech.t('ui.table.bar.secret');
    return { key, art: null, secret, title: capital(speech.t('ui.calendar.hidden')), note: when, signs: [] };
  }
  const isCustomer = which === 'customers';
  const symbols = isCustomer ? customerSymbols(speech, id) : exhibitionSymbols(speech, view, id, round);
  return {
    key,
    art: isCustomer ? customerArt(id) : exhibitionArt(id),
    mark: isPeeked(tile) ? iconArt('icon-peek') : null,
    title: speech.thing(isCustomer ? 'customer' : 'exhibition', id),
    note: isCustomer ? when : `${when}, ${scopeOf(speech, id)}`,
    signs: symbols.map((symbol) => ({ ...symbolSign(speech, symbol), label: symbol.text })),
  };
}

function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

/** Known to me alone: still covered, and yet not hidden from this view. */
export function isPeeked({ id, open }: CalendarTile): boolean {
  return id !== null && !open;
}
