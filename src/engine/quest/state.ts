/**
 * The state of a game of Fantasy Pug Quest: plain data, in the rulebook's words. A state that comes from a file must look
 * like this; whether all pieces are there is the audit's business.
 */

import * as v from 'valibot';
import { baseWith, count, flag, listOf, word, words } from '../kernel/schema-state.ts';
import type { Ask, BaseState, Seat } from '../kernel/state.ts';
import { BOARD } from './data/cards.ts';
import type { Effect } from './data/effects.ts';
import { CARD_KINDS, type CardKind, SHAPES, type Shape, TAGS, UNTILS } from './data/words.ts';
import { ASK_KINDS, type AskKind } from './questions.ts';
import { HANDICAPS, type QuestSetup } from './schema-setup.ts';

/** A Creature on the Gaming Area: `h0`, `h1` … for Heroes by seat, else the id of the Monster's or Boss's card. */
export type CreatureId = string;

export type Side = keyof Quest['halves'];

const cards = listOf(v.picklist(CARD_KINDS));

/** A status on a Creature; the same tag from the same card does not stack. */
const mark = v.object({
  tag: v.picklist(TAGS),
  v: v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000)),
  until: v.picklist(UNTILS),
  /** Whose effect it is: its next turn ends marks until `next`, a stun excepted, and so does its leaving. */
  by: word,
  /** The card or Combo it comes from. */
  card: word,
});
export type Mark = v.InferOutput<typeof mark>;

/** What has been used up, by the id of the Combo or ability. */
const used = v.object({ turn: words, world: words });
export type Used = v.InferOutput<typeof used>;

const hero = v.object({
  /** Id of the Hero Card. */
  card: word,
  /** `in` play; `down` until the next World (PQ-DEFEAT-04); `out` of the game (PQ-DEFEAT-05). */
  status: v.picklist(['in', 'down', 'out']),
  damage: count,
  /** Monster Cards lying face down (PQ-XP-01). */
  xp: words,
  /** Null in a view that may not see it. */
  hand: v.nullable(cards),
  treasures: words,
  prizes: words,
  marks: listOf(mark),
  used,
  /** Actions more in the next turn. */
  nextActions: count,
  /** Something takes one action from the next turn; never more than one. */
  losesAction: flag,
});
export type Hero = v.InferOutput<typeof hero>;

const foe = v.object({
  /** Its card, which is its id as a Creature. */
  card: word,
  boss: flag,
  life: count,
  damage: count,
  marks: listOf(mark),
  /** Treasures that the Evil Lord has put under it (PQ-EVIL-08). */
  treasures: words,
  used,
  /** The shape of its attack, where an effect has changed it. */
  shape: v.nullable(v.picklist(SHAPES)),
  nextActions: count,
});
export type Foe = v.InferOutput<typeof foe>;

/** A Creature put down while its half is still being set up, gaps and all (R-PQ-02). */
const setPlace = v.object({ id: word, column: count, row: count });
export type SetPlace = v.InferOutput<typeof setPlace>;

/** The running turn. */
const turn = v.object({
  id: word,
  actions: count,
  /** Standard Attack made (PQ-ACTION-ATTACK-03). */
  struck: flag,
});

const lord = v.object({
  /** Null in a view that may not see it. */
  hand: v.nullable(cards),
  handicap: v.picklist(HANDICAPS),
});
export type Lord = v.InferOutput<typeof lord>;

const piles = { energy: cards, monsters: words, treasures: words, worlds: words };

/** Draw piles; the last card is the top. */
const drawPiles = v.object({ ...piles, bosses: words });
export type Piles = v.InferOutput<typeof drawPiles>;

/** How a World has ended: cleared, by time, or with all Heroes defeated. */
const worldEnd = v.picklist(['cleared', 'time', 'wiped']);
export type WorldEnd = v.InferOutput<typeof worldEnd>;

/** Five columns, each from front to back. */
const half = listOf(words, BOARD.columns);

const table = {
  /** 1 to 3: the world token. */
  number: v.pipe(count, v.maxValue(100)),
  /** The World in force; null before the first is revealed. */
  world: v.nullable(word),
  /** 1 to 10: the time token. */
  round: v.pipe(count, v.maxValue(100)),
  /** Set when the World has ended; the scripts still running finish what they must and hand back. */
  over: v.nullable(worldEnd),
  heroes: listOf(hero),
  foes: listOf(foe),
  /** The two halves of the Gaming Area (PQ-AREA-01). */
  halves: v.object({ heroes: half, foes: half }),
  /** Creatures put down while a half is being set up. */
  places: listOf(setPlace),
  turn: v.nullable(turn),
  /** Who has had a turn in this Round (R-PQ-14), or came too late for one (R-PQ-15). */
  acted: words,
  /** The face-up Energy Cards, the one that lies longest first. */
  display: cards,
  /** Treasures lying open: in the market, or dropped by a Monster. */
  open: words,
  lord: v.nullable(lord),
  /** The Boss's abilities that work once, and have. */
  bossDone: words,
  piles: drawPiles,
  /** Discard piles, all of them open. */
  gone: v.object(piles),
};
const tableSchema = v.object(table);

const stateSchema = v.object({ ...baseWith(ASK_KINDS), ...table });

/** Whether data is a state, but for its setup, part by part. */
export const hasQuestShape = (data: unknown): data is v.InferOutput<typeof stateSchema> =>
  v.is(stateSchema, data);

export interface Quest extends BaseState, v.InferOutput<typeof tableSchema> {
  setup: QuestSetup;
  ask: Ask<AskKind> | null;
}

/** What a state and a view have alike: all that most questions of the rules read. */
export type OpenQuest = Omit<Quest, 'rng' | 'piles'>;

/** One way to pay: cards from the hand and XP spent as Jokers (PQ-XP-04). */
export type Payment = {
  cards: CardKind[];
  xp: number;
  /** The Hero's own way to pay (`wild`) was needed, which works once in a turn. */
  wild: boolean;
};

/** An attack as it is declared (R-PQ-26, step 1 and 2 still to come). */
export interface Strike {
  by: CreatureId;
  /** Id of the Combo, treasure, Prize or Boss ability; `standard` for a Standard Attack, `attack` for a Monster's. */
  card: string;
  kind: 'standard' | 'combo' | 'foe' | 'copy' | 'riposte';
  shape: Shape | 'attacker';
  n: number;
  /** The targets cannot Defend; Ripostes of Heroes work all the same. */
  sure: boolean;
  /** Targets fixed beforehand (shape `attacker`); null if the shape names them. */
  fixed: CreatureId[] | null;
  /** What a Riposte to what has been seen may repeat (step 10); nothing where none can answer. */
  copies: Effect[];
  /** What follows the damage: run at step 9 with the Creatures hit. */
  riders: Effect[];
}

export type { Seat };
