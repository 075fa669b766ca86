/** What a single effect of a card does, in one sentence: made from the effect, so that new combos have words too. */

import type { Count, Effect, EffectOf } from '../../engine/quest/data/effects.ts';
import type { Selector, Shape, Tag } from '../../engine/quest/data/words.ts';
import { fxKey, questPartKey, whoKey, whomKey } from '../../i18n/quest-keys.ts';
import type { Args } from '../../i18n/words.ts';
import type { QuestSpeech } from './speech.ts';

/** Whose effect it is: a hero's, a monster's or boss's, or a World's. */
export type CardSide = 'hero' | 'foe' | 'world';

/** Everything that shapes the sentences of a card. */
export interface SentenceStyle {
  speech: QuestSpeech;
  side: CardSide;
  /** The heroes at the start of the game, if known: amounts that grow with them become numbers. */
  heroes?: number | undefined;
  /** The attack before can have hit one creature only. */
  isSingle?: boolean;
  /** The effects of a boss that would be defeated. */
  isFelled?: boolean;
  /** Something is paid for the effects: those cards cannot be taken back by them. */
  isPaid?: boolean;
  /** Monsters that come by the effects may find no room. */
  isCapped?: boolean;
}

/** Moving up to so many columns leads anywhere. */
const ANYWHERE = 5;

/** Those of whom the catalogue speaks alike on all cards. */
const COMMON: readonly string[] = ['hit', 'target', 'attacker', 'enemies', 'flea', 'crowded'];

/** Attacks of one target. */
const SINGLE: readonly string[] = ['melee', 'distance', 'any', 'attacker'];

/** Marks that a boss does not mind (R-PQ-95), and whom a card means that puts one on an enemy. */
const SPARES_BOSS: readonly string[] = ['root', 'stun', 'robbed'];
const OF_MONSTERS: readonly string[] = ['hit', 'target', 'any', 'distance'];

/** A Feature speaks of heroes as their own cards do. */
const sideOf = ({ side }: SentenceStyle): 'hero' | 'foe' => (side === 'foe' ? 'foe' : 'hero');

function placed(style: SentenceStyle, who: Selector | Shape | 'attacker'): string {
  const named = who.replace(/^foe:/, '');
  const name = named === 'hit' && style.isSingle ? 'target' : named;
  return COMMON.includes(name) ? name : `${sideOf(style)}.${name}`;
}

/** As the object of a sentence: `the front enemy ahead`. */
function whom(style: SentenceStyle, who: Selector | Shape | 'attacker'): string {
  return style.speech.t(whomKey(placed(style, who)));
}

/** As its subject. */
function subject(style: SentenceStyle, who: Selector): string {
  return style.speech.t(whoKey(placed(style, who)));
}

/** The subject of a mark that a boss does not mind. */
function monsters(style: SentenceStyle, who: Selector, tag: Tag): string | null {
  if (sideOf(style) === 'foe' || !SPARES_BOSS.includes(tag)) return null;
  const name = placed(style, who).replace('hero.', '');
  return OF_MONSTERS.includes(name) ? style.speech.t(whoKey(`${name}Monster`)) : null;
}

function say(style: SentenceStyle, op: string, args: Args = {}): string {
  return style.speech.tell(fxKey(op), args);
}

/** A sentence about `who`: a hero's own card says `you`. */
function about(style: SentenceStyle, op: string, who: Selector, args: Args = {}): string {
  if (who === 'self' && sideOf(style) === 'hero') return say(style, op, { ...args, context: 'self' });
  return say(style, op, { ...args, who: subject(style, who) });
}

/** The form of a verb that a monster's card uses. */
const foeForm = (style: SentenceStyle): Args => (sideOf(style) === 'foe' ? { context: 'foe' } : {});

function amount({ speech, heroes }: SentenceStyle, n: Count): string {
  if (typeof n === 'number') return speech.number(n);
  if (heroes !== undefined) return speech.number(n.plus + n.perHero * heroes);
  return n.plus === 0
    ? speech.t(questPartKey('perHero'), { n: n.perHero })
    : speech.t(questPartKey('plusPerHero'), { plus: n.plus, n: n.perHero });
}

/** `1 more`, `1 less`. */
function change({ speech }: SentenceStyle, n: number): string {
  return speech.t(questPartKey(n < 0 ? 'less' : 'more'), { n: Math.abs(n) });
}

function damage(style: SentenceStyle, { shape, n, sure, times }: EffectOf<'damage'>): string {
  const { speech } = style;
  const hit = say(style, 'damage', {
    ...foeForm(style),
    whom: whom(style, shape),
    damage: speech.damage(n),
  });
  const again = times === undefined || times === 1 ? [] : [say(style, 'times', { ...foeForm(style), times })];
  return [hit, ...again, ...(sure ? [say(style, 'sure')] : [])].join(' ');
}

function heal(style: SentenceStyle, { who, n }: EffectOf<'heal'>): string {
  const side = sideOf(style);
  const many = amount(style, n);
  if (style.isFelled) return say(style, 'heal', { context: 'felled', n: many });
  if (who === 'self') return say(style, 'heal', { context: side === 'hero' ? 'self' : 'foeSelf', n: many });
  return say(style, 'heal', { ...foeForm(style), whom: whom(style, who), n: many });
}

function move(style: SentenceStyle, { who, n, dir }: EffectOf<'move'>): string {
  const columns = style.speech.part('columns', n);
  if (who === 'enemies' && dir !== 'toward' && dir !== undefined) {
    return say(style, 'move', { context: dir === 'left' ? 'sideLeft' : 'sideRight', columns });
  }
  if (dir !== undefined) return say(style, 'move', { context: dir, who: subject(style, who), columns });
  if (who === 'self') {
    return n >= ANYWHERE
      ? say(style, 'move', { context: 'anywhere' })
      : say(style, 'move', { context: 'self', columns });
  }
  return say(style, 'move', { ...foeForm(style), whom: whom(style, who), columns });
}

function swap(style: SentenceStyle, { who }: EffectOf<'swap'>): string {
  const context = who === 'hit' ? 'hit' : who === 'foe:far2' ? 'far2' : null;
  return say(style, 'swap', context === null ? {} : { context });
}

function until({ speech, ...style }: SentenceStyle, end: 'next' | 'world'): string {
  const which = end === 'world' ? 'world' : sideOf({ speech, ...style });
  return speech.t(questPartKey(`until.${which}`));
}

function mark(style: SentenceStyle, { who, tag, v, until: end }: EffectOf<'mark'>): string {
  const n = v ?? 1;
  const args = {
    until: until(style, end),
    amount: change(style, tag === 'weak' || tag === 'shield' ? -n : n),
  };
  const only = monsters(style, who, tag);
  if (only !== null) return say(style, tag, { ...args, who: only });
  // A blessing and a weakness differ in nothing but the sign.
  return about(style, tag === 'bless' ? 'weak' : tag, who, args);
}

function action(style: SentenceStyle, { who, n }: EffectOf<'action'>): string {
  const actions = style.speech.part(n < 0 ? 'lessActions' : 'moreActions', Math.abs(n));
  if ((who === 'hero' || who === 'near') && sideOf(style) === 'hero') {
    return say(style, 'action', { context: 'choice', who: subject(style, who), actions });
  }
  if (n < 0) return say(style, 'action', { context: 'less', who: subject(style, who), actions });
  return about(style, 'action', who, { actions });
}

function lasting(style: SentenceStyle, { who, stat, v }: EffectOf<'stat'>): string {
  if (typeof v === 'string') return about(style, stat, who, { whom: whom(style, v) });
  const { speech } = style;
  const n = Math.abs(v);
  const isLess = v < 0;
  const isOwn = who === 'self' && sideOf(style) === 'hero';
  switch (stat) {
    case 'move': {
      const context = isOwn ? (isLess ? 'selfLess' : 'selfMore') : isLess ? 'less' : 'more';
      return say(style, 'stride', { context, n, who: isOwn ? '' : subject(style, who) });
    }
    case 'hand':
      if (isOwn) return say(style, 'hand', { context: isLess ? 'selfLess' : 'self', n });
      return say(style, 'hand', { context: isLess ? 'less' : 'more', n, who: subject(style, who) });
    case 'std':
      // A monster's own attack counts as its standard attack (R-PQ-78).
      if (who === 'self' && !isOwn) return say(style, 'std', { context: 'foe', amount: change(style, v) });
      return about(style, 'std', who, { amount: change(style, v) });
    case 'armor':
      return say(style, 'armor', { it: speech.t(`quest.it.${sideOf(style)}`), n });
    case 'healing':
      return say(style, 'healing', { context: isLess ? 'less' : 'more', n });
    case 'faceup':
      return say(style, 'faceup', { context: isLess ? 'less' : 'more', cards: speech.part('cards', n) });
    case 'pickany':
    case 'worldproof':
      return say(style, stat);
    default:
      return about(style, stat, who, { amount: change(style, v) });
  }
}

function spawn(style: SentenceStyle, { n }: EffectOf<'spawn'>): string {
  if (n === 'half') return say(style, 'spawn', { context: 'half' });
  return say(style, style.isCapped ? 'spawnCapped' : 'spawn', {
    count: n,
    monsters: style.speech.part('monsters', n),
  });
}

function toll(style: SentenceStyle, { who, energy, n }: EffectOf<'toll'>): string {
  const { speech } = style;
  const cards = energy === 'any' ? speech.part('cards', n) : speech.cost({ [energy]: n });
  return about(style, 'toll', who, { cards, damage: speech.damage(n) });
}

/** One effect in one sentence; an attack without defence, or happens several times, takes one more. */
export function effectSentence(style: SentenceStyle, effect: Effect): string {
  const { speech } = style;
  switch (effect.op) {
    case 'damage':
      return damage(style, effect);
    case 'hurt':
      return about(style, 'hurt', effect.who, { damage: speech.damage(effect.n) });
    case 'heal':
      return heal(style, effect);
    case 'prevent':
      return effect.n === 'all'
        ? say(style, 'prevent', { context: 'all' })
        : say(style, 'prevent', { damage: speech.damage(effect.n) });
    case 'recover':
      return about(style, style.isPaid ? 'recoverPaid' : 'recover', effect.who, {
        cards: speech.part('cards', effect.n),
      });
    case 'draw':
      // For a creature of the Evil Lord he draws (R-PQ-78).
      if (effect.who === 'self' && style.side === 'foe') {
        return say(style, 'draw', { who: speech.t('quest.theLord'), cards: speech.part('cards', effect.n) });
      }
      return about(style, 'draw', effect.who, { cards: speech.part('cards', effect.n) });
    case 'discard':
      return about(style, effect.op, effect.who, { cards: speech.part('cards', effect.n) });
    case 'loot':
    case 'lose':
      return about(style, effect.op, effect.who, { treasures: speech.part('treasures', effect.n) });
    case 'change':
    case 'copy':
      return say(style, effect.op);
    case 'move':
      return move(style, effect);
    case 'swap':
      return swap(style, effect);
    case 'mark':
      return mark(style, effect);
    case 'action':
      return action(style, effect);
    case 'stat':
      return lasting(style, effect);
    case 'wild':
      return say(style, 'wild', { context: effect.how === 'one' ? 'single' : 'pair' });
    case 'spawn':
      return spawn(style, effect);
    case 'toll':
      return toll(style, effect);
  }
}

/** All effects of a card, one after another: what follows an attack speaks of whom it hit. */
export function effectSentences(style: SentenceStyle, effects: readonly Effect[]): string {
  let isSingle = false;
  const sentences = effects.map((effect) => {
    if (effect.op === 'damage') isSingle = SINGLE.includes(effect.shape) && (effect.times ?? 1) === 1;
    return effectSentence({ ...style, isSingle }, effect);
  });
  return sentences.join(' ');
}
