/** What a shop has of the Dark Alleys: bodyguard, permission, processed food, accessories. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { accessoryCard, alleysIn, bodyguardHome, PROCESSED } from '../../../engine/petz/read.ts';
import type { PetzView, ShopView } from '../../../engine/petz/view.ts';
import { textKey } from '../../../i18n/keys.ts';
import type { Speech } from '../../../text/speech.ts';
import { accessoryArt, artifactArt, BODYGUARD, IMP, PROCESSED_ART, permissionArt } from '../../art-urls.ts';
import { ArtImage, Chip } from '../parts/pieces.tsx';

interface Props {
  speech: Speech;
  view: PetzView;
  seat: Seat;
  shop: ShopView;
}

/** Chips beside imps and gold; nothing in a game without. */
export function AlleyNumbers({ speech, view, seat, shop }: Props) {
  const { t } = speech;
  const { alleys } = shop;
  if (alleys === undefined) return null;
  const facility = alleys.permission === null ? null : (alleysIn(view)?.row[alleys.permission] ?? null);
  return (
    <>
      {alleys.bodyguard ? (
        <Chip art={BODYGUARD}>
          {bodyguardHome(view, seat) ? t('ui.shop.bodyguard') : t('ui.shop.bodyguardOut')}
        </Chip>
      ) : null}
      {alleys.hatOnPlatform ? <Chip art={artifactArt('fancyHat')}>{t('ui.shop.hatOnPlatform')}</Chip> : null}
      {alleys.working === 0 ? null : (
        <Chip art={IMP}>{t('ui.shop.working', { imps: speech.part('imps', alleys.working) })}</Chip>
      )}
      <Chip art={permissionArt(seat)}>
        {facility === null
          ? t('ui.shop.noPermission')
          : t('ui.shop.permission', { facility: speech.thing('facility', facility) })}
      </Chip>
    </>
  );
}

/** Lollipops and cans, which never go off. */
export function ProcessedFood({ speech, shop }: { speech: Speech; shop: ShopView }) {
  const { processed } = shop.alleys ?? {};
  return (
    <>
      {PROCESSED.map((food) =>
        processed === undefined || processed[food] === 0 ? null : (
          <Chip key={food} art={PROCESSED_ART[food]}>
            {speech.part(food, processed[food])}
          </Chip>
        ),
      )}
    </>
  );
}

/** Accessories at no pet, each with what it does. */
export function SpareAccessories({ speech, shop }: { speech: Speech; shop: ShopView }) {
  const tiles = shop.alleys?.accessories ?? [];
  if (tiles.length === 0) return null;
  const things = speech.list(tiles.map((tile) => speech.accessory(tile)));
  const kinds = [...new Set(tiles.map((tile) => accessoryCard(tile).kind))];
  return (
    <>
      <h3>{speech.t('ui.shop.accessories')}</h3>
      <p>{speech.t('ui.shop.spare', { things })}</p>
      <ul class="artifacts">
        {kinds.map((kind) => (
          <li key={kind}>
            <ArtImage src={accessoryArt(kind)} />
            <div>
              <strong>{speech.thing('accessory', kind)}</strong>
              <small>{speech.t(textKey('accessory', kind))}</small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the Gift Box has become. */
export function GiftLine({ speech, shop, id }: { speech: Speech; shop: ShopView; id: string }) {
  if (id !== 'giftBox') return null;
  const gift = shop.alleys?.gift ?? null;
  return (
    <small>
      {gift === null
        ? speech.t('ui.shop.giftWrapped')
        : speech.t('ui.shop.gift', { artifact: speech.thing('artifact', gift) })}
    </small>
  );
}
