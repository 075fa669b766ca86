/** Profiles out of the game and into it: what is saved for each, as a file, and what a file would bring. */

import { equal } from '../../engine/kernel/data.ts';
import type { OwnHero } from '../../engine/quest/schema-setup.ts';
import { OWN_IDS } from '../../engine/quest/workshop.ts';
import type { AnyProgress } from '../campaign/progress-kind.ts';
import type { AnyGameFile } from '../saves/game-file.ts';
import type { Store } from '../saves/store.ts';
import { type SessionManager, type Unfinished, unfinishedOf } from '../session-manager.ts';
import { type Backup, writeBackup } from './backup.ts';
import { saveOwnHero } from './own-heroes.ts';
import { ownerOf, SLOTS, type Slot } from './profile-keys.ts';
import type { Profile } from './profiles.ts';
import type { SettingsBox } from './settings.ts';

interface Stores {
  sessions: SessionManager;
  settings: SettingsBox;
}

/** What is saved for a profile. */
export interface Holding {
  profile: Profile;
  games: { slot: Slot; where: Unfinished; save: AnyGameFile }[];
  progress: AnyProgress;
  stars: number;
}

/** What is saved for everybody, in the order of the profiles. */
export async function survey(sessions: SessionManager): Promise<Holding[]> {
  return Promise.all(sessions.profiles.all.map((profile) => holdingOf(sessions, profile)));
}

async function holdingOf({ deviceData }: SessionManager, profile: Profile): Promise<Holding> {
  const [slots, progress] = await Promise.all([
    deviceData.slotsOf(profile.id),
    deviceData.progress.of(profile.id),
  ]);
  const games = SLOTS.flatMap((slot) => {
    const save = slots.saved(slot);
    return save === null ? [] : [{ slot, where: unfinishedOf(save, slot), save }];
  });
  return { profile, games, progress, stars: deviceData.progress.stars(progress) };
}

/** How many letters are saved for each profile, all generations counted. */
export async function lettersOf(store: Store): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  try {
    for (const key of await store.keys()) {
      const owner = ownerOf(key);
      if (owner === null) continue;
      sizes.set(owner, (sizes.get(owner) ?? 0) + ((await store.get(key))?.length ?? 0));
    }
  } catch {
    // What cannot be read cannot be measured.
  }
  return sizes;
}

/** A whole profile as a file; null if there is no such profile. */
export async function exportProfile({ sessions, settings }: Stores, id: string): Promise<string | null> {
  const profile = sessions.profiles.of(id);
  if (profile === null) return null;
  const { games, progress } = await holdingOf(sessions, profile);
  const { ownHeroes: heroes, ...others } = settings.value;
  return writeBackup({
    name: profile.name,
    face: profile.face,
    progress,
    games: Object.fromEntries(games.map(({ slot, save }) => [slot, save])),
    heroes,
    settings: { ...others, ownHeroes: [] },
  });
}

/** What becomes of a game: it comes, takes the place of itself, is here already, or stays out before one of one's own. */
type ImportEffect = 'comes' | 'further' | 'here' | 'staysOut';

export interface ImportPreview {
  games: { slot: Slot; where: Unfinished; effect: ImportEffect }[];
  /** Stars before and after. */
  stars: { before: number; after: number };
  /** Heroes that find a free place. */
  heroes: OwnHero[];
}

/** What a file would bring to a profile; null stands for a new one. */
export async function previewImport(
  { sessions, settings }: Stores,
  backup: Backup<AnyProgress>,
  into: string | null,
): Promise<ImportPreview> {
  const { deviceData } = sessions;
  const { kind } = deviceData.progress;
  const mine = into === null ? kind.fresh() : await deviceData.progress.of(into);
  const slots = into === null ? null : await deviceData.slotsOf(into);
  const all = backup.progress === null ? mine : kind.merge(mine, backup.progress);
  const games = SLOTS.flatMap((slot) => {
    const save = backup.games[slot];
    if (save === undefined) return [];
    return [
      { slot, where: unfinishedOf(save, slot), effect: importEffect(save, slots?.saved(slot) ?? null) },
    ];
  });
  const heroes = placeHeroes(settings.value.ownHeroes, backup.heroes);
  return { games, stars: { before: kind.stars(mine), after: kind.stars(all) }, heroes };
}

/** The same game goes on from where it is further; another one never takes the place of one's own. */
function importEffect(save: AnyGameFile, own: AnyGameFile | null): ImportEffect {
  if (own === null) return 'comes';
  const isSame = own.game === save.game && own.seed === save.seed && equal(own.setup, save.setup);
  if (!isSame) return 'staysOut';
  return save.log.length > own.log.length ? 'further' : 'here';
}

/** Those who are not here yet, each in its own place or in another that is free. */
function placeHeroes(here: readonly OwnHero[], incoming: readonly OwnHero[]): OwnHero[] {
  const placed: OwnHero[] = [];
  for (const hero of incoming) {
    const all = [...here, ...placed];
    const isHere = all.some((one) => equal({ ...one, id: hero.id }, hero));
    const isFree = (id: string) => all.every((one) => one.id !== id);
    const id = isFree(hero.id) ? hero.id : OWN_IDS.find(isFree);
    if (!isHere && id !== undefined) placed.push({ ...hero, id });
  }
  return placed;
}

interface ImportOptions {
  /** Null: a new profile. */
  into: string | null;
  /** Whether the settings of the file are taken over too. */
  settings: boolean;
}

/**
 * Takes a file in. As a new profile it is there as a whole or not at all, wherever the page is killed; what is added to
 * a profile never takes anything away from it. Null if there is no room for one more.
 */
export async function takeIn(
  stores: Stores,
  backup: Backup<AnyProgress>,
  how: ImportOptions,
): Promise<Profile | null> {
  const { sessions, settings } = stores;
  const { profiles } = sessions;
  if (how.into === null && profiles.isFull) return null;
  const incoming = await previewImport(stores, backup, how.into);
  const id = how.into ?? profiles.reserve();
  await profiles.settled();
  await fill(sessions, id, backup, incoming);
  if (how.into === null) profiles.add(id, backup.name, backup.face);
  settings.change(({ ownHeroes }) => ({
    ...(how.settings ? backup.settings : {}),
    ownHeroes: placeHeroes(ownHeroes, backup.heroes).reduce<OwnHero[]>(saveOwnHero, ownHeroes),
  }));
  await Promise.all([sessions.settled(), settings.settled()]);
  return profiles.of(id);
}

async function fill(
  { deviceData }: SessionManager,
  id: string,
  backup: Backup<AnyProgress>,
  { games }: ImportPreview,
) {
  const slots = await deviceData.slotsOf(id);
  for (const { slot, effect } of games) {
    const save = backup.games[slot];
    if (save !== undefined && (effect === 'comes' || effect === 'further')) slots.put(slot, save);
  }
  if (backup.progress !== null) await deviceData.progress.add(id, backup.progress);
  await slots.settled();
}
