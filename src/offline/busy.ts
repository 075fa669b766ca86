/** How pages of the game know of each other who may not be disturbed: a lock that all the busy ones hold together. */
import { BUSY } from './words.ts';

/** Held by one page as long as it is busy. */
export class BusyLock {
  #release: (() => void) | null = null;

  /** Follows whether this page is busy. Where there are no locks nothing happens. */
  hold(isBusy: boolean): void {
    if (isBusy === (this.#release !== null) || !('locks' in navigator)) return;
    if (!isBusy) {
      this.#release?.();
      this.#release = null;
      return;
    }
    const over = new Promise<void>((done) => {
      this.#release = done;
    });
    navigator.locks.request(BUSY, { mode: 'shared' }, () => over).catch(() => undefined);
  }
}

/**
 * Does the work if no page is busy, and while none may become so. False if one is. Without locks no page knows of the
 * others, and the player's word counts: `orElse`.
 */
export async function whenNobodyIsBusy(work: () => Promise<void>, orElse: boolean): Promise<boolean> {
  if (!('locks' in navigator)) {
    if (orElse) await work();
    return orElse;
  }
  return navigator.locks.request(BUSY, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}
