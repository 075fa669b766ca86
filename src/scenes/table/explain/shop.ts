/** What the things of a shop say of themselves: pets, cages, cards, food, and the shop as a whole. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { canTurn, cardOf, faceOf, NEEDS, needsOf, POTION, turned } from '../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../engine/petz/state.ts';
import type { PetzView, ShopView } from '../../../engine/petz/view.ts';
import { needTextKey, type Token, tokenKey } from '../../../i18n/keys.ts';
import type { PetForecast } from '../../../session/advice/forecast.ts';
import { petSheet } from '../../../session/advice/pet-sheet.ts';
import { saidOf, type Value } from '../../../text/item.ts';
import { forecastOfPet } from '../../../text/prospects.ts';
import {
  cardValues,
  foodValues,
  petItem,
  plotItem,
  publicShopItem,
  shopValues,
  spareWords,
  storedFood,
} from '../../../text/shop.ts';
import type { Speech } from '../../../text/speech.ts';
import type { Explanation } from './explanation.ts';
import RULES from './rules.json' with { type: 'json' };
import { type Explainer, explainItem } from './town.ts';

/** A pet in a shop: size and diet, its tile, its needs once they are known, its tokens. */
export function explainPet({ speech }: Explainer, pet: Pet): Explanation {
  const { t } = speech;
  const { name, lines = [] } = petItem(speech, pet);
  const needs = NEEDS.flatMap((need, i) => {
    const value = pet.needs?.[i] ?? 0;
    return value > 0 ? [`${speech.number(value)} × ${speech.need(need)}`] : [];
  }).join(', ');
  const tokens = (['suffering', 'mutation'] as const).flatMap((token) =>
    pet[token] > 0 ? [speech.tokens(token, pet[token])] : [],
  );
  const more = [
    ...(needs === '' ? [] : [t('ui.explain.needs', { needs })]),
    ...(tokens.length === 0 ? [] : [t('ui.explain.carries', { tokens: speech.list(tokens) })]),
  ];
  return { title: name, lines: [...lines, ...more], tile: petSheet(pet.id, pet.size), rule: 'cages.pets' };
}

/** A cage plot: its cage and addon, what they hold together now, and what lies in it. */
export function explainCage({ speech }: Explainer, plot: Plot): Explanation {
  const { items = [], ...rest } = plotItem(speech, plot, 0);
  const [cage, ...addon] = items.filter(({ id }) => !id.startsWith('pet:'));
  const lying = saidOf(rest);
  if (cage === undefined) return { title: speech.t('ui.shop.noCage'), lines: lying, rule: 'needs.arrange' };
  const more = addon.map((item) => pair(speech, item.name, saidOf(item)));
  const lines = [...saidOf(cage), ...more, ...lying];
  return { title: cage.name, lines, rule: 'cages.icons' };
}

const pair = ({ t }: Speech, name: string, values: readonly string[]): string =>
  t('ui.explain.pair', { name, value: values.join(', ') });

export const explainArtifact = (explainer: Explainer, id: string): Explanation =>
  explainItem(explainer, 'artifact', id);

/** A Need Card by its number (a potion too): what the need asks for, and what the card gives turned round. */
export function explainCard(explainer: Explainer, view: PetzView, laid: number): Explanation {
  const card = cardOf(laid);
  if (card === POTION) return explainToken(explainer, 'potion');
  const { speech } = explainer;
  const { t } = speech;
  const { need, colour } = faceOf(card);
  const lines = [t(needTextKey(need)), t(`ui.deck.${colour}`)];
  if (view.setup.variants.doubles && canTurn(card)) {
    const other = needsOf(turned(card)).find((x) => x !== need);
    if (other !== undefined) lines.push(t('ui.explain.turned', { need: speech.need(other) }));
  }
  return {
    title: t('option.petz.sleep.card', { need: speech.need(need), colour: speech.colour(colour) }),
    lines,
    rule: `showing.${need}`,
  };
}

/** A kind of need. */
export function explainNeed({ speech }: Explainer, need: string): Explanation {
  return { title: speech.need(need), lines: [speech.t(needTextKey(need))], rule: `showing.${need}` };
}

/** A token or a figure: gold, an imp, reputation, suffering, manure, mutation, a potion; `count` of them lie here. */
export function explainToken({ speech }: Explainer, token: Token, count?: number): Explanation {
  const lines = [speech.t(`petz.token.${token}.text`)];
  const title =
    count === undefined
      ? speech.capital(speech.t(tokenKey(token), { count: 1 }))
      : speech.tokens(token, count);
  return { title, lines, rule: RULES.token[token] };
}

/** Food in store, by how long it still lasts. */
export function explainFood(
  { speech }: Explainer,
  shop: Pick<ShopView, 'food'>,
  food: 'vegetable' | 'meat',
): Explanation {
  const { t } = speech;
  const ages = storedFood(speech, shop, food).map(({ words }) => words);
  const lines = [t(`ui.explain.eats.${food}`), ...(ages.length === 0 ? [t('ui.tip.10')] : ages)];
  return { title: speech.capital(speech.food(food)), lines, rule: 'aging.food' };
}

/** What everybody may know of a shop. */
export function explainShop({ speech }: Explainer, view: PetzView, seat: Seat): Explanation {
  const { t } = speech;
  const { name, items, lines = [] } = publicShopItem(speech, view, seat);
  const shop = view.shops[seat];
  // A shop that takes no part has nothing to count.
  if (shop === undefined || items === undefined) return { title: name, lines };
  const words = (values: readonly Value[]) => values.map((value) => value.words);
  const food = words(foodValues(speech, shop));
  const spare = shop.alleys?.accessories ?? [];
  const all = [
    words(shopValues(speech, view, seat)).join(' · '),
    pair(speech, t('ui.shop.food'), food.length === 0 ? [t('ui.nothing')] : food),
    pair(speech, t('ui.shop.cards'), words(cardValues(speech, shop))),
    ...(spare.length === 0 ? [] : [spareWords(speech, spare)]),
  ];
  return { title: name, lines: all, rule: 'hidden.open' };
}

/** What the forecast says of a pet. */
export function explainForecast({ speech }: Explainer, pet: PetForecast): Explanation {
  const lines = forecastOfPet(speech, pet);
  const bad = lines.filter(({ tone }) => tone === 'no').map(({ text }) => text);
  const tip = {
    title: speech.pet(pet.pet),
    lines: lines.filter(({ tone }) => tone !== 'no').map(({ text }) => text),
    rule: 'showing.turn',
  };
  return bad.length === 0 ? tip : { ...tip, why: bad.join(' ') };
}
