/**
 * A table put together by hand, to try what cards say: heroes and foes where a test wants them, one moment of the
 * rules at a time. Columns are counted from 1, as in the ledger.
 */

import { Engine } from '../../src/engine/kernel/engine.ts';
import { Run } from '../../src/engine/kernel/run.ts';
import { askOne, script } from '../../src/engine/kernel/script.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { attack } from '../../src/engine/quest/combat/strike.ts';
import { bossCard, countFor, MONSTERS, monsterCard } from '../../src/engine/quest/data/cards.ts';
import type { CardKind, Trigger } from '../../src/engine/quest/data/words.ts';
import { trigger } from '../../src/engine/quest/effects/triggers.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { printedAttack } from '../../src/engine/quest/foes.ts';
import { quest } from '../../src/engine/quest/index.ts';
import { foeTurn } from '../../src/engine/quest/monsters.ts';
import { heroId, type QuestContext } from '../../src/engine/quest/query.ts';
import type { CreatureId, Foe, Hero, Mark, Payment, Quest } from '../../src/engine/quest/state.ts';
import { heroTurn } from '../../src/engine/quest/turn.ts';

/** Asked when nothing is left to do. */
const idle = script<Quest, QuestEvent, object>('test.idle', [
  askOne('wait', {
    kind: 'test.idle',
    who: () => [0],
    domain: () => ({ type: 'pick', options: [null] }),
    // biome-ignore lint/suspicious/noThenProperty: the kernel's word for what follows an answer
    then: () => 'again' as const,
  }),
]);

const engine = new Engine({ ...quest, scripts: [...quest.scripts, idle] });

export interface HeroPlan {
  at?: number;
  hand?: CardKind[];
  damage?: number;
  treasures?: string[];
  prizes?: string[];
  /** How many monsters lie beside the sheet as XP. */
  xp?: number;
}

export interface Plan {
  /** By id of the hero card, in the order of seats; a column behind each other in that order. */
  heroes: Record<string, HeroPlan>;
  /** Single cards and their columns; bosses by their id. */
  foes?: [string, number][];
  world?: string;
  number?: number;
  round?: number;
  mode?: 'normal' | 'hard';
  /** The Evil Lord's hand. */
  lord?: CardKind[];
}

const columns = (): string[][] => [[], [], [], [], []];

function hero(card: string, plan: HeroPlan, spare: string[]): Hero {
  return {
    card,
    status: 'in',
    damage: plan.damage ?? 0,
    xp: spare.splice(0, plan.xp ?? 0),
    hand: [...(plan.hand ?? [])],
    treasures: [...(plan.treasures ?? [])],
    prizes: [...(plan.prizes ?? [])],
    marks: [],
    used: { turn: [], world: [] },
    nextActions: 0,
    losesAction: false,
  };
}

function foe(card: string, heroes: number): Foe {
  const boss = !card.includes('.');
  const life = boss ? countFor(bossCard(card).life, heroes) : monsterCard(card.split('.')[0] ?? '').life;
  const used = { turn: [], world: [] };
  return { card, boss, life, damage: 0, marks: [], treasures: [], used, shape: null, nextActions: 0 };
}

function stateOf(plan: Plan): Quest {
  const cards = Object.keys(plan.heroes);
  const mode = plan.mode ?? 'normal';
  const lord = plan.lord === undefined ? null : ({ handicap: 'none' } as const);
  const seats = cards.length + (lord === null ? 0 : 1);
  const setup = {
    seats,
    heroes: mode === 'hard' ? ('draw' as const) : cards,
    mode,
    lord,
    tune: {},
    mods: [],
    decks: {},
  };
  const s = engine.start(setup, 'cards').state;
  const named = new Set((plan.foes ?? []).map(([card]) => card));
  const spare = Object.keys(MONSTERS)
    .flatMap((kind) => [`${kind}.1`, `${kind}.2`])
    .filter((card) => !named.has(card));
  s.tasks = [{ proc: idle.id, at: 'wait', vars: {} }];
  s.ask = null;
  s.number = plan.number ?? 1;
  s.world = plan.world ?? null;
  s.round = plan.round ?? 1;
  s.heroes = cards.map((card) => hero(card, plan.heroes[card] ?? {}, spare));
  s.foes = (plan.foes ?? []).map(([card]) => foe(card, cards.length));
  s.places = [];
  s.halves = { heroes: columns(), foes: columns() };
  for (const [seat, card] of cards.entries()) {
    s.halves.heroes[(plan.heroes[card]?.at ?? 3) - 1]?.push(heroId(seat));
  }
  for (const [card, at] of plan.foes ?? []) s.halves.foes[at - 1]?.push(card);
  if (s.lord !== null) s.lord.hand = [...(plan.lord ?? [])];
  return s;
}

export class CardTable {
  s: Quest;
  events: QuestEvent[] = [];

  constructor(plan: Plan) {
    this.s = stateOf(plan);
    this.#settle();
  }

  /** Lets something happen, up to the next question. */
  do(what: (c: QuestContext) => void): this {
    this.s.ask = null;
    what(new Run(this.s, this.events));
    return this.#settle();
  }

  /** What a moment of the rules sets off. */
  at(when: Trigger, id?: CreatureId): this {
    return this.do((c) => trigger(c, when, id === undefined ? {} : { id }));
  }

  /** The turn of a hero, or of a monster or boss. */
  turn(id: CreatureId): this {
    if (!/^h\d$/.test(id)) return this.do((c) => c.call(foeTurn, { id, attacked: false }));
    return this.do((c) => c.call(heroTurn, { id }));
  }

  /** A monster's or boss's printed attack, without its turn. */
  attack(id: CreatureId): this {
    return this.do((c) => attack(c, printedAttack(c.s, id)));
  }

  get asked(): string {
    return this.s.ask?.kind ?? '';
  }

  get seat(): Seat {
    return this.s.ask?.seats[0] ?? -1;
  }

  /** The options now. */
  get options(): readonly Json[] {
    const domain = engine.domain(this.s, this.seat);
    if (domain?.type === 'pick') return domain.options;
    return domain?.type === 'some' ? domain.from : [];
  }

  /** Gives an answer; throws if the rules refuse it. */
  answer(choice: Json): this {
    const applied = engine.apply(this.s, { seat: this.seat, ask: this.s.ask?.id ?? 0, choice });
    if (!applied.ok) {
      throw new Error(
        `${this.asked}: ${applied.refusal.code} for ${JSON.stringify(choice)}: ${JSON.stringify(this.options)}`,
      );
    }
    this.s = applied.state;
    this.events.push(...applied.events);
    return this;
  }

  /** The ids of everything that may be played now, each once. */
  get plays(): string[] {
    const acts = this.options as { do?: string; id?: string }[];
    return [...new Set(acts.flatMap((act) => (act?.do === 'play' ? [act.id ?? ''] : [])))];
  }

  /** The ways in which something may be paid for: the cards, and `xp` for each XP. */
  ways(id: string): string[] {
    const acts = this.options as unknown as { id?: string; pay?: Payment }[];
    return acts.flatMap((act) => {
      if (act?.id !== id || act.pay === undefined) return [];
      return [[...act.pay.cards, ...new Array<string>(act.pay.xp).fill('xp')].join(' ')];
    });
  }

  /** Plays a combo, treasure or riposte, paid in the first way, or in the one named. */
  play(id: string, way?: string): this {
    const at = way === undefined ? 0 : this.ways(id).indexOf(way);
    const acts = this.options.filter((act) => (act as { id?: string } | null)?.id === id);
    const act = acts[at];
    if (act === undefined) throw new Error(`${id} cannot be played: ${JSON.stringify(this.options)}`);
    return this.answer(act);
  }

  /** Ends the hero's turn. */
  end(): this {
    return this.answer({ do: 'end' });
  }

  hero(seat: Seat): Hero {
    return this.s.heroes[seat] as Hero;
  }

  foe(id: string): Foe {
    const found = this.s.foes.find((x) => x.card === id);
    if (found === undefined) throw new Error(`${id} is not in play`);
    return found;
  }

  /** Damage of a creature; null once it is gone. */
  damage(id: CreatureId): number | null {
    const on = /^h\d$/.test(id) ? this.s.heroes[Number(id[1])] : this.s.foes.find((x) => x.card === id);
    return on?.damage ?? null;
  }

  /** `c3r1`: where a creature stands; empty once it is gone. */
  spot(id: CreatureId): string {
    for (const half of Object.values(this.s.halves)) {
      for (const [column, stack] of half.entries()) {
        const row = stack.indexOf(id);
        if (row >= 0) return `c${column + 1}r${row + 1}`;
      }
    }
    return '';
  }

  marks(id: CreatureId): Mark[] {
    const on = /^h\d$/.test(id) ? this.s.heroes[Number(id[1])] : this.s.foes.find((x) => x.card === id);
    return on?.marks ?? [];
  }

  /** `weak:1` for every mark of a creature. */
  tags(id: CreatureId): string[] {
    return this.marks(id).map(({ tag, v }) => `${tag}:${v}`);
  }

  /** How often an event has happened. */
  countOf(type: QuestEvent['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }

  #settle(): this {
    this.events.push(...engine.resume(this.s));
    return this;
  }
}

export const cards = (plan: Plan): CardTable => new CardTable(plan);
