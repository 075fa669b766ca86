/** The options of a question in words, with what each of them leads to. */

import type { ByKind } from '../engine/kernel/choices.ts';
import type { Json } from '../engine/kernel/state.ts';
import type { LollipopGame } from '../engine/petz/alleys/show/games.ts';
import type {
  BookChoice,
  BoxChoice,
  CatchChoice,
  EntryChoice,
  JobChoice,
  Meal,
  PlayChoice,
  SellChoice,
  SendChoice,
  ShovelChoice,
  WardChoice,
} from '../engine/petz/choices.ts';
import { besideGap, unmetNow, WITHDRAW } from '../engine/petz/read.ts';
import type { AskKind } from '../engine/petz/words.ts';
import { optionKey, textKey } from '../i18n/keys.ts';
import { type AnswerPreview, previewAnswer } from '../session/advice/answer-preview.ts';
import { type OfferedOf, offerByKind } from '../session/game/choices.ts';
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
} from '../ui/art-urls.ts';
import { ALLEY_DESCRIBERS, alleyMeal } from './alley-options.ts';
import { offered } from './offers.ts';
import {
  fromPlots,
  mealText,
  needCardText,
  type OptionScene,
  type OptionText,
  petName,
  plainOption,
  roundsLeft,
  shopIn,
  total,
} from './scene.ts';
import type { Speech } from './speech.ts';

export { inHandOrder, needCardText, type OptionScene, type OptionText, petInQuestion } from './scene.ts';

const foretoldOf = ({ view, seat }: OptionScene, choice: Json) => previewAnswer(view, seat, choice);

function send(scene: OptionScene, choice: SendChoice): OptionText {
  const { t } = scene.speech;
  if (choice.space === 'home') {
    return plainOption(t('ui.table.town.home'), spaceArt('home'), [t(textKey('space', 'home'))]);
  }
  if (choice.space === WITHDRAW) {
    const group = scene.speech.goods(choice);
    return plainOption(t('option.petz.send.withdraw', { group }), iconArt('icon-withdraw'), [
      t('ui.send.withdrawHint'),
    ]);
  }
  const space = scene.speech.thing('space', choice.space);
  if (choice.item === undefined) {
    return plainOption(t('option.petz.send.space', { space }), spaceArt(choice.space), [
      t(textKey('space', choice.space)),
    ]);
  }
  const { name, lines } = offered(scene.speech, scene.view, choice.space, choice.item);
  return plainOption(t('option.petz.send.item', { space, item: name }), spaceArt(choice.space), lines);
}

function book({ speech }: OptionScene, { artifact, colour }: BookChoice): OptionText {
  const label = speech.t('option.petz.book.colour', {
    artifact: speech.thing('artifact', artifact),
    colour: speech.colour(colour),
  });
  return plainOption(label, deckArt(colour), [speech.t(`ui.deck.${colour}`)]);
}

/** What is foretold of pets, as sentences; none where nothing is. */
function foretoldText(speech: Speech, preview: AnswerPreview | null, key = 'ui.option.getsTokens'): string[] {
  const { t } = speech;
  if (preview === null) return [];
  if (preview.lost) return [t('ui.option.petLost')];
  const { suffering, mutation } = preview;
  if (suffering !== undefined) return [t(key, { tokens: speech.tokens('suffering', suffering) })];
  if (mutation === undefined) return [];
  return [mutation === 0 ? t('ui.option.safe') : t(key, { tokens: speech.tokens('mutation', mutation) })];
}

function feed(scene: OptionScene, meal: Meal): OptionText {
  const { t } = scene.speech;
  if (meal === null) {
    const label = t('option.petz.feed.none', { pet: petName(scene) });
    return plainOption(label, TOKEN_ART.suffering, foretoldText(scene.speech, foretoldOf(scene, meal)));
  }
  if (meal.from === 'box') return plainOption(t('option.petz.feed.box'), artifactArt('magicBox'));
  return 'chamber' in meal ? mealText(scene, meal.from, meal.chamber) : alleyMeal(scene, meal);
}

function play(scene: OptionScene, choice: PlayChoice | LollipopGame): OptionText {
  const { speech, view } = scene;
  if (choice !== null && 'food' in choice) {
    return plainOption(speech.t('option.petz.play.lollipop'), PROCESSED_ART.lollipop);
  }
  if (choice === null) {
    const foretold = foretoldText(speech, foretoldOf(scene, choice), 'ui.option.petsGetTokens');
    return plainOption(speech.t('option.petz.play.none'), TOKEN_ART.suffering, foretold);
  }
  const unmet = unmetNow(view);
  const pets = besideGap(choice.gap).flatMap((at) => {
    const pet = shopIn(scene)?.plots[at]?.pet;
    return pet && (unmet[at] ?? 0) > 0 ? [speech.pet(pet.id)] : [];
  });
  const context = choice.employee ? { context: 'employee' } : {};
  const [from, to] = besideGap(choice.gap);
  const where = speech.t('ui.option.gap', { from: speech.plot(from), to: speech.plot(to) });
  return plainOption(
    speech.t('option.petz.play.gap', { ...context, pets: speech.list(pets) }),
    needArt('play'),
    [where],
  );
}

function ward(scene: OptionScene, choice: WardChoice): OptionText {
  const { speech } = scene;
  const foretold = foretoldText(speech, foretoldOf(scene, choice));
  if (choice.imps === 0) return plainOption(speech.t('option.petz.ward.none'), TOKEN_ART.mutation, foretold);
  const context = choice.employee ? { context: 'employee' } : {};
  return plainOption(speech.t('option.petz.ward.guard', { ...context, count: choice.imps }), IMP, foretold);
}

function hold(scene: OptionScene, choice: CatchChoice): OptionText {
  const { t } = scene.speech;
  if (choice === null) {
    const label = t('option.petz.catch.none', { pet: petName(scene) });
    return plainOption(label, needArt('anger'), foretoldText(scene.speech, foretoldOf(scene, choice)));
  }
  const { imps, armour, employee } = choice;
  const context = employee === null ? {} : { context: 'employee' };
  if (armour === 0) return plainOption(t('option.petz.catch.hospital', { ...context, count: imps }), IMP);
  if (imps === 0)
    return plainOption(t('option.petz.catch.armour', { ...context, count: armour }), artifactArt('impArmor'));
  return plainOption(t('option.petz.catch.hold', { ...context, imps, armour }), IMP);
}

function shovel({ speech }: OptionScene, choice: ShovelChoice): OptionText {
  if (choice === null) return plainOption(speech.t('option.petz.shovel.none'));
  const context = choice.employee ? { context: 'employee' } : {};
  const label = speech.t('option.petz.shovel.take', { ...context, count: total(choice.plots) });
  return plainOption(label, TOKEN_ART.manure, fromPlots(speech, choice.plots));
}

function enter(scene: OptionScene, choice: EntryChoice): OptionText {
  const { speech } = scene;
  const { pet, need } = choice;
  const score = speech.number(foretoldOf(scene, choice)?.score ?? 0);
  const args = { pet: speech.pet(pet), score };
  const label =
    need === null
      ? speech.t('option.petz.enter.pet', args)
      : speech.t('option.petz.enter.need', { ...args, need: speech.need(need) });
  return plainOption(label, petArt(pet));
}

function sell(scene: OptionScene, choice: SellChoice): OptionText {
  const { speech } = scene;
  if (choice === null)
    return plainOption(speech.t('ui.saleSet.none'), null, [speech.t('ui.option.sellNone')]);
  const plot = shopIn(scene)?.plots[choice.plot];
  if (!plot?.pet) return plainOption('');
  const { match = 0, reputation = 0, gold = 0 } = foretoldOf(scene, choice) ?? {};
  const label = speech.t(optionKey('petz.sell', choice.platform ? 'platform' : 'blackMarket'), {
    pet: speech.pet(plot.pet.id),
    customer: speech.thing('customer', choice.customer),
    reputation,
    gold: speech.signed(gold),
  });
  const way = choice.platform ? 'ui.option.platform' : 'ui.option.blackMarket';
  return plainOption(label, petArt(plot.pet.id), [speech.t(way, { match })]);
}

function jobs(scene: OptionScene, choice: JobChoice): OptionText {
  const { speech } = scene;
  const { imps, plots, employee } = choice;
  const { gold = 0 } = foretoldOf(scene, choice) ?? {};
  const earned = speech.t('ui.option.earns', { gold: speech.part('gold', gold) });
  if (imps === 0) return plainOption(speech.t('option.petz.jobs.none'), TOKEN_ART.gold, [earned]);
  const context = employee ? { context: 'employee' } : {};
  const label = speech.t('option.petz.jobs.clean', { ...context, count: imps, manure: total(plots) });
  return plainOption(label, TOKEN_ART.manure, [...fromPlots(speech, plots), earned]);
}

function box(scene: OptionScene, choice: BoxChoice): OptionText {
  if (choice === null) return plainOption(scene.speech.t('option.petz.box.none'));
  const count = roundsLeft(shopIn(scene), choice.from, choice.chamber) - 1;
  return plainOption(
    scene.speech.t('option.petz.box.save', { food: scene.speech.part(choice.from, 1), count }),
    foodArt(choice.from),
  );
}

/** Groups, homes, cards on bars and accessories have forms of their own. */
type InForms = 'petz.group' | 'petz.arrange' | 'petz.assign' | 'petz.dress';

const DESCRIBERS: ByKind<Omit<Pick<OfferedOf, AskKind>, InForms>, OptionScene, OptionText> = {
  'petz.send': send,
  'petz.book': book,
  'petz.feed': feed,
  'petz.play': play,
  'petz.ward': ward,
  'petz.catch': hold,
  'petz.shovel': shovel,
  'petz.sleep': needCardText,
  'petz.crystal': needCardText,
  'petz.enter': enter,
  'petz.sell': sell,
  'petz.jobs': jobs,
  'petz.box': box,
  ...ALLEY_DESCRIBERS,
};

/** An option of a question; of a kind without words of its own, plainly its value. */
export function describeOption(scene: OptionScene, kind: string, option: Json): OptionText {
  return offerByKind(DESCRIBERS, kind, scene, option) ?? plainOption(JSON.stringify(option));
}
