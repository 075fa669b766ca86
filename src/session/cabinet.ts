/**
 * Everything that is kept on the device for those who play on it: the profiles, and for each its unfinished games and
 * its progress. What the store refuses is kept in memory, told of, and tried again.
 */

import type { AnyGameFile } from './game-file.ts';
import type { SaveTrouble } from './generations.ts';
import type { PageLocks } from './page-locks.ts';
import { Profiles, type ProfilesNote } from './profiles.ts';
import { keptProgress, type Progress, type ProgressKind } from './progress-kind.ts';
import { type ProgressNote, ProgressStore } from './progress-store.ts';
import { isEmptied, type Remembrance, remembering } from './remembrance.ts';
import { type Elsewhere, type GameNote, Shelf, type Slot } from './shelf.ts';
import type { Store } from './store.ts';

/** Everything that was kept here is gone; it has its sentence (`ui.save.emptied`). */
export type CabinetNote = 'emptied';

export interface CabinetTools {
  store: Store;
  /** That something was kept here, known even when the store is emptied; without it nobody is told. */
  remembrance?: Remembrance;
  /** How long the store may take; for tests. */
  patience?: number | undefined;
  /** Which of several pages has a game open. */
  locks?: PageLocks | undefined;
  /** What progress is. */
  progress?: ProgressKind<Progress>;
  /** A word nobody has thought of, to name a profile with. */
  newId?: (() => string) | undefined;
  /** How long to wait before what was refused is tried again; null: only with the next save. */
  retryMs?: number | null;
}

/** A game that cannot be played in this page unless it is taken over from another one. */
export interface OpenElsewhere {
  why: Elsewhere;
  slot: Slot;
  shelf: Shelf;
  /** A new game that would replace the one of the other page; null: that one itself. */
  wanted: AnyGameFile | null;
}

const RETRY_MS = 10_000;

export class Cabinet {
  readonly #tools: CabinetTools;
  readonly profiles: Profiles;
  readonly progress: ProgressStore<Progress>;
  readonly #shelves = new Map<string, Shelf>();
  #shelf: Shelf;
  readonly #troubles = new Map<string, SaveTrouble>();
  #retrying: ReturnType<typeof setTimeout> | null = null;
  /** Told what there is to say about saving now: null is well. */
  onTrouble: (trouble: SaveTrouble | null) => void = () => undefined;
  /** Told when a game that was to be written is another page's. */
  onElsewhere: (found: OpenElsewhere) => void = () => undefined;
  /** Told when another page has played on in a game. */
  onNewer: (shelf: Shelf, slot: Slot) => void = () => undefined;

  constructor(given: CabinetTools) {
    const { remembrance } = given;
    const tools =
      remembrance === undefined ? given : { ...given, store: remembering(given.store, remembrance) };
    const { store, patience, progress = keptProgress, newId = randomId } = tools;
    this.#tools = tools;
    this.profiles = new Profiles({ store, patience, newId });
    this.profiles.onTrouble = (trouble) => this.#hear('profiles', trouble);
    const { id } = this.profiles.active;
    this.progress = new ProgressStore({ store, patience, kind: progress }, id);
    this.progress.onTrouble = (profile, trouble) => this.#hear(`progress/${profile}`, trouble);
    this.#shelf = this.#shelfFor(id);
  }

  /** Where it all lies. */
  get store(): Store {
    return this.#tools.store;
  }

  /** The unfinished games of whoever plays. */
  get shelf(): Shelf {
    return this.#shelf;
  }

  /** What there is to say about saving. */
  get trouble(): SaveTrouble | null {
    return [...this.#troubles.values()][0] ?? null;
  }

  /** Looks what is kept for whoever played last; tells what was wrong with it. Never fails. */
  async open(): Promise<GameNote | ProgressNote | ProfilesNote | CabinetNote | null> {
    const note = await this.profiles.open();
    const found = await this.#use(this.profiles.active.id);
    if (note !== null || found !== null || this.trouble !== null) return note ?? found;
    const { store, remembrance } = this.#tools;
    return remembrance !== undefined && (await isEmptied(store, remembrance)) ? 'emptied' : null;
  }

  /** Somebody else plays from now on; tells what was wrong with what is kept for them. */
  async switchTo(profile: string): Promise<GameNote | ProgressNote | null> {
    this.profiles.choose(profile);
    return this.#use(this.profiles.active.id);
  }

  /** The unfinished games of any profile. */
  async shelfOf(profile: string): Promise<Shelf> {
    const shelf = this.#shelfFor(profile);
    if (shelf !== this.#shelf) await shelf.open();
    return shelf;
  }

  /** Removes a profile with everything that is kept for it. */
  async remove(profile: string): Promise<GameNote | ProgressNote | null> {
    const { active } = this.profiles;
    const shelf = this.#shelfFor(profile);
    this.#shelves.delete(profile);
    await Promise.all([shelf.abandon(), this.progress.forget(profile)]);
    await this.profiles.remove(profile);
    shelf.release();
    for (const source of this.#troubles.keys()) {
      if (source.endsWith(`/${profile}`)) this.#hear(source, null);
    }
    return active.id === profile ? this.#use(this.profiles.active.id) : null;
  }

  /** Tries again what the store has refused. */
  retry(): void {
    this.profiles.retry();
    this.progress.retry();
    for (const shelf of this.#shelves.values()) shelf.retry();
  }

  /** Resolves when everything is written that can be. */
  async settled(): Promise<void> {
    const shelves = [...this.#shelves.values()].map((shelf) => shelf.settled());
    await Promise.all([this.profiles.settled(), this.progress.settled(), ...shelves]);
  }

  async #use(profile: string): Promise<GameNote | ProgressNote | null> {
    this.#shelf = this.#shelfFor(profile);
    const [game, progress] = await Promise.all([this.#shelf.open(), this.progress.use(profile)]);
    return progress ?? game;
  }

  #shelfFor(profile: string): Shelf {
    const known = this.#shelves.get(profile);
    if (known !== undefined) return known;
    const shelf = new Shelf(profile, this.#tools);
    shelf.onTrouble = (slot, trouble) => this.#hear(`${slot}/${profile}`, trouble);
    shelf.onElsewhere = (slot, why, wanted) => this.onElsewhere({ shelf, slot, why, wanted });
    shelf.onNewer = (slot) => this.onNewer(shelf, slot);
    this.#shelves.set(profile, shelf);
    return shelf;
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
