/** A disk that misbehaves in every way a browser's may, over as many writes as wanted, and that a page can be killed over. */

import type { Rng } from '../../../src/engine/kernel/rng.ts';
import type { Store } from '../../../src/session/saves/store.ts';

/**
 * `dies`: the page is gone before the write is done. `half`: half of it is done, then the page is gone. `lies`: the
 * store says that it was done, but it was not. `full`, `forbidden`: refused. `hangs`: nothing is ever heard of it.
 * `late`: it arrives a few writes later, but before the next to its key. `slow`: it takes its time, within what one has
 * patience for. `oneSlot`: everything is taken but what belongs to one slot.
 */
export const FAULTS = [
  'dies',
  'half',
  'lies',
  'full',
  'forbidden',
  'hangs',
  'late',
  'slow',
  'oneSlot',
] as const;
export type Fault = (typeof FAULTS)[number];
/** How reading fails when the page is opened. */
type Blindness = 'refuses' | 'never answers';

interface Plan {
  fault: Fault;
  /** Writes that are done before it begins, and how many it then concerns. */
  after: number;
  lasts: number;
  prefix: string;
}

const NEVER = new Promise<never>(() => undefined);

/** `save/first/level/2` belongs to the slot `save/first/level`. */
export const prefixOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

export class Disk implements Store {
  readonly texts: Map<string, string>;
  /** The page is gone: nothing is done any more. */
  isDead = false;
  /** Something was refused, never answered or lied about since the plan began. */
  wentWrong = false;
  /** Something was said to be done, but was not. */
  hasLied = false;
  /** What was sent to each slot, done or not, since `forgetSent`. */
  readonly sent = new Map<string, string[]>();
  blind: Blindness | null = null;
  #plan: Plan | null = null;
  #late: { key: string; due: number; arrive: () => void }[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.texts = new Map(texts);
  }

  /** From the next writes on something goes wrong; null: all goes well again. */
  plan(plan: Plan | null): void {
    this.#plan = plan;
    this.wentWrong = false;
  }

  forgetSent(): void {
    this.sent.clear();
  }

  get(key: string): Promise<string | null> {
    return this.#reading(() => this.texts.get(key) ?? null);
  }

  keys(): Promise<string[]> {
    return this.#reading(() => [...this.texts.keys()]);
  }

  set(key: string, text: string): Promise<void> {
    const slot = prefixOf(key);
    if (!this.isDead) this.sent.set(slot, [...(this.sent.get(slot) ?? []), text]);
    return this.#write(
      key,
      () => this.texts.set(key, text),
      () => this.texts.set(key, text.slice(0, text.length / 2)),
    );
  }

  remove(key: string): Promise<void> {
    return this.#write(
      key,
      () => this.texts.delete(key),
      () => undefined,
    );
  }

  alone<T>(_: string, work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** The same disk after the page was killed; what was still on its way arrives or is lost. */
  reopened(rng: Rng): Disk {
    for (const { arrive } of this.#late.splice(0)) if (rng.below(2) === 0) arrive();
    return new Disk(this.texts);
  }

  #reading<T>(read: () => T): Promise<T> {
    if (this.isDead || this.blind === 'never answers') return NEVER;
    return this.blind === 'refuses' ? Promise.reject(new Error('unreadable')) : Promise.resolve(read());
  }

  /** The fault that this write meets. */
  #meets(key: string): Fault | null {
    const plan = this.#plan;
    if (plan === null || (plan.fault === 'oneSlot' && prefixOf(key) !== plan.prefix)) return null;
    if (plan.after-- > 0) return null;
    return plan.lasts-- > 0 ? plan.fault : null;
  }

  #write(key: string, whole: () => unknown, half: () => unknown): Promise<void> {
    if (this.isDead) return NEVER;
    // A browser writes what goes to one key in the order in which it was asked to.
    for (const one of this.#late) one.due = one.key === key ? 0 : one.due - 1;
    for (const one of this.#late.filter(({ due }) => due <= 0)) one.arrive();
    this.#late = this.#late.filter(({ due }) => due > 0);
    const fault = this.#meets(key);
    if (fault !== null && fault !== 'slow') this.wentWrong = true;
    switch (fault) {
      case null:
        whole();
        return Promise.resolve();
      case 'slow':
        return new Promise((done) => {
          setTimeout(() => {
            if (this.isDead) return;
            whole();
            done();
          }, 1);
        });
      case 'lies':
        this.hasLied = true;
        return Promise.resolve();
      case 'full':
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      case 'forbidden':
      case 'oneSlot':
        return Promise.reject(new DOMException('no', 'InvalidStateError'));
      case 'late':
        return new Promise((done) => {
          const arrive = (): void => {
            whole();
            done();
          };
          this.#late.push({ key, due: 3, arrive });
        });
      case 'hangs':
        return NEVER;
      default:
        if (fault === 'half') half();
        this.isDead = true;
        return NEVER;
    }
  }
}
