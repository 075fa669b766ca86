/** Accessories: how they look, and what they say of themselves. */

import { accessoryCard } from '../../../../engine/petz/read.ts';
import { textKey } from '../../../../i18n/keys.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { drawing } from '../../shelf.ts';
import type { Desk } from './desk.ts';

export const accessoryArtOf = (tile: string) => drawing(`accessories/${accessoryCard(tile).kind}`);

/** An accessory: the bar it adds, and what it is worth. */
export function explainAccessory({ link }: Pick<Desk['deal'], 'link'>, tile: string): Explanation {
  const { speech } = link;
  const { kind, colour } = accessoryCard(tile);
  return {
    title: speech.accessory(tile),
    lines: [
      speech.t(textKey('accessory', kind)),
      speech.t('ui.pet.extra', { colour: speech.colour(colour) }),
    ],
    rule: 'alleys.accessories',
  };
}
