/** The places of a shop and of the town in a position that a level of Dungeon Petz begins in. */

import type { PetzLevel } from '../../../campaign/schema.ts';
import { boxOf, PRINTED_CAGE } from '../../../engine/petz/data/cards.ts';
import { NEED_CARDS } from '../../../engine/petz/data/needs.ts';
import { COLOURS, FOODS, type Food, NEEDS } from '../../../engine/petz/data/schema.ts';
import { namedTiles, type Placed, printed } from '../../../engine/petz/start/pieces.ts';
import {
  type PetStart,
  type PetzStart,
  type PlotStart,
  type ShopStart,
  START_PHASES,
  type StartPhase,
  type TownStart,
} from '../../../engine/petz/start/schema.ts';
import { countPart, type PieceKind, type PiecePart, type PiecePlace, withAt } from './place.ts';

const PLOTS = [0, 1, 2, 3];
const SIZES = [2, 7] as const;
const MOST = { imps: 12, gold: 40, food: 12, manure: 9, potions: 9, hand: 30, mutation: 5, rounds: 6 };
/** Faces of Need Cards, each as a start names it. */
const FACES = COLOURS.flatMap((colour) =>
  NEEDS.flatMap((need) => (printed(colour, need) > 0 ? [`${colour}.${need}`] : [])),
);
/** What is sold where, on stands that sell it by the token. */
const STANDS = [
  ['vegetables', 'vegetable'],
  ['mixed', 'vegetable'],
  ['mixed', 'meat'],
  ['meat', 'meat'],
] as const;

/** The level with another position. What was named there lies on no pile any more. */
export function withPetzStart(level: PetzLevel, start: PetzStart): PetzLevel {
  const { decks, needs, ...rest } = level;
  const named = namedTiles(start);
  const left = Object.entries(decks ?? {}).map(([pile, ids]) => {
    const taken = named.flatMap(({ kind, id }) => (kind === pile ? [id] : []));
    return [pile, ids.filter((id) => !taken.includes(id))];
  });
  return {
    ...rest,
    ...(decks === undefined ? {} : { decks: Object.fromEntries(left) }),
    ...(needs === undefined ? {} : { needs: needsLeft(needs, start) }),
    start,
  };
}

/** Of the cards that come next, those that are still on a deck. */
function needsLeft(needs: NonNullable<PetzLevel['needs']>, { shops = [] }: PetzStart): typeof needs {
  const named = shops.flatMap((shop) => [
    ...(shop?.hand ?? []),
    ...(shop?.plots ?? []).flatMap((plot) => plot?.pet?.cards ?? []),
  ]);
  const colours = COLOURS.map((colour) => {
    const left: (typeof NEEDS)[number][] = [];
    for (const need of needs[colour] ?? []) {
      const face = `${colour}.${need}`;
      const used = named.filter((card) => card === face || card === `${face}.turned`).length;
      if (used + left.filter((one) => one === need).length < printed(colour, need)) left.push(need);
    }
    return [colour, left] as const;
  });
  return Object.fromEntries(colours);
}

/** The places of the whole table. The position must name every shop and the town: `laidOut` sees to that. */
export function petzPlaces(level: PetzLevel): PiecePlace[] {
  const edit = new PetzEdit(level);
  return [
    { id: 'frame', seat: null, parts: edit.frame() },
    ...level.seats.flatMap((_, seat) => [
      ...PLOTS.map((at) => ({ id: `plot:${at}`, seat, parts: edit.plot(seat, at) })),
      { id: 'stores', seat, parts: edit.stores(seat) },
      { id: 'hand', seat, parts: edit.hand(seat) },
      { id: 'artifacts', seat, parts: edit.artifacts(seat) },
    ]),
    ...edit.town(),
  ];
}

type TileKind = 'pet' | 'cage' | 'addon' | 'artifact';
const PILES = {
  pet: 'pets',
  cage: 'cages',
  addon: 'addons',
  artifact: 'artifacts',
} as const satisfies Record<TileKind, Placed>;

class PetzEdit {
  readonly #level: PetzLevel;
  readonly #start: PetzStart;
  /** Tiles of the box that lie nowhere, by pile. */
  readonly #free: (kind: TileKind) => string[];

  constructor(level: PetzLevel) {
    this.#level = level;
    this.#start = level.start ?? {};
    const box = boxOf({ setup: level });
    const named = namedTiles(this.#start);
    this.#free = (kind) => {
      const taken = named.flatMap((tile) => (tile.kind === PILES[kind] ? [tile.id] : []));
      return box[PILES[kind]].filter((id) => !taken.includes(id));
    };
  }

  #with(part: Partial<PetzStart>): PetzLevel {
    return withPetzStart(this.#level, { ...this.#start, ...part });
  }

  #withShop(seat: number, part: Partial<ShopStart>): PetzLevel {
    const shops = this.#start.shops ?? [];
    return this.#with({ shops: withAt(shops, seat, { ...shops[seat], ...part }, null) });
  }

  #withTown(part: Partial<TownStart>): PetzLevel {
    return this.#with({ town: { ...this.#start.town, ...part } });
  }

  #one(
    kind: TileKind,
    name: string,
    value: string | null,
    set: (id: string | null) => PetzLevel,
    whose?: string,
  ): PiecePart {
    const options = [...(value === null ? [] : [value]), ...this.#free(kind)];
    return {
      name,
      ...(whose === undefined ? {} : { whose }),
      pick: { type: 'one', of: kind, value, options },
      set: (id) => set(id as string | null),
    };
  }

  #list(
    kind: TileKind,
    name: string,
    value: readonly string[],
    most: number,
    set: (ids: string[]) => PetzLevel,
  ): PiecePart {
    const pick = { type: 'list', of: kind, value, options: this.#free(kind), most } as const;
    return { name, pick, set: (ids) => set([...(ids as readonly string[])]) };
  }

  #chosen(
    of: PieceKind,
    name: string,
    value: string,
    options: readonly string[],
    set: (id: string) => PetzLevel,
  ): PiecePart {
    return {
      name,
      pick: { type: 'one', of, value, options, isNeeded: true },
      set: (id) => set(String(id)),
    };
  }

  /** When it begins and ends, and who begins. */
  frame(): PiecePart[] {
    const { round = 1, phase = 'shopping', starter = 0 } = this.#start;
    const { stop } = this.#level;
    const phases = START_PHASES.filter((one) => one !== 'setup');
    const seats = this.#level.seats.map((_, seat) => String(seat));
    return [
      countPart('round', [round, 1, MOST.rounds], (wanted) => this.#with({ round: wanted })),
      this.#chosen('phase', 'phase', phase, phases, (id) => this.#with({ phase: id as StartPhase })),
      this.#chosen('seat', 'starter', String(starter), seats, (id) => this.#with({ starter: Number(id) })),
      countPart('lastRound', [stop?.round ?? MOST.rounds, 1, MOST.rounds], (wanted) => {
        const { stop: _, ...endless } = this.#level;
        return wanted === MOST.rounds ? endless : { ...endless, stop: { ...stop, round: wanted } };
      }),
    ];
  }

  plot(seat: number, at: number): PiecePart[] {
    const plots = this.#start.shops?.[seat]?.plots ?? [];
    const plot: PlotStart = plots[at] ?? {};
    const { cage = null, addon = null, manure = 0, pet = null } = plot;
    const set = (part: Partial<PlotStart>) =>
      this.#withShop(seat, { plots: withAt<PlotStart | null>(plots, at, { ...plot, ...part }, {}) });
    const cages = this.#one('cage', 'cage', cage, (id) => set({ cage: id }));
    return [
      at === 0 && cage !== PRINTED_CAGE && cages.pick.type === 'one'
        ? { ...cages, pick: { ...cages.pick, options: [PRINTED_CAGE, ...cages.pick.options] } }
        : cages,
      this.#one('addon', 'addon', addon, (id) => set({ addon: id })),
      this.#one('pet', 'pet', pet?.id ?? null, (id) =>
        set({ pet: id === null ? null : { size: pet?.size ?? 3, id } }),
      ),
      ...(pet === null ? [] : this.#petParts(pet, (changed) => set({ pet: changed }))),
      countPart('manure', [manure, 0, MOST.manure], (wanted) => set({ manure: wanted })),
    ];
  }

  #petParts(pet: PetStart, set: (pet: PetStart) => PetzLevel): PiecePart[] {
    const { size, suffering = 0, mutation = 0 } = pet;
    // Cards lie one at each bar: another size has others.
    const { cards: _, ...bare } = pet;
    return [
      countPart('size', [size, ...SIZES], (wanted) =>
        set({ ...bare, size: wanted, suffering: Math.min(suffering, wanted - 1) }),
      ),
      countPart('suffering', [suffering, 0, size - 1], (wanted) => set({ ...bare, suffering: wanted })),
      countPart('mutation', [mutation, 0, MOST.mutation], (wanted) => set({ ...bare, mutation: wanted })),
    ];
  }

  stores(seat: number): PiecePart[] {
    const shop: ShopStart = this.#start.shops?.[seat] ?? {};
    const counts = (
      [
        ['home', MOST.imps],
        ['gold', MOST.gold],
        ['potions', MOST.potions],
        ['hospital', MOST.imps],
      ] as const
    ).map(([name, most]) =>
      countPart(name, [shop[name] ?? 0, 0, most], (wanted) => this.#withShop(seat, { [name]: wanted })),
    );
    const food = FOODS.map((one) => {
      const there = (shop.food?.[one] ?? []).reduce((sum, n) => sum + n, 0);
      // Fresh: in the first chamber.
      return countPart(one, [there, 0, MOST.food], (wanted) =>
        this.#withShop(seat, { food: { ...shop.food, [one]: [wanted] } as Record<Food, number[]> }),
      );
    });
    const reputation = countPart('reputation', [shop.reputation ?? 0, 0, 99], (wanted) =>
      this.#withShop(seat, { reputation: wanted }),
    );
    return [...counts, ...food, reputation];
  }

  hand(seat: number): PiecePart[] {
    const value = this.#start.shops?.[seat]?.hand ?? [];
    return [
      {
        name: 'hand',
        pick: {
          type: 'list',
          of: 'need',
          value,
          options: FACES,
          most: Math.min(MOST.hand, NEED_CARDS.length),
        },
        set: (cards) => this.#withShop(seat, { hand: [...(cards as readonly string[])] }),
      },
    ];
  }

  artifacts(seat: number): PiecePart[] {
    const shop: ShopStart = this.#start.shops?.[seat] ?? {};
    return [
      this.#list('artifact', 'artifacts', shop.artifacts ?? [], 20, (artifacts) => {
        // What belongs to one that is gone goes with it.
        const { box, books, ...rest } = shop;
        const left = Object.entries(books ?? {}).filter(([book]) => artifacts.includes(book));
        const held = artifacts.includes('magicBox') && box !== undefined ? { box } : {};
        const shops = this.#start.shops ?? [];
        const named = {
          ...rest,
          artifacts,
          ...held,
          ...(left.length > 0 ? { books: Object.fromEntries(left) } : {}),
        };
        return this.#with({ shops: withAt<ShopStart | null>(shops, seat, named, null) });
      }),
    ];
  }

  town(): PiecePlace[] {
    const town = this.#start.town ?? {};
    const { cages = [], addons = [], artifacts = [], young = [], old = [], stands = {} } = town;
    const pits = (kind: 'cage' | 'addon', list: readonly (string | null)[], count: number) =>
      Array.from({ length: count }, (_, at) =>
        this.#one(
          kind,
          kind,
          list[at] ?? null,
          (id) => this.#withTown({ [PILES[kind]]: withAt(list, at, id, null) }),
          String(at + 1),
        ),
      );
    const food = STANDS.map(([stand, one]) =>
      countPart(
        one,
        [stands[stand]?.[one] ?? 0, 0, MOST.food],
        (wanted) => this.#withTown({ stands: { ...stands, [stand]: { ...stands[stand], [one]: wanted } } }),
        stand,
      ),
    );
    return [
      { id: 'town:cages', seat: null, parts: pits('cage', cages, 3) },
      { id: 'town:addons', seat: null, parts: pits('addon', addons, 2) },
      {
        id: 'town:artifacts',
        seat: null,
        parts: [
          this.#list('artifact', 'artifacts', artifacts, 2, (ids) => this.#withTown({ artifacts: ids })),
        ],
      },
      {
        id: 'town:pets',
        seat: null,
        parts: [
          this.#list('pet', 'young', young, 3, (ids) => this.#withTown({ young: ids })),
          this.#list('pet', 'old', old, 3, (ids) => this.#withTown({ old: ids })),
        ],
      },
      { id: 'town:food', seat: null, parts: food },
    ];
  }
}
