/** The options of the questions that Dark Alleys adds. */

import type { FurtherMeal, MarketPlace, Setting, Tune } from '../engine/petz/alleys/state.ts';
import type {
  DingChoice,
  FacilityUse,
  Found,
  JoinChoice,
  PeekChoice,
  ReturnChoice,
  ShoveChoice,
  SpookChoice,
  WreckChoice,
} from '../engine/petz/choices.ts';
import { alleysIn, facilityCard, joinerNow, needsOf, sizeOf } from '../engine/petz/read.ts';
import type { Pet } from '../engine/petz/state.ts';
import { optionKey, textKey } from '../i18n/keys.ts';
import {
  addonArt,
  artifactArt,
  BODYGUARD,
  cageArt,
  facilityArt,
  IMP,
  iconArt,
  PEARL_ART,
  PROCESSED_ART,
  petArt,
  spaceArt,
  TOKEN_ART,
} from '../ui/art-urls.ts';
import { marketArt, marketName } from './offers.ts';
import {
  fromPlots,
  mealText,
  needCardText,
  type OptionScene,
  type OptionText,
  plainOption,
  shopIn,
} from './scene.ts';
import type { Speech } from './speech.ts';

const GROWTH: Readonly<Record<string, number>> = { imp: 1, bodyguard: 1, hat: 0.5, impWithHat: 1.5 };

/** `1 suffering token and 1 mutation token`. */
export function tokensText(speech: Speech, tokens: { suffering: number; mutation: number }): string {
  const kinds = (['suffering', 'mutation'] as const).filter((kind) => tokens[kind] > 0);
  return speech.list(kinds.map((kind) => speech.tokens(kind, tokens[kind])));
}

function petAt(scene: OptionScene, at: number): Pet | null {
  return shopIn(scene)?.plots[at]?.pet ?? null;
}

/** The pet on a plot, if there is one. */
function tenant(scene: OptionScene, at: number): string[] {
  const pet = petAt(scene, at);
  return pet === null ? [] : [scene.speech.t('ui.option.livesThere', { pet: scene.speech.pet(pet.id) })];
}

function join({ speech, view }: OptionScene, choice: JoinChoice): OptionText {
  if (choice === null) return plainOption(speech.t('option.petz.join.home'), spaceArt('home'));
  const grown = sizeOf(choice) + (GROWTH[joinerNow(view) ?? ''] ?? 0);
  const label = speech.t('option.petz.join.group', { group: speech.goods(choice) });
  return plainOption(label, IMP, [speech.t('ui.option.newSize', { size: speech.number(grown) })]);
}

function comeBack({ speech }: OptionScene, choice: ReturnChoice): OptionText {
  if (choice === null) return plainOption(speech.t('option.petz.return.none'));
  const { who, from } = choice;
  const label = speech.t('option.petz.return.from', {
    who: speech.capital(speech.joiner(who)),
    space: speech.thing('space', from),
  });
  return plainOption(label, who === 'bodyguard' ? BODYGUARD : spaceArt(from));
}

function peek({ speech, view }: OptionScene, choice: PeekChoice): OptionText {
  const { t } = speech;
  if (choice === null) return plainOption(t('option.petz.peek.none'));
  const { tile, round, at } = choice;
  const art = iconArt('icon-peek');
  if (tile === 'exhibition') return plainOption(t('option.petz.peek.exhibition', { round }), art);
  const twins = view.customers.filter((customer) => customer.round === round).length > 1;
  if (!twins) return plainOption(t('option.petz.peek.customer', { round }), art);
  return plainOption(t('option.petz.peek.customerOf', { round, n: at + 1 }), art);
}

function discount({ speech, view }: OptionScene, place: MarketPlace): OptionText {
  const id = alleysIn(view)?.market[place].id ?? '';
  return plainOption(speech.capital(marketName(speech, place, id)), marketArt(place, id));
}

function foundImp(speech: Speech, from: Found, hat: boolean): string {
  const imp = speech.t(`ui.facility.from.${from}`);
  return hat ? speech.t('ui.facility.withHat', { imp }) : imp;
}

/** What a use of a facility does, in few words. */
function effectOf(scene: OptionScene, use: FacilityUse): string {
  const { speech } = scene;
  switch (use.facility) {
    case 'headhunter':
      return foundImp(speech, use.from, use.hat);
    case 'lollipopFactory':
      return mealText(scene, 'vegetable', use.chamber).label;
    case 'cannery':
      return mealText(scene, 'meat', use.chamber).label;
    case 'office':
      return speech.t('ui.facility.office');
    case 'psychiatrist': {
      const pet = petAt(scene, use.plot);
      const tokens = speech.tokens(use.token, 1);
      return speech.t('ui.facility.cure', { pet: pet === null ? '' : speech.pet(pet.id), tokens });
    }
    case 'fecalSlug':
      return fromPlots(speech, use.plots).join('');
  }
}

function facility(scene: OptionScene, use: FacilityUse | null): OptionText {
  const { speech } = scene;
  if (use === null) return plainOption(speech.t('option.petz.facility.none'));
  const label = speech.t('option.petz.facility.use', {
    facility: speech.thing('facility', use.facility),
    what: effectOf(scene, use),
  });
  const { input } = facilityCard(use.facility);
  return plainOption(label, facilityArt(use.facility), [speech.t(`ui.facility.cost.${input}`)]);
}

function copy({ speech }: OptionScene, artifact: string | null): OptionText {
  if (artifact === null) return plainOption(speech.t('option.petz.copy.none'), artifactArt('giftBox'));
  return plainOption(speech.thing('artifact', artifact), artifactArt(artifact), [
    speech.t(textKey('artifact', artifact)),
  ]);
}

function next(scene: OptionScene, at: number): OptionText {
  const { speech } = scene;
  const pet = petAt(scene, at);
  if (pet === null) return plainOption(speech.plot(at));
  const needs = (pet.cards ?? []).flatMap((laid) => needsOf(laid)).map((need) => speech.need(need));
  return plainOption(speech.pet(pet.id), petArt(pet.id), [
    speech.plot(at),
    speech.t('ui.option.needs', { needs: needs.join(', ') }),
  ]);
}

function setCage({ speech }: OptionScene, setting: Setting): OptionText {
  return plainOption(speech.t(optionKey('petz.setCage', setting)), cageArt('experimental1'));
}

function tune({ speech }: OptionScene, choice: Tune | null): OptionText {
  return plainOption(
    speech.t(optionKey('petz.tune', choice ?? 'none')),
    choice === null ? null : addonArt('jukebox'),
  );
}

function shove(scene: OptionScene, choice: ShoveChoice): OptionText {
  const { speech } = scene;
  if (choice === null) return plainOption(speech.t('option.petz.shove.none'));
  const plot = speech.plot(choice.to);
  const label = choice.pearl
    ? speech.t('option.petz.shove.pearl', { plot })
    : speech.t('option.petz.shove.to', { plot });
  return plainOption(label, choice.pearl ? PEARL_ART : TOKEN_ART.manure, tenant(scene, choice.to));
}

function spook(scene: OptionScene, choice: SpookChoice): OptionText {
  const { speech } = scene;
  if (choice === null) return plainOption(speech.t('option.petz.spook.none'), petArt('shiningSpook'));
  const pet = petAt(scene, choice.to);
  if (pet === null) return plainOption(speech.plot(choice.to));
  const has = tokensText(speech, { suffering: 0, mutation: pet.mutation });
  const details = pet.mutation === 0 ? [] : [speech.t('ui.option.hasTokens', { tokens: has })];
  const lost = pet.mutation > 0 ? [speech.t('ui.option.petLost')] : [];
  return plainOption(speech.t('option.petz.spook.to', { pet: speech.pet(pet.id) }), petArt(pet.id), [
    ...details,
    ...lost,
  ]);
}

function wreck(scene: OptionScene, { plot, tile }: WreckChoice): OptionText {
  const { speech } = scene;
  const id = shopIn(scene)?.plots[plot]?.[tile] ?? '';
  const label = speech.t('option.petz.wreck.tile', {
    tile: speech.thing(tile, id),
    plot: speech.plot(plot),
  });
  return plainOption(label, tile === 'cage' ? cageArt(id) : addonArt(id), tenant(scene, plot));
}

function ding({ speech }: OptionScene, choice: DingChoice): OptionText {
  if (choice === null) return plainOption(speech.t('option.petz.ding.none'));
  const tokens = tokensText(speech, choice);
  return plainOption(speech.t('option.petz.ding.use', { tokens }), addonArt('ding'), [
    speech.t('ui.facility.cost.gold'),
  ]);
}

function hat({ speech }: OptionScene, wears: boolean): OptionText {
  const label = wears ? speech.t('option.petz.hat.wear') : speech.t('option.petz.hat.leave');
  return plainOption(label, wears ? artifactArt('fancyHat') : spaceArt('platform'));
}

/** A meal that is no token of the storage and not in the Magic Box. */
export function alleyMeal({ speech }: OptionScene, meal: FurtherMeal): OptionText {
  const { t } = speech;
  switch (meal.from) {
    case 'processed':
      if (meal.food === 'can') return plainOption(t('option.petz.feed.can'), PROCESSED_ART.can);
      return plainOption(
        meal.play ? t('option.petz.feed.lollipopPlay') : t('option.petz.feed.lollipop'),
        PROCESSED_ART.lollipop,
      );
    case 'gold':
      return plainOption(t('option.petz.feed.gold'), TOKEN_ART.gold);
    case 'potion':
      return plainOption(t('option.petz.feed.potion'), TOKEN_ART.potion);
    case 'imp':
      return plainOption(t('option.petz.feed.imp'), IMP);
    case 'artifact': {
      const artifact = speech.thing('artifact', meal.artifact);
      const art = artifactArt(meal.artifact);
      if (meal.card === null) return plainOption(t('option.petz.feed.artifact', { artifact }), art);
      const card = needCardText({ speech }, meal.card).label;
      return plainOption(t('option.petz.feed.book', { artifact, card }), art);
    }
  }
}

export const ALLEY_DESCRIBERS = {
  'petz.join': join,
  'petz.return': comeBack,
  'petz.peek': peek,
  'petz.discount': discount,
  'petz.forget': needCardText,
  'petz.facility': facility,
  'petz.work': facility,
  'petz.copy': copy,
  'petz.next': next,
  'petz.setCage': setCage,
  'petz.tune': tune,
  'petz.shove': shove,
  'petz.spook': spook,
  'petz.wreck': wreck,
  'petz.ding': ding,
  'petz.hat': hat,
};
