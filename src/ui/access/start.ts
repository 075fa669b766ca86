/** Puts the game in words together from its parts: words, settings, store, bots. `main.ts` calls it first of all. */

import type { Seat } from '../../engine/kernel/state.ts';
import { LANGUAGES, preferredLanguage, Words } from '../../i18n/words.ts';
import { CoachManager } from '../../session/advice/coach-manager.ts';
import { CampaignManager } from '../../session/campaign/campaign-manager.ts';
import type { Trainer } from '../../session/campaign/trainer-manager.ts';
import { paced, type Speed } from '../../session/game/pacing.ts';
import { workerThinker } from '../../session/game/worker-thinker.ts';
import { loadSettings, SettingsBox } from '../../session/profiles/settings.ts';
import { browserLocks } from '../../session/saves/page-locks.ts';
import { browserStore } from '../../session/saves/store.ts';
import { browserStoredMark } from '../../session/saves/stored-mark.ts';
import { SessionManager } from '../../session/session-manager.ts';
import { followLinks } from './campaign/incoming.ts';
import type { App, Screen } from './context.ts';
import { exposeForDevelopers } from './dev.ts';
import { type Access, mountAccess } from './mount.tsx';

/** `?dev&today=2026-11-22`: another day, for tests and developers. */
function todayFrom(address: URLSearchParams): () => string {
  const said = address.has('dev') ? address.get('today') : null;
  return () => said ?? dayOf(new Date());
}

function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface Started extends Pick<App, 'sessions' | 'levels' | 'coach' | 'words' | 'settings'> {
  access: Access;
  /** Tells whenever another screen is shown. */
  onScreen(listener: (screen: Screen) => void): void;
  /** Calls when the player wants the table in words. */
  onWords(listener: () => void): void;
}

interface StartOptions {
  /** The player wants to look at a shop of the drawn table. */
  onVisit?: (seat: Seat) => void;
  /** Resolves when the picture has shown what happened; bots wait for it. */
  untilShown?: () => Promise<void>;
}

/** `?speed=0` lets bots answer at once, against the settings. */
function speedFrom(address: URLSearchParams, settings: SettingsBox): () => Speed {
  return address.get('speed') === '0' ? () => 'instant' : () => settings.value.speed;
}

/** A random word, never used before: no game may look it up, so chance of the page's own is right here. */
function newSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}

/** A player who comes back to this page sees what other pages have played meanwhile. */
function followPages(sessions: SessionManager): void {
  const look = () => {
    if (document.visibilityState === 'visible') void sessions.lookAgain();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
}

export async function startAccess(root: HTMLElement, options: StartOptions = {}): Promise<Started> {
  const address = new URLSearchParams(window.location.search);
  const today = todayFrom(address);
  const store = browserStore();
  const settings = new SettingsBox(store, await loadSettings(store));
  const wish = settings.value.language;
  const known = LANGUAGES.find((language) => language === wish);
  const words = await Words.begin(known ?? preferredLanguage(navigator.languages));
  const untilShown = options.untilShown ?? (() => Promise.resolve());
  let coach: CoachManager | null = null;
  // Bots wait for the picture, and until the coach's words are read.
  const untilHeard = async () => {
    await untilShown();
    await coach?.silence();
  };
  const sessions = new SessionManager({
    store,
    locks: browserLocks(),
    storedMark: browserStoredMark(),
    thinker: workerThinker,
    pace: paced(speedFrom(address, settings), untilHeard, () => settings.value.rivals === 'brief'),
  });
  await sessions.open();
  let trainer: Trainer | null = null;
  const levels = new CampaignManager({
    sessions,
    // The levels are of no use without their words.
    fetch: async () => {
      const [core, hasWords] = await Promise.all([
        import('../../session/campaign/campaign-core.ts'),
        words.more(),
      ]);
      if (!hasWords) throw new Error('the words of the levels are missing');
      trainer ??= new core.Trainer({ levels, today, now: () => Date.now(), newSeed });
      return core;
    },
    box: sessions.progress,
    newSeed,
    nameOf: (n) => {
      // A player who has given a name plays under it.
      const own = n === 1 ? sessions.profiles.active.name : '';
      return own || (settings.value.lastNames[n - 1] ?? words.t(`ui.newGame.name.${n}`));
    },
    ...(options.untilShown === undefined ? {} : { shown: options.untilShown }),
  });
  coach = new CoachManager({ sessions, levels, isWatching: () => settings.value.coach });
  void import('../../session/profiles/rival-results.ts').then(
    ({ followRivals }) => followRivals(sessions),
    () => undefined,
  );
  const { follow } = coach;
  settings.subscribe(follow);
  const listeners: ((screen: Screen) => void)[] = [];
  const onScreen = (screen: Screen) => {
    for (const listener of listeners) listener(screen);
  };
  const readers: (() => void)[] = [];
  const onWords = () => {
    for (const reader of readers) reader();
  };
  const access = mountAccess(root, {
    sessions,
    levels,
    coach,
    trainer: () => trainer,
    untilShown,
    words,
    settings,
    newSeed,
    today,
    onScreen,
    onWords,
    ...options,
  });
  followLinks(access.go);
  followPages(sessions);
  if (address.has('dev')) exposeForDevelopers({ sessions, settings }, access);
  return {
    access,
    sessions,
    levels,
    coach,
    words,
    settings,
    onScreen: (listener) => void listeners.push(listener),
    onWords: (listener) => void readers.push(listener),
  };
}
