/** What a player has set for this device, and where it is kept. */

import * as v from 'valibot';
import { SPEEDS, type Speed } from './pacing.ts';
import type { Store } from './store.ts';

const KEY = 'settings';
const speeds = Object.keys(SPEEDS) as Speed[];

const schema = v.object({
  /** Null: as the browser says. */
  language: v.fallback(v.nullable(v.string()), null),
  speed: v.fallback(v.picklist(speeds), 'normal'),
  /** Size of the text, in per cent. */
  textSize: v.fallback(v.picklist([100, 115, 130]), 100),
  /** The players of the last game, to be proposed again. */
  lastNames: v.fallback(v.array(v.string()), []),
});

export type Settings = v.InferOutput<typeof schema>;

export function usualSettings(): Settings {
  return v.parse(schema, {});
}

/** How long a store may take that holds up the start of the game. */
const PATIENCE_MS = 1500;

function inTime(work: Promise<string | null>, patience: number): Promise<string | null> {
  return Promise.race([work, new Promise<null>((done) => setTimeout(() => done(null), patience))]);
}

/** Never fails and never hangs: what cannot be read is as usual. */
export async function loadSettings(store: Store, patience = PATIENCE_MS): Promise<Settings> {
  try {
    const text = await inTime(store.get(KEY), patience);
    const parsed = v.safeParse(schema, JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.output : usualSettings();
  } catch {
    return usualSettings();
  }
}

/** Settings that cannot be kept last as long as the page. */
export async function keepSettings(store: Store, settings: Settings): Promise<void> {
  try {
    await store.set(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

/** The settings in force; changes are kept at once and told to everybody who listens. */
export class SettingsBox {
  readonly #store: Store;
  readonly #listeners = new Set<() => void>();
  #value: Settings;

  constructor(store: Store, value: Settings) {
    this.#store = store;
    this.#value = value;
  }

  get value(): Settings {
    return this.#value;
  }

  change(some: Partial<Settings>): void {
    this.#value = { ...this.#value, ...some };
    void keepSettings(this.#store, this.#value);
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
