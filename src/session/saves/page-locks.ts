/** Which of several pages may write something: locks between the pages of one browser. */

/** Gives the lock back. */
export type Release = () => void;

export interface PageLocks {
  /**
   * Takes a lock; null if another page has it. With `force` it is taken from the page that has it. `onStolen` is called when
   * another page has taken it in turn: from then on nothing may be written.
   */
  take(name: string, onStolen: () => void, force?: boolean): Promise<Release | null>;
}

/** The browser's own; undefined where it has none (old ones, and pages that are not served over https). */
export function browserLocks(): PageLocks | undefined {
  if (!('locks' in navigator)) return undefined;
  const take = (name: string, onStolen: () => void, force = false) =>
    new Promise<Release | null>((resolve) => {
      let isMine = false;
      navigator.locks
        .request(`dungeon-petz/game/${name}`, force ? { steal: true } : { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(null);
          isMine = true;
          return new Promise<void>((done) => resolve(done));
        })
        // Refused before it was had: the browser has locks, but not for this page, nor for its neighbours.
        .catch(() => (isMine ? onStolen() : resolve(() => undefined)));
    });
  return { take };
}
