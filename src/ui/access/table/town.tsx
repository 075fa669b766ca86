/** The town: all spaces, who stands there, and what is on offer. */

import { alleysIn, spaceIds, whySpaceClosed } from '../../../engine/petz/read.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { stockArt, stockText } from '../../../text/offers.ts';
import type { Speech } from '../../../text/speech.ts';
import { goodsOf } from '../../../text/tell-alleys.ts';
import { closedInWords } from '../../../text/twists.ts';
import { playerArt, spaceArt } from '../../art-urls.ts';
import { Art, Fold } from '../parts/pieces.tsx';
import { Facilities } from './facilities.tsx';

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
      <Art src={spaceArt(id)} size={44} />
      <div>
        <strong>{speech.thing('space', id)}</strong>
        {stock === null ? null : <span>{stock}</span>}
        <OnOffer speech={speech} view={view} id={id} />
        <small class="soft">
          {standing === undefined ? null : <Art src={playerArt(standing.seat)} size={18} />} {state}
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
    <span class="on-offer">
      {pictures.map((src) => (
        <Art key={src} src={src} size={40} />
      ))}
    </span>
  );
}
