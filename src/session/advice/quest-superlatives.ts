/** What the Heroes of a quest will be remembered for, counted out of its story: the hardest blow, the longest way … */
import type { Seat } from '../../engine/kernel/state.ts';
import type { QuestEvent } from '../../engine/quest/events.ts';
import { heroSeat } from '../../engine/quest/query.ts';
import type { CreatureId } from '../../engine/quest/state.ts';
import type { Entry } from '../game/log.ts';
import { greatest } from './superlatives.ts';

export const QUEST_SUPERLATIVES = ['hits', 'blow', 'guard', 'tricks', 'tough', 'steps', 'naps'] as const;
type QuestSuperlativeId = (typeof QUEST_SUPERLATIVES)[number];

interface QuestSuperlative {
  id: QuestSuperlativeId;
  /** Whose it is; several Heroes if they are equal. */
  seats: Seat[];
  /** Damage, columns, cards … by its kind; never 0. */
  value: number;
}

type Counts = Record<QuestSuperlativeId, number[]>;

/** Goes through a story and adds up what each Hero does in it. */
class Tally {
  readonly counts: Counts;
  /** Who has attacked whom last: damage is reported after the attack. */
  readonly #attackers = new Map<CreatureId, CreatureId>();

  constructor(heroes: number) {
    const none = () => Array.from({ length: heroes }, () => 0);
    this.counts = Object.fromEntries(QUEST_SUPERLATIVES.map((id) => [id, none()])) as Counts;
  }

  #add(id: QuestSuperlativeId, creature: CreatureId, n: number): void {
    const seat = heroSeat(creature);
    if (seat !== null) this.counts[id][seat] = (this.counts[id][seat] ?? 0) + n;
  }

  #hit(target: CreatureId, n: number): void {
    const by = this.#attackers.get(target);
    const seat = by === undefined ? null : heroSeat(by);
    if (by === undefined || seat === null) return;
    this.#add('hits', by, n);
    this.counts.blow[seat] = Math.max(this.counts.blow[seat] ?? 0, n);
  }

  see(event: QuestEvent): void {
    switch (event.type) {
      case 'quest.struck':
        for (const target of event.targets) this.#attackers.set(target, event.by);
        break;
      case 'quest.hurt':
        this.#add('tough', event.id, event.n);
        // Heroes hit by each other's blast are no feat.
        if (event.cause === 'attack' && heroSeat(event.id) === null) this.#hit(event.id, event.n);
        break;
      case 'quest.prevented':
      case 'quest.defended':
        this.#add('guard', event.target, event.n);
        break;
      case 'quest.played':
        this.#add('tricks', event.id, 1);
        break;
      case 'quest.moved':
        this.#add('steps', event.id, event.steps);
        break;
      case 'quest.fell':
        this.#add('naps', event.id, 1);
        break;
    }
  }
}

/** All that a Hero will be remembered for, the proudest first; counts of zero are left out. */
export function questSuperlatives(entries: readonly Entry<'quest'>[], heroes: number): QuestSuperlative[] {
  const tally = new Tally(heroes);
  for (const event of entries.flatMap((entry) => entry.events)) tally.see(event);
  return QUEST_SUPERLATIVES.flatMap((id) => {
    const found = greatest(tally.counts[id].map((value, seat) => ({ seat, value })));
    return found === null ? [] : [{ id, seats: found.seats, value: found.value }];
  });
}
