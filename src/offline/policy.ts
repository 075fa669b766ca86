/** What is done with a new version, and what there is to say at the title: decisions only, nothing is done here. */

import type { DevicePlace } from './device.ts';

/** Screens on which nothing can be half done. */
const RESTING: readonly string[] = ['title', 'campaign'];

/** Where a page of the game is. */
export interface PageState {
  readonly screen: string;
  /** Whether a game is open, paused or not. */
  readonly hasGame: boolean;
}

/** Whether taking this page away now could cost its player anything. */
export function isBusy({ screen, hasGame }: PageState): boolean {
  return hasGame || !RESTING.includes(screen);
}

interface Arrival extends PageState {
  /** Whether a new version lay ready when the page was opened. */
  readonly isWaiting: boolean;
  /** Whether the player has touched the page since. */
  readonly isTouched: boolean;
}

/** Whether a page that has just been opened takes the new version by itself: only at an untouched title. */
export function takesAtOnce(page: Arrival): boolean {
  return page.isWaiting && !page.isTouched && page.screen === 'title' && !page.hasGame;
}

/**
 * Whether a page goes to the version that has just taken over. The page that asked for it goes unless a game has begun since;
 * the others only from where nothing can be lost, and later if not now.
 */
export function reloadsNow(page: PageState, hasAsked: boolean): boolean {
  return hasAsked ? !page.hasGame : !isBusy(page);
}

/** How long a page that stays open waits before it looks for a new version again, in milliseconds. */
const LOOK_EVERY = 60 * 60_000;

/** Whether to look for a new version now; times in milliseconds. */
export function looksAgain(page: PageState, last: number, now: number): boolean {
  return !isBusy(page) && now - last >= LOOK_EVERY;
}

/** What the sign at the title says. */
export type OfflineSign = 'update' | 'ready' | 'install' | 'forgets';

/** What is remembered of this device. */
export interface DeviceNotes {
  /** Visits, an hour or more apart. */
  readonly visits: number;
  /** Whether a game has been played to its end here. */
  readonly hasFinished: boolean;
  /** Whether it has been said that everything is there for playing offline. */
  readonly saidReady: boolean;
  /** Whether the offer of an icon, or the warning in its place, has been waved away for good. */
  readonly declined: boolean;
}

export interface OfflineOutlook extends PageState, DeviceNotes {
  readonly isWaiting: boolean;
  /** Whether everything lies here. */
  readonly isReady: boolean;
  readonly place: DevicePlace;
  /** Whether the browser would ask for the installation if we wished. */
  readonly canAsk: boolean;
  /** Whether anything would be lost: a game that is saved, or one that was finished. */
  readonly hasSaves: boolean;
}

/** The one sign that hangs at the title or the campaign's map now; null if there is none. */
export function offlineSignOf(at: OfflineOutlook): OfflineSign | null {
  if (isBusy(at)) return null;
  if (at.isWaiting) return 'update';
  if (at.isReady && !at.saidReady) return 'ready';
  if (at.declined || at.place.isInstalled) return null;
  if (at.place.forgets) return at.hasSaves || at.hasFinished ? 'forgets' : null;
  return at.canAsk && (at.visits >= 2 || at.hasFinished) ? 'install' : null;
}
