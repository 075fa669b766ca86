/** The closed vocabulary of the cards: what the data files may say, as lists and as the types made of them. */

/** The five types of energy (PQ-ENERGY-01), in the order in which screens and files list them. */
export const ENERGIES = ['strength', 'spirit', 'intellect', 'speed', 'magic'] as const;
export type Energy = (typeof ENERGIES)[number];

/** What an energy card shows: a type, or the joker that counts as any one of them (PQ-ENERGY-02). */
export const CARD_KINDS = [...ENERGIES, 'joker'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What an attack of a creature in a column may hit (PQ-COMBAT, R-PQ-17). */
export const SHAPES = [
  /** The front creature of the facing column. */
  'melee',
  /** One creature of choice in the facing column. */
  'distance',
  /** One creature of choice, or up to two, three, or half the heroes in play (rounded up) of them. */
  'any',
  'any:2',
  'any:3',
  'any:half',
  /** Every creature in the facing column. */
  'pen',
  /** The fronts of the facing column and of one neighbour of choice. */
  'double:wide',
  /** The fronts of both neighbours of the facing column. */
  'double:fork',
  /** The fronts of the facing column and of both neighbours. */
  'triple:wide',
  /** Every creature of the other side. */
  'all',
] as const;
export type Shape = (typeof SHAPES)[number];

/** Whom an effect means. `foe:…` are creatures of the other side, found as the shape of that name finds them. */
export const SELECTORS = [
  'self',
  /** One hero of choice, the source included. */
  'hero',
  /** The source or one hero adjacent to it; with `nears` all of them (R-PQ-33). */
  'near',
  'nears',
  'heroes',
  /** Who took damage from the attack before and is still in play (R-PQ-32). */
  'hit',
  'attacker',
  'foe:melee',
  'foe:distance',
  'foe:any',
  'foe:pen',
  'foe:all',
  /** The front heroes of the lowest and of the highest column that holds heroes. */
  'foe:far2',
  'enemies',
  /** The common display. */
  'table',
  /** The heroes so marked. */
  'flea',
  /** The front hero of every column that holds two or more heroes. */
  'crowded',
] as const;
export type Selector = (typeof SELECTORS)[number];

/** The tokens for creatures. `weak`, `bless`, `pack` and `shield` carry a number. */
export const TAGS = ['root', 'stun', 'robbed', 'weak', 'bless', 'pack', 'shield', 'flea'] as const;
export type Tag = (typeof TAGS)[number];

/**
 * A mark lasts to the start of its source's next turn (or until the source leaves), or to the end of the World; `stun`
 * ends with the turn it skips.
 */
export const UNTILS = ['next', 'world'] as const;
export type Until = (typeof UNTILS)[number];

/** What a lasting effect changes. `stdshape` and `shape` name another shape instead of adding a number. */
export const STATS = [
  /** Damage of the standard attack; under a monster, of its attack (R-PQ-78). */
  'std',
  'stdshape',
  /** Damage of all its own attacks. */
  'atk',
  'move',
  'hand',
  /** Every hit on it is lower by this, never below 1. */
  'armor',
  /** Any one card picks up a treasure. */
  'pickany',
  /** No toll is asked of its owner. */
  'worldproof',
  /** Every heal on it changes by this, never below 1. */
  'healing',
  /** Energy cards that lie face up. */
  'faceup',
  /** The shape of its attack. */
  'shape',
] as const;
export type Stat = (typeof STATS)[number];

/** When a card's effects happen or may be used. */
export const TRIGGERS = [
  /** In the owner's own turn, as often as its limit allows. */
  'turn',
  /** In the owner's own turn, free; the card is discarded. */
  'consume',
  /** In answer to an attack that would damage a creature that `guards` names (PQ-RIPOSTE-04). */
  'riposte:hit',
  /** In answer to an attack or combo that has just been carried out. */
  'riposte:seen',
  /** In force as long as the card is. */
  'always',
  /** When its owner defeats a monster. */
  'defeat',
  /** At the end of the owner's turn, before the hand limit is checked. */
  'turnEnd',
  'setUp',
  'roundStart',
  'roundEnd',
  /** At the start of the boss's turn. */
  'bossTurn',
  /** After the boss's attack, whether or not it had a target. */
  'bossAttacked',
  /** When the boss's damage is first at least half its life, rounded up. */
  'bossHalf',
  /** When the boss would be defeated for the first time. */
  'bossFelled',
  /** When the boss defeats a hero. */
  'heroDefeated',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Under which circumstances a card's effects hold. */
export const CONDITIONS = [
  /** The target of the attack holds at least one damage. */
  'targetHurt',
  /** The owner holds at least two damage. */
  'selfHurt2',
  'oddRound',
  'evenRound',
  /** Enemies other than the boss are fewer than the heroes in play. */
  'fewEnemies',
] as const;
export type AbilityCondition = (typeof CONDITIONS)[number];

/** How often an ability may be used; without a limit as often as it is paid for (R-PQ-42). */
export const LIMITS = ['turn', 'world'] as const;
export type Limit = (typeof LIMITS)[number];
