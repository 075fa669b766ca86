/**
 * Everything that is saved on the device for those who play on it: the profiles, and for each its unfinished games and
 * its progress. What the store refuses stays in memory, is reported, and tried again.
 */

import { type AnyProgress, type ProgressKind, storedProgress } from '../campaign/progress-kind.ts';
import { type ProgressNote, ProgressStore } from '../campaign/progress-store.ts';
import type { SaveTrouble } from '../saves/durable-slot.ts';
import type { AnyGameFile } from '../saves/game-file.ts';
import type { PageLocks } from '../saves/page-locks.ts';
import { type Elsewhere, type GameNote, SaveSlots, type Slot } from '../saves/save-slots.ts';
import type { Store } from '../saves/store.ts';
import { isEmptied, type StoredMark, withStoredMark } from '../saves/stored-mark.ts';
import { Profiles, type ProfilesNote } from './profiles.ts';

/** Everything that was saved here is gone; it has its sentence (`ui.save.emptied`). */
export type DeviceDataNote = 'emptied';

export interface DeviceDataTools {
  store: Store;
  /** That something was saved here, known even when the store is emptied; without it a loss is not reported. */
  storedMark?: StoredMark;
  /** How long the store may take; for tests. */
  patience?: number | undefined;
  /** Which of several pages has a game open. */
  locks?: PageLocks | undefined;
  /** What progress is. */
  progress?: ProgressKind<AnyProgress>;
  /** A random word, never used before, as a profile's id. */
  newId?: (() => string) | undefined;
  /** How long to wait before what was refused is tried again; null: only with the next save. */
  retryMs?: number | null;
}

/** A game that cannot be played in this page unless it is taken over from another one. */
export interface OpenElsewhere {
  why: Elsewhere;
  slot: Slot;
  slots: SaveSlots;
  /** A new game that would replace the one of the other page; null: that one itself. */
  wanted: AnyGameFile | null;
}

const RETRY_MS = 10_000;

export class DeviceData {
  readonly #tools: DeviceDataTools;
  readonly profiles: Profiles;
  readonly progress: ProgressStore<AnyProgress>;
  readonly #allSlots = new Map<string, SaveSlots>();
  #slots: SaveSlots;
  readonly #troubles = new Map<string, SaveTrouble>();
  #retrying: ReturnType<typeof setTimeout> | null = null;
  /** Called with the trouble with saving: null is well. */
  onTrouble: (trouble: SaveTrouble | null) => void = () => undefined;
  /** Called when a game that was to be written is another page's. */
  onElsewhere: (found: OpenElsewhere) => void = () => undefined;
  /** Called when another page has played on in a game. */
  onNewer: (slots: SaveSlots, slot: Slot) => void = () => undefined;

  constructor(given: DeviceDataTools) {
    const { storedMark } = given;
    const tools =
      storedMark === undefined ? given : { ...given, store: withStoredMark(given.store, storedMark) };
    const { store, patience, progress = storedProgress, newId = randomId } = tools;
    this.#tools = tools;
    this.profiles = new Profiles({ store, patience, newId });
    this.profiles.onTrouble = (trouble) => this.#hear('profiles', trouble);
    const { id } = this.profiles.active;
    this.progress = new ProgressStore({ store, patience, kind: progress }, id);
    this.progress.onTrouble = (profile, trouble) => this.#hear(`progress/${profile}`, trouble);
    this.#slots = this.#slotsFor(id);
  }

  /** Where it all lies. */
  get store(): Store {
    return this.#tools.store;
  }

  /** The unfinished games of the active profile. */
  get slots(): SaveSlots {
    return this.#slots;
  }

  /** What there is to say about saving. */
  get trouble(): SaveTrouble | null {
    return [...this.#troubles.values()][0] ?? null;
  }

  /** Reads what is saved for the last player; returns what was wrong with it. Never fails. */
  async open(): Promise<GameNote | ProgressNote | ProfilesNote | DeviceDataNote | null> {
    const note = await this.profiles.open();
    const found = await this.#use(this.profiles.active.id);
    if (note !== null || found !== null || this.trouble !== null) return note ?? found;
    const { store, storedMark } = this.#tools;
    return storedMark !== undefined && (await isEmptied(store, storedMark)) ? 'emptied' : null;
  }

  /** Another profile plays from now on; returns what was wrong with what is saved for it. */
  async switchTo(profile: string): Promise<GameNote | ProgressNote | null> {
    this.profiles.choose(profile);
    return this.#use(this.profiles.active.id);
  }

  /** The unfinished games of any profile. */
  async slotsOf(profile: string): Promise<SaveSlots> {
    const slots = this.#slotsFor(profile);
    if (slots !== this.#slots) await slots.open();
    return slots;
  }

  /** Removes a profile with everything that is saved for it. */
  async remove(profile: string): Promise<GameNote | ProgressNote | null> {
    const { active } = this.profiles;
    const slots = this.#slotsFor(profile);
    this.#allSlots.delete(profile);
    await Promise.all([slots.abandon(), this.progress.forget(profile)]);
    await this.profiles.remove(profile);
    slots.release();
    for (const source of this.#troubles.keys()) {
      if (source.endsWith(`/${profile}`)) this.#hear(source, null);
    }
    return active.id === profile ? this.#use(this.profiles.active.id) : null;
  }

  /** Tries again what the store has refused. */
  retry(): void {
    this.profiles.retry();
    this.progress.retry();
    for (const slots of this.#allSlots.values()) slots.retry();
  }

  /** Resolves when everything is written that can be. */
  async settled(): Promise<void> {
    const allSlots = [...this.#allSlots.values()].map((slots) => slots.settled());
    await Promise.all([this.profiles.settled(), this.progress.settled(), ...allSlots]);
  }

  async #use(profile: string): Promise<GameNote | ProgressNote | null> {
    this.#slots = this.#slotsFor(profile);
    const [game, progress] = await Promise.all([this.#slots.open(), this.progress.use(profile)]);
    return progress ?? game;
  }

  #slotsFor(profile: string): SaveSlots {
    const known = this.#allSlots.get(profile);
    if (known !== undefined) return known;
    const slots = new SaveSlots(profile, this.#tools);
    slots.onTrouble = (slot, trouble) => this.#hear(`${slot}/${profile}`, trouble);
    slots.onElsewhere = (slot, why, wanted) => this.onElsewhere({ slots, slot, why, wanted });
    slots.onNewer = (slot) => this.onNewer(slots, slot);
    this.#allSlots.set(profile, slots);
    return slots;
  }

  #hear(source: string, trouble: SaveTrouble | null): void {
    if (trouble === null) this.#troubles.delete(source);
    else this.#troubles.set(source, trouble);
    this.onTrouble(this.trouble);
    if (trouble !== null) this.#retryLater();
  }

  #retryLater(): void {
    const { retryMs = RETRY_MS } = this.#tools;
    if (retryMs === null || this.#retrying !== null) return;
    this.#retrying = setTimeout(() => {
      this.#retrying = null;
      this.retry();
      void this.settled().then(() => {
        if (this.trouble !== null) this.#retryLater();
      });
    }, retryMs);
  }
}

/** Chance of the page's own: no game may look it up. */
function randomId(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${a.toString(36)}${b.toString(36)}`;
}
