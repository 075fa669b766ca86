/** The answers to the questions of Pug Quest in words, with what each of them leads to. */

import type { ByKind } from '../../engine/kernel/choices.ts';
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Ask, Json, Seat } from '../../engine/kernel/state.ts';
import type {
  Act,
  Bonus,
  Gift,
  LordPlay,
  MarketDeal,
  RiposteChoice,
  Shield,
} from '../../engine/quest/choices.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import {
  blowsOf,
  COLUMNS,
  cardOfHero,
  heroId,
  numbersOf,
  ownAttack,
  standsAt,
} from '../../engine/quest/read.ts';
import type { CreatureId, Payment } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import type { AskKind } from '../../engine/quest/words.ts';
import { type OfferedOf, offerByKind } from '../../session/game/choices.ts';
import type { OptionText } from '../scene.ts';
import { defended, dropWords, starWords } from './asks.ts';
import { textOf, treasureUnder } from './cards.ts';
import { situation } from './situation.ts';
import type { QuestSpeech } from './speech.ts';

/** What an option is scene with. */
interface Scene {
  speech: QuestSpeech;
  view: QuestView;
  seat: Seat;
}

const say = (label: string, details: string[] = []): OptionText => ({
  label,
  details: details.filter((line) => line !== ''),
  art: null,
});

/** The hero's own way to pay, where a payment needs it. */
function wild({ speech, view, seat }: Scene, pay: Payment): string[] {
  if (!pay.wild || view.heroes[seat] === undefined) return [];
  return [speech.t('option.quest.wild', { card: speech.card(cardOfHero(view, seat).special.id) })];
}

function paying(scene: Scene, pay: Payment): OptionText {
  return say(scene.speech.t('option.quest.pay', { pay: scene.speech.payment(pay) }), wild(scene, pay));
}

/** What an attack under way, or about to be made, would do to its targets. */
function blows(
  { speech, view }: Scene,
  strike: Parameters<typeof blowsOf>[1],
  ids: readonly CreatureId[],
): string[] {
  return blowsOf(view, strike, ids).flatMap(({ target, n, left, falls, mayDefend }) => [
    speech.tell('option.quest.blow', {
      ...(falls ? { context: 'falls' } : {}),
      target: speech.creature(target),
      damage: speech.damage(n),
      life: left,
    }),
    ...(mayDefend ? [speech.t('option.quest.mayDefend')] : []),
  ]);
}

/** A card to be played and its price. */
function play(scene: Scene, id: string, pay: Payment, text = textOf(scene.speech, id)): OptionText {
  const { speech } = scene;
  const isFree = pay.cards.length + pay.xp === 0;
  const args = { card: speech.card(id), pay: speech.payment(pay) };
  const label = speech.t(isFree ? 'option.quest.playFree' : 'option.quest.play', args);
  return say(label, [text, ...wild(scene, pay)]);
}

function act(scene: Scene, choice: Act): OptionText {
  const { speech, view, seat } = scene;
  switch (choice.do) {
    case 'attack': {
      const label = speech.t('option.quest.act.attack', {
        action: speech.word('action', 'attack'),
        target: speech.creature(choice.target),
        pay: speech.payment(choice.pay),
      });
      const does = blows(scene, ownAttack(view, heroId(seat)), [choice.target]);
      return say(label, [...does, ...wild(scene, choice.pay)]);
    }
    case 'move': {
      if (standsAt(view, heroId(seat))?.column === choice.to) return say(speech.t('option.quest.act.back'));
      return say(speech.t('option.quest.act.move', { column: speech.column(choice.to) }));
    }
    case 'play':
      return play(scene, choice.id, choice.pay);
    case 'end':
      return say(speech.t('option.quest.act.end'));
    case 'draw':
    case 'discard':
    case 'change':
      return say(speech.t(`option.quest.act.${choice.do}`), [speech.line('action', choice.do)]);
  }
}

function place({ speech }: Scene, { column, row }: { column: number; row: number }): OptionText {
  return say(speech.tell('option.quest.place', { place: speech.place(column, row) }));
}

function draw({ speech, view }: Scene, from: 'deck' | number | null): OptionText {
  if (from === null) return say(speech.t('ui.questTurn.enough'));
  if (from === 'deck') return say(speech.t('option.quest.deck'));
  const card = speech.energy(view.display[from] ?? 'joker');
  return say(speech.t('option.quest.display', { card, n: from + 1 }));
}

function energy({ speech }: Scene, card: CardKind): OptionText {
  return say(speech.energy(card));
}

function recover({ speech }: Scene, card: CardKind): OptionText {
  return say(speech.t('ui.questTurn.recoverCard', { card: speech.energy(card) }));
}

function creature({ speech, view }: Scene, id: CreatureId): OptionText {
  return say(speech.capital(speech.creature(id)), [
    speech.t('option.quest.life', { life: numbersOf(view, id).left }),
  ]);
}

/** Of those who fall nothing more is to be said. */
function fallen({ speech }: Scene, id: CreatureId): OptionText {
  return say(speech.capital(speech.t('ui.react.first', { who: speech.creature(id) })));
}

function aim(scene: Scene, choice: CreatureId | CreatureId[]): OptionText {
  const { speech, view } = scene;
  const ids = typeof choice === 'string' ? [choice] : choice;
  const { strike } = situation(view);
  const does = strike === undefined ? [] : blows(scene, strike, ids);
  return say(speech.capital(speech.creatures(ids)), does);
}

function bonus(scene: Scene, choice: Bonus | null): OptionText {
  if (choice === null) return pass(scene);
  const { speech } = scene;
  const args = { target: speech.creature(choice.target), card: speech.energy(choice.card) };
  return say(speech.t('option.quest.bonus.add', args));
}

function pass({ speech }: Scene): OptionText {
  return say(speech.t('option.quest.pass'));
}

function riposte(scene: Scene, choice: RiposteChoice | null): OptionText {
  if (choice === null) return pass(scene);
  const { speech } = scene;
  const isFree = choice.pay.cards.length + choice.pay.xp === 0;
  const label = speech.t(isFree ? 'option.quest.playForFree' : 'option.quest.playFor', {
    card: speech.card(choice.id),
    target: speech.creature(choice.target),
    pay: speech.payment(choice.pay),
  });
  return say(label, [textOf(speech, choice.id), ...wild(scene, choice.pay)]);
}

/** Preventing damage: by a hero, or by the Evil Lord for a creature of his. */
function shield(scene: Scene, choice: Shield | null): OptionText {
  const { speech, view, seat } = scene;
  const about = situation(view);
  const target = defended(about, seat);
  const pending = about.damage?.[target] ?? 0;
  const left = numbersOf(view, target).left - pending;
  if (choice === null) {
    return say(
      speech.t('option.quest.defend.none', { damage: speech.damage(pending) }),
      left > 0 ? [] : [speech.tell('event.quest.fell', { creature: speech.creature(target) })],
    );
  }
  const args = { damage: speech.damage(choice.n), pay: speech.payment(choice.pay) };
  const saves = left <= 0 && left + choice.n > 0;
  const details = saves ? [speech.tell('option.quest.saves', { hero: speech.creature(target) })] : [];
  return say(speech.t('option.quest.defend.pay', args), [...details, ...wild(scene, choice.pay)]);
}

function usable(scene: Scene, choice: { id: string; pay: Payment } | null): OptionText {
  return choice === null ? pass(scene) : play(scene, choice.id, choice.pay);
}

/** A treasure under the creature whose turn it is. */
function lordPlay(scene: Scene, choice: LordPlay | null): OptionText {
  if (choice === null) return pass(scene);
  return play(scene, choice.id, choice.pay, treasureUnder(scene.speech, choice.id));
}

function prize({ speech, view, seat }: Scene, keep: boolean): OptionText {
  const { id = '' } = situation(view);
  if (keep) return say(speech.t('ui.react.keepPrize'), [textOf(speech, id)]);
  const n = (view.heroes[seat]?.xp.length ?? 0) + 1;
  return say(speech.t('ui.react.takeXp'), [starWords(speech, n), dropWords(speech, view, id, false)]);
}

function loot(scene: Scene, pay: Payment | null): OptionText {
  const { speech, view } = scene;
  if (pay === null) return pass(scene);
  const treasure = speech.card(situation(view).treasures?.[0] ?? '');
  const label = speech.t('option.quest.loot.take', { treasure, pay: speech.payment(pay) });
  return say(label, wild(scene, pay));
}

function reward(scene: Scene, choice: 'cards' | { treasure: string } | null): OptionText {
  if (choice === null) return pass(scene);
  const { speech } = scene;
  if (choice === 'cards') return say(speech.t('option.quest.reward.cards'));
  const { treasure } = choice;
  return say(speech.t('option.quest.reward.treasure', { treasure: speech.card(treasure) }), [
    treasureUnder(speech, treasure),
  ]);
}

function toll(scene: Scene, pay: Payment | null): OptionText {
  if (pay !== null) return paying(scene, pay);
  const damage = scene.speech.damage(situation(scene.view).n ?? 1);
  return say(scene.speech.t('option.quest.toll.none', { damage }));
}

function market(scene: Scene, deal: MarketDeal | null): OptionText {
  const { speech } = scene;
  if (deal === null) return pass(scene);
  const treasure = speech.card(deal.treasure);
  const text = textOf(speech, deal.treasure, { cost: true });
  if (deal.do === 'buy') {
    const label = speech.t('option.quest.market.buy', { treasure, pay: speech.payment(deal.pay) });
    return say(label, [text, ...wild(scene, deal.pay)]);
  }
  return say(speech.t('option.quest.market.swap', { treasure, gave: speech.card(deal.give) }), [text]);
}

function give({ speech }: Scene, gift: Gift): OptionText {
  if (gift === null) return say(speech.t('option.quest.give.none'));
  const to = speech.hero(gift.to);
  if ('card' in gift) return say(speech.t('option.quest.give.card', { to, card: speech.energy(gift.card) }));
  const args = { to, treasure: speech.card(gift.treasure) };
  return say(speech.t('option.quest.give.treasure', args), [textOf(speech, gift.treasure)]);
}

/** So many columns to the side, and where that leads. */
function steps({ speech, view }: Scene, n: number): OptionText {
  const about = situation(view);
  if (n === 0) return say(speech.t('option.quest.steps.stay'));
  if (n % COLUMNS === 0) return say(speech.t('option.quest.steps.round'));
  const from = standsAt(view, about.on ?? about.id ?? '')?.column ?? 0;
  const to = (((from + n) % COLUMNS) + COLUMNS) % COLUMNS;
  const args = { columns: speech.part('columns', Math.abs(n)), column: speech.column(to) };
  return say(speech.t(`option.quest.steps.${n < 0 ? 'left' : 'right'}`, args));
}

function lordMove(scene: Scene, n: number): OptionText {
  const { speech, view } = scene;
  const id = situation(view).id ?? '';
  return steps(
    { speech, seat: scene.seat, view: { ...view, tasks: [{ proc: '', at: '', vars: { on: id } }] } },
    n,
  );
}

function lose({ speech }: Scene, treasure: string): OptionText {
  return say(speech.t('ui.react.lose', { card: speech.card(treasure) }), [textOf(speech, treasure)]);
}

function change({ speech }: Scene, yes: boolean): OptionText {
  return say(speech.t(`ui.questTurn.${yes ? 'changeCards' : 'keep'}`));
}

const DESCRIBERS: ByKind<Pick<OfferedOf, AskKind>, Scene, OptionText> = {
  'quest.place': place,
  'quest.act': act,
  'quest.draw': draw,
  'quest.discard': energy,
  'quest.drop': energy,
  'quest.aim': aim,
  'quest.bonus': bonus,
  'quest.riposte': riposte,
  'quest.defend': shield,
  'quest.shield': shield,
  'quest.seen': usable,
  'quest.order': fallen,
  'quest.prize': prize,
  'quest.loot': loot,
  'quest.reward': reward,
  'quest.toll': toll,
  'quest.market': market,
  'quest.give': give,
  'quest.lordMove': lordMove,
  'quest.lordPlay': lordPlay,
  'quest.target': creature,
  'quest.shift': steps,
  'quest.lose': lose,
  'quest.recover': recover,
  'quest.change': change,
};

/** An option of the open question, or one element of a choice of several. */
export function questOption(speech: QuestSpeech, view: QuestView, ask: Ask, option: Json): OptionText {
  const scene = { speech: speech.at(view), view, seat: ask.seats[0] ?? 0 };
  return offerByKind(DESCRIBERS, ask.kind, scene, option) ?? say(JSON.stringify(option));
}

/** Everything there is to choose from; nothing for domains without a list. */
export function questOptions(speech: QuestSpeech, view: QuestView, ask: Ask, domain: Domain): OptionText[] {
  if (domain.type === 'pick') return domain.options.map((option) => questOption(speech, view, ask, option));
  if (domain.type === 'some') return domain.from.map((option) => questOption(speech, view, ask, option));
  return [];
}

/** Any legal choice in words, for the hint: a line for each of its parts. */
export function questChoice(
  speech: QuestSpeech,
  view: QuestView,
  ask: Ask,
  domain: Domain,
  choice: Json,
): string[] {
  if (domain.type !== 'some' || !Array.isArray(choice)) return [questOption(speech, view, ask, choice).label];
  const parts: readonly Json[] = choice;
  if (parts.length === 0) return [speech.t('option.quest.nothing')];
  return parts.map((part) => questOption(speech, view, ask, part).label);
}
