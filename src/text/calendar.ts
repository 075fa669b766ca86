/** What is announced: exhibitions and customers by round, with what they like and dislike. */

import type { CalendarTile } from '../engine/petz/state.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { countedArt, customerArt, exhibitionArt } from '../ui/art-urls.ts';
import type { Item } from './item.ts';
import type { Speech } from './speech.ts';
import { customerSymbols, exhibitionSymbols, scopeOf } from './tiles.ts';

export type Announced = 'exhibition' | 'customer';

/** `This round`, `Round 4`. */
export const roundWords = ({ t }: Speech, view: PetzView, round: number): string =>
  round === view.round ? t('ui.calendar.now') : t('ui.calendar.round', { round });

/** A tile: when it comes, and what counts for and against. */
export function tileItem(
  speech: Speech,
  view: PetzView,
  kind: Announced,
  { id, round, open }: CalendarTile,
): Item {
  const { t } = speech;
  const when = roundWords(speech, view, round);
  if (id === null) return { id: `${kind}:${round}`, name: when, lines: [t('ui.calendar.hidden')] };
  const isShow = kind === 'exhibition';
  const symbols = isShow ? exhibitionSymbols(speech, view, id, round) : customerSymbols(speech, id);
  const facts = [when, ...(isShow ? [scopeOf(speech, id)] : []), ...(open ? [] : [t('ui.calendar.peeked')])];
  return {
    id: `${kind}:${id}`,
    name: speech.thing(kind, id),
    art: isShow ? exhibitionArt(id) : customerArt(id),
    ...(round === view.round ? { look: 'now' } : {}),
    lines: [facts.join(', ')],
    values: symbols.map(({ value, of, text }) => ({
      art: countedArt(of),
      words: `${speech.signed(value)} ${text}`,
      look: value > 0 ? 'good' : 'bad',
    })),
  };
}

/** Everything that is announced, without what a level leaves out. */
export function calendarItem(speech: Speech, view: PetzView, without: readonly Announced[] = []): Item {
  const { t } = speech;
  const tiles = (kind: Announced, all: readonly CalendarTile[]): Item[] =>
    all.length === 0 || without.includes(kind)
      ? []
      : [
          {
            id: `${kind}s`,
            name: t(`ui.calendar.${kind}s`),
            items: all.map((tile) => tileItem(speech, view, kind, tile)),
          },
        ];
  const items = [...tiles('exhibition', view.exhibitions), ...tiles('customer', view.customers)];
  const lines = items.length === 0 ? [t('ui.calendar.none')] : [];
  return { id: 'calendar', name: t('ui.calendar.title'), lines, items };
}
