/**
 * Whether the hands of the persons at one device lie open, or each is shown by its owner only. That is a wish of the
 * players: by the rules Heroes may know each other's hands (PQ-HIDDEN-03).
 */

import type { Seat } from '../../engine/kernel/state.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import { lordSeat } from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { type Player, persons } from './seats.ts';

/** The turn a hand is shown for. */
type Now = Pick<QuestView, 'number' | 'round' | 'turn'>;

const turnOf = ({ number, round, turn }: Now): string => `${number}.${round}.${turn?.id ?? ''}`;

/** Does each person hold its hand? One who wishes so speaks for all. */
export function handsHeld(players: readonly Player[]): boolean {
  return players.some(({ kind, prefs }) => kind === 'person' && prefs?.held === true);
}

/** The players, all of whom hold their hands from now on, or lay them open. */
export function holding(players: readonly Player[], held: boolean): Player[] {
  return players.map(({ prefs, ...player }) => ({ ...player, prefs: { ...prefs, held } }));
}

/** A player whose hand is shown to all until the turn is over. */
export function showingHand(player: Player, view: Now): Player {
  return { ...player, prefs: { ...player.prefs, shown: turnOf(view) } };
}

/**
 * Does a hand lie face down before the viewer? Only another person's does, where hands are held and it has not been
 * shown in this turn. One who leads several Heroes knows the hands of all of them; what the Evil Lord holds is no
 * matter of wishes.
 */
export function isFaceDown(
  players: readonly Player[],
  view: Now & Pick<QuestView, 'setup' | 'seat'>,
  owner: Seat,
): boolean {
  if (!handsHeld(players) || view.seat === owner || owner === lordSeat(view.setup)) return false;
  const other = players[owner];
  if (other?.kind !== 'person' || other.prefs?.shown === turnOf(view)) return false;
  const own = view.seat === null ? undefined : players[view.seat];
  return own?.kind !== 'person' || own.name !== other.name;
}

/** The cards a hero holds, as far as the viewer sees them; null: only their backs. */
export function handSeen(
  players: readonly Player[],
  view: QuestView,
  owner: Seat,
): readonly CardKind[] | null {
  return isFaceDown(players, view, owner) ? null : (view.heroes[owner]?.hand ?? null);
}

/** Can hands be held at all? Only where several persons lead Heroes. */
export function mayHold(players: readonly Player[], lord: Seat | null): boolean {
  const names = persons(players).flatMap((seat) => (seat === lord ? [] : (players[seat]?.name ?? [])));
  return new Set(names).size > 1;
}
