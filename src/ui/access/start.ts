/** Puts the game in words together from its parts: words, settings, store, bots. `main.ts` calls it first of all. */

import type { Seat } from '../../engine/kernel/state.ts';
import { LANGUAGES, preferredLanguage, Words } from '../../i18n/words.ts';
import { workerThinker } from '../../session/bots.ts';
import { Desk } from '../../session/desk.ts';
import { paced, type Speed } from '../../session/pacing.ts';
import { loadSettings, SettingsBox } from '../../session/settings.ts';
import { browserStore } from '../../session/store.ts';
import type { Screen, TitleButton } from './context.ts';
import { exposeForDevelopers } from './dev.ts';
import { type Access, mountAccess } from './mount.tsx';

export interface Started {
  access: Access;
  desk: Desk;
  words: Words;
  settings: SettingsBox;
  /** Tells whenever another screen is shown. */
  onScreen(listener: (screen: Screen) => void): void;
  /** Tells when somebody wants the table in words. */
  onWords(listener: () => void): void;
}

export interface StartOptions {
  onTitleFocus?: (button: TitleButton | null) => void;
  /** Somebody wants to look at a shop of the drawn table. */
  onVisit?: (seat: Seat) => void;
  /** Resolves when the picture has shown what happened; bots wait for it. */
  untilShown?: () => Promise<void>;
}

/** `?speed=0` lets bots answer at once, whatever the settings say. */
function speedFrom(address: URLSearchParams, settings: SettingsBox): () => Speed {
  return address.get('speed') === '0' ? () => 'instant' : () => settings.value.speed;
}

/** A word nobody has thought of: no game may look it up, so chance of the page's own is right here. */
function newSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}

export async function startAccess(root: HTMLElement, options: StartOptions = {}): Promise<Started> {
  const address = new URLSearchParams(window.location.search);
  const store = browserStore();
  const settings = new SettingsBox(store, await loadSettings(store));
  const wish = settings.value.language;
  const known = LANGUAGES.find((language) => language === wish);
  const words = await Words.speak(known ?? preferredLanguage(navigator.languages));
  const desk = new Desk({
    store,
    thinker: workerThinker,
    pace: paced(speedFrom(address, settings), options.untilShown, () => settings.value.rivals === 'brief'),
  });
  await desk.open();
  const listeners: ((screen: Screen) => void)[] = [];
  const onScreen = (screen: Screen) => {
    for (const listener of listeners) listener(screen);
  };
  const readers: (() => void)[] = [];
  const onWords = () => {
    for (const reader of readers) reader();
  };
  const access = mountAccess(root, { desk, words, settings, newSeed, onScreen, onWords, ...options });
  if (address.has('dev')) exposeForDevelopers(desk, access);
  return {
    access,
    desk,
    words,
    settings,
    onScreen: (listener) => void listeners.push(listener),
    onWords: (listener) => void readers.push(listener),
  };
}
