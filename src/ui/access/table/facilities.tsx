/** The row of open facilities, with the permission tile of every shop. */

import { alleysIn } from '../../../engine/petz/read.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { textKey } from '../../../i18n/keys.ts';
import type { Speech } from '../../../text/speech.ts';
import { facilityArt, permissionArt } from '../../art-urls.ts';
import { Art } from '../parts/pieces.tsx';

/** Seats whose permission tile lies at a place of the row; null: at the entrance. */
function permittedAt(view: PetzView, place: number | null): number[] {
  return view.shops.flatMap((shop, seat) => (shop.alleys?.permission === place ? [seat] : []));
}

export function Facilities({ speech, view }: { speech: Speech; view: PetzView }) {
  const { t } = speech;
  const { row = [], facilities = [] } = alleysIn(view) ?? {};
  return (
    <section class="facilities">
      <h3>{t('ui.alleys.facilities')}</h3>
      <ul class="town">
        {row.map((id, at) => (
          <li key={id} class="free">
            <Art src={facilityArt(id)} size={44} />
            <div>
              <strong>{speech.thing('facility', id)}</strong>
              <span>{t(textKey('facility', id))}</span>
              <Permissions speech={speech} seats={permittedAt(view, at)} words="ui.alleys.permission" />
            </div>
          </li>
        ))}
      </ul>
      <Permissions speech={speech} seats={permittedAt(view, null)} words="ui.alleys.entrance" />
      {facilities.length === 0 ? null : (
        <p class="soft">{t('ui.alleys.closed', { count: facilities.length })}</p>
      )}
    </section>
  );
}

function Permissions({ speech, seats, words }: { speech: Speech; seats: readonly number[]; words: string }) {
  if (seats.length === 0) return null;
  return (
    <small class="soft">
      {seats.map((seat) => (
        <Art key={seat} src={permissionArt(seat)} size={20} />
      ))}{' '}
      {speech.t(words, { names: speech.list(seats.map((seat) => speech.seat(seat))) })}
    </small>
  );
}
