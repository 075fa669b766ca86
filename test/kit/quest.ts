/** Whole Worlds and games of Pug Quest for tests, on top of the table of `quest-cards.ts`. */

import type { Json } from '../../src/engine/kernel/state.ts';
import type { Act } from '../../src/engine/quest/choices.ts';
import { WORLDS } from '../../src/engine/quest/data/cards.ts';
import type { CardKind } from '../../src/engine/quest/data/words.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { type CardTable, cards, type Plan } from './quest-cards.ts';

/** A game from its very beginning. */
export class QuestGame {
  s: Quest;
  events: QuestEvent[];

  constructor(setup: QuestSetup, seed: string) {
    const { state, events } = questEngine.start(setup, seed);
    this.s = state;
    this.events = events;
  }

  get asked(): string {
    return this.s.ask?.kind ?? '';
  }

  get seat(): number {
    return this.s.ask?.seats[0] ?? -1;
  }

  get options(): readonly Json[] {
    const domain = questEngine.domain(this.s, this.seat);
    return domain?.type === 'pick' ? domain.options : [];
  }

  /** The fewest things that answer a question for several. */
  handful(): Json {
    const domain = questEngine.domain(this.s, this.seat);
    return domain?.type === 'some' ? domain.from.slice(0, domain.min) : [];
  }

  answer(choice: Json): this {
    const applied = questEngine.apply(this.s, { seat: this.seat, ask: this.s.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(`${this.asked}: ${JSON.stringify(choice)} ${applied.refusal.code}`);
    this.s = applied.state;
    this.events.push(...applied.events);
    return this;
  }

  /** Heroes are put down in order, each on the next of these places; columns and rows counted from 1. */
  place(...spots: [number, number][]): this {
    for (const [column, row] of spots) this.answer({ column: column - 1, row: row - 1 });
    return this;
  }
}

export function game(heroes: number, changes: Partial<QuestSetup> = {}, seed = 'quest'): QuestGame {
  return new QuestGame(questSetup(heroes, changes), seed);
}

export interface WorldPlan extends Plan {
  /** The cards drawn next from the energy deck, in this order. */
  deck?: CardKind[];
  display?: CardKind[];
}

/** Lays the decks out. */
function stack(t: CardTable, plan: WorldPlan): void {
  const { piles } = t.s;
  if (plan.deck !== undefined) piles.energy = [...plan.deck].reverse();
  if (plan.display !== undefined) t.s.display = [...plan.display];
  piles.worlds = Object.keys(WORLDS).filter((id) => id !== plan.world);
}

/** A table whose decks are laid out. */
export function table(plan: WorldPlan): CardTable {
  const t = cards(plan);
  stack(t, plan);
  return t;
}

/** A World at the beginning of a Round: all that follows goes by the rules. */
export function world(plan: WorldPlan): CardTable {
  const t = table({ world: 'ember', ...plan });
  return t.do((c) => {
    c.s.tasks = [
      { proc: 'quest.game', at: 'world', vars: {} },
      { proc: 'quest.world', at: 'round', vars: { left: [] } },
    ];
  });
}

/** Lets the question at hand pass: the turn ends, nothing is paid, nothing taken; else the first option. */
export function pass(t: CardTable): CardTable {
  if (t.asked === 'quest.act') return t.end();
  const domain = questEngine.domain(t.s, t.seat);
  if (domain?.type === 'some') return t.answer(domain.from.slice(0, domain.min));
  return t.answer(t.options.includes(null) ? null : (t.options[0] ?? null));
}

/** Lets questions pass until one of this kind, or the end of the game. */
export function until(t: CardTable, kind: string): CardTable {
  for (let i = 0; i < 300 && t.s.outcome === null && t.asked !== kind; i++) pass(t);
  return t;
}

/** Lets questions pass until a certain Round and World, or the end of the game. */
export function untilRound(t: CardTable, number: number, round: number): CardTable {
  for (let i = 0; i < 600 && t.s.outcome === null; i++) {
    if (t.s.number === number && t.s.round === round) break;
    pass(t);
  }
  return t;
}

/** The acts of one kind that are offered to the Hero whose turn it is. */
export function acts<K extends Act['do']>(t: CardTable, kind: K): Extract<Act, { do: K }>[] {
  return (t.options as unknown as Act[]).filter((act): act is Extract<Act, { do: K }> => act?.do === kind);
}

/** The columns to which the Hero may move, counted from 1. */
export const moves = (t: CardTable): number[] => acts(t, 'move').map((act) => act.to + 1);

export function moveTo(t: CardTable, column: number): CardTable {
  return t.answer({ do: 'move', to: column - 1 });
}

/** A Standard Attack, paid with this card. */
export function strike(t: CardTable, target: string, card: CardKind): CardTable {
  return t.answer({ do: 'attack', target, pay: { cards: [card], xp: 0, wild: false } });
}

/** The events of one type, in order. */
export function eventsOf<T extends QuestEvent['type']>(
  { events }: { events: QuestEvent[] },
  type: T,
): Extract<QuestEvent, { type: T }>[] {
  return events.filter((event): event is Extract<QuestEvent, { type: T }> => event.type === type);
}

/** Who had a turn, in order. */
export const turns = (t: { events: QuestEvent[] }): string[] =>
  eventsOf(t, 'quest.turn').map((event) => event.id);
