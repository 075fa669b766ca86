/** The clock of the motions that are more than a tween: a step each frame, at the speed of the table. */
import type { GameObjects, Tweens } from 'phaser';
import type { TableKit } from '../kit.ts';

/** One unseen zone in each picture: it is gone as soon as another is drawn. */
const marks = new WeakMap<TableKit, GameObjects.Zone>();
/** Longer than anything takes. */
const LONG = 1e9;
/** A frame that took longer counts as this long: after a hiccup things go on where they were. */
const LONGEST_FRAME = 120;

/** Whether the picture drawn now is still the one there was when this was called. */
export function lifetime(kit: TableKit): () => boolean {
  const known = marks.get(kit);
  const mark = known?.active === true ? known : kit.scene.add.zone(0, 0, 1, 1);
  marks.set(kit, mark);
  return () => mark.active;
}

/** A tween that does nothing: it keeps the picture awake, and dies when a play is given up. */
function pulseOf({ scene }: TableKit, repeat = 0): Tweens.Tween {
  return scene.tweens.addCounter({ from: 0, to: 1, duration: LONG, repeat });
}

/**
 * Calls `step` with the milliseconds each frame took, until it says false. One that fails is over: the others, and the
 * game, go on.
 */
function eachFrame(
  kit: TableKit,
  step: (ms: number, now: number) => boolean,
  failed: () => void = () => undefined,
): void {
  const { events } = kit.scene;
  const frame = (now: number, delta: number) => {
    if (kit.held) return;
    let goesOn = false;
    try {
      goesOn = step(Math.min(LONGEST_FRAME, delta), now);
    } catch (error) {
      reportError(error);
      failed();
    }
    if (!goesOn) events.off('update', frame);
  };
  events.on('update', frame);
}

/**
 * For idling: calls `step` each frame with the milliseconds since the start, at an even pace at any speed, until
 * it says false or the picture is gone. When nothing has happened for a while the picture rests (`ui/rest.ts`): what
 * never ends, as this, does not keep it from that.
 */
export function loop(kit: TableKit, step: (ms: number) => boolean): void {
  const isAlive = lifetime(kit);
  const endless = () => pulseOf(kit, -1);
  let pulse = endless();
  let ms = 0;
  eachFrame(kit, (delta) => {
    if (!isAlive() || !step(ms)) {
      pulse.remove();
      return false;
    }
    if (pulse.isDestroyed()) pulse = endless();
    ms += delta;
    return true;
  });
}

/**
 * Calls `step` with 0 to 1 and the milliseconds since the start, and resolves after the last. Instant speed goes to
 * the end at once. If the picture is gone meanwhile, or the play is given up, it never resolves, and is forgotten with
 * the code that waits for it.
 */
export function run(kit: TableKit, ms: number, step: (t: number, at: number) => void): Promise<void> {
  if (kit.speed === 0 || ms <= 0) {
    step(1, ms);
    return Promise.resolve();
  }
  const isThere = lifetime(kit);
  const pulse = pulseOf(kit);
  let at = 0;
  return new Promise((done) => {
    const finish = () => {
      pulse.remove();
      done();
    };
    const frame = (delta: number) => {
      if (pulse.isDestroyed() || !isThere()) return false;
      step(Math.min(1, at / ms), Math.min(at, ms));
      if (at < ms) {
        at += delta * kit.speed;
        return true;
      }
      finish();
      return false;
    };
    eachFrame(kit, frame, finish);
  });
}

/** A pause in the same clock. */
export function pause(kit: TableKit, ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : run(kit, ms, () => undefined);
}
