/** What stands on a shop's shelf besides its artifacts: processed food, accessories at no pet, the bodyguard. */

import { accessoryCard, PROCESSED } from '../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { textKey } from '../../../../i18n/keys.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { drawing } from '../../drawings.ts';
import { type Explanation, explainArtifact } from '../../explain/index.ts';
import { accessoryDrawing } from '../../worn.ts';
import type { Stage } from './parts.ts';

interface ShelfThing {
  key: string;
  art: Art;
  /** 1 unless there are several. */
  count: number;
  explain(): Explanation;
}

/** Names of all that stands there, the artifacts first. */
export function shelfKeys({ artifacts, alleys }: Pick<ShopView, 'artifacts' | 'alleys'>): string[] {
  if (alleys === undefined) return [...artifacts];
  const food = PROCESSED.filter((kind) => alleys.processed[kind] > 0);
  return [...artifacts, ...food, ...alleys.accessories, ...(alleys.bodyguard ? ['bodyguard'] : [])];
}

export function shelfThings({ deal }: Pick<Stage, 'deal'>, shop: ShopView): ShelfThing[] {
  const { link } = deal;
  const { speech } = link;
  return shelfKeys(shop).map((key): ShelfThing => {
    const kind = PROCESSED.find((food) => food === key);
    if (kind !== undefined) {
      const count = shop.alleys?.processed[kind] ?? 0;
      const lines = [speech.t(`ui.alley.processed.${kind}`)];
      const art = drawing(`tokens/token-${kind}`);
      const title = speech.part(kind, count);
      return { key, art, count, explain: () => ({ title, lines, rule: 'alleys.processed' }) };
    }
    if (key === 'bodyguard') {
      const lines = [speech.t('ui.market.guard')];
      const title = speech.t('ui.shop.bodyguard');
      const art = drawing('icons/icon-bodyguard');
      return { key, art, count: 1, explain: () => ({ title, lines, rule: 'alleys.bodyguard' }) };
    }
    if (shop.alleys?.accessories.includes(key) === true) {
      const lines = [speech.t(textKey('accessory', accessoryCard(key).kind))];
      const title = speech.accessory(key);
      const art = drawing(accessoryDrawing(key));
      return { key, art, count: 1, explain: () => ({ title, lines, rule: 'alleys.accessories' }) };
    }
    return { key, art: drawing(`artifacts/${key}`), count: 1, explain: () => explainArtifact(link, key) };
  });
}
