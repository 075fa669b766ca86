/** The town: its spaces, who stands there, what lies on offer; and the facilities of the Dark Alleys. */

import { alleysIn, spaceIds, whySpaceClosed } from '../engine/petz/read.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { textKey } from '../i18n/keys.ts';
import { facilityArt, permissionArt, playerArt, spaceArt } from '../ui/art-urls.ts';
import type { Item, Value } from './item.ts';
import { stockArt, stockText } from './offers.ts';
import type { Speech } from './speech.ts';
import { closedInWords } from './twists.ts';

/** A space: what there is to be had, and who is there or why no group may go. */
function spaceItem(speech: Speech, view: PetzView, id: string): Item {
  const { t } = speech;
  const standing = view.town.taken[id];
  const refusal = whySpaceClosed(view, id, view.seat);
  const stock = stockText(speech, view, id);
  const there =
    standing === undefined
      ? []
      : [
          {
            art: playerArt(standing.seat),
            words: t('ui.town.taken', {
              name: speech.seat(standing.seat),
              imps: speech.goods(standing),
            }),
          },
        ];
  const state = refusal === null ? t('ui.town.free') : speech.why(refusal);
  // The words name the same things.
  const pictures = stockArt(speech, view, id).map((art): Value => ({ art, words: '', look: 'sign' }));
  return {
    id: `space:${id}`,
    name: speech.thing('space', id),
    art: spaceArt(id),
    look: refusal === null ? 'free' : 'closed',
    lines: [
      ...(stock === null ? [] : [stock]),
      ...(standing === undefined ? [state] : []),
      ...closedInWords(speech, view, id),
    ],
    values: [...pictures, ...there],
  };
}

/** All of it. */
export function townItem(speech: Speech, view: PetzView): Item {
  const items = spaceIds(view).map((id) => spaceItem(speech, view, id));
  const facilities = alleysIn(view) === null ? [] : [facilitiesItem(speech, view)];
  const spaces = { id: 'spaces', name: '', items };
  return { id: 'town', name: speech.t('ui.town.title'), items: [spaces, ...facilities] };
}

/** The open facilities in their order, and up to where everybody has permission. */
function facilitiesItem(speech: Speech, view: PetzView): Item {
  const { t } = speech;
  const { row = [], facilities = [] } = alleysIn(view) ?? {};
  const permitted = (place: number | null, words: string): Value[] => {
    const seats = view.shops.flatMap((shop, seat) => (shop.alleys?.permission === place ? [seat] : []));
    const [first, ...others] = seats;
    if (first === undefined) return [];
    const names = speech.list(seats.map((seat) => speech.seat(seat)));
    return [
      ...others.map((seat): Value => ({ art: permissionArt(seat), words: '', look: 'sign' })),
      { art: permissionArt(first), words: t(words, { names }) },
    ];
  };
  return {
    id: 'facilities',
    name: t('ui.alleys.facilities'),
    items: row.map((id, at) => ({
      id: `facility:${id}`,
      name: speech.thing('facility', id),
      art: facilityArt(id),
      lines: [t(textKey('facility', id))],
      values: permitted(at, 'ui.alleys.permission'),
    })),
    values: permitted(null, 'ui.alleys.entrance'),
    lines: facilities.length === 0 ? [] : [t('ui.alleys.closed', { count: facilities.length })],
  };
}
