/** The unfinished games of one profile: one in each slot, so that neither a puzzle nor a daily game eats a level. */

import { gameKey, SLOTS, type Slot } from '../profiles/profile-keys.ts';
import { DurableSlot, type Found, type SaveTrouble, WriteCount } from './durable-slot.ts';
import type { AnyGameFile } from './game-file.ts';
import { type LoadProblem, readGame, writeGame } from './load.ts';
import type { PageLocks, Release } from './page-locks.ts';
import type { Store } from './store.ts';

export { SLOTS, type Slot };

/** What was wrong with a game that was looked for. */
export type GameNote = 'older' | 'none' | Extract<LoadProblem, 'otherRules' | 'newerFormat'>;

/** Where a game belongs: those without a level are free. */
export function slotOf({ level }: { level?: { id: string } | undefined }): Slot {
  if (level === undefined) return 'free';
  if (level.id.startsWith('puzzles.')) return 'puzzle';
  return level.id.startsWith('daily') ? 'daily' : 'level';
}

/**
 * Why a slot cannot be written: `open`: another page has it open; `replace`: another page has a game there that would
 * go for a new one; `taken`: another page has taken it from this one.
 */
export type Elsewhere = 'open' | 'replace' | 'taken';

interface Place {
  slot: Slot;
  texts: DurableSlot;
  saved: AnyGameFile | null;
  /** Grows with every answer; the newest game has the greatest. */
  order: number;
  /** Gives the slot back to other pages; null: it is not this page's. */
  release: Release | null;
  /** A game is open there. */
  isPlayed: boolean;
  /** What is to be written as soon as the slot is this page's. */
  due: 'nothing' | 'game' | 'cleared';
  /** What is to be written would replace what lies there. */
  isNew: boolean;
  asking: Promise<void> | null;
}

interface SaveSlotsTools {
  store: Store;
  patience?: number | undefined;
  /** Without them a page only finds out that another one has written when it writes itself. */
  locks?: PageLocks | undefined;
}

export class SaveSlots {
  readonly #profile: string;
  readonly #locks: PageLocks | undefined;
  readonly #places: Readonly<Record<Slot, Place>>;
  /** Called whenever the state of saving changes, with the slot it concerns. */
  onTrouble: (slot: Slot, trouble: SaveTrouble | null) => void = () => undefined;
  /** Called when a slot is another page's; `wanted`: the game that was to be written there, if it is a new one. */
  onElsewhere: (slot: Slot, why: Elsewhere, wanted: AnyGameFile | null) => void = () => undefined;
  /** Called when the open game of a slot has been played on in another page: `saved` has it as it is now. */
  onNewer: (slot: Slot) => void = () => undefined;

  constructor(profile: string, { store, patience, locks }: SaveSlotsTools) {
    this.#profile = profile;
    this.#locks = locks;
    const count = new WriteCount();
    const placeOf = (slot: Slot): Place => {
      const texts = new DurableSlot(gameKey(profile, slot), { store, patience, count });
      const place: Place = {
        ...{ slot, texts, saved: null, order: 0, release: null },
        ...{ isPlayed: false, due: 'nothing', isNew: false, asking: null },
      };
      texts.onTrouble = (trouble) => this.onTrouble(slot, trouble);
      if (locks === undefined) texts.onOvertaken = () => this.#lose(place);
      return place;
    };
    this.#places = {
      free: placeOf('free'),
      level: placeOf('level'),
      puzzle: placeOf('puzzle'),
      daily: placeOf('daily'),
    };
  }

  /** Looks for unfinished games; tells what was wrong with the first that had anything wrong. Never fails. */
  async open(): Promise<GameNote | null> {
    const notes = await Promise.all(SLOTS.map((slot) => this.#openSlot(this.#places[slot])));
    return notes.find((note) => note !== null) ?? null;
  }

  async #openSlot(place: Place): Promise<GameNote | null> {
    // What the store has not taken is newer than anything that lies there.
    if (place.texts.isDue || place.due !== 'nothing') return null;
    return this.#read(place);
  }

  async #read(place: Place): Promise<GameNote | null> {
    const found = await place.texts.find((text) => {
      const read = readGame(text);
      return read.ok ? { ok: true, value: read.save } : read;
    });
    place.saved = found.value;
    place.order = place.texts.count;
    return noteOf(found);
  }

  saved(slot: Slot): AnyGameFile | null {
    return this.#places[slot].saved;
  }

  /** The slot of the game that was played last; null if there is none. */
  newest(): Slot | null {
    const taken = SLOTS.filter((slot) => this.#places[slot].saved !== null);
    const orderOf = (slot: Slot) => this.#places[slot].order;
    return taken.reduce<Slot | null>(
      (best, slot) => (best === null || orderOf(slot) > orderOf(best) ? slot : best),
      null,
    );
  }

  /** A game is open in the slot from now on. `isNew`: it is not the one that is saved there. */
  play(slot: Slot, isNew: boolean): void {
    const place = this.#places[slot];
    place.isPlayed = true;
    this.#ask(place, isNew);
  }

  /** The open game was left; other pages may have the slot as soon as everything is written. */
  leave(slot: Slot): void {
    this.#places[slot].isPlayed = false;
    void this.#letGo(this.#places[slot]);
  }

  /** Saves a game; what lay in the slot before goes. */
  put(slot: Slot, save: AnyGameFile): void {
    const place = this.#places[slot];
    // The log of a running session grows on: what is saved must not.
    place.saved = { ...save, log: [...save.log] };
    place.order = 1 + Math.max(...SLOTS.map((other) => this.#places[other].order));
    place.due = 'game';
    this.#ask(place, !place.isPlayed);
  }

  async clear(slot: Slot): Promise<void> {
    const place = this.#places[slot];
    place.saved = null;
    place.due = 'cleared';
    this.#ask(place, false);
    await this.#settled(place);
  }

  /**
   * Takes the slot from any page that has it, for a new game or for the one that lies there; the game that is to be
   * played on, null if there is none any more.
   */
  async takeOver(slot: Slot, wanted: AnyGameFile | null): Promise<AnyGameFile | null> {
    const place = this.#places[slot];
    await this.#lock(place, true);
    await this.#read(place);
    const save = wanted ?? place.saved;
    if (save === null) void this.#letGo(place);
    return save;
  }

  /** Nothing more is written, by no page: the profile is being removed. */
  async abandon(): Promise<void> {
    await Promise.all(
      SLOTS.map(async (slot) => {
        const place = this.#places[slot];
        place.due = 'nothing';
        await place.asking;
        await this.#lock(place, true);
        await place.texts.abandon();
      }),
    );
  }

  /** The profile was removed. */
  release(): void {
    for (const slot of SLOTS) void this.#letGo(this.#places[slot]);
  }

  /** Tries again what the store has refused. */
  retry(): void {
    for (const slot of SLOTS) this.#places[slot].texts.retry();
  }

  /** Resolves when everything is written that can be. */
  async settled(): Promise<void> {
    await Promise.all(SLOTS.map((slot) => this.#settled(this.#places[slot])));
  }

  async #settled(place: Place): Promise<void> {
    await place.asking;
    await place.texts.settled();
  }

  // ---- One page at a time ----

  /** Writes what is due, at once if the slot is this page's; else asks for it first, or reports who has it. */
  #ask(place: Place, isNew: boolean): void {
    if (place.asking !== null) {
      place.isNew ||= isNew;
      return;
    }
    if (place.release !== null) {
      this.#write(place);
      return;
    }
    place.isNew = isNew;
    place.asking = this.#answer(place).finally(() => {
      place.asking = null;
      if (place.release !== null) this.#write(place);
    });
  }

  async #answer(place: Place): Promise<void> {
    if (!(await this.#lock(place))) return this.#refuse(place, place.isNew ? 'replace' : 'open');
    if (await place.texts.isOvertaken()) {
      // What would be written was made without knowing of it.
      if (!place.isNew) return this.#renew(place);
      if (!(await this.#isEmpty(place))) return this.#refuse(place, 'replace');
    }
  }

  /** Goes on with what another page has left there. */
  async #renew(place: Place): Promise<void> {
    place.due = 'nothing';
    await this.#read(place);
    if (place.release !== null) this.onNewer(place.slot);
  }

  /** Whether another page has left nothing there. */
  async #isEmpty({ texts }: Place): Promise<boolean> {
    const { value, note } = await texts.find((text) => ({ ok: true, value: text }));
    return value === null && note === null;
  }

  async #lock(place: Place, force = false): Promise<boolean> {
    if (place.release !== null) return true;
    const name = gameKey(this.#profile, place.slot);
    const locks = this.#locks;
    place.release =
      locks === undefined ? () => undefined : await locks.take(name, () => this.#lose(place), force);
    return place.release !== null;
  }

  #write(place: Place): void {
    const { due, saved, texts } = place;
    place.due = 'nothing';
    if (due === 'cleared') void texts.clear();
    else if (due === 'game' && saved !== null) texts.save(writeGame(saved));
    if (!place.isPlayed) void this.#letGo(place);
  }

  /** Gives the slot back when it is not played and everything is written. */
  async #letGo(place: Place): Promise<void> {
    await this.#settled(place);
    if (place.isPlayed || place.release === null || place.texts.isDue) return;
    place.release();
    place.release = null;
  }

  /** What was to be written is not; what is saved is what lies there. */
  async #refuse(place: Place, why: Elsewhere): Promise<void> {
    const wanted = place.isNew && place.due === 'game' ? place.saved : null;
    place.due = 'nothing';
    place.isPlayed = false;
    place.release?.();
    place.release = null;
    await this.#read(place);
    this.onElsewhere(place.slot, why, wanted);
  }

  /** Another page has the slot: nothing more is written by this one. */
  #lose(place: Place): void {
    const isMissed = place.isPlayed || place.due !== 'nothing' || place.texts.isDue;
    place.release = null;
    void place.texts.abandon();
    if (isMissed) void this.#refuse(place, 'taken');
  }
}

function noteOf({ problem, note }: Found<AnyGameFile, LoadProblem>): GameNote | null {
  return problem === 'otherRules' || problem === 'newerFormat' ? problem : note;
}
