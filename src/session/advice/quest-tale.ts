/** What became of each World of a quest, gathered from its story: how long it took, who felled how many, what was won. */
import type { Seat } from '../../engine/kernel/state.ts';
import { heroSeat } from '../../engine/quest/query.ts';
import type { WorldEnd } from '../../engine/quest/state.ts';
import type { Entry } from '../game/log.ts';

/** One World that the party has entered. */
export interface WorldTale {
  number: number;
  /** Its card; null if the game ended before it was revealed. */
  world: string | null;
  /** Rounds that were begun there. */
  rounds: number;
  /** How it ended; `won` and `lost` end the game. */
  how: WorldEnd | 'won' | 'lost';
  /** Foes felled by each Hero, by seat. */
  felled: number[];
  /** Treasures that came to the Heroes there, its market included. */
  treasures: number;
}

/** Adds one to a Hero's count. */
function counted(felled: number[], seat: Seat): void {
  felled[seat] = (felled[seat] ?? 0) + 1;
}

/** World by World, from all that every seat may know of the story. */
export function questTale(entries: readonly Entry<'quest'>[], heroes: number): WorldTale[] {
  const worlds: WorldTale[] = [];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'quest.worldBegan') {
      const felled = Array.from({ length: heroes }, () => 0);
      worlds.push({ number: event.number, world: null, rounds: 0, how: 'lost', felled, treasures: 0 });
      continue;
    }
    const now = worlds.at(-1);
    if (now === undefined) continue;
    switch (event.type) {
      case 'quest.world':
        now.world = event.world;
        break;
      case 'quest.round':
        now.rounds++;
        break;
      case 'quest.fell': {
        const by = event.by === null ? null : heroSeat(event.by);
        if (by !== null && heroSeat(event.id) === null) counted(now.felled, by);
        break;
      }
      case 'quest.gotTreasure':
        now.treasures++;
        break;
      case 'quest.worldOver':
        now.how = event.how;
        break;
      case 'quest.ended':
        // Where a scenario stops, what became of its last World has been shown already.
        if (event.reason !== 'stopped') now.how = event.won ? 'won' : 'lost';
        break;
    }
  }
  return worlds;
}
