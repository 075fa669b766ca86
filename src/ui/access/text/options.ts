/** The options of a question in words, with what each of them leads to. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { LollipopGame } from '../../../engine/petz/alleys/show/games.ts';
import type { BoxChoice } from '../../../engine/petz/phases/aging.ts';
import type { SellChoice } from '../../../engine/petz/phases/business.ts';
import type { JobChoice } from '../../../engine/petz/phases/jobs.ts';
import type { SendChoice } from '../../../engine/petz/phases/shopping.ts';
import type { CatchChoice } from '../../../engine/petz/phases/show/anger.ts';
import type { EntryChoice } from '../../../engine/petz/phases/show/exhibition.ts';
import type { Meal } from '../../../engine/petz/phases/show/hunger.ts';
import type { WardChoice } from '../../../engine/petz/phases/show/magic.ts';
import type { PlayChoice } from '../../../engine/petz/phases/show/play.ts';
import type { ShovelChoice } from '../../../engine/petz/phases/show/shovel.ts';
import type { BookChoice } from '../../../engine/petz/spaces/artifacts.ts';
import { optionKey, textKey } from '../../../i18n/keys.ts';
import {
  besideGap,
  entryScore,
  groupOf,
  plotInQuestion,
  saleValue,
  unmetNow,
  WITHDRAW,
} from '../../../session/facts.ts';
import {
  artifactArt,
  deckArt,
  foodArt,
  IMP,
  iconArt,
  needArt,
  PROCESSED_ART,
  petArt,
  spaceArt,
  TOKEN_ART,
} from '../art.ts';
import { ALLEY_DESCRIBERS, alleyMeal } from './alley-options.ts';
import { offered } from './offers.ts';
import {
  cardText,
  fromPlots,
  mealText,
  type OptionText,
  petName,
  roundsLeft,
  type Scene,
  say,
  shopIn,
  total,
} from './scene.ts';

export { cardText, inHandOrder, type OptionText, petInQuestion, type Scene } from './scene.ts';

function send(scene: Scene, choice: SendChoice): OptionText {
  const { t } = scene.speech;
  if (choice.space === 'home') {
    return say(t('option.petz.send.home'), spaceArt('home'), [t(textKey('space', 'home'))]);
  }
  if (choice.space === WITHDRAW) {
    const group = scene.speech.goods(groupOf(choice));
    return say(t('option.petz.send.withdraw', { group }), iconArt('icon-withdraw'), [
      t('ui.send.withdrawHint'),
    ]);
  }
  const space = scene.speech.thing('space', choice.space);
  if (choice.item === undefined) {
    return say(t('option.petz.send.space', { space }), spaceArt(choice.space), [
      t(textKey('space', choice.space)),
    ]);
  }
  const { name, lines } = offered(scene.speech, scene.view, choice.space, choice.item);
  return say(t('option.petz.send.item', { space, item: name }), spaceArt(choice.space), lines);
}

function book({ speech }: Scene, { artifact, colour }: BookChoice): OptionText {
  const label = speech.t('option.petz.book.colour', {
    artifact: speech.thing('artifact', artifact),
    colour: speech.colour(colour),
  });
  return say(label, deckArt(colour), [speech.t(`ui.deck.${colour}`)]);
}

function feed(scene: Scene, meal: Meal): OptionText {
  const { t } = scene.speech;
  if (meal === null) {
    const unmet = unmetNow(scene.view)[plotInQuestion(scene.view) ?? 0] ?? 0;
    const consequence = scene.speech.tokens('suffering', unmet);
    return say(t('option.petz.feed.none', { pet: petName(scene) }), TOKEN_ART.suffering, [
      t('ui.option.getsTokens', { tokens: consequence }),
    ]);
  }
  if (meal.from === 'box') return say(t('option.petz.feed.box'), artifactArt('magicBox'));
  return 'chamber' in meal ? mealText(scene, meal.from, meal.chamber) : alleyMeal(scene, meal);
}

function play(scene: Scene, choice: PlayChoice | LollipopGame): OptionText {
  const { speech, view } = scene;
  if (choice !== null && 'food' in choice) {
    return say(speech.t('option.petz.play.lollipop'), PROCESSED_ART.lollipop);
  }
  const unmet = unmetNow(view);
  if (choice === null) {
    const left = speech.tokens('suffering', total(unmet));
    return say(speech.t('option.petz.play.none'), TOKEN_ART.suffering, [
      speech.t('ui.option.petsGetTokens', { tokens: left }),
    ]);
  }
  const pets = besideGap(choice.gap).flatMap((at) => {
    const pet = shopIn(scene)?.plots[at]?.pet;
    return pet && (unmet[at] ?? 0) > 0 ? [speech.pet(pet.id)] : [];
  });
  const context = choice.employee ? { context: 'employee' } : {};
  const [from, to] = besideGap(choice.gap);
  const where = speech.t('ui.option.gap', { from: speech.plot(from), to: speech.plot(to) });
  return say(speech.t('option.petz.play.gap', { ...context, pets: speech.list(pets) }), needArt('play'), [
    where,
  ]);
}

function ward({ speech, view, seat }: Scene, { imps, employee }: WardChoice): OptionText {
  const left = (unmetNow(view)[plotInQuestion(view) ?? 0] ?? 0) - imps - (employee ? 1 : 0);
  const before = view.shops[seat]?.plots[plotInQuestion(view) ?? 0]?.pet?.mutation ?? 0;
  const gets = speech.t('ui.option.getsTokens', { tokens: speech.tokens('mutation', left) });
  const safe = left === 0 ? speech.t('ui.option.safe') : gets;
  const details = [before + left >= 2 && left > 0 ? speech.t('ui.option.petLost') : safe];
  if (imps === 0) return say(speech.t('option.petz.ward.none'), TOKEN_ART.mutation, details);
  const context = employee ? { context: 'employee' } : {};
  return say(speech.t('option.petz.ward.guard', { ...context, count: imps }), IMP, details);
}

function hold(scene: Scene, choice: CatchChoice): OptionText {
  const { t } = scene.speech;
  if (choice === null) {
    return say(t('option.petz.catch.none', { pet: petName(scene) }), needArt('anger'), [
      t('ui.option.petLost'),
    ]);
  }
  const { imps, armour, employee } = choice;
  const context = employee === null ? {} : { context: 'employee' };
  if (armour === 0) return say(t('option.petz.catch.hospital', { ...context, count: imps }), IMP);
  if (imps === 0)
    return say(t('option.petz.catch.armour', { ...context, count: armour }), artifactArt('impArmor'));
  return say(t('option.petz.catch.hold', { ...context, imps, armour }), IMP);
}

function shovel({ speech }: Scene, choice: ShovelChoice): OptionText {
  if (choice === null) return say(speech.t('option.petz.shovel.none'));
  const context = choice.employee ? { context: 'employee' } : {};
  const label = speech.t('option.petz.shovel.take', { ...context, count: total(choice.plots) });
  return say(label, TOKEN_ART.manure, fromPlots(speech, choice.plots));
}

function enter({ speech, view, seat }: Scene, { pet, need }: EntryChoice): OptionText {
  const score = speech.number(entryScore(view, seat, pet, need));
  const args = { pet: speech.pet(pet), score };
  const label =
    need === null
      ? speech.t('option.petz.enter.pet', args)
      : speech.t('option.petz.enter.need', { ...args, need: speech.need(need) });
  return say(label, petArt(pet));
}

function sell(scene: Scene, choice: SellChoice): OptionText {
  const { speech, view } = scene;
  if (choice === null) return say(speech.t('option.petz.sell.none'), null, [speech.t('ui.option.sellNone')]);
  const plot = shopIn(scene)?.plots[choice.plot];
  if (!plot?.pet) return say('');
  const { match, reputation, gold } = saleValue(view, plot, plot.pet, choice.customer, choice.platform);
  const label = speech.t(optionKey('petz.sell', choice.platform ? 'platform' : 'blackMarket'), {
    pet: speech.pet(plot.pet.id),
    customer: speech.thing('customer', choice.customer),
    reputation,
    gold: speech.signed(gold),
  });
  const way = choice.platform ? 'ui.option.platform' : 'ui.option.blackMarket';
  return say(label, petArt(plot.pet.id), [speech.t(way, { match })]);
}

function jobs(scene: Scene, { imps, plots, employee }: JobChoice): OptionText {
  const { speech } = scene;
  const earned = speech.t('ui.option.earns', {
    gold: speech.part('gold', (shopIn(scene)?.home ?? 0) - imps),
  });
  if (imps === 0) return say(speech.t('option.petz.jobs.none'), TOKEN_ART.gold, [earned]);
  const context = employee ? { context: 'employee' } : {};
  const label = speech.t('option.petz.jobs.clean', { ...context, count: imps, manure: total(plots) });
  return say(label, TOKEN_ART.manure, [...fromPlots(speech, plots), earned]);
}

function box(scene: Scene, choice: BoxChoice): OptionText {
  if (choice === null) return say(scene.speech.t('option.petz.box.none'));
  const count = roundsLeft(shopIn(scene), choice.from, choice.chamber) - 1;
  return say(
    scene.speech.t('option.petz.box.save', { food: scene.speech.part(choice.from, 1), count }),
    foodArt(choice.from),
  );
}

// Each describes the choices of its own kind; the kind is what pairs them.
const DESCRIBERS: Readonly<Record<string, (scene: Scene, option: never) => OptionText>> = {
  'petz.send': send,
  'petz.book': book,
  'petz.feed': feed,
  'petz.play': play,
  'petz.ward': ward,
  'petz.catch': hold,
  'petz.shovel': shovel,
  'petz.sleep': cardText,
  'petz.crystal': cardText,
  'petz.enter': enter,
  'petz.sell': sell,
  'petz.jobs': jobs,
  'petz.box': box,
  ...ALLEY_DESCRIBERS,
};

/** An option of a question; of a kind without words of its own, plainly its value. */
export function describeOption(scene: Scene, kind: string, option: Json): OptionText {
  const describe = DESCRIBERS[kind];
  return describe === undefined ? say(JSON.stringify(option)) : describe(scene, option as never);
}
