/**
 * A slot of the store for one text that must not be lost. It has three generations, each with a checksum, written in
 * turn: a half-written or damaged newest one never takes the older ones with it. When the store refuses, the newest
 * text stays due until the store takes it.
 */

import {
  countIn,
  EMPTY_TEXT,
  type FoundText,
  NO_TEXT,
  newest,
  type Reading,
  type Seals,
  seal,
  soundOf,
  unseal,
} from './checksums.ts';
import type { Store } from './store.ts';

export type { FoundText as Found, Reading };

const GENERATIONS = 3;

/** What the player should know about saving; each code has its sentence (`ui.save.<code>`). */
const SAVE_TROUBLES = ['storeFull', 'storeForbidden', 'storeSlow'] as const;
export type SaveTrouble = (typeof SAVE_TROUBLES)[number];

export function isSaveTrouble(code: unknown): code is SaveTrouble {
  return SAVE_TROUBLES.some((trouble) => trouble === code);
}

/** A store that takes longer than this has hung up. */
export const PATIENCE_MS = 4000;

/** Counts the writes of several slots together, so that the last one is known without asking a clock. */
export class WriteCount {
  #value = 0;

  get value(): number {
    return this.#value;
  }

  /** Takes note of a number that was found. */
  see(value: number): void {
    this.#value = Math.max(this.#value, value);
  }
}

/**
 * Makes the text to be written from the one that is due and those that lie in the store, the newest first: another page
 * may have written since. `isBehind`: what this page has written last is not among them.
 */
type Blend = (due: string, stored: readonly string[], isBehind: boolean) => string;

interface SlotTools {
  store: Store;
  /** How long the store may take. */
  patience?: number | undefined;
  /** Shared by slots whose order matters. */
  count?: WriteCount;
  /** For what several pages may write at once. */
  blend?: Blend;
}

export class DurableSlot {
  readonly #store: Store;
  readonly #prefix: string;
  readonly #patience: number;
  readonly #shared: WriteCount;
  readonly #blend: Blend | undefined;
  /** The number of the newest text, and the generation that holds it. */
  #count = 0;
  #at = 0;
  /** Have the numbers in the store been looked at? */
  #isRead = false;
  #writing: Promise<void> | null = null;
  /** The newest text that the store has not taken yet. */
  #due: string | null = null;
  /** DurableSlot whose last write took too long, and may still arrive. */
  readonly #late = new Set<number>();
  /** The greatest number this page has given to a text of the slot, and that text as it was sent. */
  #sent = 0;
  #lastSealed: string | null = null;
  /** Whether what was written before is to go. */
  #isToClear = false;
  /** Called whenever the state of saving changes: null is well. */
  onTrouble: (trouble: SaveTrouble | null) => void = () => undefined;
  #trouble: SaveTrouble | null = null;
  /** Called with what the store has taken: after blending it may be more than what was due. */
  onWritten: (text: string) => void = () => undefined;
  /**
   * Called when another page has written something newer: what was due here is dropped. Null where no other page may: then
   * nothing is read before writing, so that a page may be closed right after.
   */
  onOvertaken: (() => void) | null = null;

  /** `prefix` is what the keys of the slot begin with. */
  constructor(prefix: string, { store, patience = PATIENCE_MS, count = new WriteCount(), blend }: SlotTools) {
    this.#store = store;
    this.#prefix = prefix;
    this.#patience = patience;
    this.#shared = count;
    this.#blend = blend;
  }

  get trouble(): SaveTrouble | null {
    return this.#trouble;
  }

  /** Grows with every text, over all slots that share their count. */
  get count(): number {
    return this.#count;
  }

  /** Is there something that the store has not taken yet? */
  get isDue(): boolean {
    return this.#due !== null || this.#isToClear;
  }

  /** Takes the newest text; it is written as soon as the store is free. Returns at once. */
  save(text: string): void {
    this.#due = text;
    this.#writing ??= this.#writeAll();
  }

  /** Everything in the slot goes. Resolves when it is gone, or when the store has refused. */
  clear(): Promise<void> {
    this.#due = null;
    this.#isToClear = true;
    this.#writing ??= this.#writeAll();
    return this.settled();
  }

  /** Nothing more is written, not even what was due; what lies in the store belongs to another page. */
  abandon(): Promise<void> {
    this.#due = null;
    this.#isToClear = false;
    return this.settled();
  }

  /** Tries again what the store has refused. */
  retry(): void {
    if (this.isDue) this.#writing ??= this.#writeAll();
  }

  /** Looks whether another page has written something newer since this one looked last. False if that cannot be read. */
  async isOvertaken(): Promise<boolean> {
    const known = Math.max(this.#count, this.#sent);
    try {
      const texts = await this.#texts();
      // The checksum takes its time: it is asked only of what could be news.
      const isNews = (text: string | null, at: number) => {
        const count = text === null ? 0 : countIn(text);
        return count > known || (count === this.#sent && at === this.#at && text !== this.#lastSealed);
      };
      if (!texts.some(isNews)) return false;
      return soundOf(this.#unseal(texts)).some(({ at }) => isNews(texts[at] ?? null, at));
    } catch {
      return false;
    }
  }

  /** Resolves when everything due has been written or refused. */
  async settled(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  /** The newest text that is whole and of use. */
  async find<T, P>(read: (text: string) => Reading<T, P>): Promise<FoundText<T, P>> {
    try {
      const seals = await this.#look();
      if (!this.isDue) this.#tell(null);
      return newest(seals, read);
    } catch (error) {
      this.#isRead = false;
      this.#tell(nameTrouble(error));
      return NO_TEXT;
    }
  }

  /** `#writing` is cleared in the same breath as the last look at what is due, or a text in between would wait. */
  async #writeAll(): Promise<void> {
    while (this.isDue) {
      const cleared = this.#isToClear ? await this.#clearAll() : null;
      const text = this.#due;
      const trouble = text === null ? cleared : await this.#write(text);
      this.#tell(trouble);
      if (this.#due !== text) continue;
      // What was refused is due again with the next text.
      if (trouble !== null) break;
      if (text === null) continue;
      this.#due = null;
      // What could not be cleared away is older now than the newest text, and makes room for the next ones.
      this.#isToClear = false;
    }
    this.#writing = null;
  }

  /** What several pages may write is read, blended and written by one after the other. */
  #write(text: string): Promise<SaveTrouble | null> {
    const work = () => this.#writeNow(text);
    return this.#blend === undefined || this.#store.alone === undefined
      ? work()
      : this.#store.alone(this.#prefix, work);
  }

  async #writeNow(due: string): Promise<SaveTrouble | null> {
    let text = due;
    try {
      if (this.onOvertaken !== null && (await this.#givesWay(this.onOvertaken))) return null;
      if (!this.#isRead || this.#blend !== undefined) {
        const sound = soundOf(await this.#look());
        const isBehind = (sound[0]?.count ?? 0) < this.#count;
        const stored = sound.map((one) => one.text).filter((one) => one !== EMPTY_TEXT);
        text = this.#blend?.(due, stored, isBehind) ?? due;
      }
    } catch (error) {
      return nameTrouble(error);
    }
    try {
      await this.#put(text);
      this.onWritten(text);
      return null;
    } catch (error) {
      return nameTrouble(error);
    }
  }

  /** Whether another page has written something newer: then nothing is due here any more. */
  async #givesWay(tell: () => void): Promise<boolean> {
    if (!this.#isRead || !(await this.isOvertaken())) return false;
    this.#due = null;
    this.#isToClear = false;
    tell();
    return true;
  }

  /** Writes the next generation. */
  async #put(text: string): Promise<void> {
    const count = Math.max(this.#count, this.#shared.value) + 1;
    const at = this.#nextAt();
    this.#shared.see(count);
    this.#sent = count;
    this.#lastSealed = seal(count, text);
    await this.#touch(at, this.#store.set(this.#key(at), this.#lastSealed));
    if (count < this.#count) return;
    this.#count = count;
    this.#at = at;
  }

  /** The generation after the newest; what may still arrive must not find anything newer in its place. */
  #nextAt(): number {
    const turn = Array.from({ length: GENERATIONS }, (_, i) => (this.#at + 1 + i) % GENERATIONS);
    return turn.find((at) => !this.#late.has(at)) ?? turn[0] ?? 0;
  }

  /** Waits for a generation to be written or removed; if that takes too long, it is left alone until it is done. */
  async #touch(at: number, work: Promise<void>): Promise<void> {
    try {
      await this.#inTime(work);
    } catch (error) {
      if (error instanceof Slow) {
        this.#late.add(at);
        work
          .then(
            () => this.retry(),
            () => undefined,
          )
          .finally(() => this.#late.delete(at));
      }
      throw error;
    }
  }

  /** An empty text is newer than all that may be left, so that nothing of old ever comes to life again. */
  async #clearAll(): Promise<SaveTrouble | null> {
    this.#isToClear = false;
    if (this.onOvertaken !== null && (await this.#givesWay(this.onOvertaken))) return null;
    try {
      await this.#put(EMPTY_TEXT);
      for (let i = 1; i < GENERATIONS; i++) {
        const at = (this.#at + i) % GENERATIONS;
        await this.#touch(at, this.#store.remove(this.#key(at)));
      }
      return null;
    } catch (error) {
      this.#isToClear = true;
      return nameTrouble(error);
    }
  }

  #texts(): Promise<(string | null)[]> {
    const all = Array.from({ length: GENERATIONS }, (_, i) => this.#store.get(this.#key(i)));
    return Promise.all(all.map((one) => this.#inTime(one)));
  }

  async #look(): Promise<Seals> {
    return this.#unseal(await this.#texts());
  }

  #unseal(texts: readonly (string | null)[]): Seals {
    const seals = texts.map((text) => (text === null ? null : unseal(text)));
    const best = soundOf(seals)[0];
    // What this page has written last may be damaged, or still on its way: its place and number stay taken.
    if (best !== undefined && best.count >= this.#count) {
      this.#count = best.count;
      this.#at = best.at;
    }
    this.#shared.see(this.#count);
    this.#isRead = true;
    return seals;
  }

  #key(generation: number): string {
    return `${this.#prefix}/${generation}`;
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    return inTime(work, this.#patience);
  }

  #tell(trouble: SaveTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.onTrouble(trouble);
  }
}

class Slow extends Error {}

/** Patience is counted in so many parts. */
const BEATS = 8;

/**
 * The work, unless it takes longer than one has patience for. However long the page could not work, only one beat
 * goes by meanwhile: what the store has done long ago is heard first.
 */
export function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = BEATS;
    let timer: ReturnType<typeof setTimeout>;
    const beat = () => {
      if (left === 0) reject(new Slow());
      else timer = setTimeout(beat, patience / BEATS);
      left--;
    };
    beat();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function nameTrouble(error: unknown): SaveTrouble {
  if (error instanceof Slow) return 'storeSlow';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' ? 'storeFull' : 'storeForbidden';
}
