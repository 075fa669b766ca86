/** The state of a game of Fantasy Pug Quest: plain data, in the rulebook's words. */

import type { Ask, BaseState, Outcome, Seat } from '../kernel/state.ts';
import type { Effect } from './data/effects.ts';
import type { CardKind, Shape, Tag, Until } from './data/words.ts';
import type { AskKind } from './questions.ts';
import type { Handicap, QuestSetup } from './schema-setup.ts';

/** A Creature on the Gaming Area: `h0`, `h1` … for Heroes by seat, else the id of the Monster's or Boss's card. */
export type CreatureId = string;

/** The two halves of the Gaming Area (PQ-AREA-01). */
const SIDES = ['heroes', 'foes'] as const;
export type Side = (typeof SIDES)[number];

/** A status on a Creature; the same tag from the same card does not stack. */
export interface Mark {
  tag: Tag;
  v: number;
  until: Until;
  /** Whose effect it is: its next turn ends marks until `next`, a stun excepted, and so does its leaving. */
  by: CreatureId;
  /** The card or Combo it comes from. */
  card: string;
}

/** What has been used up, by the id of the Combo or ability. */
export interface Used {
  turn: string[];
  world: string[];
}

export interface Hero {
  /** Id of the Hero Card. */
  card: string;
  /** `in` play; `down` until the next World (PQ-DEFEAT-04); `out` of the game (PQ-DEFEAT-05). */
  status: 'in' | 'down' | 'out';
  damage: number;
  /** Monster Cards lying face down (PQ-XP-01). */
  xp: string[];
  /** Null in a view that may not see it. */
  hand: CardKind[] | null;
  treasures: string[];
  prizes: string[];
  marks: Mark[];
  used: Used;
  /** Actions more in the next turn. */
  nextActions: number;
  /** Something takes one action from the next turn; never more than one. */
  losesAction: boolean;
}

export interface Foe {
  /** Its card, which is its id as a Creature. */
  card: string;
  boss: boolean;
  life: number;
  damage: number;
  marks: Mark[];
  /** Treasures that the Evil Lord has put under it (PQ-EVIL-08). */
  treasures: string[];
  used: Used;
  /** The shape of its attack, where an effect has changed it. */
  shape: Shape | null;
  nextActions: number;
}

/** A Creature put down while its half is still being set up, gaps and all (R-PQ-02). */
export interface SetPlace {
  id: CreatureId;
  column: number;
  row: number;
}

/** The running turn. */
interface Turn {
  id: CreatureId;
  actions: number;
  /** Standard Attack made (PQ-ACTION-ATTACK-03). */
  struck: boolean;
}

export interface Lord {
  /** Null in a view that may not see it. */
  hand: CardKind[] | null;
  handicap: Handicap;
}

/** Draw piles; the last card is the top. */
export interface Piles {
  energy: CardKind[];
  monsters: string[];
  treasures: string[];
  worlds: string[];
  bosses: string[];
}

/** Discard piles, all of them open. */
interface Gone {
  energy: CardKind[];
  monsters: string[];
  treasures: string[];
  worlds: string[];
}

/** How a World has ended: cleared, by time, or with all Heroes defeated. */
export type WorldEnd = 'cleared' | 'time' | 'wiped';

export interface Quest extends BaseState {
  setup: QuestSetup;
  ask: Ask<AskKind> | null;
  /** 1 to 3: the world token. */
  number: number;
  /** The World in force; null before the first is revealed. */
  world: string | null;
  /** 1 to 10: the time token. */
  round: number;
  /** Set when the World has ended; the scripts still running finish what they must and hand back. */
  over: WorldEnd | null;
  heroes: Hero[];
  foes: Foe[];
  /** Five columns for each half, each from front to back. */
  halves: Record<Side, CreatureId[][]>;
  /** Creatures put down while a half is being set up. */
  places: SetPlace[];
  turn: Turn | null;
  /** Who has had a turn in this Round (R-PQ-14), or came too late for one (R-PQ-15). */
  acted: CreatureId[];
  /** The face-up Energy Cards, the one that lies longest first. */
  display: CardKind[];
  /** Treasures lying open: in the market, or dropped by a Monster. */
  open: string[];
  lord: Lord | null;
  /** The Boss's abilities that work once, and have. */
  bossDone: string[];
  piles: Piles;
  gone: Gone;
  outcome: Outcome | null;
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
