/** The rules text of a card, made from its effects: when, what, how often, at what price. */

import type { Effect } from '../../engine/quest/data/effects.ts';
import type { Ability, AttackCard, Cost, NamedAbility } from '../../engine/quest/data/schema.ts';
import {
  bossCard,
  GIFTS,
  HEROES,
  kindOf,
  monsterCard,
  treasureCard,
  worldCard,
} from '../../engine/quest/read.ts';
import { limitKey, whenKey } from '../../i18n/quest-keys.ts';
import { type CardSide, effectSentence, effectSentences, type SentenceStyle } from './effects.ts';
import type { QuestSpeech } from './speech.ts';

export interface CardOptions {
  /** Whose card it is; a hero's if nothing is said. */
  side?: CardSide;
  /** The heroes at the start of the game, if known. */
  heroes?: number;
  /** Whether the price is shown too. */
  cost?: boolean;
}

/** Triggers whose line has a form of its own for a condition; elsewhere the condition stands before the effects. */
const WITH_CONDITION: readonly string[] = ['roundStart', 'bossAttacked'];

/** The line that says when it happens, with a place for the effects; null for what is always so. */
function when(
  { trigger, guards, if: condition }: Ability,
  side: CardSide,
): { key: string; context?: string } | null {
  switch (trigger) {
    case 'riposte:hit':
      if (side === 'foe') return { key: 'riposteSelf', context: 'foe' };
      return { key: guards === 'any' ? 'riposteAny' : guards === 'near' ? 'riposteNear' : 'riposteSelf' };
    case 'riposte:seen':
      return { key: 'seen' };
    case 'turn':
    case 'always':
      return null;
    default:
      return condition !== undefined && WITH_CONDITION.includes(trigger)
        ? { key: trigger, context: condition }
        : { key: trigger };
  }
}

/** A sentence that goes on after a colon. */
function lowerFirst(speech: QuestSpeech, text: string): string {
  return text.charAt(0).toLocaleLowerCase(speech.words.language) + text.slice(1);
}

function after(speech: QuestSpeech, line: { key: string; context?: string } | null, text: string): string {
  if (line === null) return text;
  const { key, ...context } = line;
  return speech.t(whenKey(key), { ...context, text: lowerFirst(speech, text) });
}

/** The rules text of a combo, special, boss ability, treasure, prize or Feature. */
export function cardText(speech: QuestSpeech, ability: Ability, options: CardOptions = {}): string {
  const { side = 'hero', heroes } = options;
  const style: SentenceStyle = {
    speech,
    side,
    heroes,
    isFelled: ability.trigger === 'bossFelled',
    isPaid: Object.keys(ability.cost).length > 0,
    // Where there are fewer monsters than heroes there is room.
    isCapped: ability.trigger !== 'setUp' && ability.if !== 'fewEnemies',
  };
  const effects = effectSentences(style, ability.fx);
  const line = when(ability, side);
  const isSaid = ability.if === undefined || line?.context !== undefined;
  const whole = isSaid ? effects : after(speech, { key: ability.if ?? '' }, effects);
  const limit = ability.limit === undefined ? [] : [speech.t(limitKey(ability.limit))];
  const price = options.cost && Object.keys(ability.cost).length > 0 ? [costText(speech, ability.cost)] : [];
  return [after(speech, line, whole), ...limit, ...price].join(' ');
}

/** `Costs 2 Strength and 1 Speed.` */
export function costText(speech: QuestSpeech, cost: Cost): string {
  return speech.t('quest.cost', { cards: speech.cost(cost) });
}

/** The printed attack of a monster or boss. */
export function attackText(
  speech: QuestSpeech,
  { shape, n, fx }: AttackCard,
  side: CardSide = 'foe',
): string {
  const style: SentenceStyle = { speech, side };
  const hit: Effect = { op: 'damage', shape, n };
  return effectSentences(style, [hit, ...fx]);
}

export function effectText(speech: QuestSpeech, effect: Effect, side: CardSide = 'hero'): string {
  return effectSentence({ speech, side }, effect);
}

/** Every named ability by its id, a hero's combos and specials and what pets that come along can do. */
function named(id: string): { ability: Ability; side: CardSide } | null {
  for (const { special, combos } of Object.values(HEROES)) {
    const ability = [special, ...combos].find((one) => one.id === id);
    if (ability !== undefined) return { ability, side: 'hero' };
  }
  const gift = GIFTS[id];
  return gift === undefined ? null : { ability: gift, side: 'hero' };
}

function found(speech: QuestSpeech, id: string): { ability: Ability; side: CardSide } | null {
  const kind = kindOf(id);
  const has = (family: string) => speech.words.has(`quest.${family}.${kind}.name`);
  if (has('treasure')) return { ability: treasureCard(kind), side: 'hero' };
  if (has('world')) return { ability: worldCard(kind).feature, side: 'world' };
  if (has('monster')) {
    const { prize } = monsterCard(kind);
    return prize === undefined ? null : { ability: prize, side: 'hero' };
  }
  return named(id) ?? sheet(speech, id);
}

function sheet(speech: QuestSpeech, id: string): { ability: Ability; side: CardSide } | null {
  for (const { card } of speech.names?.foes.filter((foe) => foe.boss) ?? []) {
    const ability = bossCard(card).abilities.find((one) => one.id === id);
    if (ability !== undefined) return { ability, side: 'foe' };
  }
  return null;
}

/** A line for each ability of a sheet, by its name. */
function rows(speech: QuestSpeech, abilities: readonly NamedAbility[], options: CardOptions): string {
  return abilities
    .map((ability) =>
      speech.t('quest.row', { name: speech.card(ability.id), text: cardText(speech, ability, options) }),
    )
    .join('\n');
}

/**
 * The rules text of the card with this id; a monster's is that of its prize, a boss's its whole sheet, a line
 * for each ability; a hero's the special. Nothing for what has none.
 */
export function textOf(speech: QuestSpeech, id: string, options: CardOptions = {}): string {
  if (speech.words.has(`quest.boss.${id}.name`)) {
    return rows(speech, bossCard(id).abilities, { side: 'foe', ...options });
  }
  const special = HEROES[id]?.special;
  if (special !== undefined) return rows(speech, [special], options);
  const card = found(speech, id);
  return card === null ? '' : cardText(speech, card.ability, { side: card.side, ...options });
}

/** Whether an effect does anything for a creature of the Evil Lord: it has no actions, no hand and no toll (R-PQ-78). */
const helpsFoe = (effect: Effect): boolean =>
  effect.op === 'stat' ? !['hand', 'worldproof'].includes(effect.stat) : effect.op !== 'action';

/** What a treasure does for a Monster or Boss that has it: Heroes are its enemies (R-PQ-78). */
export function treasureUnder(speech: QuestSpeech, treasure: string): string {
  const ability = treasureCard(kindOf(treasure));
  const fx = ability.fx.filter(helpsFoe);
  return fx.length === 0
    ? speech.t('quest.underNothing')
    : cardText(speech, { ...ability, fx }, { side: 'foe' });
}
