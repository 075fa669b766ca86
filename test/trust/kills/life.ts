/**
 * One device over many misfortunes: deeds, then something goes wrong with the disk, the page is killed in the middle of
 * it, and opened again. Everything must be there but at most the deed in flight, and what is missing is reported.
 */

import { dice, pickOne, type Rng } from '../../../src/engine/kernel/rng.ts';
import { gameKey, progressKey, SLOTS } from '../../../src/session/profiles/profile-keys.ts';
import { isSaveTrouble } from '../../../src/session/saves/durable-slot.ts';
import type { AnyGameFile } from '../../../src/session/saves/game-file.ts';
import type { SessionManager } from '../../../src/session/session-manager.ts';
import { openSessions } from '../../kit/session.ts';
import { deeds, type PlayerDeed } from './deeds.ts';
import { Disk, FAULTS, type Fault } from './disk.ts';
import { known, knownNow, NO_HASH, soundCopies, type Value, valueIn } from './truth.ts';
import { Locks, twoTabs } from './two-tabs.ts';

/** The program gives up on the disk after this; for tests of seconds, and no minutes. */
const PATIENCE_MS = 4;
/** Most deeds between two kills. */
const MOST_DEEDS = 6;

/** What may happen to a disk between two openings of the page, besides what went wrong in writing. */
const BETWEEN = ['nothing', 'damaged', 'evicted', 'unreadable at first', 'two tabs'] as const;
type Between = (typeof BETWEEN)[number];

/** How many kills there were of each sort. */
export type Sorts = Record<string, number>;

export interface Lived {
  kills: number;
  deeds: number;
  sorts: Sorts;
  problems: string[];
}

/** Lives through so many kills. The same seed gives the same life, but for what the clock has a hand in. */
export async function live(kills: number, seed: string, old: readonly AnyGameFile[]): Promise<Lived> {
  const life = new Life(seed, old);
  const lived: Lived = { kills: 0, deeds: 0, sorts: {}, problems: [] };
  while (lived.kills < kills && lived.problems.length === 0) {
    const { sort, problem } = await life.once();
    lived.kills++;
    lived.sorts[sort] = (lived.sorts[sort] ?? 0) + 1;
    if (problem !== null) lived.problems.push(`life '${seed}', kill ${lived.kills} (${sort}): ${problem}`);
  }
  lived.deeds = life.deeds;
  return lived;
}

interface Once {
  sort: string;
  problem: string | null;
}

class Life {
  readonly #rng: Rng;
  readonly #choices: readonly [string, PlayerDeed][];
  #disk = new Disk();
  #sessions: SessionManager | null = null;
  readonly #old: readonly AnyGameFile[];
  /** Null: a browser that has none. */
  readonly #locks: Locks | null;
  /** What the store has taken, slot by slot. */
  #taken = new Map<string, Value>();
  #ids = 0;
  deeds = 0;

  constructor(seed: string, old: readonly AnyGameFile[]) {
    this.#rng = dice(`life ${seed}`);
    this.#old = old;
    this.#locks = this.#rng.below(4) === 0 ? null : new Locks();
    this.#choices = Object.entries(deeds(old)).flatMap(([name, [weight, deed]]) =>
      Array.from({ length: weight }, (): [string, PlayerDeed] => [name, deed]),
    );
  }

  /** Some deeds, a misfortune, a kill, and the page is opened again. */
  async once(): Promise<Once> {
    const fault = pickOne(FAULTS, this.#rng);
    const between = this.#rng.below(3) > 0 ? 'nothing' : pickOne(BETWEEN, this.#rng);
    const sort = `${fault}${between === 'nothing' ? '' : `, then ${between}`}`;
    try {
      const sessions = this.#sessions ?? (await this.#open());
      const problem = await this.#act(sessions, fault);
      if (problem !== null) return { sort, problem };
      return { sort, problem: await this.#killed(sessions, between) };
    } catch (error) {
      return { sort, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  async #open(): Promise<SessionManager> {
    this.#sessions = await this.#page(this.#disk);
    return this.#sessions;
  }

  /** A page of the game; it is the disk by which locks know it. */
  async #page(page: object): Promise<SessionManager> {
    const newId = () => `x${this.#ids++}`;
    const sessions = await openSessions(this.#disk, {
      locks: this.#locks?.of(page),
      patience: PATIENCE_MS,
      newId,
    });
    return sessions;
  }

  /** Deeds until the page is gone or enough was done. Null if every trouble was reported. */
  async #act(sessions: SessionManager, fault: Fault): Promise<string | null> {
    const disk = this.#disk;
    const lasts = fault === 'lies' ? 1 : 1 + this.#rng.below(6);
    const { id } = sessions.profiles.active;
    const prefix = this.#rng.below(4) === 0 ? progressKey(id) : gameKey(id, pickOne(SLOTS, this.#rng));
    disk.plan({ fault, after: this.#rng.below(8), lasts, prefix });
    for (let n = this.#rng.below(MOST_DEEDS) + 1; n > 0; n--) {
      const [, deed] = pickOne(this.#choices, this.#rng);
      this.deeds++;
      const done = Promise.resolve(deed(sessions, this.#rng));
      // Now and then the page is killed in the middle of a deed, before anything of it has settled.
      if (n === 1 && this.#rng.below(3) === 0) {
        done.catch(() => undefined);
        return null;
      }
      const isDone = await atMost(done, 60 * PATIENCE_MS);
      if (disk.isDead || !isDone) return null;
      const isSettled = await atMost(sessions.settled(), 60 * PATIENCE_MS);
      if (disk.isDead || !isSettled || (fault === 'lies' && disk.wentWrong)) break;
      if (sessions.deviceData.trouble === null) this.#take(sessions);
      else if (!isReported(sessions)) return `the store refuses, and no notice says so (${sessions.notice})`;
    }
    const isCalm = !disk.isDead && fault !== 'lies' && (await atMost(sessions.settled(), 60 * PATIENCE_MS));
    return isCalm && this.#rng.below(3) === 0 ? this.#recover(sessions) : null;
  }

  /** The disk is well again before the page is gone: everything goes in. */
  async #recover(sessions: SessionManager): Promise<string | null> {
    this.#disk.plan(null);
    sessions.deviceData.retry();
    await atMost(sessions.settled(), 30 * PATIENCE_MS);
    sessions.deviceData.retry();
    await atMost(sessions.settled(), 30 * PATIENCE_MS);
    const { trouble } = sessions.deviceData;
    if (trouble !== null) return `the disk is well again, but trouble stays: ${trouble}`;
    this.#take(sessions);
    return null;
  }

  /** The store has taken everything that is known. */
  #take(sessions: SessionManager): void {
    // The player who sat there before has written too.
    for (const [slot, texts] of this.#disk.sent) {
      const last = texts.at(-1);
      if (last !== undefined) this.#taken.set(slot, valueIn(slot, last));
    }
    for (const [slot, value] of knownNow(sessions)) this.#taken.set(slot, value);
    this.#disk.forgetSent();
  }

  async #killed(sessions: SessionManager, between: Between): Promise<string | null> {
    const before = this.#disk;
    before.isDead = true;
    this.#locks?.gone(before);
    sessions.leave();
    const hurt = await this.#betweenTimes(before, between);
    const again = await this.#open();
    if (between === 'evicted') return this.#afresh(again);
    const is = await known(again);
    const problem =
      this.#compare(is, before, hurt) ??
      (hurt !== null && isTheirs(again, hurt.slot) && again.notice === null
        ? `${hurt.slot} was damaged, and no notice says so`
        : null);
    this.#taken = is;
    return problem ?? (between === 'two tabs' ? this.#twoTabs(again) : null);
  }

  /** A second page comes while the first one plays, and both do as they please. */
  async #twoTabs(first: SessionManager): Promise<string | null> {
    if (first.resume() === null) first.goOn(pickOne(this.#old, this.#rng), 'free');
    await first.settled();
    const page = {};
    const second = await this.#page(page);
    const problem = await twoTabs(first, second, this.#rng, this.#locks !== null);
    this.#locks?.gone(page);
    await first.settled();
    this.#take(first);
    return problem;
  }

  /** The disk between two openings; what was damaged, and what should be found there instead. */
  async #betweenTimes(before: Disk, between: Between): Promise<{ slot: string; value: Value } | null> {
    this.#disk = before.reopened(this.#rng);
    if (between === 'evicted') this.#disk.texts.clear();
    if (between === 'unreadable at first') {
      this.#disk.blind = this.#rng.below(2) === 0 ? 'refuses' : 'never answers';
      const blind = await this.#open();
      if (!isSaveTrouble(blind.notice)) throw new Error(`nothing can be read, and no notice says so`);
      blind.leave();
      this.#locks?.gone(this.#disk);
      this.#disk = this.#disk.reopened(this.#rng);
    }
    return between === 'damaged' ? this.#damage() : null;
  }

  /** Half of the newest text of a game or a progress is gone. */
  #damage(): { slot: string; value: Value } | null {
    const slots = [...this.#taken.keys()].filter((slot) => slot !== 'profiles');
    if (slots.length === 0) return null;
    const slot = pickOne(slots, this.#rng);
    const [best, second] = soundCopies(this.#disk, slot);
    if (best === undefined) return null;
    const text = this.#disk.texts.get(best.key) ?? '';
    const ways = [text.slice(0, text.length / 2), '', `${text.slice(0, -9)}x${text.slice(-8)}`];
    this.#disk.texts.set(best.key, pickOne(ways, this.#rng));
    return { slot, value: second?.value ?? NO_HASH };
  }

  /** Nothing is left: a new player starts, and all works. */
  #afresh(sessions: SessionManager): string | null {
    this.#taken.clear();
    const found = [...knownNow(sessions)].filter(([slot, value]) => slot !== 'profiles' && value !== NO_HASH);
    if (found.length > 0 || sessions.profiles.all.length !== 1)
      return 'the disk was emptied, but something is there';
    return sessions.unfinished() === null ? null : 'the disk was emptied, but a game is offered';
  }

  #compare(is: Map<string, Value>, before: Disk, hurt: { slot: string; value: Value } | null): string | null {
    for (const [slot, value] of is) {
      if (slot === hurt?.slot) {
        if (value !== hurt.value) return `${slot} is ${value} instead of the older ${hurt.value}`;
        continue;
      }
      const sent = (before.sent.get(slot) ?? []).map((text) => valueIn(slot, text));
      const may = [this.#taken.get(slot) ?? NO_HASH, ...sent];
      if (slot === 'profiles') may.push('first:');
      // Thrown away, but only said to be: what lay below it, and was to go with it, is found instead.
      if (before.hasLied && sent.includes(NO_HASH))
        may.push(...soundCopies(this.#disk, slot).map((one) => one.value));
      if (!may.includes(value)) return `${slot} is ${value}; it may be ${may.join(' or ')}`;
    }
    return null;
  }
}

/** Trouble is reported at once, or as soon as another notice is dismissed. */
function isReported(sessions: SessionManager): boolean {
  if (!isSaveTrouble(sessions.notice)) sessions.dismissNotice();
  return isSaveTrouble(sessions.notice);
}

/** Whether a slot belongs to the player: the others see the notice when they sit down. */
function isTheirs(sessions: SessionManager, slot: string): boolean {
  const { id } = sessions.profiles.active;
  return slot === progressKey(id) || SLOTS.some((one) => gameKey(id, one) === slot);
}

/** Waits for work that may never end, as long as is sensible; whether it has ended. */
async function atMost(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), ms);
  });
  const isDone = await Promise.race([work.then(() => true), enough]);
  clearTimeout(timer);
  return isDone;
}
