/** Under which keys the texts of a profile are saved. */

/**
 * The profile before the first one is made. Its free game lies where it lay before there were profiles, so that a game
 * of those days is still found.
 */
export const FIRST = 'first';

/** Unfinished games are saved in separate slots, so that one never replaces another. */
export const SLOTS = ['free', 'level', 'puzzle', 'daily'] as const;
export type Slot = (typeof SLOTS)[number];

const OLD_GAME = 'save/game';
const ID = /^[a-z][a-z0-9]{0,23}$/;

/** What the id of a profile may look like; `game` is taken by the games of old. */
export function isProfileId(id: string): boolean {
  return ID.test(id) && id !== 'game';
}

export function gameKey(profile: string, slot: Slot): string {
  return profile === FIRST && slot === 'free' ? OLD_GAME : `save/${profile}/${slot}`;
}

export function progressKey(profile: string): string {
  return `progress/${profile}`;
}

/** Whose text a key names; null if it is no profile's. */
export function ownerOf(key: string): string | null {
  if (key.startsWith(`${OLD_GAME}/`)) return FIRST;
  const [, family, id = ''] = /^(save|progress)\/([^/]+)\//.exec(key) ?? [];
  return family !== undefined && isProfileId(id) ? id : null;
}
