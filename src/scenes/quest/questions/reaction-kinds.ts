/** How each reaction is made of its question: what there is to choose, at what price, and what it would come to. */

import type { Ask, Json } from '../../../engine/kernel/state.ts';
import type { Bonus, LordPlay, RiposteChoice, Shield } from '../../../engine/quest/choices.ts';
import type { CardKind } from '../../../engine/quest/data/words.ts';
import {
  heroId,
  hitBackOf,
  kindOf,
  lowered,
  monsterCard,
  numbersOf,
  playsFor,
  previewOfEffects,
  rowsUnder,
  type SheetRow,
  sheetOf,
  threatOf,
} from '../../../engine/quest/read.ts';
import type { CreatureId, Payment } from '../../../engine/quest/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { AskKind } from '../../../engine/quest/words.ts';
import { defended, dropWords, starWords } from '../../../text/quest/asks.ts';
import { type Situation, situation } from '../../../text/quest/situation.ts';
import { optionsOf } from '../draft.ts';
import type { QuestLook } from '../types.ts';
import { cardRules, optionWords, pricesOf, questionWords, treasureRules, type Voice } from '../words.ts';
import type { Reaction, ReactionChoice, ReactionDuel, ReactionSign, Way } from './reaction.ts';

interface Asked {
  look: QuestLook;
  ask: Ask;
  /** About the table as it is now. */
  speech: Voice;
  view: QuestView;
  /** What the script that asks has at hand. */
  about: Situation;
}

/** What is not as with most (`frame`). */
type Maker = (asked: Asked) => Partial<Reaction> & Pick<Reaction, 'choices'>;

/** The words of an option, as the layer of words has them. */
const words = ({ view, ask, speech }: Asked, option: Json): string => optionWords(speech, view, ask, option);

/** The big button says it as the table in words does. */
const asOption =
  (asked: Asked): Reaction['verb'] =>
  ({ ways: [first] }) =>
    words(asked, first?.answer ?? null);

const json = (value: unknown): Json => value as Json;
const way = (pay: Payment | null, answer: unknown): Way => ({ pay, answer: json(answer) });

/** A choice by what is not as with most. */
const choice = (more: Partial<ReactionChoice> & { id: string }): ReactionChoice => ({
  sign: null,
  title: '',
  text: '',
  note: '',
  isDire: false,
  ways: [],
  on: null,
  saves: null,
  back: 0,
  ...more,
});

/** What all of them have. */
function frame(asked: Asked): Pick<Reaction, 'title' | 'hint' | 'duel' | 'pass' | 'verb' | 'form'> {
  const { look, ask, speech, view } = asked;
  const { title, hint } = questionWords(speech, view, ask);
  const hasPass = optionsOf(look.domain).includes(null);
  return {
    form: 'list',
    title,
    hint,
    duel: null,
    pass: hasPass ? { words: words(asked, null), answer: null } : null,
    verb: (one) => one.title,
  };
}

/** Options that are the same but for the price, together. */
function grouped<T>(options: readonly T[], keyOf: (option: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const option of options) {
    const key = keyOf(option);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

const chosen = <T>({ look }: Asked): T[] =>
  optionsOf<T | null>(look.domain).filter((one): one is T => one !== null);

/** The attack under way, with what is still to come. */
function duelOf({ look }: Asked, only: CreatureId | null = null): ReactionDuel | null {
  const threat = threatOf(look.view);
  if (threat === null) return null;
  const targets = threat.targets
    .map((id) => ({ id, n: threat.damage[id] ?? 0 }))
    .filter(({ id, n }) => n > 0 && (only === null || id === only));
  return { by: threat.strike.by, targets };
}

/** A shield dial: so many cards, so much less damage. */
const dial: Maker = (asked) => {
  const { look, speech, view, about } = asked;
  const target = defended(about, look.seat);
  const duel = duelOf(asked, target);
  const pending = duel?.targets[0]?.n ?? 0;
  const { left } = numbersOf(view, target);
  const by = grouped(chosen<Shield>(asked), ({ n }) => String(n));
  const choices = [...by].map(([n, options]) => {
    const rest = pending - Number(n);
    const saves = left <= pending && left > rest;
    return choice({
      id: n,
      title: speech.t('ui.react.prevent', { damage: speech.damage(Number(n)) }),
      note: saves ? speech.t('ui.react.survives', { who: speech.creature(target) }) : '',
      ways: options.map((option) => way(option.pay, option)),
    });
  });
  const energy = speech.energy(numbersOf(view, target).type);
  const hint = speech.t('ui.react.dial', { energy });
  return { hint, form: 'dial', duel, choices };
};

/** What a riposte lets by of the damage to come. */
function prevented(row: SheetRow | undefined, pending: number): number {
  const fx = row?.ability.fx ?? [];
  return fx.reduce(
    (sum, op) => (op.op === 'prevent' ? Math.min(pending, op.n === 'all' ? pending : sum + op.n) : sum),
    0,
  );
}

/** What it prevents and does in return, at a glance. */
function savesWords({ speech }: Asked, saved: number, back: number): string {
  if (saved === 0) return '';
  const damage = speech.damage(saved);
  return back > 0
    ? speech.t('ui.react.savesAndHits', { damage, n: back })
    : speech.t('ui.react.saves', { damage });
}

/** What it does to the attacker. */
function strikesBack({ look, view }: Asked, row: SheetRow | undefined, by: CreatureId | null): number {
  if (row === undefined || by === null) return 0;
  return hitBackOf(view, heroId(look.seat), by, row.id, row.ability.fx);
}

function signOf(row: SheetRow | undefined, id: string): ReactionSign {
  if (row?.family === 'treasure') return { kind: 'treasure', card: id };
  if (row?.family === 'prize') return { kind: 'face', id };
  const [type] = Object.keys(row?.cost ?? {});
  return type === undefined ? { kind: 'icon', name: 'riposte' } : { kind: 'energy', type };
}

/** Combos, treasures and prizes that answer an attack, or repeat what has been seen. */
const riposte: Maker = (asked) => {
  const { look, speech, view } = asked;
  const duel = duelOf(asked);
  const rows = new Map([...sheetOf(view, look.seat), ...rowsUnder(view)].map((row) => [row.id, row]));
  const hasMany = (duel?.targets.length ?? 0) > 1;
  const by = grouped(chosen<Partial<RiposteChoice> & { id: string; pay: Payment }>(asked), (one) =>
    one.target === undefined ? one.id : `${one.id}>${one.target}`,
  );
  const choices = [...by].map(([key, options]) => {
    const [first] = options;
    const id = first?.id ?? '';
    const target = first?.target ?? null;
    const row = rows.get(id);
    const pending = duel?.targets.find((one) => one.id === target)?.n ?? 0;
    const saved = prevented(row, pending);
    const back = strikesBack(asked, row, duel?.by ?? null);
    const isForOther = target !== null && (hasMany || target !== heroId(look.seat));
    return choice({
      id: key,
      sign: signOf(row, id),
      title: isForOther
        ? speech.t('ui.react.for', { card: speech.card(id), who: speech.creature(target) })
        : speech.card(id),
      text: cardRules(speech, view, id),
      note: savesWords(asked, saved, back),
      ways: options.map((option) => way(option.pay, option)),
      on: isForOther ? target : null,
      saves: target !== null && saved > 0 ? { id: target, n: saved } : null,
      back,
    });
  });
  return { duel, choices };
};

/** A treasure, with what it does: for a Hero, or `under` a creature of the Evil Lord. */
const treasureChoice = ({ speech, view }: Asked, card: string, ways: Way[], under = false): ReactionChoice =>
  choice({
    id: card,
    sign: { kind: 'treasure', card },
    title: speech.card(card),
    text: treasureRules(speech, view, card, under).join(' · '),
    ways,
  });

/** A creature on the board, which may be pressed there. */
const creatureChoice = ({ speech }: Asked, id: CreatureId, ways: Way[], text = ''): ReactionChoice =>
  choice({ id, sign: { kind: 'face', id }, title: speech.capital(speech.creature(id)), text, ways, on: id });

/** The Evil Lord's card for one more damage. */
const bonus: Maker = (asked) => {
  const { speech, view } = asked;
  const duel = duelOf(asked);
  const by = grouped(chosen<Bonus>(asked), ({ target }) => target);
  const choices = [...by].map(([target, options]) => {
    const n = duel?.targets.find(({ id }) => id === target)?.n ?? 0;
    const ways = options.map((option) => way({ cards: [option.card], xp: 0, wild: false }, option));
    // A shield on the target lowers it either way.
    const [less = 0, more = 0] = [n, n + 1].map((one) => lowered(view, target, one));
    const text = speech.t('ui.react.harder', { n: speech.damage(more), less });
    return creatureChoice(asked, target, ways, text);
  });
  return { duel, choices, verb: ({ title }) => speech.t('ui.react.harderOn', { who: title }) };
};

/** Prize or experience, side by side. */
const prize: Maker = (asked) => {
  const { look, speech, view, about } = asked;
  const id = about.id ?? '';
  const xp = (view.heroes[look.seat]?.xp.length ?? 0) + 1;
  const opens = sheetOf(view, look.seat).filter(({ needs }) => needs === xp);
  const names = speech.list(opens.map((row) => speech.card(row.id)));
  const hasPrize = monsterCard(kindOf(id)).prize !== undefined;
  const choices = [
    choice({
      id: 'prize',
      sign: { kind: 'face', id },
      title: speech.t('quest.term.prize.name'),
      text: hasPrize ? cardRules(speech, view, id) : '',
      note: `${speech.t('ui.react.noStar')} ${dropWords(speech, view, id, true)}`,
      ways: [way(null, true)],
    }),
    choice({
      id: 'xp',
      sign: { kind: 'star' },
      title: speech.t('quest.term.xp.name'),
      text: `${starWords(speech, xp)} ${dropWords(speech, view, id, false)}`,
      note: opens.length > 0 ? speech.t('ui.react.opens', { names }) : '',
      ways: [way(null, false)],
    }),
  ];
  return { form: 'pair', choices, verb: asOption(asked) };
};

/** A treasure that has dropped. */
const loot: Maker = (asked) => {
  const { speech, view, about } = asked;
  const { treasures = [], id = '' } = about;
  const card = treasures[0] ?? '';
  const ways = chosen<Payment>(asked).map((pay) => way(pay, pay));
  const text = cardRules(speech, view, card);
  const { type } = monsterCard(kindOf(id));
  const isAny = ways.some(({ pay }) => pay?.cards.some((kind) => kind !== type && kind !== 'joker') ?? false);
  const price = isAny ? speech.cardsOf(1) : speech.cost({ [type]: 1 });
  const note = pricesOf(speech, card, price).join(' · ');
  return {
    hint: speech.t('ui.react.from', { who: speech.kind(id) }),
    // Upright there is room for both prices.
    form: 'pair',
    choices: ways.length === 0 ? [] : [{ ...treasureChoice(asked, card, ways), id: 'loot', text, note }],
    verb: () => speech.t('ui.react.pickUp'),
  };
};

/** The Evil Lord's reward for a fallen Hero. */
const reward: Maker = (asked) => {
  const { foe = '', hero = '' } = asked.about;
  const choices = chosen<'cards' | { treasure: string }>(asked).map((option) => {
    const ways = [way(null, option)];
    if (option !== 'cards') return treasureChoice(asked, option.treasure, ways, true);
    return choice({ id: 'cards', sign: { kind: 'icon', name: 'draw' }, title: words(asked, option), ways });
  });
  return { duel: { by: foe, targets: [{ id: hero, n: 0 }] }, choices };
};

/** The World's toll: a card, or a life. */
const toll: Maker = (asked) => {
  const { look, speech, view, about } = asked;
  const { n = 1, energy = 'any' } = about;
  const ways = chosen<Payment>(asked).map((pay) => way(pay, pay));
  const { left } = numbersOf(view, heroId(look.seat));
  const pays = choice({
    id: 'pay',
    sign: energy === 'any' ? { kind: 'icon', name: 'toll' } : { kind: 'energy', type: energy },
    title: speech.t('ui.react.pay'),
    text: energy === 'any' ? speech.cardsOf(n) : speech.cards(new Array<CardKind>(n).fill(energy)),
    ways,
  });
  const suffers = choice({
    id: 'suffer',
    sign: { kind: 'hurt', n },
    title: words(asked, null),
    text: speech.t('ui.react.lifeLeft', { n: Math.max(0, left - n) }),
    note: left <= n ? speech.t('ui.react.falls', { who: speech.hero(look.seat) }) : '',
    isDire: left <= n,
    ways: [way(null, null)],
  });
  return { form: 'pair', pass: null, choices: ways.length === 0 ? [suffers] : [pays, suffers] };
};

/** A treasure that the Evil Lord has put under the creature whose turn it is. */
const lordPlay: Maker = (asked) => {
  const { speech, view } = asked;
  const id = view.turn?.id ?? '';
  const by = grouped(chosen<LordPlay>(asked), ({ id: card }) => card);
  const choices = [...by].map(([card, options]) =>
    treasureChoice(
      asked,
      card,
      options.map((option) => way(option.pay, option)),
      true,
    ),
  );
  const strikes = ({ id: card }: ReactionChoice) => {
    const play = playsFor(view, id).find((one) => one.id === card);
    const previews = play === undefined ? [] : previewOfEffects(view, id, card, play.ops);
    return previews.flatMap(({ blows }) => blows);
  };
  return { pass: { words: speech.t('option.quest.pass'), answer: null }, choices, strikes };
};

export const REACTION_KINDS = {
  'quest.riposte': riposte,
  'quest.defend': dial,
  'quest.seen': riposte,
  'quest.bonus': bonus,
  'quest.shield': dial,
  /** Who falls first. */
  'quest.order': (asked) => ({
    choices: chosen<CreatureId>(asked).map((id) => creatureChoice(asked, id, [way(null, id)])),
    verb: asOption(asked),
  }),
  'quest.prize': prize,
  'quest.loot': loot,
  'quest.reward': reward,
  'quest.toll': toll,
  /** A treasure that is lost. */
  'quest.lose': (asked) => ({
    choices: chosen<string>(asked).map((card) => treasureChoice(asked, card, [way(null, card)])),
    verb: asOption(asked),
  }),
  'quest.lordPlay': lordPlay,
} as const satisfies Partial<Record<AskKind, Maker>>;

/** The open question as a reaction; null if it is none. */
export function reactionOf(look: QuestLook, speech: Voice): Reaction | null {
  const { ask, domain, view } = look;
  if (ask === null || domain === null) return null;
  const make = (REACTION_KINDS as Partial<Record<string, Maker>>)[ask.kind];
  const asked = { look, ask, speech: speech.at(view), view, about: situation(view) };
  return make === undefined ? null : { ...frame(asked), ...make(asked) };
}
