/** Which picture of the errands belongs to a question or to something that happens. */
import type { PetzEventType } from '../../../../engine/petz/events.ts';

export type Picture =
  | 'return'
  | 'peek'
  | 'market'
  | 'facility'
  | 'copy'
  | 'forget'
  | 'hat'
  | 'queue'
  | 'book'
  | 'box'
  | 'enter';

/** What others see of somebody who decides: as much as lies on the table. */
export const watched = (picture: Picture): Picture => (picture === 'return' ? 'queue' : picture);

export const PLAYED: Partial<Record<PetzEventType, Picture>> = {
  'petz.joined': 'queue',
  'petz.cutIn': 'queue',
  'petz.returned': 'queue',
  'petz.withdrew': 'queue',
  'petz.peeked': 'peek',
  'petz.drew': 'forget',
  'petz.forgot': 'forget',
  'petz.discounted': 'market',
  'petz.permitted': 'facility',
  'petz.usedFacility': 'facility',
  'petz.regained': 'facility',
  'petz.processed': 'facility',
  'petz.cured': 'facility',
  'petz.slugged': 'facility',
  'petz.pearls': 'facility',
  'petz.earned': 'facility',
  'petz.copied': 'copy',
  'petz.hatCameHome': 'hat',
};
