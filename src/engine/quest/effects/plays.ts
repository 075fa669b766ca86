/** What can be played now: combos, specials, treasures and prizes, checked for limits and targets, not for the price. */

import type { Seat } from '../../kernel/state.ts';
import { kindOf } from '../box.ts';
import type { Effect } from '../data/effects.ts';
import type { Cost } from '../data/schema.ts';
import type { Limit } from '../data/words.ts';
import { adjacent, heroId, isInPlay, lordSeat, sideOf } from '../query.ts';
import type { CreatureId, OpenQuest, Strike } from '../state.ts';
import { abilitiesOf, WORLD } from './abilities.ts';
import type { Known } from './args.ts';
import { bearer } from './marks.ts';
import { canPlay } from './targets.ts';

export interface CardPlay {
  /** The combo or ability, or the single treasure or prize; under this name it is used up. */
  id: string;
  cost: Cost;
  /** The card that is discarded by playing it. */
  consumes: string | null;
  ops: Effect[];
  limit: Limit | null;
  /** The activation symbol (PQ-ACTIVATION-01). */
  token: boolean;
  /** A weapon, which under a monster takes the place of its attack (R-PQ-78). */
  attack: boolean;
}

/**
 * What a known ability looks like as something to play: its name, its cost, its card (PQ-TREASURE-02, PQ-TREASURE-07,
 * PQ-TREASURE-08, PQ-HERO-08).
 */
function playOf({ key, ability, card, weapon }: Known): CardPlay {
  return {
    id: key,
    cost: ability.cost,
    consumes: ability.trigger === 'consume' ? card : null,
    ops: ability.fx,
    limit: ability.limit ?? null,
    token: ability.token ?? false,
    attack: weapon,
  };
}

/** Whether it asks for no card at all. */
export const isFree = (play: CardPlay): boolean => Object.keys(play.cost).length === 0;

/** Whether its limit still allows it (R-PQ-42, PQ-ACTIVATION-03, PQ-ACTIVATION-04, PQ-COMBO-04). */
function isUnused(s: OpenQuest, id: CreatureId, { key, ability }: Known): boolean {
  const used = bearer(s, id)?.used;
  return ability.limit === undefined || !used?.[ability.limit].includes(key);
}

/** What a monster can do with a treasure: what gives actions is of no use to it (R-PQ-78). */
function isOfUse(id: CreatureId, { ability }: Known): boolean {
  return sideOf(id) === 'heroes' || ability.fx.some((op) => op.op !== 'action');
}

/**
 * Everything a creature's controller may play in its turn, beside the actions (PQ-COMBO-01, PQ-FREE-01, PQ-RIPOSTE-06,
 * R-PQ-41).
 */
export function playsFor(s: OpenQuest, id: CreatureId): CardPlay[] {
  const plays: CardPlay[] = [];
  const consumables = new Set<string>();
  for (const known of abilitiesOf(s, id)) {
    const { trigger, fx } = known.ability;
    if (trigger !== 'turn' && trigger !== 'consume') continue;
    if (!isUnused(s, id, known) || !isOfUse(id, known) || !canPlay(s, id, fx, known.key)) continue;
    // Two consumables of one kind are alike: one of them is enough to choose from.
    if (trigger === 'consume') {
      if (consumables.has(kindOf(known.key))) continue;
      consumables.add(kindOf(known.key));
    }
    plays.push(playOf(known));
  }
  return plays;
}

/** An attack under way that would damage a creature. */
interface Threat {
  strike: Strike;
  target: CreatureId;
  pending: number;
}

/** Whether a riposte of this creature protects that one. */
function guards(s: OpenQuest, { ability }: Known, id: CreatureId, target: CreatureId): boolean {
  if (id === target) return ability.guards !== undefined;
  if (sideOf(id) !== sideOf(target)) return false;
  return ability.guards === 'any' || (ability.guards === 'near' && adjacent(s, id, target));
}

/**
 * The ripostes to a hit that a creature may use to protect another (PQ-RIPOSTE-01, PQ-RIPOSTE-04, R-PQ-27,
 * PQ-RIPOSTE-05).
 */
function ripostesOf(s: OpenQuest, id: CreatureId, { target, pending }: Threat): CardPlay[] {
  if (pending <= 0 || !isInPlay(s, id)) return [];
  return abilitiesOf(s, id)
    .filter((known) => known.ability.trigger === 'riposte:hit' && isUnused(s, id, known))
    .filter((known) => guards(s, known, id, target))
    .map(playOf);
}

/** A hero's ripostes; the Evil Lord has only those of treasures under the creature that is hit (R-PQ-78). */
export function ripostes(s: OpenQuest, seat: Seat, threat: Threat): CardPlay[] {
  const isLord = seat === lordSeat(s.setup);
  if (isLord !== (sideOf(threat.target) === 'foes')) return [];
  return ripostesOf(s, isLord ? threat.target : heroId(seat), threat);
}

/**
 * Ripostes to an attack that has just been carried out: its damage again, from the own column. The copied damage
 * stands in the attack; a copy may not, nor may what a riposte hits back with (R-PQ-105).
 */
export function seenRipostes(s: OpenQuest, seat: Seat, { by, copies }: Strike): CardPlay[] {
  const id = heroId(seat);
  if (copies.length === 0 || by === id || by === WORLD || !isInPlay(s, id)) return [];
  return abilitiesOf(s, id)
    .filter((known) => known.ability.trigger === 'riposte:seen' && isUnused(s, id, known))
    .filter((known) => canPlay(s, id, copies, known.key))
    .map((known) => ({ ...playOf(known), ops: copies }));
}
