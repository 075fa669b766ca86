/** What a run of effects knows: whose card it is, what has been hit, and where the run stands. */

import type { Json } from '../../kernel/state.ts';
import type { Effect } from '../data/effects.ts';
import type { Ability } from '../data/schema.ts';
import type { CardKind } from '../data/words.ts';
import type { CreatureId, Strike } from '../state.ts';

export interface FxArgs {
  /** The creature whose effect it is, or `WORLD` for a Feature. */
  source: CreatureId;
  /** The combo, ability, treasure or prize. */
  card: string;
  ops: Effect[];
  /** Who took damage from the attack these effects follow (R-PQ-32). */
  hit: CreatureId[];
  /** Whose attack a riposte answers. */
  attacker: CreatureId | null;
  /** Whom a riposte protects. */
  protect: CreatureId | null;
  strikeKind: Strike['kind'];
  /** What was just paid for these effects: it cannot be recovered by them. */
  paid: CardKind[];
  /** Monsters that come by these effects are not capped: the World is still being set up. */
  uncapped?: boolean;
}

export interface FxVars extends FxArgs {
  /** The operation at work. */
  at: number;
  /** The creatures it is still to be applied to. */
  left: CreatureId[];
  /** The creature a question is about. */
  on: CreatureId;
  /** How often the operation has been done: attacks carried out, cards recovered, treasures lost. */
  done: number;
  /** The options of the open question. */
  options: Json[];
}

export interface Known {
  /** Id of the combo or ability, or the single treasure or prize card. */
  key: string;
  ability: Ability;
  /** The card itself, if it leaves its owner when it is consumed. */
  card: string | null;
  /** Whether it is a weapon: under a monster it replaces the monster's attack (R-PQ-78). */
  weapon: boolean;
}
