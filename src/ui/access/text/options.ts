/** The options of a question in words, with what each of them leads to. */

import type { Json, Seat } from '../../../engine/kernel/state.ts';
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
import type { Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { optionKey, textKey } from '../../../i18n/keys.ts';
import {
  besideGap,
  colourIndex,
  entryScore,
  faceOf,
  offerOf,
  plotInQuestion,
  saleValue,
  unmetNow,
} from '../../../session/facts.ts';
import { artifactArt, deckArt, foodArt, IMP, needArt, petArt, spaceArt, TOKEN_ART } from '../art.ts';
import { itemFamily, itemText } from './offers.ts';
import type { Speech } from './speech.ts';

export interface OptionText {
  label: string;
  /** What it leads to, a sentence or a value each. */
  details: string[];
  art: string | null;
}

/** Everything an option may have to be described with. */
export interface Scene {
  speech: Speech;
  view: PetzView;
  seat: Seat;
}

const say = (label: string, art: string | null = null, details: string[] = []): OptionText => ({
  label,
  art,
  details,
});
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

function shopIn({ view, seat }: Scene): PetzView['shops'][number] | undefined {
  return view.shops[seat];
}

/** The pet that the question is about. */
export function petInQuestion(scene: Scene): string | null {
  const at = plotInQuestion(scene.view);
  return at === null ? null : (shopIn(scene)?.plots[at]?.pet?.id ?? null);
}

function petName(scene: Scene): string {
  const pet = petInQuestion(scene);
  return pet === null ? '' : scene.speech.pet(pet);
}

function send(scene: Scene, choice: SendChoice): OptionText {
  const { t } = scene.speech;
  if (choice.space === 'home') {
    return say(t('option.petz.send.home'), spaceArt('home'), [t(textKey('space', 'home'))]);
  }
  const space = scene.speech.thing('space', choice.space);
  if (choice.item === undefined) {
    return say(t('option.petz.send.space', { space }), spaceArt(choice.space), [
      t(textKey('space', choice.space)),
    ]);
  }
  const family = itemFamily(offerOf(scene.view, choice.space).kind);
  const item = scene.speech.thing(family, choice.item);
  return say(
    t('option.petz.send.item', { space, item }),
    spaceArt(choice.space),
    itemText(scene.speech, family, choice.item),
  );
}

function book({ speech }: Scene, { artifact, colour }: BookChoice): OptionText {
  const label = speech.t('option.petz.book.colour', {
    artifact: speech.thing('artifact', artifact),
    colour: speech.colour(colour),
  });
  return say(label, deckArt(colour), [speech.t(`ui.deck.${colour}`)]);
}

/** How many rounds a token in a chamber still lasts, this one included. */
function roundsLeft(
  shop: Pick<Shop, 'food'> | undefined,
  from: 'vegetable' | 'meat',
  chamber: number,
): number {
  return (shop?.food[from].length ?? 0) - chamber;
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
  const count = roundsLeft(shopIn(scene), meal.from, meal.chamber);
  return say(
    t('option.petz.feed.meal', { food: scene.speech.part(meal.from, 1), count }),
    foodArt(meal.from),
  );
}

function play(scene: Scene, choice: PlayChoice): OptionText {
  const { speech, view } = scene;
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

/** `Plot 1: 2, plot 3: 1`. */
function fromPlots(speech: Speech, plots: readonly number[]): string[] {
  const parts = plots.flatMap((n, at) =>
    n > 0 ? [speech.t('ui.option.fromPlot', { plot: speech.plot(at), count: n })] : [],
  );
  return parts.length === 0 ? [] : [speech.list(parts)];
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

/** A Need Card by its number: `Hunger (green)`. */
export function cardText({ speech }: Pick<Scene, 'speech'>, card: number): OptionText {
  const { need, colour } = faceOf(card);
  return say(
    speech.t('option.petz.sleep.card', { need: speech.need(need), colour: speech.colour(colour) }),
    needArt(need),
    [],
  );
}

/** Cards in the order of their colours, as a hand is held. */
export function inHandOrder(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => colourIndex(faceOf(a).colour) - colourIndex(faceOf(b).colour) || a - b);
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
};

/** An option of a question; of a kind without words of its own, plainly its value. */
export function describeOption(scene: Scene, kind: string, option: Json): OptionText {
  const describe = DESCRIBERS[kind];
  return describe === undefined ? say(JSON.stringify(option)) : describe(scene, option as never);
}
