/** Whom the bands at the window's edges are for, and in which colour. Pure. */
import type { Seat } from '../../engine/kernel/state.ts';
import { heroSeat, lordSeat } from '../../engine/quest/read.ts';
import type { Player } from '../../session/game/seats.ts';
import type { Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { BattleLayout } from './battle-layout.ts';
import type { Ground, QuestLook } from './types.ts';

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

/** Letters that can be read on such a colour. */
export const lettersOn = (colour: string): string =>
  colour === palette.playerIvory ? palette.ink : '#fffaf0';

/** The colour of a seat. */
export function seatColour(seat: Seat, lord: Seat | null): string {
  if (seat === lord) return LORD;
  return COLOURS[seat] ?? FIFTH;
}

/** Who is to be shown: the person asked, else whose hero's turn it is; none where only one person plays. */
export function whoseSide({ view }: Pick<QuestLook, 'view'>, players: readonly Player[]): Seat | null {
  const isPerson = (seat: Seat | null | undefined): seat is Seat =>
    typeof seat === 'number' && players[seat]?.kind === 'person';
  if (players.filter(({ kind }) => kind === 'person').length < 2 || view.outcome !== null) return null;
  const [asked] = view.ask?.seats ?? [];
  if (isPerson(asked)) return asked;
  const inTurn = view.turn === null ? null : heroSeat(view.turn.id);
  return isPerson(inTurn) ? inTurn : null;
}

/** Who leads a hero, to be found by on the board: null for bots, and where only one person plays. */
export interface Person {
  colour: string;
  name: string;
}

/** One who leads several heroes has one colour, that of the first. */
export function personOf(seat: Seat, players: readonly Player[], lord: Seat | null): Person | null {
  const player = players[seat];
  const names = players.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  if (player?.kind !== 'person' || names.length < 2) return null;
  const first = players.findIndex(({ kind, name }) => kind === 'person' && name === player.name);
  return { colour: seatColour(seat === lord ? seat : first, lord), name: player.name };
}

/** The same on a table. */
export const leaderOf = ({ host, look }: Pick<Ground, 'host' | 'look'>, seat: Seat): Person | null =>
  personOf(seat, host.link.session.players, lordSeat(look.view.setup));

type SideRoom = Pick<
  BattleLayout,
  'window' | 'small' | 'ribbon' | 'bar' | 'left' | 'card' | 'sheet' | 'counter'
>;

/** Where a face stands, and by how many degrees it is turned. */
export interface Edge {
  x: number;
  y: number;
  angle: number;
}

/** In the gaps between the parts, one at each edge: nothing to be read or pressed lies under them. */
export function edgesOf({
  window: { width, height },
  small,
  ribbon,
  bar,
  left,
  card,
  sheet,
  counter,
}: SideRoom): Edge[] {
  const out = 12;
  const under = bar.y + bar.height + 2;
  const gap = (upper: Rect, lower: Rect) => (upper.y + upper.height + lower.y) / 2;
  return [
    { x: left.x + left.width + (small ? 2 : 8), y: height - out, angle: 0 },
    { x: ribbon.x + 2, y: under + 10, angle: 180 },
    { x: out, y: small ? under : card.y + card.height + 4, angle: 90 },
    { x: width - out, y: small ? under : gap(sheet, counter), angle: -90 },
  ];
}
