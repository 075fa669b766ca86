/** A game as a little level: the same setup, the same seed, for another player. */

import type { Level } from '../../campaign/schema.ts';
import { readSharedLevel } from '../../campaign/shared.ts';
import type { GameId, SetupOf } from '../../engine/games.ts';
import type { Player } from '../game/seats.ts';

/** What a game needs to be dealt again. */
export interface Dealt {
  game: GameId;
  setup: SetupOf<GameId>;
  seed: string;
  players: readonly Player[];
}

type Words = NonNullable<Level['words']>;

interface Made {
  /** What it is to be won by; left out: the game's own victory. */
  goals?: Level['goals'];
  /** What it is called. */
  words?: Words;
}

/** The first person is the player; others at the device are friends, or bots if no friend plays. */
function seatsOf(players: readonly Player[]): Level['seats'] {
  const you = players.findIndex(({ kind }) => kind === 'person');
  return players.map((player, seat) => {
    if (seat === Math.max(0, you)) return { who: 'person' };
    if (player.kind === 'person') return { who: 'friend', strength: 'trader' };
    const { rival, character } = player;
    return {
      who: 'bot',
      strength: player.strength === 'random' ? 'hatchling' : player.strength,
      ...(rival === undefined ? {} : { rival }),
      ...(character === undefined ? {} : { character }),
    };
  });
}

/** What the Heroes' side wins by, or the Evil Lord, or a shop. */
function goalsOf({ game, setup, players }: Dealt): Level['goals'] {
  if (game === 'petz') return [{ id: 'win' }];
  const you = players.findIndex(({ kind }) => kind === 'person');
  const hasLord = (setup as SetupOf<'quest'>).lord !== null;
  return [{ id: hasLord && you === players.length - 1 ? 'lordWins' : 'victory' }];
}

/** How long the bots think, where a seat sets it: a level sets it for all of them. */
function budgetOf({ players }: Dealt): Pick<Level, 'budget'> {
  const budget = players.flatMap((player) => (player.kind === 'bot' ? (player.budget ?? []) : []))[0];
  return budget === undefined ? {} : { budget };
}

/** The level as a text and read; null if a level cannot say what this game is (Heroes of one's own). */
export function asLevel(dealt: Dealt, made: Made = {}): { level: Level; text: string } | null {
  const { seats: _, ...setup } = dealt.setup;
  const text = JSON.stringify({
    ...setup,
    id: `shared.${'0'.repeat(16)}`,
    chapter: 'shared',
    kind: 'scenario',
    game: dealt.game,
    seats: seatsOf(dealt.players),
    seed: dealt.seed,
    goals: made.goals ?? goalsOf(dealt),
    ...budgetOf(dealt),
    ...(made.words === undefined ? {} : { words: made.words }),
  });
  const read = readSharedLevel(text);
  return read.ok ? { level: read.level, text: JSON.stringify(read.level) } : null;
}
