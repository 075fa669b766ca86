/** The four plots of a shop: cage, addon, pet with its bars and tokens, manure, cards laid. */

import { antimagicOf, cardOf, demandsOf, needsOf, POTION, strengthOf } from '../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../engine/petz/state.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { optionKey, textKey } from '../../../i18n/keys.ts';
import { dietText } from '../../../text/offers.ts';
import type { Speech } from '../../../text/speech.ts';
import { addonArt, cageArt, deckArt, needArt, PEARL_ART, petArt, TOKEN_ART } from '../../art-urls.ts';
import { ArtImage, Chip } from '../parts/pieces.tsx';

export function Plots({ speech, shop }: { speech: Speech; shop: ShopView }) {
  const { cages, addons, pets } = shop.cart;
  return (
    <>
      <ol class="plots ring">
        {shop.plots.map((plot, at) => (
          <li key={at}>
            <PlotCard speech={speech} plot={plot} at={at} />
          </li>
        ))}
      </ol>
      {cages.length + addons.length + pets.length === 0 ? null : (
        <p class="cart">
          {speech.t('ui.shop.cart', {
            things: speech.list([
              ...cages.map((id) => speech.thing('cage', id)),
              ...addons.map((id) => speech.thing('addon', id)),
              ...pets.map((pet) => speech.pet(pet.id)),
            ]),
          })}
        </p>
      )}
    </>
  );
}

function PlotCard({ speech, plot, at }: { speech: Speech; plot: Plot; at: number }) {
  const { t } = speech;
  return (
    <div class={plot.cage === null ? 'plot bare stack' : 'plot stack'}>
      <h3>{speech.plot(at)}</h3>
      {plot.pet === null ? null : <PetLine speech={speech} pet={plot.pet} />}
      {plot.cage === null ? (
        <p class="soft">{plot.alleys?.wrecked === true ? t('ui.shop.wrecked') : t('ui.shop.noCage')}</p>
      ) : (
        <p class="line row" title={t(textKey('cage', plot.cage))}>
          <ArtImage src={cageArt(plot.cage)} size={44} />
          <span>
            {speech.thing('cage', plot.cage)}
            <small class="soft">
              {t('ui.cage.numbers', { strength: strengthOf(plot), antimagic: antimagicOf(plot) })}
            </small>
            <Setting speech={speech} plot={plot} />
          </span>
        </p>
      )}
      {plot.addon === null ? null : (
        <p class="line row" title={t(textKey('addon', plot.addon))}>
          <ArtImage src={addonArt(plot.addon)} size={32} /> <span>{speech.thing('addon', plot.addon)}</span>
          <TuneLine speech={speech} plot={plot} />
        </p>
      )}
      {(plot.alleys?.pearls ?? 0) === 0 ? null : (
        <Chip art={PEARL_ART}>
          {t('ui.shop.pearls', { gold: speech.part('gold', plot.alleys?.pearls ?? 0) })}
        </Chip>
      )}
      {plot.manure === 0 ? null : <Chip art={TOKEN_ART.manure}>{speech.tokens('manure', plot.manure)}</Chip>}
    </div>
  );
}

/** The Experimental Cage's lever, if somebody has pulled it. */
function Setting({ speech, plot }: { speech: Speech; plot: Plot }) {
  const setting = plot.alleys?.setting ?? 'normal';
  if (setting === 'normal') return null;
  return <small>{speech.t(optionKey('petz.setCage', setting))}</small>;
}

/** What the Jukebox plays. */
function TuneLine({ speech, plot }: { speech: Speech; plot: Plot }) {
  if (plot.addon !== 'jukebox') return null;
  const tune = plot.alleys?.tune ?? null;
  return (
    <small class="soft">
      {tune === null ? speech.t('ui.shop.noTune') : speech.t(optionKey('petz.tune', tune))}
    </small>
  );
}

function PetLine({ speech, pet }: { speech: Speech; pet: Pet }) {
  const { t } = speech;
  return (
    <div class="pet">
      <ArtImage src={petArt(pet.id)} size={64} />
      <div class="stack close">
        <strong class="name">{speech.pet(pet.id)}</strong>
        <small>{t('ui.pet.size', { size: pet.size, diet: dietText(speech, pet.id) })}</small>
        {pet.wears === undefined ? null : (
          <small>
            {t('ui.shop.wears', { things: speech.list(pet.wears.map((tile) => speech.accessory(tile))) })}
          </small>
        )}
        <ul class="bars" aria-label={t('ui.pet.barsNow')}>
          {demandsOf(pet).map((colour, i) => (
            <li key={i}>
              <img src={deckArt(colour)} alt={speech.colour(colour)} width={20} height={20} />
            </li>
          ))}
        </ul>
        {pet.suffering === 0 ? null : (
          <Chip art={TOKEN_ART.suffering}>{speech.tokens('suffering', pet.suffering)}</Chip>
        )}
        {pet.mutation === 0 ? null : (
          <Chip art={TOKEN_ART.mutation}>{speech.tokens('mutation', pet.mutation)}</Chip>
        )}
        <Laid speech={speech} pet={pet} />
      </div>
    </div>
  );
}

/** Cards at the pet: their needs if one may see them, else their number. */
function Laid({ speech, pet }: { speech: Speech; pet: Pet }) {
  const { cards } = pet;
  if (cards === null)
    return <small class="soft">{speech.t('ui.pet.faceDown', { count: demandsOf(pet).length })}</small>;
  if (cards.length === 0) return null;
  return (
    <ul class="laid wrap" aria-label={speech.t('ui.pet.needs')}>
      {cards.map((laid, i) => (
        <li class="inline close" key={i}>
          <ArtImage
            src={cardOf(laid) === POTION ? TOKEN_ART.potion : needArt(needsOf(laid)[0] ?? '')}
            size={20}
          />
          {needsOf(laid)
            .map((need) => speech.need(need))
            .join(' + ')}
        </li>
      ))}
    </ul>
  );
}
