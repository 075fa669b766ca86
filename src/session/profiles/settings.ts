/** What a player has set for this device, and where it is saved. */

import * as v from 'valibot';
import { entryList } from '../../campaign/entries.ts';
import { LENGTHS } from '../../engine/petz/alleys/state.ts';
import { Emitter } from '../emitter.ts';
import { readSpeed, type Speed } from '../game/pacing.ts';
import { readParty } from '../game/party.ts';
import { inTime } from '../saves/durable-slot.ts';
import type { Store } from '../saves/store.ts';
import { CONTRASTS, DOUBLES, HOLDS, MOTIONS, motionLevel } from './comfort.ts';
import { readKeys } from './key-map.ts';
import { nameSchema } from './names.ts';
import { readOwnHeroes } from './own-heroes.ts';

const KEY = 'settings';
/** How much of the rivals' turns is shown: every step, or what came of them. */
export const RIVALS_SHOWN = ['whole', 'brief'] as const;
/** Which answers are sent by the tap that completes them: none, those that can be taken back, all. */
export const SENT_BY_TAP = ['none', 'plain', 'all'] as const;
export type SentByTap = (typeof SENT_BY_TAP)[number];
const PACE_ASKED = ['never', 'now', 'answered'] as const;
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;

const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const schema = v.object({
  /** Null: as the browser says. */
  language: v.fallback(v.nullable(v.string()), null),
  /** Of what moves, and of the rivals. */
  speed: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((name): Speed => readSpeed(name) ?? 'x1'),
  ),
  rivals: v.fallback(v.picklist(RIVALS_SHOWN), 'whole'),
  /** Of Pug Quest's answers. */
  sent: v.fallback(v.picklist(SENT_BY_TAP), 'plain'),
  /** A player who skips for the first time is asked whether it shall always be so, until that is answered. */
  paceAsked: v.fallback(v.picklist(PACE_ASKED), 'never'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  /** After how many milliseconds a held finger asks; 0: never. */
  hold: v.fallback(v.picklist(HOLDS), 350),
  /** Within how many milliseconds two taps are one double tap; 0: never. */
  double: v.fallback(v.picklist(DOUBLES), 280),
  /** Keys that the player has bound otherwise. */
  keys: v.pipe(v.optional(v.unknown(), {}), v.transform(readKeys)),
  /** Whether the shop foretells what an assignment of cards will lead to. */
  forecast: v.fallback(v.boolean(), true),
  /** Whether the coach has an eye on free games, too. */
  coach: v.fallback(v.boolean(), false),
  /** Whether rivals' reasons are shown while the game goes on; they may give hidden cards away. */
  aloud: v.fallback(v.boolean(), false),
  /** Whether a new game over an unfinished one is asked for twice. */
  confirm: v.fallback(v.boolean(), true),
  /** Whether anything is heard at all, and how loud, 0 to 100. */
  sound: v.fallback(v.boolean(), true),
  effects: v.fallback(volume, 80),
  voices: v.fallback(volume, 80),
  music: v.fallback(volume, 50),
  /** Size of the text, in per cent. */
  textSize: v.fallback(v.picklist(TEXT_SIZES), 100),
  /** How strongly words stand out from their ground. */
  contrast: v.fallback(v.picklist(CONTRASTS), 'system'),
  /** Everything in grey, to see that nothing depends on colour. */
  colourFree: v.fallback(v.boolean(), false),
  /** The players of the last game, to be proposed again. */
  lastNames: entryList(nameSchema(60), 12),
  /** The length of the last game with Dark Alleys; null if the last game was without. */
  lastLength: v.fallback(v.nullable(v.picklist(LENGTHS)), null),
  /** The Heroes of the workshop. */
  ownHeroes: v.pipe(v.optional(v.unknown(), []), v.transform(readOwnHeroes)),
  /** The party of the last Pug Quest; null before the first. */
  lastParty: v.pipe(v.optional(v.unknown(), null), v.transform(readParty)),
});

export type Settings = v.InferOutput<typeof schema>;

export function usualSettings(): Settings {
  return v.parse(schema, {});
}

/** Settings of unknown origin: what makes no sense in them is as usual. */
export function readSettings(data: unknown): Settings {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? parsed.output : usualSettings();
}

/** Whether nothing may fly or shake, given what the system wishes. */
export function isStill({ motion }: Settings, systemWish: boolean): boolean {
  return motionLevel(motion, systemWish) !== 'full';
}

/** How long a store may take that holds up the start of the game. */
const PATIENCE_MS = 1500;

function parse(text: string): Settings | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** What lies in the store; null if that is nothing, or makes no sense. Fails where the store cannot be read in time. */
async function storedSettings(store: Store, patience: number): Promise<Settings | null> {
  return parse((await inTime(store.get(KEY), patience)) ?? '');
}

/** Never fails and never hangs: what cannot be read is as usual. */
export async function loadSettings(store: Store, patience = PATIENCE_MS): Promise<Settings> {
  const stored = await storedSettings(store, patience).catch(() => null);
  return stored ?? usualSettings();
}

/** Some settings, or what becomes of those there are: another page may have changed them. */
type SettingsChange = Partial<Settings> | ((now: Settings) => Partial<Settings>);

const changed = (now: Settings, change: SettingsChange): Settings => ({
  ...now,
  ...(typeof change === 'function' ? change(now) : change),
});

/**
 * The settings in force; changes are reported at once to every listener, and saved. What another page has set stays:
 * only what was changed here is written over it. What cannot be saved lasts as long as the page.
 */
export class SettingsBox extends Emitter {
  readonly #store: Store;
  readonly #patience: number;
  #value: Settings;
  /** Changes that the store has not taken yet. */
  #due: SettingsChange[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Store, value: Settings, patience = PATIENCE_MS) {
    super();
    this.#store = store;
    this.#value = value;
    this.#patience = patience;
  }

  get value(): Settings {
    return this.#value;
  }

  change(some: SettingsChange): void {
    this.#value = changed(this.#value, some);
    this.#due.push(some);
    const write = () => this.#write();
    this.#writing = this.#writing
      .then(() => this.#store.alone?.(KEY, write) ?? write())
      // It stays due until the next change.
      .catch(() => undefined);
    this.emit();
  }

  /** Resolves when everything is written that can be. */
  settled(): Promise<void> {
    return this.#writing;
  }

  async #write(): Promise<void> {
    const count = this.#due.length;
    if (count === 0) return;
    const stored = (await storedSettings(this.#store, this.#patience)) ?? this.#value;
    const text = JSON.stringify(this.#due.slice(0, count).reduce(changed, stored));
    await inTime(this.#store.set(KEY, text), this.#patience);
    this.#due.splice(0, count);
    const known = JSON.stringify(this.#value);
    this.#value = this.#due.reduce(changed, parse(text) ?? this.#value);
    if (JSON.stringify(this.#value) !== known) this.emit();
  }
}
