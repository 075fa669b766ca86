/** Waiting for a bot's thought, which may be dropped at any moment: the state has jumped, a seat has changed hands. */

export class Cancellable {
  #drops = 0;
  #drop: () => void = () => undefined;

  /** Grows with every drop, so that a caller who waited can tell that its thought was dropped. */
  get drops(): number {
    return this.#drops;
  }

  /** Drops what is waited for, and wakes the callers. */
  drop(): void {
    this.#drops++;
    this.#drop();
  }

  /** What is made; null at once if it is dropped. */
  wait<T>(make: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const dropping = new AbortController();
    const dropped = new Promise<null>((done) => {
      this.#drop = () => {
        dropping.abort();
        done(null);
      };
    });
    return Promise.race([make(dropping.signal), dropped]);
  }
}
