/** Events that come once, and may come before their listeners: they are caught with the first script. */

import { PART_MISSING } from './words.ts';

/** The browser's own question whether to install the game (Chromium); the types of a page do not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

class FirstEvents {
  /** Null until the browser offers it, and once it is used. */
  prompt: InstallPrompt | null = null;
  /** Whether a part of the game was asked for and did not come. */
  isPartMissing = false;
  readonly #listeners = new Set<() => void>();

  listen(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      if (!isPrompt(event)) return;
      // No banner of the browser's own in the middle of a game.
      event.preventDefault();
      this.prompt = event;
      this.changed();
    });
    window.addEventListener('appinstalled', () => {
      this.prompt = null;
      this.changed();
    });
    window.addEventListener('vite:preloadError', () => this.#miss());
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === PART_MISSING) this.#miss();
    });
  }

  #miss(): void {
    this.isPartMissing = true;
    this.changed();
  }

  /** The player knows, and wants to do without it for now. */
  forgive(): void {
    this.isPartMissing = false;
    this.changed();
  }

  changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Of this page. */
export const firstEvents = new FirstEvents();
