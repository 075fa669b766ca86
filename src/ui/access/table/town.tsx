/** The town: all spaces, who stands there, and what is on offer. */

import { alleysIn, spaceIds, whySpaceClosed } from '../../../engine/petz/read.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { textKey } from '../../../i18n/keys.ts';
import { stockArt, stockText } from '../../../text/offers.ts';
import type { Speech } from '../../../text/speech.ts';
import { goodsOf } from '../../../text/tell-alleys.ts';
import { closedInWords } from '../../../text/twists.ts';
import { facilityArt, permissionArt, playerArt, spaceArt } from '../../art-urls.ts';
import { ArtImage, Fold } from '../parts/pieces.tsx';

/** Seats whose permission tile lies at a place of the row; null: at the entrance. */
function permittedAt(view: PetzView, place: number | null): number[] {
  return view.shops.flatMap((shop, seat) => (shop.alleys?.permission === place ? [seat] : []));
}

function Facilities({ speech, view }: { speech: Speech; view: PetzView }) {
  const { t } = speech;
  const { row = [], facilities = [] } = alleysIn(view) ?? {};
  return (
    <section class="facilities">
      <h3>{t('ui.alleys.facilities')}</h3>
      <ul class="town">
        {row.map((id, at) => (
          <li key={id} class="free">
            <ArtImage src={facilityArt(id)} size={44} />
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
        <ArtImage key={seat} src={permissionArt(seat)} size={20} />
      ))}{' '}
      {speech.t(words, { names: speech.list(seats.map((seat) => speech.seat(seat))) })}
    </small>
  );
}

export function TownBoard({
  speech,
  view,
  open = view.ask?.kind === 'petz.group',
}: {
  speech: Speech;
  view: PetzView;
  open?: boolean;
}) {
  return (
    <Fold title={speech.t('ui.town.title')} open={open}>
      <ul class="town">
        {spaceIds(view).map((id) => (
          <Place key={id} speech={speech} view={view} id={id} />
        ))}
      </ul>
      {alleysIn(view) === null ? null : <Facilities speech={speech} view={view} />}
    </Fold>
  );
}

function Place({ speech, view, id }: { speech: Speech; view: PetzView; id: string }) {
  const { t } = speech;
  const standing = view.town.taken[id];
  const refusal = whySpaceClosed(view, id, view.seat);
  const stock = stockText(speech, view, id);
  const state =
    standing !== undefined
      ? t('ui.town.taken', {
          name: speech.seat(standing.seat),
          imps: speech.goods(goodsOf({ ...standing, gold: 0 })),
        })
      : refusal === null
        ? t('ui.town.free')
        : speech.why(refusal);
  return (
    <li class={refusal === null ? 'free' : 'closed'}>
      <ArtImage src={spaceArt(id)} size={44} />
      <div>
        <strong>{speech.thing('space', id)}</strong>
        {stock === null ? null : <span>{stock}</span>}
        <OnOffer speech={speech} view={view} id={id} />
        <small class="soft">
          {standing === undefined ? null : <ArtImage src={playerArt(standing.seat)} size={18} />} {state}
        </small>
        {closedInWords(speech, view, id).map((line) => (
          <small key={line} class="soft">
            {line}
          </small>
        ))}
      </div>
    </li>
  );
}

/** Portraits of what is on offer; the words above name the same things. */
function OnOffer({ speech, view, id }: { speech: Speech; view: PetzView; id: string }) {
  const pictures = stockArt(speech, view, id);
  if (pictures.length === 0) return null;
  return (
    <span class="on-offer wrap close">
      {pictures.map((src) => (
        <ArtImage key={src} src={src} size={40} />
      ))}
    </span>
  );
}
