/** Games of Pug Quest at the moments worth a picture, made without a browser: played by bots, then handed to a person. */

import { type PlayMoment, playQuest } from '../../src/cli/playing.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import type { Player } from '../../src/session/game/seats.ts';
import { gameAt } from './game-at.ts';
import type { Position } from './positions.ts';
import { PARTIES, QUEST_OVER, QUEST_WISHES, type QuestWish, type ShotParty } from './quest-wishes.ts';

/** More games than it ever takes. */
const MOST_GAMES = 60;
/** Games known to come to something rare are looked through first. */
const KNOWN: Readonly<Partial<Record<ShotParty, readonly number[]>>> = {
  three: [0, 1, 2, 3, 32],
  lord: [248, 22, 0],
};
/** Some questions bots do not come to by what they think best. */
const STRAY = 0.03;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'] as const;

/** One person; bots lead everybody else. */
function playersFor(seats: number, person: Seat): Player[] {
  return Array.from({ length: seats }, (_, seat): Player => {
    const name = NAMES[seat] ?? `Player ${seat + 1}`;
    return seat === person ? { kind: 'person', name } : { kind: 'bot', name, strength: 'apprentice' };
  });
}

/** Looks through the same games in the same order each time, until every moment wished for has been met. */
export function findQuestPositions(
  wishes: readonly QuestWish[] = QUEST_WISHES,
): Map<string, Position<'quest'>> {
  const found = new Map<string, Position<'quest'>>();
  for (const party of Object.keys(PARTIES) as ShotParty[])
    search(
      found,
      party,
      wishes.filter((wish) => wish.party === party),
    );
  return found;
}

function search(found: Map<string, Position<'quest'>>, party: ShotParty, wishes: readonly QuestWish[]): void {
  const open = new Set(wishes);
  const setup = PARTIES[party];
  const bots = Array.from({ length: setup.seats }, () => 'easy');
  const stray = { seats: bots.map((_, seat) => seat), chance: STRAY };
  const games = new Set([...(KNOWN[party] ?? []), ...Array.from({ length: MOST_GAMES }, (_, game) => game)]);
  for (const game of games) {
    if (open.size === 0) return;
    const seed = `shots ${party} ${game}`;
    const log: LogLine[] = [];
    const keep = (name: string, state: Quest, seat: Seat, choice: PlayMoment['choice']) => {
      const file = gameAt('quest', { setup, seed, state, log, players: playersFor(setup.seats, seat) });
      found.set(name, { name, file, seat, choice });
    };
    const watch = (moment: PlayMoment<Quest>) => {
      for (const wish of open) {
        if (!wish.fits(moment)) continue;
        open.delete(wish);
        keep(wish.name, moment.state, moment.seat, moment.choice);
      }
      log.push([moment.seat, moment.choice]);
    };
    const { state } = playQuest(setup, bots, seed, { watch, stray });
    if (party === 'three' && !found.has(QUEST_OVER)) keep(QUEST_OVER, state, 0, null);
  }
}
