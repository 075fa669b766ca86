/**
 * Which side of a device that lies flat each person sits at: the picture is turned to the player who is asked. One
 * who leads several seats sits at one side with all of them.
 */
import type { Seat } from '../../engine/kernel/state.ts';
import type { Player, WindowSide } from './seats.ts';

/** Do several persons sit round the device? */
export function sitApart(players: readonly Player[]): boolean {
  return new Set(players.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []))).size > 1;
}

/** The side that a seat's person sits at; the lower one where no person sits there or only one plays. */
export function facing(players: readonly Player[], seat: Seat | null): WindowSide {
  const player = seat === null ? undefined : players[seat];
  return player?.kind === 'person' && sitApart(players) ? (player.prefs?.side ?? 'bottom') : 'bottom';
}

/** The players, of whom the person of one seat sits at a side from now on. */
export function seatedAt(players: readonly Player[], seat: Seat, side: WindowSide): Player[] {
  const name = players[seat]?.name;
  return players.map((player) =>
    player.kind === 'person' && player.name === name
      ? { ...player, prefs: { ...player.prefs, side } }
      : player,
  );
}
