/**
 * The beginnings of scripts that call each other: an attack runs the words of a card, which make an attack. A head
 * is enough to call a script, and spares the files from importing each other in a circle.
 */

import { type Script, script } from '../kernel/script.ts';
import type { FxVars } from './effects/args.ts';
import type { QuestEvent } from './events.ts';
import type { CreatureId, Quest, Strike } from './state.ts';

/** Calling a script takes its name and that of its first step; the step itself is looked up when it runs. */
function head<V extends object>(id: string, first: string): Script<Quest, QuestEvent, V> {
  return script<Quest, QuestEvent, V>(id, [{ name: first, run: () => undefined }]);
}

export interface FallVars {
  /** Whose damage it was; null for no Creature's (R-PQ-49). */
  by: CreatureId | null;
  /** Defeated, lowest column first. */
  queue: CreatureId[];
  next: CreatureId | null;
}

export interface SeenVars {
  strike: Strike;
  /** Heroes who have not been asked yet. */
  left: CreatureId[];
}

export const ATTACK = head<HitVars>('quest.attack', 'aim');
export const FALL = head<FallVars>('quest.fall', 'gather');
export const FX = head<FxVars>('quest.fx', 'op');
export const SEEN = head<SeenVars>('quest.seen', 'answer');

/** An attack under way. */
export interface HitVars {
  strike: Strike;
  targets: CreatureId[];
  /** Damage still to come to each target. */
  damage: Record<CreatureId, number>;
  /** The Heroes hit, the highest Initiative first. */
  order: CreatureId[];
  /** Who is still to be asked in the step at hand, in order. */
  asked: CreatureId[];
  hit: CreatureId[];
  /** Attacks of Ripostes, to be carried out at the end (R-PQ-28). */
  after: Strike[];
  /** The attack is over, and those of the Ripostes may be carried out. */
  hitBack: boolean;
}
