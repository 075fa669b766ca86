/** Exhibitions and customers in the bar: the next one whole, of the others the faces; after the last round, how it all ended. */
import type { PetzView } from '../../../engine/petz/view.ts';
import { countsAsItStands } from '../../../session/advice/twists.ts';
import { customerSymbols, exhibitionSymbols } from '../../../text/tiles.ts';
import { customerArt, exhibitionArt, iconArt, playerArt, REPUTATION } from '../../../ui/art-urls.ts';
import type { BarPart } from '../../../ui/panels/bar.tsx';
import type { TableLink } from '../contract.ts';
import { roundWords, unservedKey } from '../explain/calendar.ts';
import { explainCustomer, explainExhibition, explainServed } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { isPeeked, openCalendar } from './calendar-sheet.ts';
import { symbolSign } from './counted.ts';

const LAST_SHOWS = ['business', 'display'] as const;

/** Only I know this tile: it is covered for everybody else. */
const EYE = { at: 'left', art: iconArt('icon-peek') } as const;

export function exhibitionParts(kit: TableKit, link: TableLink, view: PetzView, small: boolean): BarPart[] {
  const { speech } = link;
  const part = { id: 'exhibition', look: 'paper' } as const;
  if (view.phase === 'final' && countsAsItStands(view)) {
    const words = speech.t('ui.inPlay.asItStands');
    const tap = kit.telling('exhibition', () => ({ title: speech.t('ui.final.end'), lines: [words] }));
    return [small ? { ...part, words: '', art: REPUTATION, tap } : { ...part, words, tap }];
  }
  if (view.phase === 'final')
    return LAST_SHOWS.map((show) => {
      const id = `final:${show}`;
      const tap = kit.telling(id, () => explainExhibition(link, view, show));
      const words = speech.t(`ui.final.source.${show}`);
      return { id, look: 'paper', words, art: exhibitionArt(show), tap, explain: tap };
    });
  const tap = () => openCalendar(kit, link, view, 'exhibitions');
  const next = view.exhibitions.find((x) => x.round >= view.round && x.id !== null);
  if (!next?.id)
    return [{ ...part, words: speech.t(small ? 'ui.table.bar.noneShort' : 'ui.table.bar.none'), tap }];
  const { id, round } = next;
  return [
    {
      ...part,
      words: speech.thing('exhibition', id),
      art: exhibitionArt(id),
      signs: exhibitionSymbols(speech, id).map((symbol) => symbolSign(speech, symbol)),
      note: roundWords(speech, view, round),
      corners: isPeeked(next) ? [EYE] : [],
      tap,
      explain: kit.telling(part.id, () => explainExhibition(link, view, id, round)),
    },
  ];
}

export function customersPart(kit: TableKit, link: TableLink, view: PetzView): BarPart {
  const coming = view.customers.filter((x) => x.round >= view.round);
  const first = coming.find((x) => x.id !== null);
  if (view.phase === 'final' || !first?.id) return servedPart(kit, link, view);
  const { speech } = link;
  const { id, round } = first;
  return {
    id: 'customers',
    look: 'paper',
    isFace: true,
    words: speech.thing('customer', id),
    art: customerArt(id),
    signs: customerSymbols(speech, id).map((symbol) => symbolSign(speech, symbol)),
    corners: isPeeked(first) ? [EYE] : [],
    discs: coming
      .filter((tile) => tile !== first)
      .map((tile) => ({
        art: tile.id === null ? null : customerArt(tile.id),
        words: speech.t('ui.table.bar.secret'),
        mark: isPeeked(tile) ? EYE.art : null,
        look: tile.id === null ? 'off' : 'face',
      })),
    tap: () => openCalendar(kit, link, view, 'customers'),
    explain: kit.telling('customers', () => explainCustomer(link, id, { view, round })),
  };
}

/** Everybody who went home with a pet, and whose it was. */
function servedPart(kit: TableKit, link: TableLink, view: PetzView): BarPart {
  const sales = view.shops.flatMap((shop, seat) =>
    shop.sales.map(({ customer, round }) => ({ customer, round, seat })),
  );
  sales.sort((a, b) => a.round - b.round);
  const tap = kit.telling('customers', () => explainServed(link, view));
  return {
    id: 'customers',
    look: 'paper',
    words: sales.length > 0 ? '' : link.speech.t(unservedKey(view)),
    discs: sales.map(({ customer, seat }) => ({
      art: customerArt(customer),
      mark: playerArt(seat),
      look: 'face',
    })),
    tap,
    explain: tap,
  };
}
