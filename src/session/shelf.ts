/** The unfinished games of one profile: one in each slot, so that a daily game never eats a level. */

import type { AnyGameFile } from './game-file.ts';
import { Count, type Found, Generations, type SaveTrouble } from './generations.ts';
import { type LoadProblem, readGame, writeGame } from './load.ts';
import { gameKey, SLOTS, type Slot } from './profile-keys.ts';
import type { Store } from './store.ts';

export { SLOTS, type Slot };

/** What was wrong with a game that was looked for. */
export type GameNote = 'older' | 'none' | Extract<LoadProblem, 'otherRules' | 'newerFormat'>;

/** Where a game belongs: those without a level are free. */
export function slotOf({ level }: { level?: { id: string } | undefined }): Slot {
  if (level === undefined) return 'free';
  return level.id.startsWith('daily') ? 'daily' : 'level';
}

interface Place {
  texts: Generations;
  kept: AnyGameFile | null;
  /** Grows with every answer; the newest game has the greatest. */
  order: number;
}

export interface ShelfTools {
  store: Store;
  patience?: number | undefined;
}

export class Shelf {
  readonly #places: Readonly<Record<Slot, Place>>;
  /** Told whenever the state of saving changes, with the slot it concerns. */
  onTrouble: (slot: Slot, trouble: SaveTrouble | null) => void = () => undefined;

  constructor(profile: string, { store, patience }: ShelfTools) {
    const count = new Count();
    const place = (slot: Slot): Place => {
      const texts = new Generations(gameKey(profile, slot), { store, patience, count });
      texts.onTrouble = (trouble) => this.onTrouble(slot, trouble);
      return { texts, kept: null, order: 0 };
    };
    this.#places = { free: place('free'), level: place('level'), daily: place('daily') };
  }

  /** Looks for unfinished games; tells what was wrong with the first that had anything wrong. Never fails. */
  async open(): Promise<GameNote | null> {
    const notes = await Promise.all(SLOTS.map((slot) => this.#openSlot(this.#places[slot])));
    return notes.find((note) => note !== null) ?? null;
  }

  async #openSlot(place: Place): Promise<GameNote | null> {
    // What the store has not taken is newer than anything that lies there.
    if (place.texts.isDue) return null;
    const found = await place.texts.find((text) => {
      const read = readGame(text);
      return read.ok ? { ok: true, value: read.save } : read;
    });
    place.kept = found.value;
    place.order = place.texts.count;
    return noteOf(found);
  }

  kept(slot: Slot): AnyGameFile | null {
    return this.#places[slot].kept;
  }

  /** The slot of the game that was played last; null if there is none. */
  newest(): Slot | null {
    const taken = SLOTS.filter((slot) => this.#places[slot].kept !== null);
    const orderOf = (slot: Slot) => this.#places[slot].order;
    return taken.reduce<Slot | null>(
      (best, slot) => (best === null || orderOf(slot) > orderOf(best) ? slot : best),
      null,
    );
  }

  /** Keeps a game; what lay in the slot before goes. */
  keep(slot: Slot, save: AnyGameFile): void {
    const place = this.#places[slot];
    // The log of a running session grows on: what is kept must not.
    place.kept = { ...save, log: [...save.log] };
    place.order = 1 + Math.max(...SLOTS.map((other) => this.#places[other].order));
    place.texts.save(writeGame(place.kept));
  }

  /** A session has begun to write there: what another page has written since this one looked must not be newer. */
  async overtake(slot: Slot): Promise<void> {
    const { texts } = this.#places[slot];
    const isOvertaken = await texts.isOvertaken();
    const { kept } = this.#places[slot];
    if (isOvertaken && kept !== null) texts.save(writeGame(kept));
  }

  async clear(slot: Slot): Promise<void> {
    this.#places[slot].kept = null;
    await this.#places[slot].texts.clear();
  }

  /** Nothing more is written: the profile is being removed. */
  async abandon(): Promise<void> {
    await Promise.all(SLOTS.map((slot) => this.#places[slot].texts.abandon()));
  }

  /** Tries again what the store has refused. */
  retry(): void {
    for (const slot of SLOTS) this.#places[slot].texts.retry();
  }

  get isDue(): boolean {
    return SLOTS.some((slot) => this.#places[slot].texts.isDue);
  }

  /** Resolves when everything is written that can be. */
  async settled(): Promise<void> {
    await Promise.all(SLOTS.map((slot) => this.#places[slot].texts.settled()));
  }
}

function noteOf({ problem, note }: Found<AnyGameFile, LoadProblem>): GameNote | null {
  return problem === 'otherRules' || problem === 'newerFormat' ? problem : note;
}
