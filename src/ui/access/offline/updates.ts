/** What the page does about new versions and about staying on the device; `src/offline/policy.ts` decides. */

import { BusyLock, whenNobodyIsBusy } from '../../../offline/busy.ts';
import { devicePlace } from '../../../offline/device.ts';
import type { NoteBook } from '../../../offline/device-notes.ts';
import { firstEvents } from '../../../offline/first-events.ts';
import {
  isBusy,
  looksAgain,
  type OfflineSign,
  offlineSignOf,
  type PageState,
  reloadsNow,
  takesAtOnce,
} from '../../../offline/policy.ts';
import { register, skipWaiting } from '../../../offline/registration.ts';
import { Emitter } from '../../../session/emitter.ts';
import { isInstalled } from './install.ts';

interface UpdatesDeps {
  notes: NoteBook;
  whereabouts(): PageState;
  /** Whether games are saved here. */
  hasSaves(): boolean;
  /** Resolves when everything is written that can be. */
  settled(): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** How long a version may take to take over; the others wait with their games until then. */
const TAKE_OVER_MS = 10_000;

export class Updates extends Emitter {
  readonly #deps: UpdatesDeps;
  readonly #lock = new BusyLock();
  readonly place = devicePlace({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    standsAlone: isInstalled(),
  });
  #registration: ServiceWorkerRegistration | null = null;
  #isReady = false;
  #isOther = false;
  #hasAsked = false;
  #isLooked = 0;
  /** Whether the new version could not be taken because of a game in another window. */
  isHeld = false;

  constructor(deps: UpdatesDeps) {
    super();
    this.#deps = deps;
  }

  /** Registers the service worker. A version that lay ready is taken at once if no player is disturbed. */
  async open(): Promise<void> {
    this.#isLooked = this.#deps.now();
    this.moved();
    this.#registration = await register({
      onReady: () => {
        this.#isReady = true;
        this.emit();
      },
      onWaiting: () => this.emit(),
      onTakenOver: () => {
        this.#isOther = true;
        void this.#follow();
      },
    });
    const isTouched = navigator.userActivation?.hasBeenActive ?? true;
    if (takesAtOnce({ ...this.#deps.whereabouts(), isWaiting: this.isWaiting, isTouched })) {
      await this.take(false);
    }
    this.emit();
  }

  /** Whether a new version lies ready. */
  get isWaiting(): boolean {
    return (this.#registration?.waiting ?? null) !== null;
  }

  /** The sign at the title; null if there is none. */
  sign(): OfflineSign | null {
    const { notes, whereabouts, hasSaves } = this.#deps;
    return offlineSignOf({
      ...notes.value,
      ...whereabouts(),
      isWaiting: this.isWaiting,
      isReady: this.#isReady,
      place: this.place,
      canAsk: firstEvents.prompt !== null,
      hasSaves: hasSaves(),
    });
  }

  /** The page shows something else, or a game was opened or left. */
  moved(): void {
    const { whereabouts, now } = this.#deps;
    const at = whereabouts();
    this.isHeld = false;
    this.#lock.hold(isBusy(at));
    if (this.#isOther) void this.#follow();
    if (this.#registration !== null && looksAgain(at, this.#isLooked, now())) {
      this.#isLooked = now();
      this.#registration.update().catch(() => undefined);
    }
    this.emit();
  }

  /** Takes the new version, unless a game runs in any window. `isWished`: the player has pressed for it. */
  async take(isWished: boolean): Promise<void> {
    const registration = this.#registration;
    if (registration === null || isBusy(this.#deps.whereabouts())) return;
    await this.#deps.settled();
    const isTaken = await whenNobodyIsBusy(async () => {
      this.#hasAsked = true;
      skipWaiting(registration);
      // The page goes within this time.
      await new Promise((done) => setTimeout(done, TAKE_OVER_MS));
      this.#hasAsked = false;
    }, isWished);
    this.isHeld = !isTaken && isWished;
    this.emit();
  }

  /** What the sign says has been read, or is not wanted: it is not said again. */
  wave(sign: OfflineSign): void {
    const { notes } = this.#deps;
    if (sign === 'ready') notes.change({ saidReady: true });
    else notes.change({ declined: true });
    this.emit();
  }

  /** Goes to the version that has taken over, as soon as nothing can be lost. */
  async #follow(): Promise<void> {
    if (!reloadsNow(this.#deps.whereabouts(), this.#hasAsked)) return;
    await this.#deps.settled();
    if (reloadsNow(this.#deps.whereabouts(), this.#hasAsked)) window.location.reload();
  }
}
