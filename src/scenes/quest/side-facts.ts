/** Whom the bands at the window's edges are for, and in which colour. Pure. */
import type { Seat } from '../../engine/kernel/state.ts';
import { heroSeat } from '../../session/quest-facts.ts';
import type { Player } from '../../session/seats.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { QuestLook } from './types.ts';

/** There may be five heroes, and there may be the Evil Lord. */
const FIFTH = '#e8863a';
const COLOURS: readonly string[] = [
  palette.playerBlue,
  palette.playerRose,
  palette.playerTeal,
  palette.playerIvory,
  FIFTH,
];
const LORD = palette.deckPurple;

/** The colour of a seat. */
export function seatColour(seat: Seat, lord: Seat | null): string {
  if (seat === lord) return LORD;
  return COLOURS[seat] ?? FIFTH;
}

/** Who is to be shown: the person asked, else whose hero's turn it is; nobody where only one person plays. */
export function whoseSide({ view }: Pick<QuestLook, 'view'>, players: readonly Player[]): Seat | null {
  const isPerson = (seat: Seat | null | undefined): seat is Seat =>
    typeof seat === 'number' && players[seat]?.kind === 'person';
  if (players.filter(({ kind }) => kind === 'person').length < 2 || view.outcome !== null) return null;
  const [asked] = view.ask?.seats ?? [];
  if (isPerson(asked)) return asked;
  const inTurn = view.turn === null ? null : heroSeat(view.turn.id);
  return isPerson(inTurn) ? inTurn : null;
}
