/** What is remembered of this device about playing offline: visits, what was said, what was waved away. */

import * as v from 'valibot';
import type { DeviceNotes } from './policy.ts';

/** Where it is saved; `src/session/saves/store.ts` is one. */
interface NoteStore {
  get(key: string): Promise<string | null>;
  set(key: string, text: string): Promise<void>;
}

const KEY = 'offline';
/** Closer together it is the same visit, in milliseconds. */
const VISIT_GAP = 60 * 60_000;

const schema = v.object({
  visits: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** When the last one was, in milliseconds since 1970. */
  lastVisit: v.fallback(v.number(), 0),
  hasFinished: v.fallback(v.boolean(), false),
  saidReady: v.fallback(v.boolean(), false),
  declined: v.fallback(v.boolean(), false),
  /** Whether the browser was asked to keep everything; some ask the player, and once is enough. */
  askedToLast: v.fallback(v.boolean(), false),
});

type Notes = v.InferOutput<typeof schema> & DeviceNotes;

/** Notes of unknown origin: what makes no sense in them is as on the first day. */
export function readNotes(text: string | null): Notes {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? '{}'));
    if (parsed.success) return parsed.output;
  } catch {
    // Not even a text of ours.
  }
  return v.parse(schema, {});
}

/** One more visit, unless it still is the last one. `now` in milliseconds since 1970; clocks may be set back. */
export function withVisit(notes: Notes, now: number): Notes {
  const gap = Math.abs(now - notes.lastVisit);
  return { ...notes, visits: notes.visits + (gap >= VISIT_GAP ? 1 : 0), lastVisit: now };
}

/** The notes at hand; every change is saved at once. What cannot be saved lasts as long as the page. */
export class NoteBook {
  readonly #store: NoteStore;
  value: Notes;

  private constructor(store: NoteStore, value: Notes) {
    this.#store = store;
    this.value = value;
  }

  static async open(store: NoteStore, now: number): Promise<NoteBook> {
    const text = await store.get(KEY).catch(() => null);
    const book = new NoteBook(store, readNotes(text));
    book.change(withVisit(book.value, now));
    return book;
  }

  change(some: Partial<Notes>): void {
    this.value = { ...this.value, ...some };
    this.#store.set(KEY, JSON.stringify(this.value)).catch(() => undefined);
  }
}
