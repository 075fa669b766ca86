/** A store that misbehaves at exactly one write, in every way a browser's may, and that a page can be killed over. */
import type { Store } from '../../src/session/saves/store.ts';

/**
 * `dies`: the page is gone before the write is done. `half`: half of it is done, then the page is gone. `drops`: the
 * store says that it was done, but it was not. `fails`: it is refused. `hangs`: nothing is ever heard of it. `late`: the
 * same, but it arrives in the end, when it is no longer awaited.
 */
export const DEADLY = ['dies', 'half', 'drops'] as const;
export const PASSING = ['fails', 'hangs', 'late'] as const;
export type Fault = (typeof DEADLY)[number] | (typeof PASSING)[number];

const NEVER = new Promise<never>(() => undefined);

export class KillStore implements Store {
  readonly texts: Map<string, string>;
  /** How many writes there were, removals among them. */
  writes = 0;
  /** The page is gone: nothing is done any more. */
  isDead = false;
  /** The number of the write that was said to be done, but was not; 0: none was. */
  dropped = 0;
  #plan: { at: number; fault: Fault } | null = null;
  #late: (() => void)[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.texts = new Map(texts);
  }

  /** The write of that number, counted from 1, goes wrong. */
  plan(at: number, fault: Fault): this {
    this.#plan = { at, fault };
    return this;
  }

  get(key: string): Promise<string | null> {
    return this.isDead ? NEVER : Promise.resolve(this.texts.get(key) ?? null);
  }

  set(key: string, text: string): Promise<void> {
    return this.#write(
      () => this.texts.set(key, text),
      () => this.texts.set(key, text.slice(0, text.length / 2)),
    );
  }

  remove(key: string): Promise<void> {
    return this.#write(
      () => this.texts.delete(key),
      () => undefined,
    );
  }

  keys(): Promise<string[]> {
    return this.isDead ? NEVER : Promise.resolve([...this.texts.keys()]);
  }

  alone<T>(_: string, work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine;
    return mine;
  }

  #write(whole: () => unknown, half: () => unknown): Promise<void> {
    if (this.isDead) return NEVER;
    const fault = ++this.writes === this.#plan?.at ? this.#plan.fault : null;
    switch (fault) {
      case null:
        whole();
        return Promise.resolve();
      case 'drops':
        this.dropped = this.writes;
        return Promise.resolve();
      case 'fails':
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      case 'late':
        this.#late.push(whole);
        return NEVER;
      case 'hangs':
        return NEVER;
      default:
        if (fault === 'half') half();
        this.isDead = true;
        return NEVER;
    }
  }

  /** The same disk after the page was killed; what was still on its way has arrived. */
  reopened(): KillStore {
    for (const arrive of this.#late.splice(0)) arrive();
    return new KillStore(this.texts);
  }
}
