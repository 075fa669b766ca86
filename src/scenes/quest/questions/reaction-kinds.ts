/** How each reaction is made of its question: what there is to choose, at what price, and what it would come to. */

import type { Ask, Json } from '../../../engine/kernel/state.ts';
import type { Bonus, LordPlay, RiposteChoice, Shield } from '../../../engine/quest/choices.ts';
import type { CardKind } from '../../../engine/quest/data/words.ts';
import {
  heroId,
  kindOf,
  monsterCard,
  numbersOf,
  playsFor,
  previewOfEffects,
  type SheetRow,
  STARS,
  sheetOf,
  threatOf,
} from '../../../engine/quest/read.ts';
import type { CreatureId, Payment } from '../../../engine/quest/state.ts';
import type { AskKind } from '../../../engine/quest/words.ts';
import { optionsOf } from '../draft.ts';
import type { QuestLook } from '../types.ts';
import { cardRules, optionWords, pricesOf, questionWords, treasureRules, type Voice } from '../words.ts';
import type { Reaction, ReactionChoice, ReactionDuel, ReactionSign, Way } from './reaction.ts';
import { fallOf, rewardOf, tollOf } from './reaction-tasks.ts';

interface Asked {
  look: QuestLook;
  ask: Ask;
  speech: Voice;
}

type Maker = (asked: Asked) => Reaction;

/** The words of an option, as the layer of words has them. */
const words = ({ look, ask, speech }: Asked, option: Json): string =>
  optionWords(speech, look.view, ask, option);

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
  const { look, ask, speech } = asked;
  const { title, hint } = questionWords(speech, look.view, ask);
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

/** Whose damage is to be prevented: as the engine asks, one after the other. */
function defended({ look, ask }: Asked): CreatureId {
  const own = heroId(look.seat);
  const vars = (look.view.tasks.at(-1)?.vars ?? {}) as { asked?: string[]; damage?: Record<string, number> };
  const inDanger = (id: string) => (vars.damage?.[id] ?? 0) > 0;
  if (ask.kind === 'quest.defend') return own;
  return (vars.asked ?? []).find((id) => !/^h\d$/.test(id) && inDanger(id)) ?? own;
}

/** A shield dial: so many cards, so much less damage. */
const dial: Maker = (asked) => {
  const { look, speech } = asked;
  const target = defended(asked);
  const duel = duelOf(asked, target);
  const pending = duel?.targets[0]?.n ?? 0;
  const { left } = numbersOf(look.view, target);
  const by = grouped(chosen<Shield>(asked), ({ n }) => String(n));
  const choices = [...by].map(([n, options]) => {
    const rest = pending - Number(n);
    const saves = left <= pending && left > rest;
    return choice({
      id: n,
      title: speech.t('ui.react.prevent', { damage: speech.at(look.view).damage(Number(n)) }),
      note: saves ? speech.t('ui.react.survives', { who: speech.at(look.view).creature(target) }) : '',
      ways: options.map((option) => way(option.pay, option)),
    });
  });
  const energy = speech.at(look.view).energy(numbersOf(look.view, target).type);
  const hint = speech.t('ui.react.dial', { energy });
  return { ...frame(asked), hint, form: 'dial', duel, choices };
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
function savesWords({ look, speech }: Asked, saved: number, back: number): string {
  if (saved === 0) return '';
  const damage = speech.at(look.view).damage(saved);
  return back > 0
    ? speech.t('ui.react.savesAndHits', { damage, n: back })
    : speech.t('ui.react.saves', { damage });
}

/** What it does to the attacker. */
const strikesBack = (row: SheetRow | undefined): number =>
  (row?.ability.fx ?? []).reduce(
    (sum, op) =>
      op.op === 'damage' && op.shape === 'attacker' && typeof op.n === 'number' ? sum + op.n : sum,
    0,
  );

function signOf(row: SheetRow | undefined, id: string): ReactionSign {
  if (row?.family === 'treasure') return { kind: 'treasure', card: id };
  if (row?.family === 'prize') return { kind: 'face', id };
  const [type] = Object.keys(row?.cost ?? {});
  return type === undefined ? { kind: 'icon', name: 'riposte' } : { kind: 'energy', type };
}

/** Combos, treasures and prizes that answer an attack, or repeat what has been seen. */
const riposte: Maker = (asked) => {
  const { look, speech } = asked;
  const duel = duelOf(asked);
  const rows = new Map(sheetOf(look.view, look.seat).map((row) => [row.id, row]));
  const voice = speech.at(look.view);
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
    const isForOther = target !== null && (hasMany || target !== heroId(look.seat));
    return choice({
      id: key,
      sign: signOf(row, id),
      title: isForOther
        ? speech.t('ui.react.for', { card: voice.card(id), who: voice.creature(target) })
        : voice.card(id),
      text: cardRules(speech, look.view, id),
      note: savesWords(asked, saved, strikesBack(row)),
      ways: options.map((option) => way(option.pay, option)),
      on: isForOther ? target : null,
      saves: target !== null && saved > 0 ? { id: target, n: saved } : null,
      back: strikesBack(row),
    });
  });
  return { ...frame(asked), duel, choices };
};

/** The Evil Lord's card for one more damage. */
const bonus: Maker = (asked) => {
  const { look, speech } = asked;
  const duel = duelOf(asked);
  const voice = speech.at(look.view);
  const by = grouped(chosen<Bonus>(asked), ({ target }) => target);
  const choices = [...by].map(([target, options]) => {
    const n = duel?.targets.find(({ id }) => id === target)?.n ?? 0;
    return choice({
      id: target,
      sign: { kind: 'face', id: target },
      title: speech.capital(voice.creature(target)),
      text: speech.t('ui.react.harder', { n: voice.damage(n + 1), less: n }),
      ways: options.map((option) => way({ cards: [option.card], xp: 0, wild: false }, option)),
      on: target,
    });
  });
  const verb = ({ title }: ReactionChoice) => speech.t('ui.react.harderOn', { who: title });
  return { ...frame(asked), duel, choices, verb };
};

/** Who falls first. */
const order: Maker = (asked) => {
  const { look, speech } = asked;
  const voice = speech.at(look.view);
  const choices = chosen<CreatureId>(asked).map((id) =>
    choice({
      id,
      sign: { kind: 'face', id },
      title: speech.capital(voice.creature(id)),
      ways: [way(null, id)],
      on: id,
    }),
  );
  return { ...frame(asked), choices, verb: ({ title }) => speech.t('ui.react.first', { who: title }) };
};

/** Prize or experience, side by side. */
const prize: Maker = (asked) => {
  const { look, speech } = asked;
  const id = fallOf(look.view).id ?? '';
  const hero = look.view.heroes[look.seat];
  const xp = (hero?.xp.length ?? 0) + 1;
  const opens = sheetOf(look.view, look.seat).filter(({ needs }) => needs === xp);
  const voice = speech.at(look.view);
  const names = voice.list(opens.map((row) => voice.card(row.id)));
  const hasPrize = monsterCard(kindOf(id)).prize !== undefined;
  const choices = [
    choice({
      id: 'prize',
      sign: { kind: 'face', id },
      title: speech.t('quest.term.prize.name'),
      text: hasPrize ? cardRules(speech, look.view, id) : '',
      note: speech.t('ui.react.noTreasure'),
      ways: [way(null, true)],
    }),
    choice({
      id: 'xp',
      sign: { kind: 'star' },
      title: speech.t('quest.term.xp.name'),
      text: speech.t('ui.react.xp', { n: xp, most: STARS }),
      note: opens.length > 0 ? speech.t('ui.react.opens', { names }) : '',
      ways: [way(null, false)],
    }),
  ];
  const verb = (one: ReactionChoice) => speech.t(one.id === 'xp' ? 'ui.react.takeXp' : 'ui.react.keepPrize');
  return { ...frame(asked), form: 'pair', choices, verb };
};

/** A treasure that has dropped. */
const loot: Maker = (asked) => {
  const { look, speech } = asked;
  const { treasures = [], id = '' } = fallOf(look.view);
  const card = treasures[0] ?? '';
  const name = speech.at(look.view).card(card);
  const ways = chosen<Payment>(asked).map((pay) => way(pay, pay));
  const sign: ReactionSign = { kind: 'treasure', card };
  const text = cardRules(speech, look.view, card);
  const { type } = monsterCard(kindOf(id));
  const isAny = ways.some(({ pay }) => pay?.cards.some((kind) => kind !== type && kind !== 'joker') ?? false);
  const price = isAny ? speech.at(look.view).cardsOf(1) : speech.cost({ [type]: 1 });
  const note = pricesOf(speech, card, price).join(' · ');
  return {
    ...frame(asked),
    hint: speech.t('ui.react.from', { who: speech.at(look.view).kind(id) }),
    // Upright there is room for both prices.
    form: 'pair',
    choices: ways.length === 0 ? [] : [choice({ id: 'loot', sign, title: name, text, note, ways })],
    verb: () => speech.t('ui.react.pickUp'),
  };
};

/** The Evil Lord's reward for a fallen Hero. */
const reward: Maker = (asked) => {
  const { look, speech } = asked;
  const { foe = '', hero = '' } = rewardOf(look.view);
  const voice = speech.at(look.view);
  const choices = chosen<'cards' | { treasure: string }>(asked).map((option) =>
    option === 'cards'
      ? choice({
          id: 'cards',
          sign: { kind: 'icon', name: 'draw' },
          title: words(asked, option),
          ways: [way(null, option)],
        })
      : choice({
          id: option.treasure,
          sign: { kind: 'treasure', card: option.treasure },
          title: voice.card(option.treasure),
          text: treasureRules(speech, look.view, option.treasure).join(' · '),
          ways: [way(null, option)],
        }),
  );
  return { ...frame(asked), duel: { by: foe, targets: [{ id: hero, n: 0 }] }, choices };
};

/** The World's toll: a card, or a life. */
const toll: Maker = (asked) => {
  const { look, speech } = asked;
  const { n = 1, energy = 'any' } = tollOf(look.view);
  const ways = chosen<Payment>(asked).map((pay) => way(pay, pay));
  const { left } = numbersOf(look.view, heroId(look.seat));
  const voice = speech.at(look.view);
  const pays = choice({
    id: 'pay',
    sign: energy === 'any' ? { kind: 'icon', name: 'toll' } : { kind: 'energy', type: energy },
    title: speech.t('ui.react.pay'),
    text: energy === 'any' ? voice.cardsOf(n) : voice.cards(new Array<CardKind>(n).fill(energy)),
    ways,
  });
  const suffers = choice({
    id: 'suffer',
    sign: { kind: 'hurt', n },
    title: words(asked, null),
    text: speech.t('ui.react.lifeLeft', { n: Math.max(0, left - n) }),
    note: left <= n ? speech.t('ui.react.falls', { who: voice.hero(look.seat) }) : '',
    isDire: left <= n,
    ways: [way(null, null)],
  });
  return {
    ...frame(asked),
    form: 'pair',
    pass: null,
    choices: ways.length === 0 ? [suffers] : [pays, suffers],
  };
};

/** A treasure that is lost. */
const lose: Maker = (asked) => {
  const { look, speech } = asked;
  const choices = chosen<string>(asked).map((card) =>
    choice({
      id: card,
      sign: { kind: 'treasure', card },
      title: speech.at(look.view).card(card),
      text: treasureRules(speech, look.view, card).join(' · '),
      ways: [way(null, card)],
    }),
  );
  return { ...frame(asked), choices, verb: ({ title }) => speech.t('ui.react.lose', { card: title }) };
};

/** A treasure that the Evil Lord has put under the creature whose turn it is. */
const lordPlay: Maker = (asked) => {
  const { look, speech } = asked;
  const { view } = look;
  const id = view.turn?.id ?? '';
  const by = grouped(chosen<LordPlay>(asked), ({ id: card }) => card);
  const choices = [...by].map(([card, options]) =>
    choice({
      id: card,
      sign: { kind: 'treasure', card },
      title: speech.at(view).card(card),
      text: treasureRules(speech, view, card).join(' · '),
      ways: options.map((option) => way(option.pay, option)),
    }),
  );
  const pass = { words: speech.t('ui.tableaux.lord.none'), answer: null };
  const strikes = ({ id: card }: ReactionChoice) => {
    const play = playsFor(view, id).find((one) => one.id === card);
    const previews = play === undefined ? [] : previewOfEffects(view, id, card, play.ops);
    return previews.flatMap(({ blows }) => blows);
  };
  return { ...frame(asked), pass, choices, strikes };
};

export const REACTION_KINDS = {
  'quest.riposte': riposte,
  'quest.defend': dial,
  'quest.seen': riposte,
  'quest.bonus': bonus,
  'quest.shield': dial,
  'quest.order': order,
  'quest.prize': prize,
  'quest.loot': loot,
  'quest.reward': reward,
  'quest.toll': toll,
  'quest.lose': lose,
  'quest.lordPlay': lordPlay,
} as const satisfies Partial<Record<AskKind, Maker>>;

/** The open question as a reaction; null if it is none. */
export function reactionOf(look: QuestLook, speech: Voice): Reaction | null {
  const { ask } = look;
  if (ask === null || look.domain === null) return null;
  const make = (REACTION_KINDS as Partial<Record<string, Maker>>)[ask.kind];
  return make === undefined ? null : make({ look, ask, speech });
}
