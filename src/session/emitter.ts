/** Listeners of something that changes. */
export class Emitter<News extends unknown[] = []> {
  readonly #listeners = new Set<(...news: News) => void>();

  /** Calls the listener at every change from now on, until what is given back is called. */
  subscribe(listener: (...news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells everybody who listens now, also where one of them stops listening meanwhile. */
  protected emit(...news: News): void {
    for (const listener of [...this.#listeners]) listener(...news);
  }

  /** Removes all listeners. */
  protected removeListeners(): void {
    this.#listeners.clear();
  }
}
