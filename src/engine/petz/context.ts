/** What every step of the rules is given, and what a showing-off turn remembers between its steps. */

import type { Context } from '../kernel/script.ts';
import type { Seat } from '../kernel/state.ts';
import type { AlleyTurn } from './alleys/state.ts';
import type { Colour, Need } from './data/schema.ts';
import type { PetzEvent } from './events.ts';
import type { Petz } from './state.ts';

/** What every step of the rules is given. */
export type PetzContext = Context<Petz, PetzEvent>;

export interface ShowVars {
  seat: Seat;
  /** Needs of the kind at hand that nothing has met yet, by plot. */
  unmet: number[];
  /** The first plot that its owner has not decided on yet at this kind; past the last one he has done enough. */
  plot: number;
  /** Colours for which potions stood in and whose card is still to be discarded (PB-POTION-06). */
  potions: Colour[];
  /** Set once a pet has suffered from disease in this turn. */
  ill?: true;
  /** What is entered in a single-pet exhibition. */
  entry: { pet: string; need: Need | null } | null;
  /** Where pets are evaluated one by one; absent where all are evaluated together. */
  alleys?: AlleyTurn;
}
