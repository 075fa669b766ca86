/**
 * The language of the rules tests: lay out a table, go to a step, play, and look.
 *
 *     const t = table({ seats: 4 });
 *     t.house(0, 1, 'snakitty', { size: 4, cage: 'c01', cards: ['G hunger', 'Y play', 'R anger', 'Y play'] });
 *     t.food(0, { meat: 1 });
 *     t.goTo('showing');
 *     t.expectAsk('petz.feed', 0);
 *     t.play(0, { from: 'meat', chamber: 0 });
 *
 * Every helper moves pieces (nothing is made or lost), so the inventory stays right.
 */

import { expect } from 'vitest';
import { copy } from '../../src/engine/kernel/data.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json, Refusal, Seat } from '../../src/engine/kernel/state.ts';
import { BOARD } from '../../src/engine/petz/data/cards.ts';
import { cardOf, faceOf, NEED_CARDS, POTION, turned } from '../../src/engine/petz/data/needs.ts';
import type { Colour, Need } from '../../src/engine/petz/data/schema.ts';
import type { PetzEvent, PetzEventType } from '../../src/engine/petz/events.ts';
import { expansionsOf } from '../../src/engine/petz/expansion.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import { neutralSpaces } from '../../src/engine/petz/phases/setup.ts';
import { petsOf } from '../../src/engine/petz/query.ts';
import type { PetzSetup, Variants } from '../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { Group, Pet, Petz, Phase, Plot, Shop } from '../../src/engine/petz/state.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';

export interface TableOptions {
  seats?: number;
  seed?: string;
  variants?: Partial<Variants>;
  decks?: PetzSetup['decks'];
  tune?: Record<string, number>;
  mods?: PetzSetup['mods'];
  expansions?: NonNullable<PetzSetup['expansions']>;
}

export interface PetOptions {
  size?: number;
  suffering?: number;
  mutation?: number;
  cage?: string;
  addon?: string;
  manure?: number;
  /** Cards laid at it: `'G hunger'`, `'potion'`, or `'P anger turned'` for the other way up. */
  cards?: string[];
}

/** A new table, played up to the first question (grouping in round 1). The seed picks the starting player; `starter` sets him. */
export function table(options: TableOptions = {}): Table {
  const setup: PetzSetup = {
    ...basicSetup(options.seats ?? 4),
    decks: options.decks ?? {},
    tune: options.tune ?? {},
    mods: options.mods ?? [],
  };
  if (options.expansions !== undefined) setup.expansions = options.expansions;
  setup.variants = { ...setup.variants, ...options.variants };
  const started = petzEngine.start(setup, options.seed ?? 'test');
  return new Table(started.state, started.events);
}

export class Table {
  s: Petz;
  /** Everything that happened so far, in order. */
  events: PetzEvent[];

  constructor(state: Petz, events: PetzEvent[] = []) {
    this.s = state;
    this.events = events;
  }

  shop(seat: Seat): Shop {
    const shop = this.s.shops[seat];
    if (shop === undefined) throw new Error(`no shop at seat ${seat}`);
    return shop;
  }

  plot(seat: Seat, at: number): Plot {
    const plot = this.shop(seat).plots[at];
    if (plot === undefined) throw new Error(`no plot ${at}`);
    return plot;
  }

  /** The pet on a plot; fails the test if there is none. */
  pet(seat: Seat, at: number): Pet {
    const { pet } = this.plot(seat, at);
    if (pet === null) throw new Error(`no pet on plot ${at} of seat ${seat}`);
    return pet;
  }

  view(seat: Seat | null): PetzView {
    return petzEngine.view(this.s, seat);
  }

  // ---- Laying out ----

  /** Makes a seat the starting player of this round, with clockwise turn order. */
  starter(seat: Seat): this {
    this.s.starter = seat;
    this.s.order = this.s.shops.map((_shop, i) => (seat + i) % this.s.shops.length);
    return this;
  }

  /** Sets the round (and its neutral imps); nothing is restocked, earlier exhibitions and customers leave, due ones are turned up. */
  round(round: number): this {
    this.s.round = round;
    const rings = [...BOARD.rings, ...expansionsOf(this.s).flatMap((expansion) => expansion.rings ?? [])];
    this.s.town.neutral = neutralSpaces(this.s.setup.seats, round, rings);
    for (const kind of ['exhibitions', 'customers'] as const) {
      for (const tile of this.s[kind]) {
        if (tile.round < round && tile.id !== null) this.s.gone[kind].push(tile.id);
        if (tile.round <= round) tile.open = true;
      }
      this.s[kind] = this.s[kind].filter((tile) => tile.round >= round);
    }
    return this;
  }

  /** Puts a named exhibition on the space of a round, face up. */
  exhibition(id: string, round = this.s.round): this {
    this.#setTile('exhibitions', [id], round);
    return this;
  }

  /** Puts named customers on the spaces of a round, face up. */
  customers(ids: string[], round = this.s.round): this {
    this.#setTile('customers', ids, round);
    return this;
  }

  #setTile(kind: 'exhibitions' | 'customers', ids: string[], round: number): void {
    const spaces = this.s[kind].filter((tile) => tile.round === round);
    if (spaces.length < ids.length) throw new Error(`round ${round} has ${spaces.length} spaces for ${kind}`);
    for (const [i, id] of ids.entries()) {
      const space = spaces[i];
      if (space === undefined) continue;
      const before = space.id;
      const other = this.s[kind].find((tile) => tile.id === id);
      const unused = this.s.unused[kind].indexOf(id);
      const gone = this.s.gone[kind].indexOf(id);
      if (other !== undefined) other.id = before;
      else if (unused >= 0 && before !== null) this.s.unused[kind][unused] = before;
      else if (gone >= 0 && before !== null) this.s.gone[kind][gone] = before;
      else if (this.s.alleys?.market.food.id === id) this.s.alleys.market.food.id = before;
      else throw new Error(`no ${kind} tile is called '${id}'`);
      space.id = id;
      space.open = true;
    }
  }

  /** Takes a tile out of wherever it is (pile, town, discards). */
  #pull(kind: 'pets' | 'cages' | 'addons' | 'artifacts', id: string): void {
    const { piles, gone, town } = this.s;
    const places: string[][] = [piles[kind], gone[kind]];
    if (kind === 'pets') places.push(town.young, town.old);
    if (kind === 'artifacts') places.push(town.artifacts);
    for (const place of places) {
      const at = place.indexOf(id);
      if (at >= 0) {
        place.splice(at, 1);
        return;
      }
    }
    if (kind === 'cages' || kind === 'addons') {
      const at = town[kind].indexOf(id);
      if (at >= 0) {
        town[kind][at] = null;
        return;
      }
    }
    for (const goods of Object.values(this.s.alleys?.market ?? {})) {
      // The market keeps a tile of the kind: the one at the bottom of the pile.
      if (goods.id !== id) continue;
      goods.id = piles[kind].shift() ?? null;
      return;
    }
    throw new Error(`'${id}' is not to be had from the town`);
  }

  /** Puts exactly these cages on offer in the pits, top to bottom; those there before go on the pile. */
  offerCages(ids: (string | null)[]): this {
    this.s.piles.cages.unshift(...this.s.town.cages.filter((id) => id !== null));
    this.s.town.cages = [null, null, null];
    for (const id of ids) if (id !== null) this.#pull('cages', id);
    this.s.town.cages = [0, 1, 2].map((i) => ids[i] ?? null);
    return this;
  }

  /** Puts exactly these addons on offer, upper then lower. */
  offerAddons(ids: (string | null)[]): this {
    this.s.piles.addons.unshift(...this.s.town.addons.filter((id) => id !== null));
    this.s.town.addons = [null, null];
    for (const id of ids) if (id !== null) this.#pull('addons', id);
    this.s.town.addons = [0, 1].map((i) => ids[i] ?? null);
    return this;
  }

  offerArtifacts(ids: string[]): this {
    this.s.piles.artifacts.unshift(...this.s.town.artifacts);
    this.s.town.artifacts = [];
    for (const id of ids) this.#pull('artifacts', id);
    this.s.town.artifacts = [...ids];
    return this;
  }

  /** Puts exactly these pets into the corral. */
  offerPets(young: string[], old: string[]): this {
    this.s.piles.pets.unshift(...this.s.town.young, ...this.s.town.old);
    this.s.town.young = [];
    this.s.town.old = [];
    for (const id of [...young, ...old]) this.#pull('pets', id);
    this.s.town.young = [...young];
    this.s.town.old = [...old];
    return this;
  }

  artifact(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      this.#pull('artifacts', id);
      this.shop(seat).artifacts.push(id);
    }
    return this;
  }

  /** Puts a pet on a plot (with a cage: the one there, the one named, or any from the pile). */
  house(seat: Seat, at: number, id: string, options: PetOptions = {}): this {
    const plot = this.plot(seat, at);
    if (options.cage !== undefined && options.cage !== plot.cage) this.cage(seat, at, options.cage);
    if (plot.cage === null) {
      const any = this.s.piles.cages[0];
      if (any === undefined) throw new Error('no cage left for a pet');
      this.cage(seat, at, any);
    }
    if (options.addon !== undefined) this.addon(seat, at, options.addon);
    if (options.manure !== undefined) plot.manure = options.manure;
    this.#pull('pets', id);
    plot.pet = {
      id,
      size: options.size ?? options.cards?.length ?? 2,
      suffering: options.suffering ?? 0,
      mutation: options.mutation ?? 0,
      cards: [],
      needs: null,
    };
    if (options.cards !== undefined) this.lay(seat, at, options.cards);
    return this;
  }

  cage(seat: Seat, at: number, id: string): this {
    if (id !== 'printed') this.#pull('cages', id);
    const plot = this.plot(seat, at);
    if (plot.cage !== null && plot.cage !== 'printed') this.s.gone.cages.push(plot.cage);
    plot.cage = id;
    return this;
  }

  addon(seat: Seat, at: number, id: string): this {
    this.#pull('addons', id);
    const plot = this.plot(seat, at);
    if (plot.addon !== null) this.s.gone.addons.push(plot.addon);
    plot.addon = id;
    return this;
  }

  /** Things bought this round that are not placed yet. */
  cart(seat: Seat, things: { cages?: string[]; addons?: string[]; pets?: string[] }): this {
    const { cart } = this.shop(seat);
    for (const id of things.cages ?? []) {
      this.#pull('cages', id);
      cart.cages.push(id);
    }
    for (const id of things.addons ?? []) {
      this.#pull('addons', id);
      cart.addons.push(id);
    }
    for (const id of things.pets ?? []) {
      this.#pull('pets', id);
      cart.pets.push({ id, size: 2, suffering: 0, mutation: 0, cards: [], needs: null });
    }
    return this;
  }

  /** Food in the first chamber, or `[newest, …, oldest]`. */
  food(seat: Seat, stock: { vegetable?: number | number[]; meat?: number | number[] }): this {
    for (const kind of ['vegetable', 'meat'] as const) {
      const given = stock[kind];
      if (given === undefined) continue;
      const row = this.shop(seat).food[kind];
      const tokens = typeof given === 'number' ? [given] : given;
      for (let chamber = 0; chamber < row.length; chamber++) row[chamber] = tokens[chamber] ?? 0;
    }
    return this;
  }

  /** Imps: the named places are set, the rest stays home, so that the shop still has all of its imps. */
  imps(seat: Seat, away: { hospital?: number; platform?: number; waiting?: number[]; home?: number }): this {
    const shop = this.shop(seat);
    const before = shop.home + shop.hospital + shop.platform + shop.waiting.reduce((a, b) => a + b, 0);
    shop.hospital = away.hospital ?? shop.hospital;
    shop.platform = away.platform ?? shop.platform;
    shop.waiting = away.waiting ?? shop.waiting;
    shop.home = before - shop.hospital - shop.platform - shop.waiting.reduce((a, b) => a + b, 0);
    if (away.home !== undefined) {
      // The rest is busy elsewhere on the display, as if used already.
      shop.busy.centre += shop.home - away.home;
      shop.home = away.home;
    }
    return this;
  }

  /** Groups waiting for their turn, as after the reveal; `gold` in groups comes out of thin air. */
  groups(seat: Seat, groups: [imps: number, gold: number][]): this {
    const shop = this.shop(seat);
    shop.groups = groups
      .map(([imps, gold]): Group => ({ imps, gold }))
      .sort((a, b) => b.imps + b.gold - a.imps - a.gold || b.imps - a.imps);
    shop.home -= shop.groups.reduce((sum, group) => sum + group.imps, 0);
    return this;
  }

  /** Takes a card with this face out of a draw deck (or the discards): `'G hunger'`. */
  #card(face: string): number {
    const [colour, need] = face.split(' ') as [Colour, Need];
    const index = ['G', 'R', 'Y', 'P'].indexOf(colour);
    for (const place of [this.s.piles.needs[index], this.s.gone.needs[index]]) {
      const at = place?.findIndex((card) => faceOf(card).need === need) ?? -1;
      if (place !== undefined && at >= 0) return place.splice(at, 1)[0] as number;
    }
    throw new Error(`no card '${face}' is left in deck or discards`);
  }

  /** Makes a hand of exactly these faces (potions by number); the old hand goes under the decks. */
  hand(seat: Seat, faces: string[], potions = 0): this {
    const shop = this.shop(seat);
    for (const card of shop.hand) {
      const colour = NEED_CARDS[card]?.colour;
      if (colour !== undefined) this.s.piles.needs[['G', 'R', 'Y', 'P'].indexOf(colour)]?.unshift(card);
    }
    shop.hand = faces.map((face) => this.#card(face));
    shop.potions = potions;
    return this;
  }

  /** Lays cards at a pet, as after the assignment. */
  lay(seat: Seat, at: number, cards: string[]): this {
    const pet = this.pet(seat, at);
    pet.cards = cards.map((face) => {
      if (face === 'potion') return POTION;
      const card = this.#card(face);
      return face.endsWith(' turned') ? turned(card) : card;
    });
    return this;
  }

  /** Stacks a Need deck so that these needs come first: `stack('G', ['hunger', 'poop'])`. */
  stack(colour: Colour, needs: Need[]): this {
    const cards = needs.map((need) => this.#card(`${colour} ${need}`));
    this.s.piles.needs[['G', 'R', 'Y', 'P'].indexOf(colour)]?.push(...cards.reverse());
    return this;
  }

  // ---- Going somewhere ----

  /** Goes to the beginning of a phase of the current round and runs up to its first question. */
  goTo(phase: Exclude<Phase, 'final'>): this {
    this.s.tasks = [
      { proc: 'petz.game', at: 'next', vars: {} },
      { proc: 'petz.round', at: phase, vars: {} },
    ];
    this.s.ask = null;
    this.events.push(...petzEngine.resume(this.s));
    return this;
  }

  /** Goes to a step inside a phase script: `goToStep('petz.shopping', 'nextSize', { size: 0, last: null })`. */
  goToStep(proc: string, at: string, vars: object): this {
    const phases: Record<string, string> = {
      'petz.shopping': 'needs',
      'petz.needs': 'showing',
      'petz.showing': 'business',
      'petz.business': 'aging',
    };
    this.s.tasks = [
      { proc: 'petz.game', at: 'next', vars: {} },
      { proc: 'petz.round', at: phases[proc] ?? '', vars: {} },
      { proc, at, vars },
    ];
    this.s.ask = null;
    this.events.push(...petzEngine.resume(this.s));
    return this;
  }

  /** Skips grouping: goes on with the groups laid out by `groups`. */
  sendGroups(): this {
    this.s.phase = 'shopping';
    return this.goToStep('petz.shopping', 'nextSize', { size: 0, last: null });
  }

  /** Goes to final scoring at once. */
  finish(): this {
    this.s.tasks = [{ proc: 'petz.game', at: 'final', vars: {} }];
    this.s.ask = null;
    this.events.push(...petzEngine.resume(this.s));
    return this;
  }

  /** Moves on to the next round's phase 1 as if this round were over. */
  nextRound(): this {
    this.s.tasks = [{ proc: 'petz.game', at: 'next', vars: {} }];
    this.s.ask = null;
    this.events.push(...petzEngine.resume(this.s));
    return this;
  }

  // ---- Playing ----

  domain(seat: Seat): Domain {
    const domain = petzEngine.domain(this.s, seat);
    if (domain === null)
      throw new Error(`seat ${seat} is not asked (open: ${this.s.ask?.kind ?? 'nothing'})`);
    return domain;
  }

  /** The options of a `pick`. */
  options(seat: Seat): readonly Json[] {
    const domain = this.domain(seat);
    if (domain.type !== 'pick') throw new Error(`${this.s.ask?.kind} is no pick`);
    return domain.options;
  }

  /** Answers the open question; a refused answer fails the test. */
  play(seat: Seat, choice: Json): this {
    const applied = petzEngine.apply(this.s, { seat, ask: this.s.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    this.s = applied.state;
    this.events.push(...applied.events);
    return this;
  }

  /** Why an answer is refused; null if it is not. */
  refusal(seat: Seat, choice: Json): Refusal | null {
    return petzEngine.check(this.s, { seat, ask: this.s.ask?.id ?? 0, choice });
  }

  /** Answers everything with `answer` (or the first option, or at random) until a question of this kind is open. */
  until(kind: string, answer: (seat: Seat, kind: string) => Json | undefined = () => undefined): this {
    const rng = dice('until');
    for (let i = 0; i < 2000; i++) {
      const { ask } = this.s;
      if (ask === null || ask.kind === kind) break;
      const seat = petzEngine.waiting(this.s)[0] as Seat;
      this.play(seat, answer(seat, ask.kind) ?? petzEngine.sample(this.s, seat, rng));
    }
    expect(this.s.ask?.kind).toBe(kind);
    return this;
  }

  /** Plays at random to the end of the game. */
  toTheEnd(seed = 'end'): this {
    const rng = dice(seed);
    while (this.s.outcome === null) {
      const seat = petzEngine.waiting(this.s)[0] as Seat;
      this.play(seat, petzEngine.sample(this.s, seat, rng));
    }
    return this;
  }

  // ---- Looking ----

  /** The open question is of this kind and asks exactly these seats. */
  expectAsk(kind: string, ...seats: Seat[]): this {
    expect(this.s.ask?.kind).toBe(kind);
    if (seats.length > 0) expect(petzEngine.waiting(this.s)).toEqual(seats);
    return this;
  }

  /** Nothing was lost or made. */
  expectInventory(): this {
    expect(petz.audit(this.s)).toEqual([]);
    return this;
  }

  /** All events of one type, in order. */
  eventsOf<T extends PetzEventType>(type: T): Extract<PetzEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<PetzEvent, { type: T }> => event.type === type);
  }

  /** Forgets the events so far. */
  quiet(): this {
    this.events = [];
    return this;
  }

  /** The faces of a seat's hand: `['G hunger', …]`. */
  faces(seat: Seat): string[] {
    return this.shop(seat).hand.map((card) => `${faceOf(card).colour} ${faceOf(card).need}`);
  }

  /** The cards laid at all pets of a seat, potions left out. */
  laidCards(seat: Seat): number[] {
    return petsOf(this.shop(seat))
      .flatMap(({ pet }) => (pet.cards ?? []).map(cardOf))
      .filter((x) => x !== POTION);
  }

  fork(): Table {
    return new Table(copy(this.s), [...this.events]);
  }
}
