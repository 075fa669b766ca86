/**
 * Who plays on this device: a few profiles with a name and a face, one of them active. Saved sealed like the games; what
 * was changed on another page meanwhile is taken in, and a profile of which only texts are left is found again.
 */

import * as v from 'valibot';
import { entryList } from '../../campaign/entries.ts';
import { Emitter } from '../emitter.ts';
import { RIVAL_IDS } from '../game/rivals.ts';
import { DurableSlot, inTime, PATIENCE_MS, type Reading, type SaveTrouble } from '../saves/durable-slot.ts';
import type { Store } from '../saves/store.ts';
import { cutName, nameSchema } from './names.ts';
import { FIRST, isProfileId, ownerOf } from './profile-keys.ts';

export const MOST_PROFILES = 8;
export const LONGEST_PROFILE_NAME = 24;
const FORMAT = 1;
/** So many removed profiles are remembered, lest their texts be taken for those of a lost one. */
const REMEMBERED = 64;

/** An imp of one's own, or the portrait of a rival. */
export const PROFILE_FACES = ['imp', ...RIVAL_IDS] as const;
export type FaceId = (typeof PROFILE_FACES)[number];

export interface Profile {
  id: string;
  /** Empty: no name was given yet. */
  name: string;
  face: FaceId;
  /** Grows with every profile, so that they keep their order and their colours. */
  made: number;
}

/** What was wrong with the list of profiles; each has its sentence (`ui.save.<code>`). */
export type ProfilesNote = 'profilesOlder' | 'profilesNone';

interface ProfileList {
  profiles: readonly Profile[];
  active: string;
  /** Removed, or not all there yet: texts of these belong to no profile. */
  gone: readonly string[];
}

type ListChange = (saved: ProfileList) => ProfileList;

const profileId = v.pipe(
  v.string(),
  v.check((id: string) => isProfileId(id)),
);
export const profileNameSchema = nameSchema(LONGEST_PROFILE_NAME);
export const faceSchema = v.fallback(v.picklist(PROFILE_FACES), 'imp');
const profileSchema = v.object({
  id: profileId,
  name: v.fallback(profileNameSchema, ''),
  face: faceSchema,
  made: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
});
const schema = v.object({
  format: v.literal(FORMAT),
  // A profile that cannot be read costs itself; while there are texts of it, it is found again.
  profiles: v.pipe(entryList(profileSchema, 1000), v.minLength(1)),
  active: v.fallback(profileId, ''),
  gone: entryList(profileId, REMEMBERED),
});

function parse(text: string): Reading<ProfileList, null> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? { ok: true, value: parsed.output } : { ok: false, problem: null };
  } catch {
    return { ok: false, problem: null };
  }
}

function write({ profiles, active, gone }: ProfileList): string {
  return JSON.stringify({ format: FORMAT, profiles, active, gone: gone.slice(-REMEMBERED) });
}

const blank = (id: string, made = 0): Profile => ({ id, name: '', face: 'imp', made });

interface ProfilesTools {
  store: Store;
  patience?: number | undefined;
  /** A random word, never used before. */
  newId: () => string;
}

export class Profiles extends Emitter {
  readonly #store: Store;
  readonly #patience: number;
  readonly #newId: () => string;
  readonly #texts: DurableSlot;
  #saved: ProfileList = { profiles: [blank(FIRST)], active: FIRST, gone: [] };
  /** The one of this page; another page may have another. */
  #active = FIRST;
  /** What was done and is not in the store yet, and how much of it is on its way. */
  #changes: ListChange[] = [];
  #sent = 0;

  constructor({ store, patience = PATIENCE_MS, newId }: ProfilesTools) {
    super();
    this.#store = store;
    this.#patience = patience;
    this.#newId = newId;
    this.#texts = new DurableSlot('profiles', {
      store,
      patience,
      blend: (_, [stored], isBehind) => write(this.#blend(stored, isBehind)),
    });
    this.#texts.onWritten = (text) => this.#take(text);
  }

  set onTrouble(tell: (trouble: SaveTrouble | null) => void) {
    this.#texts.onTrouble = tell;
  }

  /** Reads who plays here. Never fails: if the store cannot be read, a new profile plays, without writing over others. */
  async open(): Promise<ProfilesNote | null> {
    const keys = inTime(this.#store.keys(), this.#patience).catch((): string[] => []);
    const found = await this.#texts.find(parse);
    if (this.#texts.trouble !== null) {
      const guest = blank(this.#freshId());
      this.#saved = { profiles: [guest], active: guest.id, gone: [] };
      this.#active = guest.id;
      this.#changes.push(adding(guest));
      return null;
    }
    if (found.value !== null) this.#saved = found.value;
    const texts = await keys;
    this.#findAgain(texts, found.value === null);
    const { profiles, active } = this.#saved;
    this.#active = profiles.some(({ id }) => id === active) ? active : (profiles[0]?.id ?? FIRST);
    await this.#removeTexts(texts);
    this.emit();
    return found.note === null ? null : found.note === 'older' ? 'profilesOlder' : 'profilesNone';
  }

  /** In the order they were made. */
  get all(): readonly Profile[] {
    return this.#saved.profiles;
  }

  get active(): Profile {
    return this.of(this.#active) ?? blank(this.#active);
  }

  get isFull(): boolean {
    return this.all.length >= MOST_PROFILES;
  }

  of(id: string): Profile | null {
    return this.all.find((profile) => profile.id === id) ?? null;
  }

  /** A new profile; null if there are as many as there may be. It is not active yet. */
  create(name: string, face: FaceId): Profile | null {
    return this.isFull ? null : this.add(this.reserve(), name, face);
  }

  /** A fresh id. What is written under it before `add` belongs to no profile, and goes when the page is killed. */
  reserve(): string {
    const id = this.#freshId();
    this.#change(losing(id));
    return id;
  }

  /** The profile of a reserved id. */
  add(id: string, name: string, face: FaceId): Profile | null {
    if (this.isFull || this.of(id) !== null) return null;
    const made = 1 + Math.max(...this.all.map((other) => other.made));
    const profile = { id, name: tidy(name), face, made };
    this.#change(adding(profile));
    return profile;
  }

  change(id: string, some: Partial<Pick<Profile, 'name' | 'face'>>): void {
    const wanted = some.name === undefined ? some : { ...some, name: tidy(some.name) };
    this.#change((saved) => ({
      ...saved,
      profiles: saved.profiles.map((profile) => (profile.id === id ? { ...profile, ...wanted } : profile)),
    }));
  }

  /** Removes a profile with all its texts. Where none is left a new one is added. */
  async remove(id: string): Promise<void> {
    if (this.of(id) === null) return;
    if (this.all.length === 1) this.#change(adding(blank(this.#freshId(), 1)));
    this.#change(losing(id));
    if (this.#active === id) this.choose(this.all[0]?.id ?? FIRST);
    await this.settled();
    // As long as the list in the store knows the profile, it is still there with everything that is its own.
    const { value } = await this.#texts.find(parse);
    if (value === null || value.profiles.some((one) => one.id === id)) return;
    await this.#removeTexts(await inTime(this.#store.keys(), this.#patience).catch(() => []));
  }

  choose(id: string): void {
    if (this.of(id) === null) return;
    this.#active = id;
    this.#change((saved) => ({ ...saved, active: id }));
  }

  retry(): void {
    this.#texts.retry();
  }

  /** Resolves when everything is written that can be. */
  settled(): Promise<void> {
    return this.#texts.settled();
  }

  // ---- Inside ----

  /** Profiles of which there are texts, but which the list has lost, are put back. */
  #findAgain(keys: readonly string[], isNew: boolean): void {
    const known = new Set([...this.all.map(({ id }) => id), ...this.#saved.gone]);
    const owners = new Set(keys.map(ownerOf));
    const lost = [...owners].filter((id): id is string => id !== null && !known.has(id)).sort();
    // Without a list there is the first profile; it makes room where only others have left anything.
    const isUnused = isNew && lost.length > 0 && !owners.has(FIRST);
    if (isUnused) this.#saved = { ...this.#saved, profiles: [] };
    for (const [i, id] of lost.entries()) this.#change(adding(blank(id, this.all.length + i)));
  }

  async #removeTexts(keys: readonly string[]): Promise<void> {
    const { gone } = this.#saved;
    const dead = keys.filter((key) => gone.includes(ownerOf(key) ?? ''));
    // What cannot be removed now is tried again when the page opens the next time.
    await Promise.allSettled(dead.map((key) => inTime(this.#store.remove(key), this.#patience)));
  }

  #freshId(): string {
    const taken = new Set([...this.all.map(({ id }) => id), ...this.#saved.gone]);
    for (let n = 0; ; n++) {
      const word = this.#newId()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '');
      const id = `p${word}${n === 0 ? '' : n}`.slice(-20).replace(/^[^a-z]/, 'p');
      if (isProfileId(id) && !taken.has(id)) return id;
    }
  }

  #change(change: ListChange): void {
    this.#changes.push(change);
    this.#saved = change(this.#saved);
    this.#texts.save(write(this.#saved));
    this.emit();
  }

  /** What lies in the store now, with everything done on it that it does not know of. */
  #blend(stored: string | undefined, isBehind: boolean): ProfileList {
    const read = stored === undefined || isBehind ? null : parse(stored);
    this.#sent = this.#changes.length;
    const saved = this.#changes.reduce(
      (before, change) => change(before),
      read?.ok ? read.value : this.#saved,
    );
    // Two pages may have removed the last two at once.
    return saved.profiles.length > 0 ? saved : adding(blank(this.#freshId()))(saved);
  }

  #take(text: string): void {
    this.#changes.splice(0, this.#sent);
    this.#sent = 0;
    const read = parse(text);
    if (!read.ok) return;
    this.#saved = this.#changes.reduce((saved, change) => change(saved), read.value);
    this.emit();
  }
}

/** No longer than a card is wide. */
const tidy = (name: string): string => cutName(name, LONGEST_PROFILE_NAME);

/** Done twice it is as done once: what the store knows already may be done again. */
function adding(profile: Profile): ListChange {
  return ({ profiles, active, gone }) => ({
    profiles: profiles.some(({ id }) => id === profile.id)
      ? profiles
      : [...profiles, profile].sort((a, b) => a.made - b.made || (a.id < b.id ? -1 : 1)),
    active,
    gone: gone.filter((id) => id !== profile.id),
  });
}

function losing(lost: string): ListChange {
  return ({ profiles, active, gone }) => ({
    profiles: profiles.filter(({ id }) => id !== lost),
    active,
    gone: [...gone.filter((id) => id !== lost), lost],
  });
}
