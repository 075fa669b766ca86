/** What the places of the town and the things on offer there say of themselves. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { accessoryCard, offerOf, petCard, whyNotThere, whySpaceClosed } from '../../../engine/petz/read.ts';
import type { Group } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { textKey } from '../../../i18n/keys.ts';
import { petSheet } from '../../../session/advice/pet-sheet.ts';
import { dietText, extraText, stockText } from '../../../text/offers.ts';
import type { Speech } from '../../../text/speech.ts';
import { closedInWords } from '../../../text/twists.ts';
import type { Explanation } from './explanation.ts';
import RULES from './rules.json' with { type: 'json' };

/** Who explains: the words of the table. A `TableLink` is one. */
export interface Explainer {
  speech: Speech;
}

/** The entry of the rules about a space, or about a cage or an addon of Dark Alleys. */
function ruleOf(family: 'space' | 'item', id: string): string | undefined {
  const rules: Readonly<Record<string, string>> = RULES[family];
  return rules[id];
}

/** An action space: what it is for, what lies there, and why no group (or not this one) may go. */
export function explainSpace(
  { speech }: Explainer,
  view: PetzView,
  id: string,
  group: Group | null = null,
  seat: Seat | null = null,
): Explanation {
  const refusal =
    id === 'home'
      ? null
      : group === null
        ? whySpaceClosed(view, id, seat)
        : whyNotThere(view, group, id, seat);
  const lines = [speech.t(textKey('space', id))];
  const stock = stockText(speech, view, id);
  if (stock !== null) lines.push(speech.t('ui.explain.offer', { things: stock }));
  lines.unshift(...closedInWords(speech, view, id));
  const rule = ruleOf('space', offerOf(view, id).kind) ?? ruleOf('space', id) ?? 'shopping.spaces';
  const tip = { title: speech.thing('space', id), lines };
  return refusal === null
    ? { ...tip, rule }
    : { ...tip, why: speech.why(refusal), rule: refusal.rule ?? rule };
}

/** Of a pet that stands nowhere all bars are shown. */
const LARGEST = 7;

/** A kind of pet, wherever it stands: its tile at the size it has there, and what it can do. */
export function explainPetKind({ speech }: Explainer, id: string, size = LARGEST): Explanation {
  const { extra } = petCard(id);
  return {
    title: speech.pet(id),
    lines: [speech.t('ui.pet.diet', { diet: dietText(speech, id) }), ...extraText(speech, id)],
    tile: petSheet(id, size),
    rule: extra === undefined ? 'cages.pets' : 'alleys.pets',
  };
}

/** An accessory tile: what its kind is worth to the pet that wears it. */
export function explainAccessory({ speech }: Explainer, tile: string): Explanation {
  return {
    title: speech.accessory(tile),
    lines: [speech.t(textKey('accessory', accessoryCard(tile).kind))],
    rule: 'alleys.accessories',
  };
}

export const explainBodyguard = ({ speech: { t } }: Explainer): Explanation => ({
  title: t('ui.shop.bodyguard'),
  lines: [t('ui.market.guard')],
  rule: 'alleys.bodyguard',
});

/** A thing on offer: a pet of a size, a cage, an addon or an artifact. */
export function explainItem(
  explainer: Explainer,
  family: 'pet' | 'cage' | 'addon' | 'artifact',
  id: string,
  size?: number,
): Explanation {
  if (family === 'pet') return explainPetKind(explainer, id, size);
  const { speech } = explainer;
  const rules = { cage: 'cages.icons', addon: 'cages.addons', artifact: `artifact:${id}` };
  const rule = ruleOf('item', id) ?? rules[family];
  return { title: speech.thing(family, id), lines: [speech.t(textKey(family, id))], rule };
}
