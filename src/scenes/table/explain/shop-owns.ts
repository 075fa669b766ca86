/** What Dark Alleys adds to what everybody may know of a shop. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { alleysIn, bodyguardHome, ownsHat } from '../../../engine/petz/read.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { Speech } from '../../../text/speech.ts';

/** Bodyguard, hat, accessories, processed food, permission, imps at work; a line each, none for what is not there. */
export function alleyLinesOfShop(speech: Speech, view: PetzView, seat: Seat): string[] {
  const { t } = speech;
  const shop = view.shops[seat];
  const alleys = shop?.alleys;
  if (shop === undefined || alleys === undefined) return [];
  const things: string[] = [];
  if (alleys.bodyguard)
    things.push(t(bodyguardHome(view, seat) ? 'ui.shop.bodyguard' : 'ui.shop.bodyguardOut'));
  if (alleys.hatOnPlatform) things.push(t('ui.shop.hatOnPlatform'));
  else if (ownsHat(shop)) things.push(speech.thing('artifact', 'fancyHat'));
  if (alleys.gift !== null)
    things.push(t('ui.shop.gift', { artifact: speech.thing('artifact', alleys.gift) }));
  const { lollipop, can } = alleys.processed;
  if (lollipop + can > 0) things.push(speech.goods({ lollipop, can }));
  const lines = things.length > 0 ? [things.join(', ')] : [];
  const worn = shop.plots.flatMap(({ pet }) => pet?.wears ?? []);
  const accessories = [...alleys.accessories, ...worn].map((tile) => speech.accessory(tile));
  if (accessories.length > 0)
    lines.push(t('ui.explain.pair', { name: t('ui.shop.accessories'), value: accessories.join(', ') }));
  const row = alleysIn(view)?.row ?? [];
  const upTo = alleys.permission === null ? undefined : row[alleys.permission];
  lines.push(
    upTo === undefined
      ? t('ui.shop.noPermission')
      : t('ui.shop.permission', { facility: speech.thing('facility', upTo) }),
  );
  if (alleys.working > 0) lines.push(t('ui.shop.working', { imps: speech.part('imps', alleys.working) }));
  return lines;
}
