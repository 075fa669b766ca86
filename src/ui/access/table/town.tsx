/** The town: all spaces, who stands there, and what is on offer. */

import type { PetzView } from '../../../engine/petz/view.ts';
import { offerOf, SPACE_IDS, whySpaceClosed } from '../../../session/facts.ts';
import { artifactArt, itemArt, playerArt, spaceArt } from '../art.ts';
import { Art, Fold } from '../parts/pieces.tsx';
import { itemFamily, stockText } from '../text/offers.ts';
import type { Speech } from '../text/speech.ts';

export function Town({ speech, view }: { speech: Speech; view: PetzView }) {
  return (
    <Fold title={speech.t('ui.town.title')} open={view.ask?.kind === 'petz.group'}>
      <ul class="town">
        {SPACE_IDS.map((id) => (
          <Place key={id} speech={speech} view={view} id={id} />
        ))}
      </ul>
    </Fold>
  );
}

function Place({ speech, view, id }: { speech: Speech; view: PetzView; id: string }) {
  const { t } = speech;
  const standing = view.town.taken[id];
  const refusal = whySpaceClosed(view, id);
  const stock = stockText(speech, view, id);
  const state =
    standing !== undefined
      ? t('ui.town.taken', { name: speech.seat(standing.seat), imps: speech.part('imps', standing.imps) })
      : refusal === null
        ? t('ui.town.free')
        : speech.why(refusal);
  return (
    <li class={refusal === null ? 'free' : 'closed'}>
      <Art src={spaceArt(id)} size={44} />
      <div>
        <strong>{speech.thing('space', id)}</strong>
        {stock === null ? null : <span>{stock}</span>}
        <OnOffer view={view} id={id} />
        <small class="soft">
          {standing === undefined ? null : <Art src={playerArt(standing.seat)} size={18} />} {state}
        </small>
      </div>
    </li>
  );
}

/** Portraits of what is on offer; the words above name the same things. */
function OnOffer({ view, id }: { view: PetzView; id: string }) {
  const { kind, items } = offerOf(view, id);
  const pictures =
    id === 'artifacts'
      ? view.town.artifacts.map(artifactArt)
      : (items ?? []).map((item) => itemArt(itemFamily(kind), item));
  if (pictures.length === 0) return null;
  return (
    <span class="on-offer">
      {pictures.map((src) => (
        <Art key={src} src={src} size={40} />
      ))}
    </span>
  );
}
