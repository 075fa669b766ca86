/**
 * The progress of the campaign, one per profile, written at once and never half. Another page may have written
 * meanwhile: what both have reached is put together, and nothing of it is ever undone.
 */

import { Emitter } from '../emitter.ts';
import { progressKey } from '../profiles/profile-keys.ts';
import { DurableSlot, type Reading, type SaveTrouble } from '../saves/durable-slot.ts';
import type { Store } from '../saves/store.ts';
import type { ProgressKind } from './progress-kind.ts';

/** What was wrong with the progress that was looked for; each has its sentence (`ui.save.<code>`). */
export type ProgressNote = 'progressOlder' | 'progressNone';

/** Grows whenever the frame of what is saved changes. */
const FORMAT = 1;

interface ProgressTools<P> {
  store: Store;
  patience?: number | undefined;
  kind: ProgressKind<P>;
}

/** The progress of one profile. */
class ProgressSlot<P> {
  readonly texts: DurableSlot;
  readonly #kind: ProgressKind<P>;
  readonly #tell: () => void;
  #value: P;

  constructor(profile: string, { store, patience, kind }: ProgressTools<P>, tell: () => void) {
    this.#kind = kind;
    this.#tell = tell;
    this.#value = kind.fresh();
    this.texts = new DurableSlot(progressKey(profile), {
      store,
      patience,
      blend: (_, stored) => writeProgress(this.#withAll(stored)),
    });
    this.texts.onWritten = (text) => this.#take(text);
  }

  get value(): P {
    return this.#value;
  }

  async open(): Promise<ProgressNote | null> {
    const { value, note } = await this.texts.find((text) => readProgress(text, this.#kind));
    if (value !== null) this.#value = this.texts.isDue ? this.#kind.merge(value, this.#value) : value;
    this.#tell();
    return note === null ? null : note === 'older' ? 'progressOlder' : 'progressNone';
  }

  async write(next: P): Promise<void> {
    // The page that wrote it may not have seen all that is known here.
    this.#value = this.#kind.merge(this.#value, next);
    this.texts.save(writeProgress(this.#value));
    this.#tell();
    await this.texts.settled();
  }

  #withAll(stored: readonly string[]): P {
    return stored.reduce((value, text) => {
      const read = readProgress(text, this.#kind);
      return read.ok ? this.#kind.merge(read.value, value) : value;
    }, this.#value);
  }

  /** What the store has taken may hold what another page has reached. */
  #take(text: string): void {
    const read = readProgress(text, this.#kind);
    if (!read.ok) return;
    this.#value = this.#kind.merge(read.value, this.#value);
    this.#tell();
  }
}

function readProgress<P>(text: string, kind: ProgressKind<P>): Reading<P, null> {
  try {
    const read = JSON.parse(text) as { format?: unknown; progress?: unknown } | null;
    const value = read?.format === FORMAT ? kind.check(read.progress) : null;
    return value === null ? { ok: false, problem: null } : { ok: true, value };
  } catch {
    return { ok: false, problem: null };
  }
}

function writeProgress(progress: unknown): string {
  return JSON.stringify({ format: FORMAT, progress });
}

export class ProgressStore<P> extends Emitter {
  readonly #tools: ProgressTools<P>;
  readonly #slots = new Map<string, ProgressSlot<P>>();
  #active: ProgressSlot<P>;
  /** Called whenever the state of saving changes, with the profile it concerns. */
  onTrouble: (profile: string, trouble: SaveTrouble | null) => void = () => undefined;

  constructor(tools: ProgressTools<P>, profile: string) {
    super();
    this.#tools = tools;
    this.#active = this.#slotOf(profile);
  }

  /** From now on it is the progress of this profile that is read and written. Never fails. */
  async use(profile: string): Promise<ProgressNote | null> {
    const slot = this.#slotOf(profile);
    this.#active = slot;
    return slot.open();
  }

  /** The progress of the active profile, with everything that was written. */
  read(): P {
    return this.#active.value;
  }

  /**
   * Adds this to the progress, which only grows. It is known at once; the promise resolves when the store has taken or
   * refused it, which the notice reports. What is refused stays in memory and is tried again.
   */
  write(next: P): Promise<void> {
    return this.#active.write(next);
  }

  /** Adds what is made from the progress as it is now. */
  change(make: (progress: P) => P): Promise<void> {
    return this.write(make(this.read()));
  }

  /** The progress of another profile, to be looked at. */
  async of(profile: string): Promise<P> {
    const slot = this.#slotOf(profile);
    if (slot !== this.#active) await slot.open();
    return slot.value;
  }

  /** Adds to the progress of any profile. */
  async add(profile: string, more: P): Promise<void> {
    const slot = this.#slotOf(profile);
    await slot.write(this.#tools.kind.merge(await this.of(profile), more));
  }

  stars(progress: P): number {
    return this.#tools.kind.stars(progress);
  }

  get kind(): ProgressKind<P> {
    return this.#tools.kind;
  }

  /** Nothing more is written: the profile is being removed. */
  async forget(profile: string): Promise<void> {
    const slot = this.#slots.get(profile);
    this.#slots.delete(profile);
    await slot?.texts.abandon();
  }

  retry(): void {
    for (const { texts } of this.#slots.values()) texts.retry();
  }

  /** Resolves when everything is written that can be. */
  async settled(): Promise<void> {
    await Promise.all([...this.#slots.values()].map(({ texts }) => texts.settled()));
  }

  #slotOf(profile: string): ProgressSlot<P> {
    const known = this.#slots.get(profile);
    if (known !== undefined) return known;
    const slot = new ProgressSlot<P>(profile, this.#tools, () => {
      if (slot === this.#active) this.emit();
    });
    slot.texts.onTrouble = (trouble) => this.onTrouble(profile, trouble);
    this.#slots.set(profile, slot);
    return slot;
  }
}
