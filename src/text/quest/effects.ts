/** What a single effect of a card does, in one sentence: made from the effect, so that new combos have words too. */

import type { Count, Effect, EffectOf } from '../../engine/quest/data/effects.ts';
import type { Selector, Shape, Tag } from '../../engine/quest/data/words.ts';
import { fxKey, questPartKey, whoKey, whomKey } from '../../i18n/quest-keys.ts';
import type { Args } from '../../i18n/words.ts';
import type { QuestSpeech } from './speech.ts';

/** Whose effect it is: a hero's, a monster's or boss's, or a World's. */
export type CardSide = 'hero' | 'foe' | 'world';

/** Everything that shapes the sentences of a card. */
export interface Telling {
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

/** Those of whom the catalogue speaks alike, whoever's card it is. */
const COMMON: readonly string[] = ['hit', 'target', 'attacker', 'enemies', 'flea', 'crowded'];

/** Attacks of one target. */
const SINGLE: readonly string[] = ['melee', 'distance', 'any', 'attacker'];

/** Marks that a boss does not mind (R-PQ-95), and whom a card means that puts one on an enemy. */
const SPARES_BOSS: readonly string[] = ['root', 'stun', 'robbed'];
const OF_MONSTERS: readonly string[] = ['hit', 'target', 'any', 'distance'];

/** A Feature speaks of heroes as their own cards do. */
const sideOf = ({ side }: Telling): 'hero' | 'foe' => (side === 'foe' ? 'foe' : 'hero');

function placed(telling: Telling, who: Selector | Shape | 'attacker'): string {
  const named = who.replace(/^foe:/, '');
  const name = named === 'hit' && telling.isSingle ? 'target' : named;
  return COMMON.includes(name) ? name : `${sideOf(telling)}.${name}`;
}

/** As the object of a sentence: `the front enemy ahead`. */
function whom(telling: Telling, who: Selector | Shape | 'attacker'): string {
  return telling.speech.t(whomKey(placed(telling, who)));
}

/** As its subject. */
function subject(telling: Telling, who: Selector): string {
  return telling.speech.t(whoKey(placed(telling, who)));
}

/** The subject of a mark that a boss does not mind. */
function monsters(telling: Telling, who: Selector, tag: Tag): string | null {
  if (sideOf(telling) === 'foe' || !SPARES_BOSS.includes(tag)) return null;
  const name = placed(telling, who).replace('hero.', '');
  return OF_MONSTERS.includes(name) ? telling.speech.t(whoKey(`${name}Monster`)) : null;
}

function say(telling: Telling, op: string, args: Args = {}): string {
  return telling.speech.tell(fxKey(op), args);
}

/** A sentence about somebody: a hero's own card says `you`. */
function about(telling: Telling, op: string, who: Selector, args: Args = {}): string {
  if (who === 'self' && sideOf(telling) === 'hero') return say(telling, op, { ...args, context: 'self' });
  return say(telling, op, { ...args, who: subject(telling, who) });
}

/** The form of a verb that a monster's card uses. */
const foeForm = (telling: Telling): Args => (sideOf(telling) === 'foe' ? { context: 'foe' } : {});

function amount({ speech, heroes }: Telling, n: Count): string {
  if (typeof n === 'number') return speech.number(n);
  if (heroes !== undefined) return speech.number(n.plus + n.perHero * heroes);
  return n.plus === 0
    ? speech.t(questPartKey('perHero'), { n: n.perHero })
    : speech.t(questPartKey('plusPerHero'), { plus: n.plus, n: n.perHero });
}

/** `1 more`, `1 less`. */
function change({ speech }: Telling, n: number): string {
  return speech.t(questPartKey(n < 0 ? 'less' : 'more'), { n: Math.abs(n) });
}

function damage(telling: Telling, { shape, n, sure, times }: EffectOf<'damage'>): string {
  const { speech } = telling;
  const hit = say(telling, 'damage', {
    ...foeForm(telling),
    whom: whom(telling, shape),
    damage: speech.damage(n),
  });
  const again =
    times === undefined || times === 1 ? [] : [say(telling, 'times', { ...foeForm(telling), times })];
  return [hit, ...again, ...(sure ? [say(telling, 'sure')] : [])].join(' ');
}

function heal(telling: Telling, { who, n }: EffectOf<'heal'>): string {
  const side = sideOf(telling);
  const many = amount(telling, n);
  if (telling.isFelled) return say(telling, 'heal', { context: 'felled', n: many });
  if (who === 'self') return say(telling, 'heal', { context: side === 'hero' ? 'self' : 'foeSelf', n: many });
  return say(telling, 'heal', { ...foeForm(telling), whom: whom(telling, who), n: many });
}

function move(telling: Telling, { who, n, dir }: EffectOf<'move'>): string {
  const columns = telling.speech.part('columns', n);
  if (who === 'enemies' && dir !== 'toward' && dir !== undefined) {
    return say(telling, 'move', { context: dir === 'left' ? 'sideLeft' : 'sideRight', columns });
  }
  if (dir !== undefined) return say(telling, 'move', { context: dir, who: subject(telling, who), columns });
  if (who === 'self') {
    return n >= ANYWHERE
      ? say(telling, 'move', { context: 'anywhere' })
      : say(telling, 'move', { context: 'self', columns });
  }
  return say(telling, 'move', { ...foeForm(telling), whom: whom(telling, who), columns });
}

function swap(telling: Telling, { who }: EffectOf<'swap'>): string {
  const context = who === 'hit' ? 'hit' : who === 'foe:far2' ? 'far2' : null;
  return say(telling, 'swap', context === null ? {} : { context });
}

function until({ speech, ...telling }: Telling, end: 'next' | 'world'): string {
  const which = end === 'world' ? 'world' : sideOf({ speech, ...telling });
  return speech.t(questPartKey(`until.${which}`));
}

function mark(telling: Telling, { who, tag, v, until: end }: EffectOf<'mark'>): string {
  const n = v ?? 1;
  const args = {
    until: until(telling, end),
    amount: change(telling, tag === 'weak' || tag === 'shield' ? -n : n),
  };
  const only = monsters(telling, who, tag);
  if (only !== null) return say(telling, tag, { ...args, who: only });
  // A blessing and a weakness differ in nothing but the sign.
  return about(telling, tag === 'bless' ? 'weak' : tag, who, args);
}

function action(telling: Telling, { who, n }: EffectOf<'action'>): string {
  const actions = telling.speech.part(n < 0 ? 'lessActions' : 'moreActions', Math.abs(n));
  if ((who === 'hero' || who === 'near') && sideOf(telling) === 'hero') {
    return say(telling, 'action', { context: 'choice', who: subject(telling, who), actions });
  }
  if (n < 0) return say(telling, 'action', { context: 'less', who: subject(telling, who), actions });
  return about(telling, 'action', who, { actions });
}

function lasting(telling: Telling, { who, stat, v }: EffectOf<'stat'>): string {
  if (typeof v === 'string') return about(telling, stat, who, { whom: whom(telling, v) });
  const { speech } = telling;
  const n = Math.abs(v);
  const isLess = v < 0;
  const isOwn = who === 'self' && sideOf(telling) === 'hero';
  switch (stat) {
    case 'move': {
      const context = isOwn ? (isLess ? 'selfLess' : 'selfMore') : isLess ? 'less' : 'more';
      return say(telling, 'stride', { context, n, who: isOwn ? '' : subject(telling, who) });
    }
    case 'hand':
      if (isOwn) return say(telling, 'hand', { context: isLess ? 'selfLess' : 'self', n });
      return about(telling, 'hand', who, { amount: change(telling, v) });
    case 'armor':
      return say(telling, 'armor', { it: speech.t(`quest.it.${sideOf(telling)}`), n });
    case 'healing':
      return say(telling, 'healing', { context: isLess ? 'less' : 'more', n });
    case 'faceup':
      return say(telling, 'faceup', { context: isLess ? 'less' : 'more', cards: speech.part('cards', n) });
    case 'pickany':
    case 'worldproof':
      return say(telling, stat);
    default:
      return about(telling, stat, who, { amount: change(telling, v) });
  }
}

function spawn(telling: Telling, { n }: EffectOf<'spawn'>): string {
  if (n === 'half') return say(telling, 'spawn', { context: 'half' });
  return say(telling, telling.isCapped ? 'spawnCapped' : 'spawn', {
    count: n,
    monsters: telling.speech.part('monsters', n),
  });
}

function toll(telling: Telling, { who, energy, n }: EffectOf<'toll'>): string {
  const { speech } = telling;
  const cards = energy === 'any' ? speech.part('cards', n) : speech.cost({ [energy]: n });
  return about(telling, 'toll', who, { cards, damage: speech.damage(n) });
}

/** One effect in one sentence; what nobody can defend against, or happens several times, takes one more. */
export function effectSentence(telling: Telling, effect: Effect): string {
  const { speech } = telling;
  switch (effect.op) {
    case 'damage':
      return damage(telling, effect);
    case 'hurt':
      return about(telling, 'hurt', effect.who, { damage: speech.damage(effect.n) });
    case 'heal':
      return heal(telling, effect);
    case 'prevent':
      return effect.n === 'all'
        ? say(telling, 'prevent', { context: 'all' })
        : say(telling, 'prevent', { damage: speech.damage(effect.n) });
    case 'recover':
      return about(telling, telling.isPaid ? 'recoverPaid' : 'recover', effect.who, {
        cards: speech.part('cards', effect.n),
      });
    case 'draw':
    case 'discard':
      return about(telling, effect.op, effect.who, { cards: speech.part('cards', effect.n) });
    case 'loot':
    case 'lose':
      return about(telling, effect.op, effect.who, { treasures: speech.part('treasures', effect.n) });
    case 'change':
    case 'copy':
      return say(telling, effect.op);
    case 'move':
      return move(telling, effect);
    case 'swap':
      return swap(telling, effect);
    case 'mark':
      return mark(telling, effect);
    case 'action':
      return action(telling, effect);
    case 'stat':
      return lasting(telling, effect);
    case 'wild':
      return say(telling, 'wild', { context: effect.how === 'one' ? 'single' : 'pair' });
    case 'spawn':
      return spawn(telling, effect);
    case 'toll':
      return toll(telling, effect);
  }
}

/** All effects of a card, one after another: what follows an attack speaks of whom it hit. */
export function effectSentences(telling: Telling, effects: readonly Effect[]): string {
  let isSingle = false;
  const sentences = effects.map((effect) => {
    if (effect.op === 'damage') isSingle = SINGLE.includes(effect.shape) && (effect.times ?? 1) === 1;
    return effectSentence({ ...telling, isSingle }, effect);
  });
  return sentences.join(' ');
}
