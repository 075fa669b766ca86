/** The position a level begins in, laid out piece by piece so that each can be changed. */

import { emptyProgress } from '../../../campaign/progress.ts';
import type { Level, QuestLevel } from '../../../campaign/schema.ts';
import { levelSetup } from '../../../campaign/setup.ts';
import { petzStartOf } from '../../../campaign/start-of.ts';
import { questStartOf } from '../../../campaign/start-of-quest.ts';
import { petzEngine } from '../../../engine/petz/index.ts';
import type { Petz } from '../../../engine/petz/state.ts';
import { CARDS, kindOf } from '../../../engine/quest/box.ts';
import { BOARD, BOSSES, isBossCard, LAST_WORLD, STACKABLE } from '../../../engine/quest/data/cards.ts';
import { CARD_KINDS } from '../../../engine/quest/data/words.ts';
import { questEngine } from '../../../engine/quest/index.ts';
import { COLUMNS, heroCount } from '../../../engine/quest/query.ts';
import type { QuestSetup } from '../../../engine/quest/schema-setup.ts';
import type { Cell, FoeStart, HeroStart, QuestStart } from '../../../engine/quest/schema-start.ts';
import { namedCards } from '../../../engine/quest/start.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { petzPlaces, withPetzStart } from './petz-places.ts';
import { countPart, type PiecePart, type PiecePlace, withAt } from './place.ts';

// The places of the Heroes and Foes in a position that a level of Pug Quest begins in.

const MOST = { damage: 20, xp: 20, hand: 12, treasures: 6, foes: 6, display: 5 };

/** One card of each kind that is still there. */
const kindsOf = (cards: readonly string[]): string[] =>
  cards.filter((card, at) => cards.findIndex((other) => kindOf(other) === kindOf(card)) === at);

/** The level with another position. What is named there lies on no pile any more. */
function withQuestStart(level: QuestLevel, start: QuestStart): QuestLevel {
  const { decks = {} } = level;
  const left = STACKABLE.flatMap((pile) => {
    const stacked: readonly string[] | undefined = decks[pile];
    if (stacked === undefined) return [];
    const named = namedCards(start, pile);
    const room = new Map<string, number>();
    for (const card of CARDS[pile]) room.set(card, (room.get(card) ?? 0) + 1);
    for (const card of named) room.set(card, (room.get(card) ?? 0) - 1);
    const rest = stacked.filter((card) => {
      room.set(card, (room.get(card) ?? 0) - 1);
      return (room.get(card) ?? 0) >= 0;
    });
    return [[pile, rest] as const];
  });
  return { ...level, ...(left.length > 0 ? { decks: Object.fromEntries(left) } : {}), start };
}

/** The places of the whole table. The position must name every Hero's: `laidOut` sees to that. */
function questPlaces(level: QuestLevel): PiecePlace[] {
  const edit = new QuestEdit(level);
  const heroes = level.seats.length - (level.lord ? 1 : 0);
  return [
    { id: 'frame', seat: null, parts: edit.frame() },
    ...Array.from({ length: heroes }, (_, seat) => ({ id: 'hero', seat, parts: edit.hero(seat) })),
    ...Array.from({ length: COLUMNS }, (_, column) => ({
      id: `column:${column}`,
      seat: null,
      parts: edit.column(column),
    })),
    { id: 'display', seat: null, parts: edit.display() },
    ...(level.lord ? [{ id: 'hand', seat: heroes, parts: edit.lordHand() }] : []),
  ];
}

class QuestEdit {
  readonly #level: QuestLevel;
  readonly #start: QuestStart;

  constructor(level: QuestLevel) {
    this.#level = level;
    this.#start = level.start ?? {};
  }

  #with(part: Partial<QuestStart>): QuestLevel {
    return withQuestStart(this.#level, { ...this.#start, ...part });
  }

  #withHero(seat: number, part: Partial<HeroStart>): QuestLevel {
    const heroes = this.#start.heroes ?? [];
    return this.#with({ heroes: withAt<HeroStart | null>(heroes, seat, { ...heroes[seat], ...part }, {}) });
  }

  /** Which World and Round it begins with. */
  frame(): PiecePart[] {
    const { number = 1, round = 1, world = null } = this.#start;
    const { stop } = this.#level;
    const ends = (wanted: number) => {
      const { stop: _, ...endless } = this.#level;
      return wanted === LAST_WORLD ? endless : { ...endless, stop: { ...stop, number: wanted } };
    };
    return [
      countPart('number', [number, 1, LAST_WORLD], (wanted) => this.#with({ number: wanted })),
      countPart('round', [round, 1, BOARD.rounds], (wanted) => this.#with({ round: wanted })),
      {
        name: 'world',
        pick: { type: 'one', of: 'world', value: world, options: CARDS.worlds, isNeeded: true },
        set: (id) => this.#with({ world: String(id) }),
      },
      countPart('lastWorld', [stop?.number ?? LAST_WORLD, 1, LAST_WORLD], ends),
    ];
  }

  hero(seat: number): PiecePart[] {
    const hero = this.#start.heroes?.[seat] ?? {};
    const { damage = 0, xp = 0, hand = [], treasures = [], at } = hero;
    const taken = namedCards(this.#start, 'treasures');
    const free = CARDS.treasures.filter((card) => !taken.includes(card));
    return [
      countPart('damage', [damage, 0, MOST.damage], (wanted) => this.#withHero(seat, { damage: wanted })),
      countPart('column', [(at?.column ?? 0) + 1, 1, COLUMNS], (wanted) =>
        this.#withHero(seat, { at: { column: wanted - 1, row: this.#freeRow(wanted - 1, seat) } }),
      ),
      countPart('xp', [xp, 0, MOST.xp], (wanted) => this.#withHero(seat, { xp: wanted })),
      this.#energy('hand', hand, MOST.hand, (cards) => this.#withHero(seat, { hand: cards })),
      {
        name: 'treasures',
        pick: {
          type: 'list',
          of: 'treasure',
          value: treasures,
          options: kindsOf(free),
          most: MOST.treasures,
        },
        set: (cards) => this.#withHero(seat, { treasures: [...(cards as readonly string[])] }),
      },
    ];
  }

  /** Behind the other Heroes of that column. */
  #freeRow(column: number, seat: number): number {
    const rows = (this.#start.heroes ?? []).flatMap((hero, other) =>
      other !== seat && hero?.at?.column === column ? [hero.at.row] : [],
    );
    return Math.max(-1, ...rows) + 1;
  }

  #energy(
    name: string,
    value: readonly string[],
    most: number,
    set: (cards: (typeof CARD_KINDS)[number][]) => QuestLevel,
  ): PiecePart {
    return {
      name,
      pick: { type: 'list', of: 'energy', value, options: CARD_KINDS, most },
      set: (cards) => set([...(cards as (typeof CARD_KINDS)[number][])]),
    };
  }

  /** The Foes of a column from front to back, and how much each of them is hurt. */
  column(column: number): PiecePart[] {
    const foes = this.#start.foes ?? [];
    const here = foes.filter((foe) => foe.column === column).sort((a, b) => a.row - b.row);
    const cards = foes.map(({ card }) => card);
    const bosses = cards.some(isBossCard) ? [] : Object.keys(BOSSES);
    const free = kindsOf(CARDS.monsters.filter((card) => !cards.includes(card)));
    const set = (wanted: readonly string[]) => {
      const others = foes.filter((foe) => foe.column !== column);
      const placed = wanted.map((card, row): FoeStart => {
        const cell: Cell = { column, row };
        return { ...here.find((foe) => foe.card === card), card, ...cell };
      });
      return this.#with({ foes: [...others, ...placed] });
    };
    const value = here.map(({ card }) => card);
    const options = [...free, ...bosses];
    return [
      {
        name: 'foes',
        pick: { type: 'list', of: 'foe', value, options, most: MOST.foes },
        set: (wanted) => set(wanted as readonly string[]),
      },
      ...here.map(({ card, damage = 0 }) =>
        countPart(
          'damage',
          [damage, 0, MOST.damage],
          (wanted) =>
            this.#with({ foes: foes.map((foe) => (foe.card === card ? { ...foe, damage: wanted } : foe)) }),
          card,
        ),
      ),
    ];
  }

  lordHand(): PiecePart[] {
    return [
      this.#energy('hand', this.#start.lordHand ?? [], MOST.hand, (cards) => this.#with({ lordHand: cards })),
    ];
  }

  display(): PiecePart[] {
    return [
      this.#energy('display', this.#start.display ?? [], MOST.display, (cards) =>
        this.#with({ display: cards }),
      ),
    ];
  }
}

/** What a level is dealt with that deals others every time, while it is looked at. */
const ANY_SEED = 'laid out';

/** A level as it would be dealt, at its first question; null where it cannot be. */
type DealtLevel = { game: 'petz'; state: Petz } | { game: 'quest'; state: Quest };

export function dealLevel(level: Level): DealtLevel | null {
  try {
    const { game, setup, seed } = levelSetup(level, emptyProgress(), {});
    const from = seed ?? ANY_SEED;
    if (game === 'petz') {
      if (petzEngine.rules.checkSetup(setup) !== null) return null;
      return { game, state: petzEngine.start(setup, from).state };
    }
    if (questEngine.rules.checkSetup(setup) !== null) return null;
    return { game, state: questEngine.start(setup, from).state };
  } catch {
    return null;
  }
}

/** The pieces as they are laid, on a table where no Monster has had a turn yet that would come before the first question. */
export function dealLaid(level: Level): DealtLevel | null {
  if (level.game !== 'quest' || level.start?.ready !== true) return dealLevel(level);
  const { start } = level;
  const heroes = start.heroes?.map((hero) => hero && { ...hero, acted: false }) ?? [];
  const foes = start.foes?.map((foe) => ({ ...foe, acted: true })) ?? [];
  return dealLevel({ ...level, start: { ...start, heroes, ...(foes.length > 0 ? { foes } : {}) } });
}

/**
 * The table when its first World is ready, before the first turn: the Heroes side by side if nothing else is said, the Foes
 * as the World calls them.
 */
function questDealt(setup: QuestSetup, seed: string): Quest | null {
  const { ready: _, heroes: named = [], ...start } = setup.start ?? {};
  const cells = Array.from(
    { length: heroCount(setup) },
    (_, seat) => named[seat]?.at ?? { column: seat, row: 0 },
  );
  // The Hero farthest back is put down by an answer, for an answer shows what comes before the next question.
  const deepest = Math.max(...cells.map(({ row }) => row));
  const last = cells.findIndex(({ row }) => row === deepest);
  const heroes = cells.map((at, seat): HeroStart => {
    const { at: _, acted: __, ...rest } = named[seat] ?? {};
    return seat === last ? rest : { ...rest, at };
  });
  const { state } = questEngine.start({ ...setup, start: { ...start, heroes } }, seed);
  const domain = questEngine.domain(state, last);
  if (state.ask === null || domain?.type !== 'pick') return null;
  const { column } = cells[last] as Cell;
  const choice = (domain.options as Cell[]).find((cell) => cell.column === column) ?? null;
  const ready: Quest[] = [];
  questEngine.apply(state, { seat: last, ask: state.ask.id, choice }, (s, event) => {
    if (event.type === 'quest.ready') ready.push(questEngine.rules.clone(s));
  });
  return ready[0] ?? null;
}

/** The same level, with everything that lies on its table named; null where it cannot be dealt. */
export function laidOut(level: Level): Level | null {
  const dealt = dealLevel(level);
  if (dealt === null) return null;
  if (level.game === 'petz' && dealt.game === 'petz') return withPetzStart(level, petzStartOf(dealt.state));
  if (level.game !== 'quest' || dealt.game !== 'quest') return null;
  try {
    const state = questDealt(dealt.state.setup, level.seed ?? ANY_SEED);
    if (state === null) return null;
    // Dealing the Heroes lays their things out, too: named, each keeps his own.
    const heroes = state.heroes.map(({ card }) => card);
    return withQuestStart({ ...level, heroes }, questStartOf(state));
  } catch {
    return null;
  }
}

/** Whether everything is laid out. */
export const isLaidOut = ({ start }: Level): boolean =>
  start !== undefined && ('shops' in start || ('foes' in start && 'heroes' in start));

/** Everything that lies on its table, place by place. */
export function piecePlacesOf(level: Level): PiecePlace[] {
  return level.game === 'petz' ? petzPlaces(level) : questPlaces(level);
}
