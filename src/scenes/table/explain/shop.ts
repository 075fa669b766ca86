/** What the things of a shop say of themselves: pets, cages, cards, food, and the shop as a whole. */

import type { Seat } from '../../../engine/kernel/state.ts';
import {
  alleysIn,
  antimagicOf,
  bodyguardHome,
  COLOURS,
  cageCard,
  canTurn,
  cardOf,
  FOODS,
  faceOf,
  NEEDS,
  needsOf,
  ownsHat,
  POTION,
  petCard,
  sizeOf,
  strengthOf,
  turned,
} from '../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../engine/petz/state.ts';
import type { PetzView, ShopView } from '../../../engine/petz/view.ts';
import { dietKey, needTextKey, optionKey, type Token, textKey, tokenKey } from '../../../i18n/keys.ts';
import type { PetForecast } from '../../../session/advice/forecast.ts';
import { petSheet } from '../../../session/advice/pet-sheet.ts';
import { isOnHoliday } from '../../../session/advice/twists.ts';
import { forecastOfPet } from '../../../text/prospects.ts';
import type { Speech } from '../../../text/speech.ts';
import type { Explanation } from './explanation.ts';
import { type Explainer, explainItem } from './town.ts';

/** Bodyguard, hat, accessories, processed food, permission, imps at work; a line each, none for what is not there. */
function alleyLinesOfShop(speech: Speech, view: PetzView, seat: Seat): string[] {
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

/** Its extra bar and what it wears. */
function alleyLinesOfPet(speech: Speech, pet: Pick<Pet, 'id'> & Partial<Pick<Pet, 'wears'>>): string[] {
  const { extra } = petCard(pet.id);
  const lines = extra === undefined ? [] : [speech.t('ui.pet.extra', { colour: speech.colour(extra) })];
  const wears = pet.wears ?? [];
  if (wears.length === 0) return lines;
  const things = speech.list(wears.map((tile) => speech.accessory(tile)));
  return [...lines, speech.t('ui.shop.wears', { things })];
}

/** The lever, the tune, the gold on its manure, and that its cage is in ruins. */
function alleyLinesOfPlot({ t, part }: Pick<Speech, 't' | 'part'>, plot: Plot): string[] {
  const { alleys, cage, addon } = plot;
  if (alleys === undefined) return [];
  const lines: string[] = [];
  if (alleys.wrecked) lines.push(t('ui.shop.wrecked'));
  if (cage !== null && cageCard(cage).adaptive === true && alleys.setting !== 'normal')
    lines.push(t(optionKey('petz.setCage', alleys.setting)));
  if (addon === 'jukebox')
    lines.push(alleys.tune === null ? t('ui.shop.noTune') : t(optionKey('petz.tune', alleys.tune)));
  if (alleys.pearls > 0) lines.push(t('ui.shop.pearls', { gold: part('gold', alleys.pearls) }));
  return lines;
}

/** What is not 0, as `2 suffering tokens, 1 mutation token`. */
function tokensOf(speech: Speech, counts: Partial<Record<Token, number>>): string | null {
  const parts = Object.entries(counts).flatMap(([token, count]) =>
    count > 0 ? [speech.tokens(token as Token, count)] : [],
  );
  return parts.length === 0 ? null : speech.list(parts);
}

/** A pet in a shop: size and diet, its tile, its needs once they are known, its tokens. */
export function explainPet(explainer: Explainer, pet: Pet): Explanation {
  const { speech } = explainer;
  const { t } = speech;
  const { diet } = petCard(pet.id);
  const lines = [
    t('ui.pet.size', { size: pet.size, diet: t(dietKey(diet)) }),
    ...alleyLinesOfPet(speech, pet),
  ];
  if (pet.needs !== null) {
    const needs = NEEDS.flatMap((need, i) => {
      const value = pet.needs?.[i] ?? 0;
      return value > 0 ? [`${speech.number(value)} × ${speech.need(need)}`] : [];
    });
    if (needs.length > 0) lines.push(t('ui.explain.needs', { needs: needs.join(', ') }));
  }
  const tokens = tokensOf(speech, { suffering: pet.suffering, mutation: pet.mutation });
  if (tokens !== null) lines.push(t('ui.explain.carries', { tokens }));
  return { title: speech.pet(pet.id), lines, tile: petSheet(pet.id, pet.size), rule: 'cages.pets' };
}

/** A cage plot: its cage and addon, what they hold together now, and what lies in it. */
export function explainCage({ speech }: Explainer, plot: Plot): Explanation {
  const { t } = speech;
  const alleys = alleyLinesOfPlot({ t, part: (what, count) => speech.part(what, count) }, plot);
  const manure = tokensOf(speech, { manure: plot.manure });
  const lying = manure === null ? alleys : [...alleys, manure];
  if (plot.cage === null) return { title: t('ui.shop.noCage'), lines: lying, rule: 'needs.arrange' };
  const lines = [t(textKey('cage', plot.cage))];
  if (plot.addon !== null) {
    const value = t(textKey('addon', plot.addon));
    lines.push(t('ui.explain.pair', { name: speech.thing('addon', plot.addon), value }));
  }
  if (plot.addon !== null || plot.guard.strength + plot.guard.antimagic > 0)
    lines.push(t('ui.cage.numbers', { strength: strengthOf(plot), antimagic: antimagicOf(plot) }));
  lines.push(...lying);
  return { title: speech.thing('cage', plot.cage), lines, rule: 'cages.icons' };
}

export const explainAddon = (explainer: Explainer, id: string): Explanation =>
  explainItem(explainer, 'addon', id);

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

const TOKEN_RULES: Readonly<Record<Token, string>> = {
  gold: 'shopping.groups',
  imp: 'showing.imps',
  reputation: 'final.reputation',
  suffering: 'showing.suffering',
  manure: 'showing.poop',
  mutation: 'losing.ways',
  potion: 'needs.potions',
};

/** A token or a figure: gold, an imp, reputation, suffering, manure, mutation, a potion; `count` of them lie here. */
export function explainToken({ speech }: Explainer, token: Token, count?: number): Explanation {
  const lines = [speech.t(`petz.token.${token}.text`)];
  const title =
    count === undefined ? capital(speech.t(tokenKey(token), { count: 1 })) : speech.tokens(token, count);
  return { title, lines, rule: TOKEN_RULES[token] };
}

/** Food in store, by how long it still lasts. */
export function explainFood(
  { speech }: Explainer,
  shop: Pick<ShopView, 'food'>,
  food: 'vegetable' | 'meat',
): Explanation {
  const { t } = speech;
  const chambers = shop.food[food];
  const ages = chambers.flatMap((count, chamber) =>
    count > 0
      ? [t('ui.shop.keeps', { food: speech.part(food, count), count: chambers.length - chamber })]
      : [],
  );
  const lines = [t(`ui.explain.eats.${food}`), ...(ages.length === 0 ? [t('ui.tip.10')] : ages)];
  return { title: capital(speech.food(food)), lines, rule: 'aging.food' };
}

/** What everybody may know of a shop. */
export function explainShop({ speech }: Explainer, view: PetzView, seat: Seat): Explanation {
  const { t } = speech;
  const shop = view.shops[seat];
  if (shop === undefined) return { title: speech.seat(seat), lines: [] };
  if (isOnHoliday(view, seat)) {
    const name = speech.seat(seat);
    return { title: name, lines: [`${t('ui.inPlay.holiday')}.`, t('ui.inPlay.away', { name })] };
  }
  const imps = (count: number) => speech.part('imps', count);
  const store = Object.fromEntries(
    FOODS.map((food) => [food, shop.food[food].reduce((sum, n) => sum + n, 0)]),
  );
  const cards = COLOURS.flatMap((colour, i) => {
    const count = shop.owned.cards[i] ?? 0;
    return count > 0 ? [t('ui.shop.cardsOf', { colour: speech.colour(colour), count })] : [];
  });
  if (shop.owned.potions > 0) cards.push(speech.tokens('potion', shop.owned.potions));
  const away = [
    shop.hospital > 0 ? t('ui.shop.hospital', { imps: imps(shop.hospital) }) : null,
    shop.platform > 0 ? t('ui.shop.platform', { imps: imps(shop.platform) }) : null,
  ].filter((line) => line !== null);
  const waiting = shop.waiting.reduce((sum, n) => sum + n, 0);
  if (waiting > 0) away.push(t('ui.shop.waiting', { imps: imps(waiting) }));
  const lines = [
    speech.list([
      t('ui.shop.reputation', { value: speech.number(shop.reputation) }),
      t('ui.shop.home', { imps: imps(shop.home) }),
      speech.part('gold', shop.gold),
    ]),
    t('ui.explain.pair', { name: t('ui.shop.food'), value: speech.goods(store) }),
  ];
  if (cards.length > 0)
    lines.push(t('ui.explain.pair', { name: t('ui.shop.cards'), value: cards.join(', ') }));
  if (away.length > 0) lines.push(away.join('; '));
  lines.push(...alleyLinesOfShop(speech, view, seat));
  if (shop.groups.length > 0)
    lines.push(
      t('ui.shop.groups', { sizes: shop.groups.map((group) => speech.number(sizeOf(group))).join(', ') }),
    );
  return { title: speech.seat(seat), lines, rule: 'hidden.open' };
}

/** What the forecast says of a pet. */
export function explainForecast({ speech }: Explainer, pet: PetForecast): Explanation {
  const lines = forecastOfPet(speech, pet);
  const bad = lines.filter(({ tone }) => tone === 'no').map(({ text }) => text);
  const told = {
    title: speech.pet(pet.pet),
    lines: lines.filter(({ tone }) => tone !== 'no').map(({ text }) => text),
    rule: 'showing.turn',
  };
  return bad.length === 0 ? told : { ...told, why: bad.join(' ') };
}

function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
