/**
 * The autosave. Every slot has three generations, each with a checksum, written in turn: a half-written or
 * damaged newest one never takes the older ones with it. When the store refuses, play goes on and the newest
 * state stays in memory until the store takes it again.
 */

import { hash } from '../engine/kernel/data.ts';
import { isRecord } from '../engine/kernel/domain.ts';
import type { Json } from '../engine/kernel/state.ts';
import type { AnyGameFile } from './game-file.ts';
import { type LoadProblem, readGame } from './load.ts';
import type { Store } from './store.ts';

export const GENERATIONS = 3;

/** What the player should know about saving; each code has its sentence (`ui.save.<code>`). */
export type SaveTrouble = 'storeFull' | 'storeForbidden' | 'storeSlow';

/** A store that takes longer than this has hung up. */
const PATIENCE_MS = 4000;

export interface Found {
  save: AnyGameFile | null;
  /** `older`: the newest save was damaged, this is the one before. `none`: all were damaged. */
  note: 'older' | 'none' | null;
  problem: LoadProblem | null;
}

export class SaveSlot {
  readonly #store: Store;
  readonly #slot: string;
  readonly #patience: number;
  #count = 0;
  #writing: Promise<void> | null = null;
  /** The newest text that the store has not taken yet. */
  #due: string | null = null;
  /** Told whenever the state of saving changes: null is well. */
  onTrouble: (trouble: SaveTrouble | null) => void = () => undefined;
  #trouble: SaveTrouble | null = null;

  constructor(store: Store, slot: string, patience = PATIENCE_MS) {
    this.#store = store;
    this.#slot = slot;
    this.#patience = patience;
  }

  #key(generation: number): string {
    return `save/${this.#slot}/${generation}`;
  }

  get trouble(): SaveTrouble | null {
    return this.#trouble;
  }

  /** Takes the newest state; it is written as soon as the store is free. Returns at once. */
  save(text: string): void {
    this.#due = text;
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when everything due has been written or refused. */
  async settled(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  /** `#writing` is cleared in the same breath as the last look at what is due, or a save in between would wait. */
  async #writeAll(): Promise<void> {
    while (this.#due !== null) {
      const text = this.#due;
      const trouble = await this.#write(text);
      if (trouble === null && this.#due === text) this.#due = null;
      this.#tell(trouble);
      // What was refused is due again with the next answer.
      if (trouble !== null && this.#due === text) break;
    }
    this.#writing = null;
  }

  async #write(text: string): Promise<SaveTrouble | null> {
    const count = this.#count + 1;
    try {
      await this.#inTime(this.#store.set(this.#key(count % GENERATIONS), seal(count, text)));
      this.#count = count;
      return null;
    } catch (error) {
      // A late write may still arrive: the next save keeps out of its way.
      if (error instanceof Slow) this.#count = count;
      return nameTrouble(error);
    }
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Slow()), this.#patience);
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  #tell(trouble: SaveTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.onTrouble(trouble);
  }

  /** The newest sound save of the slot. */
  async find(): Promise<Found> {
    const seals: (Sealed | 'broken' | null)[] = [];
    try {
      for (let i = 0; i < GENERATIONS; i++) {
        const text = await this.#inTime(this.#store.get(this.#key(i)));
        seals.push(text === null ? null : unseal(text));
      }
    } catch (error) {
      this.#tell(nameTrouble(error));
      return { save: null, note: null, problem: null };
    }
    return this.#newest(seals);
  }

  #newest(seals: readonly (Sealed | 'broken' | null)[]): Found {
    const sound = seals.filter((x) => x !== null && x !== 'broken').sort((a, b) => b.count - a.count);
    this.#count = sound[0]?.count ?? 0;
    // The next generation in turn holds the oldest save, unless a newer one was damaged on its way there.
    let damaged =
      seals[(this.#count + 1) % GENERATIONS] === 'broken' || (sound.length === 0 && seals.includes('broken'));
    let problem: LoadProblem | null = null;
    for (const { text } of sound) {
      const loaded = readGame(text);
      if (loaded.ok) return { save: loaded.save, note: damaged ? 'older' : null, problem };
      problem = loaded.problem;
      damaged = true;
    }
    return { save: null, note: damaged ? 'none' : null, problem };
  }

  /** The game is over or given up. */
  async clear(): Promise<void> {
    this.#due = null;
    await this.settled();
    try {
      for (let i = 0; i < GENERATIONS; i++) await this.#inTime(this.#store.remove(this.#key(i)));
      this.#count = 0;
    } catch (error) {
      this.#tell(nameTrouble(error));
    }
  }
}

class Slow extends Error {}

function nameTrouble(error: unknown): SaveTrouble {
  if (error instanceof Slow) return 'storeSlow';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' ? 'storeFull' : 'storeForbidden';
}

interface Sealed {
  count: number;
  text: string;
}

/** A text with its number and its checksum. */
function seal(count: number, text: string): string {
  return JSON.stringify({ count, sum: hash([count, text]), text });
}

function unseal(sealed: string): Sealed | 'broken' {
  try {
    const read = JSON.parse(sealed) as Json;
    if (!isRecord(read)) return 'broken';
    const { count, sum, text } = read;
    if (typeof count !== 'number' || typeof text !== 'string' || hash([count, text]) !== sum) return 'broken';
    return { count, text };
  } catch {
    return 'broken';
  }
}
