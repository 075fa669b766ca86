/** What lies on offer in town: pets, cages and addons with their values, and what a stand holds. */

import type { PetzView } from '../../../engine/petz/view.ts';
import { dietKey, type ThingFamily, textKey } from '../../../i18n/keys.ts';
import { offerOf, petCard } from '../../../session/facts.ts';
import type { Speech } from './speech.ts';

/** Which family the things on a kind of space belong to. */
export function itemFamily(kind: string): 'cage' | 'addon' | 'pet' {
  if (kind === 'cage') return 'cage';
  if (kind === 'addon') return 'addon';
  return 'pet';
}

/** The values of a thing, a line each. */
export function itemText(speech: Speech, family: ThingFamily, id: string): string[] {
  if (family !== 'pet') return [speech.t(textKey(family, id))];
  const { diet, bars } = petCard(id);
  return [
    speech.t('ui.pet.diet', { diet: speech.t(dietKey(diet)) }),
    speech.t('ui.pet.bars', { bars: [...bars].map((colour) => speech.colour(colour)).join(', ') }),
  ];
}

/** What a group would get at a space right now; null where the space's own text says it all. */
export function stockText(speech: Speech, view: PetzView, space: string): string | null {
  const { stands, artifacts } = view.town;
  if (space === 'vegetables' || space === 'mixed' || space === 'meat') return speech.goods(stands[space]);
  if (space === 'artifacts') {
    return artifacts.length === 0
      ? speech.t('ui.nothing')
      : speech.list(artifacts.map((id) => speech.thing('artifact', id)));
  }
  const { kind, items } = offerOf(view, space);
  if (items === null) return null;
  const family = itemFamily(kind);
  return items.length === 0
    ? speech.t('ui.nothing')
    : speech.list(items.map((id) => speech.thing(family, id)));
}
